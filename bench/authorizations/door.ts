import { type Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A POST over kept connections. @returns the body of the answer */
export function post(url: string, agent: Agent, body: Buffer, token?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', 'content-length': body.length, ...authorization };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** A server that hands on what comes in and answers with what comes back: a round trip in and out, and nothing else. */
export async function openRelay(target: string, agent: Agent): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const answer = await post(target, agent, Buffer.concat(chunks));
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
