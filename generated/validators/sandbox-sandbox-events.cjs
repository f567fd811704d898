"use strict";
exports.EventsResend = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["since"],"properties":{"since":{"$ref":"DateTimeInput"}}};
const schema7 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const formats0 = require("./formats.cjs")["date-time"];
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func2(data) > 40){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
if((data.since === undefined) && (missing0 = "since")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EventsResend/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "since")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EventsResend/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.since !== undefined){
let data0 = data.since;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EventsResend/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.EventsResendResult_closed = validate24;
const schema8 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["resent"],"properties":{"resent":{"type":"integer","minimum":0}},"additionalProperties":false}},"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/EventsResendResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/EventsResendResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((data0.resent === undefined) && (missing1 = "resent")){
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/EventsResendResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "resent")){
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/EventsResendResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.resent !== undefined){
let data1 = data0.resent;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate24.errors = [{instancePath:instancePath+"/data/resent",schemaPath:"#/components/schemas/EventsResendResult/properties/data/properties/resent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/data/resent",schemaPath:"#/components/schemas/EventsResendResult/properties/data/properties/resent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
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
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/EventsResendResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/EventsResendResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.QuestionAnswer = validate25;
const schema9 = {"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["APPROVED","REJECTED"]},"status_detail":{"$ref":"RejectionDetail"}}};
const schema10 = {"type":"string","enum":["INSUFFICIENT_FUNDS","INVALID_MERCHANT","INVALID_AMOUNT","SYSTEM_ERROR","OTHER"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/RejectionDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!(((((data === "INSUFFICIENT_FUNDS") || (data === "INVALID_MERCHANT")) || (data === "INVALID_AMOUNT")) || (data === "SYSTEM_ERROR")) || (data === "OTHER"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/RejectionDetail/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if((data.status === undefined) && (missing0 = "status")){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/QuestionAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "status_detail"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/QuestionAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/QuestionAnswer/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema9.properties.status.enum;
if(!((data0 === "APPROVED") || (data0 === "REJECTED"))){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/QuestionAnswer/properties/status/enum",keyword:"enum",params:{allowedValues: schema9.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status_detail !== undefined){
let data1 = data.status_detail;
const _errs4 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/QuestionAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.ReceiverResult_closed = validate28;
const schema11 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Receiver_closed"}},"additionalProperties":false};
const schema12 = {"type":"object","required":["receiving","answers","questions"],"properties":{"receiving":{"type":"boolean"},"answers":{"$ref":"ReceiverAnswers_closed"},"questions":{"type":"array","items":{"$ref":"ReceiverQuestion_closed"}}},"additionalProperties":false};
const schema13 = {"type":"object","required":["otherwise","reject_above","reject_categories","reject_countries","status_detail"],"properties":{"otherwise":{"$ref":"ReceiverDecision"},"reject_above":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"reject_categories":{"type":"array","items":{"$ref":"MerchantCategoryCode"}},"reject_countries":{"type":"array","items":{"$ref":"CountryCode"}},"status_detail":{"$ref":"RejectionDetail"}},"additionalProperties":false};
const schema14 = {"type":"string","enum":["ASK","APPROVE","REJECT"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverDecision/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!(((data === "ASK") || (data === "APPROVE")) || (data === "REJECT"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverDecision/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern1 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","pattern":"^[0-9]{4}$"};
const pattern2 = new RegExp("^[0-9]{4}$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern3 = new RegExp("^[A-Z]{3}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.otherwise === undefined) && (missing0 = "otherwise")) || ((data.reject_above === undefined) && (missing0 = "reject_above"))) || ((data.reject_categories === undefined) && (missing0 = "reject_categories"))) || ((data.reject_countries === undefined) && (missing0 = "reject_countries"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverAnswers/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "otherwise") || (key0 === "reject_above")) || (key0 === "reject_categories")) || (key0 === "reject_countries")) || (key0 === "status_detail"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverAnswers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.otherwise !== undefined){
let data0 = data.otherwise;
const _errs2 = errors;
if(!(validate31(data0, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reject_above !== undefined){
let data1 = data.reject_above;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/reject_above",parentData:data,parentDataProperty:"reject_above",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/reject_above",schemaPath:"#/components/schemas/ReceiverAnswers/properties/reject_above/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/reject_above",schemaPath:"#/components/schemas/ReceiverAnswers/properties/reject_above/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate30.errors = vErrors;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reject_categories !== undefined){
let data2 = data.reject_categories;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
if(!(validate35(data3, {instancePath:instancePath+"/reject_categories/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate30.errors = [{instancePath:instancePath+"/reject_categories",schemaPath:"#/components/schemas/ReceiverAnswers/properties/reject_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.reject_countries !== undefined){
let data4 = data.reject_countries;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(!(validate37(data5, {instancePath:instancePath+"/reject_countries/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate30.errors = [{instancePath:instancePath+"/reject_countries",schemaPath:"#/components/schemas/ReceiverAnswers/properties/reject_countries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.status_detail !== undefined){
let data6 = data.status_detail;
const _errs14 = errors;
if(!(validate26(data6, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverAnswers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["transaction_id","payload","left_milliseconds"],"properties":{"transaction_id":{"$ref":"Id"},"payload":{"type":"object","additionalProperties":true},"left_milliseconds":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema19 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern4 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transaction_id === undefined) && (missing0 = "transaction_id")) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.left_milliseconds === undefined) && (missing0 = "left_milliseconds"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverQuestion/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "transaction_id") || (key0 === "payload")) || (key0 === "left_milliseconds"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverQuestion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
if(!(validate42(data0, {instancePath:instancePath+"/transaction_id",parentData:data,parentDataProperty:"transaction_id",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data1 = data.payload;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
}
else {
validate41.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/components/schemas/ReceiverQuestion/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.left_milliseconds !== undefined){
let data2 = data.left_milliseconds;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate41.errors = [{instancePath:instancePath+"/left_milliseconds",schemaPath:"#/components/schemas/ReceiverQuestion/properties/left_milliseconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate41.errors = [{instancePath:instancePath+"/left_milliseconds",schemaPath:"#/components/schemas/ReceiverQuestion/properties/left_milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverQuestion/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiving === undefined) && (missing0 = "receiving")) || ((data.answers === undefined) && (missing0 = "answers"))) || ((data.questions === undefined) && (missing0 = "questions"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Receiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "receiving") || (key0 === "answers")) || (key0 === "questions"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Receiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.receiving !== undefined){
let data0 = data.receiving;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/receiving",schemaPath:"#/components/schemas/Receiver/properties/receiving/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.answers !== undefined){
let data1 = data.answers;
const _errs4 = errors;
if(!(validate30(data1, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.questions !== undefined){
let data2 = data.questions;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(validate41(data3, {instancePath:instancePath+"/questions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate29.errors = [{instancePath:instancePath+"/questions",schemaPath:"#/components/schemas/Receiver/properties/questions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Receiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

exports.ReceiverSet = validate46;
const schema20 = {"type":"object","additionalProperties":false,"required":["otherwise"],"properties":{"otherwise":{"$ref":"ReceiverDecision"},"reject_above":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"reject_categories":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"$ref":"MerchantCategoryCode"}},"reject_countries":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"$ref":"CountryCode"}},"status_detail":{"$ref":"RejectionDetail"}}};
const func0 = require("ajv/dist/runtime/equal").default;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.otherwise === undefined) && (missing0 = "otherwise")){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverSet/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "otherwise") || (key0 === "reject_above")) || (key0 === "reject_categories")) || (key0 === "reject_countries")) || (key0 === "status_detail"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverSet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.otherwise !== undefined){
let data0 = data.otherwise;
const _errs2 = errors;
if(!(validate31(data0, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reject_above !== undefined){
let data1 = data.reject_above;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/reject_above",parentData:data,parentDataProperty:"reject_above",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/reject_above",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_above/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/reject_above",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_above/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate46.errors = vErrors;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reject_categories !== undefined){
let data2 = data.reject_categories;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 100){
validate46.errors = [{instancePath:instancePath+"/reject_categories",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_categories/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
if(!(validate35(data3, {instancePath:instancePath+"/reject_categories/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
if(valid2){
let valid3;
let i1 = data2.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate46.errors = [{instancePath:instancePath+"/reject_categories",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_categories/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
valid3 = false;
break outer0;
}
}
}
}
if(valid3){
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/reject_categories",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.reject_countries !== undefined){
let data4 = data.reject_countries;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 100){
validate46.errors = [{instancePath:instancePath+"/reject_countries",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_countries/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
const _errs13 = errors;
if(!(validate37(data5, {instancePath:instancePath+"/reject_countries/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
if(valid4){
let valid5;
let i3 = data4.length;
let j1;
valid5 = true;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data4[i3], data4[j1])){
validate46.errors = [{instancePath:instancePath+"/reject_countries",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_countries/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"}];
return false;
valid5 = false;
break outer1;
}
}
}
}
if(valid5){
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/reject_countries",schemaPath:"#/components/schemas/ReceiverSet/properties/reject_countries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.status_detail !== undefined){
let data6 = data.status_detail;
const _errs14 = errors;
if(!(validate26(data6, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
else {
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverSet/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

exports.SandboxEventDetailResult_closed = validate52;
const schema21 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"SandboxEventWithAttempts_closed"}},"additionalProperties":false};
const schema22 = {"type":"object","required":["id","type","status","idempotency_key","address","resource_id","attempts_made","next_attempt_at","created_at","updated_at","payload","attempts"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"SandboxEventType"},"status":{"$ref":"SandboxEventStatus"},"idempotency_key":{"$ref":"CallbackIdempotencyKey"},"address":{"type":["string","null"]},"resource_id":{"$ref":"Id"},"attempts_made":{"type":"integer","minimum":0},"next_attempt_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"payload":{"type":"object","additionalProperties":true},"attempts":{"type":"array","items":{"$ref":"DeliveryAttempt_closed"}}},"additionalProperties":false};
const func8 = Object.prototype.hasOwnProperty;
const schema23 = {"type":"string","enum":["CARD_AUTHORIZATION","CARD_ADJUSTMENT","SHIPMENT_UPDATED","ACTIVITY_CREATED","ACTIVITY_UPDATED","IDENTITY_SESSION_COMPLETED"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema23.enum;
if(!((((((data === "CARD_AUTHORIZATION") || (data === "CARD_ADJUSTMENT")) || (data === "SHIPMENT_UPDATED")) || (data === "ACTIVITY_CREATED")) || (data === "ACTIVITY_UPDATED")) || (data === "IDENTITY_SESSION_COMPLETED"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventType/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","enum":["PENDING","DELIVERED","DEAD"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema24.enum;
if(!(((data === "PENDING") || (data === "DELIVERED")) || (data === "DEAD"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventStatus/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"string","minLength":1,"maxLength":256};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const pattern5 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","required":["number","at","api_key","outcome","status_code","problem","duration_ms"],"properties":{"number":{"type":"integer","minimum":1},"at":{"$ref":"Timestamp"},"api_key":{"type":"string"},"outcome":{"type":"string","enum":["DELIVERED","REFUSED","GONE","TIMEOUT","UNREACHABLE","REDIRECTED","TOO_LARGE","INVALID_REPLY","NOT_ALLOWED","FAULT"]},"status_code":{"type":["integer","null"],"minimum":100,"maximum":599},"problem":{"type":["string","null"]},"duration_ms":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.number === undefined) && (missing0 = "number")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.api_key === undefined) && (missing0 = "api_key"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.status_code === undefined) && (missing0 = "status_code"))) || ((data.problem === undefined) && (missing0 = "problem"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryAttempt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "number") || (key0 === "at")) || (key0 === "api_key")) || (key0 === "outcome")) || (key0 === "status_code")) || (key0 === "problem")) || (key0 === "duration_ms"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryAttempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate66.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/DeliveryAttempt/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate66.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/DeliveryAttempt/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key !== undefined){
let data2 = data.api_key;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate66.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/components/schemas/DeliveryAttempt/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.outcome !== undefined){
let data3 = data.outcome;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate66.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/DeliveryAttempt/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
const vSchema0 = schema27.properties.outcome.enum;
if(!((((((((((data3 === "DELIVERED") || (data3 === "REFUSED")) || (data3 === "GONE")) || (data3 === "TIMEOUT")) || (data3 === "UNREACHABLE")) || (data3 === "REDIRECTED")) || (data3 === "TOO_LARGE")) || (data3 === "INVALID_REPLY")) || (data3 === "NOT_ALLOWED")) || (data3 === "FAULT"))){
validate66.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/DeliveryAttempt/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema27.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status_code !== undefined){
let data4 = data.status_code;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate66.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/components/schemas/DeliveryAttempt/properties/status_code/type",keyword:"type",params:{type: schema27.properties.status_code.type},message:"must be integer,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 599 || isNaN(data4)){
validate66.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/components/schemas/DeliveryAttempt/properties/status_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data4 < 100 || isNaN(data4)){
validate66.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/components/schemas/DeliveryAttempt/properties/status_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
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
if(data.problem !== undefined){
let data5 = data.problem;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate66.errors = [{instancePath:instancePath+"/problem",schemaPath:"#/components/schemas/DeliveryAttempt/properties/problem/type",keyword:"type",params:{type: schema27.properties.problem.type},message:"must be string,null"}];
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
if(data.duration_ms !== undefined){
let data6 = data.duration_ms;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate66.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/DeliveryAttempt/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate66.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/DeliveryAttempt/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryAttempt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.resource_id === undefined) && (missing0 = "resource_id"))) || ((data.attempts_made === undefined) && (missing0 = "attempts_made"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventWithAttempts/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema22.properties, key0))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventWithAttempts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate42(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
if(!(validate55(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data3 = data.idempotency_key;
const _errs5 = errors;
if(!(validate59(data3, {instancePath:instancePath+"/idempotency_key",parentData:data,parentDataProperty:"idempotency_key",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data4 = data.address;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate53.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/SandboxEventWithAttempts/properties/address/type",keyword:"type",params:{type: schema22.properties.address.type},message:"must be string,null"}];
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
if(data.resource_id !== undefined){
let data5 = data.resource_id;
const _errs8 = errors;
if(!(validate42(data5, {instancePath:instancePath+"/resource_id",parentData:data,parentDataProperty:"resource_id",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts_made !== undefined){
let data6 = data.attempts_made;
const _errs9 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate53.errors = [{instancePath:instancePath+"/attempts_made",schemaPath:"#/components/schemas/SandboxEventWithAttempts/properties/attempts_made/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate53.errors = [{instancePath:instancePath+"/attempts_made",schemaPath:"#/components/schemas/SandboxEventWithAttempts/properties/attempts_made/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.next_attempt_at !== undefined){
let data7 = data.next_attempt_at;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
let passing0 = null;
const _errs13 = errors;
if(!(validate62(data7, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/components/schemas/SandboxEventWithAttempts/properties/next_attempt_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/components/schemas/SandboxEventWithAttempts/properties/next_attempt_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate53.errors = vErrors;
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
if(!(validate62(data8, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
if(!(validate62(data9, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data10 = data.payload;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
const _errs20 = errors;
}
else {
validate53.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/components/schemas/SandboxEventWithAttempts/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs18){
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data11 = data.attempts;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(Array.isArray(data11)){
var valid2 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs23 = errors;
if(!(validate66(data12, {instancePath:instancePath+"/attempts/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate53.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/SandboxEventWithAttempts/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs21){
}
}
var valid0 = _errs21 === errors;
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
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventWithAttempts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if((data.data === undefined) && (missing0 = "data")){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventDetailResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventDetailResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventDetailResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.SandboxEventList_closed = validate70;
const schema28 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"SandboxEvent_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema29 = {"type":"object","required":["id","type","status","idempotency_key","address","resource_id","attempts_made","next_attempt_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"SandboxEventType"},"status":{"$ref":"SandboxEventStatus"},"idempotency_key":{"$ref":"CallbackIdempotencyKey"},"address":{"type":["string","null"]},"resource_id":{"$ref":"Id"},"attempts_made":{"type":"integer","minimum":0},"next_attempt_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.resource_id === undefined) && (missing0 = "resource_id"))) || ((data.attempts_made === undefined) && (missing0 = "attempts_made"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEvent/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema29.properties, key0))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate42(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
if(!(validate55(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data3 = data.idempotency_key;
const _errs5 = errors;
if(!(validate59(data3, {instancePath:instancePath+"/idempotency_key",parentData:data,parentDataProperty:"idempotency_key",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data4 = data.address;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate71.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/SandboxEvent/properties/address/type",keyword:"type",params:{type: schema29.properties.address.type},message:"must be string,null"}];
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
if(data.resource_id !== undefined){
let data5 = data.resource_id;
const _errs8 = errors;
if(!(validate42(data5, {instancePath:instancePath+"/resource_id",parentData:data,parentDataProperty:"resource_id",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts_made !== undefined){
let data6 = data.attempts_made;
const _errs9 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate71.errors = [{instancePath:instancePath+"/attempts_made",schemaPath:"#/components/schemas/SandboxEvent/properties/attempts_made/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate71.errors = [{instancePath:instancePath+"/attempts_made",schemaPath:"#/components/schemas/SandboxEvent/properties/attempts_made/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.next_attempt_at !== undefined){
let data7 = data.next_attempt_at;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
let passing0 = null;
const _errs13 = errors;
if(!(validate62(data7, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/components/schemas/SandboxEvent/properties/next_attempt_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/components/schemas/SandboxEvent/properties/next_attempt_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate71.errors = vErrors;
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
if(!(validate62(data8, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
if(!(validate62(data9, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema31 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate82.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate82.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate82.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate82.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate82.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate82.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate82.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate84.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate86.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema33.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate86.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema33.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate82(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
if(!(validate84(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
validate81.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate86(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
validate81.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate71(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
validate70.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SandboxEventList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate81(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

exports.SandboxEventResult_closed = validate89;
const schema34 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"SandboxEvent_closed"}},"additionalProperties":false};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate71(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxEventResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

exports.path_event_id = validate91;
const schema35 = {"type":"object","additionalProperties":false,"required":["event_id"],"properties":{"event_id":{"$ref":"Id"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event_id === undefined) && (missing0 = "event_id")){
validate91.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1events~1{event_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "event_id")){
validate91.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1events~1{event_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
let data0 = data.event_id;
const _errs2 = errors;
if(!(validate42(data0, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate91.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1events~1{event_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

exports.searchEvents_query = validate93;
const schema36 = {"type":"object","additionalProperties":false,"properties":{"filter[type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"SandboxEventType"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"SandboxEventStatus"}},"filter[resource_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Id"}},"filter[created_from]":{"$ref":"DateTimeInput"},"filter[created_until]":{"$ref":"DateTimeInput"},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["created_at","-created_at"]}}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "filter[type]") || (key0 === "filter[status]")) || (key0 === "filter[resource_id]")) || (key0 === "filter[created_from]")) || (key0 === "filter[created_until]")) || (key0 === "page[size]")) || (key0 === "page[number]")) || (key0 === "sort"))){
validate93.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1events/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[type]"] !== undefined){
let data0 = data["filter[type]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate93.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Btype%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate93.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Btype%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate55(data1, {instancePath:instancePath+"/filter[type]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate93.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Btype%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data2 = data["filter[status]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate93.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate93.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/filter[status]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate93.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[resource_id]"] !== undefined){
let data4 = data["filter[resource_id]"];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 50){
validate93.errors = [{instancePath:instancePath+"/filter[resource_id]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Bresource_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate93.errors = [{instancePath:instancePath+"/filter[resource_id]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Bresource_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate42(data5, {instancePath:instancePath+"/filter[resource_id]/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
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
validate93.errors = [{instancePath:instancePath+"/filter[resource_id]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/filter%5Bresource_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[created_from]"] !== undefined){
let data6 = data["filter[created_from]"];
const _errs11 = errors;
if(!(validate22(data6, {instancePath:instancePath+"/filter[created_from]",parentData:data,parentDataProperty:"filter[created_from]",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[created_until]"] !== undefined){
let data7 = data["filter[created_until]"];
const _errs12 = errors;
if(!(validate22(data7, {instancePath:instancePath+"/filter[created_until]",parentData:data,parentDataProperty:"filter[created_until]",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data8 = data["page[size]"];
const _errs13 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate93.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
validate93.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate93.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data["page[number]"] !== undefined){
let data9 = data["page[number]"];
const _errs15 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate93.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
validate93.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate93.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
if(data.sort !== undefined){
let data10 = data.sort;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 2){
validate93.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/sort/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data10.length < 1){
validate93.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs19 = errors;
if(typeof data11 !== "string"){
validate93.errors = [{instancePath:instancePath+"/sort/" + i3,schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs20 = errors;
const vSchema0 = schema36.properties.sort.items.enum;
if(!((data11 === "created_at") || (data11 === "-created_at"))){
validate93.errors = [{instancePath:instancePath+"/sort/" + i3,schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema36.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs19){
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
if(valid4){
let valid5;
let i4 = data10.length;
let j0;
valid5 = true;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data10[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate93.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i4+" are identical)"}];
return false;
valid5 = false;
break;
}
indices0[item0] = i4;
}
}
if(valid5){
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1events/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1events/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
