import { formatLintProblem, type LintProblem, mergeProblems } from './problem';

const problem = (over: Partial<LintProblem> = {}): LintProblem => ({
  file: 'spec/a.yaml',
  line: 2,
  column: 3,
  rule: 'struct',
  message: 'wrong',
  ...over,
});

test('one line per problem, with the place first and the revisions last', () => {
  const text = formatLintProblem(problem({ message: 'wrong\n  twice', revisions: ['earliest', 'a=b'] }));
  expect(text).toBe('spec/a.yaml:2:3  struct  wrong twice  [earliest a=b]');
});

test.each([
  ['one mistake in two revisions names both', [['a=b'], ['c=d'], ['a=b']], [['a=b', 'c=d']]],
  ['a mistake of the base needs no revisions', [['a=b'], undefined, ['c=d']], [undefined]],
])('%s', (_name, given, want) => {
  const merged = mergeProblems(given.map((revisions) => problem(revisions ? { revisions: [...revisions] } : {})));
  expect(merged.map(({ revisions }) => revisions)).toEqual(want);
});

test('sorts by file, line and column', () => {
  const merged = mergeProblems([
    problem({ file: 'b' }),
    problem({ line: 10 }),
    problem({ line: 9, column: 2 }),
    problem({ line: 9, column: 1 }),
  ]);
  expect(merged.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'b:2:3',
    'spec/a.yaml:9:1',
    'spec/a.yaml:9:2',
    'spec/a.yaml:10:3',
  ]);
});
