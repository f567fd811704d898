"use strict";
exports.ExchangeRateTable = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["base","rates"],"properties":{"base":{"$ref":"CurrencyCode"},"rates":{"type":"object","minProperties":1,"maxProperties":200,"propertyNames":{"pattern":"^[A-Z]{3}$"},"additionalProperties":{"$ref":"UnitsPerBase"}}}};
const schema7 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern0 = new RegExp("^[A-Z]{3}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern2 = new RegExp("^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 18 && func2(data) > 18){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/UnitsPerBase/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/UnitsPerBase/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},message:"must match pattern \""+"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"+"\""}];
return false;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/UnitsPerBase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.base === undefined) && (missing0 = "base")) || ((data.rates === undefined) && (missing0 = "rates"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRateTable/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "base") || (key0 === "rates"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRateTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.base !== undefined){
let data0 = data.base;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rates !== undefined){
let data1 = data.rates;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 200){
validate21.errors = [{instancePath:instancePath+"/rates",schemaPath:"#/components/schemas/ExchangeRateTable/properties/rates/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"}];
return false;
}
else {
if(Object.keys(data1).length < 1){
validate21.errors = [{instancePath:instancePath+"/rates",schemaPath:"#/components/schemas/ExchangeRateTable/properties/rates/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
for(const key1 in data1){
const _errs5 = errors;
if(typeof key1 === "string"){
if(!pattern0.test(key1)){
const err0 = {instancePath:instancePath+"/rates",schemaPath:"#/components/schemas/ExchangeRateTable/properties/rates/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(errors === _errs5){
}
var valid1 = _errs5 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/rates",schemaPath:"#/components/schemas/ExchangeRateTable/properties/rates/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid1){
const _errs6 = errors;
for(const key2 in data1){
let data2 = data1[key2];
const _errs7 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/rates/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(_errs6 === errors){
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/rates",schemaPath:"#/components/schemas/ExchangeRateTable/properties/rates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs3){
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRateTable/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ExchangeRatesOfDayResult_closed = validate26;
const schema9 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["date","base","rates"],"properties":{"date":{"type":"string","format":"date"},"base":{"$ref":"CurrencyCode"},"rates":{"type":"object","additionalProperties":{"$ref":"UnitsPerBase"}}},"additionalProperties":false}},"additionalProperties":false};
const formats0 = require("./formats.cjs").date;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.date === undefined) && (missing1 = "date")) || ((data0.base === undefined) && (missing1 = "base"))) || ((data0.rates === undefined) && (missing1 = "rates"))){
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "date") || (key1 === "base")) || (key1 === "rates"))){
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.date !== undefined){
let data1 = data0.date;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate26.errors = [{instancePath:instancePath+"/data/date",schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/properties/data/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/data/date",schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/properties/data/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs5){
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.base !== undefined){
let data2 = data0.base;
const _errs7 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/data/base",parentData:data0,parentDataProperty:"base",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.rates !== undefined){
let data3 = data0.rates;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const _errs10 = errors;
for(const key2 in data3){
let data4 = data3[key2];
const _errs11 = errors;
if(!(validate24(data4, {instancePath:instancePath+"/data/rates/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
if(_errs10 === errors){
}
}
else {
validate26.errors = [{instancePath:instancePath+"/data/rates",schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/properties/data/properties/rates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs8){
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs2){
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRatesOfDayResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.path_date = validate29;
const schema10 = {"type":"object","additionalProperties":false,"required":["date"],"properties":{"date":{"type":"string","format":"date","pattern":"^[12]\\d{3}-"}}};
const pattern3 = new RegExp("^[12]\\d{3}-", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.date === undefined) && (missing0 = "date")){
validate29.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1rates~1{date}/put/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "date")){
validate29.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1rates~1{date}/put/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.date !== undefined){
let data0 = data.date;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate29.errors = [{instancePath:instancePath+"/date",schemaPath:"#/paths/~1edge~1v1~1rates~1{date}/put/properties/date/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate29.errors = [{instancePath:instancePath+"/date",schemaPath:"#/paths/~1edge~1v1~1rates~1{date}/put/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/date",schemaPath:"#/paths/~1edge~1v1~1rates~1{date}/put/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1rates~1{date}/put/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
