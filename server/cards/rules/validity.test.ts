import { nameOnCard } from './name-on-card';
import { expirationDate, expiresAt, nextMonth, startDate } from './validity';

const at = (text: string) => Date.parse(text);

describe('the validity of a card', () => {
  it.each([
    ['2026-01-15T12:00:00Z', 60, '2031-02-01T00:00:00Z', '01/31'],
    ['2026-12-31T23:59:59.999Z', 1, '2027-02-01T00:00:00Z', '01/27'],
    ['2026-01-31T00:00:00Z', 1, '2026-03-01T00:00:00Z', '02/26'],
    ['2026-03-15T12:00:00Z', 120, '2036-04-01T00:00:00Z', '03/36'],
  ])('of one made %s for %i months ends at %s and reads %s', (made, months, end, shown) => {
    const expires = expiresAt(at(made), months);
    expect(new Date(expires).toISOString()).toBe(new Date(end).toISOString());
    expect(expirationDate(expires)).toBe(shown);
  });

  it('starts on the day in UTC', () => expect(startDate(at('2026-01-15T23:59:59.999Z'))).toBe('2026-01-15'));

  it('can next end at the start of a month', () => {
    expect(nextMonth(at('2026-12-31T23:59:59.999Z'))).toBe(at('2027-01-01T00:00:00Z'));
    expect(nextMonth(at('2026-12-01T00:00:00Z'))).toBe(at('2027-01-01T00:00:00Z'));
  });
});

describe('the name on a card', () => {
  it.each([
    ['Ana', 'Suárez', 'ANA SUAREZ'],
    ['João  Paulo', "d'Ávila-Núñez", "JOAO PAULO D'AVILA-NUNEZ"],
    ['María de los Ángeles', 'Fernández Etcheverry', 'MARIA FERNANDEZ ETCHEVERRY'],
    ['Maximiliano Sebastián', 'Etchegoyenberry Urquiza', 'MAXIMILIANO ETCHEGOYENBERR'],
  ])('of %s %s is %s', (name, surname, wanted) => {
    expect(nameOnCard(name, surname)).toBe(wanted);
    expect(wanted.length).toBeLessThanOrEqual(26);
  });
});
