/**
 * The contract uses only pattern syntax that every tool reads in the same way. This excludes characters that need more
 * than sixteen bits. The service's own validators support all of Unicode.
 */

const INVISIBLE_AS_WRITTEN =
  '\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB';
const INVISIBLE = '\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB';
const NONCHARACTERS_AS_WRITTEN = '\\uFDD0-\\uFDEF\\uFFFE\\uFFFF';
const NONCHARACTERS = '\\p{Noncharacter_Code_Point}';

const EXACT = [
  [INVISIBLE_AS_WRITTEN, INVISIBLE],
  [NONCHARACTERS_AS_WRITTEN, NONCHARACTERS],
].map((pair) => pair.map((part) => JSON.stringify(part).slice(1, -1))) as [written: string, exact: string][];

/**
 * Returns a schema whose invisible characters and noncharacters include all of Unicode, such as tags, the controls of
 * musical notation and U+1FFFF.
 */
export function withExactPatterns<S>(schema: S): S {
  const text = JSON.stringify(schema);
  const exact = EXACT.reduce((present, [written, whole]) => present.replaceAll(written, whole), text);
  return exact === text ? schema : JSON.parse(exact);
}
