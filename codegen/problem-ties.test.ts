import { type Place, type Ties, withoutConsequences } from './problem-ties';

const problem = (message: string, ties: Ties = {}, line = 1) => ({ message, file: 'a.yaml', line, ...ties });
const at = (line: number): Place => ({ file: 'b.yaml', line });
const reported = (...problems: Parameters<typeof withoutConsequences>[0]): string[] =>
  withoutConsequences(problems).map(({ message }) => message);

describe('problems with one cause', () => {
  it('stand back where another problem tells of the cause, wherever it stands', () => {
    const [before, after] = [problem('a step', { because: ['x'] }), problem('a state', { because: ['z', 'x'] })];
    expect(reported(before, problem('the name', { causes: ['x'] }), after)).toEqual(['the name']);
  });

  it('are reported once with their number and places where none names the cause', () => {
    const steps = [1, 2, 3].map((number) => problem(`step ${number}`, { because: ['x'] }, number));
    expect(reported(...steps, problem('alone'))).toEqual(['step 1 (and in 2 more: a.yaml:2, a.yaml:3)', 'alone']);
  });

  it('count the further places that each of them has', () => {
    const one = problem('one', { because: ['x'], more: [at(1), at(2)] });
    const other = problem('other', { because: ['x'], more: [at(1)] }, 2);
    expect(reported(one, other)).toEqual(['one (and in 4 more: b.yaml:1, b.yaml:2, a.yaml:2)']);
  });

  it('name ten places, and none twice or at their own line', () => {
    const places = Array.from({ length: 12 }, (_, index) => at(index + 1));
    const named = places.slice(0, 10).map(({ file, line }) => `${file}:${line}`);
    expect(reported(problem('x', { more: places }))).toEqual([`x (and in 12 more: ${named.join(', ')}, …)`]);
    expect(reported(problem('x', { more: [{ file: 'a.yaml', line: 1 }] }))).toEqual(['x (and in 1 more)']);
  });

  it('stay apart where their causes differ, and where they are of none', () => {
    const all = [
      problem('one', { because: ['x'] }),
      problem('two', { because: ['y'] }),
      problem('one'),
      problem('one'),
    ];
    expect(reported(...all, problem('cause', { causes: ['w'] }))).toEqual(['one', 'two', 'one', 'one', 'cause']);
  });
});
