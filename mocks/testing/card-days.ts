import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientFolder } from '../../server/settlement/folders';
import { CsvReader } from '../../server/settlement/rules/csv-reader';
import { CardBench } from '../../server/testing/cards';
import type { Answer } from '../../server/testing/server';
import { CONTROLS } from './controls';

/** One row of a file by the names of its columns. */
export type FileRow = Record<string, string>;

/** A purchase at home; what a test is about goes into the changes. */
const PURCHASE = {
  type: 'PURCHASE',
  amount: '1000.00',
  currency: 'ARS',
  country_code: 'ARG',
  merchant: { mcc: '5411', name: 'Almacén Palermo' },
  point_type: 'POS',
  entry_mode: 'CHIP',
};

/** The parsed rows of CSV text. */
export function rowsOf(text: string): FileRow[] {
  const reader = new CsvReader();
  const [header, ...records] = [...reader.read(text), ...reader.end()];
  return records.map(({ cells }) =>
    Object.fromEntries((header?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])),
  );
}

/** Uses cards by the controls of a sandbox and looks into the files that tell of it. */
export class CardDays extends CardBench {
  /** A card whose account holds money. @returns the card and its account */
  async fundedCard(changes: Record<string, unknown> = {}, amount = '100000.00') {
    const user = await this.user();
    const account = await this.account(user.id);
    await this.ask('POST', `${CONTROLS}/accounts/${account.id}/fund`, { amount });
    const card = await this.card({ user_id: user.id, ...changes });
    return { card, account, user };
  }

  /** The card is used, whatever becomes of it. */
  async use(cardId: string, changes: Record<string, unknown> = {}) {
    return this.ask('POST', `${CONTROLS}/card-transactions`, { ...PURCHASE, card_id: cardId, ...changes });
  }

  /** The network has decided by itself. */
  async force(cardId: string, changes: Record<string, unknown> = {}) {
    return this.ask('POST', `${CONTROLS}/card-transactions/force`, { ...PURCHASE, card_id: cardId, ...changes });
  }

  /** One step of the network: `clear`, `reverse`, `refund`, `expire`. */
  step(transactionId: string, name: string, body: unknown = {}) {
    const path = `${CONTROLS}/card-transactions/${transactionId}/${name}`;
    return this.ask('POST', path, name === 'expire' ? undefined : body);
  }

  mistake(kind: string, transactionId: string) {
    return this.ask('POST', `${CONTROLS}/settlement-mismatches`, { kind, transaction_id: transactionId });
  }

  run(date: string): Promise<Answer> {
    return this.client.send('POST', `${CONTROLS}/settlement-runs`, { body: { date } });
  }

  /** Settles a day that is over. @returns the run */
  async settle(date: string) {
    return this.ask('POST', `${CONTROLS}/settlement-runs`, { date });
  }

  /** Returns the path of a client's file. */
  pathOf(folder: 'transactions' | 'presentations', date: string): string {
    const name = `presentations${date.replaceAll('-', '_')}.csv`;
    return join(clientFolder(this.server.config, this.client.client.id), folder, name);
  }

  text(folder: 'transactions' | 'presentations', date: string): Promise<string> {
    return readFile(this.pathOf(folder, date), 'utf8');
  }

  async rows(folder: 'transactions' | 'presentations', date: string): Promise<FileRow[]> {
    return rowsOf(await this.text(folder, date));
  }
}
