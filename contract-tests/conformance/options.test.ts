import { readOptions } from './options';

const SECRET = 'c2VjcmV0';
const base = ['--url', 'http://localhost:3000/', '--api-key', 'key-1', '--api-secret', SECRET];

describe('the command line', () => {
  it('puts the addresses where the contract has them', () => {
    expect(readOptions(base, {})?.run.addresses).toEqual({
      authorizations: 'http://localhost:3000/transactions/authorizations',
      'adjustments/credit': 'http://localhost:3000/transactions/adjustments/credit',
      'adjustments/debit': 'http://localhost:3000/transactions/adjustments/debit',
      activities: 'http://localhost:3000/activities',
      'shipping-updates': 'http://localhost:3000/shipping/updates',
      'identity-sessions': 'http://localhost:3000/identity/v1/sessions/completed',
    });
  });

  it('takes whole addresses, paths, and what is not hosted', () => {
    const chosen = ['--activities', 'https://events.example/a', '--shipping-updates', '/x/shipping/updates'];
    const { addresses } = readOptions([...base, ...chosen, '--without', 'transactions,identity-sessions'], {})!.run;
    expect(addresses).toEqual({
      activities: 'https://events.example/a',
      'shipping-updates': 'http://localhost:3000/x/shipping/updates',
    });
  });

  it('leaves out everything that is named, in one option or in several', () => {
    const several = ['--without', 'transactions', '--without', 'identity-sessions', '--without', 'activities'];
    expect(Object.keys(readOptions([...base, ...several], {})!.run.addresses)).toEqual(['shipping-updates']);
  });

  it('takes the pair from the environment, so that no history holds it', () => {
    const environment = { CONFORMANCE_API_KEY: 'key-2', CONFORMANCE_API_SECRET: SECRET };
    expect(readOptions(['--url', 'http://localhost:1'], environment)?.run).toMatchObject({ apiKey: 'key-2' });
  });

  it.each([
    [['--api-key', 'k'], 'are needed'],
    [[...base, '--revision', 'never'], 'not an axis'],
    [[...base, '--without', 'cards'], '--without cards'],
    [[...base, '--activities', 'ftp://x'], 'is no address'],
    [[...base, '--shipping-updates', '/updates'], 'ends in /shipping/updates'],
    [[...base, '--identity-sessions', '/done'], 'is under /identity/v1/'],
    [[...base, '--api-secret', '!'], 'not base64'],
    [[...base, '--currency', 'pesos'], 'ISO 4217'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });
});
