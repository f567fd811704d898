import type { Context } from 'koa';
import type { Rule } from '../../contract';
import { asks, type Mutant } from '../mutant';

/**
 * A mutant that is correct in every single operation and wrong only after several: sequences find it, and it is
 * recognised by their messages.
 */
export type HistoryMutant = Pick<Mutant, 'name' | 'caught' | 'break'>;

let triggers = 0;

/** Changes a row after it was written. @param when the row as it was and is, `OLD` and `NEW` */
function after(event: string, when: string, change: string): { sql: string[] } {
  triggers += 1;
  return { sql: [`CREATE TRIGGER mutant_${triggers} AFTER ${event} WHEN ${when} BEGIN ${change}; END`] };
}

/** Executes a repeated movement again if another one came in between. */
function forgetfulOfKeys(rules: ReadonlyMap<string, Rule>) {
  const isOperation = asks(rules, 'createTransaction');
  const seen = new Map<string, number>();
  let movements = 0;
  return async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    if (isOperation(ctx)) {
      const key = `${ctx.get('authorization')} ${ctx.get('x-idempotency-key')}`;
      const before = seen.get(key);
      movements += 1;
      if (before === undefined) seen.set(key, movements);
      else if (movements > before + 1) ctx.req.headers['x-idempotency-key'] = `again-${movements}`;
    }
    await next();
  };
}

/**
 * Mistakes that appear only after several operations. Single operations, and the journeys of the contract tests, do not
 * show them.
 */
export const HISTORIES: readonly HistoryMutant[] = [
  {
    name: 'a further part of a refund is not counted',
    caught:
      /refusal of refundAtNetwork|refusal of reverseAtNetwork|a refund:|a refund by an advice|type of a reversal|balance of an account/,
    break: after(
      'UPDATE OF refunded ON card_transactions',
      'NEW.refunded > OLD.refunded AND OLD.refunded > 0',
      'UPDATE card_transactions SET refunded = OLD.refunded WHERE id = NEW.id',
    ),
  },
  {
    name: 'a transaction that is taken back in three parts does not end',
    caught: /card transaction in the end|refusal of \w+AtNetwork/,
    break: after(
      'UPDATE OF state ON card_transactions',
      `NEW.state = 'REVERSED' AND OLD.state = 'AUTHORIZED'
        AND (SELECT count(*) FROM card_transactions f WHERE f.original_id = NEW.id) > 1`,
      `UPDATE card_transactions SET state = 'AUTHORIZED' WHERE id = NEW.id`,
    ),
  },
  {
    name: 'what expires after a part was taken back is given back twice',
    caught: /balance of an account/,
    break: after(
      'INSERT ON activities',
      `NEW.process_type = 'REVERSAL' AND EXISTS (
        SELECT 1 FROM card_transactions own, card_transactions other
        WHERE own.id = NEW.origin_tx_id AND own.state = 'PURGED'
          AND other.original_id = own.original_id AND other.id <> own.id)`,
      'UPDATE ledger_accounts SET balance = balance + NEW.total_amount WHERE id = NEW.account_id',
    ),
  },
  {
    name: 'the third use of a card on a day does not count against the limits of its group',
    caught: /what became of a (?:purchase|message)/,
    break: after(
      'INSERT ON card_transactions',
      `NEW.card_use IS NOT NULL AND (SELECT count(*) FROM card_transactions other
        WHERE other.card_id = NEW.card_id AND other.card_use = NEW.card_use AND other.created_at > NEW.created_at - 3600000) > 2`,
      `UPDATE card_transactions SET card_use = 'ecommerce' WHERE id = NEW.id`,
    ),
  },
  {
    name: 'the second change of activities of an account is not sent',
    caught: /numbers of the events about an account/,
    break: after(
      'INSERT ON outbox',
      `NEW.kind = 'ACTIVITY_UPDATED' AND EXISTS (
        SELECT 1 FROM outbox other WHERE other.kind = NEW.kind AND other.id <> NEW.id
          AND json_extract(other.payload, '$.activity.account.id') = json_extract(NEW.payload, '$.activity.account.id'))`,
      'DELETE FROM outbox WHERE id = NEW.id',
    ),
  },
  {
    name: 'a limit counts a further movement of its day twice',
    caught: /what became of a (movement|purchase|funding)|refusal of create\w+/,
    break: after(
      'UPDATE OF day_debit ON ledger_accounts',
      // The balance distinguishes the original movement from the added one, which would otherwise add to itself again.
      `NEW.limits IS NOT NULL AND NEW.day = OLD.day AND OLD.day_debit > 0 AND NEW.day_debit > OLD.day_debit
        AND NEW.balance <> OLD.balance`,
      'UPDATE ledger_accounts SET day_debit = 2 * NEW.day_debit - OLD.day_debit WHERE id = NEW.id',
    ),
  },
  {
    name: 'an account that is frozen after it was disabled pays',
    caught: /what became of a (movement|purchase)|refusal of createTransfer|money from outside/,
    break: after(
      'UPDATE OF status ON ledger_accounts',
      `NEW.status = 'FROZEN' AND OLD.status = 'DISABLED'`,
      `UPDATE ledger_accounts SET status = 'ACTIVE' WHERE id = NEW.id`,
    ),
  },
  {
    name: 'a lookup of a PIX key feeds two transfers where its account has used another',
    caught: /refusal of createPixTransfer/,
    break: after(
      'UPDATE OF transfer_id ON pix_lookups',
      `NEW.transfer_id IS NOT NULL AND EXISTS (
        SELECT 1 FROM pix_lookups other
        WHERE other.account_id = NEW.account_id AND other.transfer_id IS NOT NULL AND other.id <> NEW.id)`,
      'UPDATE pix_lookups SET transfer_id = NULL WHERE id = NEW.id',
    ),
  },
  {
    name: 'the second movement from another account is not credited',
    caught: /balance/,
    break: after(
      'INSERT ON activities',
      `NEW.origin = 'P2P' AND NEW.entry_type = 'CREDIT' AND NEW.result = 'APPROVED' AND EXISTS (
        SELECT 1 FROM activities other
        WHERE other.account_id = NEW.account_id AND other.origin = 'P2P' AND other.entry_type = 'CREDIT'
          AND other.result = 'APPROVED' AND other.id <> NEW.id)`,
      'UPDATE ledger_accounts SET balance = balance - NEW.total_amount WHERE id = NEW.account_id',
    ),
  },
  {
    name: 'a repeat after another movement is carried out again',
    caught:
      /answer to a repeated createTransaction|refusal of createTransaction: "DUPLICATED_IDEMPOTENCY_KEY" expected/,
    break: { front: forgetfulOfKeys },
  },
  {
    name: 'the embosser of a batch ends the block of its cards',
    caught:
      /a card in the end|the status of a card|the steps of a card|refusal of (activateCard|embossCard|reportCard\w+)/,
    break: after(
      'UPDATE OF status ON card_batches',
      `NEW.status = 'READY'`,
      `UPDATE cards SET status = 'EMBOSSED' WHERE batch_id = NEW.id AND status = 'BLOCKED'`,
    ),
  },
  {
    name: 'a replacement that was given up keeps its place',
    caught: /refusal of (createCard|activateCard)/,
    break: after(
      'UPDATE OF previous_card_id ON cards',
      'NEW.previous_card_id IS NULL AND OLD.previous_card_id IS NOT NULL',
      'UPDATE cards SET previous_card_id = OLD.previous_card_id WHERE id = NEW.id',
    ),
  },
  {
    name: 'a boleto forgets its third part',
    caught: /boleto|refusal of payCashInIntent/,
    break: after(
      'UPDATE OF paid_amount ON cash_in_intents',
      `NEW.status = 'PARTIALLY_PAID' AND NEW.paid_amount > OLD.paid_amount
        AND (SELECT count(*) FROM activities WHERE origin_tx_id = NEW.id) > 2`,
      'UPDATE cash_in_intents SET paid_amount = OLD.paid_amount WHERE id = NEW.id',
    ),
  },
  {
    name: 'the second part of a purchase abroad that comes back to an account loses a cent',
    caught: /balance (of an account|after)|what became of a/,
    break: after(
      'INSERT ON activities',
      `NEW.process_type = 'REVERSAL' AND EXISTS (
        SELECT 1 FROM card_transactions own, card_transactions other
        WHERE own.id = NEW.origin_tx_id AND own.country_code <> 'ARG'
          AND other.original_id = own.original_id AND other.id <> own.id)`,
      'UPDATE ledger_accounts SET balance = balance - 1 WHERE id = NEW.account_id',
    ),
  },
  {
    name: 'the second approval instead of a client is not reported',
    caught: /what the client books itself/,
    break: after(
      'INSERT ON outbox',
      `EXISTS (
        SELECT 1 FROM card_transactions own, card_transactions other
        WHERE own.id = NEW.resource_id AND own.decided_by = 'STAND_IN' AND other.decided_by = 'STAND_IN'
          AND other.card_id = own.card_id AND other.state <> 'REJECTED' AND other.id <> own.id)`,
      'DELETE FROM outbox WHERE id = NEW.id',
    ),
  },
  {
    name: 'the second outcome for a user is not reported',
    caught: /outcomes of an identity session/,
    break: after(
      'INSERT ON outbox',
      `NEW.kind = 'IDENTITY_SESSION_COMPLETED' AND EXISTS (
        SELECT 1 FROM identity_sessions own, identity_sessions other
        WHERE own.id = NEW.resource_id AND other.user_id = own.user_id AND other.id <> own.id
          AND other.status IN ('VALIDATED', 'NOT_VALIDATED', 'REJECTED'))`,
      'DELETE FROM outbox WHERE id = NEW.id',
    ),
  },
  {
    name: 'a box that leaves the warehouse after one of its cards stays there',
    caught: /shipment in the end|steps of a shipment|refusal of (advanceShipment|createShipment)/,
    break: after(
      'UPDATE OF status ON shipments',
      `OLD.status = 'IN_WAREHOUSE' AND NEW.status = 'IN_TRANSIT' AND EXISTS (
        SELECT 1 FROM shipments other
        WHERE other.shipment_type = 'CARD_FROM_WAREHOUSE' AND other.affinity_group_id = NEW.affinity_group_id)`,
      `UPDATE shipments SET status = 'IN_WAREHOUSE' WHERE id = NEW.id`,
    ),
  },
];

/** All of them at once: a test that finds one of them finds this. */
export const ALL_HISTORIES: HistoryMutant = {
  name: 'every mistake that only a history shows, at once',
  caught: /$^/,
  break: { front: forgetfulOfKeys, sql: HISTORIES.flatMap(({ break: { sql = [] } }) => sql) },
};
