import { sameBody } from './cases/repeats';
import { decisionProblems } from './judge';
import type { Received } from './results';

const LEVELS = 50_000;
const answered = (text: string): Received => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
  at: 0,
});
const deep = (value: string) => answered(`{"a":${'['.repeat(LEVELS)}${value}${']'.repeat(LEVELS)}}`);

describe('an answer that nests thousands of levels deep', () => {
  it('is no decision, as for the service, and the reason is its depth', () => {
    const check = () => true;
    expect(decisionProblems(deep('1'), check)).toEqual(['the body nests deeper than 32 levels']);
    expect(decisionProblems(answered('{'), check)).toEqual(['the body is not JSON']);
  });

  it('is compared byte by byte', () => {
    expect([sameBody(deep('1'), deep('1')), sameBody(deep('1'), deep('2'))]).toEqual([true, false]);
    expect(sameBody(answered('{"a":1}'), answered('{ "a": 1 }'))).toBe(true);
  });
});
