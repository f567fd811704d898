/**
 * The formats as the validators know them: AJV's, with a shorter way for what most days and moments are, since a reply holds several. A
 * day that every month has, and a moment in UTC on one, are told by a single expression; the others are judged by AJV, which takes one
 * apart for it.
 */
export const FORMATS: { readonly file: string; readonly code: string } = {
  file: 'formats.cjs',
  code: `"use strict";
const { fullFormats } = require("ajv-formats/dist/formats");
const USUAL_DAY = /^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])$/;
const USUAL_MOMENT = /^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$/;
const { date, "date-time": dateTime } = fullFormats;
module.exports = {
  ...fullFormats,
  date: { ...date, validate: (text) => USUAL_DAY.test(text) || date.validate(text) },
  "date-time": { ...dateTime, validate: (text) => USUAL_MOMENT.test(text) || dateTime.validate(text) },
};
`,
};
