import { hostInUrl } from './host-in-url';

it.each([
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['fd12::1', '[fd12::1]'],
  ['127.0.0.1', '127.0.0.1'],
  ['api.example.com', 'api.example.com'],
])('a server that listens at %s is called at %s', (host, named) => {
  expect(hostInUrl(host)).toBe(named);
  expect(new URL(`http://${hostInUrl(host)}:4010`).port).toBe('4010');
});
