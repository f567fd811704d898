import { type CardTransaction, type Model, written } from './model';
import { type Session, same } from './session';

/** The settlement files of a sequence: what their rows say of a transaction, taken together, is what became of it. */

type Row = Readonly<Record<string, string>>;

const PAGE = 100;

/** Minor units of a decimal text with two decimals. */
const minor = (text: string): number => Number(text.replace('.', ''));

/** The cells of this client's files have neither separators nor quotes. */
function rowsOf(text: string): Row[] {
  const [header = '', ...lines] = text.trimEnd().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
}

interface Run {
  files: readonly { folder: string; name: string; rows: number }[];
}

async function allRuns(session: Session): Promise<Run[]> {
  const runs: Run[] = [];
  for (let page = 0; runs.length === page * PAGE; page += 1) {
    const query = { 'page[number]': String(page), 'page[size]': String(PAGE) };
    const { data } = await session.must('listSettlementRuns', { query });
    runs.push(...data);
  }
  return runs;
}

/** Returns the rows of all files in a folder. */
async function rowsIn(session: Session, folder: string, runs: readonly Run[]): Promise<Row[]> {
  const written = runs.flatMap(({ files }) => files.filter((file) => file.folder === folder && file.rows > 0));
  const all: Row[] = [];
  for (const { name, rows } of written) {
    const found = rowsOf((await session.must('getSettlementFile', { path: { folder, name } })).text);
    same(`the number of rows of ${folder}/${name}`, found.length, rows);
    all.push(...found);
  }
  return all;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A row's amount as it changes the charge of its transaction: an APPROVED reversal takes back. */
function chargedBy({ STATUS, TRANSACTION_TYPE, LOCAL_AMOUNT }: Row): number {
  if (STATUS !== 'APPROVED') return 0;
  const amount = minor(LOCAL_AMOUNT as string);
  return TRANSACTION_TYPE?.startsWith('REVERSAL_') ? -amount : amount;
}

/**
 * The rows about a transaction: its own, and those that adjust or reverse it, which are no transactions of the model.
 * The reversal of one that was rejected moves nothing.
 */
function rowsAbout({ id, state }: CardTransaction, rows: readonly Row[], known: ReadonlySet<string>): Row[] {
  const follows = ({ TRANSACTION_ID = '', ORIGINAL_TRANSACTION_ID }: Row) =>
    ORIGINAL_TRANSACTION_ID === id && !known.has(TRANSACTION_ID) && state !== 'REJECTED';
  return rows.filter((row) => row.TRANSACTION_ID === id || follows(row));
}

/**
 * Compares the settlement files of all days with the model.
 * @param chargeOf what the user paid for a transaction in the end, in minor units of the card's currency
 * @throws Disagreement
 */
export async function assertFiles(
  model: Model,
  session: Session,
  chargeOf = ({ charged }: CardTransaction): number => charged,
): Promise<void> {
  const { cardTransactions } = model;
  if (cardTransactions.length === 0) return;
  const known = new Set(cardTransactions.map(({ id }) => id));
  const runs = await allRuns(session);
  const rows = await rowsIn(session, 'transactions', runs);
  const presented = await rowsIn(session, 'presentations', runs);
  for (const transaction of cardTransactions) {
    const about = rowsAbout(transaction, rows, known);
    const own = about.filter(({ TRANSACTION_ID }) => TRANSACTION_ID === transaction.id).length;
    if (own === 0) same('the rows of a card transaction in its file', own, 1);
    same(
      'the charge of a card transaction in the files',
      written(sum(about.map(chargedBy))),
      written(chargeOf(transaction)),
    );
    const presentations = presented.filter(({ TRANSACTION_ID }) => TRANSACTION_ID === transaction.id);
    const total = sum(
      presentations.map(({ TRANSACTION_AMOUNT = '', REVERSE_PRESENTMENT }) =>
        REVERSE_PRESENTMENT === 'TRUE' ? -minor(TRANSACTION_AMOUNT) : minor(TRANSACTION_AMOUNT),
      ),
    );
    same('the presentations of a card transaction in the files', written(total), written(transaction.presented));
  }
}
