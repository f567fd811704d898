import { settlementCurrency } from '../../server/card-processing/rules/message';
import { changesOfSent } from './changes';
import { at, differencesAt, requestShape } from './schemas';
import type { Change, SeenCall } from './seen';
import type { Side } from './side';

const POST = 'POST';

/** The client's operation that a call is for; null if the contract has none. */
export function operationOf({ path }: SeenCall, { contract }: Side): string | null {
  return contract.routes.find(POST, path) === null ? null : (contract.at.get(`${POST} ${path}`)?.operationId ?? null);
}

/** Lists the changes that another revision makes to a call to the client. */
export function changesOfCall(call: SeenCall, before: Side, after: Side): Change[] {
  const operationId = operationOf(call, before);
  if (operationId === null) return [];
  const place = { method: POST, path: call.path };
  const differences = differencesAt(
    call.body,
    requestShape(before.counterpart, place),
    requestShape(after.counterpart, place),
  );
  const conversions = {
    before: before.contract.adapter.outgoing(operationId),
    after: after.contract.adapter.outgoing(operationId),
  };
  const sent = { effect: 'CALLED_DIFFERENTLY', where: 'body' } as const;
  return [
    ...changesOfSent(call.body, differences, conversions, sent),
    ...currencyOf(call.body, before, after),
    ...signatureOf(call, before, after),
  ];
}

/** The currency in which a card transaction is settled follows a rule that is a revision's own. */
function currencyOf(body: unknown, before: Side, after: Side): Change[] {
  const local = at(body, '/amount/local/currency');
  if (typeof local !== 'string') return [];
  const [was, is] = [before, after].map(({ contract }) =>
    settlementCurrency(contract.policy.settlementCurrency, local),
  );
  const where = 'body /amount/settlement';
  return was === is ? [] : [{ effect: 'CALLED_DIFFERENTLY', where, what: `is in ${is}`, instead: null }];
}

/** The order of the signed bytes as people read it. */
const WORDS = {
  'timestamp-endpoint-body': 'x-timestamp, x-endpoint and the body, in this order',
  'body-timestamp-endpoint': 'the body, x-timestamp and x-endpoint, in this order',
} as const;

function signatureOf({ signed }: SeenCall, before: Side, after: Side): Change[] {
  const { signatureOrder } = after.contract.policy;
  if (!signed || signatureOrder === before.contract.policy.signatureOrder) return [];
  const what = `is over ${WORDS[signatureOrder]}`;
  return [
    {
      effect: 'CALLED_DIFFERENTLY',
      where: 'signature',
      what,
      instead: 'verify these bytes, and sign replies the same way',
    },
  ];
}
