"use strict";
exports.AccountCreate = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["owner_type","country","currency"],"properties":{"owner_type":{"$ref":"AccountOwnerType"},"user_id":{"type":["string","null"],"minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"country":{"type":"string","enum":["ARG","BRA","MEX"]},"currency":{"type":"string","enum":["ARS","BRL","MXN"]},"metadata":{"$ref":"Metadata"}},"if":{"required":["owner_type"],"properties":{"owner_type":{"const":"USER"}}},"then":{"required":["user_id"],"properties":{"user_id":{"type":"string"}}}};
const schema7 = {"type":"string","enum":["USER","CLIENT"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AccountOwnerType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((data === "USER") || (data === "CLIENT"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AccountOwnerType/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","maxProperties":50,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^[^\\u0000]*$", "u");
const schema9 = {"type":["string","number","boolean","null","array","object"],"maxLength":1048576,"pattern":"^[^\\u0000]*$","maxItems":1048576,"items":{"$ref":"FreeValue"},"maxProperties":1048576,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const wrapper0 = {validate: validate25};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/type",keyword:"type",params:{type: schema9.type},message:"must be string,number,boolean,null,array,object"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 1048576 && func2(data) > 1048576){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1048576){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxItems",keyword:"maxItems",params:{limit: 1048576},message:"must NOT have more than 1048576 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(wrapper0.validate(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1048576){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxProperties",keyword:"maxProperties",params:{limit: 1048576},message:"must NOT have more than 1048576 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(func2(key0) > 1048576){
const err0 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern1.test(key0)){
const err1 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs2){
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err3 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate25.errors = vErrors;
return false;
break;
}
}
if(valid1){
const _errs4 = errors;
for(const key1 in data){
let data1 = data[key1];
const _errs5 = errors;
if(!(wrapper0.validate(data1, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
if(_errs4 === errors){
}
}
}
}
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(func2(key0) > 1048576){
const err0 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern1.test(key0)){
const err1 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs1){
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate24.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs3 = errors;
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
if(!(validate25(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(_errs3 === errors){
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.owner_type === undefined) && (missing0 = "owner_type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.owner_type !== undefined){
let data0 = data.owner_type;
const _errs3 = errors;
if("USER" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs3){
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.user_id === undefined) && (missing1 = "user_id")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCreate/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate21.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/then/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/components/schemas/AccountCreate/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate21.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.owner_type === undefined) && (missing2 = "owner_type")) || ((data.country === undefined) && (missing2 = "country"))) || ((data.currency === undefined) && (missing2 = "currency"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCreate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data){
if(!(((((key0 === "owner_type") || (key0 === "user_id")) || (key0 === "country")) || (key0 === "currency")) || (key0 === "metadata"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.owner_type !== undefined){
let data2 = data.owner_type;
const _errs8 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/owner_type",parentData:data,parentDataProperty:"owner_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.user_id !== undefined){
let data3 = data.user_id;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/type",keyword:"type",params:{type: schema6.properties.user_id.type},message:"must be string,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 256 && func2(data3) > 256){
validate21.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data3.length <= 1 && func2(data3) < 1){
validate21.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate21.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs9){
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.country !== undefined){
let data4 = data.country;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate21.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AccountCreate/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
const vSchema0 = schema6.properties.country.enum;
if(!(((data4 === "ARG") || (data4 === "BRA")) || (data4 === "MEX"))){
validate21.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AccountCreate/properties/country/enum",keyword:"enum",params:{allowedValues: schema6.properties.country.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.currency !== undefined){
let data5 = data.currency;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate21.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AccountCreate/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs14 = errors;
const vSchema1 = schema6.properties.currency.enum;
if(!(((data5 === "ARS") || (data5 === "BRL")) || (data5 === "MXN"))){
validate21.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AccountCreate/properties/currency/enum",keyword:"enum",params:{allowedValues: schema6.properties.currency.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.metadata !== undefined){
let data6 = data.metadata;
const _errs15 = errors;
if(!(validate24(data6, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.AccountCreate_2 = validate28;
const schema10 = {"type":"object","additionalProperties":false,"required":["owner_type","country","currency","user_id"],"properties":{"owner_type":{"$ref":"AccountOwnerType"},"user_id":{"type":["string"],"minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"country":{"type":"string","enum":["ARG","BRA"]},"currency":{"type":"string","enum":["ARS","BRL"]},"metadata":{"$ref":"Metadata"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.owner_type === undefined) && (missing0 = "owner_type")) || ((data.country === undefined) && (missing0 = "country"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.user_id === undefined) && (missing0 = "user_id"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "owner_type") || (key0 === "user_id")) || (key0 === "country")) || (key0 === "currency")) || (key0 === "metadata"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_type !== undefined){
let data0 = data.owner_type;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/owner_type",parentData:data,parentDataProperty:"owner_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 256 && func2(data1) > 256){
validate28.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate28.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/AccountCreate/properties/user_id/type",keyword:"type",params:{type: schema10.properties.user_id.type},message:"must be string"}];
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
if(data.country !== undefined){
let data2 = data.country;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate28.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AccountCreate/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema10.properties.country.enum;
if(!((data2 === "ARG") || (data2 === "BRA"))){
validate28.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AccountCreate/properties/country/enum",keyword:"enum",params:{allowedValues: schema10.properties.country.enum},message:"must be equal to one of the allowed values"}];
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
if(data.currency !== undefined){
let data3 = data.currency;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate28.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AccountCreate/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
const vSchema1 = schema10.properties.currency.enum;
if(!((data3 === "ARS") || (data3 === "BRL"))){
validate28.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AccountCreate/properties/currency/enum",keyword:"enum",params:{allowedValues: schema10.properties.currency.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data4 = data.metadata;
const _errs9 = errors;
if(!(validate24(data4, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

exports.AccountDelete = validate31;
const schema11 = {"type":"object","additionalProperties":false,"required":["status_update_motive"],"properties":{"status_update_motive":{"type":"string","enum":["OTHER","INTERNAL_REASON","USER_REQUEST","FRAUD"]},"status_update_comment":{"$ref":"AccountUpdateComment"}}};
const schema12 = {"type":["string","null"],"minLength":0,"maxLength":512,"pattern":"^[^\\u0000]*$"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdateComment/type",keyword:"type",params:{type: schema12.type},message:"must be string,null"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 512 && func2(data) > 512){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdateComment/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data.length <= -1 && func2(data) < 0){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdateComment/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdateComment/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status_update_motive === undefined) && (missing0 = "status_update_motive")){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/AccountDelete/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status_update_motive") || (key0 === "status_update_comment"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/AccountDelete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status_update_motive !== undefined){
let data0 = data.status_update_motive;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate31.errors = [{instancePath:instancePath+"/status_update_motive",schemaPath:"#/components/schemas/AccountDelete/properties/status_update_motive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema11.properties.status_update_motive.enum;
if(!((((data0 === "OTHER") || (data0 === "INTERNAL_REASON")) || (data0 === "USER_REQUEST")) || (data0 === "FRAUD"))){
validate31.errors = [{instancePath:instancePath+"/status_update_motive",schemaPath:"#/components/schemas/AccountDelete/properties/status_update_motive/enum",keyword:"enum",params:{allowedValues: schema11.properties.status_update_motive.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status_update_comment !== undefined){
let data1 = data.status_update_comment;
const _errs4 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/status_update_comment",parentData:data,parentDataProperty:"status_update_comment",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
else {
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/AccountDelete/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

exports.AccountList_closed = validate34;
const schema13 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Account_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema14 = {"type":"object","required":["id","country","currency","balance","data","owner_type","owner_data","status","status_update_motive","status_update_comment","status_updated_by","metadata","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"country":{"$ref":"AccountCountry"},"currency":{"$ref":"AccountCurrency"},"balance":{"$ref":"SignedAmount"},"data":{"oneOf":[{"$ref":"ArgentineAccountData_closed"},{"$ref":"BrazilianAccountData_closed"},{"$ref":"MexicanAccountData_closed"}]},"owner_type":{"$ref":"AccountOwnerType"},"owner_data":{"type":"object","required":["client_id","user_id"],"properties":{"client_id":{"$ref":"Id"},"user_id":{"type":["string","null"]}},"additionalProperties":false},"status":{"$ref":"AccountStatus"},"status_update_motive":{"oneOf":[{"$ref":"AccountUpdateMotive"},{"type":"null"}]},"status_update_comment":{"type":["string","null"],"maxLength":512},"status_updated_by":{"type":"string","enum":["CLIENT","SERVICE"]},"metadata":{"$ref":"Metadata"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const func11 = Object.prototype.hasOwnProperty;
const schema15 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["ARG","BRA","MEX"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!(((data === "ARG") || (data === "BRA")) || (data === "MEX"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["ARS","BRL","MXN"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema17.enum;
if(!(((data === "ARS") || (data === "BRL")) || (data === "MXN"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","maxLength":256,"pattern":"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"};
const pattern7 = new RegExp("^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/SignedAmount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern7.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/SignedAmount/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/SignedAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["license_owner","bank_account"],"properties":{"license_owner":{"$ref":"LicenseOwner"},"bank_account":{"type":"object","required":["cvu","alias"],"properties":{"cvu":{"$ref":"Cvu"},"alias":{"$ref":"BankAlias"}},"additionalProperties":false}},"additionalProperties":false};
const schema20 = {"type":"string","enum":["SERVICE","CLIENT"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/LicenseOwner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!((data === "SERVICE") || (data === "CLIENT"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/LicenseOwner/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","pattern":"^[0-9]{22}$"};
const pattern8 = new RegExp("^[0-9]{22}$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Cvu/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","minLength":6,"maxLength":20,"pattern":"^[A-Za-z0-9.-]{6,20}$"};
const pattern9 = new RegExp("^[A-Za-z0-9.-]{6,20}$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 20 && func2(data) > 20){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(data.length <= 11 && func2(data) < 6){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
else {
if(!pattern9.test(data)){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{6,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{6,20}$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.license_owner === undefined) && (missing0 = "license_owner")) || ((data.bank_account === undefined) && (missing0 = "bank_account"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAccountData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "license_owner") || (key0 === "bank_account"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAccountData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.license_owner !== undefined){
let data0 = data.license_owner;
const _errs2 = errors;
if(!(validate45(data0, {instancePath:instancePath+"/license_owner",parentData:data,parentDataProperty:"license_owner",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank_account !== undefined){
let data1 = data.bank_account;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.cvu === undefined) && (missing1 = "cvu")) || ((data1.alias === undefined) && (missing1 = "alias"))){
validate44.errors = [{instancePath:instancePath+"/bank_account",schemaPath:"#/components/schemas/ArgentineAccountData/properties/bank_account/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!((key1 === "cvu") || (key1 === "alias"))){
validate44.errors = [{instancePath:instancePath+"/bank_account",schemaPath:"#/components/schemas/ArgentineAccountData/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.cvu !== undefined){
let data2 = data1.cvu;
const _errs6 = errors;
if(!(validate47(data2, {instancePath:instancePath+"/bank_account/cvu",parentData:data1,parentDataProperty:"cvu",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.alias !== undefined){
let data3 = data1.alias;
const _errs7 = errors;
if(!(validate49(data3, {instancePath:instancePath+"/bank_account/alias",parentData:data1,parentDataProperty:"alias",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
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
validate44.errors = [{instancePath:instancePath+"/bank_account",schemaPath:"#/components/schemas/ArgentineAccountData/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAccountData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","required":["license_owner","pix_keys"],"properties":{"license_owner":{"$ref":"LicenseOwner"},"pix_keys":{"type":"array","maxItems":5,"items":{"type":"string","minLength":1,"maxLength":77}}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.license_owner === undefined) && (missing0 = "license_owner")) || ((data.pix_keys === undefined) && (missing0 = "pix_keys"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/BrazilianAccountData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "license_owner") || (key0 === "pix_keys"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/BrazilianAccountData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.license_owner !== undefined){
let data0 = data.license_owner;
const _errs2 = errors;
if(!(validate45(data0, {instancePath:instancePath+"/license_owner",parentData:data,parentDataProperty:"license_owner",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pix_keys !== undefined){
let data1 = data.pix_keys;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 5){
validate52.errors = [{instancePath:instancePath+"/pix_keys",schemaPath:"#/components/schemas/BrazilianAccountData/properties/pix_keys/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 77 && func2(data2) > 77){
validate52.errors = [{instancePath:instancePath+"/pix_keys/" + i0,schemaPath:"#/components/schemas/BrazilianAccountData/properties/pix_keys/items/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate52.errors = [{instancePath:instancePath+"/pix_keys/" + i0,schemaPath:"#/components/schemas/BrazilianAccountData/properties/pix_keys/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/pix_keys/" + i0,schemaPath:"#/components/schemas/BrazilianAccountData/properties/pix_keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/pix_keys",schemaPath:"#/components/schemas/BrazilianAccountData/properties/pix_keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/BrazilianAccountData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["license_owner","clabe"],"properties":{"license_owner":{"$ref":"LicenseOwner"},"clabe":{"$ref":"Clabe"}},"additionalProperties":false};
const schema25 = {"type":"string","pattern":"^[0-9]{18}$"};
const pattern10 = new RegExp("^[0-9]{18}$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern10.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/Clabe/pattern",keyword:"pattern",params:{pattern: "^[0-9]{18}$"},message:"must match pattern \""+"^[0-9]{18}$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/Clabe/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.license_owner === undefined) && (missing0 = "license_owner")) || ((data.clabe === undefined) && (missing0 = "clabe"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/MexicanAccountData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "license_owner") || (key0 === "clabe"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/MexicanAccountData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.license_owner !== undefined){
let data0 = data.license_owner;
const _errs2 = errors;
if(!(validate45(data0, {instancePath:instancePath+"/license_owner",parentData:data,parentDataProperty:"license_owner",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clabe !== undefined){
let data1 = data.clabe;
const _errs3 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/clabe",parentData:data,parentDataProperty:"clabe",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/MexicanAccountData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","enum":["ACTIVE","FROZEN","DISABLED","DELETED"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/AccountStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema26.enum;
if(!((((data === "ACTIVE") || (data === "FROZEN")) || (data === "DISABLED")) || (data === "DELETED"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/AccountStatus/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","enum":["OTHER","LOST","INTERNAL_REASON","STOLEN","FRAUD","INHIBITION","SEIZURE","USER_REQUEST"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdateMotive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema27.enum;
if(!((((((((data === "OTHER") || (data === "LOST")) || (data === "INTERNAL_REASON")) || (data === "STOLEN")) || (data === "FRAUD")) || (data === "INHIBITION")) || (data === "SEIZURE")) || (data === "USER_REQUEST"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdateMotive/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern11 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern11.test(data)){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.country === undefined) && (missing0 = "country"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.balance === undefined) && (missing0 = "balance"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.owner_type === undefined) && (missing0 = "owner_type"))) || ((data.owner_data === undefined) && (missing0 = "owner_data"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_update_motive === undefined) && (missing0 = "status_update_motive"))) || ((data.status_update_comment === undefined) && (missing0 = "status_update_comment"))) || ((data.status_updated_by === undefined) && (missing0 = "status_updated_by"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func11.call(schema14.properties, key0))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/Account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate36(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data1 = data.country;
const _errs3 = errors;
if(!(validate38(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs4 = errors;
if(!(validate40(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data3 = data.balance;
const _errs5 = errors;
if(!(validate42(data3, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data4 = data.data;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate44(data4, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(!(validate52(data4, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs10 = errors;
if(!(validate55(data4, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Account/properties/data/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate35.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_type !== undefined){
let data5 = data.owner_type;
const _errs11 = errors;
if(!(validate22(data5, {instancePath:instancePath+"/owner_type",parentData:data,parentDataProperty:"owner_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_data !== undefined){
let data6 = data.owner_data;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.client_id === undefined) && (missing1 = "client_id")) || ((data6.user_id === undefined) && (missing1 = "user_id"))){
validate35.errors = [{instancePath:instancePath+"/owner_data",schemaPath:"#/components/schemas/Account/properties/owner_data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs14 = errors;
for(const key1 in data6){
if(!((key1 === "client_id") || (key1 === "user_id"))){
validate35.errors = [{instancePath:instancePath+"/owner_data",schemaPath:"#/components/schemas/Account/properties/owner_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs14 === errors){
if(data6.client_id !== undefined){
let data7 = data6.client_id;
const _errs15 = errors;
if(!(validate36(data7, {instancePath:instancePath+"/owner_data/client_id",parentData:data6,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.user_id !== undefined){
let data8 = data6.user_id;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate35.errors = [{instancePath:instancePath+"/owner_data/user_id",schemaPath:"#/components/schemas/Account/properties/owner_data/properties/user_id/type",keyword:"type",params:{type: schema14.properties.owner_data.properties.user_id.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid2 = _errs16 === errors;
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
validate35.errors = [{instancePath:instancePath+"/owner_data",schemaPath:"#/components/schemas/Account/properties/owner_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs12){
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs18 = errors;
if(!(validate62(data9, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_update_motive !== undefined){
let data10 = data.status_update_motive;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
let passing1 = null;
const _errs21 = errors;
if(!(validate64(data10, {instancePath:instancePath+"/status_update_motive",parentData:data,parentDataProperty:"status_update_motive",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs22 = errors;
if(data10 !== null){
const err1 = {instancePath:instancePath+"/status_update_motive",schemaPath:"#/components/schemas/Account/properties/status_update_motive/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid1 = _errs22 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/status_update_motive",schemaPath:"#/components/schemas/Account/properties/status_update_motive/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate35.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_update_comment !== undefined){
let data11 = data.status_update_comment;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate35.errors = [{instancePath:instancePath+"/status_update_comment",schemaPath:"#/components/schemas/Account/properties/status_update_comment/type",keyword:"type",params:{type: schema14.properties.status_update_comment.type},message:"must be string,null"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length > 512 && func2(data11) > 512){
validate35.errors = [{instancePath:instancePath+"/status_update_comment",schemaPath:"#/components/schemas/Account/properties/status_update_comment/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
if(errors === _errs24){
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_updated_by !== undefined){
let data12 = data.status_updated_by;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate35.errors = [{instancePath:instancePath+"/status_updated_by",schemaPath:"#/components/schemas/Account/properties/status_updated_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs27 = errors;
const vSchema0 = schema14.properties.status_updated_by.enum;
if(!((data12 === "CLIENT") || (data12 === "SERVICE"))){
validate35.errors = [{instancePath:instancePath+"/status_updated_by",schemaPath:"#/components/schemas/Account/properties/status_updated_by/enum",keyword:"enum",params:{allowedValues: schema14.properties.status_updated_by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data13 = data.metadata;
const _errs28 = errors;
if(!(validate24(data13, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs29 = errors;
if(!(validate67(data14, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data15 = data.updated_at;
const _errs30 = errors;
if(!(validate67(data15, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
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
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/Account/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema30 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate72.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate72.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate72.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate72.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate72.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate72.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate72.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate72.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate74.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate74.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate74.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate76.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema32.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate76.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema32.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate72(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
if(!(validate74(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate71.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate76(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate71.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate35(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate34.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AccountList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate71(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

exports.AccountResult_closed = validate79;
const schema33 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Account_closed"}},"additionalProperties":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/AccountResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/AccountResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate35(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/AccountResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

exports.AccountUpdate = validate81;
const schema34 = {"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["ACTIVE","DISABLED","FROZEN"]},"status_update_motive":{"type":["string","null"],"enum":["OTHER","LOST","INTERNAL_REASON","STOLEN","FRAUD","INHIBITION","SEIZURE","USER_REQUEST",null]},"status_update_comment":{"$ref":"AccountUpdateComment"}},"if":{"properties":{"status":{}},"required":["status"]},"else":{"properties":{"status_update_motive":false}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status_update_motive !== undefined){
let data0 = data.status_update_motive;
var valid1 = false;
validate81.errors = [{instancePath:instancePath+"/status_update_motive",schemaPath:"#/components/schemas/AccountUpdate/else/properties/status_update_motive/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid1 = true;
}
if(valid1){
}
}
if(errors === _errs3){
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountUpdate/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate81.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "status_update_motive")) || (key0 === "status_update_comment"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/AccountUpdate/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema34.properties.status.enum;
if(!(((data1 === "ACTIVE") || (data1 === "DISABLED")) || (data1 === "FROZEN"))){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/AccountUpdate/properties/status/enum",keyword:"enum",params:{allowedValues: schema34.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.status_update_motive !== undefined){
let data2 = data.status_update_motive;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate81.errors = [{instancePath:instancePath+"/status_update_motive",schemaPath:"#/components/schemas/AccountUpdate/properties/status_update_motive/type",keyword:"type",params:{type: schema34.properties.status_update_motive.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
const vSchema1 = schema34.properties.status_update_motive.enum;
if(!(((((((((data2 === "OTHER") || (data2 === "LOST")) || (data2 === "INTERNAL_REASON")) || (data2 === "STOLEN")) || (data2 === "FRAUD")) || (data2 === "INHIBITION")) || (data2 === "SEIZURE")) || (data2 === "USER_REQUEST")) || (data2 === null))){
validate81.errors = [{instancePath:instancePath+"/status_update_motive",schemaPath:"#/components/schemas/AccountUpdate/properties/status_update_motive/enum",keyword:"enum",params:{allowedValues: schema34.properties.status_update_motive.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs7){
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.status_update_comment !== undefined){
let data3 = data.status_update_comment;
const _errs9 = errors;
if(!(validate32(data3, {instancePath:instancePath+"/status_update_comment",parentData:data,parentDataProperty:"status_update_comment",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
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
}
else {
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/AccountUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

exports.searchAccounts_query = validate83;
const schema35 = {"type":"object","additionalProperties":false,"properties":{"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"page[size]":{"type":"integer","minimum":1,"maximum":100},"filter[country]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"AccountCountry"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"AccountStatus"}},"filter[owner_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"AccountOwnerType"}},"filter[user_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[created_from]":{"$ref":"DateTimeInput"},"filter[created_until]":{"$ref":"DateTimeInput"},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["id","-id","country","-country","status","-status","owner_type","-owner_type","user_id","-user_id","created_at","-created_at","updated_at","-updated_at"]}}}};
const schema36 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"};
const pattern12 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern12.test(data)){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"+"\""}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const pattern13 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func2(data) > 40){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern13.test(data)){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func11.call(schema35.properties, key0))){
validate83.errors = [{instancePath,schemaPath:"#/paths/~1core~1accounts~1v1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["page[number]"] !== undefined){
let data0 = data["page[number]"];
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate83.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
validate83.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate83.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
if(data["page[size]"] !== undefined){
let data1 = data["page[size]"];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate83.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate83.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate83.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data["filter[country]"] !== undefined){
let data2 = data["filter[country]"];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 50){
validate83.errors = [{instancePath:instancePath+"/filter[country]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bcountry%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate83.errors = [{instancePath:instancePath+"/filter[country]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bcountry%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate38(data3, {instancePath:instancePath+"/filter[country]/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
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
validate83.errors = [{instancePath:instancePath+"/filter[country]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bcountry%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data4 = data["filter[status]"];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 50){
validate83.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate83.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/filter[status]/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[owner_type]"] !== undefined){
let data6 = data["filter[owner_type]"];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
if(data6.length > 50){
validate83.errors = [{instancePath:instancePath+"/filter[owner_type]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bowner_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate83.errors = [{instancePath:instancePath+"/filter[owner_type]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bowner_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs14 = errors;
if(!(validate22(data7, {instancePath:instancePath+"/filter[owner_type]/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/filter[owner_type]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Bowner_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs12){
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[user_id]"] !== undefined){
let data8 = data["filter[user_id]"];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
if(data8.length > 50){
validate83.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Buser_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate83.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Buser_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs17 = errors;
if(!(validate87(data9, {instancePath:instancePath+"/filter[user_id]/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/filter%5Buser_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs15){
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[created_from]"] !== undefined){
let data10 = data["filter[created_from]"];
const _errs18 = errors;
if(!(validate89(data10, {instancePath:instancePath+"/filter[created_from]",parentData:data,parentDataProperty:"filter[created_from]",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[created_until]"] !== undefined){
let data11 = data["filter[created_until]"];
const _errs19 = errors;
if(!(validate89(data11, {instancePath:instancePath+"/filter[created_until]",parentData:data,parentDataProperty:"filter[created_until]",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data12 = data.sort;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(Array.isArray(data12)){
if(data12.length < 1){
validate83.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
const _errs22 = errors;
if(typeof data13 !== "string"){
validate83.errors = [{instancePath:instancePath+"/sort/" + i4,schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs23 = errors;
const vSchema0 = schema35.properties.sort.items.enum;
if(!((((((((((((((data13 === "id") || (data13 === "-id")) || (data13 === "country")) || (data13 === "-country")) || (data13 === "status")) || (data13 === "-status")) || (data13 === "owner_type")) || (data13 === "-owner_type")) || (data13 === "user_id")) || (data13 === "-user_id")) || (data13 === "created_at")) || (data13 === "-created_at")) || (data13 === "updated_at")) || (data13 === "-updated_at"))){
validate83.errors = [{instancePath:instancePath+"/sort/" + i4,schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema35.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs22){
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
if(valid5){
let valid6;
let i5 = data12.length;
let j0;
valid6 = true;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data12[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate83.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i5+" are identical)"}];
return false;
valid6 = false;
break;
}
indices0[item0] = i5;
}
}
if(valid6){
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1core~1accounts~1v1/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs20){
}
}
var valid0 = _errs20 === errors;
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
validate83.errors = [{instancePath,schemaPath:"#/paths/~1core~1accounts~1v1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
