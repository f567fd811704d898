import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../platform/config';
import { useServer } from '../testing/server';
import { EXAMPLE } from './configuration/example';
import { readNetworks } from './configuration/read';
import { configuredNetworks, warnOfMissing } from './configured';

const folder = mkdtempSync(join(tmpdir(), 'contrato-configured-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [processor, bank] = ['P-256', 'P-256'].map((namedCurve) => generateKeyPairSync('ec', { namedCurve }).publicKey);
writeFileSync(join(folder, 'processor.pub'), processor?.export({ type: 'spki', format: 'pem' }) as string);
writeFileSync(join(folder, 'bank-south.jwks'), JSON.stringify({ keys: [bank?.export({ format: 'jwk' })] }));
const environment = { BANK_SOUTH_TOKEN: 'abc' };

const read = (text: string) => {
  writeFileSync(join(folder, 'networks.yaml'), text);
  return readNetworks(join(folder, 'networks.yaml'), environment);
};

const server = useServer();

describe('a start in production', () => {
  it('is refused without NETWORKS_FILE, with what to write, which can be used as it stands', () => {
    const refused = () =>
      configuredNetworks({ mode: 'production', networksFile: null, outgoingProxy: null, tlsCertFile: null }, {});
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(/^NETWORKS_FILE is required in production/);
    expect(refused).toThrow(EXAMPLE);
    expect(read(EXAMPLE).map(({ name }) => name)).toEqual(['processor', 'bank-south']);
  });

  it('is refused where a network is called through a proxy and none is set, in whichever way', () => {
    const networksFile = join(folder, 'networks.yaml');
    writeFileSync(networksFile, EXAMPLE.replace('connector: http', 'connector: http\n      through_proxy: true'));
    const secret = join(folder, 'proxy');
    writeFileSync(secret, 'http://proxy.internal:3128\n');
    const start = (settings: Readonly<Record<string, string | undefined>>) => () =>
      configuredNetworks(readConfig({ NETWORKS_FILE: networksFile, ...settings }), environment);
    expect(start({})).toThrow(ConfigError);
    expect(start({})).toThrow(`OUTGOING_PROXY is required by ${networksFile}: bank-south has through_proxy: true`);
    for (const settings of [{ OUTGOING_PROXY: 'http://proxy.internal:3128' }, { OUTGOING_PROXY_FILE: secret }]) {
      expect(start(settings)().map(({ calls }) => calls?.throughProxy)).toEqual([undefined, true]);
    }
  });

  it('needs no networks elsewhere', () => {
    expect(configuredNetworks(readConfig({}), {})).toEqual([]);
  });

  it('names each client with products that no network serves, and what is missing', async () => {
    const argentine = await server().client({ countries: ['ARG'] });
    const brazilian = await server().client({ countries: ['BRA'] }, { products: ['IDENTITY'] });
    const suspended = await server().client({ status: 'ACTIVE' });
    await server().database.db.transaction(({ knex }) =>
      knex('clients').where({ id: suspended.client.id }).update({ status: 'SUSPENDED' }),
    );
    const others = `${EXAMPLE}
  makers:
    clients: [${argentine.client.id}]
    countries: [ARG]
    calls:
      connector: http
      address: https://makers.example
      serves: [embosser, courier]
      authentication: { kind: bearer, token: { env: BANK_SOUTH_TOKEN } }
`;
    const warned = await loggedBy(() => warnOfMissing(server().database.db, read(others), server().app.services.log));
    expect(warned).toEqual([
      {
        client: argentine.client.id,
        noCalls: ['rates'],
        noReports: ['embosser in ARG', 'courier in ARG', 'cash'],
      },
      {
        client: brazilian.client.id,
        noCalls: ['rates', 'embosser in BRA', 'courier in BRA', 'bank-bra', 'cash', 'identity in BRA'],
        noReports: ['embosser in BRA', 'courier in BRA', 'bank-bra', 'cash', 'identity in BRA'],
      },
    ]);
  });
});

/** The clients that a piece of work warns of. */
async function loggedBy(work: () => Promise<void>) {
  const { logged } = server();
  const before = logged.length;
  await work();
  return logged.slice(before).map(({ level, client, noCalls, noReports, msg }) => {
    expect([level, msg]).toEqual([40, 'no network serves some of what a client needs']);
    return { client, noCalls, noReports };
  });
}
