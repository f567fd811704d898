import { randomInt } from 'node:crypto';
import { lockAccount } from '../../accounts/store/accounts';
import { lockLimitedClient } from '../../ledger/post-movement';
import type { WithPorts } from '../../networks/ports';
import { type Call, reserved } from '../../platform/http/operation';
import { Refused } from '../../platform/idempotency/reserved';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { debit } from '../debit';
import { freeTransferId } from '../order-id';
import { presentPixTransfer } from '../present';
import { askRailIfOpen, payerOf } from '../rail';
import { concluded, resumed } from '../reserved-transfer';
import { assertUsable } from '../rules/pix-lookup';
import { endToEndId, type PixTransfer, transferAmount } from '../rules/transfer';
import { findPixLookup, lockPixLookup, useUpPixLookup } from '../store/pix';

const PLACES = { amount: '/value', account: '/transaction_id' };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function elevenCharacters(): string {
  return Array.from({ length: 11 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

async function begin(call: Call<'createPixTransfer'>, tx: Tx, id: string): Promise<PixTransfer | Refused> {
  const { body, client, now } = call;
  const lookup = await lockPixLookup(tx, client.id, body.transaction_id);
  assertUsable(lookup, now);
  const amount = transferAmount(body.value, PLACES.amount);
  const { accountId, destination } = lookup;
  await lockLimitedClient(tx, client);
  const [, payer] = await Promise.all([
    lockAccount(tx, client.id, accountId),
    payerOf(tx, { clientId: client.id, accountId, rail: 'PIX' }),
  ]);
  const transfer: PixTransfer = {
    id,
    clientId: client.id,
    accountId,
    rail: 'PIX',
    status: 'RESERVED',
    amount,
    currency: 'BRL',
    concept: null,
    description: body.description ?? null,
    destination,
    payer,
    endToEndId: endToEndId(now, elevenCharacters()),
    failureReason: null,
    activityId: newId(),
    createdAt: now,
    updatedAt: now,
  };
  const taken = await debit(tx, client, transfer, PLACES);
  if (!(taken instanceof Refused)) await useUpPixLookup(tx, lookup, id);
  return taken;
}

/** Debits the account, sends the transfer to PIX, and records the answer. A lookup can be used for one transfer. */
export const createPixTransfer = reserved('createPixTransfer', (call, services: Services & WithPorts) => ({
  newId: async (tx, request) => {
    const lookup = request && (await findPixLookup(tx, call.client.id, call.body.transaction_id));
    return freeTransferId(tx, services.vault, lookup && { request, accountId: lookup.accountId });
  },
  begin: (tx, id) => begin(call, tx, id),
  resume: (tx, id) => resumed<PixTransfer>(tx, call.client.id, id),
  ask: (transfer) => askRailIfOpen(services, transfer),
  conclude: async (tx, transfer, outcome) => {
    const after = await concluded(tx, transfer, outcome, services.clock.now());
    return { status: 201, body: { data: presentPixTransfer(after) } };
  },
}));
