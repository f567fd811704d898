import { dreddInput, type InputRow, inputKey } from './input';

const row: InputRow = {
  operationId: 'getThing',
  method: 'GET',
  path: '/things/{thing-id}',
  status: 404,
  example: 'THING_NOT_FOUND',
  contentType: 'application/json',
};

describe('dreddInput', () => {
  it('gives every row a literal path with one response', () => {
    const content = { 'application/json': { example: '' } };
    expect(dreddInput([row, { ...row, status: 204, example: 'gone', contentType: null }])).toMatchObject({
      openapi: '3.0.3',
      paths: {
        '/things/thing-id#getThing-404-THING_NOT_FOUND': {
          get: { responses: { 404: { description: 'THING_NOT_FOUND', content } } },
        },
        '/things/thing-id#getThing-204-gone': { get: { responses: { 204: { description: 'gone' } } } },
      },
    });
  });

  it('keeps operations apart that share path, method, status and example', () => {
    expect(inputKey(row)).not.toBe(inputKey({ ...row, operationId: 'findThing' }));
  });
});
