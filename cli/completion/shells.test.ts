import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FROM_SOURCE } from '../own-code';

const ROOT = path.join(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'contrato-shells-'));
const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, HOME: folder, TERM: 'dumb' };

// The command as a package would install it.
const executable = path.join(folder, 'contrato');
writeFileSync(
  executable,
  `#!/bin/sh\nexec "${process.execPath}" ${FROM_SOURCE.map((word) => `"${word}"`).join(' ')} "${ROOT}/cli/contrato.ts" "$@"\n`,
);
chmodSync(executable, 0o755);
for (const file of ['transactions.csv', 'two words.csv', 'day 1:23.csv']) writeFileSync(path.join(folder, file), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const has = (shell: string) => spawnSync(shell, ['--version']).status === 0;

/** Runs a script of a shell. @returns the lines that it prints */
function lines(shell: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(shell, args, { cwd: folder, env, encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(`${shell} ended with ${status}: ${stdout}${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('in bash', () => {
  /**
   * Completes a line as bash does at a Tab: with the function that is registered, and the words as readline cuts them.
   */
  const complete = (...words: string[]) =>
    lines('bash', [
      '--norc',
      '-euc',
      `source <(contrato completion bash)
       [[ $(complete -p contrato) == 'complete -F _contrato contrato' ]]
       compopt() { :; }
       COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
       _contrato
       printf '%s\\n' "\${COMPREPLY[@]}"`,
      'bash',
      ...words,
    ]);

  it('completes commands, options and values', () => {
    expect(complete('contrato', 'ev')).toEqual(['events']);
    expect(complete('contrato', 'events', '')).toEqual(['list', 'replay']);
    expect(complete('contrato', 'events', 'list', '--cl')).toEqual(['--client']);
    expect(complete('contrato', 'chaos', '--database', 'p')).toEqual(['postgres', 'pgbouncer']);
    expect(complete('contrato', 'chaos', '--database', '=', 's')).toEqual(['sqlite']);
    expect(complete('contrato', 'chaos', '--database', '=')).toEqual(['sqlite', 'postgres', 'pgbouncer']);
  });

  it('completes names with a colon, at which bash cuts words', () => {
    expect(complete('contrato', 'diff')).toEqual(['diff', 'diff:judge']);
    expect(complete('contrato', 'diff', ':')).toEqual(['judge']);
    expect(complete('contrato', 'diff', ':', 'j')).toEqual(['judge']);
    expect(complete('contrato', 'diff', ':', 'judge', '--ea')).toEqual(['--each']);
    expect(complete('contrato', 'help', 'diff', ':', 'j')).toEqual(['judge']);
  });

  it('completes paths where files are named, spaces and all, and runs nothing of what is typed', () => {
    expect(complete('contrato', 'reconcile', '--service', 't').sort()).toEqual(['transactions.csv', 'two words.csv']);
    expect(complete('contrato', 'reconcile', '--service', 'two\\ w')).toEqual(['two words.csv']);
    expect(complete('contrato', 'reconcile', '--service', '=', 'two\\ w')).toEqual(['two words.csv']);
    expect(complete('contrato', 'reconcile', '--service', 'day 1', ':', '2')).toEqual(['23.csv']);
    expect(complete('contrato', 'reconcile', '--service', '=', 'day 1', ':', '2')).toEqual(['23.csv']);
    expect(complete('contrato', 'reconcile', '$(touch made)', '--service', 'made')).toEqual([]);
  });
});

(has('zsh') ? describe : describe.skip)('in zsh', () => {
  /** Types a line into an interactive shell, presses Tab, and reads the line that stands there then. */
  const complete = (line: string) => {
    const script = `
      zmodload zsh/zpty
      zpty -b z zsh -f -i
      zpty -w z 'PS1=; autoload -Uz compinit; compinit -u -D; source <(contrato completion zsh)'
      zpty -w z 'say() { print -r -- "<""$BUFFER"">" }; zle -N say; bindkey "^G" say; print -r -- rea""dy'
      zpty -r z seen '*ready*'
      zpty -w -n z "$1"$'\\t\\C-G'
      zpty -r z seen '*<*>*'
      print -r -- "\${\${seen##*<}%%>*}"`;
    return lines('zsh', ['-f', '-c', script, 'zsh', line]).map((one) => one.trim());
  };

  it.each([
    ['contrato ev', 'contrato events'],
    ['contrato onboard rotate a', 'contrato onboard rotate api-key'],
    ['contrato chaos --database po', 'contrato chaos --database postgres'],
    ['contrato diff:j', 'contrato diff:judge'],
    ['contrato reconcile --service tr', 'contrato reconcile --service transactions.csv'],
    ['contrato reconcile --service=tr', 'contrato reconcile --service=transactions.csv'],
    ['contrato reconcile --service two\\ w', 'contrato reconcile --service two\\ words.csv'],
    ['contrato reconcile --service "two', 'contrato reconcile --service "two words.csv"'],
    ['contrato reconcile --service=day\\ 1:', 'contrato reconcile --service=day\\ 1:23.csv'],
  ])('%s becomes %s', (line, whole) => {
    expect(complete(line)).toEqual([whole]);
  });
});

(has('fish') ? describe : describe.skip)('in fish', () => {
  const complete = (line: string) =>
    lines('fish', ['--no-config', '-c', 'contrato completion fish | source; complete -C $argv[1]', line]);

  it.each([
    ['contrato ev', ['events\tshows events that were not delivered to clients, and sends them again']],
    [
      'contrato chaos --database ',
      ['sqlite', 'postgres', 'pgbouncer'].map((name) => `${name}\tthe database of the server`),
    ],
    ['contrato diff:j', ['diff:judge\tcompares the verdicts of diff with those of oasdiff']],
    ['contrato reconcile --service tr', ['transactions.csv']],
    ['contrato reconcile --service=tr', ['--service=transactions.csv']],
    ['contrato reconcile --service two\\ w', ['two words.csv']],
    ['contrato reconcile --service "two', ['two words.csv']],
    ["contrato reconcile --service='two", ['--service=two words.csv']],
    ['contrato reconcile --service=day\\ 1:', ['--service=day 1:23.csv']],
  ])('%s can become %j', (line, words) => {
    expect(complete(line).sort()).toEqual([...words].sort());
  });
});
