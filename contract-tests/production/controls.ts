import { operations } from '../../generated/operations';
import type { Rule } from '../contract';
import { prepare } from '../scenario';
import { send } from '../world/http';
import type { OperationName } from '../world/types';
import { type ControlCall, jump, type Means, retryUntilTimeout, type Surroundings } from './means';
import { OF_THE_SERVICE } from './operator';
import { cardTransactionOf, IN_THE_STORE, LOOKS, settlementFileOf } from './store';

/** Longer than the minute in which the address of a batch can still change. */
const HANDED_OVER_SECONDS = 61;
const DAY_SECONDS = 86_400;
/** Longer than a transaction may wait for its presentation. */
const PRESENTED_SECONDS = 7 * DAY_SECONDS + 3_600;
const MORNING_SECONDS = DAY_SECONDS / 2;
const ORDER_MILLISECONDS = 3_000;

/** The controls that take time: the simulated world acts on tasks of the service, or time has to pass. */
const IN_TIME: Partial<Record<OperationName, Means>> = {
  expireAtNetwork: async (_, around) => {
    await jump(PRESENTED_SECONDS, around);
    return {};
  },
  // The service settles every day that is over by itself, in the morning.
  createSettlementRun: async (_, around) => {
    await jump(MORNING_SECONDS, around);
    return {};
  },
  embossCard: async (call, around) => {
    // A maker has the order before the plastic; some scenarios report what was never ordered.
    await retryUntilTimeout(() => atWorld('readPlastic', call, around), ORDER_MILLISECONDS).catch(() => undefined);
    return atWorld('embossCard', call, around);
  },
  readPlastic: (call, around) => retryUntilTimeout(() => atWorld('readPlastic', call, around)),
  makeBatchReady: async (call, around) => {
    await jump(HANDED_OVER_SECONDS, around);
    return atWorld('makeBatchReady', call, around);
  },
};

/** The controls of the sandbox, by other means. */
export class Controls {
  /** Those that were used and whose effect nobody can hurry in production. */
  readonly inTheStore = new Set<string>();
  /** True where the world was made to act since this was last reset. */
  worldUsed = false;

  constructor(private readonly around: Surroundings) {}

  /** Brings about what a control of the sandbox would. @throws where there is no means to */
  use(operationId: OperationName, call: ControlCall): Promise<unknown> {
    if (IN_THE_STORE[operationId] !== undefined) this.inTheStore.add(operationId);
    const own = OF_THE_SERVICE[operationId] ?? IN_THE_STORE[operationId] ?? LOOKS[operationId];
    if (own) return own(call, this.around);
    return this.atNetworks(operationId, call);
  }

  private async atNetworks(operationId: OperationName, call: ControlCall): Promise<unknown> {
    const { reports } = this.around;
    const sends = operationId === 'authorizeAtNetwork' && reports !== null;
    const done = sends
      ? await reports(call.request)
      : await (IN_TIME[operationId]?.(call, this.around) ?? atWorld(operationId, call, this.around));
    this.worldUsed = true;
    return withTransaction(done as Answered, call, this.around);
  }

  /** Begins anew with what was needed. */
  forget(): void {
    this.worldUsed = false;
  }

  settlementFile(clientId: string, file: string): Promise<string> {
    return settlementFileOf(this.around, clientId, file);
  }
}

/** The same control at the world, whose words are the sandbox's. */
async function atWorld(operationId: OperationName, { request, clientId }: ControlCall, { world }: Surroundings) {
  const rule = operations[operationId] as unknown as Rule;
  const headers = { ...request.headers, ...(clientId === null ? {} : { 'x-client-id': clientId }) };
  const { status, body } = await send(world.url, prepare(rule, { ...request, headers }, world.token));
  if (status >= 300)
    throw new Error(`arranging failed: ${operationId} answered ${status} with ${JSON.stringify(body)}`);
  return body as Answered;
}

/** The world's answer. */
type Answered = { data?: { transaction_id?: string } } | undefined;

/** The decision on a card message names the transaction, where the sandbox shows the transaction itself. */
async function withTransaction(body: Answered, { clientId }: ControlCall, around: Surroundings) {
  const { transaction_id: id } = body?.data ?? {};
  if (id === undefined || clientId === null) return body;
  return { ...body, data: { ...(await cardTransactionOf(around, clientId, id)), ...body?.data } };
}
