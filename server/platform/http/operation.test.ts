import { operationsFor } from '../../../generated/operations';
import { parseRevision } from '../../../generated/revisions';
import { createWorld, worldExtension } from '../../../mocks/world';
import { operations } from '../../operations';
import { useServer } from '../../testing/server';
import { type AnyOperation, direct, type KeyedOperationId, read } from './operation';

const server = useServer({ extension: worldExtension });

const keyed = [...operationsFor(parseRevision('current')).values()].filter(
  ({ idempotency, document }) => idempotency !== null && document !== 'client-api',
);

/** The kinds of operations, with true for those that answer a repeat with the first reply. */
const KEEPS: Readonly<Record<AnyOperation['kind'], boolean>> = {
  read: false,
  write: true,
  batched: true,
  reserved: true,
  direct: false,
};

describe('an operation that takes an idempotency key', () => {
  it.each(keyed.map(({ operationId }) => operationId))('is of a kind that keeps its reply: %s', (operationId) => {
    const all: Readonly<Record<string, AnyOperation>> = {
      ...operations,
      ...createWorld(server().app.services).operations,
    };
    expect(KEEPS[all[operationId]?.kind as AnyOperation['kind']]).toBe(true);
  });

  it('can be of no other kind: it would not compile', () => {
    // @ts-expect-error createUser takes a key
    direct<'createUser'>(async () => ({ status: 201, body: {} as never }));
    // @ts-expect-error createUser takes a key
    read<'createUser'>(async () => ({ status: 201, body: {} as never }));
    const known: KeyedOperationId = 'createTransaction';
    expect(keyed.map(({ operationId }) => operationId)).toContain(known);
  });
});
