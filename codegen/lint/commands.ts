import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { execute } from './execute';
import type { LintProblem } from './problem';

/** A checker that runs in its own process, whose output is read here. */
interface Command {
  /** The script that Node runs, below `node_modules`. */
  script: string;
  arguments: readonly string[];
  read(output: string, root: string): LintProblem[];
}

const TYPES: Command = {
  script: 'typescript-7/bin/tsc',
  // One checker: several would each analyse the shared files again, and the other steps use the other cores.
  arguments: ['--noEmit', '--pretty', 'false', '--checkers', '1'],
  read: readTypescript,
};

const STYLE: Command = {
  script: '@biomejs/biome/bin/biome',
  arguments: ['check', '--reporter=github', '--max-diagnostics=none', '--colors=off', '--error-on-warnings'],
  read: readBiome,
};

/** The console's own code, which runs in a browser and knows other globals. */
const CONSOLE = 'console/app';

/**
 * Types, by the native TypeScript compiler, which takes a quarter of the time of the JavaScript one, which other code
 * uses as a library.
 * @param signal ends the check early; then it throws
 */
export async function checkTypes(root: string, signal?: AbortSignal): Promise<LintProblem[]> {
  const ofConsole = { ...TYPES, arguments: [...TYPES.arguments, '--project', CONSOLE] };
  const programs = existsSync(join(root, CONSOLE)) ? [TYPES, ofConsole] : [TYPES];
  const found = await Promise.all(programs.map((program) => run(program, root, signal)));
  return found.flat();
}

/** Format, imports' order and code style, by Biome. */
export const checkStyle = (root: string): Promise<LintProblem[]> => run(STYLE, root);

async function run(command: Command, root: string, signal?: AbortSignal): Promise<LintProblem[]> {
  const script = join(root, 'node_modules', command.script);
  const { code, output, errors } = await execute(process.execPath, [script, ...command.arguments], root, signal);
  const problems = command.read(`${output}\n${errors}`, root);
  if (code !== 0 && problems.length === 0) {
    throw new Error(`${command.script} ended with ${code} and said nothing that can be read:\n${output}${errors}`);
  }
  return problems;
}

/**
 * `file(line,column): error TS1234: text`, continued on indented lines; without a file when the configuration is meant.
 */
export function readTypescript(output: string): LintProblem[] {
  const problems: LintProblem[] = [];
  for (const line of output.split('\n')) {
    const match = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/.exec(line);
    if (match) {
      const [, file = 'tsconfig.json', row = '1', column = '1', rule = '', message = ''] = match;
      problems.push({ file, line: Number(row), column: Number(column), rule, message });
    } else if (/^\s+\S/.test(line) && problems.length > 0) {
      (problems.at(-1) as LintProblem).message += ` ${line.trim()}`;
    }
  }
  return problems;
}

/** GitHub's annotations, `::error title=rule,file=…,line=…,col=…::text`, with its escapes. */
export function readBiome(output: string, root: string): LintProblem[] {
  return output.split('\n').flatMap((line) => {
    const match = /^::(?:error|warning) (.*?)::(.*)$/.exec(line);
    if (!match) return [];
    const fields = new Map((match[1] as string).split(',').map((field) => field.split('=', 2) as [string, string]));
    const path = unescaped(fields.get('file') ?? '');
    return [
      {
        file: (isAbsolute(path) ? relative(root, path) : path).split(sep).join('/'),
        line: Number(fields.get('line') ?? 1),
        column: Number(fields.get('col') ?? 1),
        rule: fields.get('title') ?? 'biome',
        message: unescaped(match[2] as string),
      },
    ];
  });
}

function unescaped(text: string): string {
  return text
    .replaceAll('%0A', ' ')
    .replaceAll('%0D', '')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
