import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import type { Documentation } from '../documentation';

export const showDocumentation = read<'showDocumentation', { documentation: Documentation }>(
  async (call, _db, { documentation }) => {
    const { page = 'start', revision = 'current', guide } = call.query;
    if (!documentation.hasRevision(revision)) {
      throw new DomainError('INVALID_REQUEST', [
        { code: 'enum', detail: 'there is no revision of this name', location: 'query', pointer: 'revision' },
      ]);
    }
    if (!documentation.hasPage(page)) {
      throw new DomainError('INVALID_REQUEST', [
        { code: 'enum', detail: 'there is no page of this name', location: 'query', pointer: 'page' },
      ]);
    }
    if (guide !== undefined && !documentation.guides().includes(guide)) {
      throw new DomainError('INVALID_REQUEST', [
        { code: 'enum', detail: 'there is no guide of this name', location: 'query', pointer: 'guide' },
      ]);
    }
    return { status: 200, body: documentation.page(page, revision, guide ?? null) };
  },
);
