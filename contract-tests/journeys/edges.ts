import assert from 'node:assert/strict';
import type { Journey } from './journey';

/** Shows the answers where no operation is: their codes belong to none, so no row asks for them. */
export const edges: Journey = {
  name: 'addresses and methods that no operation has',
  travel: async ({ world, saw }) => {
    const ask = async (method: string, path: string) => {
      const response = await fetch(world.url + path, { method });
      const body = (await response.json()) as { error_code: string; request_id: string };
      assert.equal(response.headers.get('x-request-id'), body.request_id);
      return { response, code: body.error_code };
    };
    const nowhere = await ask('GET', '/no/such/address');
    assert.deepEqual([nowhere.response.status, nowhere.code], [404, 'NOT_FOUND']);
    saw('codes', nowhere.code);
    const otherwise = await ask('PUT', '/users/v1/');
    assert.deepEqual([otherwise.response.status, otherwise.code], [405, 'METHOD_NOT_ALLOWED']);
    assert.match(otherwise.response.headers.get('allow') ?? '', /POST/);
    saw('codes', otherwise.code);
  },
};
