import type { DevProcess } from '../../mocks/testing/dev-loop';

/** The address to ask, and an access token: designers have one from before the edit, and it stays good. */
export type ServedContract = Pick<DevProcess, 'url' | 'mocks'> & { bearer: string };

/** An edit of one file, and how each of those who serve it shows that it does. */
export interface Edit {
  name: string;
  file: string;
  /** The text of a round; round 0 is what stands there. */
  text(round: number): string;
  /** Absent where the edit does not show. */
  shows: Partial<Record<'server' | 'mock' | 'docs', (served: ServedContract, round: number) => Promise<boolean>>>;
}

const json = { 'content-type': 'application/json' };

/** A new access token of the demo client. */
export async function token(url: string): Promise<string> {
  const credentials = { client_id: 'demo', client_secret: 'demo-secret', grant_type: 'client_credentials' };
  const body = JSON.stringify({ ...credentials, audience: 'https://api.contrato.example' });
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', headers: json, body });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Decides whether a name that is one too long for the round is refused. */
async function refuses(address: string, bearer: string, length: number): Promise<boolean> {
  const key = crypto.randomUUID();
  const headers = { ...json, authorization: `Bearer ${bearer}`, 'x-idempotency-key': key };
  const body = JSON.stringify({ email: `${key}@example.com`, operation_country: 'ARG', name: 'x'.repeat(length) });
  return (await fetch(`${address}/users/v1/`, { method: 'POST', headers, body })).status === 400;
}

async function holds(address: string, text: string, headers: Record<string, string> = {}): Promise<boolean> {
  return (await (await fetch(address, { headers })).text()).includes(text);
}

const docs = ({ url }: ServedContract, page: string, text: string) => holds(`${url}/docs?page=${page}`, text);
const maxLength = (round: number): number => 128 - round;
const message = (round: number): string => (round === 0 ? 'There is no such user.' : `There is no such user ${round}.`);

/** One of every kind that designers make. */
export const EDITS: readonly Edit[] = [
  {
    name: 'bound of a field',
    file: 'spec/schemas/users.yaml',
    text: (round) =>
      `operation_country]\n  properties:\n    name: { type: [string, 'null'], minLength: 1, maxLength: ${maxLength(round)}, pattern: *visible }`,
    shows: {
      server: (served, round) => refuses(served.url, served.bearer, maxLength(round) + 1),
      mock: (served, round) => refuses(served.mocks.url, 'any', maxLength(round) + 1),
      docs: (served, round) => docs(served, 'api&tag=users', `1…${maxLength(round)} characters`),
    },
  },
  {
    name: 'text of an error',
    file: 'spec/examples/errors/users.yaml',
    text: (round) => `error: { message: '${message(round)}'`,
    shows: {
      server: ({ url, bearer }, round) =>
        holds(`${url}/users/v1/nobody`, message(round), { authorization: `Bearer ${bearer}` }),
      mock: (served, round) => {
        const headers = { authorization: 'Bearer any', prefer: 'code=404, example=USER_NOT_FOUND' };
        return holds(`${served.mocks.url}/users/v1/nobody`, message(round), headers);
      },
      docs: (served, round) => docs(served, 'errors', message(round)),
    },
  },
  {
    name: 'words of an operation',
    file: 'spec/paths/users/users.yaml',
    text: (round) => `summary: Create a user${round === 0 ? '' : ` ${round}`}\n`,
    shows: { docs: (served, round) => docs(served, 'api', `Create a user ${round}`) },
  },
  {
    name: 'words of a lifecycle',
    file: 'spec/lifecycles.yaml',
    text: (round) => `description: 'A cardholder${round === 0 ? '' : ` ${round}`}. Blocking`,
    shows: { docs: (served, round) => docs(served, 'lifecycles', `A cardholder ${round}.`) },
  },
  {
    name: 'a settlement column',
    file: 'spec/settlement.yaml',
    text: (round) => `description: The type of the transaction${round === 0 ? '' : ` ${round}`}.`,
    shows: { docs: (served, round) => docs(served, 'settlement', `The type of the transaction ${round}.`) },
  },
];
