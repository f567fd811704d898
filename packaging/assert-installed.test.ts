import { assertInstalled } from './assert-installed';

const ALL = new Set(['server/app.ts', 'server/cards/index.ts', 'generated/matrix.json']);

describe('what the package can need', () => {
  it.each([
    'require("pg")',
    'require("node:path")',
    'require("../app")',
    'require("../cards")',
    'require("../../generated/matrix.json")',
    'require("../../vendor/small.cjs")["yaml"]',
  ])('takes %s', (code) => {
    expect(() => assertInstalled('server/cards/a.ts', code, ALL)).not.toThrow();
  });

  it.each([
    ['require("typescript")', 'server/cards/a.ts needs typescript, which is not a dependency and not bundled'],
    ['require("@stoplight/prism-http/dist/mocker")', 'needs @stoplight/prism-http,'],
    ['require("../testing/bench")', 'server/cards/a.ts needs server/testing/bench, which is left out'],
  ])('refuses %s', (code, reason) => {
    expect(() => assertInstalled('server/cards/a.ts', code, ALL)).toThrow(reason);
  });

  it('leaves tools of the checkout to the checkout', () => {
    expect(() => assertInstalled('codegen/lint/a.ts', 'require("typescript")', ALL)).not.toThrow();
  });
});
