import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOnPath } from '../contract-tests/on-path';

const ROOT = path.join(__dirname, '..');
const VECTORS = path.join(ROOT, 'generated/vectors/signatures.tsv');

/** Prints the verdict on every vector, a line each. */
const PROGRAMS: Readonly<Record<string, string>> = {
  php: `
$lines = file($argv[1], FILE_IGNORE_NEW_LINES);
$names = explode("\\t", array_shift($lines));
foreach ($lines as $line) {
    $row = array_combine($names, explode("\\t", $line));
    $secrets = [$row['api_key'] => $row['api_secret']];
    $refusal = refusal($row, $row['called'], base64_decode($row['body_base64']), $secrets, $row['order'], (float) $row['now']);
    echo $refusal ?? 'believed', "\\n";
}
`,
  ruby: `
lines = File.readlines(ARGV[0], chomp: true, encoding: 'UTF-8')
names = lines.shift.split("\\t")
lines.each do |line|
  row = names.zip(line.split("\\t", -1)).to_h
  secrets = { row['api_key'] => row['api_secret'] }
  puts refusal(row, row['called'], row['body_base64'].unpack1('m'), secrets, row['order'], row['now'].to_f) || 'believed'
end
`,
};

const [head = '', ...rows] = readFileSync(VECTORS, 'utf8').trimEnd().split('\n');
const wanted = rows.map((row) => row.split('\t')[head.split('\t').indexOf('verdict')]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verifier-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const guide = readFileSync(path.join(ROOT, 'docs/guides/typed-client.md'), 'utf8');

describe.each(Object.entries(PROGRAMS))('the guide in %s', (language, program) => {
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide) ?? [];

  it('has code to verify calls', () => expect(code).toContain('refusal'));

  (isOnPath(language) ? it : it.skip)('verifies every signed call of the vectors', () => {
    const file = path.join(folder, 'verifier');
    writeFileSync(file, `${language === 'php' ? '<?php\n' : ''}${code}${program}`);
    const output = execFileSync(language, [file, VECTORS], { encoding: 'utf8' });
    expect(output.trimEnd().split('\n')).toEqual(wanted);
  });
});
