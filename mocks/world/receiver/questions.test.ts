import { processingDefaults } from '../../../server/card-processing/options';
import type { CardCall } from '../../client/call';
import { Questions } from './questions';

const { budgetMilliseconds } = processingDefaults;
const call = { transaction: { id: 't' } } as CardCall;
const approved = { status: 'APPROVED' } as unknown as Parameters<
  NonNullable<ReturnType<Questions['find']>>['answer']
>[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps a question about a transaction when the time of an earlier one about it is over', async () => {
  const questions = new Questions();
  const first = expect(questions.ask('c', call)).rejects.toThrow('nobody answered in time');
  jest.advanceTimersByTime(budgetMilliseconds / 2);
  const second = questions.ask('c', call);
  jest.advanceTimersByTime(budgetMilliseconds / 2);
  await first;
  expect(questions.of('c').length).toBe(1);
  questions.find('c', 't')?.answer(approved);
  expect(await second).toBe(approved);
  expect(questions.of('c')).toEqual([]);
});
