import path from 'node:path';
import { shellWord } from '../../cli/shell-word';
import { isToken } from '../headers';

/** The cause of failures: those with the same key have one cause. */
export interface Cause {
  key: string;
  /**
   * A reply with something that is not documented, a reply that breaks its schema, a failure of the server, or a failed
   * call that was to prepare data.
   */
  kind: 'answer' | 'answer-schema' | 'server-failure' | 'arranging';
  /** The cause in one line. */
  title: string;
  /** The details that are known of it, one line each, such as the stack. */
  details: string[];
  /** Its place in `spec/`, where it has one. */
  source: string | null;
  /** The JSON pointer of what is wrong in the reply. */
  pointer?: string | undefined;
}

const FRAMES_SHOWN = 6;

type Line = Readonly<Record<string, unknown>>;

/** Reads why a server failed from a line of its log; null for a line that tells of no failure. */
export function causeOfLine(line: Line): Cause | null {
  if (line.msg === 'contract violation') return violation(line);
  const { err } = line as { err?: { type?: string; message?: string; stack?: string } };
  if (err === undefined) return null;
  // Errors of the database have no stack.
  const frames = ownFrames(err.stack ?? '');
  const [first] = frames;
  const words = `${err.type ?? 'Error'}: ${err.message ?? ''}`;
  const key = `stack ${masked(words)} ${first}`;
  return {
    key,
    kind: 'server-failure',
    title: first === undefined ? words : `${words}, at ${first}`,
    details: frames.slice(0, FRAMES_SHOWN).map((frame) => `at ${frame}`),
    source: null,
  };
}

/** Reads the cause of a failure that is in no log: an answer to a call that prepares data. */
export function causeOfArranging(problem: string): Cause | null {
  const [, operation, status, code] =
    /arranging failed: (\w+) answered (\d+) with .*?"error_code":"(\w+)"/.exec(problem) ?? [];
  if (operation === undefined) return null;
  const title = `${operation}, which arranges things, answered ${status} ${code}`;
  return { key: title, kind: 'arranging', title, details: [], source: null };
}

const UNDOCUMENTED = /^the header ([a-z-]+) is not documented: (.*)$/;

/**
 * Finds what the answers of a server elsewhere have in common if nothing is wrong with them but headers that are not
 * documented: proxies in front of it add them to every answer.
 *
 * @returns null if anything else is wrong
 */
export function causeOfHeaders(problems: readonly string[]): Cause | null {
  const found = problems.flatMap((problem) => {
    const [, name, value] = UNDOCUMENTED.exec(problem) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
  if (found.length === 0 || found.length < problems.length) return null;
  const options = found.flatMap(({ name, value }) =>
    name === 'set-cookie' && value.split(', ').every(isToken)
      ? value.split(', ').map((cookie) => `--allow-cookie ${shellWord(cookie)}`)
      : [`--allow-header ${name}`],
  );
  const title = problems.join(', ');
  const details = [`If a proxy adds it and clients may ignore it: ${options.join(' ')}`];
  return { key: `headers ${title}`, kind: 'answer', title, details, source: null };
}

/** The ids of requests that problems name. */
export function requestIdsIn(problems: readonly string[]): string[] {
  return problems.flatMap((problem) => [...problem.matchAll(/"request_id":"([^"]+)"/g)].map(([, id]) => id as string));
}

function violation(line: Line): Cause {
  const { operation, status, reason, instance, schema, rule, source, cause } = line as Readonly<
    Record<string, string | undefined>
  >;
  const field =
    instance
      ?.split('/')
      .filter((step) => !/^\d*$/.test(step))
      .pop() ?? 'the body';
  const wrong = instance === undefined ? `${operation} ${status}: ${reason}` : `${field} ${rule ?? `breaks ${schema}`}`;
  const at = source === undefined ? '' : ` (${source})`;
  return {
    key: `violation ${instance === undefined ? wrong : field} ${schema} ${source}`,
    kind: 'answer-schema',
    title: `${wrong}${at}`,
    details: [
      ...(instance === undefined ? [] : [`instance ${instance} of ${operation} ${status}, rule ${schema}`]),
      ...(cause === undefined
        ? []
        : ownFrames(cause)
            .slice(0, FRAMES_SHOWN)
            .map((frame) => `at ${frame}`)),
    ],
    source: source ?? null,
    pointer: instance,
  };
}

/** The frames of a stack that lie in the project, as `server/file.ts:line:column (function)`. */
function ownFrames(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, name, file] = /^\s+at (?:(.+) \()?(?:file:\/\/)?(\/[^)]+:\d+:\d+)\)?$/.exec(line) ?? [];
    if (file === undefined || file.includes('node_modules') || !file.startsWith(`${ROOT}/`)) return [];
    return [`${file.slice(ROOT.length + 1)}${name === undefined ? '' : ` (${name})`}`];
  });
}

const ROOT = path.resolve(__dirname, '../..');

/** A message without what differs from one time to the next. */
const masked = (text: string): string => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').replace(/\d+/g, '#');
