import { REVISIONS } from '../generated/revisions';
import { openBook } from './book';
import { loadContract } from './load';
import { plan, surplus } from './plan';

describe('the scenarios', () => {
  const book = openBook();
  const current = loadContract('current');

  it('stand each for a row of the matrix', () => {
    expect(surplus(current.everyRow, book)).toEqual([]);
  });

  it.each(Object.keys(REVISIONS))('cover every row of the operations they are for, in %s', (revision) => {
    const contract = loadContract(revision);
    const rows = contract.rows.filter((row) => book.has(row.operationId));
    expect(plan({ ...contract, rows }, book).missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('the contract of a revision', () => {
  it('has the rows of its own variants', () => {
    const paths = (revision: string) => loadContract(revision).rules.get('createToken')?.path;
    expect(paths('current')).toBe('/oauth/token');
    expect(paths('token-path=oauth-v1')).toBe('/oauth/v1/token');
    expect(loadContract('token-revoke=absent').rows.map((row) => row.operationId)).not.toContain('revokeToken');
  });

  it('knows where a response is written', () => {
    const contract = loadContract('current', { only: ['createUser'] });
    const row = contract.rows.find((candidate) => candidate.code === 'EMAIL_ALREADY_IN_USE');
    expect(row && contract.source(row)).toMatch(/^spec\/paths\/users\/users\.yaml:\d+$/);
  });

  it('can be narrowed to documents and operations, and refuses unknown ones', () => {
    const documents = (selection: object) =>
      new Set(loadContract('current', selection).rows.map((row) => row.document));
    expect([...documents({ documents: ['system'] })]).toEqual(['system']);
    expect([...documents({ only: ['getUser'] })]).toEqual(['openapi']);
    expect(() => loadContract('current', { only: ['getUsers'] })).toThrow('no operation getUsers');
    expect(() => loadContract('no-such=revision')).toThrow('there is no axis no-such');
    expect(() => loadContract('token-path=oauth-v1,token-path=oauth')).toThrow('the axis token-path stands twice');
  });
});
