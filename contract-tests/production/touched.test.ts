import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import matrix from '../../generated/matrix.json';
import { operations } from '../../generated/operations';
import type { Row } from '../contract';
import { rowsToProve } from '../matrix/jobs';
import { ASKED_BY, touchesNetwork } from './touched';

const ROOT = path.join(__dirname, '../..');
const named = new Set<string>(Object.values(ASKED_BY).flat());

/** The text of each handler by its operation. */
function handlers(): Map<string, string> {
  const found = new Map<string, string>();
  for (const domain of readdirSync(path.join(ROOT, 'server'))) {
    const folder = path.join(ROOT, 'server', domain, 'operations');
    for (const file of readdirSyncIfThere(folder)) {
      found.set(path.basename(file, '.ts'), readFileSync(path.join(folder, file), 'utf8'));
    }
  }
  return found;
}

function readdirSyncIfThere(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.ts'));
  } catch {
    return [];
  }
}

describe('what touches a network', () => {
  it('is asked for by operations of the contract, each of them', () => {
    for (const operation of named) expect(operations).toHaveProperty(operation);
  });

  it('leaves out no handler that takes the ports', () => {
    const asking = [...handlers()].filter(([, text]) => text.includes('WithPorts')).map(([name]) => name);
    expect(asking.length).toBeGreaterThan(5);
    expect(asking.filter((name) => !named.has(name))).toEqual([]);
  });

  it('is every row of what networks report, and of what leads to a question to one', () => {
    const scope = { revisions: ['current'], documents: ['openapi', 'sandbox', 'networks'] as const, mock: false };
    const rows = rowsToProve('current', { ...scope, networks: 'http' });
    const reported = (matrix as Row[]).filter(({ document }) => document === 'networks');
    expect(rows.filter(({ document }) => document === 'networks')).toHaveLength(reported.length);
    expect(new Set(rows.map(({ document }) => document))).toEqual(new Set(['openapi', 'networks']));
    expect(rows.every(touchesNetwork)).toBe(true);
  });
});

describe('a service in production mode and a world, each a process of its own', () => {
  it('give every answer of a question and of a report, trouble and hurry among them, over HTTPS', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-networks-'));
    const only = ['getDestinationInformation', 'receiveCashIn'];
    const words = ['contract', '--networks', 'http', '--only', only.join(), '--reports', folder];
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [...FROM_SOURCE, 'cli/contrato.ts', ...words], {
        cwd: ROOT,
      });
      const rows = rowsToProve('current', { ...SCOPE, only });
      expect(stdout).toContain('contract current-networks: 2 operations\n');
      expect(stdout).toContain(`  production: ${rows.length} responses expected = executed = passed\n`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const SCOPE = { revisions: ['current'], documents: ['openapi', 'networks'], mock: false, networks: 'http' } as const;
