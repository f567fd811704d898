import { asClient, Refusal, refusalOf, type Schemas } from './api';

type Entry = Schemas['RequestLogEntry'];

const RETRY_MILLISECONDS = 1_000;

/** The state of a connection, with the reason where the service refused it. */
type Connected = (isConnected: boolean, refusal: Refusal | null) => void;

/**
 * Follows the request log until it is told to stop. After a lost connection it connects again behind the last entry
 * that it received, so no entry is missed; after a refusal not before the time that the service names.
 * @param behind the place in the log behind which it begins
 */
export async function follow(
  behind: number,
  stop: AbortSignal,
  seen: (entries: Entry[]) => void,
  connected: Connected,
): Promise<void> {
  let place = behind;
  while (!stop.aborted) {
    let refusal: Refusal | null = null;
    try {
      for await (const entries of stream(place, stop, connected)) {
        place = entries.at(-1)?.sequence ?? place;
        seen(entries);
      }
    } catch (error) {
      // It connects again, unless it was told to stop.
      if (error instanceof Refusal) refusal = error;
    }
    if (stop.aborted) return;
    connected(false, refusal);
    await passed(Math.max(RETRY_MILLISECONDS, (refusal?.retryAfter ?? 0) * 1_000), stop);
  }
}

/** Waits so many milliseconds, or until it is told to stop. */
function passed(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    stop.addEventListener('abort', end);
  });
}

async function* stream(behind: number, stop: AbortSignal, connected: Connected): AsyncGenerator<Entry[]> {
  const headers = { accept: 'text/event-stream', 'last-event-id': String(behind) };
  const response = await asClient(
    new Request(`${location.origin}/sandbox/v1/requests/stream`, { headers, signal: stop }),
  );
  if (!response.ok) throw refusalOf(await response.json().catch(() => null), response);
  if (response.body === null) return;
  connected(true, null);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    const entries = parts.flatMap(entryIn);
    if (entries.length > 0) yield entries;
  }
}

function entryIn(text: string): Entry[] {
  const data = text.split('\n').find((line) => line.startsWith('data: '));
  return data === undefined ? [] : [JSON.parse(data.slice('data: '.length)) as Entry];
}
