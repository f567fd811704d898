import { documentationPage } from './page';

/** The part of a page that is about one operation. */
function sectionOf(page: string, operationId: string): string {
  const [, section = ''] = page.split(`<section id="${operationId}">`);
  return section.slice(0, section.indexOf('</section>'));
}

it('says of a report which scope it needs, how its repeats are told and when its answer comes', () => {
  const section = sectionOf(documentationPage('networks', 'current'), 'receiveCardAuthorization');
  expect(section).toContain('scope <code>network:card</code>');
  expect(section).toContain('counts once by <code>body:/reference</code>');
  expect(section).toContain('answered within 3000 ms');
});

it('says nothing of the kind where the contract does not', () => {
  const section = sectionOf(documentationPage('api', 'current'), 'createToken');
  expect(section).not.toMatch(/counts once|answered within/);
});

it('shows what the service asks of networks on a page of its own', () => {
  const reports = documentationPage('networks', 'current');
  const orders = documentationPage('network-api', 'current');
  expect([sectionOf(reports, 'sendPixTransfer'), sectionOf(orders, 'receivePixTransfer')]).toEqual(['', '']);
  expect(sectionOf(orders, 'sendPixTransfer')).toContain('/bank/bra/transfers');
});
