import { type DomainError, refuseField } from '../../kernel/errors';

const LENGTH = 4;

function refusePin(reason: string, detail: string): DomainError {
  return refuseField('INVALID_PIN', '/pin', reason, detail);
}

function stepsBy(pin: string, step: number): boolean {
  return [...pin].every((digit, i) => i === 0 || Number(digit) - Number(pin[i - 1]) === step);
}

/**
 * Four digits that are no ascending run, no descending run and not one digit repeated.
 * @param present the PIN that the card has; a new one differs from it
 * @throws DomainError INVALID_PIN, without the digits
 */
export function assertPin(pin: string, present: string | null): void {
  if (pin.length !== LENGTH || !/^[0-9]+$/.test(pin)) throw refusePin('pattern', 'a PIN has four digits');
  if (stepsBy(pin, 1)) throw refusePin('ascending', 'a PIN must not be a sequence of ascending digits');
  if (stepsBy(pin, -1)) throw refusePin('descending', 'a PIN must not be a sequence of descending digits');
  if (stepsBy(pin, 0)) throw refusePin('repeated', 'a PIN must not be one digit repeated');
  if (pin === present) throw refusePin('unchanged', 'a new PIN must differ from the current one');
}
