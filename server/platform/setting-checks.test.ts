import { readFileSync } from 'node:fs';
import { settingChecks } from '../testing/setting-checks';

describe('checks of what operators write', () => {
  it.each([...settingChecks()])('%s is what its schema compiles to', (file, source) => {
    // Otherwise: npx tsx server/testing/setting-checks.ts
    expect(readFileSync(file, 'utf8')).toBe(source);
  });
});
