import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { FROM_SOURCE } from '../../cli/own-code';

/** Requests that are sent at a fixed rate, whether or not they are answered. Each has the next of the bodies. */
export interface Pressure {
  url: string;
  headers: Readonly<Record<string, string>>;
  bodies: readonly string[];
  perSecond: number;
}

/** The number of answers by status; 0 means no answer. */
export type Answers = Readonly<Record<string, number>>;

/**
 * Lists what is wrong with the answers under pressure. If the first of the expected statuses never came, there was no
 * pressure; any status that is not expected is a mistake.
 */
export function pressureProblems(answers: Answers, expected: readonly number[]): string[] {
  const [first] = expected;
  const missing = first === undefined || (answers[first] ?? 0) > 0 ? [] : [`no request was answered with ${first}`];
  const strange = Object.entries(answers).filter(([status]) => !expected.includes(Number(status)));
  const named = strange.map(([status, count]) =>
    status === '0' ? `${count} × no answer` : `${count} × ${status}, which is not expected`,
  );
  return [...missing, ...named];
}

/** Requests under way from one sender: one that gets no answers sends no more. */
const MAX_OPEN = 2_000;

/** Starts a separate process that sends, so that it does not slow down the measurement. */
export async function press(pressure: Pressure): Promise<{ stop(): Promise<Answers> }> {
  const child = fork(__filename, { execArgv: [...FROM_SOURCE] });
  await once(child, 'message');
  child.send(pressure);
  return {
    stop: async () => {
      const answered = once(child, 'message');
      child.send('stop');
      const [answers] = await answered;
      child.kill('SIGKILL');
      return answers;
    },
  };
}

/** The process itself. */
function main(): void {
  const agent = new Agent({ keepAlive: true });
  const answers: Record<string, number> = {};
  let [sent, open] = [0, 0];
  const count = (status: number) => {
    open -= 1;
    answers[status] = (answers[status] ?? 0) + 1;
  };
  const send = ({ url, headers, bodies }: Pressure) => {
    const body = bodies[sent % bodies.length] as string;
    sent += 1;
    open += 1;
    const outgoing = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'x-idempotency-key': `pressure-${sent}` },
    });
    outgoing.once('error', () => count(0));
    outgoing.once('response', (reply) => reply.resume().once('end', () => count(reply.statusCode ?? 0)));
    outgoing.end(body);
  };
  process.on('message', (word: Pressure | 'stop') => {
    if (word === 'stop') {
      process.send?.(answers);
      return;
    }
    const begun = performance.now();
    setInterval(() => {
      const due = ((performance.now() - begun) / 1_000) * word.perSecond;
      while (sent < due && open < MAX_OPEN) send(word);
    }, 5);
  });
  process.once('disconnect', () => process.exit());
  process.send?.('there');
}

if (require.main === module) main();
