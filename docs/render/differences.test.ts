import { endOf, revisionsPage } from './differences';

it('says of a value that ends since when it is deprecated, when it is gone, and where one reads what to do', () => {
  const end = { deprecated: '2027-01-31', sunset: '2027-12-31', link: 'https://partners.example.com/token-path' };
  expect(endOf(end).text).toBe(
    '<p><strong>Deprecated since 2027-01-31, and gone on 2027-12-31.</strong> <a href="https://partners.example.com/token-path">What to do</a></p>',
  );
  expect(endOf(undefined).text).toBe('');
});

it('names the column of each figure of the overview, for phones, which show no heads', () => {
  const [overview = ''] = revisionsPage().text.split('</table>');
  const rows = overview.match(/<tr id="[\s\S]*?<\/tr>/g) ?? [];
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const names = [...row.matchAll(/<td(?: data-name="([^"]*)")?>/g)].map(([, name]) => name);
    expect(names).toEqual([undefined, 'Current', 'Other value', 'Breaking', 'Additive']);
  }
});
