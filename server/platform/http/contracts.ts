import { everyVariant, type OperationRule, operationsFor } from '../../generated/operations';
import { parseRevision, type Revision } from '../../generated/revisions';
import { type Adapter, adapterOf, apart } from '../revisions';
import { policyOf, type RevisionPolicy } from '../revisions/policy';
import { Routes } from './routes';

/** Everything the edge needs to serve one revision. */
export interface Contract {
  revision: Revision;
  rules: ReadonlyMap<string, OperationRule>;
  routes: Routes;
  adapter: Adapter;
  policy: RevisionPolicy;
  /**
   * What each operation asks for by itself, where the revision joins operations under one address and the address can
   * only ask for what they have in common. Null where it joins none.
   */
  apart: ReadonlyMap<string, OperationRule> | null;
}

/** The contracts of all revisions that clients are pinned to, each built when it is first met. */
export class Contracts {
  private readonly byName = new Map<string, Contract>();
  readonly preferred: Contract;
  /** The addresses of all revisions together; where two share one, either may stand for both. */
  readonly anyRevision: Routes;

  /**
   * @param preferredName the revision of clients that pin none
   * @param documents which documents are served: `sandbox` only in sandbox mode
   */
  constructor(
    preferredName: string,
    private readonly documents: ReadonlySet<string>,
  ) {
    this.preferred = this.build(preferredName);
    this.byName.set(preferredName, this.preferred);
    this.anyRevision = new Routes([...everyVariant()].filter((rule) => documents.has(rule.document)));
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
    const separate = apart(revision);
    const all = operationsFor(revision);
    const rules = new Map([...all].filter(([, rule]) => this.documents.has(rule.document)));
    return {
      revision,
      rules,
      routes: new Routes(rules.values()),
      adapter: adapterOf(revision),
      policy: policyOf(revision),
      apart: separate === null ? null : operationsFor(separate),
    };
  }
}
