import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readSarif } from '../../cli/report/testing/read-sarif';
import { edit, replacing, tinySpec, writeSpec } from '../../codegen/testing/tiny';
import { TestClient } from '../conformance/testing/client';
import { asShell, githubLines, githubWorkflow, gitlabLines, reportsOf } from './pipelines';
import { STEPS } from './steps';

const ROOT = path.join(__dirname, '../..');
const made: string[] = [];
afterAll(() => made.map((folder) => rmSync(folder, { recursive: true, force: true })));

/** Adds what npm finds the project's commands by, so that they run in a folder. */
function addProject(folder: string): void {
  made.push(folder);
  for (const name of ['package.json', 'cli']) symlinkSync(path.join(ROOT, name), path.join(folder, name));
}

/**
 * A checkout of the project with a small contract of its own, where this one has no commit yet that is not on the base.
 */
function checkout(): string {
  const texts = Object.entries(tinySpec()).map(([file, content]) => [`spec/${file}`, content] as const);
  const folder = writeSpec(Object.fromEntries(texts));
  addProject(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit(folder);
  return folder;
}

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();

function commit(folder: string): void {
  git(folder, 'add', 'spec');
  git(
    folder,
    '-c',
    'user.name=t',
    '-c',
    'user.email=t@example.com',
    '-c',
    'commit.gpgsign=false',
    'commit',
    '-qm',
    'a',
  );
}

interface Ended {
  status: number | null;
  output: string;
}

/** Runs a line of a pipeline where its checkout lies. */
async function run(line: string, cwd: string, environment: Record<string, string>): Promise<Ended> {
  const [file = '', ...words] = asShell(line);
  const child = spawn(file, words, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, complaints, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, output: output + complaints };
}

const only = (lines: readonly string[] | undefined): string => lines?.[0] ?? '';
const [github, gitlab] = [githubLines(), gitlabLines()];

describe('the pipelines that are ready for a company', () => {
  it('do the same, and what npm test does without a client and without a base is done there, as it stands', () => {
    const asGitlab = (line: string): string =>
      line.replace('HEAD^1', '"$CI_MERGE_REQUEST_DIFF_BASE_SHA"').replace(/ --report github$/, '');
    const translated = Object.entries(github).map(([job, lines]) => [job, lines.map(asGitlab)]);
    expect(gitlab).toEqual(Object.fromEntries(translated));
    const elsewhere = [...(github.lint ?? []), ...(github.contract ?? [])];
    expect(elsewhere.length).toBe(3);
    expect(STEPS.map(({ command }) => command)).toEqual(expect.arrayContaining(elsewhere.map(asShell)));
    expect(Object.keys(github).sort()).toEqual(['conformance', 'contract', 'diff', 'lint']);
  });

  it('run on GitHub again when a label is set, and may show findings in a private repository', () => {
    const { on, jobs } = githubWorkflow();
    expect(on.pull_request.types).toEqual(['opened', 'synchronize', 'reopened', 'labeled', 'unlabeled']);
    const permissions = Object.values(jobs).map((job) => job.permissions);
    expect(permissions).toEqual(
      permissions.map(() => ({ contents: 'read', actions: 'read', 'security-events': 'write' })),
    );
  });

  it.each([
    ['GitHub', only(github.diff)],
    ['GitLab', only(gitlab.diff)],
  ])('fail on %s where a change breaks partners, and show it at its line', async (name, line) => {
    const folder = checkout();
    const base = git(folder, 'rev-parse', 'HEAD');
    edit(folder, 'spec/schemas/things.yaml', replacing('[RED, BLUE]', '[RED]'));
    commit(folder);
    const summary = path.join(folder, 'summary.md');
    const { status, output } = await run(line, folder, {
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
      GITHUB_STEP_SUMMARY: summary,
    });
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('1 breaking') });
    expect(reportsOf(line).filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    const [found] = readSarif(readFileSync(path.join(folder, 'reports/diff.sarif'), 'utf8'), folder);
    expect(found).toMatchObject({ level: 'error', file: 'spec/schemas/things.yaml', line: 2 });
    expect(readFileSync(path.join(folder, 'reports/diff.md'), 'utf8')).toContain(
      '| error | `spec/schemas/things.yaml:2',
    );
    expect(existsSync(path.join(folder, 'reports/diff.html'))).toBe(true);
    // What GitHub reads from the output, and from the file that it names.
    expect(output.includes('::error file=spec/schemas/things.yaml,line=2')).toBe(name === 'GitHub');
    expect(existsSync(summary)).toBe(name === 'GitHub');
  });

  it.each([
    ['GitHub', only(github.conformance)],
    ['GitLab', only(gitlab.conformance)],
  ])('judge the endpoints of a client on %s', async (_, line) => {
    const pair = { apiKey: 'key-1', apiSecret: Buffer.from('a secret of the pipeline').toString('base64') };
    const client = new TestClient(pair, {});
    const folder = mkdtempSync(path.join(tmpdir(), 'contrato-pipeline-'));
    addProject(folder);
    try {
      const { status, output } = await run(line, folder, {
        CLIENT_URL: await client.listen(),
        CONFORMANCE_API_KEY: pair.apiKey,
        CONFORMANCE_API_SECRET: pair.apiSecret,
      });
      expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('0 failed') });
      expect(reportsOf(line).filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    } finally {
      await client.close();
    }
  });
});
