import { useState } from 'preact/hooks';
import {
  type CsvTable,
  type Findings,
  Problem as Mistake,
  reconcileInMemory,
} from '../../../mocks/client/reconcile/in-memory';
import { dataOf, Refusal, type Schemas, sandbox } from '../api';
import { csvRows } from '../csv';
import { asRefusal } from '../load';
import { t } from '../texts';
import { Action } from './action';
import { Badge, Cut, Id, Panel, Problem, State, Table } from './basics';

type Transaction = Schemas['SandboxCardTransaction'];

const DAY_MILLISECONDS = 86_400_000;
/** Days before the day of a file whose transactions the file may contain: refunds that were held, late clearings. */
const DAYS_BEFORE = 8;
const PAGE_SIZE = 100;
const MAX_TRANSACTIONS = 10_000;

const NAME = /(\d{4})_(\d{2})_(\d{2})\.csv$/;

/** The first moment of the day that a file is of; null for one that has no day in its name. */
export function dayOfFile(name: string): Date | null {
  const [, year, month, day] = NAME.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T00:00:00.000Z`);
}

/** Makes the books of a client that received everything: its card transactions, as the service has them. */
async function booksOfService(day: Date): Promise<CsvTable> {
  const at = (days: number) => new Date(day.getTime() + days * DAY_MILLISECONDS).toISOString();
  const found: Transaction[] = [];
  for (let page = 0; ; page += 1) {
    const query = {
      'filter[created_from]': at(-DAYS_BEFORE),
      'filter[created_until]': at(1),
      'page[size]': PAGE_SIZE,
      'page[number]': page,
      sort: ['created_at' as const],
    };
    // Books without some of the transactions would show differences that there are not.
    if (found.length >= MAX_TRANSACTIONS) throw new Refusal(t.value.reconcile.tooMany, '', null);
    const { data, meta } = await dataOf(sandbox.GET('/sandbox/v1/card-transactions', { params: { query } }));
    found.push(...data);
    if (page + 1 >= meta.pagination.total_pages) break;
  }
  const rows = found.flatMap(({ id, type, status, local, created_at }) => {
    if (status === null || created_at >= at(1)) return [];
    return [[id, status, type, local.total, created_at < at(0) ? 'MATCHING' : '']];
  });
  return {
    name: 'books.csv',
    records: [['TRANSACTION_ID', 'STATUS', 'TRANSACTION_TYPE', 'LOCAL_AMOUNT', 'MARK'], ...rows],
  };
}

/** Compares a settlement file with books, by the rules of `npm run reconcile`. */
export function Reconciliation({ file, day }: { file: CsvTable; day: Date }) {
  const words = t.value.reconcile;
  const [found, setFound] = useState<Findings | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [books, setBooks] = useState<File | null>(null);
  const run = async () => {
    setProblem(null);
    setFound(null);
    try {
      const own =
        books === null ? await booksOfService(day) : { name: books.name, records: csvRows(await books.text()) };
      setFound(reconcileInMemory(file, own));
    } catch (error) {
      setProblem(error instanceof Mistake ? new Refusal(words.wrongFile, error.message, null) : asRefusal(error));
    }
  };
  return (
    <Panel title={words.title} tools={<Action action={() => run()}>{words.run}</Action>}>
      <p class="soft">{words.about}</p>
      <label class="labelled">
        <span>{words.books}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => setBooks(event.currentTarget.files?.[0] ?? null)}
        />
      </label>
      <Problem problem={problem} />
      <div role="status">{found !== null && <Found found={found} />}</div>
    </Panel>
  );
}

/** The rows that are drawn at first, and with each step further: thousands of them make a page unusable. */
const ROWS_STEP = 200;

function Found({ found }: { found: Findings }) {
  const words = t.value.reconcile;
  const [limit, setLimit] = useState(ROWS_STEP);
  const { service_rows, client_rows, matching } = found;
  const rows = rowsOf(found);
  return (
    <>
      <p>
        {words.summary(service_rows, client_rows, matching)}{' '}
        {rows.length === 0 && <Badge tone="good">{words.clean}</Badge>}
      </p>
      {rows.length > 0 && (
        <Table
          label={words.title}
          head={[words.what, words.transaction, words.atService, words.atClient, words.amount, words.why]}
        >
          {rows.slice(0, limit)}
        </Table>
      )}
      <Cut shown={Math.min(limit, rows.length)} total={rows.length} />
      {rows.length > limit && (
        <button type="button" class="quiet" onClick={() => setLimit(limit + ROWS_STEP)}>
          {t.value.more}
        </button>
      )}
    </>
  );
}

/** A row for each difference; first those that a person has to check. */
function rowsOf({ adjustments, impossible, amounts_differ }: Findings) {
  const words = t.value.reconcile;
  return [
    ...amounts_differ.map((one) => (
      <tr key={one.transaction_id}>
        <td>
          <Badge tone="bad">{words.otherAmount}</Badge>
        </td>
        <td>
          <Id value={one.transaction_id} />
        </td>
        <td>{one.service_amount}</td>
        <td>{one.client_amount}</td>
        <td />
        <td>{words.ask}</td>
      </tr>
    )),
    ...impossible.map((one) => (
      <tr key={one.transaction_id}>
        <td>
          <Badge tone="bad">{words.notInFile}</Badge>
        </td>
        <td>
          <Id value={one.transaction_id} />
        </td>
        <td>
          <State value={null} />
        </td>
        <td>
          <State value={one.status} />
        </td>
        <td />
        <td>{words.ask}</td>
      </tr>
    )),
    ...adjustments.map((one) => (
      <tr key={one.transaction_id}>
        <td>
          <Badge tone="warn">{words.adjust}</Badge>
        </td>
        <td>
          <Id value={one.transaction_id} />
        </td>
        <td>
          <State value={one.service_status} />
        </td>
        <td>
          <State value={one.client_status} />
        </td>
        <td>
          {one.entry_type} {one.amount} {one.currency}
        </td>
        <td class="cell">{one.reason}</td>
      </tr>
    )),
  ];
}
