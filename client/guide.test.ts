import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messagesOn } from '../codegen/testing/compiler';

it('the program of the guide compiles, and would not if the contract were another', () => {
  const guide = readFileSync(path.join(__dirname, '../docs/guides/typed-client.md'), 'utf8');
  const program = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n');
  const texts = { 'guide.ts': program, 'other.ts': program.replace("owner_type: 'USER'", "owner_type: 'NOBODY'") };
  expect(messagesOn(texts, { customConditions: ['contrato-source'] })).toEqual({
    'guide.ts': [],
    'other.ts': [expect.stringContaining('"NOBODY"')],
  });
});
