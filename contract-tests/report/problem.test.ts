import { judge } from '../judge';
import { loadContract } from '../load';
import { placeOfProblem, pointerOfProblem } from './problem';

describe('what judge says of a body', () => {
  const { rules, rows } = loadContract('current', { only: ['getUser'] });
  const row = rows.find(({ status }) => status === 200);
  const rule = rules.get('getUser');
  if (row === undefined || rule === undefined) throw new Error('getUser answers 200');
  const answer = (body: object) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  it('leads to the field, and to the line of its rule', () => {
    const problems = judge(row, rule, answer({ data: {} }));
    const [wrong = ''] = problems.filter((problem) => pointerOfProblem(problem) === '/data');
    expect(placeOfProblem(wrong)).toMatch(/^spec\/schemas\/.*\.yaml:\d+$/);
  });

  it('leads nowhere where it tells of no field', () => {
    const [problem = ''] = judge(row, rule, { ...answer({}), status: 201 });
    expect([pointerOfProblem(problem), placeOfProblem(problem)]).toEqual([undefined, null]);
  });
});
