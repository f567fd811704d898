import { useServer } from '../testing/server';
import { StoredSessions } from './stored-sessions';

const server = useServer();

it('keeps the configurations of as many clients as it may, those that were used last', async () => {
  const sessions = new StoredSessions(server().app.services.db, 2);
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.push((await server().client()).client.id);
  for (const id of ids) expect((await sessions.client(id))?.id).toBe(id);
  expect(ids.map((id) => sessions.remembered(id)?.id)).toEqual([undefined, ids[1], ids[2]]);
});
