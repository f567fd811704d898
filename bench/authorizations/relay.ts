import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announce } from '../lib/child';
import { askedClient } from './fixture';

const agent = new Agent({ keepAlive: true });

/** A POST over kept connections. @returns the body of the answer */
function post(url: string, body: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** A server that hands on what comes in and answers with what comes back: a round trip in and out, and nothing else. */
const server = createServer((incoming, response) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', async () => {
    const answer = await post(`${askedClient().url}/transactions/authorizations`, Buffer.concat(chunks));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
  });
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
