import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeTemplates, openTemplates } from './templates';

const given = process.env.TEST_TEMPLATES;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'templates-'));
});
afterEach(() => {
  if (given === undefined) delete process.env.TEST_TEMPLATES;
  else process.env.TEST_TEMPLATES = given;
  rmSync(root, { recursive: true });
});

test('makes a folder of its own and removes it', () => {
  delete process.env.TEST_TEMPLATES;
  openTemplates();
  const folder = process.env.TEST_TEMPLATES as string | undefined;
  expect(existsSync(folder ?? '')).toBe(true);
  closeTemplates();
  expect(existsSync(folder ?? '')).toBe(false);
});

test('leaves the folder of another process there', () => {
  const folder = join(root, `template_${process.pid + 1}_x`);
  mkdirSync(folder);
  process.env.TEST_TEMPLATES = folder;
  openTemplates();
  closeTemplates();
  expect(existsSync(folder)).toBe(true);
});
