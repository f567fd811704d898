"use strict";
exports.BoletoAnswer = validate21;
const schema6 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","result"],"properties":{"id":{"$ref":"Id"},"result":{"type":"string","enum":["ACCEPTED","REFUSED"]}}}}};
const schema7 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.result === undefined) && (missing1 = "result"))){
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.result !== undefined){
let data2 = data0.result;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/data/result",schemaPath:"#/components/schemas/BoletoAnswer/properties/data/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema6.properties.data.properties.result.enum;
if(!((data2 === "ACCEPTED") || (data2 === "REFUSED"))){
validate21.errors = [{instancePath:instancePath+"/data/result",schemaPath:"#/components/schemas/BoletoAnswer/properties/data/properties/result/enum",keyword:"enum",params:{allowedValues: schema6.properties.data.properties.result.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs4){
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.BoletoOrder_closed = validate24;
const schema8 = {"type":"object","required":["id","account_id","amount","currency","digitable_line","barcode","expires_at"],"properties":{"id":{"$ref":"Id"},"account_id":{"$ref":"Id"},"amount":{"$ref":"NetworkTransferAmount"},"currency":{"type":"string","enum":["BRL"]},"digitable_line":{"type":"string","pattern":"^[0-9]{47}$"},"barcode":{"type":"string","pattern":"^[0-9]{44}$"},"expires_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema9 = {"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern1 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 18 && func2(data) > 18){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate29.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[0-9]{47}$", "u");
const pattern3 = new RegExp("^[0-9]{44}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.digitable_line === undefined) && (missing0 = "digitable_line"))) || ((data.barcode === undefined) && (missing0 = "barcode"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoOrder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "account_id")) || (key0 === "amount")) || (key0 === "currency")) || (key0 === "digitable_line")) || (key0 === "barcode")) || (key0 === "expires_at"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoOrder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data1 = data.account_id;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs4 = errors;
if(!(validate27(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data3 = data.currency;
const _errs5 = errors;
if(typeof data3 !== "string"){
validate24.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/BoletoOrder/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema8.properties.currency.enum;
if(!(data3 === "BRL")){
validate24.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/BoletoOrder/properties/currency/enum",keyword:"enum",params:{allowedValues: schema8.properties.currency.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digitable_line !== undefined){
let data4 = data.digitable_line;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate24.errors = [{instancePath:instancePath+"/digitable_line",schemaPath:"#/components/schemas/BoletoOrder/properties/digitable_line/pattern",keyword:"pattern",params:{pattern: "^[0-9]{47}$"},message:"must match pattern \""+"^[0-9]{47}$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/digitable_line",schemaPath:"#/components/schemas/BoletoOrder/properties/digitable_line/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs7){
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.barcode !== undefined){
let data5 = data.barcode;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate24.errors = [{instancePath:instancePath+"/barcode",schemaPath:"#/components/schemas/BoletoOrder/properties/barcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{44}$"},message:"must match pattern \""+"^[0-9]{44}$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/barcode",schemaPath:"#/components/schemas/BoletoOrder/properties/barcode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs9){
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data6 = data.expires_at;
const _errs11 = errors;
if(!(validate29(data6, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
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
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoOrder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.path_boleto_id = validate31;
const schema11 = {"type":"object","additionalProperties":false,"required":["boleto_id"],"properties":{"boleto_id":{"$ref":"Id"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.boleto_id === undefined) && (missing0 = "boleto_id")){
validate31.errors = [{instancePath,schemaPath:"#/paths/~1cash~1boletos~1{boleto_id}/delete/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "boleto_id")){
validate31.errors = [{instancePath,schemaPath:"#/paths/~1cash~1boletos~1{boleto_id}/delete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.boleto_id !== undefined){
let data0 = data.boleto_id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/boleto_id",parentData:data,parentDataProperty:"boleto_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
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
validate31.errors = [{instancePath,schemaPath:"#/paths/~1cash~1boletos~1{boleto_id}/delete/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
