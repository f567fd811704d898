import fastify from 'fastify';
import document from '../../generated/documents/openapi.json';
import { announce } from '../lib/child';
import { user } from './workload';

// biome-ignore lint/suspicious/noExplicitAny: the document is data here
const { schemas } = document.components as any;

/** Fastify with its own validation of the body and its own schema-compiled serialisation of the answer. */
async function main(): Promise<void> {
  const app = fastify({ ajv: { customOptions: { strict: false, allowUnionTypes: true } } });
  const local = (name: string) =>
    JSON.parse(JSON.stringify(schemas[name]).replaceAll('#/components/schemas/', 'contract#/definitions/'));
  app.addSchema({
    $id: 'contract',
    definitions: Object.fromEntries(
      Object.keys(schemas).map((name) => [
        name,
        JSON.parse(JSON.stringify(schemas[name]).replaceAll('#/components/schemas/', '#/definitions/')),
      ]),
    ),
  });
  const schema = { body: local('UserCreate'), response: { 201: local('UserResult') } };
  app.post('/users/v1/', { schema }, async (_request, reply) => reply.code(201).send(user));
  await app.listen({ port: 0, host: '127.0.0.1' });
  announce((app.server.address() as { port: number }).port);
}

void main();
