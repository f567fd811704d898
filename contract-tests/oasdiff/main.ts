import { availableParallelism } from 'node:os';
import path from 'node:path';
import { EXIT } from '../../cli/exit-codes';
import { changesOf, type GeneratedChange } from './changes';
import { readSlices } from './slices';
import { type Row, readRows, rowFor, unusedOf } from './table';
import { missingForOasdiff, type Oasdiff, readyOasdiff, VERSION } from './tool';
import { otherVerdict, ownVerdict, type Verdict } from './verdicts';

const ROOT = path.join(__dirname, '../..');
const BETWEEN_LINES = 200;

interface Options {
  each: number;
  verbose: boolean;
  json: boolean;
}

/** A change with both verdicts. */
interface Judged {
  change: GeneratedChange;
  own: Verdict;
  oasdiff: Verdict;
}

type Print = (line: string) => void;

/**
 * Compares both judges.
 * @returns the exit code
 */
export async function judge({ each, verbose, json }: Options): Promise<number> {
  const missing = missingForOasdiff();
  if (missing !== null) throw new Error(missing);
  const print: Print = (line) => process.stderr.write(`${line}\n`);
  const rows = readRows(ROOT);
  const oasdiff = await readyOasdiff(print);
  try {
    const changes = changesOf(readSlices(ROOT), each);
    const judged = await judgeAll(changes, oasdiff, print);
    const report = reportOf(judged, rows, each);
    const text = json ? JSON.stringify(report, null, 2) : textOf(report, verbose ? judged : []);
    process.stdout.write(`${text}\n`);
    return report.unused.length > 0 || report.disagreements.some(({ why }) => why === null) ? EXIT.WRONG : EXIT.FINE;
  } finally {
    await oasdiff.end();
  }
}

/** Judges every change, as many at the same time as there are cores. */
async function judgeAll(changes: readonly GeneratedChange[], oasdiff: Oasdiff, print: Print): Promise<Judged[]> {
  const judged: Judged[] = [];
  const waiting = [...changes.entries()];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, change] = next;
      judged[index] = { change, own: ownVerdict(change), oasdiff: await otherVerdict(change, oasdiff) };
      done += 1;
      if (done % BETWEEN_LINES === 0) print(`${done} of ${changes.length} changes are judged`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return judged;
}

interface Disagreement {
  what: string;
  kind: string;
  side: string;
  own: Verdict;
  oasdiff: Verdict;
  why: string | null;
}

interface Report {
  oasdiff: string;
  changes: number;
  agreed: number;
  explained: number;
  disagreements: Disagreement[];
  unused: string[];
}

function reportOf(judged: readonly Judged[], rows: readonly Row[], each: number): Report {
  const disagreements = judged
    .filter(({ own, oasdiff }) => own.breaking !== oasdiff.breaking)
    .map(({ change: { what, kind, side }, own, oasdiff }): Disagreement => {
      const row = rowFor(rows, { kind, side }, own.breaking);
      return { what, kind, side, own, oasdiff, why: row?.why ?? null };
    });
  const met = disagreements.map(({ kind, side, own }) => ({ kind, side, breaking: own.breaking }));
  return {
    oasdiff: VERSION,
    changes: judged.length,
    agreed: judged.length - disagreements.length,
    explained: disagreements.filter(({ why }) => why !== null).length,
    disagreements,
    unused: unusedOf(rows, met, each),
  };
}

function textOf(report: Report, judged: readonly Judged[]): string {
  const open = report.disagreements.filter(({ why }) => why === null);
  return [
    ...judged.map(({ change, own, oasdiff }) => linesOf(change.what, own, oasdiff)),
    ...open.map(({ what, own, oasdiff }) => `No row says why: ${linesOf(what, own, oasdiff)}`),
    ...report.unused,
    `${report.changes} changes, oasdiff ${report.oasdiff}: both say the same of ${report.agreed}; ${report.explained} disagreements have a row, ${open.length} have none`,
  ].join('\n');
}

const linesOf = (what: string, own: Verdict, oasdiff: Verdict): string =>
  `${what}\n  diff: ${wordsOf(own)}\n  oasdiff: ${wordsOf(oasdiff)}`;

const wordsOf = ({ breaking, rules }: Verdict): string =>
  `${breaking ? 'breaking' : 'not breaking'}${rules.length > 0 ? `, ${rules.join(', ')}` : ''}`;
