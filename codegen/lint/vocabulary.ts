import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { LintProblem } from './problem';

/** The service itself, which must not know that networks can be simulated. */
const SERVICE = 'server';

const TEXT = /\.(?:[cm]?[jt]s|json|css|html|ya?ml|md)$/;
const TEST = /\.test\.ts$|^server\/testing\//;

/**
 * A word of the sandbox, and the pattern that finds it anywhere: in identifiers, comments, strings and names of files.
 */
export const WORDS: Readonly<Record<string, RegExp>> = {
  sandbox: /sandbox/i,
  simulated: /simulat/i,
  fault: /(?<!de)fault/i,
  mock: /mock/i,
  fake: /fake/i,
  dummy: /dumm(?:y|ies)/i,
  pretend: /pretend/i,
  demo: /(?<![A-Za-z])demo(?![a-z])|Demo(?![a-z])|(?<![A-Z])DEMO(?![A-Z])/,
  spoil: /spoil/i,
  tamper: /tamper/i,
  flip: /flip/i,
  mismatch: /settlement[_ -]?mismatch|mismatchkind/i,
  'forced outcome': /forced[_ -]?outcome|generated\/triggers/i,
  'network control': /AtNetwork/,
};

/** Text that contains such a word and is allowed, with the files in which it is allowed. */
interface Exception {
  file: RegExp;
  text: RegExp;
  because: string;
}

/** The honest exceptions. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: TEST,
    text: /(?:from |import\(|require\()'(?:\.\.?\/)+mocks\/[\w./-]*'/g,
    because: 'a test may stand on the simulated world; the rules of imports say who else may not',
  },
  { file: TEST, text: /\bjest\.\w*Mocks\b|\.mock[A-Z]\w*/g, because: 'the names are those of the test runner' },
  {
    file: /^server\/(?:events|card-processing)\//,
    text: /'FAULT'/g,
    because: "an outcome in the operators' contract: the failure of an attempt that is the service's own",
  },
  {
    file: /^server\/platform\/(?:environment|config\.test)\.ts$/,
    text: /'sandbox'/g,
    because: 'a value of CONTRATO_MODE that operators know',
  },
  {
    file: /^server\/platform\/generated\/environment\.cjs$/,
    text: /"sandbox"/g,
    because: 'the same value, as the check of variables is compiled',
  },
  {
    file: /^server\/migrations\.ts$/,
    text: /'0012-faults'|'0013-simulated-banks'/g,
    because: 'databases remember the steps by these names',
  },
  {
    file: /^server\/platform\/http\/violations\.test\.ts$/,
    text: /'(?:create|update)SandboxClient'|'authorizeAtNetwork'/g,
    because: 'operations whose bodies have what no other operation has',
  },
  {
    file: /^server\/card-processing\/rejections\.test\.ts$/,
    text: /'PROCESSOR_FAULT'/g,
    because: 'a value by which a test brings an outcome about',
  },
  { file: /^server\/testing\/browser\.ts$/, text: /'--no-sandbox'/g, because: 'an option of the browser' },
];

/** Finds every word of the sandbox in the service: in the names and contents of its files. */
export function checkVocabulary(root: string): LintProblem[] {
  if (!existsSync(join(root, SERVICE))) return [];
  return filesBelow(root, SERVICE).flatMap((file) => [
    ...wordsIn(file).map(([word]) => problem({ file, line: 1, column: 1 }, word, 'the name of the file says')),
    ...(TEXT.test(file) ? checkText(file, readFileSync(join(root, file), 'utf8')) : []),
  ]);
}

function checkText(file: string, text: string): LintProblem[] {
  const exceptions = EXCEPTIONS.filter((exception) => exception.file.test(file));
  return text.split('\n').flatMap((line, index) => {
    const judged = exceptions.reduce((left, one) => left.replace(one.text, (found) => ' '.repeat(found.length)), line);
    return wordsIn(judged).map(([word, at]) => problem({ file, line: index + 1, column: at + 1 }, word, 'this says'));
  });
}

/** Each word of a text once, with the place where it first stands. */
function wordsIn(text: string): [word: string, at: number][] {
  return Object.entries(WORDS).flatMap(([word, pattern]) => {
    const at = text.search(pattern);
    return at === -1 ? [] : [[word, at]];
  });
}

function problem(place: Pick<LintProblem, 'file' | 'line' | 'column'>, word: string, what: string): LintProblem {
  const message = `${what} ${word}: the service knows no sandbox; it has neutral seams, and mocks/ stands behind them.`;
  return { ...place, rule: `vocabulary/${word.replace(' ', '-')}`, message };
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}
