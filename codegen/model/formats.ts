/**
 * The formats as the validators know them: AJV's, with a shorter way for what most moments are, since a reply holds several. One in UTC
 * on a day that every month has is told by a single expression; the others are judged by AJV, which takes one apart for it.
 */
export const FORMATS: { readonly file: string; readonly code: string } = {
  file: 'formats.cjs',
  code: `"use strict";
const { fullFormats } = require("ajv-formats/dist/formats");
const USUAL = /^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$/;
const dateTime = fullFormats["date-time"];
module.exports = {
  ...fullFormats,
  "date-time": { ...dateTime, validate: (text) => USUAL.test(text) || dateTime.validate(text) },
};
`,
};
