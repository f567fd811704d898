import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import addFormats from 'ajv-formats';
import { OpenAPIBackend } from 'openapi-backend';
import document from '../../generated/documents/openapi.json';
import { announce } from '../lib/child';
import { user } from './workload';

/** It takes the last slash off the address of a request, but not off those of the document. */
const paths = Object.fromEntries(
  Object.entries(document.paths).map(([path, item]) => [path.length > 1 ? path.replace(/\/$/, '') : path, item]),
);

/** openapi-backend on bare node:http, with validation of requests and responses by the same document. */
async function main(): Promise<void> {
  const api = new OpenAPIBackend({
    definition: { ...document, paths } as never,
    validate: true,
    strict: false,
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats(ajv as never) as never,
    handlers: {
      createUser: (context, _request, response) => {
        const { errors } = context.api.validateResponse(user, context.operation, 201);
        response.statusCode = errors === null || errors === undefined ? 201 : 500;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(user));
      },
      validationFail: (context, _request, response) => {
        response.statusCode = 400;
        response.end(JSON.stringify(context.validation.errors));
      },
      notFound: (_context, _request, response) => {
        response.statusCode = 404;
        response.end();
      },
    },
  });
  await api.init();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const { method = 'GET', url = '/', headers } = request;
      const [path = '/', query] = url.split('?');
      void api.handleRequest(
        { method, path, query, body, headers: headers as Record<string, string> },
        request,
        response,
      );
    });
  });
  server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
}

void main();
