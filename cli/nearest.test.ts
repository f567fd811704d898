import { nearest } from './nearest';

describe('the nearest name', () => {
  it.each([
    ['revison', ['revision', 'reports'], 'revision'],
    ['hepl', ['html', 'help'], 'help'],
    ['Userupdate', ['UserCreate', 'UserUpdate'], 'UserUpdate'],
    ['without', ['url', 'card'], null],
    ['x', [], null],
  ])('to %s among %j is %s', (name, names, wanted) => {
    expect(nearest(name, names)).toBe(wanted);
  });
});
