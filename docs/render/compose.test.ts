import { parseRevision, REVISIONS } from '../../generated/revisions';
import { composedDocuments } from './compose';
import { documentOf } from './contract';
import { writtenDocument } from './documents';

describe('composed documents', () => {
  it('are those of codegen where a revision has a name, and the same where none changes them', () => {
    const read = composedDocuments(REVISIONS.earliest);
    for (const name of ['openapi', 'client-api', 'asyncapi', 'sandbox', 'networks'] as const) {
      expect(JSON.parse(JSON.stringify(read(name)))).toEqual(documentOf(name, 'earliest'));
    }
  });

  it('have what each of the values of a combination changes, in every form', () => {
    const revision = 'token-path=oauth-v1,bra-cash-country=absent,arg-cash-path=cashin';
    const read = composedDocuments(parseRevision(revision));
    for (const form of ['whole', 'without-webhooks', '3.0'] as const) {
      const { paths } = JSON.parse(writtenDocument({ name: 'openapi', form, format: 'json' }, revision, [], read));
      expect(Object.keys(paths).filter((path) => path.startsWith('/oauth/'))).toContain('/oauth/v1/token');
      expect(paths).not.toHaveProperty('/oauth/token');
      const { parameters } = paths['/networks/cash/v1/cashin/intents'].post;
      expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['x-idempotency-key']);
    }
  });
});
