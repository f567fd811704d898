"use strict";
exports.NetworkError = validate21;
const schema6 = {"type":"object","required":["error_code","error","request_id"],"properties":{"error_code":{"type":"string","maxLength":128},"error":{"$ref":"ErrorReason"},"request_id":{"type":"string"}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const schema7 = {"type":"object","required":["message","details"],"properties":{"message":{"type":"string"},"details":{"type":"array","items":{"$ref":"ErrorDetail"}}}};
const schema8 = {"type":"object","required":["code","detail","location","pointer"],"properties":{"code":{"type":"string"},"detail":{"type":"string"},"location":{"type":"string","enum":["body","query","path","header"]},"pointer":{"type":"string"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.pointer === undefined) && (missing0 = "pointer"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/ErrorDetail/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.detail !== undefined){
let data1 = data.detail;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate23.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ErrorDetail/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.location !== undefined){
let data2 = data.location;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/location",schemaPath:"#/components/schemas/ErrorDetail/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema8.properties.location.enum;
if(!((((data2 === "body") || (data2 === "query")) || (data2 === "path")) || (data2 === "header"))){
validate23.errors = [{instancePath:instancePath+"/location",schemaPath:"#/components/schemas/ErrorDetail/properties/location/enum",keyword:"enum",params:{allowedValues: schema8.properties.location.enum},message:"must be equal to one of the allowed values"}];
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
if(data.pointer !== undefined){
let data3 = data.pointer;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate23.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ErrorDetail/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
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
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((data.message === undefined) && (missing0 = "message")) || ((data.details === undefined) && (missing0 = "details"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorReason/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorReason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.details !== undefined){
let data1 = data.details;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/details/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/ErrorReason/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorReason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if((((data.error_code === undefined) && (missing0 = "error_code")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkError/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 128 && func2(data0) > 128){
validate21.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/components/schemas/NetworkError/properties/error_code/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/components/schemas/NetworkError/properties/error_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.error !== undefined){
let data1 = data.error;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data2 = data.request_id;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/components/schemas/NetworkError/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.OrderTakenAnswer = validate26;
const schema9 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id"],"properties":{"id":{"$ref":"Id"}}}}};
const schema10 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/OrderTakenAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if((data0.id === undefined) && (missing1 = "id")){
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/OrderTakenAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!(validate27(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
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
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/OrderTakenAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/OrderTakenAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.TransferOrderAnswer = validate29;
const schema11 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","status"],"properties":{"id":{"$ref":"Id"},"status":{"$ref":"TransferStatus"},"failure_reason":{"oneOf":[{"$ref":"TransferFailureReason"},{"type":"null"}]}},"if":{"required":["status"],"properties":{"status":{"const":"FAILED"}}},"then":{"required":["failure_reason"],"properties":{"failure_reason":{"type":"string"}}}}}};
const schema12 = {"type":"string","enum":["SUCCESS","FAILED","IN_PROGRESS"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!(((data === "SUCCESS") || (data === "FAILED")) || (data === "IN_PROGRESS"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStatus/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["DESTINATION_REJECTED","DESTINATION_ACCOUNT_NOT_ACTIVE","NETWORK_UNAVAILABLE"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!(((data === "DESTINATION_REJECTED") || (data === "DESTINATION_ACCOUNT_NOT_ACTIVE")) || (data === "NETWORK_UNAVAILABLE"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/TransferOrderAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.status === undefined) && (missing1 = "status")){
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
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if("FAILED" !== data1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
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
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing2;
if((data0.failure_reason === undefined) && (missing2 = "failure_reason")){
validate29.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransferOrderAnswer/properties/data/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data0.failure_reason !== undefined){
let data2 = data0.failure_reason;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate29.errors = [{instancePath:instancePath+"/data/failure_reason",schemaPath:"#/components/schemas/TransferOrderAnswer/properties/data/then/properties/failure_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransferOrderAnswer/properties/data/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate29.errors = vErrors;
return false;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing3;
if(((data0.id === undefined) && (missing3 = "id")) || ((data0.status === undefined) && (missing3 = "status"))){
validate29.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransferOrderAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data3 = data0.id;
const _errs9 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data0.status !== undefined){
let data4 = data0.status;
const _errs10 = errors;
if(!(validate31(data4, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data0.failure_reason !== undefined){
let data5 = data0.failure_reason;
const _errs11 = errors;
const _errs12 = errors;
let valid5 = false;
let passing0 = null;
const _errs13 = errors;
if(!(validate33(data5, {instancePath:instancePath+"/data/failure_reason",parentData:data0,parentDataProperty:"failure_reason",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid5 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data5 !== null){
const err3 = {instancePath:instancePath+"/data/failure_reason",schemaPath:"#/components/schemas/TransferOrderAnswer/properties/data/properties/failure_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err4 = {instancePath:instancePath+"/data/failure_reason",schemaPath:"#/components/schemas/TransferOrderAnswer/properties/data/properties/failure_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate29.errors = vErrors;
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
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransferOrderAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/TransferOrderAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

exports.findArgentineDestination_header = validate35;
const schema14 = {"type":"object","additionalProperties":false,"required":["x-client-id"],"properties":{"x-client-id":{"$ref":"Id"},"x-api-key":{"$ref":"ApiKey"},"x-signature":{"$ref":"Signature"},"x-timestamp":{"$ref":"SignatureTimestamp"},"x-endpoint":{"$ref":"SignedEndpoint"}}};
const schema15 = {"type":"string","minLength":1,"maxLength":256};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","pattern":"^hmac-sha256 [A-Za-z0-9+/]+=*$","maxLength":256};
const pattern1 = new RegExp("^hmac-sha256 [A-Za-z0-9+/]+=*$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/pattern",keyword:"pattern",params:{pattern: "^hmac-sha256 [A-Za-z0-9+/]+=*$"},message:"must match pattern \""+"^hmac-sha256 [A-Za-z0-9+/]+=*$"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","pattern":"^[0-9]{1,12}$"};
const pattern2 = new RegExp("^[0-9]{1,12}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","minLength":1,"maxLength":2048};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 2048 && func2(data) > 2048){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["x-client-id"] === undefined) && (missing0 = "x-client-id")){
validate35.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1destinations~1search/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "x-client-id") || (key0 === "x-api-key")) || (key0 === "x-signature")) || (key0 === "x-timestamp")) || (key0 === "x-endpoint"))){
validate35.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1destinations~1search/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-client-id"] !== undefined){
let data0 = data["x-client-id"];
const _errs2 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/x-client-id",parentData:data,parentDataProperty:"x-client-id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-api-key"] !== undefined){
let data1 = data["x-api-key"];
const _errs3 = errors;
if(!(validate37(data1, {instancePath:instancePath+"/x-api-key",parentData:data,parentDataProperty:"x-api-key",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-signature"] !== undefined){
let data2 = data["x-signature"];
const _errs4 = errors;
if(!(validate39(data2, {instancePath:instancePath+"/x-signature",parentData:data,parentDataProperty:"x-signature",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-timestamp"] !== undefined){
let data3 = data["x-timestamp"];
const _errs5 = errors;
if(!(validate41(data3, {instancePath:instancePath+"/x-timestamp",parentData:data,parentDataProperty:"x-timestamp",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-endpoint"] !== undefined){
let data4 = data["x-endpoint"];
const _errs6 = errors;
if(!(validate43(data4, {instancePath:instancePath+"/x-endpoint",parentData:data,parentDataProperty:"x-endpoint",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
}
else {
validate35.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1destinations~1search/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

exports.query_none = validate45;
const schema19 = {"type":"object","additionalProperties":false,"properties":{}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
validate45.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1destinations~1search/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
if(_errs1 === errors){
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1destinations~1search/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

exports.retry_after = validate46;
const schema20 = {"type":"integer","minimum":1};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate46.errors = [{instancePath,schemaPath:"#/components/responses/AskedTooOften/headers/retry-after/schema/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate46.errors = [{instancePath,schemaPath:"#/components/responses/AskedTooOften/headers/retry-after/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate46.errors = vErrors;
return errors === 0;
}
