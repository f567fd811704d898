"use strict";
exports.ActivityList_closed = validate21;
const schema6 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Activity_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema7 = {"type":"object","required":["id","account","account_txs","origin_tx_id","origin","process_type","type","data","total_amount","entry_type","result","rejection_reason","rejection_message","forced","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"account":{"$ref":"ActivityAccount_closed"},"account_txs":{"type":"array","items":{"$ref":"ActivityAccountTx_closed"}},"origin_tx_id":{"type":["string","null"],"maxLength":256},"origin":{"$ref":"ActivityOrigin"},"process_type":{"$ref":"ProcessType"},"type":{"$ref":"ActivityType"},"data":{"$ref":"ActivityData_closed"},"total_amount":{"$ref":"Amount"},"entry_type":{"$ref":"EntryType"},"result":{"$ref":"ActivityOutcome"},"rejection_reason":{"$ref":"ActivityRejectionReason"},"rejection_message":{"type":["string","null"]},"forced":{"type":"boolean"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require("ajv/dist/runtime/ucs2length").default;
const schema8 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
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

const schema9 = {"type":"object","required":["id","country","currency"],"properties":{"id":{"$ref":"Id"},"country":{"$ref":"AccountCountry"},"currency":{"$ref":"AccountCurrency"}},"additionalProperties":false};
const schema10 = {"type":"string","enum":["ARG","BRA","MEX"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!(((data === "ARG") || (data === "BRA")) || (data === "MEX"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCountry/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["ARS","BRL","MXN"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!(((data === "ARS") || (data === "BRL")) || (data === "MXN"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.country === undefined) && (missing0 = "country"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccount/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "country")) || (key0 === "currency"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.country !== undefined){
let data1 = data.country;
const _errs3 = errors;
if(!(validate27(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate29(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["id","process_type","entry_type","total_amount","result","created_at"],"properties":{"id":{"$ref":"Id"},"process_type":{"$ref":"ProcessType"},"entry_type":{"$ref":"EntryType"},"total_amount":{"$ref":"Amount"},"result":{"$ref":"MovementOutcome"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema13 = {"type":"string","enum":["ORIGINAL","ADJUSTMENT","REFUND","REVERSAL"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((((data === "ORIGINAL") || (data === "ADJUSTMENT")) || (data === "REFUND")) || (data === "REVERSAL"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["DEBIT","CREDIT"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/EntryType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!((data === "DEBIT") || (data === "CREDIT"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/EntryType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern1 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/MovementOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/MovementOutcome/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.process_type === undefined) && (missing0 = "process_type"))) || ((data.entry_type === undefined) && (missing0 = "entry_type"))) || ((data.total_amount === undefined) && (missing0 = "total_amount"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccountTx/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "process_type")) || (key0 === "entry_type")) || (key0 === "total_amount")) || (key0 === "result")) || (key0 === "created_at"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccountTx/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.process_type !== undefined){
let data1 = data.process_type;
const _errs3 = errors;
if(!(validate34(data1, {instancePath:instancePath+"/process_type",parentData:data,parentDataProperty:"process_type",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate36(data2, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate38(data3, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate40(data4, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate42(data5, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityAccountTx/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","enum":["CLIENT","PAYMENT_PROCESSOR","BANK_NETWORK","CASH_NETWORK","P2P"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema18.enum;
if(!(((((data === "CLIENT") || (data === "PAYMENT_PROCESSOR")) || (data === "BANK_NETWORK")) || (data === "CASH_NETWORK")) || (data === "P2P"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOrigin/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","enum":["CARD_PURCHASE","EXTRACASH","CASHOUT_STORE","CASHOUT_ATM","BANK_TRANSFER_IN","BANK_TRANSFER_OUT","CASHOUT","CASHIN","MANUAL_MOVEMENT","CLIENT_PAYMENT","PAYMENT_IN","PAYMENT_OUT","P2P_IN","P2P_OUT"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!((((((((((((((data === "CARD_PURCHASE") || (data === "EXTRACASH")) || (data === "CASHOUT_STORE")) || (data === "CASHOUT_ATM")) || (data === "BANK_TRANSFER_IN")) || (data === "BANK_TRANSFER_OUT")) || (data === "CASHOUT")) || (data === "CASHIN")) || (data === "MANUAL_MOVEMENT")) || (data === "CLIENT_PAYMENT")) || (data === "PAYMENT_IN")) || (data === "PAYMENT_OUT")) || (data === "P2P_IN")) || (data === "P2P_OUT"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityType/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["properties","description","details","metadata"],"properties":{"properties":{"$ref":"ActivityProperties"},"description":{"type":["string","null"]},"details":{"type":"array","items":{"$ref":"ActivityDetail_closed"}},"metadata":{"$ref":"Metadata"}},"additionalProperties":false};
const schema21 = {"anyOf":[{"$ref":"CardProperties"},{"$ref":"BankProperties"},{"$ref":"CashProperties"},{"$ref":"FreeProperties"},{"type":"null"}]};
const schema22 = {"type":"object","additionalProperties":false,"properties":{"merchant_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"merchant_name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"address":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"mcc":{"type":"string","pattern":"^[0-9]{4}$"},"card_type":{"$ref":"CardType"},"last_digits":{"type":"string","pattern":"^[0-9]{4}$"},"card_brand":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"}}};
const pattern6 = new RegExp("^[0-9]{4}$", "u");
const schema23 = {"type":"string","enum":["VIRTUAL","PHYSICAL"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema23.enum;
if(!((data === "VIRTUAL") || (data === "PHYSICAL"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema24.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema25.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema22.properties, key0))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/CardProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 64 && func3(data0) > 64){
validate52.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate52.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data1.length > 128 && func3(data1) > 128){
validate52.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate52.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data2.length > 256 && func3(data2) > 256){
validate52.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate52.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate52.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern6.test(data3)){
validate52.errors = [{instancePath:instancePath+"/mcc",schemaPath:"#/components/schemas/CardProperties/properties/mcc/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mcc",schemaPath:"#/components/schemas/CardProperties/properties/mcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate53(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
if(!pattern6.test(data5)){
validate52.errors = [{instancePath:instancePath+"/last_digits",schemaPath:"#/components/schemas/CardProperties/properties/last_digits/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/last_digits",schemaPath:"#/components/schemas/CardProperties/properties/last_digits/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data6.length > 64 && func3(data6) > 64){
validate52.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data6.length <= 1 && func3(data6) < 1){
validate52.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data6)){
validate52.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate55(data7, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
if(!(validate57(data8, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/CardProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"properties":{"counterparty":{"$ref":"TransferCounterparty"},"concept":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const schema27 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_id":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"key":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const pattern10 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_id")) || (key0 === "key"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCounterparty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 128 && func3(data0) > 128){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data1.length > 32 && func3(data1) > 32){
validate61.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data1)){
validate61.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data2.length > 77 && func3(data2) > 77){
validate61.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate61.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate61.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCounterparty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "counterparty") || (key0 === "concept"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/BankProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.counterparty !== undefined){
let data0 = data.counterparty;
const _errs2 = errors;
if(!(validate61(data0, {instancePath:instancePath+"/counterparty",parentData:data,parentDataProperty:"counterparty",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
if(data1.length > 32 && func3(data1) > 32){
validate60.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate60.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/BankProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"properties":{"network":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"reference":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "network") || (key0 === "reference"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CashProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 64 && func3(data0) > 64){
validate64.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate64.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate64.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data1.length > 128 && func3(data1) > 128){
validate64.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate64.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate64.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CashProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","maxProperties":50,"additionalProperties":true};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/FreeProperties/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
const _errs1 = errors;
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/FreeProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate51.errors = vErrors;
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
validate51.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","required":["type","subtype","amount","entry_type","description","metadata"],"properties":{"type":{"$ref":"TransactionDetailType"},"subtype":{"type":["string","null"],"maxLength":64},"amount":{"$ref":"Amount"},"entry_type":{"$ref":"EntryType"},"description":{"type":["string","null"]},"metadata":{"$ref":"Metadata"}},"additionalProperties":false};
const schema31 = {"type":"string","enum":["BASE","FEE","TAX","EXTRACASH","DISCOUNT"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema31.enum;
if(!(((((data === "BASE") || (data === "FEE")) || (data === "TAX")) || (data === "EXTRACASH")) || (data === "DISCOUNT"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate70.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","maxProperties":50,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const pattern15 = new RegExp("^[^\\u0000]*$", "u");
const schema33 = {"type":["string","number","boolean","null","array","object"],"maxLength":1048576,"pattern":"^[^\\u0000]*$","maxItems":1048576,"items":{"$ref":"FreeValue"},"maxProperties":1048576,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const wrapper0 = {validate: validate75};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null,array,object"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 1048576 && func3(data) > 1048576){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
else {
if(!pattern15.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1048576){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxItems",keyword:"maxItems",params:{limit: 1048576},message:"must NOT have more than 1048576 items"}];
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
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxProperties",keyword:"maxProperties",params:{limit: 1048576},message:"must NOT have more than 1048576 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(func3(key0) > 1048576){
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
if(!pattern15.test(key0)){
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
validate75.errors = vErrors;
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
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(func3(key0) > 1048576){
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
if(!pattern15.test(key0)){
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
validate74.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs3 = errors;
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
if(!(validate75(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.subtype === undefined) && (missing0 = "subtype"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.entry_type === undefined) && (missing0 = "entry_type"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "subtype")) || (key0 === "amount")) || (key0 === "entry_type")) || (key0 === "description")) || (key0 === "metadata"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(validate70(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate69.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/ActivityDetail/properties/subtype/type",keyword:"type",params:{type: schema30.properties.subtype.type},message:"must be string,null"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && func3(data1) > 64){
validate69.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/ActivityDetail/properties/subtype/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
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
if(!(validate38(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate36(data3, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if((typeof data4 !== "string") && (data4 !== null)){
validate69.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ActivityDetail/properties/description/type",keyword:"type",params:{type: schema30.properties.description.type},message:"must be string,null"}];
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
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs9 = errors;
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.properties === undefined) && (missing0 = "properties")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.details === undefined) && (missing0 = "details"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "properties") || (key0 === "description")) || (key0 === "details")) || (key0 === "metadata"))){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.properties !== undefined){
let data0 = data.properties;
const _errs2 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
if((typeof data1 !== "string") && (data1 !== null)){
validate50.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ActivityData/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type},message:"must be string,null"}];
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
if(data.details !== undefined){
let data2 = data.details;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(validate69(data3, {instancePath:instancePath+"/details/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
validate50.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/ActivityData/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.metadata !== undefined){
let data4 = data.metadata;
const _errs8 = errors;
if(!(validate74(data4, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
else {
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"string","enum":["APPROVED","REJECTED","PENDING"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema34.enum;
if(!(((data === "APPROVED") || (data === "REJECTED")) || (data === "PENDING"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityOutcome/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema35 = {"anyOf":[{"$ref":"TransactionRejectionReason"},{"$ref":"TransferFailureReason"},{"$ref":"CardRejectionReason"},{"$ref":"CashRejectionReason"},{"type":"null"}]};
const schema36 = {"type":"string","enum":["INSUFFICIENT_FUNDS","ACCOUNT_DISABLED","ACCOUNT_FROZEN","MONTHLY_AMOUNT_LIMIT_REACHED","DAILY_AMOUNT_LIMIT_REACHED","CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED","CLIENT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED","MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED","PROCESS_TIME_EXPIRED","SOURCE_ACCOUNT_TX_REJECTED","DESTINATION_ACCOUNT_TX_REJECTED","FRAUD_SCORING_REJECTED"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema36.enum;
if(!(((((((((((((((data === "INSUFFICIENT_FUNDS") || (data === "ACCOUNT_DISABLED")) || (data === "ACCOUNT_FROZEN")) || (data === "MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "DAILY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED")) || (data === "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED")) || (data === "PROCESS_TIME_EXPIRED")) || (data === "SOURCE_ACCOUNT_TX_REJECTED")) || (data === "DESTINATION_ACCOUNT_TX_REJECTED")) || (data === "FRAUD_SCORING_REJECTED"))){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"string","enum":["DESTINATION_REJECTED","DESTINATION_ACCOUNT_NOT_ACTIVE","NETWORK_UNAVAILABLE"]};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema37.enum;
if(!(((data === "DESTINATION_REJECTED") || (data === "DESTINATION_ACCOUNT_NOT_ACTIVE")) || (data === "NETWORK_UNAVAILABLE"))){
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate88.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"string","enum":["CARD_BLOCKED","CARD_DISABLED","CARD_NOT_ACTIVE","CARD_NOT_CONFIGURED","CARD_NOT_FOUND","CRYPTO_ERROR","DUPLICATE_TRANSMISSION_DETECTED","EXPIRED_CARD","EXTRA_FIELDS","INTERNAL_ERROR","INVALID_AMOUNT","INVALID_CVV","INVALID_EXPIRATION_DATE","INVALID_MERCHANT","INVALID_PIN","INVALID_TRANSACTION","LOST_CARD","MISSING_FIELDS","ORIGINAL_NOT_FOUND","OTHER","REJECTED_FRAUD","RESTRICTED_USER","SECURITY_VIOLATION","SERVICE_UNAVAILABLE","STOLEN_CARD","SYSTEM_ERROR","TRANSACTION_NOT_PERMITTED"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/CardRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema38.enum;
if(!(((((((((((((((((((((((((((data === "CARD_BLOCKED") || (data === "CARD_DISABLED")) || (data === "CARD_NOT_ACTIVE")) || (data === "CARD_NOT_CONFIGURED")) || (data === "CARD_NOT_FOUND")) || (data === "CRYPTO_ERROR")) || (data === "DUPLICATE_TRANSMISSION_DETECTED")) || (data === "EXPIRED_CARD")) || (data === "EXTRA_FIELDS")) || (data === "INTERNAL_ERROR")) || (data === "INVALID_AMOUNT")) || (data === "INVALID_CVV")) || (data === "INVALID_EXPIRATION_DATE")) || (data === "INVALID_MERCHANT")) || (data === "INVALID_PIN")) || (data === "INVALID_TRANSACTION")) || (data === "LOST_CARD")) || (data === "MISSING_FIELDS")) || (data === "ORIGINAL_NOT_FOUND")) || (data === "OTHER")) || (data === "REJECTED_FRAUD")) || (data === "RESTRICTED_USER")) || (data === "SECURITY_VIOLATION")) || (data === "SERVICE_UNAVAILABLE")) || (data === "STOLEN_CARD")) || (data === "SYSTEM_ERROR")) || (data === "TRANSACTION_NOT_PERMITTED"))){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/CardRejectionReason/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"string","enum":["WRONG_CASH_TOKEN"]};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/CashRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema39.enum;
if(!(data === "WRONG_CASH_TOKEN")){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/CashRejectionReason/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate92.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate85.errors = vErrors;
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
validate85.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.account === undefined) && (missing0 = "account"))) || ((data.account_txs === undefined) && (missing0 = "account_txs"))) || ((data.origin_tx_id === undefined) && (missing0 = "origin_tx_id"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.process_type === undefined) && (missing0 = "process_type"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.total_amount === undefined) && (missing0 = "total_amount"))) || ((data.entry_type === undefined) && (missing0 = "entry_type"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.rejection_reason === undefined) && (missing0 = "rejection_reason"))) || ((data.rejection_message === undefined) && (missing0 = "rejection_message"))) || ((data.forced === undefined) && (missing0 = "forced"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Activity/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Activity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.account !== undefined){
let data1 = data.account;
const _errs3 = errors;
if(!(validate25(data1, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(!(validate32(data3, {instancePath:instancePath+"/account_txs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate22.errors = [{instancePath:instancePath+"/account_txs",schemaPath:"#/components/schemas/Activity/properties/account_txs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate22.errors = [{instancePath:instancePath+"/origin_tx_id",schemaPath:"#/components/schemas/Activity/properties/origin_tx_id/type",keyword:"type",params:{type: schema7.properties.origin_tx_id.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 256 && func3(data4) > 256){
validate22.errors = [{instancePath:instancePath+"/origin_tx_id",schemaPath:"#/components/schemas/Activity/properties/origin_tx_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
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
if(!(validate45(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate34(data6, {instancePath:instancePath+"/process_type",parentData:data,parentDataProperty:"process_type",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate48(data7, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
if(!(validate50(data8, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate38(data9, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate36(data10, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate83(data11, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
if(!(validate85(data12, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
if((typeof data13 !== "string") && (data13 !== null)){
validate22.errors = [{instancePath:instancePath+"/rejection_message",schemaPath:"#/components/schemas/Activity/properties/rejection_message/type",keyword:"type",params:{type: schema7.properties.rejection_message.type},message:"must be string,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forced !== undefined){
let data14 = data.forced;
const _errs19 = errors;
if(typeof data14 !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/forced",schemaPath:"#/components/schemas/Activity/properties/forced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.created_at !== undefined){
let data15 = data.created_at;
const _errs21 = errors;
if(!(validate42(data15, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data16 = data.updated_at;
const _errs22 = errors;
if(!(validate42(data16, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Activity/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema41 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate99.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate99.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate99.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate99.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate99.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate99.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate99.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate99.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate101.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate101.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate101.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate103.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate103.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema43.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate103.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema43.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate99(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
if(!(validate101(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
validate98.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate103(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
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
validate98.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ActivityList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate98(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ActivityResult_closed = validate106;
const schema44 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Activity_closed"}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/ActivityResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

exports.header_accept_language = validate108;
const schema45 = {"type":"object","additionalProperties":false,"properties":{"accept-language":{"type":"string","maxLength":256}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "accept-language")){
validate108.errors = [{instancePath,schemaPath:"#/paths/~1core~1activities~1v1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["accept-language"] !== undefined){
let data0 = data["accept-language"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func3(data0) > 256){
validate108.errors = [{instancePath:instancePath+"/accept-language",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/accept-language/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/accept-language",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/accept-language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate108.errors = [{instancePath,schemaPath:"#/paths/~1core~1activities~1v1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

exports.searchActivities_query = validate109;
const schema46 = {"type":"object","additionalProperties":false,"properties":{"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"page[size]":{"type":"integer","minimum":1,"maximum":100},"filter[country]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"AccountCountry"}},"filter[account_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[result]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"ActivityOutcome"}},"filter[type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"ActivityType"}},"filter[created_from]":{"$ref":"DateTimeInput"},"filter[created_until]":{"$ref":"DateTimeInput"},"filter[updated_from]":{"$ref":"DateTimeInput"},"filter[updated_until]":{"$ref":"DateTimeInput"},"filter[upsert_from]":{"$ref":"DateTimeInput"},"filter[upsert_until]":{"$ref":"DateTimeInput"},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["id","-id","type","-type","result","-result","created_at","-created_at","updated_at","-updated_at"]}}}};
const schema47 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"};
const pattern18 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$", "u");

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern18.test(data)){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"+"\""}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const pattern19 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func3(data) > 40){
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern19.test(data)){
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate115.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema46.properties, key0))){
validate109.errors = [{instancePath,schemaPath:"#/paths/~1core~1activities~1v1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["page[number]"] !== undefined){
let data0 = data["page[number]"];
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate109.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
validate109.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate109.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate109.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate109.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate109.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate109.errors = [{instancePath:instancePath+"/filter[country]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Bcountry%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate109.errors = [{instancePath:instancePath+"/filter[country]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Bcountry%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/filter[country]/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate109.errors = [{instancePath:instancePath+"/filter[country]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Bcountry%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[account_id]"] !== undefined){
let data4 = data["filter[account_id]"];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 50){
validate109.errors = [{instancePath:instancePath+"/filter[account_id]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Baccount_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate109.errors = [{instancePath:instancePath+"/filter[account_id]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Baccount_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
if(!(validate111(data5, {instancePath:instancePath+"/filter[account_id]/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
validate109.errors = [{instancePath:instancePath+"/filter[account_id]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Baccount_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[result]"] !== undefined){
let data6 = data["filter[result]"];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
if(data6.length > 50){
validate109.errors = [{instancePath:instancePath+"/filter[result]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Bresult%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate109.errors = [{instancePath:instancePath+"/filter[result]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Bresult%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs14 = errors;
if(!(validate83(data7, {instancePath:instancePath+"/filter[result]/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
validate109.errors = [{instancePath:instancePath+"/filter[result]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Bresult%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[type]"] !== undefined){
let data8 = data["filter[type]"];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
if(data8.length > 50){
validate109.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Btype%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate109.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Btype%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs17 = errors;
if(!(validate48(data9, {instancePath:instancePath+"/filter[type]/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate109.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/filter%5Btype%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate115(data10, {instancePath:instancePath+"/filter[created_from]",parentData:data,parentDataProperty:"filter[created_from]",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
if(!(validate115(data11, {instancePath:instancePath+"/filter[created_until]",parentData:data,parentDataProperty:"filter[created_until]",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[updated_from]"] !== undefined){
let data12 = data["filter[updated_from]"];
const _errs20 = errors;
if(!(validate115(data12, {instancePath:instancePath+"/filter[updated_from]",parentData:data,parentDataProperty:"filter[updated_from]",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[updated_until]"] !== undefined){
let data13 = data["filter[updated_until]"];
const _errs21 = errors;
if(!(validate115(data13, {instancePath:instancePath+"/filter[updated_until]",parentData:data,parentDataProperty:"filter[updated_until]",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[upsert_from]"] !== undefined){
let data14 = data["filter[upsert_from]"];
const _errs22 = errors;
if(!(validate115(data14, {instancePath:instancePath+"/filter[upsert_from]",parentData:data,parentDataProperty:"filter[upsert_from]",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[upsert_until]"] !== undefined){
let data15 = data["filter[upsert_until]"];
const _errs23 = errors;
if(!(validate115(data15, {instancePath:instancePath+"/filter[upsert_until]",parentData:data,parentDataProperty:"filter[upsert_until]",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data16 = data.sort;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(Array.isArray(data16)){
if(data16.length < 1){
validate109.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
const _errs26 = errors;
if(typeof data17 !== "string"){
validate109.errors = [{instancePath:instancePath+"/sort/" + i4,schemaPath:"#/paths/~1core~1activities~1v1/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs27 = errors;
const vSchema0 = schema46.properties.sort.items.enum;
if(!((((((((((data17 === "id") || (data17 === "-id")) || (data17 === "type")) || (data17 === "-type")) || (data17 === "result")) || (data17 === "-result")) || (data17 === "created_at")) || (data17 === "-created_at")) || (data17 === "updated_at")) || (data17 === "-updated_at"))){
validate109.errors = [{instancePath:instancePath+"/sort/" + i4,schemaPath:"#/paths/~1core~1activities~1v1/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema46.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs26){
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
if(valid5){
let valid6;
let i5 = data16.length;
let j0;
valid6 = true;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data16[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate109.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i5+" are identical)"}];
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
validate109.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1core~1activities~1v1/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate109.errors = [{instancePath,schemaPath:"#/paths/~1core~1activities~1v1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
