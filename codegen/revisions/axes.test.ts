import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import {
  combinationsOf,
  currentRevision,
  namedRevisions,
  parseAxes,
  parseCombinations,
  parseEnds,
  variantOf,
} from './axes';

const problems = new Problems(new SpecFiles('.'));
const written = {
  axes: {
    path: { description: 'Where.', values: { new: 'A.', old: 'B.' } },
    size: { description: 'How big.', policy: 'sizes', values: ['s', 'm', 'l'] },
  },
};
const axes = parseAxes(written, problems);

describe('revisions', () => {
  it('read axes with values as a map or a list', () => {
    expect(axes.map(({ name, policy, values }) => [name, policy, values.map((value) => value.name)])).toEqual([
      ['path', null, ['new', 'old']],
      ['size', 'sizes', ['s', 'm', 'l']],
    ]);
  });

  it('have the names that follow from the axes', () => {
    expect([...namedRevisions(axes)]).toEqual([
      ['current', { path: 'new', size: 's' }],
      ['earliest', { path: 'old', size: 'l' }],
      ['path=old', { path: 'old', size: 's' }],
      ['size=m', { path: 'new', size: 'm' }],
      ['size=l', { path: 'new', size: 'l' }],
    ]);
  });

  it('are distinguished by what is not current, in the order of the axes', () => {
    const revision = { size: 'l', path: 'old' };
    expect(variantOf(axes, revision)).toBe('path=old,size=l');
    expect(variantOf(axes, revision, new Set(['size']))).toBe('size=l');
    expect(variantOf(axes, currentRevision(axes))).toBe('');
  });

  it('combine all values of some axes, the current ones first', () => {
    const all = combinationsOf(axes, new Set(['path', 'size'])).map((revision) => variantOf(axes, revision));
    expect(all[0]).toBe('');
    expect(new Set(all)).toEqual(new Set(['', 'path=old', 'size=m', 'path=old,size=m', 'size=l', 'path=old,size=l']));
    expect(combinationsOf(axes, new Set(['size']))).toHaveLength(3);
  });

  it('report policies that are no name and those of two axes', () => {
    const own = new Problems(new SpecFiles('.'));
    const values = ['a', 'b'];
    parseAxes(
      {
        axes: {
          one: { policy: 'how-big', values },
          two: { policy: 'size', values },
          three: { policy: 'size', values },
        },
      },
      own,
    );
    expect(own.list().map((problem) => problem.message)).toEqual([
      'a policy has a name in camelCase, such as tokenReissue',
      'another axis has the policy size',
    ]);
  });

  it('report an axis with one value and combinations of unknown axes', () => {
    const own = new Problems(new SpecFiles('.'));
    parseAxes({ axes: { lonely: ['one'] } }, own);
    parseCombinations({ combinations: [['path', 'depth']] }, axes, own);
    expect(own.list().map((problem) => problem.message)).toEqual([
      'an axis has at least two values',
      'depth is not an axis',
    ]);
  });

  it.each([
    [[['pth', 'size']], '/combinations/0/0', 'pth is not an axis; did you mean path?'],
    [
      [['path=old', 'size']],
      '/combinations/0/0',
      'a combination names axes, of which all values are combined: write path',
    ],
    [[['path', 'm']], '/combinations/0/1', 'm is a value of size: a combination names axes'],
    [[['path', 'size', 'path']], '/combinations/0/2', 'path is in this combination already'],
    [[['path']], '/combinations/0', 'a combination has at least two axes: each value of path is tested alone'],
    [
      [
        ['path', 'size'],
        ['size', 'path'],
      ],
      '/combinations/1',
      'these axes are combined in [path, size]: remove this line',
    ],
    [
      [
        ['path', 'size'],
        ['path', 'size', 'depth'],
      ],
      '/combinations/0',
      'these axes are combined in [path, size, depth]: remove this line',
    ],
  ])('report a combination at its line: %j', (combinations, pointer, message) => {
    const own = new Problems(new SpecFiles('.'));
    const further = parseAxes({ axes: { depth: ['a', 'b'] } }, own);
    parseCombinations({ combinations }, [...axes, ...further], own);
    expect(own.list()).toEqual([expect.objectContaining({ pointer, message })]);
  });

  it.each([
    ['path=new is the current value of its axis: only its other values end', 'path=new', {}],
    ['no axis has the value path=odl; did you mean path=old?', 'path=odl', {}],
    ['no axis has the value everything, as <axis>=<value>', 'everything', {}],
    ['`deprecated` and `sunset` are days, such as 2027-01-31', 'path=old', { deprecated: '2027-13-01' }],
    ['`deprecated` and `sunset` are days, such as 2027-01-31', 'path=old', { deprecated: '2027-02-30' }],
    ['`sunset` is not before `deprecated`', 'path=old', { sunset: '2026-12-31' }],
    ['`link` is the address of a page, with https', 'path=old', { link: 'http://example.com' }],
  ])('report an end: %s', (message, value, wrong) => {
    const own = new Problems(new SpecFiles('.'));
    const end = { deprecated: '2027-01-31', sunset: '2027-06-30', link: 'https://example.com', ...wrong };
    parseEnds({ ends: { [value]: end } }, axes, own);
    expect(own.list().map((problem) => problem.message)).toEqual([message]);
  });
});
