import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../announce';
import { dataOf, type Refusal, type Schemas, sandbox } from '../api';
import { follow } from '../follow';
import { asRefusal } from '../load';
import { Action } from '../parts/action';
import { Badge, Choice, Empty, Line, Loading, Moment, Problem, State, Status, Title } from '../parts/basics';
import { RowLink, RowTable } from '../parts/row-table';
import { type Filter, filterIn, incompleteIn, matches, queryOf, useWhole, without } from '../request-filter';
import { go, link, route } from '../router';
import { t } from '../texts';
import { EntryView } from './entry';

type Entry = Schemas['RequestLogEntry'];

/** The most rows that are kept on the page. */
const MAX_ROWS = 500;
const PAGE = 50;
/** Milliseconds between looks at how many entries could not be written. */
const POLL_MILLISECONDS = 5_000;

/** Names of what few look for. */
const RARE = ['key', 'from', 'until'] as const;

/**
 * The request log as it grows: requests to the service, calls to the client, and the verdict on the one that is open.
 */
export function RequestsPage() {
  const { id, query } = route.value;
  const filter = filterIn(query);
  const [broken, setBroken] = useState<readonly (keyof Filter)[]>([]);
  const incomplete = [...new Set([...broken, ...incompleteIn(filter)])];
  const log = useLog(useWhole(filter, incomplete.length === 0, without(filter, incomplete)));
  const change = (name: keyof Filter, value: string) => go(link('requests', id, { ...filter, [name]: value }), true);
  const [problem, setProblem] = useState<ReturnType<typeof asRefusal> | null>(null);
  const run = (request: Promise<unknown>) =>
    request.then(
      () => setProblem(null),
      (error: unknown) => setProblem(asRefusal(error)),
    );
  const empty = async () => {
    await run(dataOf(sandbox.DELETE('/sandbox/v1/requests')).then(() => announce(t.value.requests.emptied)));
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
        <Action class="quiet" action={() => empty()}>
          {t.value.requests.empty}
        </Action>
      </Title>
      <Filters filter={filter} incomplete={incomplete} rows={log.rows} onChange={change} onBroken={setBroken} />
      <Problem problem={problem ?? log.refusal} />
      <Problem problem={log.problem} tryAgain={log.reload} />
      <div class={`split wide ${id === null ? '' : 'chosen'}`}>
        <div class="list">
          <EntryRows rows={log.rows} chosen={id} filter={filter} />
          <Loading of={log} />
          {log.value?.length === 0 && (
            <Empty>{Object.values(filter).some(Boolean) ? t.value.noMatch : t.value.requests.nothing}</Empty>
          )}
          {log.total > log.rows.length && log.rows.length < MAX_ROWS && (
            <Action class="quiet" action={() => run(log.more())}>
              {t.value.more}
            </Action>
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
  /** The fields that hold only a part of a value. */
  incomplete: readonly (keyof Filter)[];
  rows: readonly Entry[];
  onChange: (name: keyof Filter, value: string) => void;
  /** Tells which times are typed only in part: their fields have no value then. */
  onBroken: (names: readonly (keyof Filter)[]) => void;
}) {
  const { filter, incomplete, rows, onChange, onBroken } = props;
  const words = t.value.requests;
  const isIncomplete = (name: keyof Filter) => incomplete.includes(name);
  const moment = (name: 'from' | 'until') => (value: string, isBroken: boolean) => {
    onBroken([...incomplete.filter((other) => other !== name && filter[other] === ''), ...(isBroken ? [name] : [])]);
    onChange(name, value);
  };
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
          isIncomplete={isIncomplete('operation')}
          onInput={(value) => onChange('operation', value)}
        />
        <datalist id="known-operations">
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Line
          label={words.status}
          value={filter.status}
          isIncomplete={isIncomplete('status')}
          onInput={(value) => onChange('status', value)}
        />
        <Line
          label={words.code}
          value={filter.code}
          isIncomplete={isIncomplete('code')}
          onInput={(value) => onChange('code', value)}
        />
        <Line
          label={words.about2}
          value={filter.about}
          isIncomplete={isIncomplete('about')}
          onInput={(value) => onChange('about', value.trim())}
        />
      </div>
      <details class="rare" open={RARE.some((name) => filter[name] !== '' || isIncomplete(name))}>
        <summary>{words.moreFilters}</summary>
        <div class="filters">
          <Line
            label={words.key}
            value={filter.key}
            isIncomplete={isIncomplete('key')}
            onInput={(value) => onChange('key', value.trim())}
          />
          <Line
            label={words.from}
            type="datetime-local"
            value={filter.from}
            isIncomplete={isIncomplete('from')}
            onInput={moment('from')}
          />
          <Line
            label={words.until}
            type="datetime-local"
            value={filter.until}
            isIncomplete={isIncomplete('until')}
            onInput={moment('until')}
          />
        </div>
      </details>
      <p class="soft" role="status">
        {[...new Set(incomplete.map((name) => words.incomplete[name]))].join(' ')}
      </p>
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

const missingIn = (rows: readonly Entry[], entries: readonly Entry[]): Entry[] => {
  const there = new Set(rows.map(({ id }) => id));
  return entries.filter(({ id }) => !there.has(id));
};

/** Puts new entries before the others. An entry that came during the search is in the stream, too. */
function withNew({ rows, total }: { rows: Entry[]; total: number }, entries: readonly Entry[]) {
  const more = missingIn(rows, entries);
  return { rows: [...more, ...rows].slice(0, MAX_ROWS), total: total + more.length };
}

const NO_ENTRIES = { rows: [] as Entry[], total: 0 };

/**
 * Decides whether the log is not the one that it was before the connection was lost: a sandbox that keeps nothing on
 * disk begins a new one with each start, in which places and ids of the one before lead nowhere.
 * @param behind the place in the log from which it was followed, if no entry is known
 */
async function isGone(newest: Entry | undefined, behind: number): Promise<boolean> {
  try {
    if (newest === undefined) {
      const { log } = await dataOf(sandbox.GET('/sandbox/v1/requests', { params: { query: { 'page[size]': 1 } } }));
      return log.last_sequence < behind;
    }
    await dataOf(sandbox.GET('/sandbox/v1/requests/{entry_id}', { params: { path: { entry_id: newest.id } } }));
    return false;
  } catch (error) {
    return asRefusal(error).code === 'REQUEST_NOT_FOUND';
  }
}

/** The newest entries that a filter lets through, and every one that follows as soon as it is there. */
function useLog(filter: Filter) {
  const [list, setList] = useState<{ rows: Entry[]; total: number } | null>(null);
  const { rows, total } = list ?? NO_ENTRIES;
  const [state, setState] = useState({
    lost: 0,
    left_out: 0,
    connected: false,
    problem: null as Refusal | null,
    /** The reason why the stream is not connected. */
    refusal: null as Refusal | null,
  });
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify(filter);
  const again = () => setTurn((before) => before + 1);
  useEffect(() => {
    const stop = new AbortController();
    const begin = async () => {
      try {
        const { data, meta, log } = await dataOf(
          sandbox.GET('/sandbox/v1/requests', {
            params: { query: { ...queryOf(filter), 'page[size]': PAGE } },
            signal: stop.signal,
          }),
        );
        setList({ rows: data, total: meta.pagination.total_items });
        setState((known) => ({ ...known, ...missingOf(log), problem: null, refusal: null }));
        let newest = data[0];
        let wasLost = false;
        const isConnected = (connected: boolean, refusal: Refusal | null) => {
          setState((known) => ({ ...known, connected, refusal }));
          if (connected && wasLost) void isGone(newest, log.last_sequence).then((gone) => gone && again());
          wasLost = !connected;
        };
        const came = (entries: Entry[]) => {
          newest = entries.at(-1) ?? newest;
          const wanted = entries.filter((entry) => matches(entry, filter)).reverse();
          if (wanted.length > 0) setList((known) => withNew(known ?? NO_ENTRIES, wanted));
        };
        await follow(log.last_sequence, stop.signal, came, isConnected);
      } catch (error) {
        if (!stop.signal.aborted) setState((known) => ({ ...known, problem: asRefusal(error) }));
      }
    };
    void begin();
    return () => stop.abort();
  }, [key, turn]);
  const isUnread = useRef(false);
  isUnread.current = state.problem !== null;
  // What is missing does not come by the stream.
  useEffect(() => {
    const timer = setInterval(() => {
      const request = dataOf(sandbox.GET('/sandbox/v1/requests', { params: { query: { 'page[size]': 1 } } }));
      request.then(
        ({ log: missing }) => {
          setState((known) =>
            known.lost === missing.lost && known.left_out === missing.left_out
              ? known
              : { ...known, ...missingOf(missing) },
          );
          // The service answers again.
          if (isUnread.current) again();
        },
        () => undefined,
      );
    }, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  const current = useRef(key);
  current.current = key;
  const more = async () => {
    // New rows move the older entries to later pages.
    const next = Math.floor(rows.length / PAGE);
    const query = { ...queryOf(filter), 'page[size]': PAGE, 'page[number]': next };
    const { data, meta } = await dataOf(sandbox.GET('/sandbox/v1/requests', { params: { query } }));
    // The filter may have changed in the meantime.
    if (current.current !== key) return;
    setList((known) => ({
      rows: [...(known?.rows ?? []), ...missingIn(known?.rows ?? [], data)],
      total: meta.pagination.total_items,
    }));
  };
  return { ...state, value: list?.rows, rows, total, more, reload: again };
}
