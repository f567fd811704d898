"use strict";
exports.RequestLogDetailResult_closed = validate21;
const schema6 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"RequestLogDetail_closed"}},"additionalProperties":false};
const schema7 = {"type":"object","required":["id","sequence","direction","result","client_id","operation","revision","method","target","status","error_code","idempotency_key","resource_ids","created_at","real_at","duration_ms","event_id","request","response","verdict","signature","reply_signature","links"],"properties":{"id":{"$ref":"Id"},"sequence":{"type":"integer","minimum":0},"direction":{"$ref":"RequestLogDirection"},"result":{"$ref":"RequestLogResult"},"client_id":{"type":["string","null"]},"operation":{"type":["string","null"]},"revision":{"type":"string"},"method":{"type":"string"},"target":{"type":"string"},"status":{"type":["integer","null"],"minimum":100,"maximum":599},"error_code":{"type":["string","null"]},"idempotency_key":{"type":["string","null"]},"resource_ids":{"type":"array","items":{"type":"string"}},"created_at":{"$ref":"Timestamp"},"real_at":{"$ref":"Timestamp"},"duration_ms":{"type":"number","minimum":0},"event_id":{"type":["string","null"]},"request":{"$ref":"RequestLogMessage_closed"},"response":{"oneOf":[{"$ref":"RequestLogMessage_closed"},{"type":"null"}]},"verdict":{"$ref":"RequestLogVerdict_closed"},"signature":{"oneOf":[{"$ref":"RequestLogSignature_closed"},{"type":"null"}]},"reply_signature":{"oneOf":[{"$ref":"RequestLogSignature_closed"},{"type":"null"}]},"links":{"$ref":"RequestLogLinks_closed"}},"additionalProperties":false};
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

const schema9 = {"type":"string","enum":["REQUEST","CALL"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDirection/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((data === "REQUEST") || (data === "CALL"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDirection/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["ACCEPTED","REFUSED","FAILED"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogResult/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!(((data === "ACCEPTED") || (data === "REFUSED")) || (data === "FAILED"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogResult/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern1 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
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

const schema12 = {"type":"object","required":["headers","body","body_bytes","omitted"],"properties":{"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":["object","array","string","number","boolean","null"],"items":{"type":["object","array","string","number","boolean","null"]}},"text":{"type":"string"},"body_bytes":{"type":"integer","minimum":0},"omitted":{"type":["string","null"],"enum":["NOT_READ","NOT_JSON","TOO_LARGE","TOO_DEEP",null]}},"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.headers === undefined) && (missing0 = "headers")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.body_bytes === undefined) && (missing0 = "body_bytes"))) || ((data.omitted === undefined) && (missing0 = "omitted"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "headers") || (key0 === "body")) || (key0 === "text")) || (key0 === "body_bytes")) || (key0 === "omitted"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogMessage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.headers !== undefined){
let data0 = data.headers;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs4 = errors;
for(const key1 in data0){
let data1 = data0[key1];
const _errs5 = errors;
if(typeof data1 !== "string"){
validate32.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/RequestLogMessage/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(_errs4 === errors){
}
}
else {
validate32.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/RequestLogMessage/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.body !== undefined){
let data2 = data.body;
const _errs7 = errors;
if((((typeof data2 != "object") && (typeof data2 !== "string")) && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
validate32.errors = [{instancePath:instancePath+"/body",schemaPath:"#/components/schemas/RequestLogMessage/properties/body/type",keyword:"type",params:{type: schema12.properties.body.type},message:"must be object,array,string,number,boolean,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if((((typeof data3 != "object") && (typeof data3 !== "string")) && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
validate32.errors = [{instancePath:instancePath+"/body/" + i0,schemaPath:"#/components/schemas/RequestLogMessage/properties/body/items/type",keyword:"type",params:{type: schema12.properties.body.items.type},message:"must be object,array,string,number,boolean,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
if(valid2){
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
if(data.text !== undefined){
let data4 = data.text;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate32.errors = [{instancePath:instancePath+"/text",schemaPath:"#/components/schemas/RequestLogMessage/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body_bytes !== undefined){
let data5 = data.body_bytes;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate32.errors = [{instancePath:instancePath+"/body_bytes",schemaPath:"#/components/schemas/RequestLogMessage/properties/body_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate32.errors = [{instancePath:instancePath+"/body_bytes",schemaPath:"#/components/schemas/RequestLogMessage/properties/body_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omitted !== undefined){
let data6 = data.omitted;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate32.errors = [{instancePath:instancePath+"/omitted",schemaPath:"#/components/schemas/RequestLogMessage/properties/omitted/type",keyword:"type",params:{type: schema12.properties.omitted.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
const vSchema0 = schema12.properties.omitted.enum;
if(!(((((data6 === "NOT_READ") || (data6 === "NOT_JSON")) || (data6 === "TOO_LARGE")) || (data6 === "TOO_DEEP")) || (data6 === null))){
validate32.errors = [{instancePath:instancePath+"/omitted",schemaPath:"#/components/schemas/RequestLogMessage/properties/omitted/enum",keyword:"enum",params:{allowedValues: schema12.properties.omitted.enum},message:"must be equal to one of the allowed values"}];
return false;
}
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
else {
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","required":["result","error_code","message","source","help","findings"],"properties":{"result":{"$ref":"RequestLogResult"},"error_code":{"type":["string","null"]},"message":{"type":["string","null"]},"source":{"type":["string","null"]},"help":{"type":"array","items":{"type":"string"}},"findings":{"type":"array","items":{"$ref":"RequestLogFinding_closed"}}},"additionalProperties":false};
const schema14 = {"type":"object","required":["location","pointer","code","rule","source","help"],"properties":{"location":{"type":"string","enum":["body","query","path","header","reply"]},"pointer":{"type":"string"},"code":{"type":"string"},"rule":{"type":"string"},"source":{"type":["string","null"]},"help":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.location === undefined) && (missing0 = "location")) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.help === undefined) && (missing0 = "help"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogFinding/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "location") || (key0 === "pointer")) || (key0 === "code")) || (key0 === "rule")) || (key0 === "source")) || (key0 === "help"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogFinding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.location !== undefined){
let data0 = data.location;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate37.errors = [{instancePath:instancePath+"/location",schemaPath:"#/components/schemas/RequestLogFinding/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema14.properties.location.enum;
if(!(((((data0 === "body") || (data0 === "query")) || (data0 === "path")) || (data0 === "header")) || (data0 === "reply"))){
validate37.errors = [{instancePath:instancePath+"/location",schemaPath:"#/components/schemas/RequestLogFinding/properties/location/enum",keyword:"enum",params:{allowedValues: schema14.properties.location.enum},message:"must be equal to one of the allowed values"}];
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
if(data.pointer !== undefined){
let data1 = data.pointer;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate37.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/RequestLogFinding/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.code !== undefined){
let data2 = data.code;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate37.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/RequestLogFinding/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.rule !== undefined){
let data3 = data.rule;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate37.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/RequestLogFinding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.source !== undefined){
let data4 = data.source;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate37.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/RequestLogFinding/properties/source/type",keyword:"type",params:{type: schema14.properties.source.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data5 = data.help;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(typeof data6 !== "string"){
validate37.errors = [{instancePath:instancePath+"/help/" + i0,schemaPath:"#/components/schemas/RequestLogFinding/properties/help/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate37.errors = [{instancePath:instancePath+"/help",schemaPath:"#/components/schemas/RequestLogFinding/properties/help/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.result === undefined) && (missing0 = "result")) || ((data.error_code === undefined) && (missing0 = "error_code"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.help === undefined) && (missing0 = "help"))) || ((data.findings === undefined) && (missing0 = "findings"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogVerdict/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "result") || (key0 === "error_code")) || (key0 === "message")) || (key0 === "source")) || (key0 === "help")) || (key0 === "findings"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogVerdict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate35.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/components/schemas/RequestLogVerdict/properties/error_code/type",keyword:"type",params:{type: schema13.properties.error_code.type},message:"must be string,null"}];
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
if(data.message !== undefined){
let data2 = data.message;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate35.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/RequestLogVerdict/properties/message/type",keyword:"type",params:{type: schema13.properties.message.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data3 = data.source;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate35.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/RequestLogVerdict/properties/source/type",keyword:"type",params:{type: schema13.properties.source.type},message:"must be string,null"}];
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
if(data.help !== undefined){
let data4 = data.help;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(typeof data5 !== "string"){
validate35.errors = [{instancePath:instancePath+"/help/" + i0,schemaPath:"#/components/schemas/RequestLogVerdict/properties/help/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate35.errors = [{instancePath:instancePath+"/help",schemaPath:"#/components/schemas/RequestLogVerdict/properties/help/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.findings !== undefined){
let data6 = data.findings;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(!(validate37(data7, {instancePath:instancePath+"/findings/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate35.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/components/schemas/RequestLogVerdict/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs13){
}
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
else {
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogVerdict/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","required":["signed","order","api_key","timestamp","endpoint","expected","received","fresh","matches"],"properties":{"signed":{"type":"string"},"order":{"type":"string","enum":["timestamp-endpoint-body","body-timestamp-endpoint"]},"api_key":{"type":["string","null"]},"timestamp":{"type":["string","null"]},"endpoint":{"type":["string","null"]},"expected":{"type":["string","null"]},"received":{"type":["string","null"]},"fresh":{"type":"boolean"},"matches":{"type":"boolean"}},"additionalProperties":false};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.signed === undefined) && (missing0 = "signed")) || ((data.order === undefined) && (missing0 = "order"))) || ((data.api_key === undefined) && (missing0 = "api_key"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.received === undefined) && (missing0 = "received"))) || ((data.fresh === undefined) && (missing0 = "fresh"))) || ((data.matches === undefined) && (missing0 = "matches"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogSignature/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema15.properties, key0))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogSignature/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signed !== undefined){
let data0 = data.signed;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate40.errors = [{instancePath:instancePath+"/signed",schemaPath:"#/components/schemas/RequestLogSignature/properties/signed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.order !== undefined){
let data1 = data.order;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate40.errors = [{instancePath:instancePath+"/order",schemaPath:"#/components/schemas/RequestLogSignature/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema15.properties.order.enum;
if(!((data1 === "timestamp-endpoint-body") || (data1 === "body-timestamp-endpoint"))){
validate40.errors = [{instancePath:instancePath+"/order",schemaPath:"#/components/schemas/RequestLogSignature/properties/order/enum",keyword:"enum",params:{allowedValues: schema15.properties.order.enum},message:"must be equal to one of the allowed values"}];
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
if(data.api_key !== undefined){
let data2 = data.api_key;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate40.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/components/schemas/RequestLogSignature/properties/api_key/type",keyword:"type",params:{type: schema15.properties.api_key.type},message:"must be string,null"}];
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
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate40.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/RequestLogSignature/properties/timestamp/type",keyword:"type",params:{type: schema15.properties.timestamp.type},message:"must be string,null"}];
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
if(data.endpoint !== undefined){
let data4 = data.endpoint;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate40.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/RequestLogSignature/properties/endpoint/type",keyword:"type",params:{type: schema15.properties.endpoint.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data5 = data.expected;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate40.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/RequestLogSignature/properties/expected/type",keyword:"type",params:{type: schema15.properties.expected.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.received !== undefined){
let data6 = data.received;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate40.errors = [{instancePath:instancePath+"/received",schemaPath:"#/components/schemas/RequestLogSignature/properties/received/type",keyword:"type",params:{type: schema15.properties.received.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fresh !== undefined){
let data7 = data.fresh;
const _errs16 = errors;
if(typeof data7 !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/fresh",schemaPath:"#/components/schemas/RequestLogSignature/properties/fresh/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matches !== undefined){
let data8 = data.matches;
const _errs18 = errors;
if(typeof data8 !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/matches",schemaPath:"#/components/schemas/RequestLogSignature/properties/matches/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
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
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogSignature/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","required":["events","calls","requests","ledger_entries"],"properties":{"events":{"type":"array","items":{"$ref":"CausedEvent_closed"}},"calls":{"type":"array","items":{"type":"string"}},"requests":{"type":"array","items":{"type":"string"}},"ledger_entries":{"type":"array","items":{"$ref":"CausedLedgerEntry_closed"}}},"additionalProperties":false};
const schema17 = {"type":"object","required":["id","type","resource_id"],"properties":{"id":{"$ref":"Id"},"type":{"type":"string"},"resource_id":{"type":"string"}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.resource_id === undefined) && (missing0 = "resource_id"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CausedEvent/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "type")) || (key0 === "resource_id"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CausedEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CausedEvent/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.resource_id !== undefined){
let data2 = data.resource_id;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate44.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/components/schemas/CausedEvent/properties/resource_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
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
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CausedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["movement_id","leg","account_id","currency","amount"],"properties":{"movement_id":{"type":"string"},"leg":{"type":"integer","minimum":0},"account_id":{"type":"string"},"currency":{"type":"string"},"amount":{"type":"string"}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.movement_id === undefined) && (missing0 = "movement_id")) || ((data.leg === undefined) && (missing0 = "leg"))) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/CausedLedgerEntry/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "movement_id") || (key0 === "leg")) || (key0 === "account_id")) || (key0 === "currency")) || (key0 === "amount"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/CausedLedgerEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.movement_id !== undefined){
let data0 = data.movement_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate47.errors = [{instancePath:instancePath+"/movement_id",schemaPath:"#/components/schemas/CausedLedgerEntry/properties/movement_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.leg !== undefined){
let data1 = data.leg;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate47.errors = [{instancePath:instancePath+"/leg",schemaPath:"#/components/schemas/CausedLedgerEntry/properties/leg/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate47.errors = [{instancePath:instancePath+"/leg",schemaPath:"#/components/schemas/CausedLedgerEntry/properties/leg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate47.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/components/schemas/CausedLedgerEntry/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.currency !== undefined){
let data3 = data.currency;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate47.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CausedLedgerEntry/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.amount !== undefined){
let data4 = data.amount;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate47.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/CausedLedgerEntry/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
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
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/CausedLedgerEntry/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((((data.events === undefined) && (missing0 = "events")) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.ledger_entries === undefined) && (missing0 = "ledger_entries"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogLinks/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "events") || (key0 === "calls")) || (key0 === "requests")) || (key0 === "ledger_entries"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogLinks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate44(data1, {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
validate43.errors = [{instancePath:instancePath+"/events",schemaPath:"#/components/schemas/RequestLogLinks/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.calls !== undefined){
let data2 = data.calls;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate43.errors = [{instancePath:instancePath+"/calls/" + i1,schemaPath:"#/components/schemas/RequestLogLinks/properties/calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate43.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/RequestLogLinks/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.requests !== undefined){
let data4 = data.requests;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
if(typeof data5 !== "string"){
validate43.errors = [{instancePath:instancePath+"/requests/" + i2,schemaPath:"#/components/schemas/RequestLogLinks/properties/requests/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate43.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/components/schemas/RequestLogLinks/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.ledger_entries !== undefined){
let data6 = data.ledger_entries;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs15 = errors;
if(!(validate47(data7, {instancePath:instancePath+"/ledger_entries/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate43.errors = [{instancePath:instancePath+"/ledger_entries",schemaPath:"#/components/schemas/RequestLogLinks/properties/ledger_entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs13){
}
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
else {
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogLinks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error_code === undefined) && (missing0 = "error_code"))) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.resource_ids === undefined) && (missing0 = "resource_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.real_at === undefined) && (missing0 = "real_at"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.request === undefined) && (missing0 = "request"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.reply_signature === undefined) && (missing0 = "reply_signature"))) || ((data.links === undefined) && (missing0 = "links"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.sequence !== undefined){
let data1 = data.sequence;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate22.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/RequestLogDetail/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/RequestLogDetail/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
if(data.direction !== undefined){
let data2 = data.direction;
const _errs5 = errors;
if(!(validate25(data2, {instancePath:instancePath+"/direction",parentData:data,parentDataProperty:"direction",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs6 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data4 = data.client_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate22.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/components/schemas/RequestLogDetail/properties/client_id/type",keyword:"type",params:{type: schema7.properties.client_id.type},message:"must be string,null"}];
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
if(data.operation !== undefined){
let data5 = data.operation;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/RequestLogDetail/properties/operation/type",keyword:"type",params:{type: schema7.properties.operation.type},message:"must be string,null"}];
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
if(data.revision !== undefined){
let data6 = data.revision;
const _errs11 = errors;
if(typeof data6 !== "string"){
validate22.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/components/schemas/RequestLogDetail/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data7 = data.method;
const _errs13 = errors;
if(typeof data7 !== "string"){
validate22.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/RequestLogDetail/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data8 = data.target;
const _errs15 = errors;
if(typeof data8 !== "string"){
validate22.errors = [{instancePath:instancePath+"/target",schemaPath:"#/components/schemas/RequestLogDetail/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data9 = data.status;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestLogDetail/properties/status/type",keyword:"type",params:{type: schema7.properties.status.type},message:"must be integer,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 599 || isNaN(data9)){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestLogDetail/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data9 < 100 || isNaN(data9)){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestLogDetail/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
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
if(data.error_code !== undefined){
let data10 = data.error_code;
const _errs19 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate22.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/components/schemas/RequestLogDetail/properties/error_code/type",keyword:"type",params:{type: schema7.properties.error_code.type},message:"must be string,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data11 = data.idempotency_key;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate22.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"#/components/schemas/RequestLogDetail/properties/idempotency_key/type",keyword:"type",params:{type: schema7.properties.idempotency_key.type},message:"must be string,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource_ids !== undefined){
let data12 = data.resource_ids;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(Array.isArray(data12)){
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs25 = errors;
if(typeof data13 !== "string"){
validate22.errors = [{instancePath:instancePath+"/resource_ids/" + i0,schemaPath:"#/components/schemas/RequestLogDetail/properties/resource_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
}
var valid1 = _errs25 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate22.errors = [{instancePath:instancePath+"/resource_ids",schemaPath:"#/components/schemas/RequestLogDetail/properties/resource_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs23){
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs27 = errors;
if(!(validate29(data14, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.real_at !== undefined){
let data15 = data.real_at;
const _errs28 = errors;
if(!(validate29(data15, {instancePath:instancePath+"/real_at",parentData:data,parentDataProperty:"real_at",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data16 = data.duration_ms;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate22.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/RequestLogDetail/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/RequestLogDetail/properties/duration_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data17 = data.event_id;
const _errs31 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate22.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/components/schemas/RequestLogDetail/properties/event_id/type",keyword:"type",params:{type: schema7.properties.event_id.type},message:"must be string,null"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data18 = data.request;
const _errs33 = errors;
if(!(validate32(data18, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data19 = data.response;
const _errs34 = errors;
const _errs35 = errors;
let valid2 = false;
let passing0 = null;
const _errs36 = errors;
if(!(validate32(data19, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs36 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs37 = errors;
if(data19 !== null){
const err0 = {instancePath:instancePath+"/response",schemaPath:"#/components/schemas/RequestLogDetail/properties/response/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs38 = errors;
if(errors === _errs37){
}
var _valid0 = _errs37 === errors;
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
const err1 = {instancePath:instancePath+"/response",schemaPath:"#/components/schemas/RequestLogDetail/properties/response/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
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
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
if(errors === _errs34){
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data20 = data.verdict;
const _errs39 = errors;
if(!(validate35(data20, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data21 = data.signature;
const _errs40 = errors;
const _errs41 = errors;
let valid3 = false;
let passing1 = null;
const _errs42 = errors;
if(!(validate40(data21, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid1 = _errs42 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs43 = errors;
if(data21 !== null){
const err2 = {instancePath:instancePath+"/signature",schemaPath:"#/components/schemas/RequestLogDetail/properties/signature/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs44 = errors;
if(errors === _errs43){
}
var _valid1 = _errs43 === errors;
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
const err3 = {instancePath:instancePath+"/signature",schemaPath:"#/components/schemas/RequestLogDetail/properties/signature/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
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
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
if(errors === _errs40){
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_signature !== undefined){
let data22 = data.reply_signature;
const _errs45 = errors;
const _errs46 = errors;
let valid4 = false;
let passing2 = null;
const _errs47 = errors;
if(!(validate40(data22, {instancePath:instancePath+"/reply_signature",parentData:data,parentDataProperty:"reply_signature",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid2 = _errs47 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs48 = errors;
if(data22 !== null){
const err4 = {instancePath:instancePath+"/reply_signature",schemaPath:"#/components/schemas/RequestLogDetail/properties/reply_signature/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs49 = errors;
if(errors === _errs48){
}
var _valid2 = _errs48 === errors;
if(_valid2 && valid4){
valid4 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid4 = true;
passing2 = 1;
}
}
if(!valid4){
const err5 = {instancePath:instancePath+"/reply_signature",schemaPath:"#/components/schemas/RequestLogDetail/properties/reply_signature/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
if(errors === _errs45){
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data23 = data.links;
const _errs50 = errors;
if(!(validate43(data23, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDetailResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDetailResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogDetailResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.RequestLogList_closed = validate51;
const schema19 = {"type":"object","required":["data","log","meta"],"properties":{"data":{"type":"array","items":{"$ref":"RequestLogEntry_closed"}},"log":{"$ref":"RequestLogState_closed"},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema20 = {"type":"object","required":["id","sequence","direction","result","client_id","operation","revision","method","target","status","error_code","idempotency_key","resource_ids","created_at","real_at","duration_ms"],"properties":{"id":{"$ref":"Id"},"sequence":{"type":"integer","minimum":0},"direction":{"$ref":"RequestLogDirection"},"result":{"$ref":"RequestLogResult"},"client_id":{"type":["string","null"]},"operation":{"type":["string","null"]},"revision":{"type":"string"},"method":{"type":"string"},"target":{"type":"string"},"status":{"type":["integer","null"],"minimum":100,"maximum":599},"error_code":{"type":["string","null"]},"idempotency_key":{"type":["string","null"]},"resource_ids":{"type":"array","items":{"type":"string"}},"created_at":{"$ref":"Timestamp"},"real_at":{"$ref":"Timestamp"},"duration_ms":{"type":"number","minimum":0}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error_code === undefined) && (missing0 = "error_code"))) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.resource_ids === undefined) && (missing0 = "resource_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.real_at === undefined) && (missing0 = "real_at"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogEntry/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema20.properties, key0))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.sequence !== undefined){
let data1 = data.sequence;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate52.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/RequestLogEntry/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/RequestLogEntry/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
if(data.direction !== undefined){
let data2 = data.direction;
const _errs5 = errors;
if(!(validate25(data2, {instancePath:instancePath+"/direction",parentData:data,parentDataProperty:"direction",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs6 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data4 = data.client_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate52.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/components/schemas/RequestLogEntry/properties/client_id/type",keyword:"type",params:{type: schema20.properties.client_id.type},message:"must be string,null"}];
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
if(data.operation !== undefined){
let data5 = data.operation;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate52.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/RequestLogEntry/properties/operation/type",keyword:"type",params:{type: schema20.properties.operation.type},message:"must be string,null"}];
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
if(data.revision !== undefined){
let data6 = data.revision;
const _errs11 = errors;
if(typeof data6 !== "string"){
validate52.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/components/schemas/RequestLogEntry/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data7 = data.method;
const _errs13 = errors;
if(typeof data7 !== "string"){
validate52.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/RequestLogEntry/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data8 = data.target;
const _errs15 = errors;
if(typeof data8 !== "string"){
validate52.errors = [{instancePath:instancePath+"/target",schemaPath:"#/components/schemas/RequestLogEntry/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data9 = data.status;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestLogEntry/properties/status/type",keyword:"type",params:{type: schema20.properties.status.type},message:"must be integer,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 599 || isNaN(data9)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestLogEntry/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data9 < 100 || isNaN(data9)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestLogEntry/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
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
if(data.error_code !== undefined){
let data10 = data.error_code;
const _errs19 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate52.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/components/schemas/RequestLogEntry/properties/error_code/type",keyword:"type",params:{type: schema20.properties.error_code.type},message:"must be string,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data11 = data.idempotency_key;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate52.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"#/components/schemas/RequestLogEntry/properties/idempotency_key/type",keyword:"type",params:{type: schema20.properties.idempotency_key.type},message:"must be string,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource_ids !== undefined){
let data12 = data.resource_ids;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(Array.isArray(data12)){
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs25 = errors;
if(typeof data13 !== "string"){
validate52.errors = [{instancePath:instancePath+"/resource_ids/" + i0,schemaPath:"#/components/schemas/RequestLogEntry/properties/resource_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
}
var valid1 = _errs25 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate52.errors = [{instancePath:instancePath+"/resource_ids",schemaPath:"#/components/schemas/RequestLogEntry/properties/resource_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs23){
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs27 = errors;
if(!(validate29(data14, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.real_at !== undefined){
let data15 = data.real_at;
const _errs28 = errors;
if(!(validate29(data15, {instancePath:instancePath+"/real_at",parentData:data,parentDataProperty:"real_at",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data16 = data.duration_ms;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate52.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/RequestLogEntry/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/RequestLogEntry/properties/duration_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
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
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogEntry/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["max_entries","max_hours","last_sequence","waiting","lost","left_out"],"properties":{"max_entries":{"type":"integer","minimum":0},"max_hours":{"type":"integer","minimum":0},"last_sequence":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0},"left_out":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.max_entries === undefined) && (missing0 = "max_entries")) || ((data.max_hours === undefined) && (missing0 = "max_hours"))) || ((data.last_sequence === undefined) && (missing0 = "last_sequence"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.lost === undefined) && (missing0 = "lost"))) || ((data.left_out === undefined) && (missing0 = "left_out"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogState/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "max_entries") || (key0 === "max_hours")) || (key0 === "last_sequence")) || (key0 === "waiting")) || (key0 === "lost")) || (key0 === "left_out"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.max_entries !== undefined){
let data0 = data.max_entries;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate59.errors = [{instancePath:instancePath+"/max_entries",schemaPath:"#/components/schemas/RequestLogState/properties/max_entries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/max_entries",schemaPath:"#/components/schemas/RequestLogState/properties/max_entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.max_hours !== undefined){
let data1 = data.max_hours;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate59.errors = [{instancePath:instancePath+"/max_hours",schemaPath:"#/components/schemas/RequestLogState/properties/max_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/max_hours",schemaPath:"#/components/schemas/RequestLogState/properties/max_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.last_sequence !== undefined){
let data2 = data.last_sequence;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate59.errors = [{instancePath:instancePath+"/last_sequence",schemaPath:"#/components/schemas/RequestLogState/properties/last_sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/last_sequence",schemaPath:"#/components/schemas/RequestLogState/properties/last_sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.waiting !== undefined){
let data3 = data.waiting;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate59.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/RequestLogState/properties/waiting/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate59.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/RequestLogState/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.lost !== undefined){
let data4 = data.lost;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate59.errors = [{instancePath:instancePath+"/lost",schemaPath:"#/components/schemas/RequestLogState/properties/lost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate59.errors = [{instancePath:instancePath+"/lost",schemaPath:"#/components/schemas/RequestLogState/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.left_out !== undefined){
let data5 = data.left_out;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate59.errors = [{instancePath:instancePath+"/left_out",schemaPath:"#/components/schemas/RequestLogState/properties/left_out/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate59.errors = [{instancePath:instancePath+"/left_out",schemaPath:"#/components/schemas/RequestLogState/properties/left_out/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema23 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate62.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate62.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate62.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate62.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate62.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate62.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate62.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate62.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate64.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema25.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate66.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema25.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate62(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
if(!(validate64(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate61.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate66(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate61.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.log === undefined) && (missing0 = "log"))) || ((data.meta === undefined) && (missing0 = "meta"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "log")) || (key0 === "meta"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate52(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
validate51.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RequestLogList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.log !== undefined){
let data2 = data.log;
const _errs5 = errors;
if(!(validate59(data2, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data3 = data.meta;
const _errs6 = errors;
if(!(validate61(data3, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
else {
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/RequestLogList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

exports.header_last_event_id = validate69;
const schema26 = {"type":"object","additionalProperties":false,"properties":{"last-event-id":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "last-event-id")){
validate69.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["last-event-id"] !== undefined){
let data0 = data["last-event-id"];
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate69.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/properties/last-event-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/properties/last-event-id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/properties/last-event-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate69.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

exports.path_entry_id = validate70;
const schema27 = {"type":"object","additionalProperties":false,"required":["entry_id"],"properties":{"entry_id":{"$ref":"Id"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.entry_id === undefined) && (missing0 = "entry_id")){
validate70.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests~1{entry_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "entry_id")){
validate70.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests~1{entry_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.entry_id !== undefined){
let data0 = data.entry_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/entry_id",parentData:data,parentDataProperty:"entry_id",rootData}))){
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
validate70.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests~1{entry_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

exports.query_limit = validate72;
const schema28 = {"type":"object","additionalProperties":false,"properties":{"limit":{"type":"integer","minimum":1,"maximum":1000000}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "limit")){
validate72.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate72.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
validate72.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate72.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
else {
validate72.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests~1stream/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

exports.searchRequests_query = validate73;
const schema29 = {"type":"object","additionalProperties":false,"properties":{"filter[direction]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"RequestLogDirection"}},"filter[result]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"RequestLogResult"}},"filter[operation]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_]+$"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"integer","minimum":100,"maximum":599}},"filter[error_code]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Z0-9_]+$"}},"filter[resource_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Id"}},"filter[idempotency_key]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Id"}},"filter[request_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Id"}},"filter[created_from]":{"$ref":"DateTimeInput"},"filter[created_until]":{"$ref":"DateTimeInput"},"wait":{"type":"integer","minimum":0,"maximum":30},"at_least":{"type":"integer","minimum":1,"maximum":1000},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["created_at","-created_at"]}}}};
const schema30 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const pattern4 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func3(data) > 40){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[A-Za-z0-9_]+$", "u");
const pattern3 = new RegExp("^[A-Z0-9_]+$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema29.properties, key0))){
validate73.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[direction]"] !== undefined){
let data0 = data["filter[direction]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[direction]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bdirection%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[direction]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bdirection%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate25(data1, {instancePath:instancePath+"/filter[direction]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate73.errors = [{instancePath:instancePath+"/filter[direction]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bdirection%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[result]"] !== undefined){
let data2 = data["filter[result]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[result]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bresult%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[result]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bresult%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/filter[result]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate73.errors = [{instancePath:instancePath+"/filter[result]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bresult%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[operation]"] !== undefined){
let data4 = data["filter[operation]"];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[operation]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Boperation%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[operation]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Boperation%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 64 && func3(data5) > 64){
validate73.errors = [{instancePath:instancePath+"/filter[operation]/" + i2,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Boperation%5D/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data5.length <= 1 && func3(data5) < 1){
validate73.errors = [{instancePath:instancePath+"/filter[operation]/" + i2,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Boperation%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data5)){
validate73.errors = [{instancePath:instancePath+"/filter[operation]/" + i2,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Boperation%5D/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]+$"},message:"must match pattern \""+"^[A-Za-z0-9_]+$"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/filter[operation]/" + i2,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Boperation%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
}
}
var valid3 = _errs10 === errors;
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
validate73.errors = [{instancePath:instancePath+"/filter[operation]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Boperation%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data["filter[status]"] !== undefined){
let data6 = data["filter[status]"];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
if(data6.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate73.errors = [{instancePath:instancePath+"/filter[status]/" + i3,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bstatus%5D/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 599 || isNaN(data7)){
validate73.errors = [{instancePath:instancePath+"/filter[status]/" + i3,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bstatus%5D/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data7 < 100 || isNaN(data7)){
validate73.errors = [{instancePath:instancePath+"/filter[status]/" + i3,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bstatus%5D/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
}
if(errors === _errs14){
}
}
var valid4 = _errs14 === errors;
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
validate73.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[error_code]"] !== undefined){
let data8 = data["filter[error_code]"];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
if(data8.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[error_code]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Berror_code%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[error_code]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Berror_code%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(data9.length > 64 && func3(data9) > 64){
validate73.errors = [{instancePath:instancePath+"/filter[error_code]/" + i4,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Berror_code%5D/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate73.errors = [{instancePath:instancePath+"/filter[error_code]/" + i4,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Berror_code%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern3.test(data9)){
validate73.errors = [{instancePath:instancePath+"/filter[error_code]/" + i4,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Berror_code%5D/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"},message:"must match pattern \""+"^[A-Z0-9_]+$"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/filter[error_code]/" + i4,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Berror_code%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs18){
}
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/filter[error_code]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Berror_code%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs16){
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[resource_id]"] !== undefined){
let data10 = data["filter[resource_id]"];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
if(data10.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[resource_id]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bresource_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data10.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[resource_id]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bresource_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs22 = errors;
if(!(validate23(data11, {instancePath:instancePath+"/filter[resource_id]/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/filter[resource_id]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bresource_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[idempotency_key]"] !== undefined){
let data12 = data["filter[idempotency_key]"];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(Array.isArray(data12)){
if(data12.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[idempotency_key]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bidempotency_key%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data12.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[idempotency_key]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bidempotency_key%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
let data13 = data12[i6];
const _errs25 = errors;
if(!(validate23(data13, {instancePath:instancePath+"/filter[idempotency_key]/" + i6,parentData:data12,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/filter[idempotency_key]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Bidempotency_key%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs23){
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[request_id]"] !== undefined){
let data14 = data["filter[request_id]"];
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(Array.isArray(data14)){
if(data14.length > 50){
validate73.errors = [{instancePath:instancePath+"/filter[request_id]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Brequest_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data14.length < 1){
validate73.errors = [{instancePath:instancePath+"/filter[request_id]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Brequest_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
let data15 = data14[i7];
const _errs28 = errors;
if(!(validate23(data15, {instancePath:instancePath+"/filter[request_id]/" + i7,parentData:data14,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid8 = _errs28 === errors;
if(!valid8){
break;
}
}
if(valid8){
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/filter[request_id]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/filter%5Brequest_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs26){
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[created_from]"] !== undefined){
let data16 = data["filter[created_from]"];
const _errs29 = errors;
if(!(validate79(data16, {instancePath:instancePath+"/filter[created_from]",parentData:data,parentDataProperty:"filter[created_from]",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[created_until]"] !== undefined){
let data17 = data["filter[created_until]"];
const _errs30 = errors;
if(!(validate79(data17, {instancePath:instancePath+"/filter[created_until]",parentData:data,parentDataProperty:"filter[created_until]",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wait !== undefined){
let data18 = data.wait;
const _errs31 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate73.errors = [{instancePath:instancePath+"/wait",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/wait/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 30 || isNaN(data18)){
validate73.errors = [{instancePath:instancePath+"/wait",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/wait/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate73.errors = [{instancePath:instancePath+"/wait",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/wait/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs31){
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at_least !== undefined){
let data19 = data.at_least;
const _errs33 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate73.errors = [{instancePath:instancePath+"/at_least",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/at_least/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000 || isNaN(data19)){
validate73.errors = [{instancePath:instancePath+"/at_least",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/at_least/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate73.errors = [{instancePath:instancePath+"/at_least",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/at_least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs33){
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data20 = data["page[size]"];
const _errs35 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate73.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs36 = errors;
if(errors === _errs35){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100 || isNaN(data20)){
validate73.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data20 < 1 || isNaN(data20)){
validate73.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs35){
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[number]"] !== undefined){
let data21 = data["page[number]"];
const _errs37 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate73.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs38 = errors;
if(errors === _errs37){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000 || isNaN(data21)){
validate73.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate73.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs37){
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data22 = data.sort;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if(Array.isArray(data22)){
if(data22.length > 2){
validate73.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/sort/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data22.length < 1){
validate73.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len8 = data22.length;
for(let i8=0; i8<len8; i8++){
let data23 = data22[i8];
const _errs41 = errors;
if(typeof data23 !== "string"){
validate73.errors = [{instancePath:instancePath+"/sort/" + i8,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs42 = errors;
const vSchema0 = schema29.properties.sort.items.enum;
if(!((data23 === "created_at") || (data23 === "-created_at"))){
validate73.errors = [{instancePath:instancePath+"/sort/" + i8,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs41){
}
var valid9 = _errs41 === errors;
if(!valid9){
break;
}
}
if(valid9){
let valid10;
let i9 = data22.length;
let j0;
valid10 = true;
if(i9 > 1){
const indices0 = {};
for(;i9--;){
let item0 = data22[i9];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate73.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i9+" are identical)"}];
return false;
valid10 = false;
break;
}
indices0[item0] = i9;
}
}
if(valid10){
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1requests/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs39){
}
}
var valid0 = _errs39 === errors;
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
validate73.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1requests/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
