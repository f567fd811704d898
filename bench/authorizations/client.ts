import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signature } from '../../client/signature';
import { announce } from '../lib/child';

const SECRET = process.env.BENCH_API_SECRET as string;
const BODY = Buffer.from(JSON.stringify({ status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' }));
const ENDPOINT = '/transactions/authorizations';

/** A client that approves whatever it is asked, signed: as little work as a reply can be. */
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': BODY.length,
        'x-endpoint': ENDPOINT,
        'x-timestamp': timestamp,
        'x-signature': signature({ timestamp, endpoint: ENDPOINT, body: BODY }, SECRET, 'timestamp-endpoint-body'),
      })
      .end(BODY);
  });
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
