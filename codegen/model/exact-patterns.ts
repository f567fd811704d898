/**
 * The contract uses only pattern syntax that every tool reads in the same way. This excludes characters that need more
 * than sixteen bits. The service's own validators support all of Unicode.
 */

const INVISIBLE_AS_WRITTEN =
  '\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB';
const INVISIBLE = '\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB';

/**
 * Returns a schema whose invisible characters include all of Unicode, such as tags and the controls of musical
 * notation.
 */
export function withExactPatterns<S>(schema: S): S {
  const text = JSON.stringify(schema);
  const written = JSON.stringify(INVISIBLE_AS_WRITTEN).slice(1, -1);
  return text.includes(written) ? JSON.parse(text.replaceAll(written, JSON.stringify(INVISIBLE).slice(1, -1))) : schema;
}
