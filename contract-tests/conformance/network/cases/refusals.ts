import { randomBytes } from 'node:crypto';
import type { AskRule } from '../../../journeys/orders/judge-order';
import { flipped, later, padded, STALE_SECONDS, withHeader } from '../../cases/refusals';
import { statusProblems } from '../../judge';
import { unproven, verdict } from '../../results';
import { type Ask, examplesOf, fresh, incomplete } from '../asks';
import type { NetworkContext } from '../context';
import { refusalProblems } from '../judge';
import type { NetworkRuleName } from '../rules';
import type { AskMistakes } from '../wire';

interface Refusal {
  rule: NetworkRuleName;
  name: string;
  status: 400 | 401;
  wrong: (ask: Ask) => AskMistakes;
}

const unbelieved = (rule: NetworkRuleName, name: string, wrong: (ask: Ask) => AskMistakes): Refusal => ({
  ...{ rule, name, wrong },
  status: 401,
});
const without = (name: string): AskMistakes => ({ afterwards: (sent) => withHeader(sent, name, () => null) });

const SIGNED: readonly Refusal[] = [
  unbelieved('wrong-signature', 'one flipped bit', () => ({
    afterwards: (sent) => withHeader(sent, 'x-signature', flipped),
  })),
  unbelieved('wrong-signature', 'none at all', () => without('x-signature')),
  unbelieved('wrong-signature', 'body changed afterwards', () => ({ afterwards: padded })),
  unbelieved('wrong-signature', 'timestamp changed afterwards', () => ({
    afterwards: (sent) => withHeader(sent, 'x-timestamp', later),
  })),
  unbelieved('stale-timestamp', `signed ${STALE_SECONDS} seconds ago`, () => ({ ageSeconds: STALE_SECONDS })),
  unbelieved('unknown-api-key', 'an api-key that never was', () => ({
    apiKey: `key-${randomBytes(8).toString('hex')}`,
  })),
  unbelieved('other-endpoint', 'signed for another endpoint', () => ({
    endpoint: `/${randomBytes(8).toString('hex')}`,
  })),
];

const TOKENS: readonly Refusal[] = [
  unbelieved('wrong-token', 'none at all', () => ({ authorization: null })),
  unbelieved('wrong-token', 'one that never was', () => ({
    authorization: `Bearer ${randomBytes(32).toString('base64url')}`,
  })),
];

const AMISS: readonly Refusal[] = [
  { rule: 'malformed-body', name: 'half an object', status: 400, wrong: () => ({ body: '{"id":' }) },
];

/**
 * Sends calls with one mistake each, which the connector must refuse.
 * @param takesOthers whether calls without a mistake are accepted; otherwise a refusal proves nothing
 */
export async function refusedAsks(context: NetworkContext, rule: AskRule, takesOthers: boolean): Promise<void> {
  const [, example] = examplesOf(rule)[0] as [string, Ask];
  const hasBody = example.body !== undefined;
  const all = [...(context.wire.isSigned ? SIGNED : TOKENS), ...(hasBody ? AMISS : [])];
  for (const refusal of all.filter(({ name }) => hasBody || name !== 'body changed afterwards')) {
    await refuses(context, { rule, ask: fresh(example), takesOthers }, refusal);
  }
  const ask = incomplete(fresh(example));
  if (ask === null) return;
  const amiss: Refusal = { rule: 'incomplete-order', name: 'something left out', status: 400, wrong: () => ({}) };
  await refuses(context, { rule, ask, takesOthers }, amiss);
}

interface RefusalCase {
  rule: AskRule;
  ask: Ask;
  takesOthers: boolean;
}

async function refuses(
  context: NetworkContext,
  { rule, ask, takesOthers }: RefusalCase,
  refusal: Refusal,
): Promise<void> {
  const { rule: name, name: situation, status, wrong } = refusal;
  if (!takesOthers) {
    context.record(name, rule, situation, unproven('orders without a mistake are not taken either'), []);
    return;
  }
  const exchange = await context.wire.send(situation, ask, wrong(ask));
  const problems = statusProblems(exchange, status);
  context.record(name, rule, situation, verdict(problems), [exchange]);
  if (problems.length > 0 || exchange.received === null) return;
  context.record('refusal-schema', rule, situation, verdict(refusalProblems(rule, exchange.received)), [exchange]);
}
