import type { OperationRule } from '../../generated/operations';
import type { Extension } from '../../server/app';
import { DomainError } from '../../server/domain/errors';
import type { DeliveryFault, Tampering } from '../../server/domain/events/outcome';
import type { Tamper } from '../../server/events/tamper';
import type { Client } from '../../server/store/clients';
import type { Db, Reader, Tx } from '../../server/store/db';
import { type Fault, faultyNames, takeFault } from '../../server/store/faults';

/** How long what is known of faults is trusted: other processes of one sandbox make them too. */
const TRUST_MILLISECONDS = 1_000;

/** Knows whom there are faults for, so that the calls without one cost nothing. */
class FaultWatch {
  private known: Promise<ReadonlyMap<string, string[]>> = Promise.resolve(new Map());
  private knownAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly target: Fault['target']) {}

  /** The clients that have a fault of this name. Who asks while somebody looks waits for what is found. */
  async clientsWith(name: string, reader: Reader): Promise<readonly string[]> {
    if (performance.now() - this.knownAt > TRUST_MILLISECONDS) {
      this.knownAt = performance.now();
      this.known = this.look(reader);
      this.known.catch(() => this.forget());
    }
    return (await this.known).get(name) ?? [];
  }

  forget(): void {
    this.knownAt = Number.NEGATIVE_INFINITY;
  }

  private async look(reader: Reader): Promise<ReadonlyMap<string, string[]>> {
    const known = new Map<string, string[]>();
    for (const { clientId, name } of await faultyNames(reader, this.target)) {
      known.set(name, [...(known.get(name) ?? []), clientId]);
    }
    return known;
  }
}

function failing({ effect, seconds }: Fault): DomainError {
  const later = { 'retry-after': String(seconds) };
  if (effect === '429') return new DomainError('RATE_LIMITED', [], later);
  return effect === '503' ? new DomainError('SERVICE_UNAVAILABLE', [], later) : new DomainError('INTERNAL_ERROR');
}

/** The faults of a sandbox: answers that fail and calls to clients that go wrong, on purpose. */
export class Faults implements Tamper {
  private readonly operations = new FaultWatch('OPERATION');
  private readonly deliveries = new FaultWatch('DELIVERY');

  constructor(private readonly db: Db) {}

  /** Lets the next call see faults that were made or taken away by this transaction. */
  changedBy(tx: Tx): void {
    tx.afterCommit(() => {
      this.operations.forget();
      this.deliveries.forget();
    });
  }

  /** Fails a call that there is a fault for. Where nobody says who calls, the fault is for whoever comes next. */
  readonly interceptor: Extension['interceptors'][number] = async (rule: OperationRule, client: Client) => {
    const name = rule.operationId;
    const clientIds = await this.operations.clientsWith(name, this.db);
    const clientId = client.id === '' ? clientIds[0] : clientIds.find((id) => id === client.id);
    if (clientId === undefined) return;
    const fault = await this.db.transaction((tx) => takeFault(tx, { clientId, target: 'OPERATION', name }));
    if (fault !== null) throw failing(fault);
    this.operations.forget();
  };

  async next(tx: Tx, clientId: string, kind: string): Promise<Tampering | null> {
    if (!(await this.deliveries.clientsWith(kind, tx)).includes(clientId)) return null;
    const fault = await takeFault(tx, { clientId, target: 'DELIVERY', name: kind });
    return fault === null ? null : { fault: fault.effect as DeliveryFault, delaySeconds: fault.seconds };
  }
}
