import { uuidOf } from '../../kernel/uuid';
import { lockLimitedClient } from '../../ledger/post-movement';
import type { WithPorts } from '../../networks/ports';
import { type Call, reserved } from '../../platform/http/operation';
import type { Refused } from '../../platform/idempotency/reserved';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { lockedAccountInCountry } from '../account';
import { debit } from '../debit';
import { freeTransferId } from '../order-id';
import { presentTransfer } from '../present';
import { askRailIfOpen, payerOf } from '../rail';
import { concluded, resumed } from '../reserved-transfer';
import { IN_BODY } from '../rules/account-rules';
import { assertAnother, validated } from '../rules/destination';
import { type ArgentineTransfer, DEFAULT_CONCEPT, transferAmount } from '../rules/transfer';
import { findValidatedDestination } from '../store/destinations';

const PLACES = { amount: '/amount/value', account: '/account_id' };

async function begin(call: Call<'createTransfer'>, tx: Tx, id: string): Promise<ArgentineTransfer | Refused> {
  const { body, client, now } = call;
  const { credit_account, amount, concept = DEFAULT_CONCEPT, description = null } = body;
  const accountId = uuidOf(body.account_id);
  await lockLimitedClient(tx, client);
  const [account, found, payer] = await Promise.all([
    lockedAccountInCountry(tx, { clientId: client.id, accountId, country: 'ARG', place: IN_BODY }),
    findValidatedDestination(tx, client.id, credit_account.tax_value),
    payerOf(tx, { clientId: client.id, accountId, rail: 'ARG' }),
  ]);
  const minor = transferAmount(amount.value, PLACES.amount);
  const destination = validated(found, now);
  assertAnother(destination, account);
  const transfer: ArgentineTransfer = {
    id,
    clientId: client.id,
    accountId,
    rail: 'ARG',
    status: 'RESERVED',
    amount: minor,
    currency: amount.currency,
    concept,
    description,
    destination,
    payer,
    endToEndId: null,
    failureReason: null,
    activityId: newId(),
    createdAt: now,
    updatedAt: now,
  };
  return debit(tx, client, transfer, PLACES);
}

/** Debits the account, sends the transfer to the bank network, and records the answer. */
export const createTransfer = reserved('createTransfer', (call, services: Services & WithPorts) => ({
  newId: (tx, request) =>
    freeTransferId(tx, services.vault, request && { request, accountId: uuidOf(call.body.account_id) }),
  begin: (tx, id) => begin(call, tx, id),
  resume: (tx, id) => resumed<ArgentineTransfer>(tx, call.client.id, id),
  ask: (transfer) => askRailIfOpen(services, transfer),
  conclude: async (tx, transfer, outcome) => {
    const after = await concluded(tx, transfer, outcome, services.clock.now());
    return { status: 201, body: { data: presentTransfer(after) } };
  },
}));
