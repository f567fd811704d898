import { operationsFor } from '../../../../generated/operations';
import { parseRevision } from '../../../../generated/revisions';
import type { components } from '../../../../generated/types/sandbox';
import { read } from '../../../../server/platform/http/operation';

type Listed = components['schemas']['SandboxIndex']['data']['operations'][number];

/** The operations of the sandbox's own document, in the order of the contract: they are the same in every revision. */
const OPERATIONS: readonly Listed[] = [...operationsFor(parseRevision('current')).values()]
  .filter(({ document }) => document === 'sandbox')
  .map(({ operationId, method, path }) => ({ operation_id: operationId, method: method as Listed['method'], path }));

export const getSandboxIndex = read<'getSandboxIndex'>(async () => ({
  status: 200,
  body: { data: { documentation: '/docs?page=sandbox', operations: [...OPERATIONS] } },
}));
