import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { withQuickLengths } from './compile';

type Validate = (value: unknown) => boolean;

const bounds = { type: 'string', minLength: 2, maxLength: 4 };

function run(source: string): Validate {
  const made: { exports: Validate } = { exports: () => false };
  new Function('module', 'exports', 'require', source)(made, made.exports, require);
  return made.exports;
}

describe('the length of a text', () => {
  const ajv = new Ajv({ code: { source: true, lines: true, optimize: false } });
  const source = standaloneCode(ajv, ajv.compile(bounds));
  const quick = withQuickLengths(source);

  it('decides where no character of it can take two places', () => {
    expect(quick).toMatch(/if\(data\.length > 4 && func\d+\(data\) > 4\)\{/);
    expect(quick).toMatch(/if\(data\.length <= 3 && func\d+\(data\) < 2\)\{/);
  });

  it('is counted in characters, as by AJV', () => {
    const texts = [
      '',
      'a',
      'ab',
      'abcd',
      'abcde',
      '😀',
      '😀😀',
      '😀😀😀😀',
      '😀😀😀😀😀',
      'a😀',
      '😀abc',
      '😀abcd',
      '\ud83d',
    ];
    const judged = texts.map(run(quick));
    expect(judged).toEqual(texts.map(run(source)));
    expect(judged).toEqual([false, false, true, true, false, false, true, true, false, true, true, false, false]);
  });
});
