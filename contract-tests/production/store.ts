import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { presentCardTransaction } from '../../mocks/world/operations/card-transactions/shape';
import { presentAttempt, presentEvent } from '../../mocks/world/operations/events/shape';
import { findCardTransaction } from '../../server/card-processing/store/card-transactions';
import { cardExpired } from '../../server/cards/reports';
import { findClient } from '../../server/clients/store/clients';
import { findEvent, listAttempts, searchEvents } from '../../server/events/store/events';
import type { Client } from '../../server/kernel/client';
import { clientFolder } from '../../server/settlement/folders';
import type { OperationName } from '../world/types';
import type { Means, Surroundings } from './means';

/**
 * The controls that production cannot hurry and for which passing the time would take too long: the service's own
 * functions change the store.
 */
export const IN_THE_STORE: Partial<Record<OperationName, Means>> = {
  // The last day of a card comes with the calendar, years from now.
  expireCard: async ({ request, clientId }, { parts, clock }) => {
    const subject = { clientId: String(clientId), id: String(request.path?.card_id), now: clock.now() };
    await parts.db.transaction((tx) => cardExpired(tx, subject));
    return {};
  },
};

/** The views that a sandbox offers and a service in production does not: they are read from the store. */
export const LOOKS: Partial<Record<OperationName, Means>> = {
  getCardTransaction: async ({ request, clientId }, around) => ({
    data: await cardTransactionOf(around, String(clientId), String(request.path?.transaction_id)),
  }),
  searchEvents: async ({ request, clientId }, { parts: { db } }) => {
    const client = (await findClient(db, String(clientId))) as Client;
    const resourceId = [request.query?.['filter[resource_id]']].flat().map(String);
    const all = { filters: { resourceId }, sort: [], page: { number: 0, size: 100 } };
    const { events } = await searchEvents(db, client.id, all);
    return { data: events.map((event) => presentEvent(event, client)) };
  },
  getEvent: async ({ request, clientId }, { parts: { db } }) => {
    const client = (await findClient(db, String(clientId))) as Client;
    const event = await findEvent(db, client.id, String(request.path?.event_id));
    if (event === null) throw new Error(`there is no event ${request.path?.event_id}`);
    const attempts = await listAttempts(db, event);
    return { data: { ...presentEvent(event, client), attempts: attempts.map(presentAttempt) } };
  },
  getSettlementFile: ({ request, clientId }, around) =>
    settlementFileOf(around, String(clientId), `${request.path?.folder}/${request.path?.name}`),
};

/** A card transaction as a sandbox shows it, but for its presentments. @throws where there is none */
export async function cardTransactionOf({ parts }: Surroundings, clientId: string, id: string) {
  const transaction = await findCardTransaction(parts.db, clientId, id);
  if (transaction === null) throw new Error(`there is no card transaction ${id}`);
  return presentCardTransaction(transaction, []);
}

/**
 * The text of a settlement file, as it lies in the folder of a client.
 * @throws with the names of those that are there
 */
export function settlementFileOf({ parts }: Surroundings, clientId: string, file: string): Promise<string> {
  const folder = clientFolder(parts.config, clientId);
  return readFile(path.join(folder, file), 'utf8').catch(() => {
    throw new Error(`there is no ${file} among ${readdirSync(folder, { recursive: true }).join(', ')}`);
  });
}
