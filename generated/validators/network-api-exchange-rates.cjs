"use strict";
exports.ExchangeRateAnswer = validate21;
const schema6 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["from","to","rate"],"properties":{"from":{"$ref":"CurrencyCode"},"to":{"$ref":"CurrencyCode"},"rate":{"type":["string","null"],"maxLength":64,"pattern":"^(?=.*[1-9])[0-9]+(\\.[0-9]+)?(/(?=.*[1-9])[0-9]+)?$"}}}}};
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

const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=.*[1-9])[0-9]+(\\.[0-9]+)?(/(?=.*[1-9])[0-9]+)?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRateAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.from === undefined) && (missing1 = "from")) || ((data0.to === undefined) && (missing1 = "to"))) || ((data0.rate === undefined) && (missing1 = "rate"))){
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ExchangeRateAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.from !== undefined){
let data1 = data0.from;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/data/from",parentData:data0,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.to !== undefined){
let data2 = data0.to;
const _errs4 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/data/to",parentData:data0,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.rate !== undefined){
let data3 = data0.rate;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/data/rate",schemaPath:"#/components/schemas/ExchangeRateAnswer/properties/data/properties/rate/type",keyword:"type",params:{type: schema6.properties.data.properties.rate.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length > 64 && func2(data3) > 64){
validate21.errors = [{instancePath:instancePath+"/data/rate",schemaPath:"#/components/schemas/ExchangeRateAnswer/properties/data/properties/rate/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate21.errors = [{instancePath:instancePath+"/data/rate",schemaPath:"#/components/schemas/ExchangeRateAnswer/properties/data/properties/rate/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])[0-9]+(\\.[0-9]+)?(/(?=.*[1-9])[0-9]+)?$"},message:"must match pattern \""+"^(?=.*[1-9])[0-9]+(\\.[0-9]+)?(/(?=.*[1-9])[0-9]+)?$"+"\""}];
return false;
}
}
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
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
else {
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ExchangeRateAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs1){
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ExchangeRateAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.quoteExchangeRate_header = validate25;
const schema8 = {"type":"object","additionalProperties":false,"properties":{"x-api-key":{"$ref":"ApiKey"},"x-signature":{"$ref":"Signature"},"x-timestamp":{"$ref":"SignatureTimestamp"},"x-endpoint":{"$ref":"SignedEndpoint"}}};
const schema9 = {"type":"string","minLength":1,"maxLength":256};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","pattern":"^hmac-sha256 [A-Za-z0-9+/]+=*$","maxLength":256};
const pattern2 = new RegExp("^hmac-sha256 [A-Za-z0-9+/]+=*$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/pattern",keyword:"pattern",params:{pattern: "^hmac-sha256 [A-Za-z0-9+/]+=*$"},message:"must match pattern \""+"^hmac-sha256 [A-Za-z0-9+/]+=*$"+"\""}];
return false;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","pattern":"^[0-9]{1,12}$"};
const pattern3 = new RegExp("^[0-9]{1,12}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""}];
return false;
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","minLength":1,"maxLength":2048};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 2048 && func2(data) > 2048){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "x-api-key") || (key0 === "x-signature")) || (key0 === "x-timestamp")) || (key0 === "x-endpoint"))){
validate25.errors = [{instancePath,schemaPath:"#/paths/~1rates~1quote/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-api-key"] !== undefined){
let data0 = data["x-api-key"];
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/x-api-key",parentData:data,parentDataProperty:"x-api-key",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-signature"] !== undefined){
let data1 = data["x-signature"];
const _errs3 = errors;
if(!(validate28(data1, {instancePath:instancePath+"/x-signature",parentData:data,parentDataProperty:"x-signature",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-timestamp"] !== undefined){
let data2 = data["x-timestamp"];
const _errs4 = errors;
if(!(validate30(data2, {instancePath:instancePath+"/x-timestamp",parentData:data,parentDataProperty:"x-timestamp",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-endpoint"] !== undefined){
let data3 = data["x-endpoint"];
const _errs5 = errors;
if(!(validate32(data3, {instancePath:instancePath+"/x-endpoint",parentData:data,parentDataProperty:"x-endpoint",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
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
}
else {
validate25.errors = [{instancePath,schemaPath:"#/paths/~1rates~1quote/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.quoteExchangeRate_query = validate34;
const schema13 = {"type":"object","additionalProperties":false,"required":["from","to","at"],"properties":{"from":{"$ref":"CurrencyCode"},"to":{"$ref":"CurrencyCode"},"at":{"$ref":"Timestamp"}}};
const schema14 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.at === undefined) && (missing0 = "at"))){
validate34.errors = [{instancePath,schemaPath:"#/paths/~1rates~1quote/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "at"))){
validate34.errors = [{instancePath,schemaPath:"#/paths/~1rates~1quote/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs4 = errors;
if(!(validate37(data2, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
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
}
else {
validate34.errors = [{instancePath,schemaPath:"#/paths/~1rates~1quote/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
