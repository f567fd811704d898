import { type Ties, withoutConsequences } from './problem-ties';

const problem = (message: string, ties: Ties = {}): Ties & { message: string } => ({ message, ...ties });
const reported = (...problems: Parameters<typeof withoutConsequences>[0]): string[] =>
  withoutConsequences(problems).map(({ message }) => message);

describe('problems with one cause', () => {
  it('stand back where another problem tells of the cause, wherever it stands', () => {
    const [before, after] = [problem('a step', { because: ['x'] }), problem('a state', { because: ['z', 'x'] })];
    expect(reported(before, problem('the name', { causes: ['x'] }), after)).toEqual(['the name']);
  });

  it('are told once with their number where none tells of the cause', () => {
    const steps = [1, 2, 3].map((number) => problem(`step ${number}`, { because: ['x'] }));
    expect(reported(...steps, problem('alone'))).toEqual(['step 1 (and in 2 more)', 'alone']);
  });

  it('count the further places that each of them has', () => {
    expect(
      reported(problem('one', { because: ['x'], more: 2 }), problem('other', { because: ['x'], more: 1 })),
    ).toEqual(['one (and in 4 more)']);
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
