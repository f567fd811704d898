import { readEnvironment } from './environment';

it('names a variable that may be misspelt, also one of the sandbox alone, and goes on', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { mocks } = readEnvironment({ DATABSE_URL: 'postgres://localhost/a', MOCK_PROT: '1', SNAPSHOTS: '2' });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^DATABSE_URL is not a setting; did you mean DATABASE_URL\? /)],
    [expect.stringMatching(/^MOCK_PROT is not a setting; did you mean MOCK_PORT\? /)],
  ]);
  expect(mocks.port).toBe(4020);
});
