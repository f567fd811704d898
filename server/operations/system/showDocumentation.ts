import { guideNames } from '../../docs/guides';
import { documentationPage, isNamed } from '../../docs/page';
import { DomainError } from '../../domain/errors';
import { read } from '../../http/operation';

export const showDocumentation = read<'showDocumentation'>(async (call) => {
  const { page = 'start', revision = 'current', guide } = call.query;
  if (!isNamed(revision)) {
    throw new DomainError('INVALID_REQUEST', [
      { code: 'enum', detail: 'there is no revision of this name', location: 'query', pointer: 'revision' },
    ]);
  }
  if (guide !== undefined && !guideNames().includes(guide)) {
    throw new DomainError('INVALID_REQUEST', [
      { code: 'enum', detail: 'there is no guide of this name', location: 'query', pointer: 'guide' },
    ]);
  }
  return { status: 200, body: documentationPage(page, revision, guide ?? null) };
});
