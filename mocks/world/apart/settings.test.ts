import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '../../../cli/program';
import { command } from './command';
import { makeWorld } from './init';
import { init } from './main';
import { readSettings, SETTINGS_FILE } from './settings';

const above = mkdtempSync(join(tmpdir(), 'contrato-settings-'));
const folder = join(above, "the bank's world");
let environment: Record<string, string>;
let written: string;

beforeAll(() => {
  environment = makeWorld(folder, { world: 4040, service: 4010 });
  written = readFileSync(join(folder, SETTINGS_FILE), 'utf8');
});
afterAll(() => rmSync(above, { recursive: true, force: true }));

it('has a port other than that of the service', () => {
  const making = () => init(join(above, 'same'), { world: 4010, service: 4010 });
  expect(making).toThrow('--port and --service-port name the same port, 4010');
});

it('gives the service its variables as a shell reads them, whatever the name of the folder', () => {
  const script = '. "./$0/service.env" && printf "%s\\n" "$NETWORKS_FILE" "$DATA_KEYS" "$PUBLIC_URL"';
  const output = execFileSync('sh', ['-c', script, "the bank's world"], { cwd: above, encoding: 'utf8' });
  const { NETWORKS_FILE, DATA_KEYS, PUBLIC_URL } = environment;
  expect(output).toBe(`${[NETWORKS_FILE, DATA_KEYS, PUBLIC_URL].join('\n')}\n`);
});

it.each([
  ['no JSON', (json: string) => json.slice(1), 'contains no JSON'],
  [
    'a missing setting',
    (json: string) => json.replace('"service": {', '"servise": {'),
    "/ must have required property 'service'",
  ],
  [
    'an unknown setting',
    (json: string) => json.replace('"port"', '"prot": 1, "port"'),
    '/ must NOT have additional properties (prot)',
  ],
  [
    'a rail that there is not',
    (json: string) => json.replace('"bank-arg"', '"bank-ar"'),
    '/rails/0 must be equal to one of',
  ],
  ['a negative age', (json: string) => json.replace('"keep_days": 90', '"keep_days": -1'), '/keep_days must be >= 0'],
  ['a port that is a text', (json: string) => json.replace('4040', '"4040"'), '/port must be integer'],
])('names the place of a mistake in the settings: %s', (_, mistake, message) => {
  const file = join(folder, SETTINGS_FILE);
  expect(() => readSettings(folder)).not.toThrow();
  writeFileSync(file, mistake(written));
  try {
    expect(() => readSettings(folder)).toThrow(message);
    expect(() => readSettings(folder)).toThrow(file);
  } finally {
    writeFileSync(file, written);
  }
});

it.each(['--port', '--service-port'])('names no port that nobody listens on: %s 0 is refused', (option) => {
  expect(() => parse(command, ['init', option, '0'])).toThrow(
    `'${option} <PORT>' argument '0' is invalid. It is a whole number from 1 to 65535`,
  );
});
