import { fillPath, pathPattern, pathValues } from './path-template';

const TEMPLATE = '/a.b/{id}/c/{other_id}';

it('a path is filled with encoded values, and read back', () => {
  const values = { id: 'one/two', other_id: 'three%' };
  const path = fillPath(TEMPLATE, values);
  expect(path).toBe('/a.b/one%2Ftwo/c/three%25');
  expect(pathValues(TEMPLATE, path)).toEqual(values);
  expect(fillPath(TEMPLATE, { id: 'one' })).toBe('/a.b/one/c/');
});

it.each(['/a.b/one/c', '/axb/one/c/two', '/a.b/one/two/c/three', '/a.b//c/two'])(
  'another path has no values: %s',
  (path) => {
    expect(pathValues(TEMPLATE, path)).toBeNull();
  },
);

it('a percent sign that encodes nothing is no value', () => {
  expect(() => pathValues(TEMPLATE, '/a.b/%/c/two')).toThrow(URIError);
});

it('what stands for a parameter can be chosen', () => {
  const pattern = pathPattern(TEMPLATE, '[0-9]+');
  expect([pattern.test('/a.b/1/c/2'), pattern.test('/a.b/one/c/2'), pattern.test('/axb/1/c/2')]).toEqual([
    true,
    false,
    false,
  ]);
});
