import matrix from '../../generated/matrix.json';
import { documentation } from '.';
import { REMEDIES } from './remedies';

/** The references, each with the documents whose operations it has. */
const REFERENCES = { api: 'openapi', sandbox: 'sandbox', networks: 'networks' } as const;
/** Codes that are answered before it is known which operation was meant. */
const BEFORE_OPERATIONS = [
  ...['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'HEADERS_TOO_LARGE', 'REQUEST_TIMEOUT', 'MALFORMED_REQUEST'],
];

/**
 * The codes that the contract run provokes at each operation, from a running service: what is listed and can't happen
 * fails there.
 */
function provoked(document: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const row of matrix) {
    if (row.document !== document || row.variant !== '') continue;
    const codes = found.get(row.operationId) ?? new Set();
    if (row.code !== null) codes.add(row.code);
    found.set(row.operationId, codes);
  }
  return found;
}

/** The codes in the table of errors of each operation, with what to do. */
async function shown(name: string): Promise<Map<string, Map<string, string>>> {
  const page = (tag: string | null) =>
    documentation.page({ page: name, revision: 'current', tag, guide: null, baseUrl: 'https://api.example' });
  const parts = new Set(
    [...(await page(null)).matchAll(new RegExp(`page=${name}&amp;tag=([^"#&]+)`, 'g'))].map(([, tag]) => tag),
  );
  const found = new Map<string, Map<string, string>>();
  for (const tag of parts) {
    for (const section of (await page(tag as string)).split('<section id="').slice(1)) {
      const [id = ''] = section.split('"');
      const [, table = ''] = section.split('<h3>Errors</h3>');
      const rows = table
        .slice(0, table.indexOf('</table>'))
        .matchAll(/<td><code>([A-Z_]+)<\/code><\/td><td>.*?(?:<span class="soft">(.+?)<\/span>)?<\/td>/gs);
      found.set(id, new Map([...rows].map(([, code = '', remedy = '']) => [code, remedy])));
    }
  }
  return found;
}

describe.each(Object.entries(REFERENCES))('the errors in the reference %s', (name, document) => {
  it('are those that the contract run provokes at each operation, and each has what to do', async () => {
    const pages = await shown(name);
    const rows = provoked(document);
    expect(rows.size).toBeGreaterThan(10);
    for (const [operationId, codes] of rows) {
      const table = pages.get(operationId);
      expect([operationId, [...(table?.keys() ?? [])].sort()]).toEqual([operationId, [...codes].sort()]);
      const without = [...(table ?? [])].filter(([, remedy]) => remedy === '').map(([code]) => code);
      expect([operationId, without]).toEqual([operationId, []]);
    }
  });
});

it('are all that there is something to do about: no code without an operation that answers it', () => {
  const answered = new Set(matrix.flatMap(({ code }) => (code === null ? [] : [code as string])));
  expect(Object.keys(REMEDIES).sort()).toEqual([...new Set([...answered, ...BEFORE_OPERATIONS])].sort());
});
