import { useServer } from '../../testing/server';

const LINK = 'https://partners.example.com/revisions';
const server = useServer({
  ends: {
    'user-nationality=absent': { deprecated: '2026-02-01', sunset: '2027-06-30', link: LINK },
    'token-revoke=absent': { deprecated: '2026-03-01', sunset: '2026-12-31', link: `${LINK}/tokens` },
  },
});

const BOTH = 'user-nationality=absent,token-revoke=absent';

/** Returns the headers by which an answer announces the end of the revision. */
const headersOf = ({ headers }: { headers: Headers }) =>
  ['deprecation', 'sunset', 'link'].map((name) => headers.get(name));

describe('a client whose revision has values that end', () => {
  it('is in every answer of the API, refusals included, with the end that comes first', async () => {
    const { send } = await server().client({ revision: BOTH });
    const announced = [
      '@1769904000',
      'Thu, 31 Dec 2026 00:00:00 GMT',
      [`<${LINK}/tokens>; rel="deprecation"`, `<${LINK}/tokens>; rel="sunset"`]
        .concat([`<${LINK}>; rel="deprecation"`, `<${LINK}>; rel="sunset"`])
        .join(', '),
    ];
    for (const path of ['/users/v1/', '/users/v1/none', '/users/v1/?page[size]=0']) {
      expect([path, ...headersOf(await send('GET', path))]).toEqual([path, ...announced]);
    }
  });

  it('is named in the log and in the metrics, with the values', async () => {
    const { client, send } = await server().client({ revision: 'user-nationality=absent' });
    const { headers } = await send('GET', '/users/v1/');
    const line = server().logged.find((logged) => logged.request_id === headers.get('x-request-id'));
    expect(line).toMatchObject({ client: client.id, ending: ['user-nationality=absent'] });
    const { text } = await server().send('GET', '/metrics');
    const [, count] =
      new RegExp(
        `^contrato_ending_revision_requests_total\\{client="${client.id}",value="user-nationality=absent"\\} (\\d+)$`,
        'm',
      ).exec(text) ?? [];
    // Its token was the first.
    expect(count).toBe('2');
  });
});

it('says nothing to a client of another revision, nor with operations that are the same in all', async () => {
  const [other, pinned] = [
    await server().client({ revision: 'token-path=oauth-v1' }),
    await server().client({ revision: BOTH }),
  ];
  const answers = [await other.send('GET', '/users/v1/'), await pinned.send('GET', '/health/live')];
  expect(answers.map(headersOf)).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  const line = server().logged.find(({ client }) => client === other.client.id);
  expect(line).not.toHaveProperty('ending');
});
