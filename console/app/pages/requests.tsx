import { useEffect, useRef, useState } from 'preact/hooks';
import type { operations } from '../../../generated/types/sandbox';
import { type Schemas, sandbox, told } from '../api';
import { follow } from '../follow';
import { asRefusal } from '../load';
import { Badge, Choice, Empty, Line, Moment, Problem, State, Status, Title } from '../parts/basics';
import { RowLink, RowTable } from '../parts/row-table';
import { go, link, route } from '../router';
import { t } from '../texts';
import { EntryView } from './entry';

type Entry = Schemas['RequestLogEntry'];
type Query = NonNullable<operations['searchRequests']['parameters']['query']>;

/** The most rows that are kept on the page. */
const MAX_ROWS = 500;
const PAGE = 50;
/** Milliseconds between looks at how many entries could not be written. */
const LOOK_MILLISECONDS = 5_000;

/** The filter of the list, as the query of the page's address holds it. */
interface Filter {
  direction: string;
  result: string;
  operation: string;
  status: string;
  code: string;
  about: string;
  /** An idempotency key. */
  key: string;
  /** A time of the sandbox, to the minute: `2026-03-15T12:00`. */
  from: string;
  until: string;
}

const NAMES = ['direction', 'result', 'operation', 'status', 'code', 'about', 'key', 'from', 'until'] as const;
/** Names of what few look for. */
const RARE = ['key', 'from', 'until'] as const;

const MINUTE_OF_DAY = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

function filterIn(query: URLSearchParams): Filter {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as unknown as Filter;
}

function queryOf(filter: Filter): Query {
  const query: Record<string, unknown> = { 'page[size]': PAGE };
  if (filter.direction !== '') query['filter[direction]'] = [filter.direction];
  if (filter.result !== '') query['filter[result]'] = [filter.result];
  if (/^[A-Za-z0-9_]{1,64}$/.test(filter.operation)) query['filter[operation]'] = [filter.operation];
  if (/^[1-5]\d\d$/.test(filter.status)) query['filter[status]'] = [Number(filter.status)];
  if (/^[A-Z0-9_]{1,64}$/.test(filter.code)) query['filter[error_code]'] = [filter.code];
  if (filter.about !== '') query['filter[resource_id]'] = [filter.about];
  if (filter.key !== '') query['filter[idempotency_key]'] = [filter.key];
  const { from, until } = spanOf(filter);
  if (from !== null) query['filter[created_from]'] = from;
  if (until !== null) query['filter[created_until]'] = until;
  return query as Query;
}

/** The time that is asked for, with the whole of its last minute. */
const spanOf = ({ from, until }: Filter) => ({
  from: MINUTE_OF_DAY.test(from) ? `${from}:00.000Z` : null,
  until: MINUTE_OF_DAY.test(until) ? `${until}:59.999Z` : null,
});

/** Decides whether an entry that has just come belongs to what is shown, as the search would. */
function matches(entry: Entry, filter: Filter): boolean {
  const { direction, result, operation, status, code, about, key } = filter;
  const { from, until } = spanOf(filter);
  return (
    (from === null || entry.created_at >= from) &&
    (until === null || entry.created_at <= until) &&
    (key === '' || entry.idempotency_key === key) &&
    (direction === '' || entry.direction === direction) &&
    (result === '' || entry.result === result) &&
    (operation === '' || entry.operation === operation) &&
    (status === '' || String(entry.status) === status) &&
    (code === '' || entry.error_code === code) &&
    (about === '' || entry.resource_ids.includes(about))
  );
}

/**
 * The request log as it grows: requests to the service, calls to the client, and the verdict on the one that is open.
 */
export function RequestsPage() {
  const { id, query } = route.value;
  const filter = filterIn(query);
  const log = useLog(filter);
  const change = (name: keyof Filter, value: string) => go(link('requests', id, { ...filter, [name]: value }), true);
  const [problem, setProblem] = useState<ReturnType<typeof asRefusal> | null>(null);
  const run = (asked: Promise<unknown>) =>
    asked.then(
      () => setProblem(null),
      (error: unknown) => setProblem(asRefusal(error)),
    );
  const empty = async () => {
    await run(told(sandbox.DELETE('/sandbox/v1/requests')));
    log.reload();
  };
  return (
    <>
      <Title title={t.value.requests.title} about={t.value.requests.about}>
        <Badge tone={log.connected ? 'good' : 'warn'}>
          {log.connected ? t.value.requests.live : t.value.requests.notLive}
        </Badge>
        {log.lost > 0 && <Badge tone="bad">{t.value.requests.lost(log.lost)}</Badge>}
        {log.left_out > 0 && <Badge tone="warn">{t.value.requests.leftOut(log.left_out)}</Badge>}
        <button type="button" class="quiet" onClick={() => void empty()}>
          {t.value.requests.empty}
        </button>
      </Title>
      <Filters filter={filter} rows={log.rows} onChange={change} />
      <Problem problem={problem ?? log.problem} />
      <div class={`split wide ${id === null ? '' : 'chosen'}`}>
        <div class="list">
          <EntryRows rows={log.rows} chosen={id} filter={filter} />
          {log.rows.length === 0 && log.problem === null && (
            <Empty>{Object.values(filter).some(Boolean) ? t.value.noMatch : t.value.requests.nothing}</Empty>
          )}
          {log.total > log.rows.length && log.rows.length < MAX_ROWS && (
            <button type="button" class="quiet" onClick={() => void run(log.more())}>
              {t.value.more}
            </button>
          )}
        </div>
        {id !== null && (
          <div class="detail">
            <EntryView id={id} back={link('requests', null, { ...filter })} />
          </div>
        )}
      </div>
    </>
  );
}

function Filters(props: {
  filter: Filter;
  rows: readonly Entry[];
  onChange: (name: keyof Filter, value: string) => void;
}) {
  const { filter, rows, onChange } = props;
  const words = t.value.requests;
  const known = [...new Set(rows.map(({ operation }) => operation ?? '').filter(Boolean))].sort();
  return (
    <search aria-label={words.filters}>
      <div class="filters">
        <Choice
          label={words.direction}
          value={filter.direction}
          empty={words.both}
          options={[
            ['REQUEST', words.fromYou],
            ['CALL', words.toYou],
          ]}
          onChange={(value) => onChange('direction', value)}
        />
        <Choice
          label={words.result}
          value={filter.result}
          empty={words.any}
          options={['ACCEPTED', 'REFUSED', 'FAILED']}
          onChange={(value) => onChange('result', value)}
        />
        <Line
          label={words.operation}
          value={filter.operation}
          list="known-operations"
          onInput={(value) => onChange('operation', value)}
        />
        <datalist id="known-operations">
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Line label={words.status} value={filter.status} onInput={(value) => onChange('status', value)} />
        <Line label={words.code} value={filter.code} onInput={(value) => onChange('code', value)} />
        <Line label={words.about2} value={filter.about} onInput={(value) => onChange('about', value.trim())} />
      </div>
      <details class="rare" open={RARE.some((name) => filter[name] !== '')}>
        <summary>{words.moreFilters}</summary>
        <div class="filters">
          <Line label={words.key} value={filter.key} onInput={(value) => onChange('key', value.trim())} />
          <Line
            label={words.from}
            type="datetime-local"
            value={filter.from}
            onInput={(value) => onChange('from', value)}
          />
          <Line
            label={words.until}
            type="datetime-local"
            value={filter.until}
            onInput={(value) => onChange('until', value)}
          />
        </div>
      </details>
    </search>
  );
}

function EntryRows({ rows, chosen, filter }: { rows: readonly Entry[]; chosen: string | null; filter: Filter }) {
  const words = t.value.requests;
  return (
    <RowTable
      label={words.title}
      rows={rows}
      chosen={chosen}
      isLog
      columns={[
        { name: words.when, cell: ({ created_at: at }) => <Moment at={at} /> },
        {
          name: words.what,
          kind: 'what',
          cell: (entry, isChosen) => (
            <RowLink
              href={link('requests', entry.id, { ...filter })}
              isChosen={isChosen}
              below={`${entry.method} ${entry.target}`}
            >
              {entry.direction === 'CALL' && (
                <span class="call" title={words.toYou}>
                  →{' '}
                </span>
              )}
              {entry.operation ?? words.noOperation}
            </RowLink>
          ),
        },
        {
          name: words.status,
          cell: ({ status, error_code: code, result }) => (
            <>
              <Status status={status} />
              {code !== null && <span class="code">{code}</span>}
              {code === null && result !== 'ACCEPTED' && <State value={result} />}
            </>
          ),
        },
        { name: 'ms', kind: 'number', cell: ({ duration_ms: duration }) => duration.toFixed(1) },
      ]}
    />
  );
}

const missingOf = ({ lost, left_out }: { lost: number; left_out: number }) => ({ lost, left_out });

/** The newest entries that a filter lets through, and every one that follows as soon as it is there. */
function useLog(filter: Filter) {
  const [rows, setRows] = useState<Entry[]>([]);
  const [state, setState] = useState({
    total: 0,
    lost: 0,
    left_out: 0,
    connected: false,
    problem: null as ReturnType<typeof asRefusal> | null,
  });
  const [turn, setTurn] = useState(0);
  const page = useRef(0);
  const key = JSON.stringify(filter);
  useEffect(() => {
    const stop = new AbortController();
    page.current = 0;
    const begin = async () => {
      try {
        const { data, meta, log } = await told(
          sandbox.GET('/sandbox/v1/requests', { params: { query: queryOf(filter) }, signal: stop.signal }),
        );
        setRows(data);
        setState((known) => ({ ...known, total: meta.pagination.total_items, ...missingOf(log), problem: null }));
        const isConnected = (connected: boolean) => setState((known) => ({ ...known, connected }));
        const came = (entries: Entry[]) => {
          const wanted = entries.filter((entry) => matches(entry, filter));
          if (wanted.length > 0) setRows((known) => [...wanted.reverse(), ...known].slice(0, MAX_ROWS));
        };
        await follow(data[0]?.sequence, stop.signal, came, isConnected);
      } catch (error) {
        if (!stop.signal.aborted) setState((known) => ({ ...known, problem: asRefusal(error) }));
      }
    };
    void begin();
    return () => stop.abort();
  }, [key, turn]);
  // What is missing does not come by the stream.
  useEffect(() => {
    const timer = setInterval(() => {
      const asked = told(sandbox.GET('/sandbox/v1/requests', { params: { query: { 'page[size]': 1 } } }));
      asked.then(
        ({ log: missing }) =>
          setState((known) =>
            known.lost === missing.lost && known.left_out === missing.left_out
              ? known
              : { ...known, ...missingOf(missing) },
          ),
        () => undefined,
      );
    }, LOOK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  const current = useRef(key);
  current.current = key;
  const more = async () => {
    const next = page.current + 1;
    const query = { ...queryOf(filter), 'page[number]': next };
    const { data } = await told(sandbox.GET('/sandbox/v1/requests', { params: { query } }));
    // The filter may have changed in the meantime.
    if (current.current !== key) return;
    page.current = next;
    setRows((known) => {
      const there = new Set(known.map(({ id }) => id));
      return [...known, ...data.filter(({ id }) => !there.has(id))];
    });
  };
  return { ...state, rows, more, reload: () => setTurn(turn + 1) };
}
