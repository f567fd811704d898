import { nameOnCard } from './name-on-card';

describe('the name on a card', () => {
  it.each([
    ['José María', 'Núñez', 'JOSE MARIA NUNEZ'],
    ['Søren', 'Łukasz-Đorđe', 'SOREN LUKASZ-DORDE'],
    ['Æsa', 'Strauß', 'AESA STRAUSS'],
    ['Maximiliana Guadalupe', 'Etcheverry', 'MAXIMILIANA ETCHEVERRY'],
    ['Ana Guadalupe', 'Echeverría R', 'ANA GUADALUPE ECHEVERRIA R'],
  ])('of %s %s is %s', (name, surname, written) => {
    expect(nameOnCard(name, surname)).toBe(written);
  });

  it.each([
    ['李', '明'],
    ['Ольга', 'Петрова'],
    ['-', '.'],
  ])('of %s %s can not be written', (name, surname) => {
    expect(() => nameOnCard(name, surname)).toThrow(expect.objectContaining({ code: 'USER_DATA_INCOMPLETE' }));
  });

  it('is what can be written of it', () => {
    expect(nameOnCard('李', 'Ming')).toBe('MING');
  });
});
