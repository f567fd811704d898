import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, type LoadRequest, type Measured, NUMBER, takeNumbers } from './request';

/** Numbers that one second may need: no server answers so many requests. */
const NUMBERS_PER_SECOND = 100_000;

let found: boolean | undefined;

/** Decides whether wrk is installed: a generator of load that takes a twentieth of a core. */
export function hasWrk(): boolean {
  found ??= spawnSync('wrk', ['-v']).error === undefined;
  return found;
}

/**
 * The program that wrk runs: it sends the requests in turn, as bytes, and prints what it measured as JSON.
 * @param first the number of the first request
 */
export function wrkScript(
  { url, requests, expectedText }: Pick<Load, 'url' | 'requests' | 'expectedText'>,
  first: number,
): string {
  const forms = requests.map((request) => bytesOf(request, new URL(url).host).split(NUMBER).map(quoted));
  const check = `
bad = 0
function response(status, headers, body)
  if not body:find(${quoted(expectedText ?? '')}, 1, true) then bad = bad + 1 end
end`;
  return `local forms = {${forms.map((parts) => `{${parts.join(', ')}}`).join(',\n')}}
local number = ${first - 1}
local turn = 0
local threads = {}
function setup(thread) table.insert(threads, thread) end
function request()
  number = number + 1
  turn = turn % #forms + 1
  local form = forms[turn]
  if #form == 1 then return form[1] end
  return table.concat(form, string.format("%0${NUMBER.length}d", number))
end${expectedText === undefined ? '' : check}
function done(summary, latency, requests)
  local bad = 0
  for _, thread in ipairs(threads) do bad = bad + (thread:get("bad") or 0) end
  local e = summary.errors
  io.write(string.format('\\n{"answers":%d,"microseconds":%d,"p50":%d,"p99":%d,"refused":%d,"bad":%d,"broken":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.status, bad, e.connect + e.read + e.write + e.timeout))
end
`;
}

/** A text of Lua, in which a backslash and a quote, and what ends a line, are written as in JSON. */
const quoted = (text: string): string => JSON.stringify(text);

function bytesOf({ method, path, headers = {}, body }: LoadRequest, host: string): string {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

interface WrkReport {
  answers: number;
  microseconds: number;
  p50: number;
  p99: number;
  refused: number;
  bad: number;
  broken: number;
}

/** Sends requests by wrk as fast as answers come and measures. Answers of 400 and above count as failed. */
export async function loadByWrk(options: Load): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'contrato-bench-'));
  try {
    const script = join(folder, 'load.lua');
    const { url, connections, seconds } = options;
    await writeFile(script, wrkScript(options, takeNumbers(seconds * NUMBERS_PER_SECOND)));
    const text = await outputOf(['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
    const report = JSON.parse(text.slice(text.lastIndexOf('\n{'))) as WrkReport;
    // An answer that is refused does not hold what is looked for either.
    const unsuccessful = Math.max(report.refused, report.bad);
    const answers = report.answers - unsuccessful;
    return {
      answers,
      perSecond: answers / (report.microseconds / 1e6),
      p50: report.p50 / 1_000,
      p99: report.p99 / 1_000,
      failed: unsuccessful + report.broken,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function outputOf(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`wrk ended with ${code}: ${text}`))));
  });
}
