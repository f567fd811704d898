import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const JEST = path.join(__dirname, '../../node_modules/jest/bin/jest.js');

/** Test files, and what they load, in the order in which one worker runs them. */
const FILES: Readonly<Record<string, string>> = {
  'order.js': `
    const { default: Sequencer } = require(${JSON.stringify(require.resolve('@jest/test-sequencer'))});
    module.exports = class extends Sequencer {
      sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); }
    };`,
  'counter.js': `
    let count = 0;
    exports.next = () => ++count;
    exports.later = () => require('./loaded-late').name;
    exports.name = () => 'real';`,
  'loaded-late.js': `exports.name = 'late';`,
  'on-top.js': `
    const counter = require('./counter');
    exports.next = () => counter.next();`,
  'bound.js': `
let count = 0;
beforeEach(() => { count += 1; });
exports.count = () => count;`,
  'over-bound.js': `exports.count = require('./bound').count;`,
  '1-leaves-all-sorts.test.js': `
    const counter = require('./counter');
    const { count } = require('./over-bound');
    it('leaves things behind', () => {
      expect([counter.next(), require('./on-top').next(), count()]).toEqual([1, 2, 1]);
      globalThis.left = true;
      globalThis.fetch = null;
      process.env.LEFT_BEHIND = 'yes';
      process.exit = null;
      delete process.env.PATH;
      jest.useFakeTimers().setSystemTime(0);
      jest.spyOn(counter, 'name').mockReturnValue('replaced');
      expect(counter.name()).toBe('replaced');
    });
    it('counts its tests', () => expect(count()).toBe(2));`,
  '2-begins-anew.test.js': `
    const counter = require('./counter');
    const { count } = require('./over-bound');
    it('has the modules of the file before, and nothing else of it', async () => {
      expect([counter.next(), counter.later()]).toEqual([3, 'late']);
      expect(counter.name()).toBe('real');
      expect(count()).toBe(1);
      expect(globalThis.left).toBeUndefined();
      expect(typeof fetch).toBe('function');
      expect(process.env.LEFT_BEHIND).toBeUndefined();
      expect(process.env.PATH).toBeDefined();
      expect(typeof process.exit).toBe('function');
      expect(jest.now()).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 1));
    });`,
  '3-replaces-a-module.test.js': `
    jest.mock('./counter', () => ({ next: () => 'mock' }));
    it('has its own modules throughout', () => {
      expect([require('./counter').next(), require('./on-top').next()]).toEqual(['mock', 'mock']);
    });`,
  '4-goes-on.test.js': `
    it('has the modules of those that replaced none', () => {
      expect([require('./counter').next(), require('./on-top').next()]).toEqual([4, 5]);
    });`,
};

it('lets test files go on with the modules of those before them, and with nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-kept-modules-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  const config = {
    rootDir: folder,
    runtime: path.join(__dirname, 'runtime.js'),
    testEnvironment: path.join(__dirname, 'environment.js'),
    testSequencer: path.join(folder, 'order.js'),
    transform: {},
  };
  const words = [JEST, '--config', JSON.stringify(config), '--runInBand', '--json', '--no-cache'];
  const { stdout, stderr } = await run(process.execPath, words, { cwd: folder }).catch((error) => error);
  rmSync(folder, { recursive: true, force: true });
  const { numPassedTests, numTotalTests } = JSON.parse(stdout || '{}');
  expect({ numPassedTests, numTotalTests, stderr: numPassedTests === 5 ? '' : stderr }).toEqual({
    numPassedTests: 5,
    numTotalTests: 5,
    stderr: '',
  });
});
