"use strict";
exports.AliasUpdate = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["key","value"],"properties":{"key":{"type":"string","enum":["ALIAS"]},"value":{"type":"string","minLength":6,"maxLength":20,"pattern":"^[.-]*[A-Za-z0-9][A-Za-z0-9.-]*$"}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[.-]*[A-Za-z0-9][A-Za-z0-9.-]*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AliasUpdate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "key") || (key0 === "value"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AliasUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate21.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/AliasUpdate/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema6.properties.key.enum;
if(!(data0 === "ALIAS")){
validate21.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/AliasUpdate/properties/key/enum",keyword:"enum",params:{allowedValues: schema6.properties.key.enum},message:"must be equal to one of the allowed values"}];
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
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 20 && func2(data1) > 20){
validate21.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/AliasUpdate/properties/value/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(data1.length <= 11 && func2(data1) < 6){
validate21.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/AliasUpdate/properties/value/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate21.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/AliasUpdate/properties/value/pattern",keyword:"pattern",params:{pattern: "^[.-]*[A-Za-z0-9][A-Za-z0-9.-]*$"},message:"must match pattern \""+"^[.-]*[A-Za-z0-9][A-Za-z0-9.-]*$"+"\""}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/AliasUpdate/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AliasUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.AliasedAccountResult_closed = validate22;
const schema7 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"AliasedAccount_closed"}},"additionalProperties":false};
const schema8 = {"type":"object","required":["account_id","cvu","alias","updated_at"],"properties":{"account_id":{"$ref":"Id"},"cvu":{"$ref":"Cvu"},"alias":{"$ref":"BankAlias"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema9 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","pattern":"^[0-9]{22}$"};
const pattern2 = new RegExp("^[0-9]{22}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Cvu/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","minLength":6,"maxLength":20,"pattern":"^[A-Za-z0-9.-]{6,20}$"};
const pattern3 = new RegExp("^[A-Za-z0-9.-]{6,20}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 20 && func2(data) > 20){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(data.length <= 11 && func2(data) < 6){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{6,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{6,20}$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.cvu === undefined) && (missing0 = "cvu"))) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/AliasedAccount/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "account_id") || (key0 === "cvu")) || (key0 === "alias")) || (key0 === "updated_at"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/AliasedAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cvu !== undefined){
let data1 = data.cvu;
const _errs3 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/cvu",parentData:data,parentDataProperty:"cvu",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alias !== undefined){
let data2 = data.alias;
const _errs4 = errors;
if(!(validate28(data2, {instancePath:instancePath+"/alias",parentData:data,parentDataProperty:"alias",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data3 = data.updated_at;
const _errs5 = errors;
if(!(validate30(data3, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
}
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/AliasedAccount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AliasedAccountResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AliasedAccountResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AliasedAccountResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.DestinationResult_closed = validate33;
const schema13 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Destination_closed"}},"additionalProperties":false};
const schema14 = {"type":"object","required":["key_type","key_value","cbu","cvu","alias","bank","holder","currency","active"],"properties":{"key_type":{"$ref":"DestinationKeyType"},"key_value":{"type":"string"},"cbu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"cvu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"alias":{"type":["string","null"]},"bank":{"$ref":"Bank_closed"},"holder":{"$ref":"Holder_closed"},"currency":{"type":"string","enum":["ARS"]},"active":{"type":"boolean"}},"additionalProperties":false};
const func8 = Object.prototype.hasOwnProperty;
const schema15 = {"type":"string","enum":["ALIAS","CBU","CVU"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationKeyType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema15.enum;
if(!(((data === "ALIAS") || (data === "CBU")) || (data === "CVU"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationKeyType/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","required":["code","name"],"properties":{"code":{"type":"string","pattern":"^[0-9]{3,8}$"},"name":{"type":"string"}},"additionalProperties":false};
const pattern7 = new RegExp("^[0-9]{3,8}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "name"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate37.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Bank/properties/code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3,8}$"},message:"must match pattern \""+"^[0-9]{3,8}$"+"\""}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Bank/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate37.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Bank/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
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
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","required":["name","tax_type","tax_value"],"properties":{"name":{"type":"string"},"tax_type":{"$ref":"TaxType"},"tax_value":{"$ref":"TaxNumber"}},"additionalProperties":false};
const schema18 = {"type":"string","enum":["CUIT","CUIL"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/TaxType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema18.enum;
if(!((data === "CUIT") || (data === "CUIL"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/TaxType/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","pattern":"^[0-9]{11}$"};
const pattern8 = new RegExp("^[0-9]{11}$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/TaxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11}$"},message:"must match pattern \""+"^[0-9]{11}$"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/TaxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.tax_type === undefined) && (missing0 = "tax_type"))) || ((data.tax_value === undefined) && (missing0 = "tax_value"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_type")) || (key0 === "tax_value"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Holder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_type !== undefined){
let data1 = data.tax_type;
const _errs4 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/tax_type",parentData:data,parentDataProperty:"tax_type",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_value !== undefined){
let data2 = data.tax_value;
const _errs5 = errors;
if(!(validate42(data2, {instancePath:instancePath+"/tax_value",parentData:data,parentDataProperty:"tax_value",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.key_type === undefined) && (missing0 = "key_type")) || ((data.key_value === undefined) && (missing0 = "key_value"))) || ((data.cbu === undefined) && (missing0 = "cbu"))) || ((data.cvu === undefined) && (missing0 = "cvu"))) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.bank === undefined) && (missing0 = "bank"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.active === undefined) && (missing0 = "active"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/Destination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema14.properties, key0))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/Destination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key_type !== undefined){
let data0 = data.key_type;
const _errs2 = errors;
if(!(validate35(data0, {instancePath:instancePath+"/key_type",parentData:data,parentDataProperty:"key_type",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_value !== undefined){
let data1 = data.key_value;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate34.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/Destination/properties/key_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cbu !== undefined){
let data2 = data.cbu;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate34.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/Destination/properties/cbu/type",keyword:"type",params:{type: schema14.properties.cbu.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
validate34.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/Destination/properties/cbu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
return false;
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
if(data.cvu !== undefined){
let data3 = data.cvu;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate34.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/Destination/properties/cvu/type",keyword:"type",params:{type: schema14.properties.cvu.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate34.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/Destination/properties/cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
return false;
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
if(data.alias !== undefined){
let data4 = data.alias;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate34.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/Destination/properties/alias/type",keyword:"type",params:{type: schema14.properties.alias.type},message:"must be string,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank !== undefined){
let data5 = data.bank;
const _errs11 = errors;
if(!(validate37(data5, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data6 = data.holder;
const _errs12 = errors;
if(!(validate39(data6, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data7 = data.currency;
const _errs13 = errors;
if(typeof data7 !== "string"){
validate34.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Destination/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs14 = errors;
const vSchema0 = schema14.properties.currency.enum;
if(!(data7 === "ARS")){
validate34.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Destination/properties/currency/enum",keyword:"enum",params:{allowedValues: schema14.properties.currency.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
let data8 = data.active;
const _errs15 = errors;
if(typeof data8 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/Destination/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
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
else {
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/Destination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate34(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

exports.PixKeyCreate = validate46;
const schema20 = {"type":"object","additionalProperties":false,"required":["account_id","type"],"properties":{"account_id":{"$ref":"Id"},"type":{"$ref":"OwnPixKeyType"}}};
const schema21 = {"type":"string","enum":["EVP"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/OwnPixKeyType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema21.enum;
if(!(data === "EVP")){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/OwnPixKeyType/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account_id === undefined) && (missing0 = "account_id")) || ((data.type === undefined) && (missing0 = "type"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "account_id") || (key0 === "type"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(!(validate48(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

exports.PixKeyList_closed = validate50;
const schema22 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","maxItems":5,"items":{"$ref":"PixKey_closed"}}},"additionalProperties":false};
const schema23 = {"type":"object","required":["key","type","account_id","status","created_at"],"properties":{"key":{"type":"string"},"type":{"$ref":"OwnPixKeyType"},"account_id":{"$ref":"Id"},"status":{"$ref":"PixKeyStatus"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema24 = {"type":"string","enum":["ACTIVE","DELETED"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema24.enum;
if(!((data === "ACTIVE") || (data === "DELETED"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyStatus/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.key === undefined) && (missing0 = "key")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/PixKey/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "type")) || (key0 === "account_id")) || (key0 === "status")) || (key0 === "created_at"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/PixKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate51.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixKey/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(!(validate48(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs5 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs6 = errors;
if(!(validate54(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data4 = data.created_at;
const _errs7 = errors;
if(!(validate30(data4, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
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
else {
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/PixKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 5){
validate50.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PixKeyList/properties/data/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
else {
validate50.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PixKeyList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

exports.PixKeyLookupResult_closed = validate58;
const schema25 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"PixKeyLookup_closed"}},"additionalProperties":false};
const schema26 = {"type":"object","required":["transaction_id","key","key_type","holder","bank","expires_at"],"properties":{"transaction_id":{"$ref":"Id"},"key":{"type":"string"},"key_type":{"$ref":"PixKeyType"},"holder":{"$ref":"PixHolder_closed"},"bank":{"$ref":"PixBank_closed"},"expires_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema27 = {"type":"string","enum":["EVP","CPF","CNPJ","EMAIL","PHONE"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema27.enum;
if(!(((((data === "EVP") || (data === "CPF")) || (data === "CNPJ")) || (data === "EMAIL")) || (data === "PHONE"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyType/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","required":["name","document_type","document"],"properties":{"name":{"type":"string"},"document_type":{"type":"string","enum":["CPF","CNPJ"]},"document":{"type":"string","pattern":"^[0-9*./-]{11,18}$"}},"additionalProperties":false};
const pattern9 = new RegExp("^[0-9*./-]{11,18}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.document_type === undefined) && (missing0 = "document_type"))) || ((data.document === undefined) && (missing0 = "document"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "document_type")) || (key0 === "document"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PixHolder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.document_type !== undefined){
let data1 = data.document_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate63.errors = [{instancePath:instancePath+"/document_type",schemaPath:"#/components/schemas/PixHolder/properties/document_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema28.properties.document_type.enum;
if(!((data1 === "CPF") || (data1 === "CNPJ"))){
validate63.errors = [{instancePath:instancePath+"/document_type",schemaPath:"#/components/schemas/PixHolder/properties/document_type/enum",keyword:"enum",params:{allowedValues: schema28.properties.document_type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.document !== undefined){
let data2 = data.document;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
validate63.errors = [{instancePath:instancePath+"/document",schemaPath:"#/components/schemas/PixHolder/properties/document/pattern",keyword:"pattern",params:{pattern: "^[0-9*./-]{11,18}$"},message:"must match pattern \""+"^[0-9*./-]{11,18}$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/document",schemaPath:"#/components/schemas/PixHolder/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["ispb","name"],"properties":{"ispb":{"type":"string","pattern":"^[0-9]{8}$"},"name":{"type":"string"}},"additionalProperties":false};
const pattern10 = new RegExp("^[0-9]{8}$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ispb === undefined) && (missing0 = "ispb")) || ((data.name === undefined) && (missing0 = "name"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "ispb") || (key0 === "name"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ispb !== undefined){
let data0 = data.ispb;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate65.errors = [{instancePath:instancePath+"/ispb",schemaPath:"#/components/schemas/PixBank/properties/ispb/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}$"},message:"must match pattern \""+"^[0-9]{8}$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/ispb",schemaPath:"#/components/schemas/PixBank/properties/ispb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PixBank/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
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
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.transaction_id === undefined) && (missing0 = "transaction_id")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.key_type === undefined) && (missing0 = "key_type"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.bank === undefined) && (missing0 = "bank"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyLookup/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction_id") || (key0 === "key")) || (key0 === "key_type")) || (key0 === "holder")) || (key0 === "bank")) || (key0 === "expires_at"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyLookup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/transaction_id",parentData:data,parentDataProperty:"transaction_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(typeof data1 !== "string"){
validate59.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixKeyLookup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_type !== undefined){
let data2 = data.key_type;
const _errs5 = errors;
if(!(validate61(data2, {instancePath:instancePath+"/key_type",parentData:data,parentDataProperty:"key_type",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data3 = data.holder;
const _errs6 = errors;
if(!(validate63(data3, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank !== undefined){
let data4 = data.bank;
const _errs7 = errors;
if(!(validate65(data4, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data5 = data.expires_at;
const _errs8 = errors;
if(!(validate30(data5, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
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
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyLookup/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyLookupResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyLookupResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate59(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyLookupResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

exports.PixKeyResult_closed = validate69;
const schema30 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"PixKey_closed"}},"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

exports.PixTransferCreate = validate71;
const schema31 = {"type":"object","additionalProperties":false,"required":["transaction_id","value"],"properties":{"transaction_id":{"$ref":"Id"},"value":{"type":"number","exclusiveMinimum":0,"maximum":999999999999.99},"description":{"type":["string","null"],"minLength":1,"maxLength":140,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"}}};
const pattern11 = new RegExp("^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.transaction_id === undefined) && (missing0 = "transaction_id")) || ((data.value === undefined) && (missing0 = "value"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "transaction_id") || (key0 === "value")) || (key0 === "description"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/transaction_id",parentData:data,parentDataProperty:"transaction_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999999999.99 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/PixTransferCreate/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99},message:"must be <= 999999999999.99"}];
return false;
}
else {
if(data1 <= 0 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/PixTransferCreate/properties/value/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/PixTransferCreate/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate71.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/PixTransferCreate/properties/description/type",keyword:"type",params:{type: schema31.properties.description.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 140 && func2(data2) > 140){
validate71.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/PixTransferCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate71.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/PixTransferCreate/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern11.test(data2)){
validate71.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/PixTransferCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

exports.PixTransferResult_closed = validate73;
const schema32 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"PixTransfer_closed"}},"additionalProperties":false};
const schema33 = {"type":"object","required":["id","end_to_end_id","status","account_id","amount","description","destination","failure_reason","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"end_to_end_id":{"type":"string","pattern":"^E[0-9]{20}[A-Za-z0-9]{11}$"},"status":{"$ref":"TransferStatus"},"account_id":{"$ref":"Id"},"amount":{"$ref":"TransferAmount_closed"},"description":{"type":["string","null"]},"destination":{"$ref":"PixTransferDestination_closed"},"failure_reason":{"oneOf":[{"$ref":"TransferFailureReason"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema34 = {"type":"string","enum":["SUCCESS","FAILED","IN_PROGRESS"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema34.enum;
if(!(((data === "SUCCESS") || (data === "FAILED")) || (data === "IN_PROGRESS"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"object","required":["currency","value"],"properties":{"currency":{"$ref":"AccountCurrency"},"value":{"type":"number","exclusiveMinimum":0}},"additionalProperties":false};
const schema36 = {"type":"string","enum":["ARS","BRL","MXN"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema36.enum;
if(!(((data === "ARS") || (data === "BRL")) || (data === "MXN"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.currency === undefined) && (missing0 = "currency")) || ((data.value === undefined) && (missing0 = "value"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/TransferAmount/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "currency") || (key0 === "value"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/TransferAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
if(!(validate80(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/TransferAmount/properties/value/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/TransferAmount/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/TransferAmount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["key","key_type","holder","bank"],"properties":{"key":{"type":"string"},"key_type":{"$ref":"PixKeyType"},"holder":{"$ref":"PixHolder_closed"},"bank":{"$ref":"PixBank_closed"}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) && (missing0 = "key")) || ((data.key_type === undefined) && (missing0 = "key_type"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.bank === undefined) && (missing0 = "bank"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferDestination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "key_type")) || (key0 === "holder")) || (key0 === "bank"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferDestination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate83.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixTransferDestination/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.key_type !== undefined){
let data1 = data.key_type;
const _errs4 = errors;
if(!(validate61(data1, {instancePath:instancePath+"/key_type",parentData:data,parentDataProperty:"key_type",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data2 = data.holder;
const _errs5 = errors;
if(!(validate63(data2, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank !== undefined){
let data3 = data.bank;
const _errs6 = errors;
if(!(validate65(data3, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
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
}
else {
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferDestination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"string","enum":["DESTINATION_REJECTED","DESTINATION_ACCOUNT_NOT_ACTIVE","NETWORK_UNAVAILABLE"]};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema38.enum;
if(!(((data === "DESTINATION_REJECTED") || (data === "DESTINATION_ACCOUNT_NOT_ACTIVE")) || (data === "NETWORK_UNAVAILABLE"))){
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate88.errors = vErrors;
return errors === 0;
}

const pattern12 = new RegExp("^E[0-9]{20}[A-Za-z0-9]{11}$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.end_to_end_id === undefined) && (missing0 = "end_to_end_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.failure_reason === undefined) && (missing0 = "failure_reason"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransfer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema33.properties, key0))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransfer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_to_end_id !== undefined){
let data1 = data.end_to_end_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
validate74.errors = [{instancePath:instancePath+"/end_to_end_id",schemaPath:"#/components/schemas/PixTransfer/properties/end_to_end_id/pattern",keyword:"pattern",params:{pattern: "^E[0-9]{20}[A-Za-z0-9]{11}$"},message:"must match pattern \""+"^E[0-9]{20}[A-Za-z0-9]{11}$"+"\""}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/end_to_end_id",schemaPath:"#/components/schemas/PixTransfer/properties/end_to_end_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(validate76(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data3 = data.account_id;
const _errs6 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data4 = data.amount;
const _errs7 = errors;
if(!(validate79(data4, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate74.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/PixTransfer/properties/description/type",keyword:"type",params:{type: schema33.properties.description.type},message:"must be string,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data6 = data.destination;
const _errs10 = errors;
if(!(validate83(data6, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure_reason !== undefined){
let data7 = data.failure_reason;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
let passing0 = null;
const _errs13 = errors;
if(!(validate88(data7, {instancePath:instancePath+"/failure_reason",parentData:data,parentDataProperty:"failure_reason",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/failure_reason",schemaPath:"#/components/schemas/PixTransfer/properties/failure_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
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
const err1 = {instancePath:instancePath+"/failure_reason",schemaPath:"#/components/schemas/PixTransfer/properties/failure_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate74.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs16 = errors;
if(!(validate30(data8, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data9 = data.updated_at;
const _errs17 = errors;
if(!(validate30(data9, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
else {
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransfer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate74(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

exports.TransferCreate = validate93;
const schema39 = {"type":"object","additionalProperties":false,"required":["account_id","credit_account","amount"],"properties":{"account_id":{"type":"string","format":"uuid","maxLength":36},"credit_account":{"type":"object","additionalProperties":false,"required":["tax_type","tax_value"],"properties":{"tax_type":{"$ref":"TaxType"},"tax_value":{"$ref":"TaxNumber"}}},"amount":{"type":"object","additionalProperties":false,"required":["currency","value"],"properties":{"currency":{"type":"string","enum":["ARS"]},"value":{"type":"number","exclusiveMinimum":0,"maximum":999999999999.99}}},"concept":{"$ref":"TransferConcept"},"description":{"type":["string","null"],"minLength":1,"maxLength":140,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"}}};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const schema40 = {"type":"string","enum":["ALQ","APC","BRH","BRN","CUO","EXP","FAC","HAB","HON","OIN","OIH","PRE","ROP","SEG","SIS","SON","VAR"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema40.enum;
if(!(((((((((((((((((data === "ALQ") || (data === "APC")) || (data === "BRH")) || (data === "BRN")) || (data === "CUO")) || (data === "EXP")) || (data === "FAC")) || (data === "HAB")) || (data === "HON")) || (data === "OIN")) || (data === "OIH")) || (data === "PRE")) || (data === "ROP")) || (data === "SEG")) || (data === "SIS")) || (data === "SON")) || (data === "VAR"))){
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.credit_account === undefined) && (missing0 = "credit_account"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "account_id") || (key0 === "credit_account")) || (key0 === "amount")) || (key0 === "concept")) || (key0 === "description"))){
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 36 && func2(data0) > 36){
validate93.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/components/schemas/TransferCreate/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];
return false;
}
else {
if(!(formats2.test(data0))){
validate93.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/components/schemas/TransferCreate/properties/account_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/components/schemas/TransferCreate/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.credit_account !== undefined){
let data1 = data.credit_account;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.tax_type === undefined) && (missing1 = "tax_type")) || ((data1.tax_value === undefined) && (missing1 = "tax_value"))){
validate93.errors = [{instancePath:instancePath+"/credit_account",schemaPath:"#/components/schemas/TransferCreate/properties/credit_account/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((key1 === "tax_type") || (key1 === "tax_value"))){
validate93.errors = [{instancePath:instancePath+"/credit_account",schemaPath:"#/components/schemas/TransferCreate/properties/credit_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.tax_type !== undefined){
let data2 = data1.tax_type;
const _errs7 = errors;
if(!(validate40(data2, {instancePath:instancePath+"/credit_account/tax_type",parentData:data1,parentDataProperty:"tax_type",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.tax_value !== undefined){
let data3 = data1.tax_value;
const _errs8 = errors;
if(!(validate42(data3, {instancePath:instancePath+"/credit_account/tax_value",parentData:data1,parentDataProperty:"tax_value",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
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
else {
validate93.errors = [{instancePath:instancePath+"/credit_account",schemaPath:"#/components/schemas/TransferCreate/properties/credit_account/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.amount !== undefined){
let data4 = data.amount;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.currency === undefined) && (missing2 = "currency")) || ((data4.value === undefined) && (missing2 = "value"))){
validate93.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/TransferCreate/properties/amount/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key2 in data4){
if(!((key2 === "currency") || (key2 === "value"))){
validate93.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/TransferCreate/properties/amount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data4.currency !== undefined){
let data5 = data4.currency;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate93.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"#/components/schemas/TransferCreate/properties/amount/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
const vSchema0 = schema39.properties.amount.properties.currency.enum;
if(!(data5 === "ARS")){
validate93.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"#/components/schemas/TransferCreate/properties/amount/properties/currency/enum",keyword:"enum",params:{allowedValues: schema39.properties.amount.properties.currency.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs12){
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.value !== undefined){
let data6 = data4.value;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999999.99 || isNaN(data6)){
validate93.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"#/components/schemas/TransferCreate/properties/amount/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99},message:"must be <= 999999999999.99"}];
return false;
}
else {
if(data6 <= 0 || isNaN(data6)){
validate93.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"#/components/schemas/TransferCreate/properties/amount/properties/value/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"#/components/schemas/TransferCreate/properties/amount/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs14){
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/TransferCreate/properties/amount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.concept !== undefined){
let data7 = data.concept;
const _errs16 = errors;
if(!(validate96(data7, {instancePath:instancePath+"/concept",parentData:data,parentDataProperty:"concept",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data8 = data.description;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate93.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransferCreate/properties/description/type",keyword:"type",params:{type: schema39.properties.description.type},message:"must be string,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(data8.length > 140 && func2(data8) > 140){
validate93.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransferCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"}];
return false;
}
else {
if(data8.length <= 1 && func2(data8) < 1){
validate93.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransferCreate/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern11.test(data8)){
validate93.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransferCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs17){
}
}
var valid0 = _errs17 === errors;
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
else {
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

exports.TransferResult_closed = validate98;
const schema41 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Transfer_closed"}},"additionalProperties":false};
const schema42 = {"type":"object","required":["id","status","account_id","amount","concept","description","destination","failure_reason","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"status":{"$ref":"TransferStatus"},"account_id":{"type":"string","format":"uuid"},"amount":{"$ref":"TransferAmount_closed"},"concept":{"$ref":"TransferConcept"},"description":{"type":["string","null"]},"destination":{"$ref":"TransferDestination_closed"},"failure_reason":{"oneOf":[{"$ref":"TransferFailureReason"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema43 = {"type":"object","required":["cbu","cvu","alias","bank","holder"],"properties":{"cbu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"cvu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"alias":{"type":["string","null"]},"bank":{"$ref":"Bank_closed"},"holder":{"$ref":"Holder_closed"}},"additionalProperties":false};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.cbu === undefined) && (missing0 = "cbu")) || ((data.cvu === undefined) && (missing0 = "cvu"))) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.bank === undefined) && (missing0 = "bank"))) || ((data.holder === undefined) && (missing0 = "holder"))){
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/TransferDestination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "cbu") || (key0 === "cvu")) || (key0 === "alias")) || (key0 === "bank")) || (key0 === "holder"))){
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/TransferDestination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cbu !== undefined){
let data0 = data.cbu;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate104.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/TransferDestination/properties/cbu/type",keyword:"type",params:{type: schema43.properties.cbu.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate104.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/TransferDestination/properties/cbu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
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
if(data.cvu !== undefined){
let data1 = data.cvu;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate104.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/TransferDestination/properties/cvu/type",keyword:"type",params:{type: schema43.properties.cvu.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate104.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/TransferDestination/properties/cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
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
if(data.alias !== undefined){
let data2 = data.alias;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate104.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/TransferDestination/properties/alias/type",keyword:"type",params:{type: schema43.properties.alias.type},message:"must be string,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank !== undefined){
let data3 = data.bank;
const _errs8 = errors;
if(!(validate37(data3, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data4 = data.holder;
const _errs9 = errors;
if(!(validate39(data4, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
else {
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/TransferDestination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.concept === undefined) && (missing0 = "concept"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.failure_reason === undefined) && (missing0 = "failure_reason"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema42.properties, key0))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/Transfer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(!(validate76(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
validate99.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/components/schemas/Transfer/properties/account_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/components/schemas/Transfer/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs6 = errors;
if(!(validate79(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concept !== undefined){
let data4 = data.concept;
const _errs7 = errors;
if(!(validate96(data4, {instancePath:instancePath+"/concept",parentData:data,parentDataProperty:"concept",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate99.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/Transfer/properties/description/type",keyword:"type",params:{type: schema42.properties.description.type},message:"must be string,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data6 = data.destination;
const _errs10 = errors;
if(!(validate104(data6, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure_reason !== undefined){
let data7 = data.failure_reason;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
let passing0 = null;
const _errs13 = errors;
if(!(validate88(data7, {instancePath:instancePath+"/failure_reason",parentData:data,parentDataProperty:"failure_reason",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/failure_reason",schemaPath:"#/components/schemas/Transfer/properties/failure_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
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
const err1 = {instancePath:instancePath+"/failure_reason",schemaPath:"#/components/schemas/Transfer/properties/failure_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate99.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs16 = errors;
if(!(validate30(data8, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data9 = data.updated_at;
const _errs17 = errors;
if(!(validate30(data9, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
else {
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/Transfer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/TransferResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/TransferResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate99(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/TransferResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

exports.path_account_id_2 = validate112;
const schema44 = {"type":"object","additionalProperties":false,"required":["account-id"],"properties":{"account-id":{"$ref":"Id"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["account-id"] === undefined) && (missing0 = "account-id")){
validate112.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1accounts~1{account-id}/patch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account-id")){
validate112.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1accounts~1{account-id}/patch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["account-id"] !== undefined){
let data0 = data["account-id"];
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/account-id",parentData:data,parentDataProperty:"account-id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate112.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1accounts~1{account-id}/patch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

exports.path_account_id_key = validate114;
const schema45 = {"type":"object","additionalProperties":false,"required":["account_id","key"],"properties":{"account_id":{"$ref":"Id"},"key":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account_id === undefined) && (missing0 = "account_id")) || ((data.key === undefined) && (missing0 = "key"))){
validate114.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1{account_id}~1key~1pix~1{key}/delete/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "account_id") || (key0 === "key"))){
validate114.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1{account_id}~1key~1pix~1{key}/delete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate114.errors = [{instancePath:instancePath+"/key",schemaPath:"#/paths/~1networks~1bank~1v1~1{account_id}~1key~1pix~1{key}/delete/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate114.errors = [{instancePath:instancePath+"/key",schemaPath:"#/paths/~1networks~1bank~1v1~1{account_id}~1key~1pix~1{key}/delete/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate114.errors = [{instancePath:instancePath+"/key",schemaPath:"#/paths/~1networks~1bank~1v1~1{account_id}~1key~1pix~1{key}/delete/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/key",schemaPath:"#/paths/~1networks~1bank~1v1~1{account_id}~1key~1pix~1{key}/delete/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1{account_id}~1key~1pix~1{key}/delete/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

exports.path_account_id_key_2 = validate116;
const schema46 = {"type":"object","additionalProperties":false,"required":["account_id","key"],"properties":{"account_id":{"$ref":"Id"},"key":{"$ref":"PixDestinationKey"}}};
const schema47 = {"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 77 && func2(data) > 77){
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestinationKey/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestinationKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestinationKey/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestinationKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account_id === undefined) && (missing0 = "account_id")) || ((data.key === undefined) && (missing0 = "key"))){
validate116.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1transfers~1{account_id}~1key~1{key}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "account_id") || (key0 === "key"))){
validate116.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1transfers~1{account_id}~1key~1{key}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate118(data1, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
validate116.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1transfers~1{account_id}~1key~1{key}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

exports.path_id_type_id_value = validate120;
const schema48 = {"type":"object","additionalProperties":false,"required":["id-type","id-value"],"properties":{"id-type":{"$ref":"DestinationKeyType"},"id-value":{"$ref":"DestinationKey"}}};
const schema49 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 64 && func2(data) > 64){
validate122.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationKey/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate122.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate122.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationKey/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data["id-type"] === undefined) && (missing0 = "id-type")) || ((data["id-value"] === undefined) && (missing0 = "id-value"))){
validate120.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1transfers~1destination-information~1{id-type}~1{id-value}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id-type") || (key0 === "id-value"))){
validate120.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1transfers~1destination-information~1{id-type}~1{id-value}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["id-type"] !== undefined){
let data0 = data["id-type"];
const _errs2 = errors;
if(!(validate35(data0, {instancePath:instancePath+"/id-type",parentData:data,parentDataProperty:"id-type",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["id-value"] !== undefined){
let data1 = data["id-value"];
const _errs3 = errors;
if(!(validate122(data1, {instancePath:instancePath+"/id-value",parentData:data,parentDataProperty:"id-value",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
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
validate120.errors = [{instancePath,schemaPath:"#/paths/~1networks~1bank~1v1~1transfers~1destination-information~1{id-type}~1{id-value}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
