"use strict";
exports.ClockAdvance = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["seconds"],"properties":{"seconds":{"type":"integer","minimum":1,"maximum":315360000}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.seconds === undefined) && (missing0 = "seconds")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ClockAdvance/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "seconds")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ClockAdvance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seconds !== undefined){
let data0 = data.seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/ClockAdvance/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 315360000 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/ClockAdvance/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 315360000},message:"must be <= 315360000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/ClockAdvance/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ClockAdvance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ClockSet = validate22;
const schema7 = {"type":"object","additionalProperties":false,"required":["now"],"properties":{"now":{"$ref":"DateTimeInput"}}};
const schema8 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const formats0 = require("./formats.cjs")["date-time"];
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func2(data) > 40){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
if((data.now === undefined) && (missing0 = "now")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ClockSet/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "now")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ClockSet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.now !== undefined){
let data0 = data.now;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/now",parentData:data,parentDataProperty:"now",rootData}))){
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ClockSet/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.Clock_closed = validate25;
const schema9 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["now","offset_seconds","jobs_due"],"properties":{"now":{"$ref":"Timestamp"},"offset_seconds":{"type":"number"},"jobs_due":{"type":"integer","minimum":0}},"additionalProperties":false}},"additionalProperties":false};
const schema10 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const pattern1 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((data0.now === undefined) && (missing1 = "now")) || ((data0.offset_seconds === undefined) && (missing1 = "offset_seconds"))) || ((data0.jobs_due === undefined) && (missing1 = "jobs_due"))){
validate25.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Clock/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "now") || (key1 === "offset_seconds")) || (key1 === "jobs_due"))){
validate25.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Clock/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.now !== undefined){
let data1 = data0.now;
const _errs5 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/data/now",parentData:data0,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.offset_seconds !== undefined){
let data2 = data0.offset_seconds;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/data/offset_seconds",schemaPath:"#/components/schemas/Clock/properties/data/properties/offset_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.jobs_due !== undefined){
let data3 = data0.jobs_due;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate25.errors = [{instancePath:instancePath+"/data/jobs_due",schemaPath:"#/components/schemas/Clock/properties/data/properties/jobs_due/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/data/jobs_due",schemaPath:"#/components/schemas/Clock/properties/data/properties/jobs_due/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate25.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Clock/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.DeliveryFaultCreate = validate28;
const schema11 = {"type":"object","additionalProperties":false,"required":["kind","fault"],"properties":{"kind":{"$ref":"DeliveryKind"},"fault":{"$ref":"DeliveryFaultKind"},"times":{"type":"integer","minimum":1,"maximum":1000},"delay_seconds":{"type":"integer","minimum":1,"maximum":86400}}};
const schema12 = {"type":"string","enum":["CARD_AUTHORIZATION","CARD_ADJUSTMENT","SHIPMENT_UPDATED","ACTIVITY_CREATED","ACTIVITY_UPDATED","IDENTITY_SESSION_COMPLETED"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((((((data === "CARD_AUTHORIZATION") || (data === "CARD_ADJUSTMENT")) || (data === "SHIPMENT_UPDATED")) || (data === "ACTIVITY_CREATED")) || (data === "ACTIVITY_UPDATED")) || (data === "IDENTITY_SESSION_COMPLETED"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryKind/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["DUPLICATE","REORDER","DELAY","DROP","BAD_SIGNATURE","STALE_TIMESTAMP","OLD_SECRET"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!(((((((data === "DUPLICATE") || (data === "REORDER")) || (data === "DELAY")) || (data === "DROP")) || (data === "BAD_SIGNATURE")) || (data === "STALE_TIMESTAMP")) || (data === "OLD_SECRET"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultKind/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
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
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.fault === undefined) && (missing0 = "fault"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "fault")) || (key0 === "times")) || (key0 === "delay_seconds"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data1 = data.fault;
const _errs3 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.times !== undefined){
let data2 = data.times;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate28.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/DeliveryFaultCreate/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
validate28.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/DeliveryFaultCreate/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate28.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/DeliveryFaultCreate/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.delay_seconds !== undefined){
let data3 = data.delay_seconds;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate28.errors = [{instancePath:instancePath+"/delay_seconds",schemaPath:"#/components/schemas/DeliveryFaultCreate/properties/delay_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 86400 || isNaN(data3)){
validate28.errors = [{instancePath:instancePath+"/delay_seconds",schemaPath:"#/components/schemas/DeliveryFaultCreate/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate28.errors = [{instancePath:instancePath+"/delay_seconds",schemaPath:"#/components/schemas/DeliveryFaultCreate/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

exports.DeliveryFaultList_closed = validate33;
const schema14 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"DeliveryFault_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema15 = {"type":"object","required":["id","kind","fault","times","delay_seconds","left","created_at"],"properties":{"kind":{"$ref":"DeliveryKind"},"fault":{"$ref":"DeliveryFaultKind"},"times":{"type":"integer","minimum":1,"maximum":1000},"delay_seconds":{"type":"integer","minimum":1,"maximum":86400},"id":{"$ref":"Id"},"left":{"type":"integer","minimum":0},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema16 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern2 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.times === undefined) && (missing0 = "times"))) || ((data.delay_seconds === undefined) && (missing0 = "delay_seconds"))) || ((data.left === undefined) && (missing0 = "left"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFault/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "fault")) || (key0 === "times")) || (key0 === "delay_seconds")) || (key0 === "id")) || (key0 === "left")) || (key0 === "created_at"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data1 = data.fault;
const _errs3 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.times !== undefined){
let data2 = data.times;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate34.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/DeliveryFault/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/DeliveryFault/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/DeliveryFault/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.delay_seconds !== undefined){
let data3 = data.delay_seconds;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate34.errors = [{instancePath:instancePath+"/delay_seconds",schemaPath:"#/components/schemas/DeliveryFault/properties/delay_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 86400 || isNaN(data3)){
validate34.errors = [{instancePath:instancePath+"/delay_seconds",schemaPath:"#/components/schemas/DeliveryFault/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate34.errors = [{instancePath:instancePath+"/delay_seconds",schemaPath:"#/components/schemas/DeliveryFault/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data.id !== undefined){
let data4 = data.id;
const _errs8 = errors;
if(!(validate37(data4, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.left !== undefined){
let data5 = data.left;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate34.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeliveryFault/properties/left/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate34.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeliveryFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs11 = errors;
if(!(validate26(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema18 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate42.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate42.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate42.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate42.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate42.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate42.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate42.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate44.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate44.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate44.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate46.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema20.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate46.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema20.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate42(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
if(!(validate44(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
validate41.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate46(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate41.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate34(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/DeliveryFaultList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate41(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

exports.DeliveryFaultResult_closed = validate49;
const schema21 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"DeliveryFault_closed"}},"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryFaultResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

exports.FaultCreate = validate51;
const schema22 = {"type":"object","additionalProperties":false,"required":["operation_id","status"],"properties":{"operation_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9]+$"},"status":{"type":"integer","enum":[429,500,503]},"times":{"type":"integer","minimum":1,"maximum":1000},"retry_after":{"type":"integer","minimum":1,"maximum":3600}}};
const pattern3 = new RegExp("^[A-Za-z0-9]+$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.operation_id === undefined) && (missing0 = "operation_id")) || ((data.status === undefined) && (missing0 = "status"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/FaultCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "operation_id") || (key0 === "status")) || (key0 === "times")) || (key0 === "retry_after"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/FaultCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation_id !== undefined){
let data0 = data.operation_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate51.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/FaultCreate/properties/operation_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate51.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/FaultCreate/properties/operation_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern3.test(data0)){
validate51.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/FaultCreate/properties/operation_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]+$"},message:"must match pattern \""+"^[A-Za-z0-9]+$"+"\""}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/FaultCreate/properties/operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate51.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/FaultCreate/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema22.properties.status.enum;
if(!(((data1 === 429) || (data1 === 500)) || (data1 === 503))){
validate51.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/FaultCreate/properties/status/enum",keyword:"enum",params:{allowedValues: schema22.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.times !== undefined){
let data2 = data.times;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate51.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/FaultCreate/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
validate51.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/FaultCreate/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate51.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/FaultCreate/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data.retry_after !== undefined){
let data3 = data.retry_after;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate51.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/components/schemas/FaultCreate/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3600 || isNaN(data3)){
validate51.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/components/schemas/FaultCreate/properties/retry_after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate51.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/components/schemas/FaultCreate/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/FaultCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

exports.FaultList_closed = validate52;
const schema23 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Fault_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema24 = {"type":"object","required":["id","operation_id","status","times","retry_after","left","created_at"],"properties":{"operation_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9]+$"},"status":{"type":"integer","enum":[429,500,503]},"times":{"type":"integer","minimum":1,"maximum":1000},"retry_after":{"type":"integer","minimum":1,"maximum":3600},"id":{"$ref":"Id"},"left":{"type":"integer","minimum":0},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.times === undefined) && (missing0 = "times"))) || ((data.retry_after === undefined) && (missing0 = "retry_after"))) || ((data.left === undefined) && (missing0 = "left"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "operation_id") || (key0 === "status")) || (key0 === "times")) || (key0 === "retry_after")) || (key0 === "id")) || (key0 === "left")) || (key0 === "created_at"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation_id !== undefined){
let data0 = data.operation_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate53.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/Fault/properties/operation_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate53.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/Fault/properties/operation_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern3.test(data0)){
validate53.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/Fault/properties/operation_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]+$"},message:"must match pattern \""+"^[A-Za-z0-9]+$"+"\""}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/Fault/properties/operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Fault/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema24.properties.status.enum;
if(!(((data1 === 429) || (data1 === 500)) || (data1 === 503))){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Fault/properties/status/enum",keyword:"enum",params:{allowedValues: schema24.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.times !== undefined){
let data2 = data.times;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate53.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/Fault/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/Fault/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/times",schemaPath:"#/components/schemas/Fault/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data.retry_after !== undefined){
let data3 = data.retry_after;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate53.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/components/schemas/Fault/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3600 || isNaN(data3)){
validate53.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/components/schemas/Fault/properties/retry_after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate53.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/components/schemas/Fault/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.id !== undefined){
let data4 = data.id;
const _errs10 = errors;
if(!(validate37(data4, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.left !== undefined){
let data5 = data.left;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate53.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/Fault/properties/left/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate53.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/Fault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs13 = errors;
if(!(validate26(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
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
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate53(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/FaultList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate41(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.FaultResult_closed = validate58;
const schema25 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Fault_closed"}},"additionalProperties":false};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/FaultResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/FaultResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate53(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
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
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/FaultResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

exports.SandboxIndex_closed = validate60;
const schema26 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["documentation","operations"],"properties":{"documentation":{"type":"string"},"operations":{"type":"array","items":{"$ref":"SandboxOperation_closed"}}},"additionalProperties":false}},"additionalProperties":false};
const schema27 = {"type":"object","required":["operation_id","method","path"],"properties":{"operation_id":{"type":"string"},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"]},"path":{"type":"string"}},"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.operation_id === undefined) && (missing0 = "operation_id")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxOperation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "operation_id") || (key0 === "method")) || (key0 === "path"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxOperation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation_id !== undefined){
let data0 = data.operation_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate61.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/SandboxOperation/properties/operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.method !== undefined){
let data1 = data.method;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate61.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/SandboxOperation/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema27.properties.method.enum;
if(!(((((data1 === "GET") || (data1 === "POST")) || (data1 === "PUT")) || (data1 === "PATCH")) || (data1 === "DELETE"))){
validate61.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/SandboxOperation/properties/method/enum",keyword:"enum",params:{allowedValues: schema27.properties.method.enum},message:"must be equal to one of the allowed values"}];
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
if(data.path !== undefined){
let data2 = data.path;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/components/schemas/SandboxOperation/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxOperation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxIndex/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxIndex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(((data0.documentation === undefined) && (missing1 = "documentation")) || ((data0.operations === undefined) && (missing1 = "operations"))){
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SandboxIndex/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "documentation") || (key1 === "operations"))){
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SandboxIndex/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.documentation !== undefined){
let data1 = data0.documentation;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate60.errors = [{instancePath:instancePath+"/data/documentation",schemaPath:"#/components/schemas/SandboxIndex/properties/data/properties/documentation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.operations !== undefined){
let data2 = data0.operations;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(!(validate61(data3, {instancePath:instancePath+"/data/operations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate60.errors = [{instancePath:instancePath+"/data/operations",schemaPath:"#/components/schemas/SandboxIndex/properties/data/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs7){
}
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
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SandboxIndex/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxIndex/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

exports.UpcomingList_closed = validate63;
const schema28 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Upcoming_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema29 = {"type":"object","required":["at","type"],"properties":{"at":{"$ref":"Timestamp"},"type":{"type":"string","enum":["SEND_EVENT","EXPIRE_CASH_IN_INTENT","EXPIRE_CASH_OUT_INTENT","EXPIRE_IDENTITY_SESSION","EXPIRE_CARDS","CANCEL_IDENTITY_SESSION","REGISTER_BOLETO","WITHDRAW_BOLETO","REGISTER_PIX_KEY","REMOVE_PIX_KEY","FOLLOW_TRANSFER","MAKE_BATCH","ORDER_CARD","ANNOUNCE_SHIPMENT","SWEEP_CARD_TRANSACTIONS","SETTLE_DAYS","SETTLE_DAY"]},"resource_id":{"$ref":"Id"}},"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.at === undefined) && (missing0 = "at")) || ((data.type === undefined) && (missing0 = "type"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/Upcoming/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "at") || (key0 === "type")) || (key0 === "resource_id"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/Upcoming/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(typeof data1 !== "string"){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Upcoming/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema29.properties.type.enum;
if(!(((((((((((((((((data1 === "SEND_EVENT") || (data1 === "EXPIRE_CASH_IN_INTENT")) || (data1 === "EXPIRE_CASH_OUT_INTENT")) || (data1 === "EXPIRE_IDENTITY_SESSION")) || (data1 === "EXPIRE_CARDS")) || (data1 === "CANCEL_IDENTITY_SESSION")) || (data1 === "REGISTER_BOLETO")) || (data1 === "WITHDRAW_BOLETO")) || (data1 === "REGISTER_PIX_KEY")) || (data1 === "REMOVE_PIX_KEY")) || (data1 === "FOLLOW_TRANSFER")) || (data1 === "MAKE_BATCH")) || (data1 === "ORDER_CARD")) || (data1 === "ANNOUNCE_SHIPMENT")) || (data1 === "SWEEP_CARD_TRANSACTIONS")) || (data1 === "SETTLE_DAYS")) || (data1 === "SETTLE_DAY"))){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Upcoming/properties/type/enum",keyword:"enum",params:{allowedValues: schema29.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.resource_id !== undefined){
let data2 = data.resource_id;
const _errs5 = errors;
if(!(validate37(data2, {instancePath:instancePath+"/resource_id",parentData:data,parentDataProperty:"resource_id",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/Upcoming/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/UpcomingList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/UpcomingList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate64(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate63.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/UpcomingList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate41(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/UpcomingList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

exports.path_fault_id = validate69;
const schema30 = {"type":"object","additionalProperties":false,"required":["fault_id"],"properties":{"fault_id":{"$ref":"Id"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fault_id === undefined) && (missing0 = "fault_id")){
validate69.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1faults~1{fault_id}/delete/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "fault_id")){
validate69.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1faults~1{fault_id}/delete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fault_id !== undefined){
let data0 = data.fault_id;
const _errs2 = errors;
if(!(validate37(data0, {instancePath:instancePath+"/fault_id",parentData:data,parentDataProperty:"fault_id",rootData}))){
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
validate69.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1faults~1{fault_id}/delete/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
