import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declare, UsageError } from '../declaration';
import { parse } from '../program';
import { type CommandReport, placeOf } from './findings';
import { annotations } from './github';
import { markdown } from './markdown';
import { reportOption } from './options';
import { sarif } from './sarif';
import { readSarif } from './testing/read-sarif';
import { prepareFolder, prepareReports, writeReports, writeTo } from './write';

const ROOT = path.join(__dirname, '../..');
const place = { file: 'spec/openapi.yaml', line: 3, column: 2 };
const REPORT: CommandReport = {
  command: 'contract',
  headline: '1 operation: 2 failed',
  rules: { 'answer-schema': 'A body follows its schema.', journey: 'A journey goes as it should.' },
  findings: [
    {
      rule: 'answer-schema',
      level: 'error',
      message: 'balance: 100% wrong | "<b>"',
      details: ['in current'],
      place,
      pointer: '/data/balance',
    },
    { rule: 'journey', level: 'note', message: 'it rains', place: null },
  ],
  suites: [
    {
      name: 'contract current',
      cases: [
        { group: 'openapi.getUser', name: '200 found', seconds: 0.0124, outcome: 'passed' },
        {
          group: 'openapi.getUser',
          name: '404',
          outcome: 'failed',
          message: 'says <"&\u0000\u0007\ufffe\ud800',
          text: ['says', ''],
        },
        { group: 'openapi.getUser', name: '425', outcome: 'skipped', message: 'not shown' },
      ],
    },
  ],
};
const command = declare({
  name: 'lint',
  summary: '',
  options: { report: reportOption },
  examples: [],
  run: () => 0,
});
const reportsOf = (...words: string[]) => parse(command, words).values.report as Parameters<typeof writeReports>[0];

describe('--report', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-report-'));
  const fileOf = (name: string) => path.join(folder, 'made', name);
  const read = (name: string) => readFileSync(fileOf(name), 'utf8');
  const printed: string[] = [];
  beforeAll(() => {
    const print = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    const words = ['junit', 'sarif', 'markdown'].map((form) => `--report=${form}=${fileOf(form)}`);
    const environment = { GITHUB_STEP_SUMMARY: fileOf('summary') };
    writeReports(reportsOf(...words, '--report', 'github'), REPORT, environment);
    writeReports(reportsOf('--report', 'github'), { ...REPORT, findings: [] }, environment);
    print.mockRestore();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes SARIF that follows its schema, with each finding at its line and its rule in words', () => {
    expect(readSarif(read('sarif'), ROOT)).toEqual([
      {
        rule: 'answer-schema',
        words: 'A body follows its schema.',
        level: 'error',
        message: 'balance: 100% wrong | "<b>"\nin current',
        file: 'spec/openapi.yaml',
        line: 3,
        pointer: '/data/balance',
      },
      expect.objectContaining({ rule: 'journey', level: 'note', file: 'spec/openapi.yaml', line: 1 }),
    ]);
  });

  it('writes a finding to SARIF as the same one when its line moves, and its file as an address', () => {
    const resultAt = (line: number, file = 'spec/a b.yaml') => {
      const findings = [{ rule: 'journey', level: 'note', message: 'it rains', place: { file, line } } as const];
      return JSON.parse(sarif({ ...REPORT, findings })).runs[0].results[0];
    };
    const prints = [resultAt(3), resultAt(4), resultAt(3, 'spec/b.yaml')].map((one) => one.partialFingerprints);
    expect(prints[1]).toEqual(prints[0]);
    expect(prints[2]).not.toEqual(prints[0]);
    expect(resultAt(3).locations[0].physicalLocation.artifactLocation.uri).toBe('spec/a%20b.yaml');
  });

  it('shows as many findings as a page takes, and says how many more there are', () => {
    const finding = { rule: 'journey', level: 'error', message: 'it rains', place: null } as const;
    const many = { ...REPORT, findings: Array.from({ length: 102 }, () => finding) };
    expect(annotations(many).trim().split('\n')).toHaveLength(10);
    const lines = markdown(many).split('\n');
    expect(lines.filter((line) => line.startsWith('| error'))).toHaveLength(100);
    expect(lines).toContain('2 more are in the other reports.');
  });

  it('writes JUnit with every case, and leaves out what XML can not hold', () => {
    expect(read('junit').split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites>',
      '<testsuite name="contract current" tests="3" failures="1" errors="0" skipped="1" time="0.012">',
      '<testcase classname="openapi.getUser" name="200 found" time="0.012"/>',
      '<testcase classname="openapi.getUser" name="404" time="0.000"><failure message="says &lt;&quot;&amp;">says</failure></testcase>',
      '<testcase classname="openapi.getUser" name="425" time="0.000"><skipped message="not shown"/></testcase>',
      '</testsuite>',
      '</testsuites>',
      '',
    ]);
  });

  it("prints annotations with the runner's escapes", () => {
    expect(printed.join('').split('\n')).toEqual([
      '::error file=spec/openapi.yaml,line=3,col=2,title=contract%3A answer-schema::balance: 100%25 wrong | "<b>"%0Ain current',
      '::notice title=contract%3A journey::it rains',
      '',
    ]);
  });

  it('adds to the summary of the step what it writes as Markdown', () => {
    expect(read('markdown')).toContain(
      '| error | `spec/openapi.yaml:3:2` | balance: 100% wrong \\| "&lt;b>"<br>at `/data/balance` | `answer-schema`<br>A body follows its schema. |',
    );
    expect(read('summary')).toBe(`${read('markdown')}\n## ✅ contrato contract\n\n1 operation: 2 failed\n\n`);
  });

  it.each([
    ['sarf=x', 'is one of junit=FILE, sarif=FILE, markdown=FILE, github, not sarf=x; did you mean sarif?'],
    ['junit', 'needs a file: junit=FILE'],
    ['github=x', 'is github without a file'],
  ])('refuses %s', (typed, says) => {
    expect(() => reportsOf('--report', typed)).toThrow(says);
  });

  it('prints no annotations into JSON', () => {
    expect(() => prepareReports(reportsOf('--report', 'github'), true)).toThrow(UsageError);
    expect(() => prepareReports(reportsOf('--report', `sarif=${fileOf('x')}`), true)).not.toThrow();
  });

  it.each([
    ['below a file', path.join(__filename, 'a/x.xml'), 'ENOTDIR'],
    // Node's own way to make folders never comes to an end there.
    ['below a folder that takes no other', '/proc/a/b/x.xml', 'ENOENT'],
    ['in a folder that takes no file', '/proc/x.xml', 'ENOENT'],
    ['where a folder is', path.dirname(__filename), 'EISDIR'],
  ])('says before the run that a report can not be written %s', (_, file, reason) => {
    const says = `--report junit ${file} can't be written: ${reason}`;
    const wanted = reportsOf('--report', `junit=${file}`);
    for (const report of [() => prepareReports(wanted, false), () => writeReports(wanted, REPORT)]) {
      expect(report).toThrow(says);
      expect(report).toThrow(/^--report [^\n]*$/);
    }
  });

  it('says before the run that a folder or a file is not to be written', () => {
    expect(() => prepareFolder('--reports', '/proc/a/b')).toThrow(/^--reports \/proc\/a\/b can't be written: ENOENT/);
    expect(() => writeTo('--html', folder, '')).toThrow(/^--html .* can't be written: EISDIR/);
    const summary = { GITHUB_STEP_SUMMARY: '/proc/a/b/summary' };
    const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(() => writeReports(reportsOf('--report', 'github'), REPORT, summary)).toThrow(
      /^GITHUB_STEP_SUMMARY .* ENOENT/,
    );
    print.mockRestore();
  });

  it('takes a device for a file', () => {
    expect(() => prepareReports(reportsOf('--report', 'junit=/dev/null'), false)).not.toThrow();
  });
});

describe('a place', () => {
  it.each([
    ['spec/openapi.yaml:12:3', { file: 'spec/openapi.yaml', line: 12, column: 3 }],
    ['spec/openapi.yaml:12', { file: 'spec/openapi.yaml', line: 12 }],
    ['spec/openapi.yaml', { file: 'spec/openapi.yaml', line: 1 }],
    ['spec', null],
    [null, null],
  ])('is read from %s', (text, expected) => {
    expect(placeOf(text)).toEqual(expected);
  });
});
