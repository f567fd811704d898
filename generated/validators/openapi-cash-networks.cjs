"use strict";
exports.CashAliasResult_closed = validate21;
const schema6 = {"type":"object","required":["data","meta"],"properties":{"data":{"$ref":"CashAlias_closed"},"meta":{"$ref":"CashMeta_closed"}},"additionalProperties":false};
const schema7 = {"type":"object","required":["account_id","alias","created_at"],"properties":{"account_id":{"$ref":"Id"},"alias":{"type":"string","pattern":"^[A-Z0-9]{6}$"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema8 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[A-Z0-9]{6}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CashAlias/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "account_id") || (key0 === "alias")) || (key0 === "created_at"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CashAlias/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alias !== undefined){
let data1 = data.alias;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate22.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/CashAlias/properties/alias/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6}$"},message:"must match pattern \""+"^[A-Z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/CashAlias/properties/alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs5 = errors;
if(!(validate25(data2, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CashAlias/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["country","currency"],"properties":{"country":{"$ref":"AccountCountry"},"currency":{"$ref":"AccountCurrency"}},"additionalProperties":false};
const schema11 = {"type":"string","enum":["ARG","BRA","MEX"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!(((data === "ARG") || (data === "BRA")) || (data === "MEX"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["ARS","BRL","MXN"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!(((data === "ARS") || (data === "BRL")) || (data === "MXN"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.country === undefined) && (missing0 = "country")) || ((data.currency === undefined) && (missing0 = "currency"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CashMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "country") || (key0 === "currency"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CashMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs3 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
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
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CashMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CashAliasResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CashAliasResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data1 = data.meta;
const _errs3 = errors;
if(!(validate28(data1, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CashAliasResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.CashInIntentCreate = validate34;
const schema13 = {"type":"object","additionalProperties":false,"required":["account_id","network","amount"],"properties":{"account_id":{"$ref":"Id"},"network":{"type":"string","enum":["BOLETO"]},"amount":{"type":"string","maxLength":256,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$"}}};
const pattern3 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.network === undefined) && (missing0 = "network"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "account_id") || (key0 === "network")) || (key0 === "amount"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network !== undefined){
let data1 = data.network;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate34.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashInIntentCreate/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema13.properties.network.enum;
if(!(data1 === "BOLETO")){
validate34.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashInIntentCreate/properties/network/enum",keyword:"enum",params:{allowedValues: schema13.properties.network.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs3){
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
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 256 && func2(data2) > 256){
validate34.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashInIntentCreate/properties/amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern3.test(data2)){
validate34.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashInIntentCreate/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashInIntentCreate/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs5){
}
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
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

exports.CashInIntentList_closed = validate36;
const schema14 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"CashInIntent_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema15 = {"type":"object","required":["id","account_id","network","amount","paid_amount","status","digitable_line","barcode","expires_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"account_id":{"$ref":"Id"},"network":{"$ref":"CashInNetwork"},"amount":{"$ref":"Amount"},"paid_amount":{"$ref":"Amount"},"status":{"$ref":"CashInIntentStatus"},"digitable_line":{"type":["string","null"],"pattern":"^[0-9]{47}$"},"barcode":{"type":["string","null"],"pattern":"^[0-9]{44}$"},"expires_at":{"$ref":"Timestamp"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const func5 = Object.prototype.hasOwnProperty;
const schema16 = {"type":"string","enum":["BOLETO"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/CashInNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!(data === "BOLETO")){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/CashInNetwork/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern4 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","enum":["ACTIVE","REJECTED","PAID","PARTIALLY_PAID","CANCELLED","EXPIRED"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema18.enum;
if(!((((((data === "ACTIVE") || (data === "REJECTED")) || (data === "PAID")) || (data === "PARTIALLY_PAID")) || (data === "CANCELLED")) || (data === "EXPIRED"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStatus/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[0-9]{47}$", "u");
const pattern6 = new RegExp("^[0-9]{44}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.network === undefined) && (missing0 = "network"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.paid_amount === undefined) && (missing0 = "paid_amount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.digitable_line === undefined) && (missing0 = "digitable_line"))) || ((data.barcode === undefined) && (missing0 = "barcode"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntent/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema15.properties, key0))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!(validate23(data1, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network !== undefined){
let data2 = data.network;
const _errs4 = errors;
if(!(validate40(data2, {instancePath:instancePath+"/network",parentData:data,parentDataProperty:"network",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs5 = errors;
if(!(validate42(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid_amount !== undefined){
let data4 = data.paid_amount;
const _errs6 = errors;
if(!(validate42(data4, {instancePath:instancePath+"/paid_amount",parentData:data,parentDataProperty:"paid_amount",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs7 = errors;
if(!(validate45(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digitable_line !== undefined){
let data6 = data.digitable_line;
const _errs8 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate37.errors = [{instancePath:instancePath+"/digitable_line",schemaPath:"#/components/schemas/CashInIntent/properties/digitable_line/type",keyword:"type",params:{type: schema15.properties.digitable_line.type},message:"must be string,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
validate37.errors = [{instancePath:instancePath+"/digitable_line",schemaPath:"#/components/schemas/CashInIntent/properties/digitable_line/pattern",keyword:"pattern",params:{pattern: "^[0-9]{47}$"},message:"must match pattern \""+"^[0-9]{47}$"+"\""}];
return false;
}
}
if(errors === _errs8){
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.barcode !== undefined){
let data7 = data.barcode;
const _errs10 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate37.errors = [{instancePath:instancePath+"/barcode",schemaPath:"#/components/schemas/CashInIntent/properties/barcode/type",keyword:"type",params:{type: schema15.properties.barcode.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
validate37.errors = [{instancePath:instancePath+"/barcode",schemaPath:"#/components/schemas/CashInIntent/properties/barcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{44}$"},message:"must match pattern \""+"^[0-9]{44}$"+"\""}];
return false;
}
}
if(errors === _errs10){
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs12 = errors;
if(!(validate25(data8, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data9 = data.created_at;
const _errs13 = errors;
if(!(validate25(data9, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data10 = data.updated_at;
const _errs14 = errors;
if(!(validate25(data10, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
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
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema20 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
if(data.page_size !== undefined){
let data1 = data.page_size;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate52.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data.total_pages !== undefined){
let data2 = data.total_pages;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate52.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
if(data.total_items !== undefined){
let data3 = data.total_items;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate52.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs8){
}
}
var valid0 = _errs8 === errors;
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
else {
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data1 = data.values;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate54.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate54.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate56.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direction !== undefined){
let data1 = data.direction;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate56.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema22.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate56.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema22.properties.direction.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs4){
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
else {
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate52(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data1 = data.filters;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate54(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate51.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.sort !== undefined){
let data3 = data.sort;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(!(validate56(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate51.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate37(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate36.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashInIntentList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
if(!(validate51(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
else {
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

exports.CashInIntentList_closed_2 = validate59;
const schema23 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"CashInIntent_closed"}}},"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate37(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate59.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashInIntentList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

exports.CashInIntentResult_closed = validate61;
const schema24 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"CashInIntent_closed"}},"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate37(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

exports.CashIntentCreate = validate63;
const schema25 = {"oneOf":[{"$ref":"CashOutIntentCreate"},{"$ref":"CashInIntentCreate"}]};
const schema26 = {"type":"object","additionalProperties":false,"required":["account_id","network_name"],"properties":{"account_id":{"$ref":"Id"},"network_name":{"type":"string","enum":["ARG_CASH_NETWORK"]},"amount":{"type":["string","null"],"maxLength":256,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"}}};
const pattern7 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account_id === undefined) && (missing0 = "account_id")) || ((data.network_name === undefined) && (missing0 = "network_name"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "account_id") || (key0 === "network_name")) || (key0 === "amount"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network_name !== undefined){
let data1 = data.network_name;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate64.errors = [{instancePath:instancePath+"/network_name",schemaPath:"#/components/schemas/CashOutIntentCreate/properties/network_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema26.properties.network_name.enum;
if(!(data1 === "ARG_CASH_NETWORK")){
validate64.errors = [{instancePath:instancePath+"/network_name",schemaPath:"#/components/schemas/CashOutIntentCreate/properties/network_name/enum",keyword:"enum",params:{allowedValues: schema26.properties.network_name.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs3){
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
if((typeof data2 !== "string") && (data2 !== null)){
validate64.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashOutIntentCreate/properties/amount/type",keyword:"type",params:{type: schema26.properties.amount.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 256 && func2(data2) > 256){
validate64.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashOutIntentCreate/properties/amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern7.test(data2)){
validate64.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashOutIntentCreate/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
if(errors === _errs5){
}
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
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/components/schemas/CashIntentCreate/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate63.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}

exports.CashIntentResult_closed = validate68;
const schema27 = {"anyOf":[{"$ref":"CashOutIntentResult_closed"},{"$ref":"CashInIntentResult_closed"}]};
const schema28 = {"type":"object","required":["data","meta"],"properties":{"data":{"$ref":"CashOutIntent_closed"},"meta":{"$ref":"CashMeta_closed"}},"additionalProperties":false};
const schema29 = {"type":"object","required":["id","account_id","network_name","amount","token","status","expires_at","created_at"],"properties":{"id":{"$ref":"Id"},"account_id":{"$ref":"Id"},"network_name":{"$ref":"CashOutNetwork"},"amount":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"token":{"type":"string","pattern":"^[0-9]{4}$"},"status":{"$ref":"CashOutIntentStatus"},"expires_at":{"$ref":"Timestamp"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema30 = {"type":"string","enum":["ARG_CASH_NETWORK"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema30.enum;
if(!(data === "ARG_CASH_NETWORK")){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutNetwork/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"string","enum":["ACTIVE","USED","EXPIRED","REPLACED"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema31.enum;
if(!((((data === "ACTIVE") || (data === "USED")) || (data === "EXPIRED")) || (data === "REPLACED"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentStatus/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate76.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^[0-9]{4}$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.network_name === undefined) && (missing0 = "network_name"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntent/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "account_id")) || (key0 === "network_name")) || (key0 === "amount")) || (key0 === "token")) || (key0 === "status")) || (key0 === "expires_at")) || (key0 === "created_at"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!(validate23(data1, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network_name !== undefined){
let data2 = data.network_name;
const _errs4 = errors;
if(!(validate73(data2, {instancePath:instancePath+"/network_name",parentData:data,parentDataProperty:"network_name",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate42(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashOutIntent/properties/amount/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs9 = errors;
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CashOutIntent/properties/amount/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate70.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data4 = data.token;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate70.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/CashOutIntent/properties/token/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/CashOutIntent/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs12 = errors;
if(!(validate76(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data6 = data.expires_at;
const _errs13 = errors;
if(!(validate25(data6, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs14 = errors;
if(!(validate25(data7, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
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
}
else {
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate70(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data1 = data.meta;
const _errs3 = errors;
if(!(validate28(data1, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
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
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutIntentResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/components/schemas/CashIntentResult/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate68.errors = vErrors;
return errors === 0;
}

exports.CashOutIntentCreate = validate64;

exports.CashOutIntentResult_closed = validate69;

exports.header_country = validate84;
const schema32 = {"type":"object","additionalProperties":false,"required":["country"],"properties":{"country":{"type":"string","enum":["bra"]}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country === undefined) && (missing0 = "country")){
validate84.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "country")){
validate84.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate84.errors = [{instancePath:instancePath+"/country",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema32.properties.country.enum;
if(!(data0 === "bra")){
validate84.errors = [{instancePath:instancePath+"/country",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/properties/country/enum",keyword:"enum",params:{allowedValues: schema32.properties.country.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs2){
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
validate84.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

exports.header_x_idempotency_key_country = validate85;
const schema33 = {"type":"object","additionalProperties":false,"required":["x-idempotency-key","country"],"properties":{"x-idempotency-key":{"type":"string","minLength":1,"maxLength":256},"country":{"type":"string","enum":["bra"]}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data["x-idempotency-key"] === undefined) && (missing0 = "x-idempotency-key")) || ((data.country === undefined) && (missing0 = "country"))){
validate85.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "x-idempotency-key") || (key0 === "country"))){
validate85.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-idempotency-key"] !== undefined){
let data0 = data["x-idempotency-key"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func2(data0) > 256){
validate85.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/x-idempotency-key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate85.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/x-idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/x-idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate85.errors = [{instancePath:instancePath+"/country",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema33.properties.country.enum;
if(!(data1 === "bra")){
validate85.errors = [{instancePath:instancePath+"/country",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/country/enum",keyword:"enum",params:{allowedValues: schema33.properties.country.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs4){
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
else {
validate85.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

exports.header_x_idempotency_key_country_2 = validate86;
const schema34 = {"type":"object","additionalProperties":false,"properties":{"x-idempotency-key":{"type":"string","minLength":1,"maxLength":256},"country":{"type":"string","enum":["arg","bra"]}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "x-idempotency-key") || (key0 === "country"))){
validate86.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-idempotency-key"] !== undefined){
let data0 = data["x-idempotency-key"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func2(data0) > 256){
validate86.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/x-idempotency-key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate86.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/x-idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/x-idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate86.errors = [{instancePath:instancePath+"/country",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema34.properties.country.enum;
if(!((data1 === "arg") || (data1 === "bra"))){
validate86.errors = [{instancePath:instancePath+"/country",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/properties/country/enum",keyword:"enum",params:{allowedValues: schema34.properties.country.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs4){
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
else {
validate86.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

exports.path_intent_id = validate87;
const schema35 = {"type":"object","additionalProperties":false,"required":["intent_id"],"properties":{"intent_id":{"$ref":"Id"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.intent_id === undefined) && (missing0 = "intent_id")){
validate87.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "intent_id")){
validate87.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.intent_id !== undefined){
let data0 = data.intent_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/intent_id",parentData:data,parentDataProperty:"intent_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate87.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1{intent_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

exports.searchCashInIntents_query = validate89;
const schema36 = {"type":"object","additionalProperties":false,"properties":{"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CashInIntentStatus"}},"filter[date_from]":{"$ref":"DateTimeInput"},"filter[date_to]":{"$ref":"DateTimeInput"},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"page[size]":{"type":"integer","minimum":1,"maximum":100}}};
const schema37 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const pattern9 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func2(data) > 40){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern9.test(data)){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate91.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "filter[status]") || (key0 === "filter[date_from]")) || (key0 === "filter[date_to]")) || (key0 === "page[number]")) || (key0 === "page[size]"))){
validate89.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[status]"] !== undefined){
let data0 = data["filter[status]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate89.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate89.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate45(data1, {instancePath:instancePath+"/filter[status]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[date_from]"] !== undefined){
let data2 = data["filter[date_from]"];
const _errs5 = errors;
if(!(validate91(data2, {instancePath:instancePath+"/filter[date_from]",parentData:data,parentDataProperty:"filter[date_from]",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[date_to]"] !== undefined){
let data3 = data["filter[date_to]"];
const _errs6 = errors;
if(!(validate91(data3, {instancePath:instancePath+"/filter[date_to]",parentData:data,parentDataProperty:"filter[date_to]",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[number]"] !== undefined){
let data4 = data["page[number]"];
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate89.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
validate89.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate89.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
if(data["page[size]"] !== undefined){
let data5 = data["page[size]"];
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate89.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
validate89.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate89.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
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
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashin~1intents~1account~1{account_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
