import { readContract } from './check/check';
import { SpecFiles } from './load/files';
import { type Api, allOperations } from './model/api';
import { isHostedElsewhere } from './model/document-names';
import { Problems } from './problems';
import { attributesIn, policiesRead, sortableOf, withoutComments } from './service-code';
import { Timings } from './util/timings';

let api: Api;

beforeAll(() => {
  const files = new SpecFiles(`${__dirname}/../spec`);
  api = readContract(files, new Problems(files), new Timings());
});

describe('what is read of the code', () => {
  it('are the orders of every list that can be sorted', () => {
    const sorted = allOperations(api).filter(
      ({ base }) => !isHostedElsewhere(base.model.document) && base.parameters.some(({ name }) => name === 'sort'),
    );
    expect(sorted.length).toBeGreaterThan(5);
    const unread = sorted.filter(({ operationId }) => sortableOf(operationId) === null);
    expect(unread.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is the policy of every axis that has one', () => {
    const named = api.contract.axes.flatMap(({ policy }) => policy ?? []);
    expect(named.filter((policy) => !policiesRead().has(policy))).toEqual([]);
  });

  it('is nothing that only a comment names', () => {
    const code = "/** Sends `x-a`. */\nset('x-b', '*/*'); // not 'x-c'\n// nor 'x-d'\nset('https://x.example');\n";
    const kept = withoutComments(code);
    expect([...kept.matchAll(/x-[a-d]/g)].map(([name]) => name)).toEqual(['x-b']);
    expect(kept).toContain("'*/*'");
    expect(kept).toContain("'https://x.example'");
  });

  it('are the names of a list that is written out', () => {
    expect(attributesIn("{ sortable: ['id', 'createdAt'], }", 'a.ts')).toEqual(['id', 'created_at']);
  });

  it.each([
    'sortable: COMMON,',
    "sortable: [...COMMON, 'id'],",
    'sortable: ["id"],',
    "sortable: cond ? ['id'] : [],",
    'sortable,',
  ])('fails where it is %s', (text) => {
    expect(() => attributesIn(text, 'server/a/store/tables.ts')).toThrow(
      /^codegen reads `sortable: \['a', 'b'\]` of server\/a\/store\/tables\.ts, and there is sortable/,
    );
  });
});
