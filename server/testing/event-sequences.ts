import type { Db } from '../platform/store/db';

/** An event about an account, as far as its order goes. */
export interface NumberedEvent {
  sequence: number;
  activity: { account: { id: string }; result: string; entry_type: string; total_amount: string };
}

/** Returns all events about accounts in the order of their numbers, by account. */
export async function eventsByAccount({ knex }: Db): Promise<Map<string, NumberedEvent[]>> {
  const payloads: string[] = await knex('outbox').where('kind', 'like', 'ACTIVITY_%').pluck('payload');
  const byAccount = new Map<string, NumberedEvent[]>();
  for (const payload of payloads) {
    const event: NumberedEvent = JSON.parse(payload);
    const { id } = event.activity.account;
    byAccount.set(id, [...(byAccount.get(id) ?? []), event]);
  }
  for (const events of byAccount.values()) events.sort((a, b) => a.sequence - b.sequence);
  return byAccount;
}

/** Finds accounts whose events are not numbered 1, 2, 3 … @returns each with the numbers that there are */
export async function misnumberedAccounts(db: Db): Promise<[id: string, numbers: number[]][]> {
  const numbers = [...(await eventsByAccount(db))].map(([id, events]): [string, number[]] => {
    return [id, events.map(({ sequence }) => sequence)];
  });
  return numbers.filter(([, found]) => found.some((sequence, at) => sequence !== at + 1));
}
