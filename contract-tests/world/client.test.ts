import { createServer } from 'node:http';
import { closeAtOnce, listenLocally } from '../../server/testing/local-server';
import { loadContract } from '../load';
import { Calls } from './client';

const contract = loadContract('current');
const token = { client_id: 'a', client_secret: 'b', audience: 'c', grant_type: 'client_credentials' };

it('an answer to a call that prepares data, which can not be read, is named with the call', async () => {
  const server = createServer((_, response) => {
    const levels = 100_000;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('['.repeat(levels) + ']'.repeat(levels));
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  try {
    await expect(new Calls(contract, url, null).call('createToken', { body: token })).rejects.toThrow(
      'arranging failed: createToken: the answer nests deeper than 256 levels',
    );
  } finally {
    await closeAtOnce(server);
  }
});

it('a server that is not there is named without the call: no call would reach it', async () => {
  const failed = new Calls(contract, 'http://127.0.0.1:1', null).call('createToken', { body: token });
  await expect(failed).rejects.toThrow(/^connect ECONNREFUSED/);
});
