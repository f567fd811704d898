import { nameOnCard } from './name-on-card';

describe('the name on a card', () => {
  it.each([
    ['José María', 'Núñez', 'JOSE MARIA NUNEZ'],
    ['Søren', 'Łukasz-Đorđe', 'SOREN LUKASZ-DORDE'],
    ['Æsa', 'Strauß', 'AESA STRAUSS'],
    ['Maximiliana Guadalupe', 'Etcheverry', 'MAXIMILIANA ETCHEVERRY'],
  ])('of %s %s is %s', (name, surname, written) => {
    expect(nameOnCard(name, surname)).toBe(written);
  });
});
