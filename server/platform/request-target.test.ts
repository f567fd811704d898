import { readTarget } from './request-target';

describe('the target of a request', () => {
  it.each([
    ['/users/v1/?filter[email]=a%23b', '/users/v1/?filter[email]=a%23b', null],
    ['/a\\b/../c//d', '/a\\b/../c//d', null],
    ['*', '*', null],
    ['http://a.example:80/b?c', '/b?c', 'a.example:80'],
    ['HTTPS://A/B', '/B', 'A'],
    ['http://a', '/', 'a'],
    ['http://a?b', '/?b', 'a'],
    ['http://a/b\\c/../d', '/b\\c/../d', 'a'],
    ['http://[::1/b', '/b', '[::1'],
    ['http://user:word@a/b', '/b', 'user:word@a'],
  ])('%s has a path that is as it was sent', (target, path, host) => {
    expect(readTarget(target)).toEqual({ path, host });
  });

  it.each(['/a#b', '/#', '*#', 'http://a/b#c', 'http:///b', 'http:/b', 'ftp://a/b', 'a', ''])(
    '%p is none',
    (target) => {
      expect(readTarget(target)).toBeNull();
    },
  );
});
