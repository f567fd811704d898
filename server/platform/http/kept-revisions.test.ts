import { CallContracts } from '../../events/contracts';
import { Contracts, KEPT_REVISIONS } from './contracts';

/** Names of one revision that differ in spaces: each is a name of its own. */
const nameOf = (at: number): string => `token-path=oauth-v1,${' '.repeat(at)}signature-order=body-timestamp-endpoint`;

describe.each([
  ['requests', () => new Contracts('current', () => true)],
  ['calls', () => new CallContracts('current')],
] as const)('the contracts of %s', (_what, create) => {
  it('are kept for the revisions that were used last, and for the preferred one', () => {
    const contracts = create();
    const [first, second, preferred] = [contracts.of(nameOf(0)), contracts.of(nameOf(1)), contracts.of(null)];
    for (let at = 2; at < KEPT_REVISIONS - 1; at += 1) contracts.of(nameOf(at));
    expect(contracts.of(nameOf(0))).toBe(first);
    contracts.of(nameOf(KEPT_REVISIONS));
    contracts.of(nameOf(KEPT_REVISIONS + 1));
    expect(contracts.of(nameOf(0))).toBe(first);
    expect(contracts.of(nameOf(1))).not.toBe(second);
    if (contracts instanceof Contracts) expect(contracts.of('current')).toBe(preferred);
  });
});
