import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FROM_SOURCE } from '../cli/own-code';
import { command } from './command';
import { type OwnServer, startOwnServer } from './target/own-server';

/** Headers of load balancers, gateways and content delivery networks that change nothing for clients. */
const HARMLESS = {
  ...{ via: '1.1 edge', server: 'awselb/2.0', age: '0', vary: 'accept-encoding', 'alt-svc': 'h3=":443"', nel: '{}' },
  ...{
    'x-amzn-requestid': 'r1',
    'x-amzn-trace-id': 'Root=1',
    'x-amz-cf-id': 'c1',
    'cf-ray': '8f-GRU',
    'x-cache': 'MISS',
  },
  ...{
    'cf-cache-status': 'DYNAMIC',
    'report-to': '{}',
    'x-envoy-upstream-service-time': '1',
    'server-timing': 'a;dur=1',
  },
  ...{ 'x-kong-proxy-latency': '1', 'strict-transport-security': 'max-age=60', 'x-frame-options': 'DENY' },
};

/** Passes requests on to a server, as a proxy in front of it does. */
async function startProxy(origin: string): Promise<Server> {
  let count = 0;
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '192.0.2.1' };
    const passed = request(origin + incoming.url, { method: incoming.method, headers }, (answer) => {
      count += 1;
      const { statusCode = 502 } = answer;
      const cookies = ['AWSALB', 'AWSALBCORS'].map((name) => `${name}=secret${count}; Path=/; Max-Age=604800`);
      const added = { ...HARMLESS, 'set-cookie': cookies, ...(statusCode === 204 && { 'content-type': 'text/plain' }) };
      outgoing.writeHead(statusCode, { ...answer.headers, ...added });
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return proxy;
}

describe('a server behind a proxy that adds headers and cookies', () => {
  const reports = mkdtempSync(path.join(tmpdir(), 'contrato-behind-proxy-'));
  let server: OwnServer;
  let proxy: Server;
  let url: string;

  beforeAll(async () => {
    server = await startOwnServer('current');
    proxy = await startProxy(server.url);
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    proxy?.close();
    await server?.close();
    rmSync(reports, { recursive: true, force: true });
  });

  /** Runs `contrato` with further words. */
  const judged = (words: readonly string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const args = [...FROM_SOURCE, path.join(__dirname, '../cli/contrato.ts'), ...words, '--reports', reports];
      execFile(process.execPath, args, { encoding: 'utf8' }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });
  /** The words of the example that allows cookies, for this server. */
  const documented = (): string[] => {
    const line = command.examples.map(([one]) => one).find((one) => one.includes('--allow-cookie'));
    return (line ?? '')
      .split(' ')
      .slice(1)
      .map((word) => (word.startsWith('https:') ? url : word));
  };

  it('fails by the cookies alone, once, with what allows them and without their values', async () => {
    const { code, stdout } = await judged(['contract', '--url', url, '--only', 'getUser']);
    const failures = stdout.split('\n').filter((line) => line.includes('FAILED'));
    expect(failures).toEqual([
      expect.stringMatching(
        /FAILED the header set-cookie is not documented: AWSALB, AWSALBCORS .*: \d+ failures in current$/,
      ),
    ]);
    expect(stdout).toContain('--allow-cookie AWSALB --allow-cookie AWSALBCORS\n');
    for (const kind of ['html', 'json', 'junit.xml'])
      expect(readFileSync(path.join(reports, `contract-current.${kind}`), 'utf8')).not.toContain('secret1');
    expect(code).toBe(1);
  });

  it('passes with the documented command', async () => {
    const words = [...documented(), '--only', 'createUser,getUser'];
    const { code, stdout, stderr } = await judged(words);
    expect({ code, stderr, failed: stdout.includes('FAILED') }).toEqual({ code: 0, stderr: '', failed: false });
    expect(stdout).toMatch(/\d\d responses expected = executed = passed/);
  });

  it('passes where a gateway gives an answer without a body a type, once that is allowed', async () => {
    const words = [...documented(), '--only', 'cancelIdentitySession'];
    const { code, stdout } = await judged(words);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /FAILED the header content-type is not documented: "text\/plain" .*\n.*--allow-header content-type/,
    );
    expect(await judged([...words, '--allow-header', 'Content-Type'])).toMatchObject({ code: 0 });
  });
});
