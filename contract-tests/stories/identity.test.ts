import { userInput } from '../../server/testing/cards';
import { ask } from '../../server/testing/networks';
import type { TestClient } from '../../server/testing/server';
import { useSandbox } from './story';

const server = useSandbox();
const SESSIONS = '/identity/v1/sessions';

/** A client that has bought the identity product, with a user of it. */
async function customer() {
  const client = await server().client();
  await ask(client, 'PATCH', '/sandbox/v1/client', { products: ['IDENTITY'] });
  const user = await ask(client, 'POST', '/users/v1/', userInput());
  return { client, user };
}

const advance = (client: TestClient, id: string, body: object) =>
  ask(client, 'POST', `/sandbox/v1/identity-sessions/${id}/advance`, body);

const openAccount = (client: TestClient, user_id: string) =>
  client.send('POST', '/core/accounts/v1', {
    body: { owner_type: 'USER', user_id, country: 'ARG', currency: 'ARS' },
  });

async function eventsAbout(client: TestClient, id: string): Promise<unknown[]> {
  const events = await ask(client, 'GET', `/sandbox/v1/events?filter%5Bresource_id%5D=${id}`);
  const whole = await Promise.all(
    events.map((event: { id: string }) => ask(client, 'GET', `/sandbox/v1/events/${event.id}`)),
  );
  return whole.map(({ payload }) => payload);
}

describe('a user who must be validated', () => {
  it('opens an account after a session has said who they are', async () => {
    const { client, user } = await customer();
    const refused = await openAccount(client, user.id);
    expect([refused.status, refused.body.error_code]).toEqual([422, 'USER_VALIDATION_ERROR']);

    const session = await ask(client, 'POST', SESSIONS, { user_id: user.id });
    await advance(client, session.id, { status: 'IN_PROGRESS' });
    expect((await ask(client, 'GET', `${SESSIONS}/${session.id}`)).status).toBe('IN_PROGRESS');
    expect((await client.send('GET', `${SESSIONS}/${session.id}/report`)).body.error_code).toBe(
      'IDENTITY_REPORT_NOT_READY',
    );
    await advance(client, session.id, {
      status: 'VALIDATED',
      report: { person_data: { surname: 'Suárez Paz' }, document_data: { expiration_date: '2035-03-02' } },
    });

    expect(await eventsAbout(client, session.id)).toMatchObject([
      { event_id: 'identity-session-completed', session: { id: session.id, status: 'VALIDATED' } },
    ]);
    const report = await ask(client, 'GET', `${SESSIONS}/${session.id}/report`);
    expect(report).toMatchObject({
      user_id: user.id,
      status: 'VALIDATED',
      person_data: { name: 'Ana', surname: 'Suárez Paz', birthdate: '1990-05-17' },
      address: { city: 'Buenos Aires', country: 'ARG' },
      document_data: { identification_value: user.identification_value, expiration_date: '2035-03-02' },
    });
    expect(report.documentation_proof.map(({ type }: { type: string }) => type)).toEqual([
      'DOCUMENT_FRONT',
      'DOCUMENT_BACK',
      'SELFIE',
    ]);
    expect((await openAccount(client, user.id)).status).toBe(201);
  });

  it.each(['NOT_VALIDATED', 'REJECTED'])('opens none after %s', async (status) => {
    const { client, user } = await customer();
    const session = await ask(client, 'POST', SESSIONS, { user_id: user.id });
    await advance(client, session.id, { status });
    expect(await eventsAbout(client, session.id)).toMatchObject([{ session: { status } }]);
    expect((await openAccount(client, user.id)).body.error_code).toBe('USER_VALIDATION_ERROR');
  });

  it('has a day to get through, and sends an event when it is over', async () => {
    const { client, user } = await customer();
    const session = await ask(client, 'POST', SESSIONS, { user_id: user.id });
    await advance(client, session.id, { status: 'IN_PROGRESS', report: { person_data: { name: 'Ana' } } });
    await ask(client, 'POST', '/sandbox/v1/clock/advance', { seconds: 86_400 });
    expect(await eventsAbout(client, session.id)).toMatchObject([{ session: { status: 'NOT_VALIDATED' } }]);
    const report = await ask(client, 'GET', `${SESSIONS}/${session.id}/report`);
    expect(report).toMatchObject({ person_data: { name: 'Ana', surname: null }, documentation_proof: [] });
  });

  it('sends no event when the session is cancelled', async () => {
    const { client, user } = await customer();
    const session = await ask(client, 'POST', SESSIONS, { user_id: user.id });
    const cancelled = await ask(client, 'POST', `/sandbox/v1/identity-sessions/${session.id}/cancel`);
    expect(cancelled).toEqual({ id: session.id, previous_status: 'CREATED', status: 'CANCELLED' });
    expect(await eventsAbout(client, session.id)).toEqual([]);
  });
});
