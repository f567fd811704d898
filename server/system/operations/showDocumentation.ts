import { DomainError } from '../../kernel/errors';
import type { Config } from '../../platform/config';
import { read } from '../../platform/http/operation';
import type { Documentation } from '../documentation';

interface Needs {
  documentation: Documentation;
  config: Config;
}

export const showDocumentation = read<'showDocumentation', Needs>(async (call, _db, { documentation, config }) => {
  const { page = 'start', revision = 'current', tag, guide } = call.query;
  if (!documentation.hasRevision(revision)) throw unknown('revision');
  if (!documentation.hasPage(page)) throw unknown('page');
  if (tag !== undefined && !documentation.hasTag(page, revision, tag)) throw unknown('tag');
  if (guide !== undefined && !documentation.guides().includes(guide)) throw unknown('guide');
  const place = { page, revision, tag: tag ?? null, guide: guide ?? null, baseUrl: config.publicUrl };
  return { status: 200, body: await documentation.page(place) };
});

/** @param parameter the one whose value names nothing */
function unknown(parameter: 'page' | 'revision' | 'tag' | 'guide'): DomainError {
  return new DomainError('INVALID_REQUEST', [
    { code: 'enum', detail: `there is no ${parameter} of this name`, location: 'query', pointer: parameter },
  ]);
}
