import { everyVariant, type OperationRule, operationsFor } from '../../../generated/operations';
import { parseRevision, type Revision } from '../../../generated/revisions';
import { type Adapter, adapterOf, policyOf, type RevisionPolicy, unmerged } from '../revisions';
import { addressKey, Routes } from './routes';

/** Everything the edge needs to serve one revision. */
export interface Contract {
  revision: Revision;
  /** Its operations by address (`addressKey`). */
  at: ReadonlyMap<string, OperationRule>;
  routes: Routes;
  adapter: Adapter;
  policy: RevisionPolicy;
  /**
   * The rules of each operation by itself, where the revision joins operations under one address and the address can
   * only ask for what they have in common. Null where it joins none.
   */
  unmerged: ReadonlyMap<string, OperationRule> | null;
}

/** The contracts of all revisions that clients are pinned to, each built when it is first met. */
export class Contracts {
  private readonly byName = new Map<string, Contract>();
  readonly preferred: Contract;
  /** The addresses of all revisions together. The preferred revision's operation stands for an address that it has. */
  readonly addresses: Routes;

  /**
   * @param preferredName the revision of clients that pin none
   * @param serves decides which operations there are
   */
  constructor(
    preferredName: string,
    private readonly serves: (rule: OperationRule) => boolean,
  ) {
    this.preferred = this.build(preferredName);
    this.byName.set(preferredName, this.preferred);
    const others = everyVariant().filter(serves);
    this.addresses = new Routes([...this.preferred.at.values(), ...others]);
  }

  /** @param name of a revision, or `axis=value` pairs; null for the preferred one. @throws when there is none such */
  of(name: string | null): Contract {
    if (name === null) return this.preferred;
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
