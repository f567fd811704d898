import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionSettings } from '../../contract-tests/testing/documented-command';
import { productionDocumentation } from '../../docs/render';
import { configuredNetworks } from '../networks/configured';
import type { Ports } from '../networks/ports';
import { systemClock } from '../platform/clock';
import { readConfig } from '../platform/config';
import { createLogs } from '../platform/log';
import { run } from '../run';

const folder = mkdtempSync(join(tmpdir(), 'contrato-certificates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a certificate that ends after so many days. @returns its file, and that of its key */
function certificate(name: string, days: number): { pem: string; key: string } {
  const [pem, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const own = ['-subj', `/O=House/CN=${name}`, '-days', String(days), '-keyout', key, '-out', pem];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', [...kind, ...own], { stdio: 'ignore' });
  return { pem, key };
}

/** The end of a certificate as openssl says it, in seconds. */
const endOf = ({ pem }: { pem: string }) => {
  const output = execFileSync('openssl', ['x509', '-in', pem, '-noout', '-enddate']).toString();
  return Date.parse(output.replace(/^notAfter=/, '')) / 1_000;
};

it('each certificate that the service shows or goes by has its end among the metrics, and is in the log where that is near', async () => {
  const [server, client, bank] = [certificate('server', 10), certificate('client', 90), certificate('bank', 29)];
  const authorities = join(folder, 'authorities.pem');
  const further = certificate('further', 400);
  writeFileSync(authorities, readFileSync(bank.pem, 'utf8') + readFileSync(further.pem, 'utf8'));
  const settings = productionSettings(folder);
  const networks = {
    south: {
      calls: {
        ...{ connector: 'http', address: 'https://south.example', serves: ['bank-arg'] },
        authentication: { kind: 'bearer', token: { env: 'TOKEN' } },
        tls: { ca_file: authorities, certificate_file: client.pem, key_file: client.key },
      },
      reports: { scopes: ['network:bank-arg'], certificate: { subject: 'CN=south', ca_file: bank.pem } },
    },
  };
  writeFileSync(settings.NETWORKS_FILE as string, JSON.stringify({ networks }));
  const own = { TLS_CERT_FILE: server.pem, TLS_KEY_FILE: server.key, TRUST_PROXY: 'false' };
  const environment = {
    CONTRATO_MODE: 'production',
    ...settings,
    ...own,
    DATA_DIR: folder,
    PORT: '0',
    SYSTEM_PORT: '0',
  };
  const config = readConfig({ ...environment, DRAIN_SECONDS: '0' });
  const logged: { msg: string; level: number; configured_by: string; subject: string }[] = [];
  const running = await run(config, {
    clock: systemClock,
    ports: {} as Ports,
    networks: configuredNetworks(config, { TOKEN: 'secret' }),
    documentation: productionDocumentation,
    logs: createLogs('warn', { write: (line: string) => void logged.push(JSON.parse(line)) }),
  });
  try {
    const text = await (await fetch(`${running.system?.url}/metrics`)).text();
    const shown = [
      ...text.matchAll(/^x509_cert_not_after\{configured_by="(.*?)",subject_CN="(.*?)",serial_number="\w+"\} (\d+)$/gm),
    ];
    const south = 'networks.south';
    expect(shown.map(([, ...figures]) => figures)).toEqual([
      [`${south}.calls.tls.certificate_file`, 'client', String(endOf(client))],
      [`${south}.calls.tls.ca_file`, 'bank', String(endOf(bank))],
      [`${south}.calls.tls.ca_file`, 'further', String(endOf(further))],
      [`${south}.reports.certificate.ca_file`, 'bank', String(endOf(bank))],
      ['TLS_CERT_FILE', 'server', String(endOf(server))],
    ]);
    const warnings = logged.filter(({ msg }) => msg === 'a certificate expires within 30 days: renew it');
    expect(warnings.map(({ configured_by, subject, level }) => [configured_by, subject, level])).toEqual([
      [`${south}.calls.tls.ca_file`, 'bank', 40],
      [`${south}.reports.certificate.ca_file`, 'bank', 40],
      ['TLS_CERT_FILE', 'server', 40],
    ]);
  } finally {
    await running.stop();
  }
});
