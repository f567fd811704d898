import { documentOf, type Json } from './contract';
import { DOCUMENT_NAMES, type Form, hasForm, writtenDocument } from './documents';
import { withPortablePattern } from './portable-pattern';

const given: readonly [Json, Json][] = [
  [
    { type: 'string', pattern: '^[A-Z]{3}$' },
    { type: 'string', pattern: '^[A-Z]{3}$' },
  ],
  [
    { type: 'string', pattern: '^[^\\u0000\\u001f]*$' },
    { type: 'string', pattern: '^[^\\x00\\x1f]*$' },
  ],
  // PHP matches bytes, of which 0x89 is one of É.
  [{ type: 'string', pattern: '^[^\\u007F-\\u009F]*$' }, { type: 'string' }],
  [{ type: 'string', pattern: '[^\\uFE00]' }, { type: 'string' }],
  [
    { type: 'string', format: 'date', pattern: '^2' },
    { type: 'string', format: 'date' },
  ],
  // PHP asks the length of an object, which is an error.
  [
    { type: 'string', format: 'date-time', minLength: 20, maxLength: 40 },
    { type: 'string', format: 'date-time' },
  ],
  [
    { type: 'object', properties: { pattern: { type: 'string' } } },
    { type: 'object', properties: { pattern: { type: 'string' } } },
  ],
];

it.each(given)('writes %j as %j', (schema, wanted) => {
  expect(withPortablePattern(schema)).toEqual(wanted);
});

function patternsOf(node: Json): string[] {
  if (node === null || typeof node !== 'object') return [];
  const own = typeof node.pattern === 'string' ? [node.pattern] : [];
  return [...own, ...Object.values(node as Json).flatMap(patternsOf)];
}

const files = DOCUMENT_NAMES.flatMap((name) =>
  (['3.0', 'without-webhooks'] as Form[]).filter((form) => hasForm(name, form)).map((form) => [name, form] as const),
);

it.each(files)('%s for generators has no pattern that PHP, Ruby, Go or Java can not read: %s', (name, form) => {
  const written = JSON.parse(writtenDocument({ name, form, format: 'json' }, 'current'));
  const patterns = patternsOf(written);
  expect(patterns.filter((pattern) => pattern.includes('\\u'))).toEqual([]);
  // Only those that name characters above ASCII are missing.
  const portable = patternsOf(documentOf(name, 'current')).filter((pattern) => !pattern.includes('\\u'));
  if (portable.length > 0) expect(patterns.length).toBeGreaterThan(0);
});
