import { useEffect, useRef, useState } from 'preact/hooks';
import { dataOf, sandbox } from '../api';
import { asRefusal, useLoaded } from '../load';
import { Action, useAction } from '../parts/action';
import { Cut, Line, Moment, Panel, Problem, Table, Title } from '../parts/basics';
import { link } from '../router';
import { t } from '../texts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Clock {
  now: string;
  offset_seconds: number;
  jobs_due: number;
}

const timeOf = ({ now }: Clock): string => `${now.slice(0, 10)} ${now.slice(11, 19)}`;

/** The clock of the sandbox, and what waits for it. */
export function TimePage() {
  const words = t.value.time;
  const [clock, setClock] = useState<Clock | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof asRefusal> | null>(null);
  const due = useLoaded(
    () => dataOf(sandbox.GET('/sandbox/v1/clock/upcoming', { params: { query: { 'page[size]': 50 } } })),
    [clock?.offset_seconds],
  );
  const [unread, setUnread] = useState<ReturnType<typeof asRefusal> | null>(null);
  /** Counts the questions, so that a late answer does not replace a newer one: the clock only moves forward. */
  const reads = useRef(0);
  const shown = useRef(0);
  const run = async (
    answer: Promise<{ data: Clock }>,
    showProblem: (problem: ReturnType<typeof asRefusal> | null) => void,
  ): Promise<Clock | null> => {
    reads.current += 1;
    const mine = reads.current;
    try {
      const { data } = await answer;
      if (mine > shown.current) setClock(data);
      shown.current = Math.max(mine, shown.current);
      showProblem(null);
      return data;
    } catch (error) {
      showProblem(asRefusal(error));
      return null;
    }
  };
  const [reached, setReached] = useState('');
  const step = async (answer: Promise<{ data: Clock }>) => {
    const data = await run(answer, setProblem);
    if (data !== null) setReached(timeOf(data));
  };
  const read = () => run(dataOf(sandbox.GET('/sandbox/v1/clock')), setUnread);
  // The refusal of a step stays until the next step. Reading the clock does not take it away.
  const advance = (seconds: number) => step(dataOf(sandbox.POST('/sandbox/v1/clock/advance', { body: { seconds } })));
  const goTo = (now: string) => step(dataOf(sandbox.PUT('/sandbox/v1/clock', { body: { now } })));
  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), 5_000);
    return () => clearInterval(timer);
  }, []);
  // What is due already happens by itself.
  const next = due.value?.data.find(({ at }) => clock !== null && at > clock.now);
  const steps: [string, number][] = [
    [words.minute, MINUTE],
    [words.hour, HOUR],
    [words.day, DAY],
    [words.week, 7 * DAY],
    [words.month, 30 * DAY],
  ];
  return (
    <>
      <Title title={words.title} about={words.about} />
      <Problem problem={problem ?? unread} />
      <div class="grid">
        <Panel title={words.now}>
          <p class="big">{clock === null ? '…' : timeOf(clock)}</p>
          {/* A screen reader says the time after a step, and not every five seconds. */}
          <p class="hidden" role="status">
            {reached}
          </p>
          <p class="soft">
            {clock !== null && (clock.offset_seconds < 1 ? words.same : words.ahead(lasting(clock.offset_seconds)))}
          </p>
        </Panel>
        <Panel title={words.advance}>
          <p class="tools">
            {steps.map(([name, seconds]) => (
              <Action key={name} action={() => advance(seconds)}>
                {name}
              </Action>
            ))}
          </p>
          <p class="soft">{clock !== null && clock.jobs_due > 0 ? words.working(clock.jobs_due) : words.effect}</p>
          {clock !== null && clock.offset_seconds >= 1 && <p class="soft">{words.back}</p>}
        </Panel>
        <GoTo from={clock?.now ?? null} goTo={goTo} />
      </div>
      <Panel title={words.due}>
        <Problem problem={due.problem} tryAgain={due.reload} />
        {next !== undefined && (
          <p class="tools">
            <Action action={() => goTo(next.at)}>{words.next}</Action>
          </p>
        )}
        {due.value?.data.length === 0 && <p class="soft">{words.nothingDue}</p>}
        {due.value !== undefined && due.value.data.length > 0 && (
          <Table label={words.due} head={[words.when, words.what, words.subject, words.go]}>
            {due.value.data.map(({ at, type, resource_id: id }) => (
              <tr key={`${type} ${id} ${at}`}>
                <td>
                  <Moment at={at} />
                </td>
                <td>{words.happens[type]}</td>
                <td>{id !== undefined && <Subject type={type} id={id} />}</td>
                <td>
                  <Action class="quiet" action={() => goTo(at)}>
                    {words.until}
                  </Action>
                </td>
              </tr>
            ))}
          </Table>
        )}
        <Cut shown={due.value?.data.length ?? 0} total={due.value?.meta.pagination.total_items} />
      </Panel>
    </>
  );
}

/**
 * Links to the subject of a scheduled task: an event has its own page; anything else leads to the requests that touched
 * it.
 */
function Subject({ type, id }: { type: string; id: string }) {
  const to = type === 'SEND_EVENT' ? link('events', id) : link('requests', undefined, { about: id });
  return (
    <a href={to}>
      <code>{id}</code>
    </a>
  );
}

function GoTo({ from, goTo }: { from: string | null; goTo: (now: string) => Promise<void> }) {
  const words = t.value.time;
  // Null until somebody types. A moment of which a part is cleared is empty, and must not become the present one.
  const [moment, setMoment] = useState<string | null>(null);
  const { isRunning, run } = useAction();
  const shown = moment ?? from?.slice(0, 16) ?? '';
  return (
    <Panel title={words.set}>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => {
            setMoment(null);
            return goTo(`${shown.slice(0, 16)}:00Z`);
          });
        }}
      >
        <Line label={words.moment} type="datetime-local" value={shown} onInput={setMoment} />
        {/* The minute that is shown has begun: to go there would be to go back. */}
        <button type="submit" disabled={moment === null || moment === ''} aria-disabled={isRunning}>
          {words.go}
        </button>
      </form>
    </Panel>
  );
}

/** Seconds in words: `2 d 3 h`. */
function lasting(seconds: number): string {
  const { days, hours, minutes, seconds: s } = t.value.time.units;
  const parts: [number, string][] = [
    [Math.floor(seconds / DAY), days],
    [Math.floor((seconds % DAY) / HOUR), hours],
    [Math.floor((seconds % HOUR) / MINUTE), minutes],
    [Math.floor(seconds % MINUTE), s],
  ];
  return parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
