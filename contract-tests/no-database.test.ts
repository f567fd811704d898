import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../cli/own-code';

const exec = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'contrato-empty-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Commands that work on what a service keeps. */
const COMMANDS = [
  'verify-ledger',
  'reseal',
  'events list',
  'networks status',
  'accounts show --client Acme --account ID',
  'cards report --client Acme --card ID --lost',
  'upgrade --client Acme --to earliest',
];

it.each(COMMANDS)(
  '%s names a folder that has no database, and leaves it empty',
  async (command) => {
    const args = [...FROM_SOURCE, join(__dirname, '../cli/contrato.ts'), ...command.split(' ')];
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const { code, stderr } = await exec(process.execPath, args, { env }).catch((error) => error);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^DATA_DIR names a folder without a database: there is no \//),
    ]);
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);
