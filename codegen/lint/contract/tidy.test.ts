import { tidy } from './tidy';

const at = { file: 'spec/schemas/things.yaml', line: 8, column: 3 };
const own = (message: string) => ({ ...at, rule: 'contract', message });
const struct = (message: string) => ({ ...at, rule: 'struct', message });

describe('of two messages about one line', () => {
  it.each([
    [
      struct('Property `nullable` is not expected here.'),
      own("nullable is not a keyword; write `type: [string, 'null']`"),
    ],
    [
      { ...at, rule: 'contrato/lone-references', message: 'Many tools skip `nullable` next to a `$ref`: write both.' },
      own('nullable has no effect next to a $ref to a schema; write `oneOf`'),
    ],
    [
      { ...at, rule: 'handler/operation', message: 'undefined has no handler' },
      own('the operation has no operationId'),
    ],
    [
      { ...at, rule: 'syntax', message: 'nesting exceeded maxDepth (100)' },
      own('YAML: there are more than 64 levels here'),
    ],
  ])('the one stays that says what to write', (vague, precise) => {
    expect(tidy([vague, precise])).toEqual([precise]);
    expect(tidy([vague])).toEqual([vague]);
  });

  it('the general one stays where it names the word that is meant', () => {
    const general = struct('Property `minLenght` is not expected here. Did you mean `minLength`?');
    expect(tidy([general, own('minLenght is not a keyword of a schema')])).toEqual([general]);
  });

  it('a value that is in a list twice is reported where it is', () => {
    const twice = { ...at, line: 12, rule: 'no-duplicated-enum-values', message: "Duplicated enum value found: 'A'." };
    const list = '"enum" property must not have duplicate items (items ## 0 and 2 are identical)';
    expect(tidy([twice, { ...at, rule: 'asyncapi', message: list }])).toEqual([twice]);
  });
});
