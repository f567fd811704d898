/**
 * The patterns that match a part of a text on purpose, each with the reason; all others begin with `^` and end with
 * `$`.
 */
export const PARTIAL_PATTERNS: Readonly<Record<string, string>> = {
  "^default-src 'none';.*frame-ancestors ": 'the origins that follow are those of each client',
  '^<!doctype html>': 'a page is described by its beginning',
  '^<!doctype html>\\s*<html[^>]* data-error-code="[A-Z0-9_]+"': 'a page is described by its beginning',
  '[A-Za-zÑñ1-9]': 'one letter or digit anywhere makes a number of more than zeros and separators',
  '^[12]\\d{3}-': 'restricts the years of a date, whose format says the rest',
  '^[1-9]\\d{3}-': 'restricts the years of a date, whose format says the rest',
  '^https?://': 'restricts the scheme of an address, which is parsed',
};
