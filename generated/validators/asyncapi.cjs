"use strict";
exports.ActivityNotification_closed = validate21;
const schema6 = {"type":"object","required":["type","version","idempotency_key","datetime","sequence","activity"],"properties":{"type":{"$ref":"ActivityEventType"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+$"},"idempotency_key":{"$ref":"CallbackIdempotencyKey"},"datetime":{"$ref":"Timestamp"},"sequence":{"type":"integer","minimum":0},"activity":{"$ref":"NotifiedActivity_closed"}},"additionalProperties":false};
const schema7 = {"type":"string","enum":["ACTIVITY_CREATED","ACTIVITY_UPDATED"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityEventType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((data === "ACTIVITY_CREATED") || (data === "ACTIVITY_UPDATED"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityEventType/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","minLength":1,"maxLength":256};
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
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

const schema10 = {"type":"object","required":["id","account","account_txs","origin_tx_id","origin","process_type","type","data","total_amount","entry_type","result","rejection_reason","rejection_message","forced","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"account":{"$ref":"ActivityAccount_closed"},"account_txs":{"type":"array","items":{"$ref":"ActivityAccountTx_closed"}},"origin_tx_id":{"type":["string","null"],"maxLength":256},"origin":{"$ref":"ActivityOrigin"},"process_type":{"$ref":"ProcessType"},"type":{"$ref":"ActivityType"},"data":{"$ref":"NotifiedActivityData_closed"},"total_amount":{"$ref":"Amount"},"entry_type":{"$ref":"EntryType"},"result":{"$ref":"ActivityOutcome"},"rejection_reason":{"$ref":"ActivityRejectionReason"},"rejection_message":{"$ref":"NotifiedText"},"forced":{"type":"boolean"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const func4 = Object.prototype.hasOwnProperty;
const schema11 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern2 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["id","country","currency"],"properties":{"id":{"$ref":"Id"},"country":{"$ref":"AccountCountry"},"currency":{"$ref":"AccountCurrency"}},"additionalProperties":false};
const schema13 = {"type":"string","enum":["ARG","BRA","MEX"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!(((data === "ARG") || (data === "BRA")) || (data === "MEX"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["ARS","BRL","MXN"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!(((data === "ARS") || (data === "BRL")) || (data === "MXN"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.country === undefined) && (missing0 = "country"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccount/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "country")) || (key0 === "currency"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate33(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
if(!(validate35(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
}
else {
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","required":["id","process_type","entry_type","total_amount","result","created_at"],"properties":{"id":{"$ref":"Id"},"process_type":{"$ref":"ProcessType"},"entry_type":{"$ref":"EntryType"},"total_amount":{"$ref":"Amount"},"result":{"$ref":"MovementOutcome"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema16 = {"type":"string","enum":["ORIGINAL","ADJUSTMENT","REFUND","REVERSAL"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!((((data === "ORIGINAL") || (data === "ADJUSTMENT")) || (data === "REFUND")) || (data === "REVERSAL"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessType/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["DEBIT","CREDIT"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/EntryType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema17.enum;
if(!((data === "DEBIT") || (data === "CREDIT"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/EntryType/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern3 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/MovementOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/MovementOutcome/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.process_type === undefined) && (missing0 = "process_type"))) || ((data.entry_type === undefined) && (missing0 = "entry_type"))) || ((data.total_amount === undefined) && (missing0 = "total_amount"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccountTx/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "process_type")) || (key0 === "entry_type")) || (key0 === "total_amount")) || (key0 === "result")) || (key0 === "created_at"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccountTx/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_type !== undefined){
let data1 = data.process_type;
const _errs3 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/process_type",parentData:data,parentDataProperty:"process_type",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_type !== undefined){
let data2 = data.entry_type;
const _errs4 = errors;
if(!(validate42(data2, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_amount !== undefined){
let data3 = data.total_amount;
const _errs5 = errors;
if(!(validate44(data3, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data4 = data.result;
const _errs6 = errors;
if(!(validate46(data4, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs7 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccountTx/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","enum":["CLIENT","PAYMENT_PROCESSOR","BANK_NETWORK","CASH_NETWORK","P2P"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!(((((data === "CLIENT") || (data === "PAYMENT_PROCESSOR")) || (data === "BANK_NETWORK")) || (data === "CASH_NETWORK")) || (data === "P2P"))){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOrigin/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","enum":["CARD_PURCHASE","EXTRACASH","CASHOUT_STORE","CASHOUT_ATM","BANK_TRANSFER_IN","BANK_TRANSFER_OUT","CASHOUT","CASHIN","MANUAL_MOVEMENT","CLIENT_PAYMENT","PAYMENT_IN","PAYMENT_OUT","P2P_IN","P2P_OUT"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema21.enum;
if(!((((((((((((((data === "CARD_PURCHASE") || (data === "EXTRACASH")) || (data === "CASHOUT_STORE")) || (data === "CASHOUT_ATM")) || (data === "BANK_TRANSFER_IN")) || (data === "BANK_TRANSFER_OUT")) || (data === "CASHOUT")) || (data === "CASHIN")) || (data === "MANUAL_MOVEMENT")) || (data === "CLIENT_PAYMENT")) || (data === "PAYMENT_IN")) || (data === "PAYMENT_OUT")) || (data === "P2P_IN")) || (data === "P2P_OUT"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityType/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","required":["properties","description","details","metadata"],"properties":{"properties":{"$ref":"ActivityProperties"},"description":{"$ref":"NotifiedText"},"details":{"type":"array","items":{"$ref":"NotifiedActivityDetail_closed"}},"metadata":{"$ref":"Metadata"}},"additionalProperties":false};
const schema23 = {"anyOf":[{"$ref":"CardProperties"},{"$ref":"BankProperties"},{"$ref":"CashProperties"},{"$ref":"FreeProperties"},{"type":"null"}]};
const schema24 = {"type":"object","additionalProperties":false,"properties":{"merchant_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"merchant_name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"address":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"mcc":{"type":"string","pattern":"^[0-9]{4}$"},"card_type":{"$ref":"CardType"},"last_digits":{"type":"string","pattern":"^[0-9]{4}$"},"card_brand":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"}}};
const pattern7 = new RegExp("^[0-9]{4}$", "u");
const schema25 = {"type":"string","enum":["VIRTUAL","PHYSICAL"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema25.enum;
if(!((data === "VIRTUAL") || (data === "PHYSICAL"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema26.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema27.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema24.properties, key0))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/CardProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.merchant_id !== undefined){
let data0 = data.merchant_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate57.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate57.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate57.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.merchant_name !== undefined){
let data1 = data.merchant_name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func2(data1) > 128){
validate57.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate57.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate57.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.address !== undefined){
let data2 = data.address;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 256 && func2(data2) > 256){
validate57.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate57.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate57.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.mcc !== undefined){
let data3 = data.mcc;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
validate57.errors = [{instancePath:instancePath+"/mcc",schemaPath:"#/components/schemas/CardProperties/properties/mcc/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/mcc",schemaPath:"#/components/schemas/CardProperties/properties/mcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs10 = errors;
if(!(validate58(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_digits !== undefined){
let data5 = data.last_digits;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
validate57.errors = [{instancePath:instancePath+"/last_digits",schemaPath:"#/components/schemas/CardProperties/properties/last_digits/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/last_digits",schemaPath:"#/components/schemas/CardProperties/properties/last_digits/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_brand !== undefined){
let data6 = data.card_brand;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 64 && func2(data6) > 64){
validate57.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data6.length <= 1 && func2(data6) < 1){
validate57.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data6)){
validate57.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.point_type !== undefined){
let data7 = data.point_type;
const _errs15 = errors;
if(!(validate60(data7, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_mode !== undefined){
let data8 = data.entry_mode;
const _errs16 = errors;
if(!(validate62(data8, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
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
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/CardProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"properties":{"counterparty":{"$ref":"TransferCounterparty"},"concept":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const schema29 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_id":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"key":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const pattern11 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_id")) || (key0 === "key"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCounterparty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 128 && func2(data0) > 128){
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_id !== undefined){
let data1 = data.tax_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 32 && func2(data1) > 32){
validate66.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate66.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern11.test(data1)){
validate66.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.key !== undefined){
let data2 = data.key;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 77 && func2(data2) > 77){
validate66.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate66.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate66.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCounterparty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "counterparty") || (key0 === "concept"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/BankProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.counterparty !== undefined){
let data0 = data.counterparty;
const _errs2 = errors;
if(!(validate66(data0, {instancePath:instancePath+"/counterparty",parentData:data,parentDataProperty:"counterparty",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concept !== undefined){
let data1 = data.concept;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 32 && func2(data1) > 32){
validate65.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate65.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate65.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/BankProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":false,"properties":{"network":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"reference":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "network") || (key0 === "reference"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/CashProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.network !== undefined){
let data0 = data.network;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate69.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate69.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate69.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.reference !== undefined){
let data1 = data.reference;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func2(data1) > 128){
validate69.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate69.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate69.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/CashProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","maxProperties":50,"additionalProperties":true};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/FreeProperties/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
const _errs1 = errors;
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/FreeProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/components/schemas/ActivityProperties/anyOf/4/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs6 = errors;
if(errors === _errs5){
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
}
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/components/schemas/ActivityProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate56.errors = vErrors;
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
validate56.errors = vErrors;
return errors === 0;
}

const schema32 = {"oneOf":[{"$ref":"LocalizedText"},{"type":"null"}]};
const schema33 = {"type":"object","minProperties":1,"maxProperties":20,"propertyNames":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"},"additionalProperties":{"type":"string","maxLength":512}};
const pattern16 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/LocalizedText/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/LocalizedText/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(!pattern16.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/LocalizedText/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/components/schemas/LocalizedText/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs1){
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/components/schemas/LocalizedText/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate75.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs3 = errors;
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(data0.length > 512 && func2(data0) > 512){
validate75.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/LocalizedText/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/LocalizedText/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
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
}
else {
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/LocalizedText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/components/schemas/NotifiedText/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs3 = errors;
if(errors === _errs2){
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
const err1 = {instancePath,schemaPath:"#/components/schemas/NotifiedText/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
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
validate74.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","required":["type","subtype","amount","entry_type","description","metadata"],"properties":{"type":{"$ref":"TransactionDetailType"},"subtype":{"type":["string","null"],"maxLength":64},"amount":{"$ref":"Amount"},"entry_type":{"$ref":"EntryType"},"description":{"$ref":"NotifiedText"},"metadata":{"$ref":"Metadata"}},"additionalProperties":false};
const schema35 = {"type":"string","enum":["BASE","FEE","TAX","EXTRACASH","DISCOUNT"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema35.enum;
if(!(((((data === "BASE") || (data === "FEE")) || (data === "TAX")) || (data === "EXTRACASH")) || (data === "DISCOUNT"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","maxProperties":50,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const pattern17 = new RegExp("^[^\\u0000]*$", "u");
const schema37 = {"type":["string","number","boolean","null","array","object"],"maxLength":1048576,"pattern":"^[^\\u0000]*$","maxItems":1048576,"items":{"$ref":"FreeValue"},"maxProperties":1048576,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const wrapper0 = {validate: validate85};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/type",keyword:"type",params:{type: schema37.type},message:"must be string,number,boolean,null,array,object"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 1048576 && func2(data) > 1048576){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
else {
if(!pattern17.test(data)){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1048576){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxItems",keyword:"maxItems",params:{limit: 1048576},message:"must NOT have more than 1048576 items"}];
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
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxProperties",keyword:"maxProperties",params:{limit: 1048576},message:"must NOT have more than 1048576 properties"}];
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
if(!pattern17.test(key0)){
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
validate85.errors = vErrors;
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
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
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
if(!pattern17.test(key0)){
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
validate84.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs3 = errors;
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
if(!(validate85(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.subtype === undefined) && (missing0 = "subtype"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.entry_type === undefined) && (missing0 = "entry_type"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivityDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "subtype")) || (key0 === "amount")) || (key0 === "entry_type")) || (key0 === "description")) || (key0 === "metadata"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivityDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subtype !== undefined){
let data1 = data.subtype;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate78.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/NotifiedActivityDetail/properties/subtype/type",keyword:"type",params:{type: schema34.properties.subtype.type},message:"must be string,null"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && func2(data1) > 64){
validate78.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/NotifiedActivityDetail/properties/subtype/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
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
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
if(!(validate44(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_type !== undefined){
let data3 = data.entry_type;
const _errs6 = errors;
if(!(validate42(data3, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs7 = errors;
if(!(validate74(data4, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(!(validate84(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivityDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.properties === undefined) && (missing0 = "properties")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.details === undefined) && (missing0 = "details"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivityData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "properties") || (key0 === "description")) || (key0 === "details")) || (key0 === "metadata"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivityData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.properties !== undefined){
let data0 = data.properties;
const _errs2 = errors;
if(!(validate56(data0, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if(!(validate74(data1, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data2 = data.details;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate78(data3, {instancePath:instancePath+"/details/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
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
validate55.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/NotifiedActivityData/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.metadata !== undefined){
let data4 = data.metadata;
const _errs7 = errors;
if(!(validate84(data4, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
else {
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivityData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"string","enum":["APPROVED","REJECTED","PENDING"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema38.enum;
if(!(((data === "APPROVED") || (data === "REJECTED")) || (data === "PENDING"))){
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOutcome/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate93.errors = vErrors;
return errors === 0;
}

const schema39 = {"anyOf":[{"$ref":"TransactionRejectionReason"},{"$ref":"TransferFailureReason"},{"$ref":"CardRejectionReason"},{"$ref":"CashRejectionReason"},{"type":"null"}]};
const schema40 = {"type":"string","enum":["INSUFFICIENT_FUNDS","ACCOUNT_DISABLED","ACCOUNT_FROZEN","MONTHLY_AMOUNT_LIMIT_REACHED","DAILY_AMOUNT_LIMIT_REACHED","CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED","CLIENT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED","MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED","PROCESS_TIME_EXPIRED","SOURCE_ACCOUNT_TX_REJECTED","DESTINATION_ACCOUNT_TX_REJECTED","FRAUD_SCORING_REJECTED"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema40.enum;
if(!(((((((((((((((data === "INSUFFICIENT_FUNDS") || (data === "ACCOUNT_DISABLED")) || (data === "ACCOUNT_FROZEN")) || (data === "MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "DAILY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED")) || (data === "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED")) || (data === "PROCESS_TIME_EXPIRED")) || (data === "SOURCE_ACCOUNT_TX_REJECTED")) || (data === "DESTINATION_ACCOUNT_TX_REJECTED")) || (data === "FRAUD_SCORING_REJECTED"))){
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"string","enum":["DESTINATION_REJECTED","DESTINATION_ACCOUNT_NOT_ACTIVE","NETWORK_UNAVAILABLE"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema41.enum;
if(!(((data === "DESTINATION_REJECTED") || (data === "DESTINATION_ACCOUNT_NOT_ACTIVE")) || (data === "NETWORK_UNAVAILABLE"))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"string","enum":["CARD_BLOCKED","CARD_DISABLED","CARD_NOT_ACTIVE","CARD_NOT_CONFIGURED","CARD_NOT_FOUND","CRYPTO_ERROR","DUPLICATE_TRANSMISSION_DETECTED","EXPIRED_CARD","EXTRA_FIELDS","INTERNAL_ERROR","INVALID_AMOUNT","INVALID_CVV","INVALID_EXPIRATION_DATE","INVALID_MERCHANT","INVALID_PIN","INVALID_TRANSACTION","LOST_CARD","MISSING_FIELDS","ORIGINAL_NOT_FOUND","OTHER","REJECTED_FRAUD","RESTRICTED_USER","SECURITY_VIOLATION","SERVICE_UNAVAILABLE","STOLEN_CARD","SYSTEM_ERROR","TRANSACTION_NOT_PERMITTED"]};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate100.errors = [{instancePath,schemaPath:"#/components/schemas/CardRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema42.enum;
if(!(((((((((((((((((((((((((((data === "CARD_BLOCKED") || (data === "CARD_DISABLED")) || (data === "CARD_NOT_ACTIVE")) || (data === "CARD_NOT_CONFIGURED")) || (data === "CARD_NOT_FOUND")) || (data === "CRYPTO_ERROR")) || (data === "DUPLICATE_TRANSMISSION_DETECTED")) || (data === "EXPIRED_CARD")) || (data === "EXTRA_FIELDS")) || (data === "INTERNAL_ERROR")) || (data === "INVALID_AMOUNT")) || (data === "INVALID_CVV")) || (data === "INVALID_EXPIRATION_DATE")) || (data === "INVALID_MERCHANT")) || (data === "INVALID_PIN")) || (data === "INVALID_TRANSACTION")) || (data === "LOST_CARD")) || (data === "MISSING_FIELDS")) || (data === "ORIGINAL_NOT_FOUND")) || (data === "OTHER")) || (data === "REJECTED_FRAUD")) || (data === "RESTRICTED_USER")) || (data === "SECURITY_VIOLATION")) || (data === "SERVICE_UNAVAILABLE")) || (data === "STOLEN_CARD")) || (data === "SYSTEM_ERROR")) || (data === "TRANSACTION_NOT_PERMITTED"))){
validate100.errors = [{instancePath,schemaPath:"#/components/schemas/CardRejectionReason/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"string","enum":["WRONG_CASH_TOKEN"]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate102.errors = [{instancePath,schemaPath:"#/components/schemas/CashRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema43.enum;
if(!(data === "WRONG_CASH_TOKEN")){
validate102.errors = [{instancePath,schemaPath:"#/components/schemas/CashRejectionReason/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/components/schemas/ActivityRejectionReason/anyOf/4/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs6 = errors;
if(errors === _errs5){
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
}
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/components/schemas/ActivityRejectionReason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate95.errors = vErrors;
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
validate95.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.account === undefined) && (missing0 = "account"))) || ((data.account_txs === undefined) && (missing0 = "account_txs"))) || ((data.origin_tx_id === undefined) && (missing0 = "origin_tx_id"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.process_type === undefined) && (missing0 = "process_type"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.total_amount === undefined) && (missing0 = "total_amount"))) || ((data.entry_type === undefined) && (missing0 = "entry_type"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.rejection_reason === undefined) && (missing0 = "rejection_reason"))) || ((data.rejection_message === undefined) && (missing0 = "rejection_message"))) || ((data.forced === undefined) && (missing0 = "forced"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivity/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema10.properties, key0))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account !== undefined){
let data1 = data.account;
const _errs3 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_txs !== undefined){
let data2 = data.account_txs;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate38(data3, {instancePath:instancePath+"/account_txs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
validate28.errors = [{instancePath:instancePath+"/account_txs",schemaPath:"#/components/schemas/NotifiedActivity/properties/account_txs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.origin_tx_id !== undefined){
let data4 = data.origin_tx_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate28.errors = [{instancePath:instancePath+"/origin_tx_id",schemaPath:"#/components/schemas/NotifiedActivity/properties/origin_tx_id/type",keyword:"type",params:{type: schema10.properties.origin_tx_id.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 256 && func2(data4) > 256){
validate28.errors = [{instancePath:instancePath+"/origin_tx_id",schemaPath:"#/components/schemas/NotifiedActivity/properties/origin_tx_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
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
if(data.origin !== undefined){
let data5 = data.origin;
const _errs9 = errors;
if(!(validate50(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_type !== undefined){
let data6 = data.process_type;
const _errs10 = errors;
if(!(validate40(data6, {instancePath:instancePath+"/process_type",parentData:data,parentDataProperty:"process_type",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data7 = data.type;
const _errs11 = errors;
if(!(validate53(data7, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data8 = data.data;
const _errs12 = errors;
if(!(validate55(data8, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_amount !== undefined){
let data9 = data.total_amount;
const _errs13 = errors;
if(!(validate44(data9, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_type !== undefined){
let data10 = data.entry_type;
const _errs14 = errors;
if(!(validate42(data10, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data11 = data.result;
const _errs15 = errors;
if(!(validate93(data11, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejection_reason !== undefined){
let data12 = data.rejection_reason;
const _errs16 = errors;
if(!(validate95(data12, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejection_message !== undefined){
let data13 = data.rejection_message;
const _errs17 = errors;
if(!(validate74(data13, {instancePath:instancePath+"/rejection_message",parentData:data,parentDataProperty:"rejection_message",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forced !== undefined){
let data14 = data.forced;
const _errs18 = errors;
if(typeof data14 !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/forced",schemaPath:"#/components/schemas/NotifiedActivity/properties/forced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.created_at !== undefined){
let data15 = data.created_at;
const _errs20 = errors;
if(!(validate26(data15, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data16 = data.updated_at;
const _errs21 = errors;
if(!(validate26(data16, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
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
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/NotifiedActivity/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.datetime === undefined) && (missing0 = "datetime"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.activity === undefined) && (missing0 = "activity"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityNotification/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "version")) || (key0 === "idempotency_key")) || (key0 === "datetime")) || (key0 === "sequence")) || (key0 === "activity"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityNotification/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/ActivityNotification/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/ActivityNotification/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.idempotency_key !== undefined){
let data2 = data.idempotency_key;
const _errs5 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/idempotency_key",parentData:data,parentDataProperty:"idempotency_key",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.datetime !== undefined){
let data3 = data.datetime;
const _errs6 = errors;
if(!(validate26(data3, {instancePath:instancePath+"/datetime",parentData:data,parentDataProperty:"datetime",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined){
let data4 = data.sequence;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate21.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/ActivityNotification/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/ActivityNotification/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.activity !== undefined){
let data5 = data.activity;
const _errs9 = errors;
if(!(validate28(data5, {instancePath:instancePath+"/activity",parentData:data,parentDataProperty:"activity",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityNotification/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.AuthorizationReply = validate109;
const schema44 = {"type":"object","required":["status","message","status_detail"],"properties":{"status":{"$ref":"AuthorizationStatus"},"message":{"type":"string"},"status_detail":{"$ref":"AuthorizationStatusDetail"}}};
const schema45 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema45.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatus/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"string","enum":["APPROVED","INSUFFICIENT_FUNDS","INVALID_MERCHANT","INVALID_AMOUNT","SYSTEM_ERROR","OTHER"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema46.enum;
if(!((((((data === "APPROVED") || (data === "INSUFFICIENT_FUNDS")) || (data === "INVALID_MERCHANT")) || (data === "INVALID_AMOUNT")) || (data === "SYSTEM_ERROR")) || (data === "OTHER"))){
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatusDetail/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate112.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))){
validate109.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(validate110(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate109.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/AuthorizationReply/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status_detail !== undefined){
let data2 = data.status_detail;
const _errs4 = errors;
if(!(validate112(data2, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
validate109.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

exports.CardAdjustment_closed = validate114;
const schema47 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"CardTransactionInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema48 = {"type":"object","required":["id","type","point_type","entry_mode","country_code","origin","original_transaction_id","local_date_time"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"CardTransactionType"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"country_code":{"$ref":"CountryCode"},"origin":{"$ref":"TransactionOrigin"},"original_transaction_id":{"type":["string","null"]},"local_date_time":{"$ref":"LocalDateTime"}},"additionalProperties":false};
const schema49 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate117.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema49.enum;
if(!((((((((((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH")) || (data === "REFUND")) || (data === "PAYMENT")) || (data === "REVERSAL_PURCHASE")) || (data === "REVERSAL_WITHDRAWAL")) || (data === "REVERSAL_EXTRACASH")) || (data === "REVERSAL_REFUND")) || (data === "REVERSAL_PAYMENT"))){
validate117.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate117.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern20 = new RegExp("^[A-Z]{3}$", "u");

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern20.test(data)){
validate121.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"string","enum":["DOMESTIC","INTERNATIONAL"]};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate123.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema51.enum;
if(!((data === "DOMESTIC") || (data === "INTERNATIONAL"))){
validate123.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"};
const pattern21 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern21.test(data)){
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\""}];
return false;
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.original_transaction_id === undefined) && (missing0 = "original_transaction_id"))) || ((data.local_date_time === undefined) && (missing0 = "local_date_time"))){
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "point_type")) || (key0 === "entry_mode")) || (key0 === "country_code")) || (key0 === "origin")) || (key0 === "original_transaction_id")) || (key0 === "local_date_time"))){
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate117(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.point_type !== undefined){
let data2 = data.point_type;
const _errs4 = errors;
if(!(validate60(data2, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_mode !== undefined){
let data3 = data.entry_mode;
const _errs5 = errors;
if(!(validate62(data3, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data4 = data.country_code;
const _errs6 = errors;
if(!(validate121(data4, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data5 = data.origin;
const _errs7 = errors;
if(!(validate123(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.original_transaction_id !== undefined){
let data6 = data.original_transaction_id;
const _errs8 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate115.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/CardTransactionInformation/properties/original_transaction_id/type",keyword:"type",params:{type: schema48.properties.original_transaction_id.type},message:"must be string,null"}];
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
if(data.local_date_time !== undefined){
let data7 = data.local_date_time;
const _errs10 = errors;
if(!(validate125(data7, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
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
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["id","mcc","address","name"],"properties":{"id":{"type":"string"},"mcc":{"$ref":"MerchantCategoryCode"},"address":{"type":["string","null"]},"name":{"type":"string"}},"additionalProperties":false};
const schema54 = {"type":"string","pattern":"^[0-9]{4}$"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.mcc === undefined) && (missing0 = "mcc"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.name === undefined) && (missing0 = "name"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "mcc")) || (key0 === "address")) || (key0 === "name"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate128.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Merchant/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.mcc !== undefined){
let data1 = data.mcc;
const _errs4 = errors;
if(!(validate129(data1, {instancePath:instancePath+"/mcc",parentData:data,parentDataProperty:"mcc",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data2 = data.address;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate128.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Merchant/properties/address/type",keyword:"type",params:{type: schema53.properties.address.type},message:"must be string,null"}];
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
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate128.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Merchant/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","required":["id","product_type","provider","last_four"],"properties":{"id":{"$ref":"Id"},"product_type":{"$ref":"ProductType"},"provider":{"$ref":"CardNetwork"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"}},"additionalProperties":false};
const schema56 = {"type":"string","enum":["PREPAID","CREDIT","DEBIT"]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate134.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema56.enum;
if(!(((data === "PREPAID") || (data === "CREDIT")) || (data === "DEBIT"))){
validate134.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/enum",keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate134.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate136.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema57.enum;
if(!((data === "CARD_NETWORK_1") || (data === "CARD_NETWORK_2"))){
validate136.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.last_four === undefined) && (missing0 = "last_four"))){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "product_type")) || (key0 === "provider")) || (key0 === "last_four"))){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
let data1 = data.product_type;
const _errs3 = errors;
if(!(validate134(data1, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data2 = data.provider;
const _errs4 = errors;
if(!(validate136(data2, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_four !== undefined){
let data3 = data.last_four;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
validate132.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/TransactionCard/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/TransactionCard/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"object","required":["quantity","credit_type","grace_period"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99},"current_installment":{"type":"integer","minimum":1,"maximum":99}},"additionalProperties":false};
const schema59 = {"type":"string","enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER"]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate140.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema59.enum;
if(!((((data === "NO_PROMOTION") || (data === "WITHOUT_INTEREST")) || (data === "WITH_INTEREST")) || (data === "BUY_TODAY_PAY_LATER"))){
validate140.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate140.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))) || ((data.grace_period === undefined) && (missing0 = "grace_period"))){
validate139.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period")) || (key0 === "current_installment"))){
validate139.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate139.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate139.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate139.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.credit_type !== undefined){
let data1 = data.credit_type;
const _errs4 = errors;
if(!(validate140(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grace_period !== undefined){
let data2 = data.grace_period;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate139.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate139.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate139.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.current_installment !== undefined){
let data3 = data.current_installment;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate139.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
validate139.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate139.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}

const schema60 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"Id"}},"additionalProperties":false};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate143.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate143.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
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
validate143.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":"object","required":["local","settlement","transaction","details"],"properties":{"local":{"$ref":"MoneyTotal_closed"},"settlement":{"$ref":"MoneyTotal_closed"},"transaction":{"$ref":"MoneyTotal_closed"},"details":{"type":"array","items":{"$ref":"AmountDetail_closed"}}},"additionalProperties":false};
const schema62 = {"type":"object","required":["total","currency"],"properties":{"total":{"type":"number","minimum":0},"currency":{"$ref":"CurrencyCode"}},"additionalProperties":false};
const schema63 = {"type":"string","pattern":"^[A-Z]{3}$"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern20.test(data)){
validate148.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total === undefined) && (missing0 = "total")) || ((data.currency === undefined) && (missing0 = "currency"))){
validate147.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "total") || (key0 === "currency"))){
validate147.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate147.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/MoneyTotal/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/MoneyTotal/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
if(!(validate148(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
validate147.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":"object","required":["type","currency","amount","name"],"properties":{"type":{"$ref":"TransactionDetailType"},"currency":{"$ref":"CurrencyCode"},"amount":{"type":"number","minimum":0},"name":{"type":"string"}},"additionalProperties":false};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.name === undefined) && (missing0 = "name"))){
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "currency")) || (key0 === "amount")) || (key0 === "name"))){
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
if(!(validate148(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
const _errs5 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate153.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/AmountDetail/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/AmountDetail/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(data.name !== undefined){
let data3 = data.name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate153.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AmountDetail/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.local === undefined) && (missing0 = "local")) || ((data.settlement === undefined) && (missing0 = "settlement"))) || ((data.transaction === undefined) && (missing0 = "transaction"))) || ((data.details === undefined) && (missing0 = "details"))){
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "local") || (key0 === "settlement")) || (key0 === "transaction")) || (key0 === "details"))){
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.local !== undefined){
let data0 = data.local;
const _errs2 = errors;
if(!(validate147(data0, {instancePath:instancePath+"/local",parentData:data,parentDataProperty:"local",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settlement !== undefined){
let data1 = data.settlement;
const _errs3 = errors;
if(!(validate147(data1, {instancePath:instancePath+"/settlement",parentData:data,parentDataProperty:"settlement",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction !== undefined){
let data2 = data.transaction;
const _errs4 = errors;
if(!(validate147(data2, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data3 = data.details;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(!(validate153(data4, {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
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
validate146.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/TransactionAmount/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate115(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchant !== undefined){
let data1 = data.merchant;
const _errs3 = errors;
if(!(validate128(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data2 = data.card;
const _errs4 = errors;
if(!(validate132(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.installments !== undefined){
let data3 = data.installments;
const _errs5 = errors;
if(!(validate139(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs6 = errors;
if(!(validate143(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data5 = data.amount;
const _errs7 = errors;
if(!(validate146(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
}
else {
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

exports.CardAdjustment_closed_2 = validate158;
const schema65 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"CardTransactionInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed_2"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema66 = {"type":"object","required":["quantity","credit_type","grace_period"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99}},"additionalProperties":false};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))) || ((data.grace_period === undefined) && (missing0 = "grace_period"))){
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period"))){
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate162.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate162.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate162.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.credit_type !== undefined){
let data1 = data.credit_type;
const _errs4 = errors;
if(!(validate140(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grace_period !== undefined){
let data2 = data.grace_period;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate162.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate162.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate162.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate158.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate158.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate115(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchant !== undefined){
let data1 = data.merchant;
const _errs3 = errors;
if(!(validate128(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data2 = data.card;
const _errs4 = errors;
if(!(validate132(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.installments !== undefined){
let data3 = data.installments;
const _errs5 = errors;
if(!(validate162(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs6 = errors;
if(!(validate143(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data5 = data.amount;
const _errs7 = errors;
if(!(validate146(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
}
else {
validate158.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}

exports.CardAuthorization_closed = validate167;
const schema67 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"AuthorizationInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema68 = {"type":"object","required":["id","type","point_type","entry_mode","country_code","origin","original_transaction_id","local_date_time"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"AuthorizationTransactionType"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"country_code":{"$ref":"CountryCode"},"origin":{"$ref":"TransactionOrigin"},"original_transaction_id":{"type":["string","null"]},"local_date_time":{"$ref":"LocalDateTime"}},"additionalProperties":false};
const schema69 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH"]};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema69.enum;
if(!(((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH"))){
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate170.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.original_transaction_id === undefined) && (missing0 = "original_transaction_id"))) || ((data.local_date_time === undefined) && (missing0 = "local_date_time"))){
validate168.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "point_type")) || (key0 === "entry_mode")) || (key0 === "country_code")) || (key0 === "origin")) || (key0 === "original_transaction_id")) || (key0 === "local_date_time"))){
validate168.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate170(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.point_type !== undefined){
let data2 = data.point_type;
const _errs4 = errors;
if(!(validate60(data2, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_mode !== undefined){
let data3 = data.entry_mode;
const _errs5 = errors;
if(!(validate62(data3, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data4 = data.country_code;
const _errs6 = errors;
if(!(validate121(data4, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data5 = data.origin;
const _errs7 = errors;
if(!(validate123(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.original_transaction_id !== undefined){
let data6 = data.original_transaction_id;
const _errs8 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate168.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/AuthorizationInformation/properties/original_transaction_id/type",keyword:"type",params:{type: schema68.properties.original_transaction_id.type},message:"must be string,null"}];
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
if(data.local_date_time !== undefined){
let data7 = data.local_date_time;
const _errs10 = errors;
if(!(validate125(data7, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
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
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate167.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate167.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate168(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchant !== undefined){
let data1 = data.merchant;
const _errs3 = errors;
if(!(validate128(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data2 = data.card;
const _errs4 = errors;
if(!(validate132(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.installments !== undefined){
let data3 = data.installments;
const _errs5 = errors;
if(!(validate139(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs6 = errors;
if(!(validate143(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data5 = data.amount;
const _errs7 = errors;
if(!(validate146(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
}
else {
validate167.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}

exports.CardAuthorization_closed_2 = validate183;
const schema70 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"AuthorizationInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed_2"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate183.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate183.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate168(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchant !== undefined){
let data1 = data.merchant;
const _errs3 = errors;
if(!(validate128(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data2 = data.card;
const _errs4 = errors;
if(!(validate132(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.installments !== undefined){
let data3 = data.installments;
const _errs5 = errors;
if(!(validate162(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs6 = errors;
if(!(validate143(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data5 = data.amount;
const _errs7 = errors;
if(!(validate146(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
}
else {
validate183.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

exports.ClientRefusal = validate190;
const schema71 = {"type":"object","additionalProperties":true,"required":["message"],"properties":{"message":{"type":"string"}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate190.errors = [{instancePath,schemaPath:"#/components/schemas/ClientRefusal/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate190.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ClientRefusal/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/components/schemas/ClientRefusal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}

exports.IdentitySessionCompleted_closed = validate191;
const schema72 = {"type":"object","required":["event_id","idempotency_key","session"],"properties":{"event_id":{"type":"string","const":"identity-session-completed"},"idempotency_key":{"$ref":"CallbackIdempotencyKey"},"session":{"$ref":"CompletedIdentitySession_closed"}},"additionalProperties":false};
const schema73 = {"type":"object","required":["id","status"],"properties":{"id":{"type":"string","format":"uuid"},"status":{"$ref":"CompletedIdentityStatus"}},"additionalProperties":false};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const schema74 = {"type":"string","enum":["VALIDATED","NOT_VALIDATED","REJECTED"]};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate194.errors = [{instancePath,schemaPath:"#/components/schemas/CompletedIdentityStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema74.enum;
if(!(((data === "VALIDATED") || (data === "NOT_VALIDATED")) || (data === "REJECTED"))){
validate194.errors = [{instancePath,schemaPath:"#/components/schemas/CompletedIdentityStatus/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate194.errors = vErrors;
return errors === 0;
}


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate193.errors = [{instancePath,schemaPath:"#/components/schemas/CompletedIdentitySession/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "status"))){
validate193.errors = [{instancePath,schemaPath:"#/components/schemas/CompletedIdentitySession/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
validate193.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CompletedIdentitySession/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate193.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CompletedIdentitySession/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate194(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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
validate193.errors = [{instancePath,schemaPath:"#/components/schemas/CompletedIdentitySession/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.session === undefined) && (missing0 = "session"))){
validate191.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionCompleted/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "idempotency_key")) || (key0 === "session"))){
validate191.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionCompleted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
let data0 = data.event_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate191.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/components/schemas/IdentitySessionCompleted/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if("identity-session-completed" !== data0){
validate191.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/components/schemas/IdentitySessionCompleted/properties/event_id/const",keyword:"const",params:{allowedValue: "identity-session-completed"},message:"must be equal to constant"}];
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
if(data.idempotency_key !== undefined){
let data1 = data.idempotency_key;
const _errs4 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/idempotency_key",parentData:data,parentDataProperty:"idempotency_key",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
let data2 = data.session;
const _errs5 = errors;
if(!(validate193(data2, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
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
validate191.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionCompleted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}

exports.ShipmentUpdate_closed = validate197;
const schema75 = {"type":"object","required":["event_id","idempotency_key","shipment_id","meta"],"properties":{"event_id":{"type":"string","const":"shipment-updated"},"idempotency_key":{"$ref":"CallbackIdempotencyKey"},"shipment_id":{"$ref":"Id"},"meta":{"$ref":"ShipmentUpdateMeta_closed"}},"additionalProperties":false};
const schema76 = {"type":"object","required":["resource_url"],"properties":{"resource_url":{"type":"string","format":"uri"}},"additionalProperties":false};
const formats4 = require("./formats.cjs").uri;

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resource_url === undefined) && (missing0 = "resource_url")){
validate200.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentUpdateMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "resource_url")){
validate200.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentUpdateMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource_url !== undefined){
let data0 = data.resource_url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4(data0))){
validate200.errors = [{instancePath:instancePath+"/resource_url",schemaPath:"#/components/schemas/ShipmentUpdateMeta/properties/resource_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate200.errors = [{instancePath:instancePath+"/resource_url",schemaPath:"#/components/schemas/ShipmentUpdateMeta/properties/resource_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentUpdateMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.idempotency_key === undefined) && (missing0 = "idempotency_key"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.meta === undefined) && (missing0 = "meta"))){
validate197.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentUpdate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "event_id") || (key0 === "idempotency_key")) || (key0 === "shipment_id")) || (key0 === "meta"))){
validate197.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
let data0 = data.event_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate197.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/components/schemas/ShipmentUpdate/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if("shipment-updated" !== data0){
validate197.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/components/schemas/ShipmentUpdate/properties/event_id/const",keyword:"const",params:{allowedValue: "shipment-updated"},message:"must be equal to constant"}];
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
if(data.idempotency_key !== undefined){
let data1 = data.idempotency_key;
const _errs4 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/idempotency_key",parentData:data,parentDataProperty:"idempotency_key",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipment_id !== undefined){
let data2 = data.shipment_id;
const _errs5 = errors;
if(!(validate29(data2, {instancePath:instancePath+"/shipment_id",parentData:data,parentDataProperty:"shipment_id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate200(data3, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
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
validate197.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}

exports.activityCreated_headers = validate202;
const schema77 = {"type":"object","required":["x-api-key","x-signature","x-timestamp","x-endpoint"],"properties":{"x-api-key":{"$ref":"ApiKey"},"x-signature":{"$ref":"Signature"},"x-timestamp":{"$ref":"SignatureTimestamp"},"x-endpoint":{"$ref":"SignedEndpoint"}}};
const schema78 = {"type":"string","minLength":1,"maxLength":256};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate203.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate203.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"string","pattern":"^hmac-sha256 [A-Za-z0-9+/]+=*$","maxLength":256};
const pattern25 = new RegExp("^hmac-sha256 [A-Za-z0-9+/]+=*$", "u");

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate205.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern25.test(data)){
validate205.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/pattern",keyword:"pattern",params:{pattern: "^hmac-sha256 [A-Za-z0-9+/]+=*$"},message:"must match pattern \""+"^hmac-sha256 [A-Za-z0-9+/]+=*$"+"\""}];
return false;
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"string","pattern":"^[0-9]{1,12}$"};
const pattern26 = new RegExp("^[0-9]{1,12}$", "u");

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
validate207.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""}];
return false;
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":"string","minLength":1,"maxLength":2048};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 2048 && func2(data) > 2048){
validate209.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate209.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data["x-api-key"] === undefined) && (missing0 = "x-api-key")) || ((data["x-signature"] === undefined) && (missing0 = "x-signature"))) || ((data["x-timestamp"] === undefined) && (missing0 = "x-timestamp"))) || ((data["x-endpoint"] === undefined) && (missing0 = "x-endpoint"))){
validate202.errors = [{instancePath,schemaPath:"#/components/messages/activityCreated/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["x-api-key"] !== undefined){
let data0 = data["x-api-key"];
const _errs1 = errors;
if(!(validate203(data0, {instancePath:instancePath+"/x-api-key",parentData:data,parentDataProperty:"x-api-key",rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-signature"] !== undefined){
let data1 = data["x-signature"];
const _errs2 = errors;
if(!(validate205(data1, {instancePath:instancePath+"/x-signature",parentData:data,parentDataProperty:"x-signature",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-timestamp"] !== undefined){
let data2 = data["x-timestamp"];
const _errs3 = errors;
if(!(validate207(data2, {instancePath:instancePath+"/x-timestamp",parentData:data,parentDataProperty:"x-timestamp",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-endpoint"] !== undefined){
let data3 = data["x-endpoint"];
const _errs4 = errors;
if(!(validate209(data3, {instancePath:instancePath+"/x-endpoint",parentData:data,parentDataProperty:"x-endpoint",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
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
}
else {
validate202.errors = [{instancePath,schemaPath:"#/components/messages/activityCreated/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}

exports.cardAdjustmentApplied_headers = validate211;
const schema82 = {"type":"object","required":["x-endpoint","x-timestamp","x-signature"],"properties":{"x-endpoint":{"$ref":"SignedEndpoint"},"x-timestamp":{"$ref":"SignatureTimestamp"},"x-signature":{"$ref":"Signature"}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data["x-endpoint"] === undefined) && (missing0 = "x-endpoint")) || ((data["x-timestamp"] === undefined) && (missing0 = "x-timestamp"))) || ((data["x-signature"] === undefined) && (missing0 = "x-signature"))){
validate211.errors = [{instancePath,schemaPath:"#/components/messages/cardAdjustmentApplied/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["x-endpoint"] !== undefined){
let data0 = data["x-endpoint"];
const _errs1 = errors;
if(!(validate209(data0, {instancePath:instancePath+"/x-endpoint",parentData:data,parentDataProperty:"x-endpoint",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-timestamp"] !== undefined){
let data1 = data["x-timestamp"];
const _errs2 = errors;
if(!(validate207(data1, {instancePath:instancePath+"/x-timestamp",parentData:data,parentDataProperty:"x-timestamp",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-signature"] !== undefined){
let data2 = data["x-signature"];
const _errs3 = errors;
if(!(validate205(data2, {instancePath:instancePath+"/x-signature",parentData:data,parentDataProperty:"x-signature",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
validate211.errors = [{instancePath,schemaPath:"#/components/messages/cardAdjustmentApplied/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}

exports.cardAdjustment_headers = validate215;
const schema83 = {"type":"object","required":["x-api-key","x-signature","x-timestamp","x-endpoint","x-idempotency-key"],"properties":{"x-api-key":{"$ref":"ApiKey"},"x-signature":{"$ref":"Signature"},"x-timestamp":{"$ref":"SignatureTimestamp"},"x-endpoint":{"$ref":"SignedEndpoint"},"x-idempotency-key":{"$ref":"CallbackIdempotencyKey"}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data["x-api-key"] === undefined) && (missing0 = "x-api-key")) || ((data["x-signature"] === undefined) && (missing0 = "x-signature"))) || ((data["x-timestamp"] === undefined) && (missing0 = "x-timestamp"))) || ((data["x-endpoint"] === undefined) && (missing0 = "x-endpoint"))) || ((data["x-idempotency-key"] === undefined) && (missing0 = "x-idempotency-key"))){
validate215.errors = [{instancePath,schemaPath:"#/components/messages/cardAdjustment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["x-api-key"] !== undefined){
let data0 = data["x-api-key"];
const _errs1 = errors;
if(!(validate203(data0, {instancePath:instancePath+"/x-api-key",parentData:data,parentDataProperty:"x-api-key",rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-signature"] !== undefined){
let data1 = data["x-signature"];
const _errs2 = errors;
if(!(validate205(data1, {instancePath:instancePath+"/x-signature",parentData:data,parentDataProperty:"x-signature",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-timestamp"] !== undefined){
let data2 = data["x-timestamp"];
const _errs3 = errors;
if(!(validate207(data2, {instancePath:instancePath+"/x-timestamp",parentData:data,parentDataProperty:"x-timestamp",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-endpoint"] !== undefined){
let data3 = data["x-endpoint"];
const _errs4 = errors;
if(!(validate209(data3, {instancePath:instancePath+"/x-endpoint",parentData:data,parentDataProperty:"x-endpoint",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-idempotency-key"] !== undefined){
let data4 = data["x-idempotency-key"];
const _errs5 = errors;
if(!(validate24(data4, {instancePath:instancePath+"/x-idempotency-key",parentData:data,parentDataProperty:"x-idempotency-key",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate215.errors = [{instancePath,schemaPath:"#/components/messages/cardAdjustment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
