import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Positions } from '../../load/positions';
import { lintReplyHeaders } from './reply-headers';
import { lintRules } from './rules';

const CONTRACT = join(__dirname, '../../../spec');
const FILE = 'paths/users/user.yaml';
const HEADERS = '      headers: { x-request-id: { $ref: ../../headers.yaml#/RequestId } }\n';

it.each([
  [
    'reports a header of a reply that no code sends, and what was meant',
    'headers: { x-request-id:',
    'headers: { x-reqest-id:',
    'x-reqest-id',
    'No code sends the header x-reqest-id: did you mean x-request-id?',
  ],
  [
    'reports a reply without the header that every other one has',
    HEADERS,
    '',
    "'200':",
    'Every reply has the header x-request-id: name it in `headers` of this one.',
  ],
])('%s', (_, from, to, at, message) => {
  const root = mkdtempSync(join(tmpdir(), 'reply-headers-'));
  try {
    cpSync(CONTRACT, join(root, 'spec'), { recursive: true });
    const path = join(root, 'spec', FILE);
    const text = readFileSync(path, 'utf8').replace(from, to);
    writeFileSync(path, text);
    const { checked } = lintRules(root);
    if (checked === null) throw new Error('the contract can not be read');
    expect(lintReplyHeaders(root, checked.api, new Positions())).toEqual([
      {
        file: `spec/${FILE}`,
        line: text.slice(0, text.indexOf(at)).split('\n').length,
        column: expect.any(Number),
        rule: 'reply-header',
        message,
      },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
