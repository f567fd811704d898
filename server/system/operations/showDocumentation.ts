import { REVISIONS } from '../../../generated/revisions';
import { DomainError } from '../../kernel/errors';
import type { Config } from '../../platform/config';
import { read } from '../../platform/http/operation';
import { suggestionFor } from '../../platform/http/suggestion';
import type { Documentation } from '../documentation';

interface Needs {
  documentation: Documentation;
  config: Config;
}

export const showDocumentation = read<'showDocumentation', Needs>(async (call, _db, { documentation, config }) => {
  const { page = 'start', revision = 'current', tag, guide } = call.query;
  if (!documentation.hasRevision(revision)) throw unknown('revision', suggestionFor(revision, Object.keys(REVISIONS)));
  if (!documentation.hasPage(page)) throw unknown('page');
  if (tag !== undefined && !documentation.hasTag(page, revision, tag)) throw unknown('tag');
  if (guide !== undefined && !documentation.guides().includes(guide))
    throw unknown('guide', suggestionFor(guide, documentation.guides()));
  const { publicUrl: baseUrl, sftpPort } = config;
  const place = { page, revision, tag: tag ?? null, guide: guide ?? null, baseUrl, sftpPort };
  return { status: 200, body: await documentation.page(place) };
});

/**
 * @param parameter the parameter with an unknown value
 * @param meant text with the value that was probably meant
 */
function unknown(parameter: 'page' | 'revision' | 'tag' | 'guide', meant = ''): DomainError {
  return new DomainError('INVALID_REQUEST', [
    { code: 'enum', detail: `there is no ${parameter} of this name${meant}`, location: 'query', pointer: parameter },
  ]);
}
