"use strict";
exports.PixKeyAnswer = validate21;
const schema6 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["destination"],"properties":{"destination":{"oneOf":[{"$ref":"PixDestination"},{"type":"null"}]}}}}};
const schema7 = {"type":"object","required":["key","key_type","holder","bank"],"properties":{"key":{"type":"string","minLength":1,"maxLength":77},"key_type":{"$ref":"PixKeyType"},"holder":{"$ref":"PixHolder"},"bank":{"$ref":"PixBank"}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const schema8 = {"type":"string","enum":["EVP","CPF","CNPJ","EMAIL","PHONE"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!(((((data === "EVP") || (data === "CPF")) || (data === "CNPJ")) || (data === "EMAIL")) || (data === "PHONE"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyType/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","required":["name","document_type","document"],"properties":{"name":{"type":"string"},"document_type":{"type":"string","enum":["CPF","CNPJ"]},"document":{"type":"string","pattern":"^[0-9*./-]{11,18}$"}}};
const pattern0 = new RegExp("^[0-9*./-]{11,18}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.document_type === undefined) && (missing0 = "document_type"))) || ((data.document === undefined) && (missing0 = "document"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PixHolder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_type !== undefined){
let data1 = data.document_type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate25.errors = [{instancePath:instancePath+"/document_type",schemaPath:"#/components/schemas/PixHolder/properties/document_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema9.properties.document_type.enum;
if(!((data1 === "CPF") || (data1 === "CNPJ"))){
validate25.errors = [{instancePath:instancePath+"/document_type",schemaPath:"#/components/schemas/PixHolder/properties/document_type/enum",keyword:"enum",params:{allowedValues: schema9.properties.document_type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.document !== undefined){
let data2 = data.document;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate25.errors = [{instancePath:instancePath+"/document",schemaPath:"#/components/schemas/PixHolder/properties/document/pattern",keyword:"pattern",params:{pattern: "^[0-9*./-]{11,18}$"},message:"must match pattern \""+"^[0-9*./-]{11,18}$"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/document",schemaPath:"#/components/schemas/PixHolder/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["ispb","name"],"properties":{"ispb":{"type":"string","pattern":"^[0-9]{8}$"},"name":{"type":"string"}}};
const pattern1 = new RegExp("^[0-9]{8}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ispb === undefined) && (missing0 = "ispb")) || ((data.name === undefined) && (missing0 = "name"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ispb !== undefined){
let data0 = data.ispb;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate27.errors = [{instancePath:instancePath+"/ispb",schemaPath:"#/components/schemas/PixBank/properties/ispb/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}$"},message:"must match pattern \""+"^[0-9]{8}$"+"\""}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/ispb",schemaPath:"#/components/schemas/PixBank/properties/ispb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PixBank/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) && (missing0 = "key")) || ((data.key_type === undefined) && (missing0 = "key_type"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.bank === undefined) && (missing0 = "bank"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 77 && func2(data0) > 77){
validate22.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixDestination/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixDestination/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixDestination/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.key_type !== undefined){
let data1 = data.key_type;
const _errs3 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/key_type",parentData:data,parentDataProperty:"key_type",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data2 = data.holder;
const _errs4 = errors;
if(!(validate25(data2, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank !== undefined){
let data3 = data.bank;
const _errs5 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if((data0.destination === undefined) && (missing1 = "destination")){
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PixKeyAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.destination !== undefined){
let data1 = data0.destination;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/data/destination",parentData:data0,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/data/destination",schemaPath:"#/components/schemas/PixKeyAnswer/properties/data/properties/destination/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs7 = errors;
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/data/destination",schemaPath:"#/components/schemas/PixKeyAnswer/properties/data/properties/destination/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
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
else {
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PixKeyAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.PixKeyQuery_closed = validate30;
const schema11 = {"type":"object","required":["key"],"properties":{"key":{"type":"string","minLength":1,"maxLength":77}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyQuery/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "key")){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyQuery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 77 && func2(data0) > 77){
validate30.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixKeyQuery/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate30.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixKeyQuery/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixKeyQuery/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyQuery/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

exports.PixKeyRegistered = validate31;
const schema12 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["key"],"properties":{"key":{"type":"string"}}}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyRegistered/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if((data0.key === undefined) && (missing1 = "key")){
validate31.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PixKeyRegistered/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.key !== undefined){
let data1 = data0.key;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate31.errors = [{instancePath:instancePath+"/data/key",schemaPath:"#/components/schemas/PixKeyRegistered/properties/data/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
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
else {
validate31.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PixKeyRegistered/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyRegistered/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

exports.PixKeyRegistration_closed = validate32;
const schema13 = {"type":"object","required":["account_id"],"properties":{"account_id":{"$ref":"Id"}},"additionalProperties":false};
const schema14 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern2 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyRegistration/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyRegistration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate33(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyRegistration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

exports.PixTransferOrder_closed = validate35;
const schema15 = {"type":"object","required":["id","end_to_end_id","amount","currency","description","payer","destination","created_at"],"properties":{"id":{"$ref":"Id"},"end_to_end_id":{"$ref":"EndToEndId"},"amount":{"$ref":"NetworkTransferAmount"},"currency":{"type":"string","enum":["BRL"]},"description":{"type":["string","null"],"maxLength":140},"payer":{"$ref":"TransferPayer_closed"},"destination":{"$ref":"PixDestination_closed"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema16 = {"type":"string","pattern":"^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$"};
const pattern3 = new RegExp("^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/EndToEndId/pattern",keyword:"pattern",params:{pattern: "^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$"},message:"must match pattern \""+"^E[0-9]{8}[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9][0-9A-Za-z]{11}$"+"\""}];
return false;
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/EndToEndId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern4 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 18 && func2(data) > 18){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["name","tax_id","key"],"properties":{"name":{"type":"string"},"tax_id":{"type":["string","null"]},"key":{"type":["string","null"]}},"additionalProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.tax_id === undefined) && (missing0 = "tax_id"))) || ((data.key === undefined) && (missing0 = "key"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/TransferPayer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_id")) || (key0 === "key"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/TransferPayer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferPayer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_id !== undefined){
let data1 = data.tax_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate41.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferPayer/properties/tax_id/type",keyword:"type",params:{type: schema18.properties.tax_id.type},message:"must be string,null"}];
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
if(data.key !== undefined){
let data2 = data.key;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate41.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferPayer/properties/key/type",keyword:"type",params:{type: schema18.properties.key.type},message:"must be string,null"}];
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
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/TransferPayer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["key","key_type","holder","bank"],"properties":{"key":{"type":"string","minLength":1,"maxLength":77},"key_type":{"$ref":"PixKeyType"},"holder":{"$ref":"PixHolder_closed"},"bank":{"$ref":"PixBank_closed"}},"additionalProperties":false};
const schema20 = {"type":"object","required":["name","document_type","document"],"properties":{"name":{"type":"string"},"document_type":{"type":"string","enum":["CPF","CNPJ"]},"document":{"type":"string","pattern":"^[0-9*./-]{11,18}$"}},"additionalProperties":false};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.document_type === undefined) && (missing0 = "document_type"))) || ((data.document === undefined) && (missing0 = "document"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "document_type")) || (key0 === "document"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PixHolder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath:instancePath+"/document_type",schemaPath:"#/components/schemas/PixHolder/properties/document_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema20.properties.document_type.enum;
if(!((data1 === "CPF") || (data1 === "CNPJ"))){
validate45.errors = [{instancePath:instancePath+"/document_type",schemaPath:"#/components/schemas/PixHolder/properties/document_type/enum",keyword:"enum",params:{allowedValues: schema20.properties.document_type.enum},message:"must be equal to one of the allowed values"}];
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
if(!pattern0.test(data2)){
validate45.errors = [{instancePath:instancePath+"/document",schemaPath:"#/components/schemas/PixHolder/properties/document/pattern",keyword:"pattern",params:{pattern: "^[0-9*./-]{11,18}$"},message:"must match pattern \""+"^[0-9*./-]{11,18}$"+"\""}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/document",schemaPath:"#/components/schemas/PixHolder/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/PixHolder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["ispb","name"],"properties":{"ispb":{"type":"string","pattern":"^[0-9]{8}$"},"name":{"type":"string"}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ispb === undefined) && (missing0 = "ispb")) || ((data.name === undefined) && (missing0 = "name"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "ispb") || (key0 === "name"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!pattern1.test(data0)){
validate47.errors = [{instancePath:instancePath+"/ispb",schemaPath:"#/components/schemas/PixBank/properties/ispb/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}$"},message:"must match pattern \""+"^[0-9]{8}$"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/ispb",schemaPath:"#/components/schemas/PixBank/properties/ispb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate47.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PixBank/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/PixBank/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) && (missing0 = "key")) || ((data.key_type === undefined) && (missing0 = "key_type"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.bank === undefined) && (missing0 = "bank"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "key_type")) || (key0 === "holder")) || (key0 === "bank"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 77 && func2(data0) > 77){
validate43.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixDestination/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate43.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixDestination/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/PixDestination/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.key_type !== undefined){
let data1 = data.key_type;
const _errs4 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/key_type",parentData:data,parentDataProperty:"key_type",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate47(data3, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/PixDestination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern7 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.end_to_end_id === undefined) && (missing0 = "end_to_end_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.payer === undefined) && (missing0 = "payer"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferOrder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "end_to_end_id")) || (key0 === "amount")) || (key0 === "currency")) || (key0 === "description")) || (key0 === "payer")) || (key0 === "destination")) || (key0 === "created_at"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferOrder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate33(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
if(!(validate37(data1, {instancePath:instancePath+"/end_to_end_id",parentData:data,parentDataProperty:"end_to_end_id",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate39(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
validate35.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/PixTransferOrder/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema15.properties.currency.enum;
if(!(data3 === "BRL")){
validate35.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/PixTransferOrder/properties/currency/enum",keyword:"enum",params:{allowedValues: schema15.properties.currency.enum},message:"must be equal to one of the allowed values"}];
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
if(data.description !== undefined){
let data4 = data.description;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate35.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/PixTransferOrder/properties/description/type",keyword:"type",params:{type: schema15.properties.description.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 140 && func2(data4) > 140){
validate35.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/PixTransferOrder/properties/description/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"}];
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
if(data.payer !== undefined){
let data5 = data.payer;
const _errs9 = errors;
if(!(validate41(data5, {instancePath:instancePath+"/payer",parentData:data,parentDataProperty:"payer",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data6 = data.destination;
const _errs10 = errors;
if(!(validate43(data6, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs11 = errors;
if(!(validate50(data7, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
}
else {
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/PixTransferOrder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

exports.path_key = validate52;
const schema23 = {"type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"RandomPixKey"}}};
const schema24 = {"type":"string","format":"uuid","maxLength":36};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 36 && func2(data) > 36){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/RandomPixKey/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];
return false;
}
else {
if(!(formats2.test(data))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/RandomPixKey/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/RandomPixKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate52.errors = [{instancePath,schemaPath:"#/paths/~1bank~1bra~1keys~1{key}/put/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "key")){
validate52.errors = [{instancePath,schemaPath:"#/paths/~1bank~1bra~1keys~1{key}/put/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
if(!(validate53(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/paths/~1bank~1bra~1keys~1{key}/put/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
