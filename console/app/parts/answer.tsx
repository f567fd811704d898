import type { Outgoing } from '../../form/outgoing';
import { announce } from '../announce';
import { asClient, fetched, readable } from '../api';
import { exactJson } from '../exact-json';
import { asRefusal } from '../load';
import { t } from '../texts';
import { Copy, Panel, Status } from './basics';
import { JsonView } from './json';

/** An answer as it came. */
export interface Answered {
  status: number | null;
  milliseconds: number;
  requestId: string | null;
  body: unknown;
  text: string;
}

const TIMEOUT_MILLISECONDS = 35_000;
/** The time for which a stream is read, which has no end. */
const STREAM_MILLISECONDS = 5_000;

/** Reads a stream for a few seconds. @returns what has come by then */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return '';
  const timer = setTimeout(() => void reader.cancel(), STREAM_MILLISECONDS);
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  clearTimeout(timer);
  return text;
}

/** JSON as a value; undefined where an answer says that it is JSON and is not. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request, reads the answer and announces its status. */
export async function answerTo(request: Outgoing): Promise<Answered> {
  const answer = await read(request);
  announce(`${t.value.call.answer}: ${answer.status ?? t.value.noAnswer}, ${answer.milliseconds} ms`);
  return answer;
}

async function read(request: Outgoing): Promise<Answered> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const { method, url, headers, body } = request;
    const sent = new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const response = await (sent.headers.has('authorization') ? asClient(sent) : fetched(sent));
    const type = response.headers.get('content-type') ?? '';
    const text = await readable(type.startsWith('text/event-stream') ? beginningOf(response) : response.text());
    const requestId = response.headers.get('x-request-id');
    return {
      status: response.status,
      milliseconds: took(),
      requestId,
      text,
      body: type.includes('json') ? parsed(text) : undefined,
    };
  } catch (error) {
    const text = asRefusal(error).message;
    return { status: null, milliseconds: took(), requestId: null, text, body: undefined };
  }
}

/** An answer with its status, and the way to the entry that tells why. */
export function Answer({ answer }: { answer: Answered }) {
  const { status, milliseconds, requestId, body, text } = answer;
  return (
    <Panel title={t.value.call.answer} tools={text === '' ? undefined : <Copy text={text} />}>
      <p class="outcome">
        <Status status={status} /> <span class="soft">{milliseconds} ms</span>{' '}
        {requestId !== null && (
          <a href={`/console/requests/${requestId}`}>
            {status !== null && status < 400 ? t.value.call.whatCame : t.value.why}
          </a>
        )}
      </p>
      {body !== undefined ? <JsonView value={exactJson(text)} /> : text !== '' && <pre>{text}</pre>}
    </Panel>
  );
}
