import { LRUCache } from 'lru-cache';
import { everyVariant, type OperationRule, operationsFor } from '../../../generated/operations';
import { parseRevision, type Revision } from '../../../generated/revisions';
import { type Adapter, adapterOf, policyOf, type RevisionPolicy, unmerged } from '../revisions';
import { addressKey, Routes } from './routes';

/** Everything that the HTTP layer needs to serve one revision. */
export interface Contract {
  revision: Revision;
  /** Its operations by address (`addressKey`). */
  at: ReadonlyMap<string, OperationRule>;
  routes: Routes;
  adapter: Adapter;
  policy: RevisionPolicy;
  /**
   * The rules of each single operation, if operations share an address in the revision. The rule of the address
   * requires only what they have in common. Null if no operations share an address.
   */
  unmerged: ReadonlyMap<string, OperationRule> | null;
}

/**
 * The number of revisions that are kept besides the preferred one. A contract takes about 200 KB, and there are
 * more than a hundred thousand combinations of values that clients can be pinned to.
 */
export const KEPT_REVISIONS = 100;

/** The contracts of the revisions that clients are pinned to, each built at its first use; those used last are kept. */
export class Contracts {
  private readonly byName = new LRUCache<string, Contract>({ max: KEPT_REVISIONS });
  readonly preferred: Contract;
  /** The addresses of all revisions together. For an address of the preferred revision, its operation is used. */
  readonly addresses: Routes;

  /**
   * @param preferredName the revision of clients that are not pinned to one
   * @param serves decides which operations there are
   */
  constructor(
    private readonly preferredName: string,
    private readonly serves: (rule: OperationRule) => boolean,
  ) {
    this.preferred = this.build(preferredName);
    const others = everyVariant().filter(serves);
    this.addresses = new Routes([...this.preferred.at.values(), ...others]);
  }

  /** @param name of a revision, or `axis=value` pairs; null for the preferred one. @throws when there is none such */
  of(name: string | null): Contract {
    if (name === null || name === this.preferredName) return this.preferred;
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const built = this.build(name);
    this.byName.set(name, built);
    return built;
  }

  private build(name: string): Contract {
    const revision = parseRevision(name);
    const separate = unmerged(revision);
    const rules = [...operationsFor(revision).values()].filter(this.serves);
    return {
      revision,
      at: new Map(rules.map((rule) => [addressKey(rule), rule])),
      routes: new Routes(rules),
      adapter: adapterOf(revision),
      policy: policyOf(revision),
      unmerged: separate === null ? null : operationsFor(separate),
    };
  }
}
