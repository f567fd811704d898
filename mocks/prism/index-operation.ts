interface Address {
  method: string;
  path: string;
}

/** Lists operations as `GET /users/v1/{id}`, in the order of the contract. */
const listed = (operations: readonly Address[]): string[] =>
  operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

/**
 * Adds what the root of a mock answers, which is the address that a person opens first: what there is to ask, and how a
 * certain answer is asked for. A contract that has something at `/` keeps it.
 */
export function withIndex<T extends Address>(operations: readonly T[]): readonly T[] {
  if (operations.some(({ method, path }) => method === 'get' && path === '/')) return operations;
  const value = {
    mock: 'Answers with examples of the contract. Nothing is kept.',
    prefer: 'Prefer: code=409, example=EMAIL_ALREADY_IN_USE asks for an answer, Prefer: dynamic=true makes one up.',
    operations: listed(operations),
  };
  const contents = [{ id: 'index', mediaType: 'application/json', examples: [{ id: 'index', key: 'index', value }] }];
  const index = { id: 'index', method: 'get', path: '/', responses: [{ id: 'index', code: '200', contents }] };
  return [...operations, index as unknown as T];
}
