import { UsageError } from '../../cli/declaration';
import type { LoadedContract } from '../load';
import { Calls, Client } from '../world/client';

/** The inputs by which a workflow acts as a client. */
export interface ClientInputs {
  client_id: string;
  client_secret: string;
  audience: string;
}

/** The hosted pages of a client may lead to where one's own are made. */
const PAGES = { frame_origins: [], stylesheet_origins: [], success_links: ['http://localhost:3000'] };

/**
 * Opens a client of the sandbox that is pinned to the revision and entitled to everything.
 * @throws UsageError where the server opens none
 */
export async function openClient(url: string, contract: LoadedContract): Promise<ClientInputs> {
  const calls = new Calls(contract, url, null);
  try {
    const client = await Client.open(calls, { card_data_entitled: true, products: ['CREDIT'], pages: PAGES });
    const { client_id, client_secret, audience } = client.credentials;
    return { client_id, client_secret, audience };
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(
      `no client could be opened at ${url}, so --client-id and --client-secret are needed: ${message}`,
    );
  }
}

/** Asks for the day that the clock of the service shows. @throws Error where there is no sandbox */
export async function todayAt(url: string, contract: LoadedContract, inputs: ClientInputs): Promise<string> {
  const calls = new Calls(contract, url, null);
  const body = { ...inputs, grant_type: 'client_credentials' as const };
  const { access_token: token } = await calls.call('createToken', { body });
  return (await calls.call('getClock', { token })).data.now.slice(0, '2026-01-15'.length);
}
