import type { Content, TableContent } from './content';
import { bytesOf, rowsIn } from './file';

const table = (rows: string): TableContent => ({
  name: 'users',
  columns: ['name'],
  count: 1,
  rows,
  secrets: [],
  digests: null,
});
const content = (...rows: string[]): Content => ({ agreed: {} as Content['agreed'], tables: rows.map(table) });

it('measures a snapshot by the bytes that its rows take as they are stored, whatever their letters', () => {
  expect(bytesOf(content('["a"]', '["ñ"]', '["€"]', '["😀"]'))).toBe(5 + 6 + 7 + 8);
  expect(rowsIn(content('["a"]', '["ñ"]'))).toBe(2);
});
