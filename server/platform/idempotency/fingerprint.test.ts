import { fingerprint } from './fingerprint';

const request = {
  path: { id: 'a' },
  query: { extend: ['pan'] },
  body: { amount: '1.00', details: [1, 12], data: { metadata: {}, note: null } },
};

describe('the fingerprint of a request', () => {
  it('is the one that earlier versions have stored', () => {
    expect(fingerprint(request)).toBe('UH8Qajmy6BcaJFMAs6drRDE2bsoEMkDuoYCfgoEGCYc=');
  });

  it('is one whatever the order of names is, in every object of it', () => {
    const { amount, details, data } = request.body;
    const turned = { data: { note: data.note, metadata: data.metadata }, details, amount };
    expect(fingerprint({ body: turned, query: request.query, path: request.path })).toBe(fingerprint(request));
  });

  it.each([
    ['another address', { path: { id: 'b' } }],
    ['another query', { query: { extend: ['cvv'] } }],
    ['no body', { body: undefined }],
    ['another value', { body: { ...request.body, amount: '1.01' } }],
    ['another name', { body: { ...request.body, data: { metadata: {}, hint: null } } }],
    ['another kind of value', { body: { ...request.body, data: { metadata: {}, note: 'null' } } }],
    ['nothing instead of an object', { body: { ...request.body, data: { metadata: null, note: null } } }],
    ['a list in another order', { body: { ...request.body, details: [12, 1] } }],
    ['a list that is parted elsewhere', { body: { ...request.body, details: [11, 2] } }],
    ['an object that has the places of a list for names', { body: { ...request.body, details: { 0: 1, 1: 12 } } }],
  ])('is another one for %s', (_, change) => {
    expect(fingerprint({ ...request, ...change })).not.toBe(fingerprint(request));
  });
});
