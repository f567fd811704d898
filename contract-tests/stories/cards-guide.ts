import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A block of commands in a guide, with what the guide says that it prints. */
interface Block {
  heading: string;
  commands: string;
  /** Null when the guide shows no output. */
  printed: string | null;
}

/** The blocks of `bash` in a guide; a block of `text` right after one is its output. */
export function readGuide(file: string): Block[] {
  const text = readFileSync(path.join(__dirname, '../../docs/guides', file), 'utf8');
  const blocks: Block[] = [];
  let heading = '';
  for (const match of text.matchAll(/^(?:#+ (.+)|```(bash|text)\n([\s\S]*?)^```)$/gm)) {
    const [, title, language, content = ''] = match;
    const last = blocks.at(-1);
    if (title !== undefined) heading = title;
    else if (language === 'bash') blocks.push({ heading, commands: content, printed: null });
    else if (last !== undefined) last.printed = content;
  }
  return blocks;
}

const END = '<end of block>';

/** A shell that runs one block after another, as somebody would paste them. */
export class Shell {
  private readonly child: ChildProcessWithoutNullStreams;
  private text = '';
  private hasEnded = false;
  private notify: () => void = () => undefined;
  private readonly ready: Promise<unknown>;

  constructor(environment: Record<string, string>) {
    // Interactive, so that job lines are printed and `!` means history, as where a person pastes; without prompts.
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, HISTFILE: '', ...environment };
    // Without a terminal its jobs are in its own group of processes, which a group of its own keeps apart from the
    // tests. Errors go the way of what is printed, so that both come in the order in which they were written.
    this.child = spawn('bash', ['-c', 'exec env PS1= PS2= bash --norc --noprofile --noediting -i 2>&1'], {
      env,
      detached: true,
    });
    this.child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.text += chunk;
      this.notify();
    });
    this.child.stdin.on('error', () => undefined);
    this.child.on('exit', () => {
      this.hasEnded = true;
      this.notify();
    });
    // What it says first is that there is no terminal.
    this.ready = this.print('true');
  }

  /**
   * @returns what the commands print, errors and job lines included
   * @throws Error with what they printed, if the shell ends
   */
  async run(commands: string): Promise<string> {
    await this.ready;
    return this.print(commands);
  }

  private async print(commands: string): Promise<string> {
    this.text = '';
    this.child.stdin.write(`${commands}\necho '${END}'\n`);
    while (!this.text.includes(`${END}\n`)) {
      if (this.hasEnded) throw new Error(`the shell has ended: ${this.text}`);
      await new Promise<void>((resolve) => {
        this.notify = resolve;
      });
    }
    return this.text.replace(`${END}\n`, '');
  }

  /** The value of a variable. */
  async read(name: string): Promise<string> {
    return (await this.run(`echo "$${name}"`)).trim();
  }

  /** Ends the shell as a closed terminal does, also if a command of it never ends. */
  async close(): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.child, 'exit');
    process.kill(-(this.child.pid as number), 'SIGHUP');
    await ended;
  }
}

/** Declares a test for each block of a guide: pasted into a shell, it prints what the guide says. */
export function itPrintsWhatItSays(blocks: readonly Block[], shell: () => Shell): void {
  it.each(blocks.map((block, i) => [i + 1, block.heading, block] as const))(
    'prints in block %i, "%s", what it says',
    async (_, __, block) => {
      expect(await shell().run(block.commands)).toBe(block.printed ?? '');
    },
  );
}
