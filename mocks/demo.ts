import type { AllServices } from '../server/all-services';
import { listAffinityGroups, seedAffinityGroups } from '../server/cards/store/affinity-groups';
import { listApiKeys } from '../server/clients/store/api-keys';
import { findClient, lockClient } from '../server/clients/store/clients';
import { openApiSecret } from '../server/events/api-secrets';
import { signingPair } from '../server/events/rules/key-pairs';
import { UniqueViolation } from '../server/platform/store/db';
import { openClient } from './world/open-client';

/** The client that every sandbox has from the start. Its secret is not a secret. */
export const DEMO = { id: 'demo', secret: 'demo-secret' };

/** The usual addresses of pages of one's own while they are made. */
const LOCAL_PAGES = ['http://localhost:3000', 'http://localhost:5173', 'http://localhost:8080'];

/** The pair that calls to the demo client are signed with. */
export interface DemoKey {
  apiKey: string;
  apiSecret: string;
}

/** Opens the demo client, entitled to everything, where it is missing, with a card program of every kind. */
export async function ensureDemoClient(services: AllServices): Promise<DemoKey> {
  const { clock, db, vault } = services;
  if ((await findClient(db, DEMO.id)) === null) await openDemoClient(services);
  await ensureCardPrograms(services);
  const pair = signingPair(await listApiKeys(db, DEMO.id), clock.now());
  if (pair === null) throw new Error('the demo client has no api-key');
  return { apiKey: pair.id, apiSecret: openApiSecret(vault, pair) };
}

async function openDemoClient(services: AllServices): Promise<void> {
  const pages = { frame_origins: LOCAL_PAGES, stylesheet_origins: LOCAL_PAGES, success_links: LOCAL_PAGES };
  try {
    const configuration = { cardDataEntitled: true, products: ['CREDIT'], pages };
    await openClient(services, { ...DEMO, name: 'Demo', configuration });
  } catch (error) {
    // Another process on the same database was faster.
    if (!(error instanceof UniqueViolation)) throw error;
  }
}

async function ensureCardPrograms({ clock, db }: AllServices): Promise<void> {
  await db.transaction(async (tx) => {
    await lockClient(tx, DEMO.id);
    const { total } = await listAffinityGroups(tx, DEMO.id, { number: 0, size: 1 });
    if (total === 0) await seedAffinityGroups(tx, DEMO.id, clock.now());
  });
}
