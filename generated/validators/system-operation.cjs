"use strict";
exports.UndeliveredEventList_closed = validate21;
const schema6 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"UndeliveredEvent_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema7 = {"type":"object","required":["id","client_id","type","status","idempotency_key","address","resource_id","attempts_made","last_attempt","next_attempt_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"client_id":{"$ref":"Id"},"type":{"type":"string","enum":["CARD_ADJUSTMENT","SHIPMENT_UPDATED","ACTIVITY_CREATED","ACTIVITY_UPDATED","IDENTITY_SESSION_COMPLETED"]},"status":{"$ref":"UndeliveredStatus"},"idempotency_key":{"$ref":"CallbackIdempotencyKey"},"address":{"type":["string","null"]},"resource_id":{"$ref":"Id"},"attempts_made":{"type":"integer","minimum":0},"last_attempt":{"oneOf":[{"$ref":"LastAttempt_closed"},{"type":"null"}]},"next_attempt_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const schema8 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
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

const schema9 = {"type":"string","enum":["DEAD","PENDING"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((data === "DEAD") || (data === "PENDING"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredStatus/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","minLength":1,"maxLength":256};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","required":["at","outcome","status_code"],"properties":{"at":{"$ref":"Timestamp"},"outcome":{"type":"string","enum":["DELIVERED","REFUSED","GONE","TIMEOUT","UNREACHABLE","REDIRECTED","TOO_LARGE","INVALID_REPLY","NOT_ALLOWED","FAULT"]},"status_code":{"type":["integer","null"],"minimum":100,"maximum":599}},"additionalProperties":false};
const schema12 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern1 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if((((data.at === undefined) && (missing0 = "at")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.status_code === undefined) && (missing0 = "status_code"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/LastAttempt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "at") || (key0 === "outcome")) || (key0 === "status_code"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/LastAttempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs2 = errors;
if(!(validate32(data0, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate31.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/LastAttempt/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema11.properties.outcome.enum;
if(!((((((((((data1 === "DELIVERED") || (data1 === "REFUSED")) || (data1 === "GONE")) || (data1 === "TIMEOUT")) || (data1 === "UNREACHABLE")) || (data1 === "REDIRECTED")) || (data1 === "TOO_LARGE")) || (data1 === "INVALID_REPLY")) || (data1 === "NOT_ALLOWED")) || (data1 === "FAULT"))){
validate31.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/LastAttempt/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema11.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status_code !== undefined){
let data2 = data.status_code;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate31.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/components/schemas/LastAttempt/properties/status_code/type",keyword:"type",params:{type: schema11.properties.status_code.type},message:"must be integer,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/components/schemas/LastAttempt/properties/status_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 100 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/components/schemas/LastAttempt/properties/status_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
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
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/LastAttempt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.resource_id === undefined) && (missing0 = "resource_id"))) || ((data.attempts_made === undefined) && (missing0 = "attempts_made"))) || ((data.last_attempt === undefined) && (missing0 = "last_attempt"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEvent/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.client_id !== undefined){
let data1 = data.client_id;
const _errs3 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/UndeliveredEvent/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema7.properties.type.enum;
if(!(((((data2 === "CARD_ADJUSTMENT") || (data2 === "SHIPMENT_UPDATED")) || (data2 === "ACTIVITY_CREATED")) || (data2 === "ACTIVITY_UPDATED")) || (data2 === "IDENTITY_SESSION_COMPLETED"))){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/UndeliveredEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status !== undefined){
let data3 = data.status;
const _errs6 = errors;
if(!(validate26(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data4 = data.idempotency_key;
const _errs7 = errors;
if(!(validate28(data4, {instancePath:instancePath+"/idempotency_key",parentData:data,parentDataProperty:"idempotency_key",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data5 = data.address;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/UndeliveredEvent/properties/address/type",keyword:"type",params:{type: schema7.properties.address.type},message:"must be string,null"}];
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
if(data.resource_id !== undefined){
let data6 = data.resource_id;
const _errs10 = errors;
if(!(validate23(data6, {instancePath:instancePath+"/resource_id",parentData:data,parentDataProperty:"resource_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts_made !== undefined){
let data7 = data.attempts_made;
const _errs11 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate22.errors = [{instancePath:instancePath+"/attempts_made",schemaPath:"#/components/schemas/UndeliveredEvent/properties/attempts_made/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate22.errors = [{instancePath:instancePath+"/attempts_made",schemaPath:"#/components/schemas/UndeliveredEvent/properties/attempts_made/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs11){
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_attempt !== undefined){
let data8 = data.last_attempt;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate31(data8, {instancePath:instancePath+"/last_attempt",parentData:data,parentDataProperty:"last_attempt",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/components/schemas/UndeliveredEvent/properties/last_attempt/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
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
const err1 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/components/schemas/UndeliveredEvent/properties/last_attempt/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data9 = data.next_attempt_at;
const _errs18 = errors;
const _errs19 = errors;
let valid2 = false;
let passing1 = null;
const _errs20 = errors;
if(!(validate32(data9, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs21 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/components/schemas/UndeliveredEvent/properties/next_attempt_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs22 = errors;
if(errors === _errs21){
}
var _valid1 = _errs21 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/components/schemas/UndeliveredEvent/properties/next_attempt_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs23 = errors;
if(!(validate32(data10, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data11 = data.updated_at;
const _errs24 = errors;
if(!(validate32(data11, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
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
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema14 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate40.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate40.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate40.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate40.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate40.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate40.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate42.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate44.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate44.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema16.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate44.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema16.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate40(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate42(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate39.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate44(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
validate39.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEventList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEventList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate22(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/UndeliveredEventList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate39(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEventList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.UndeliveredEventResult_closed = validate47;
const schema17 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"UndeliveredEvent_closed"}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEventResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEventResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/UndeliveredEventResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

exports.path_event_id = validate49;
const schema18 = {"type":"object","additionalProperties":false,"required":["event_id"],"properties":{"event_id":{"$ref":"Id"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event_id === undefined) && (missing0 = "event_id")){
validate49.errors = [{instancePath,schemaPath:"#/paths/~1system~1v1~1undelivered-events~1{event_id}~1replay/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "event_id")){
validate49.errors = [{instancePath,schemaPath:"#/paths/~1system~1v1~1undelivered-events~1{event_id}~1replay/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
let data0 = data.event_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData}))){
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
validate49.errors = [{instancePath,schemaPath:"#/paths/~1system~1v1~1undelivered-events~1{event_id}~1replay/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

exports.searchUndeliveredEvents_query = validate51;
const schema19 = {"type":"object","additionalProperties":false,"properties":{"filter[status]":{"type":"array","minItems":1,"maxItems":1,"items":{"$ref":"UndeliveredStatus"}},"filter[client_id]":{"type":"array","minItems":1,"maxItems":1,"items":{"$ref":"IdInList"}},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000}}};
const schema20 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"};
const pattern2 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"+"\""}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "filter[status]") || (key0 === "filter[client_id]")) || (key0 === "page[size]")) || (key0 === "page[number]"))){
validate51.errors = [{instancePath,schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 1){
validate51.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data0.length < 1){
validate51.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/filter[status]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate51.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[client_id]"] !== undefined){
let data2 = data["filter[client_id]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 1){
validate51.errors = [{instancePath:instancePath+"/filter[client_id]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/filter%5Bclient_id%5D/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data2.length < 1){
validate51.errors = [{instancePath:instancePath+"/filter[client_id]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/filter%5Bclient_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate53(data3, {instancePath:instancePath+"/filter[client_id]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
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
validate51.errors = [{instancePath:instancePath+"/filter[client_id]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/filter%5Bclient_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["page[size]"] !== undefined){
let data4 = data["page[size]"];
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate51.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
validate51.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate51.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data["page[number]"] !== undefined){
let data5 = data["page[number]"];
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate51.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
validate51.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate51.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/paths/~1system~1v1~1undelivered-events/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

exports.www_authenticate = validate55;
const schema21 = {"type":"string","pattern":"^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"};
const pattern3 = new RegExp("^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate55.errors = [{instancePath,schemaPath:"#/components/responses/Unauthorized/headers/www-authenticate/schema/pattern",keyword:"pattern",params:{pattern: "^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"},message:"must match pattern \""+"^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/components/responses/Unauthorized/headers/www-authenticate/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

exports.www_authenticate_2 = validate56;
const schema22 = {"type":"string","pattern":"^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"};
const pattern4 = new RegExp("^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate56.errors = [{instancePath,schemaPath:"#/components/responses/Forbidden/headers/www-authenticate/schema/pattern",keyword:"pattern",params:{pattern: "^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"},message:"must match pattern \""+"^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/components/responses/Forbidden/headers/www-authenticate/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
