import { asClient, type Schemas } from './api';

type Entry = Schemas['RequestLogEntry'];

const RETRY_MILLISECONDS = 1_000;

/**
 * Follows the request log until it is told to stop. After a lost connection it connects again behind the last entry
 * that it received, so no entry is missed.
 * @param behind the place in the log behind which it begins; what comes next where absent
 */
export async function follow(
  behind: number | undefined,
  stop: AbortSignal,
  seen: (entries: Entry[]) => void,
  connected: (isConnected: boolean) => void,
): Promise<void> {
  let place = behind;
  while (!stop.aborted) {
    try {
      for await (const entries of stream(place, stop, connected)) {
        place = entries.at(-1)?.sequence ?? place;
        seen(entries);
      }
    } catch {
      // It connects again, unless it was told to stop.
    }
    connected(false);
    if (!stop.aborted) await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
  }
}

async function* stream(
  behind: number | undefined,
  stop: AbortSignal,
  connected: (is: boolean) => void,
): AsyncGenerator<Entry[]> {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (behind !== undefined) headers['last-event-id'] = String(behind);
  const response = await asClient(
    new Request(`${location.origin}/sandbox/v1/requests/stream`, { headers, signal: stop }),
  );
  if (!response.ok || response.body === null) return;
  connected(true);
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
