/** A day that every year has: all but 29 February. */
const USUAL_DAY = [
  '\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])',
  '(?:0[13-9]|1[0-2])-(?:29|30)',
  '(?:0[13578]|1[02])-31)',
].join('|');

/**
 * The formats as the validators know them: AJV's, with a faster path for dates and timestamps, because a reply contains
 * several. A single expression accepts a day that every year has, and a timestamp in UTC on such a day. All others are
 * checked by AJV, which splits them into parts.
 */
export const FORMATS: { readonly file: string; readonly code: string } = {
  file: 'formats.cjs',
  code: `"use strict";
const { fullFormats } = require("ajv-formats/dist/formats");
const USUAL_DAY = /^${USUAL_DAY}$/;
const USUAL_MOMENT = /^${USUAL_DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$/;
const { date, "date-time": dateTime } = fullFormats;
module.exports = {
  ...fullFormats,
  date: { ...date, validate: (text) => USUAL_DAY.test(text) || date.validate(text) },
  "date-time": { ...dateTime, validate: (text) => USUAL_MOMENT.test(text) || dateTime.validate(text) },
};
`,
};
