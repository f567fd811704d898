import {
  BOTH,
  bothWays,
  closed,
  condition,
  type JudgedChange,
  NARROWER,
  object,
  TEXT,
  WIDER,
} from '../../testing/schema-effects';

describe('a schema that accepts more or less than before', () => {
  it.each<JudgedChange>([
    [
      'a branch is opened for a field that the other one has',
      object({ ...condition('then', closed({ a: TEXT, b: TEXT })), else: closed({}) }),
      object({ ...condition('then', closed({ a: TEXT, b: TEXT })), else: object({}) }),
      'additive, breaking',
      expect.any(String),
    ],
    [
      'branches of a condition accept everything',
      TEXT,
      { ...TEXT, ...condition('then', true), else: {} },
      'invisible, invisible',
      'invisible, invisible',
    ],
    [
      'a branch says more of a field of the whole',
      object({ properties: { a: TEXT }, ...condition('then', { maxProperties: 3 }) }),
      object({
        properties: { a: TEXT },
        ...condition('then', { maxProperties: 3, properties: { a: { maxLength: 1 } } }),
      }),
      'breaking, additive',
      'breaking, breaking',
    ],
    [
      'a branch moves to the part with its condition',
      { allOf: [object(condition('then', { maxProperties: 3 })), { else: { maxProperties: 1 } }] },
      object({ ...condition('then', { maxProperties: 3 }), else: { maxProperties: 1 } }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'a closed whole is opened to the field of a branch',
      object({ ...condition('then', { properties: { a: TEXT } }), additionalProperties: false }),
      object({ ...condition('then', { properties: { a: TEXT } }) }),
      'additive, breaking',
      'breaking, additive',
    ],
    ['not of nothing', { not: false }, {}, 'invisible, invisible', 'invisible, invisible'],
    ...(
      [
        ['enum of one value', { const: 'a' }, { enum: ['a'] }],
        ['parts', { type: 'string', minLength: 2 }, { allOf: [TEXT, { minLength: 2 }] }],
        [
          'alternatives',
          { anyOf: [{ const: 'a' }, { const: 1 }] },
          { anyOf: [{ anyOf: [{ const: 1 }] }, { const: 'a' }] },
        ],
        ['keywords in another order', { type: 'string', minLength: 2 }, { minLength: 2, type: 'string' }],
      ] as const
    ).flatMap(([label, one, other]): JudgedChange[] => [
      [`not, with ${label}`, { not: one }, { not: other }, 'invisible, invisible', 'invisible, invisible'],
      [
        `a condition, with ${label}`,
        Object.fromEntries([['if', one] as const, ['then', { maxLength: 3 }] as const]),
        Object.fromEntries([['if', other] as const, ['then', { maxLength: 3 }] as const]),
        'invisible, invisible',
        'invisible, invisible',
      ],
    ]),
    ['not, of more', { not: { const: 'a' } }, { not: { enum: ['a', 'b'] } }, NARROWER, WIDER],
    ['not, of other values', { not: { const: 'a' } }, { not: { const: 'b' } }, ...BOTH],
    [
      'not, of a field that only an alternative has now',
      { not: object({ properties: { a: TEXT } }) },
      { not: object({ anyOf: [{ properties: { a: TEXT } }, { properties: { b: TEXT } }] }) },
      ...BOTH,
    ],
    [
      'not, of a field that only one alternative keeps: no difference to readers, and one to writers',
      { not: object({ properties: { a: TEXT }, anyOf: [{ properties: { a: TEXT, b: TEXT } }, { required: ['c'] }] }) },
      { not: object({ anyOf: [{ properties: { a: TEXT, b: TEXT } }, { required: ['c'] }] }) },
      ...BOTH,
    ],
    [
      'not, of a schema that contains itself',
      { not: { $ref: '#/components/schemas/S' }, maxLength: 3 },
      { not: { $ref: '#/components/schemas/S' }, maxLength: 2 },
      'breaking, breaking',
      'breaking, breaking',
    ],
    ['not, of a field more', { not: object({}) }, { not: object({ properties: { a: TEXT } }) }, ...BOTH],
    ['not, of a field less', { not: object({ required: ['a'] }) }, { not: object({}) }, NARROWER, WIDER],
  ])('%s', (_, before, after, there, back) => {
    expect(bothWays(before, after)).toEqual([there, back]);
  });
});
