import { useEffect, useState } from 'preact/hooks';
import { sandbox, told } from '../api';
import { asRefusal, useLoaded } from '../load';
import { Line, Moment, Panel, Problem, Table, Title } from '../parts/basics';
import { link } from '../router';
import { t } from '../texts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Clock {
  now: string;
  offset_seconds: number;
}

/** The clock of the sandbox, and what waits for it. */
export function TimePage() {
  const words = t.value.time;
  const [clock, setClock] = useState<Clock | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof asRefusal> | null>(null);
  const due = useLoaded(
    () =>
      told(
        sandbox.GET('/sandbox/v1/events', { params: { query: { 'filter[status]': ['PENDING'], 'page[size]': 50 } } }),
      ),
    [clock?.offset_seconds],
  );
  const run = async (asked: Promise<{ data: Clock }>) => {
    try {
      setClock((await asked).data);
      setProblem(null);
    } catch (error) {
      setProblem(asRefusal(error));
    }
  };
  const read = () => run(told(sandbox.GET('/sandbox/v1/clock')));
  const advance = (seconds: number) => run(told(sandbox.POST('/sandbox/v1/clock/advance', { body: { seconds } })));
  const goTo = (now: string) => run(told(sandbox.PUT('/sandbox/v1/clock', { body: { now } })));
  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), 5_000);
    return () => clearInterval(timer);
  }, []);
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
      <Problem problem={problem} />
      <div class="grid">
        <Panel title={words.now}>
          <p class="big" role="status">
            {clock === null ? '…' : `${clock.now.slice(0, 10)} ${clock.now.slice(11, 19)}`}
          </p>
          <p class="soft">
            {clock !== null && (clock.offset_seconds < 1 ? words.same : words.ahead(lasting(clock.offset_seconds)))}
          </p>
        </Panel>
        <Panel title={words.advance}>
          <p class="tools">
            {steps.map(([name, seconds]) => (
              <button key={name} type="button" onClick={() => void advance(seconds)}>
                {name}
              </button>
            ))}
          </p>
          <p class="soft">{words.effect}</p>
        </Panel>
        <GoTo from={clock?.now ?? null} goTo={(now) => void goTo(now)} />
      </div>
      <Panel title={words.due}>
        <Problem problem={due.problem} />
        {due.value?.data.length === 0 && <p class="soft">{words.nothingDue}</p>}
        {due.value !== undefined && due.value.data.length > 0 && (
          <Table
            label={words.due}
            head={[t.value.events.next, t.value.events.event, t.value.events.attempts, words.go]}
          >
            {due.value.data.map(({ id, type, next_attempt_at: next, attempts_made: made }) => (
              <tr key={id}>
                <td>
                  <Moment at={next} />
                </td>
                <td>
                  <a href={link('events', id)}>{type}</a>
                </td>
                <td>{made}</td>
                <td class="number">
                  {next !== null && (
                    <button type="button" class="quiet" onClick={() => void goTo(next)}>
                      {words.until}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </>
  );
}

function GoTo({ from, goTo }: { from: string | null; goTo: (now: string) => void }) {
  const words = t.value.time;
  const [moment, setMoment] = useState('');
  const shown = moment === '' ? (from?.slice(0, 16) ?? '') : moment;
  return (
    <Panel title={words.set}>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          goTo(`${shown.slice(0, 16)}:00Z`);
          setMoment('');
        }}
      >
        <Line label={words.moment} type="datetime-local" value={shown} onInput={setMoment} />
        <button type="submit">{words.go}</button>
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
