import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { freePort } from '../../server/testing/free-port';
import { orders, showAnswers } from '../journeys/orders';
import type { LoadedContract } from '../load';
import type { JourneyResult } from '../matrix/job';
import { NETWORK_SCOPES } from '../target/edge';
import { World } from '../world/world';
import { REPORTERS } from './folder';
import { Production } from './production';

const FILE = 'answers.yaml';

/** Every answer of networks that the contract documents, given over HTTPS to a service in production mode. */
export async function answersOfNetworks(folder: string, contract: LoadedContract): Promise<JourneyResult> {
  const started = performance.now();
  const problems: string[] = [];
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const tls = { cert: read('localhost.pem'), key: read('localhost.key'), ca_file: 'localhost.pem' };
  let production: Production | null = null;
  const now = (moment: number) => production?.seenAt(moment) ?? moment;
  try {
    await showAnswers(
      { saw: () => undefined, fail: (problem) => void problems.push(problem) },
      { tls, now },
      async (calls) => {
        production = await Production.start(folder, await serviceAsking(folder, calls));
        const own = production.calls(contract, null);
        const world = await World.open(contract, contract.values, production.url, null, production.edge, own);
        return { world, server: production, close: () => (production as Production).stop() };
      },
    );
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return { name: orders.name, problems: [...new Set(problems)], millis: performance.now() - started };
}

/** Configures a service of its own: its port, its store and its networks. */
async function serviceAsking(folder: string, calls: object): Promise<Record<string, string>> {
  const rate_limit = { per_second: 100_000, burst: 100_000 };
  const reports = { scopes: NETWORK_SCOPES, keys: { public_key_file: `${REPORTERS.usual}.pub` }, rate_limit };
  const file = path.join(folder, FILE);
  writeFileSync(file, stringify({ networks: { [REPORTERS.usual]: { calls, reports } } }));
  const port = String(await freePort());
  const url = `https://localhost:${port}`;
  return { NETWORKS_FILE: file, PORT: port, PUBLIC_URL: url, DATA_DIR: path.join(folder, 'answers') };
}
