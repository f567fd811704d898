import { documentationPage, isNamed } from '../../docs/page';
import { DomainError } from '../../domain/errors';
import { read } from '../../http/operation';

export const showDocumentation = read<'showDocumentation'>(async (call) => {
  const { page = 'start', revision = 'current' } = call.query;
  if (!isNamed(revision)) {
    throw new DomainError('INVALID_REQUEST', [
      { code: 'enum', detail: 'there is no revision of this name', location: 'query', pointer: 'revision' },
    ]);
  }
  return { status: 200, body: documentationPage(page, revision) };
});
