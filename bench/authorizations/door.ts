import { type Agent, request } from 'node:http';

/** A POST over kept connections. @returns the body of the answer */
export function post(url: string, agent: Agent, body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    call.on('error', reject);
    call.end(body);
  });
}
