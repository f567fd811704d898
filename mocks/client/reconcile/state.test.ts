import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readState, writeState } from './state';

it('reads what it wrote, also sums with more digits than an amount of the contract', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-state-'));
  const file = path.join(folder, 'state.json');
  const state = {
    debts: [
      { transactionId: 'd', userId: null, currency: 'ARS', amount: 2n * 10n ** 17n, since: '2026-01-15', tries: 1 },
    ],
    settled: new Map([
      ['s', { status: 'APPROVED' as const, moved: -(10n ** 18n) - 1n }],
      ['t', { status: 'REJECTED' as const, moved: -5n }],
    ]),
    unexplained: new Map([['u', { id: 'u', status: 'HELD' as const, type: null, amount: null, marked: false }]]),
    rejected: new Map([['r', '2026-01-15T00:00:00Z']]),
  };
  try {
    writeState(file, state);
    expect(readState(file)).toEqual(state);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
