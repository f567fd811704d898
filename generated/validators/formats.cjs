"use strict";
const { fullFormats } = require("ajv-formats/dist/formats");
const USUAL_DAY = /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)$/;
const USUAL_MOMENT = /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
const { date, "date-time": dateTime } = fullFormats;
module.exports = {
  ...fullFormats,
  date: { ...date, validate: (text) => USUAL_DAY.test(text) || date.validate(text) },
  "date-time": { ...dateTime, validate: (text) => USUAL_MOMENT.test(text) || dateTime.validate(text) },
};
