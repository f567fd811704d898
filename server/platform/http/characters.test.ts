import { useServer } from '../../testing/server';
import { newId } from '../ids';

const server = useServer();

/** Characters beyond U+FFFF: two units of UTF-16 each, four bytes of UTF-8. */
const BEYOND = ['🙂', '𠮷', '𝒜'];
const HALVES = ['\\ud83d', '\\ude42'];

const person = (changes: object = {}) => ({ email: `${newId()}@example.com`, operation_country: 'ARG', ...changes });
const wallet = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };

describe('characters beyond U+FFFF', () => {
  it.each(BEYOND)('count as one each, are kept and are found: %s', async (character) => {
    const client = await server().client();
    const name = character.repeat(128);
    const made = await client.send('POST', '/users/v1/', { body: person({ name }) });
    expect([made.status, made.body.data?.name]).toEqual([201, name]);
    const found = await client.send('GET', `/users/v1/?filter[name]=${encodeURIComponent(name)}`);
    expect(found.body.data).toEqual([made.body.data]);
    const longer = await client.send('POST', '/users/v1/', { body: person({ name: name + character }) });
    expect([longer.status, longer.body.error?.details]).toEqual([
      400,
      [{ code: 'maxLength', detail: 'must have at most 128 characters', location: 'body', pointer: '/name' }],
    ]);
  });

  it.each(BEYOND)('name and fill the data of an account: %s', async (character) => {
    const client = await server().client();
    const metadata = { [character]: character };
    const made = await client.send('POST', '/core/accounts/v1', { body: { ...wallet, metadata } });
    expect([made.status, made.body.data?.metadata]).toEqual([201, metadata]);
    const { id } = made.body.data;
    expect((await client.send('GET', `/core/accounts/v1/${id}`)).body.data.metadata).toEqual(metadata);
  });

  it('are whole in a refusal that quotes a part of a name', async () => {
    const client = await server().client();
    const name = `${'a'.repeat(127)}🙂🙂`;
    const { status, body } = await client.send('GET', `/users/v1/?${encodeURIComponent(name)}=1`);
    expect([status, body.error.details[0].pointer]).toEqual([400, `${'a'.repeat(127)}🙂`]);
  });

  it.each(HALVES)('are refused by half, in a value and in a name: %s', async (half) => {
    const client = await server().client();
    const account = JSON.stringify(wallet).slice(0, -1);
    const bodies = [
      `${account},"metadata":{"a":"${half}"}}`,
      `${account},"metadata":{"${half}":"a"}}`,
      `${account},"metadata":{"a":{"${half}":1}}}`,
      `${account},"${half}":1}`,
    ];
    for (const body of bodies) {
      const { status, body: answer } = await client.send('POST', '/core/accounts/v1', { body });
      expect([status, answer.error.details]).toEqual([400, [expect.objectContaining({ code: 'character' })]]);
    }
  });
});
