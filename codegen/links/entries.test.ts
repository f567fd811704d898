import { mistakes } from '../testing/mistakes';
import { removeSpecs, tinySpec } from '../testing/tiny';

afterAll(removeSpecs);

describe('an entry of the table of links', () => {
  it.each([
    ['kinds: { Thing.key: thing }', null],
    ['kinds: { Thing.key: thnig }', '1:10 no operation takes the id of a thnig; did you mean thing?'],
    ['kinds: { Thing.kee: thing }', '1:10 no operation returns or takes Thing.kee; did you mean Thing.id?'],
    ['ends: { getThign: No more. }', '1:9 there is no operation getThign; did you mean getThing?'],
    ["ends: { getThing: ' ' }", '1:9 why does nothing go on from getThing?'],
    ['untaken: { Thing.di: No more. }', '1:12 no operation returns Thing.di; did you mean Thing.id?'],
  ])('is judged by codegen: %s', async (links, message) => {
    const found = await mistakes({ ...tinySpec(), 'links.yaml': `${links}\n` });
    expect(found).toEqual(message === null ? [] : [`links.yaml:${message}`]);
  });
});
