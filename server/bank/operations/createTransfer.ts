import { IN_BODY } from '../../domain/bank/account-rules';
import { type ArgentineTransfer, DEFAULT_CONCEPT, transferAmount } from '../../domain/bank/transfer';
import { DomainError, refuseField } from '../../domain/errors';
import { type Call, direct } from '../../http/operation';
import { type Refused, runReserved } from '../../http/reserved';
import { newId } from '../../ids';
import type { Tx } from '../../store/db';
import { findValidatedDestination } from '../../store/destinations';
import { lockedAccountInCountry } from './account';
import { debit } from './debit';
import { askRail } from './rail';
import { concluded, resumed } from './reserved-transfer';
import { presentTransfer } from './shape';

const AMOUNT = '/amount/value';

async function begin(call: Call<'createTransfer'>, tx: Tx, id: string): Promise<ArgentineTransfer | Refused> {
  const { body, client, now } = call;
  const { account_id: accountId, credit_account, amount, concept = DEFAULT_CONCEPT, description = null } = body;
  const account = await lockedAccountInCountry(tx, { clientId: client.id, accountId, country: 'ARG', place: IN_BODY });
  const minor = transferAmount(amount.value, AMOUNT);
  const { tax_type, tax_value } = credit_account;
  const destination = await findValidatedDestination(tx, client.id, tax_type, tax_value);
  if (destination === null) {
    throw refuseField('DESTINATION_NOT_VALIDATED', '/credit_account', 'unknown', 'no destination was looked up for it');
  }
  if (destination.cvu !== null && destination.cvu === account.cvu) throw new DomainError('DESTINATION_IS_SOURCE');
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
    endToEndId: null,
    failureReason: null,
    activityId: newId(),
    createdAt: now,
    updatedAt: now,
  };
  return debit(tx, client, transfer, AMOUNT);
}

/** Takes the money, hands the transfer to the rail, and writes down what it said. */
export const createTransfer = direct<'createTransfer'>((call, services, finish) =>
  runReserved('createTransfer', call, services, finish, {
    begin: (tx, id) => begin(call, tx, id),
    resume: (tx, id) => resumed<ArgentineTransfer>(tx, call.client.id, id),
    ask: (transfer) => askRail(services, transfer),
    settle: async (tx, transfer, outcome) => {
      const after = await concluded(tx, transfer, outcome, services.clock.now());
      return { status: 201, body: { data: presentTransfer(after) } };
    },
  }),
);
