import type { Tx } from '../../../platform/store/db';
import type { Migration } from '../../../platform/store/migration';
import { comparedDocument } from '../tables';

const CHUNK = 1_000;

interface Row {
  id: string;
  client_id: string;
  identification_type: string | null;
  identification_value: string | null;
  tax_identification_value: string | null;
}

function nextRows({ knex }: Tx, after: string): Promise<Row[]> {
  return knex('users')
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHUNK)
    .select('id', 'client_id', 'identification_type', 'identification_value', 'tax_identification_value');
}

/** Full-width letters and digits are the plain ones in another shape (Unicode, NFKC). */
const plain = (value: string | null) => value?.normalize('NFKC') ?? null;

async function isTaken({ knex }: Tx, row: Row, value: string): Promise<boolean> {
  const { id, client_id, identification_type } = row;
  const others = knex('users').where({ client_id, identification_type }).whereNot({ id });
  const same = others.where((either) =>
    either.where({ identification_key: comparedDocument(value) }).orWhere({ identification_value: value }),
  );
  return (await same.first('id')) !== undefined;
}

/** Where another user has the plain document the older text stays: they are two users already. */
async function makePlain(tx: Tx, row: Row): Promise<void> {
  const changes: Record<string, string | null> = {};
  const [value, tax] = [plain(row.identification_value), plain(row.tax_identification_value)];
  if (value !== null && value !== row.identification_value && !(await isTaken(tx, row, value))) {
    changes.identification_value = value;
    changes.identification_key = comparedDocument(value);
  }
  if (tax !== row.tax_identification_value) changes.tax_identification_value = tax;
  if (Object.keys(changes).length > 0) await tx.knex('users').where({ id: row.id }).update(changes);
}

/**
 * Writes documents in plain letters and digits where an older version took full-width ones, so that they are found and
 * compared.
 */
export const plainDocuments: Migration = {
  name: '0027-plain-documents',
  async up(tx) {
    for (let rows = await nextRows(tx, ''); rows.length > 0; rows = await nextRows(tx, rows.at(-1)?.id as string)) {
      for (const row of rows) await makePlain(tx, row);
    }
  },
};
