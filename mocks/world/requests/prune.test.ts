import { HOUR } from '../../../server/kernel/time';
import { newId } from '../../../server/platform/ids';
import { useServer } from '../../../server/testing/server';
import { worldExtension } from '..';
import { insertEntries, NOBODY } from '../store/request-log';

const server = useServer({ extension: worldExtension });
const LOG = '/sandbox/v1/requests';

it('removes what an earlier process has left and is too old, with the first entry that this one writes', async () => {
  const message = { headers: {}, body: null, body_bytes: 0, omitted: null };
  const id = newId();
  const at = Date.now() - 169 * HOUR;
  await insertEntries(server().database.db, [
    {
      ...{ id, clientId: NOBODY, direction: 'REQUEST', result: 'REFUSED', operation: null, revision: 'current' },
      ...{ method: 'GET', target: '/', status: 404, errorCode: 'NOT_FOUND', idempotencyKey: null, resourceIds: '' },
      ...{ createdAt: at, endedAt: at, realAt: at, microseconds: 1 },
      detail: {
        ...{ request: message, response: null, address: null, eventId: null, problem: null },
        ...{ signature: null, replySignature: null },
      },
    },
  ]);
  const { send } = await server().client();
  expect((await send('GET', `${LOG}?filter[request_id]=${id}`)).body.data).toEqual([]);
});
