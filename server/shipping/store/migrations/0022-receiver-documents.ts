import type { Tx } from '../../../platform/store/db';
import type { Migration } from '../../../platform/store/migration';
import { comparedDocument } from '../../../users/store/tables';

const CHUNK = 1_000;

interface Row {
  id: string;
  document_number: string;
}

function nextRows({ knex }: Tx, after: string): Promise<Row[]> {
  const rows = knex('shipments').where('id', '>', after).whereNotNull('document_number').orderBy('id').limit(CHUNK);
  return rows.select('id', 'document_number');
}

/** Brings the documents of all receivers to another form. */
export async function documentsInChunks(tx: Tx, form: (number: string) => string): Promise<void> {
  for (let rows = await nextRows(tx, ''); rows.length > 0; rows = await nextRows(tx, rows.at(-1)?.id as string)) {
    for (const { id, document_number } of rows) {
      const compared = form(document_number);
      if (compared !== document_number) await tx.knex('shipments').where({ id }).update({ document_number: compared });
    }
  }
}

/** Brings the documents of receivers to the form in which they are compared, as those of users are. */
export const receiverDocuments: Migration = {
  name: '0022-receiver-documents',
  up: (tx) => documentsInChunks(tx, comparedDocument),
};
