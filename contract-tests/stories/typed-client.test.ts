import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { FROM_SOURCE } from '../../cli/own-code';
import { useSandbox } from './story';

const ROOT = join(__dirname, '../..');
const guide = readFileSync(join(ROOT, 'docs/guides/typed-client.md'), 'utf8');

/** The blocks of a language, as one text. */
const blocks = (language: string): string =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text).join('\n');

const program = blocks('ts');
/** The path of a partner's file: in the package, so that it knows itself by its name. */
const FILE = join(ROOT, 'docs/guides/typed-client.ts');

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options: plain } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [FILE] }, ts.sys, ROOT);
/** The package's entries are its sources here, as the guide says for those who follow in a checkout. */
const CONDITION = 'contrato-source';
const options = { ...plain, customConditions: [CONDITION] };

function mistakesIn(text: string): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => (file === FILE ? text : readFile(file));
  host.fileExists = (file) => file === FILE || fileExists(file);
  const checked = ts.createProgram([FILE], { ...options, incremental: false, tsBuildInfoFile: undefined }, host);
  const source = checked.getSourceFile(FILE);
  const found = [...checked.getSyntacticDiagnostics(source), ...checked.getSemanticDiagnostics(source)];
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the guide to the typed client', () => {
  const server = useSandbox();

  it('compiles, and would not if the contract were another', () => {
    expect(mistakesIn(program)).toEqual([]);
    expect(mistakesIn(program.replace("owner_type: 'USER'", "owner_type: 'NOBODY'"))).not.toEqual([]);
  });

  it('prints what it says', async () => {
    const module = ts.ModuleKind.CommonJS;
    const { outputText } = ts.transpileModule(program, { compilerOptions: { ...options, module } });
    const run = promisify(execFile)(
      process.execPath,
      ['--conditions', CONDITION, ...FROM_SOURCE, '--eval', outputText],
      {
        cwd: ROOT,
        env: { ...process.env, CONTRATO_URL: server().url },
      },
    );
    expect((await run).stdout).toBe(blocks('text').replace('\n\n', '\n'));
  });
});
