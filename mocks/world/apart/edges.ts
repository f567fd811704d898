import { Edge } from '../../networks/report';
import type { Settings } from './settings';

/** The ways to the service, one for each network: each proves itself. */
export class Edges {
  private readonly byScope: ReadonlyMap<string, Edge>;

  constructor({ service, networks }: Settings) {
    const known = networks.flatMap(({ name, reports }) => {
      if (reports === null) return [];
      const edge = new Edge({ ...service, name, proof: reports.proof });
      return reports.rails.map((rail) => [rail, edge] as const);
    });
    this.byScope = new Map(known);
  }

  /** @param rail as in the scopes of the contract, without their prefix */
  of(rail: string): Edge {
    const edge = this.byScope.get(rail);
    if (edge === undefined) throw new Error(`no network of the world reports for ${rail}`);
    return edge;
  }

  async close(): Promise<void> {
    await Promise.all([...new Set(this.byScope.values())].map((edge) => edge.close()));
  }
}
