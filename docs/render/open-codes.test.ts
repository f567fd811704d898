import { documentOf, type Json } from './contract';
import { DOCUMENT_NAMES, type Form, hasForm, writtenDocument } from './documents';
import { CODES, withOpenCodes } from './open-codes';

it('takes any text for a code, and keeps the list', () => {
  const list = { type: 'string', enum: ['A'] };
  const given = { components: { schemas: { ErrorCode: list, Error: { properties: { code: { $ref: CODES } } } } } };
  const { schemas } = withOpenCodes(given).components;
  expect(schemas.ErrorCode).toEqual(list);
  expect(schemas.Error.properties.code).toEqual({
    type: 'string',
    description: expect.stringContaining('`ErrorCode`'),
  });
});

const files = DOCUMENT_NAMES.flatMap((name) =>
  (['3.0', 'without-webhooks'] as Form[]).filter((form) => hasForm(name, form)).map((form) => [name, form] as const),
);

it.each(files)('%s for generators has refusals that a new code does not make unreadable: %s', (name, form) => {
  const { components } = JSON.parse(writtenDocument({ name, form, format: 'json' }, 'current'));
  const withCode = Object.values(components.schemas as Record<string, Json>).filter(
    ({ properties }) => properties?.error_code !== undefined,
  );
  for (const { properties } of withCode) expect(properties.error_code.enum).toBeUndefined();
  for (const { properties } of withCode) expect([properties.error_code.type].flat()).toContain('string');
  const { schemas = {} } = documentOf(name, 'current').components;
  if (schemas.ErrorCode !== undefined) expect(components.schemas.ErrorCode.enum).toContain('INVALID_REQUEST');
});
