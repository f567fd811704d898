import type { Call } from '../calls';
import type { Context } from '../context';
import type { EndpointName } from '../endpoints';
import { decisionProblems, emptyProblems, statusProblems } from '../judge';
import { type Exchange, unproven, type Verdict, verdict } from '../results';
import { statusOf, type Wallet } from '../wallet';
import { sameBody } from './repeats';
import { goodStatus } from './valid';

const COPIES = 6;
const ROUNDS = 3;
/** A client that takes longer than this to finish a call must have met the copies while it did. */
const NOTICEABLE_MILLISECONDS = 50;
/** The service asks again that often and no more within its time for an authorization. */
const MAX_QUESTIONS = 60;
const PAUSE_MILLISECONDS = 50;

interface Round {
  problems: string[];
  met: boolean;
  /** Milliseconds that the quickest finished copy took beyond as many calls at once that only repeat an answer. */
  workMilliseconds: number;
  exchanges: Exchange[];
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));

/** Asks until the call is finished, as the service does. */
async function finished({ wire }: Context, call: Call): Promise<Exchange> {
  for (let attempt = 1; ; attempt += 1) {
    const exchange = await wire.send('asked again after the copies', call);
    if (exchange.received?.status !== 425 || attempt >= MAX_QUESTIONS) return exchange;
    await pause();
  }
}

function copyProblems(context: Context, endpoint: EndpointName, copy: Exchange, final: Exchange): string[] {
  const { received } = copy;
  if (received?.status === 425) {
    const body =
      endpoint === 'authorizations' ? decisionProblems(received, context.contract.decision) : emptyProblems(received);
    return body.map((problem) => `425: ${problem}`);
  }
  const problems = statusProblems(copy, goodStatus(endpoint)).map((problem) => `${problem} and not 425 either`);
  if (problems.length > 0 || received === null || final.received === null) return problems;
  const isSame = endpoint !== 'authorizations' || sameBody(received, final.received);
  return isSame ? [] : ['copies of one call got different answers: it was decided more than once'];
}

/** Sends copies of one call at once and judges all the answers together. */
async function round(context: Context, call: Call): Promise<Round> {
  const { endpoint } = call;
  const send = (_: unknown, at: number) => context.wire.send(`copy ${at + 1} of ${COPIES} at once`, call);
  const atOnce = () => Promise.all(Array.from({ length: COPIES }, send));
  const copies = await atOnce();
  const final = await finished(context, call);
  // The duration of a call without work at the moment: on a busy machine that is longer than the work of a call.
  const repeats = await atOnce();
  const finalProblems = statusProblems(final, goodStatus(endpoint)).map((problem) => `afterwards ${problem}`);
  const problems = [...copies.flatMap((copy) => copyProblems(context, endpoint, copy, final)), ...finalProblems];
  const times = (exchanges: readonly Exchange[]) => exchanges.map(({ milliseconds }) => milliseconds);
  const answered = copies.filter(({ received }) => received !== null && received.status !== 425);
  return {
    problems: [...new Set(problems)],
    met: copies.some(({ received }) => received?.status === 425),
    workMilliseconds: answered.length === 0 ? 0 : Math.min(...times(answered)) - Math.max(...times(repeats)),
    exchanges: [...copies, final],
  };
}

function judge(rounds: readonly Round[]): Verdict {
  const problems = [...new Set(rounds.flatMap((one) => one.problems))];
  if (problems.length > 0) return verdict(problems);
  if (rounds.some(({ met }) => met)) return verdict([]);
  const work = Math.min(...rounds.map(({ workMilliseconds }) => workMilliseconds));
  if (work < NOTICEABLE_MILLISECONDS) {
    return unproven('the client is too quick: no copy came while another one was in flight, and all got one answer');
  }
  return verdict([`every call took ${Math.round(work)} ms of work, and no copy that came meanwhile was answered 425`]);
}

/**
 * Copies of a call that arrive while the first is in flight.
 * @param make creates a new call, and the call that undoes it
 */
async function inFlight(
  context: Context,
  endpoint: EndpointName,
  make: () => Promise<{ call: Call; after: (exchanges: readonly Exchange[]) => Promise<string[]> }>,
): Promise<void> {
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS && !rounds.some(({ met, problems }) => met || problems.length > 0)) {
    const { call, after } = await make();
    const one = await round(context, call);
    one.problems.push(...(await after(one.exchanges)));
    rounds.push(one);
  }
  const last = rounds.at(-1)?.exchanges ?? [];
  context.record('key-in-flight', endpoint, `${COPIES} copies at once`, judge(rounds), last);
}

/** The user has enough for one of the copies and not for two, where that can be found out. */
export async function authorizationInFlight(context: Context, wallet: Wallet): Promise<void> {
  await inFlight(context, 'authorizations', async () => {
    const edge = await wallet.edge();
    if (edge !== null) await wallet.giveBack(edge.call);
    const call = context.calls.card('authorizations', 'PURCHASE', edge?.amount ?? 100);
    const after = async (exchanges: readonly Exchange[]) => {
      if (exchanges.some((exchange) => statusOf(exchange) === 'APPROVED')) await wallet.giveBack(call);
      return [];
    };
    return { call, after };
  });
}

/** Twice the amount can be paid afterwards only if more than one copy counted. */
export async function creditInFlight(context: Context, wallet: Wallet): Promise<void> {
  await inFlight(context, 'adjustments/credit', async () => {
    const edge = await wallet.edge();
    const amount = edge?.amount ?? 100;
    const call = context.calls.card('adjustments/credit', 'PAYMENT', amount);
    const after = async () => {
      const problems: string[] = [];
      if (edge !== null) {
        const test = await wallet.authorize('purchase of twice the amount', 2 * amount);
        if (statusOf(test.exchange) === 'APPROVED') {
          problems.push('the payment counted more than once');
          await wallet.giveBack(test.call);
        }
        await wallet.giveBack(edge.call);
      }
      await wallet.takeBack(call);
      return problems;
    };
    return { call, after };
  });
}

export async function debitInFlight(context: Context, wallet: Wallet): Promise<void> {
  await inFlight(context, 'adjustments/debit', async () => {
    const call = context.calls.card('adjustments/debit', 'PURCHASE', 100);
    const after = async () => {
      await wallet.giveBack(call);
      return [];
    };
    return { call, after };
  });
}
