import { DomainError, namedBy, Stopping, ValueRefused } from './errors';

describe('a refusal', () => {
  it('has no details and no headers unless they are given', () => {
    const { code, details, headers } = new DomainError('CARD_NOT_FOUND');
    expect([code, details, headers]).toEqual(['CARD_NOT_FOUND', [], {}]);
  });

  it('because the service ends asks for the same again a second later', () => {
    const { code, details, headers } = new Stopping();
    expect([code, details, headers]).toEqual(['SERVICE_UNAVAILABLE', [], { 'retry-after': '1' }]);
  });

  it('of a value names its field and what it allows', () => {
    const { details, field, allowed } = new ValueRefused('INVALID_CARD_STATUS_REASON', 'status_reason', ['A', 'B']);
    expect([field, allowed]).toEqual(['status_reason', ['A', 'B']]);
    expect(details).toEqual([
      { code: 'enum', detail: 'status_reason must be one of A, B here', location: 'body', pointer: '/status_reason' },
    ]);
  });
});

describe('a refusal of a record that the body names', () => {
  const about = (code: string, location: 'path' | 'body' | 'query', pointer: string) =>
    new DomainError('ILLEGAL_STEP', [{ code, detail: 'why', location, pointer }], { allow: 'GET' });

  it.each([
    ['its id in the address', about('unknown', 'path', 'id'), '/card_id'],
    ['its state', about('state', 'body', '/status'), '/card_id'],
    ['another field of the body', about('required', 'body', '/pin'), '/pin'],
  ])('for %s points at %s', (_, error, pointer) => {
    const named = namedBy(error, '/card_id');
    expect(named.details).toEqual([{ ...error.details[0], location: 'body', pointer }]);
    expect([named.code, named.headers]).toEqual(['ILLEGAL_STEP', { allow: 'GET' }]);
  });

  it('for a parameter of the query stays as it is', () => {
    const error = about('format', 'query', 'day');
    expect(namedBy(error, '/card_id').details).toEqual(error.details);
  });
});
