const SEEN = 'text with at least one visible character';
const LINE = 'text in one line, without control characters';
const SEEN_WITHOUT_COMMAS = `${SEEN}, without commas`;

/**
 * The meaning of each pattern of the contract, in words. A test compares this table with all patterns of the contract.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[A-Z]{3}$': 'three capital letters',
  '^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$':
    'an amount above zero as text, with at most 15 digits and two decimals: 1250.50',
  '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$': 'an amount as text, with at most 15 digits and two decimals: 1250.50',
  '^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$':
    'an amount above zero as text, with at most 15 digits and two decimals, or a third one that is 0: 1250.50',
  '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$':
    'an amount as text, with at most 15 digits and two decimals, or a third one that is 0: 1250.50',
  '^(?=.*[1-9])(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$':
    'an amount above zero as text, with at most eight digits and two decimals: 1250.50',
  '^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$': 'a rate above zero as text, such as 1450.25',
  '^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$': 'an amount as text with two decimals, such as -12.00',
  '^[0-9]{1,3}(\\.[0-9]{1,4})?$': 'a percentage as text with at most four decimals, such as 1.5',
  '^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$':
    'a date and time of the years 1000 to 2999 with an offset, such as 2026-03-15T12:00:00Z',
  '^[12]\\d{3}-': 'a date of the years 1000 to 2999, such as 2026-03-15',
  '^[1-9]\\d{3}-': 'a date of the years 1000 to 9999, such as 2026-03-15',
  '^https?://': 'an address that begins with http:// or https://',
  '^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$': 'an origin: scheme, host and port, such as https://example.com',
  '^https?://[^#]+$': 'an http(s) address without a fragment',
  '^https?://[^?#]+$': 'an http(s) address without a query or a fragment',
  '^https?://[^/?#]+(/[^?#]*)?/shipping/updates$': 'an http(s) address whose path ends with /shipping/updates',
  '^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$': 'an http(s) address with /identity/v1/ in its path',
  '^[a-z][a-z0-9+.-]*://[^\\s\\u0000\\\\]+$': 'a link: a scheme, ://, and no space or backslash',
  '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$': 'a language tag, such as es-AR',
  '^[A-Z0-9]{6}$': 'six capital letters or digits',
  '^[A-Za-z0-9.-]{6,20}$': '6 to 20 letters, digits, dots or hyphens',
  '^[.-]*[A-Za-z0-9][A-Za-z0-9.-]*$': 'letters, digits, dots or hyphens, with a letter or a digit among them',
  '^[A-Za-z0-9]+$': 'letters and digits only',
  '^[A-Za-z0-9_]+$': 'letters, digits and underscores only',
  '^[A-Z0-9_]+$': 'capital letters, digits and underscores only',
  '^[a-z_]+$': 'lower case letters and underscores only',
  '^[a-z_0-9]+$': 'lower case letters, digits and underscores only',
  '^[A-Za-z0-9+/]*={0,2}$': 'text in base64',
  '^[a-z0-9-]+$': 'lower case letters, digits and hyphens only',
  '^[0-9]{4}( ?[0-9]{4}){3}$': '16 digits, optionally in groups of four separated by spaces',
  '^([0-9]{4})?$': 'four digits, or nothing',
  '^(0[1-9]|1[0-2])/[0-9]{2}$': 'month and year as MM/YY',
  '^E[0-9]{20}[A-Za-z0-9]{11}$': 'the letter E, 20 digits and 11 letters or digits',
  '^([a-z0-9-]+|[a-z0-9-]+=[a-z0-9-]+(,[a-z0-9-]+=[a-z0-9-]+)*)$':
    'the name of a revision, or pairs of axis=value separated by commas',
  '^[a-z0-9-]+(=[a-z0-9-]+)?$': 'the name of a revision',
  '^presentations\\d{4}_\\d{2}_\\d{2}\\.csv$': 'the name of a settlement file, such as presentations2026_03_15.csv',
  '^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$':
    'the letter E, eight digits, the minute as year, month, day, hour and minute, and 11 letters or digits',
  '^[0-9A-Za-z.-]{1,22}$': 'at most 22 letters, digits, dots or hyphens',
  '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$': 'a signed JWT: three parts in base64url, joined by dots',
  '^[\\x21-\\x7E]+( [\\x21-\\x7E]+)*$': 'names of scopes, separated by single spaces',
  '^[\\x21-\\x7E]{1,64}$': '1 to 64 visible ASCII characters, without spaces',
  '^[a-z0-9-]+:[a-z0-9-]+$': 'two names of lower case letters, digits and hyphens, separated by a colon',
  '^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$':
    'the date and time of a day that exists, in the years 1000 to 2999, without an offset, such as 2026-03-15T12:00:00',
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$':
    'a date and time without an offset, such as 2026-03-15T12:00:00',
  '^(?=[^\\u0000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB])[^\\u0000]*$':
    SEEN,
  '^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]*$':
    SEEN,
  '^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$': SEEN,
  '^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$':
    SEEN_WITHOUT_COMMAS,
  '^(?=[^\\u0000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB])[^\\u0000,]*$':
    SEEN_WITHOUT_COMMAS,
  '^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$':
    SEEN,
  '^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$':
    'an e-mail address with at most 64 characters before the @ and 63 in each part of the domain',
  '^[^\\u0000]*$': 'text without NUL',
  '^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]*$': LINE,
  '^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$': LINE,
  '^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$':
    'written in letters from A to Z, Ñ, &, digits from 0 to 9, spaces, dots, slashes and hyphens, not beginning with a space, dot, slash or hyphen',
  '[A-Za-zÑñ1-9]': 'a number with a letter or a digit other than 0 in it',
  '^[A-Za-z0-9][A-Za-z0-9 -]*$':
    'written in letters from A to Z, digits from 0 to 9, spaces and hyphens, beginning with a letter or digit',
  '^[0-9]+\\.[0-9]+\\.[0-9]+$': 'three numbers separated by dots, such as 1.0.0',
  '^hmac-sha256 [A-Za-z0-9+/]+=*$': 'hmac-sha256, a space and a signature in base64',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$': 'a date and time in UTC, such as 2026-03-15T12:00:00.000Z',
  '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$': 'a date and time, such as 2026-03-15 12:00:00.000',
  '^(?=.*[1-9])[0-9]+(\\.[0-9]+)?(/(?=.*[1-9])[0-9]+)?$':
    'a rate above zero as text, such as 1450.25, or a fraction of two such numbers, such as 1/3',
  '^[0-9*./-]{11,18}$': '11 to 18 digits, dots, slashes, hyphens, or asterisks instead of hidden digits',
  '^[0-9A-Z]{6}$': 'six capital letters or digits',
  "^default-src 'none';.*frame-ancestors ": "a policy that begins with default-src 'none' and names frame-ancestors",
  '^<!doctype html>\\s*<html[^>]* data-error-code="[A-Z0-9_]+"': 'an HTML page whose data-error-code names the error',
  '^<!doctype html>': 'an HTML page',
  '^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$': 'an amount as text with two decimals, such as 1250.50',
  '^([0-9]{6}|[0-9]{8})$': '6 or 8 digits',
  '^[A-Za-z0-9]{1,16}$': '1 to 16 letters or digits',
};

/** The beginning of the pattern of existing language tags; the whole pattern lists them. */
const EXISTING_LANGUAGES = '^(a[abefkmnrsvyz]|';

const DIGITS = /^\^\[0-9\]\{(\d+)(?:,(\d+))?\}\$$/;

/** Says in words what a pattern of the contract allows; undefined for one that has no words. */
export function patternInWords(pattern: string): string | undefined {
  const [, min, max] = DIGITS.exec(pattern) ?? [];
  if (min === undefined && pattern.startsWith(EXISTING_LANGUAGES))
    return 'a language tag with an existing language and country, such as es or es-AR';
  if (min === undefined) return PATTERNS[pattern];
  return max === undefined ? `${min} digits` : `${min} to ${max} digits`;
}
