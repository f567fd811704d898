import type { DomainError } from './errors';
import { type Machine, type Step, transitionFor } from './lifecycle';

const step = (name: string, from: string[], to: string) => ({ name, operations: [name], from, to, guards: [] });
const machine: Machine = {
  refusal: 'ILLEGAL_STEP',
  states: { OPEN: { final: false }, HALF: { final: false }, PAID: { final: true }, CLOSED: { final: true } },
  transitions: [
    step('pay', ['OPEN', 'HALF'], 'PAID'),
    step('close', ['OPEN'], 'CLOSED'),
    step('pay', ['OPEN'], 'HALF'),
  ],
};

function detailOf(asked: Step): string | undefined {
  try {
    transitionFor(machine, asked);
  } catch (error) {
    return (error as DomainError).details[0]?.detail;
  }
  throw new Error('the step is possible');
}

it.each([
  [{ cause: 'close', from: 'PAID', to: 'CLOSED' }, 'PAID is final'],
  [{ cause: 'pay', from: 'CLOSED' }, 'CLOSED is final'],
  [{ cause: 'close', from: 'HALF', to: 'CLOSED' }, "HALF can't become CLOSED here"],
  [{ cause: 'close', from: 'HALF' }, 'HALF does not allow this step'],
  [{ cause: 'pay', from: 'OPEN', to: 'CLOSED' }, "OPEN can't become CLOSED here; it can become PAID, HALF"],
])('a step that is not possible is refused in plain words: %j', (asked, detail) => {
  expect(detailOf(asked)).toBe(detail);
});
