import { Client } from 'pg';

/** A statement as the driver of PostgreSQL was given it. */
export interface Sent {
  sql: string;
  /** True if the connection had not answered an earlier statement by then, so that nothing waited for both. */
  behind: boolean;
}

/** Returns what the driver is given while `work` runs. */
export async function sentDuring(work: () => Promise<unknown>): Promise<Sent[]> {
  const original = Client.prototype.query;
  const query = jest.spyOn(Client.prototype, 'query');
  const sent: Sent[] = [];
  query.mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    const waiting = ['_queryQueue', '_sentQueryQueue'].map((name) => Reflect.get(this, name).length);
    const behind = Boolean(Reflect.get(this, '_activeQuery')) || waiting.some((length) => length > 0);
    sent.push({ sql: typeof asked === 'string' ? asked : asked.text, behind });
    return Reflect.apply(original, this, given);
  });
  try {
    await work();
  } finally {
    query.mockRestore();
  }
  return sent;
}
