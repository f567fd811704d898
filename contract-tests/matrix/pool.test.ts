import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';

it('a worker that cannot start is reported as such', () => {
  const script = `
    const { runAllJobs } = require('./contract-tests/matrix/pool');
    process.env.NODE_OPTIONS = '--require /nowhere.cjs';
    runAllJobs([{ revision: 'earliest' }]).catch((error) => process.stdout.write(error.message));`;
  const { stdout } = spawnSync(process.execPath, [...FROM_SOURCE, '-e', script], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('earliest: a worker ended, 1');
});
