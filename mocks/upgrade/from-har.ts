import { readFileSync } from 'node:fs';
import { UsageError } from '../../cli/declaration';
import { parsedJson } from '../../server/kernel/parsed-json';
import type { Seen, SeenRequest } from './seen';

interface Header {
  name: string;
  value: string;
}

/** The parts of an HTTP archive (HAR 1.2) that count here. */
interface Archive {
  log: {
    entries: {
      startedDateTime: string;
      request: { method: string; url: string; headers: Header[]; postData?: { text?: string } };
      response: { status: number; content?: { text?: string; encoding?: string } };
    }[];
  };
}

/**
 * Reads the requests of an HTTP archive, which browsers and proxies write.
 * @param revision in which they were made
 * @throws UsageError when it is none
 */
export function seenInArchive(file: string, revision: string): Seen {
  try {
    // The format allows a byte order mark, and times of any offset.
    const { log } = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as Archive;
    const entries = log.entries.toSorted((one, other) => startOf(one) - startOf(other));
    const requests = entries.map((entry, at) => ({ ...requestOf(entry, at), revision }));
    return { requests, calls: [], bodiesNotKept: 0 };
  } catch (error) {
    throw new UsageError(`--har ${file} can't be read as an HTTP archive: ${(error as Error).message}`);
  }
}

const startOf = ({ startedDateTime }: Archive['log']['entries'][number]): number => Date.parse(startedDateTime);

function requestOf(
  { startedDateTime, request, response }: Archive['log']['entries'][number],
  at: number,
): Omit<SeenRequest, 'revision'> {
  const { pathname, search } = new URL(request.url);
  const { text = '', encoding } = response.content ?? {};
  return {
    // An archive names its entries by their place in it.
    id: `entry ${at}`,
    at: new Date(startedDateTime).toISOString(),
    method: request.method,
    target: pathname + search,
    headers: Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
    body: parsedJson(request.postData?.text ?? ''),
    status: response.status,
    reply: parsedJson(encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text),
  };
}
