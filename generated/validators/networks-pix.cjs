"use strict";
exports.IncomingPixPayment = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["end_to_end_id","key","amount","currency","sender"],"properties":{"end_to_end_id":{"$ref":"EndToEndId"},"key":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"amount":{"$ref":"NetworkTransferAmount"},"currency":{"type":"string","enum":["BRL"]},"sender":{"$ref":"TransferSender"},"concept":{"$ref":"TransferConcept"}}};
const schema7 = {"type":"string","pattern":"^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$"};
const pattern0 = new RegExp("^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/EndToEndId/pattern",keyword:"pattern",params:{pattern: "^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$"},message:"must match pattern \""+"^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/EndToEndId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern2 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 18 && func2(data) > 18){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_id":{"type":"string","pattern":"^[0-9]{11,14}$"},"key":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");
const pattern4 = new RegExp("^[0-9]{11,14}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/TransferSender/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_id")) || (key0 === "key"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/TransferSender/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func2(data0) > 256){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferSender/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferSender/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data0)){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferSender/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferSender/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_id !== undefined){
let data1 = data.tax_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate26.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferSender/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11,14}$"},message:"must match pattern \""+"^[0-9]{11,14}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferSender/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data2 = data.key;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 77 && func2(data2) > 77){
validate26.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferSender/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferSender/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data2)){
validate26.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferSender/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferSender/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
}
}
var valid0 = _errs6 === errors;
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/TransferSender/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["ALQ","APC","BRH","BRN","CUO","EXP","FAC","HAB","HON","OIN","OIH","PRE","ROP","SEG","SIS","SON","VAR"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!(((((((((((((((((data === "ALQ") || (data === "APC")) || (data === "BRH")) || (data === "BRN")) || (data === "CUO")) || (data === "EXP")) || (data === "FAC")) || (data === "HAB")) || (data === "HON")) || (data === "OIN")) || (data === "OIH")) || (data === "PRE")) || (data === "ROP")) || (data === "SEG")) || (data === "SIS")) || (data === "SON")) || (data === "VAR"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.end_to_end_id === undefined) && (missing0 = "end_to_end_id")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.sender === undefined) && (missing0 = "sender"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IncomingPixPayment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "end_to_end_id") || (key0 === "key")) || (key0 === "amount")) || (key0 === "currency")) || (key0 === "sender")) || (key0 === "concept"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IncomingPixPayment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.end_to_end_id !== undefined){
let data0 = data.end_to_end_id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/end_to_end_id",parentData:data,parentDataProperty:"end_to_end_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data1 = data.key;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 77 && func2(data1) > 77){
validate21.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/IncomingPixPayment/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/IncomingPixPayment/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate21.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/IncomingPixPayment/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/IncomingPixPayment/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data3 = data.currency;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate21.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/IncomingPixPayment/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema6.properties.currency.enum;
if(!(data3 === "BRL")){
validate21.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/IncomingPixPayment/properties/currency/enum",keyword:"enum",params:{allowedValues: schema6.properties.currency.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
let data4 = data.sender;
const _errs8 = errors;
if(!(validate26(data4, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concept !== undefined){
let data5 = data.concept;
const _errs9 = errors;
if(!(validate28(data5, {instancePath:instancePath+"/concept",parentData:data,parentDataProperty:"concept",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
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
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IncomingPixPayment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
