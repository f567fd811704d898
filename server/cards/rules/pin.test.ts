import cardsSchema from '../../../generated/documents/openapi.json';
import { refusalOf } from '../../testing/refusal';
import { assertPin } from './pin';

function reason(pin: string, present: string | null = null): string | null {
  const refusal = refusalOf(() => assertPin(pin, present));
  if (refusal === null) return null;
  expect(refusal.code).toBe('INVALID_PIN');
  expect(JSON.stringify(refusal.details)).not.toContain(pin || 'never');
  return refusal.details[0]?.code ?? null;
}

const all = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));

describe('a PIN', () => {
  it.each([
    ['1234', 'ascending'],
    ['0123', 'ascending'],
    ['6789', 'ascending'],
    ['9876', 'descending'],
    ['3210', 'descending'],
    ['0000', 'repeated'],
    ['7777', 'repeated'],
    ['123', 'pattern'],
    ['12345', 'pattern'],
    ['12a4', 'pattern'],
    ['', 'pattern'],
    ['١٢٣٥', 'pattern'],
  ])('is not %p: %s', (pin, wanted) => expect(reason(pin)).toBe(wanted));

  it.each(['2580', '7890', '0987', '1235', '1357', '9012', '1123'])('can be %s', (pin) =>
    expect(reason(pin)).toBeNull(),
  );

  it('differs from the present one', () => {
    expect(reason('2580', '2580')).toBe('unchanged');
    expect(reason('2581', '2580')).toBeNull();
  });

  it('is refused by the rule exactly where the contract refuses it', () => {
    const { pin } = cardsSchema.components.schemas.CardUpdate.properties;
    const allowed = (text: string) => new RegExp(pin.pattern).test(text) && !pin.not.enum.includes(text);
    expect(all.filter((text) => reason(text) === null)).toEqual(all.filter(allowed));
    expect(all.filter((text) => reason(text) === null)).toHaveLength(10_000 - 24);
  });
});
