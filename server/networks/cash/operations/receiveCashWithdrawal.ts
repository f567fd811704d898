import { lockAccount } from '../../../accounts/store/accounts';
import { cashWithdrawn } from '../../../cash/reports';
import { countingGuess } from '../../../cash/token-guesses';
import { recordingWrongToken } from '../../../cash/wrong-token';
import { DomainError, namedBy } from '../../../kernel/errors';
import { formatAmount, parseAmount } from '../../../kernel/money';
import { write } from '../../../platform/http/operation';
import type { Reader } from '../../../platform/store/db';
import { ownerOf, referenceAt, reporting } from '../../reported';
import { findOwner } from '../../store/owners';
import { presentOutcome } from '../present';

/** Processes a cash withdrawal at a counter, with the token of an intent. */
export const receiveCashWithdrawal = write<'receiveCashWithdrawal'>(
  async (call, tx, { vault }) => {
    const network = reporting(call);
    const { reference, intent_id: intentId, token, amount } = call.body;
    const clientId = await ownerOf(tx, network, {
      table: 'cash_out_intents',
      id: intentId,
      missing: 'CASH_OUT_INTENT_NOT_FOUND',
      named: { pointer: '/intent_id', thing: 'intent' },
    });
    const received = await cashWithdrawn(tx, vault, {
      clientId,
      intentId,
      withdrawalId: referenceAt(network, reference),
      token,
      amount: amount === undefined ? null : parseAmount(amount),
      now: call.now,
    }).catch((error: unknown) => {
      throw error instanceof DomainError ? namedBy(error, '/intent_id') : error;
    });
    const account = await lockAccount(tx, clientId, received.accountId);
    const currency = account?.currency as 'ARS' | 'BRL';
    const data = { reference, amount: formatAmount(received.amount), currency, ...presentOutcome(received) };
    return { status: 200, body: { data } };
  },
  (call, services, work) => {
    const { body, now } = call;
    const { intent_id: intentId, reference, token, amount } = body;
    const withdrawal = {
      intentId,
      amount: amount === undefined ? null : parseAmount(amount),
      now,
      report: { reference: referenceAt(reporting(call), reference), token },
      clientId: (reader: Reader) => findOwner(reader, 'cash_out_intents', intentId),
    };
    return recordingWrongToken(services, withdrawal, work, (attempt) => countingGuess(services, intentId, attempt));
  },
);
