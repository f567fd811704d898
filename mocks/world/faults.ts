import { setTimeout as pause } from 'node:timers/promises';
import type { OperationRule } from '../../generated/operations';
import type { AllServices } from '../../server/all-services';
import type { ExtensionParts } from '../../server/app';
import type { CallInterceptor } from '../../server/events/call-interceptor';
import type { Client } from '../../server/kernel/client';
import { DomainError } from '../../server/kernel/errors';
import type { Reader, Tx } from '../../server/platform/store/db';
import { FaultyCalls } from './faulty-calls';
import { type Fault, faultyNames, takeFault } from './store/faults';

/** Milliseconds for which faults are cached: other processes of the same sandbox create faults, too. */
const TRUST_MILLISECONDS = 1_000;
const SOON_MILLISECONDS = 500;

/** Knows whom there are faults for, so that the calls without one cost nothing. */
class FaultWatch {
  private known: Promise<ReadonlyMap<string, string[]>> = Promise.resolve(new Map());
  private knownAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly target: Fault['target']) {}

  /** The clients that have a fault of this name. Callers during a lookup wait for its result. */
  async clientsWith(name: string, reader: Reader): Promise<readonly string[]> {
    if (performance.now() - this.knownAt > TRUST_MILLISECONDS) {
      this.knownAt = performance.now();
      this.known = this.readKnown(reader);
      this.known.catch(() => this.forget());
    }
    return (await this.known).get(name) ?? [];
  }

  forget(): void {
    this.knownAt = Number.NEGATIVE_INFINITY;
  }

  private async readKnown(reader: Reader): Promise<ReadonlyMap<string, string[]>> {
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

/** Returns the result of a lookup in the database, or null if it fails or takes long. */
async function answeredSoon(lookup: Promise<Fault | null>): Promise<Fault | null> {
  const over = new AbortController();
  const late = pause(SOON_MILLISECONDS, null, { ref: false, signal: over.signal });
  try {
    return await Promise.race([lookup, late]);
  } catch {
    return null;
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
}

/** The faults of a sandbox: answers that fail and calls to clients that go wrong, on purpose. */
export class Faults {
  private readonly operations = new FaultWatch('OPERATION');
  private readonly deliveries = new FaultWatch('DELIVERY');

  /** The faults of calls to clients. */
  readonly calls: CallInterceptor;

  constructor(private readonly services: Pick<AllServices, 'db' | 'tokens' | 'clock' | 'vault'>) {
    this.calls = new FaultyCalls(services.vault, (tx, clientId, kind) => this.nextOf(tx, clientId, kind));
  }

  /** Makes the faults that this transaction creates or deletes visible to the next call. */
  changedBy(tx: Tx): void {
    tx.afterCommit(() => {
      this.operations.forget();
      this.deliveries.forget();
    });
  }

  /**
   * Fails a call of a client that has a fault for it. Operations without a token, such as health, fail only for callers
   * that send the client's token, and look up nothing for others.
   */
  readonly interceptor: ExtensionParts['interceptors'][number] = async (
    rule: OperationRule,
    client: Client,
    authorization?: string,
  ) => {
    const name = rule.operationId;
    if (client.id === '' && authorization === undefined) return;
    const lookup = this.faultFor(name, client, authorization);
    // Liveness waits for no store, not even for that of a client's own fault.
    const fault = await (name === 'getLiveness' ? answeredSoon(lookup) : lookup);
    if (fault !== null) throw failing(fault);
  };

  private async faultFor(name: string, client: Client, authorization?: string): Promise<Fault | null> {
    const clientIds = await this.operations.clientsWith(name, this.services.db);
    if (clientIds.length === 0) return null;
    const clientId = client.id === '' ? await this.senderOf(authorization) : client.id;
    if (clientId === null || !clientIds.includes(clientId)) return null;
    const fault = await this.services.db.statement((tx) => takeFault(tx, { clientId, target: 'OPERATION', name }));
    if (fault === null) this.operations.forget();
    return fault;
  }

  /** Returns the client whose token was sent with a request that needs none; null if there is no valid token. */
  private async senderOf(authorization = ''): Promise<string | null> {
    const { tokens, clock } = this.services;
    const claims = tokens.verifyAccess(authorization.replace(/^bearer +/i, ''), clock.now());
    return claims.then(({ clientId }) => clientId).catch(() => null);
  }

  /** Uses up the next fault of a kind of call. */
  private async nextOf(tx: Tx, clientId: string, kind: string): Promise<Fault | null> {
    if (!(await this.deliveries.clientsWith(kind, tx)).includes(clientId)) return null;
    return takeFault(tx, { clientId, target: 'DELIVERY', name: kind });
  }
}
