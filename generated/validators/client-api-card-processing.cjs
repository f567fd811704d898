"use strict";
exports.AuthorizationReply = validate21;
const schema6 = {"type":"object","required":["status","message","status_detail"],"properties":{"status":{"$ref":"AuthorizationStatus"},"message":{"type":"string"},"status_detail":{"$ref":"AuthorizationStatusDetail"}}};
const schema7 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatus/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["APPROVED","INSUFFICIENT_FUNDS","INVALID_MERCHANT","INVALID_AMOUNT","SYSTEM_ERROR","OTHER"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!((((((data === "APPROVED") || (data === "INSUFFICIENT_FUNDS")) || (data === "INVALID_MERCHANT")) || (data === "INVALID_AMOUNT")) || (data === "SYSTEM_ERROR")) || (data === "OTHER"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatusDetail/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/AuthorizationReply/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate24(data2, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.CardAdjustment_closed = validate26;
const schema9 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"CardTransactionInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema10 = {"type":"object","required":["id","type","point_type","entry_mode","country_code","origin","original_transaction_id","local_date_time"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"CardTransactionType"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"country_code":{"$ref":"CountryCode"},"origin":{"$ref":"TransactionOrigin"},"original_transaction_id":{"type":["string","null"]},"local_date_time":{"$ref":"LocalDateTime"}},"additionalProperties":false};
const schema11 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((((((((((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH")) || (data === "REFUND")) || (data === "PAYMENT")) || (data === "REVERSAL_PURCHASE")) || (data === "REVERSAL_WITHDRAWAL")) || (data === "REVERSAL_EXTRACASH")) || (data === "REVERSAL_REFUND")) || (data === "REVERSAL_PAYMENT"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["DOMESTIC","INTERNATIONAL"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!((data === "DOMESTIC") || (data === "INTERNATIONAL"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"};
const pattern2 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\""}];
return false;
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.original_transaction_id === undefined) && (missing0 = "original_transaction_id"))) || ((data.local_date_time === undefined) && (missing0 = "local_date_time"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "point_type")) || (key0 === "entry_mode")) || (key0 === "country_code")) || (key0 === "origin")) || (key0 === "original_transaction_id")) || (key0 === "local_date_time"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate28(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate30(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate32(data2, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(!(validate34(data3, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate36(data4, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate38(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate27.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/CardTransactionInformation/properties/original_transaction_id/type",keyword:"type",params:{type: schema10.properties.original_transaction_id.type},message:"must be string,null"}];
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
if(!(validate40(data7, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["id","mcc","address","name"],"properties":{"id":{"type":"string"},"mcc":{"$ref":"MerchantCategoryCode"},"address":{"type":["string","null"]},"name":{"type":"string"}},"additionalProperties":false};
const schema19 = {"type":"string","pattern":"^[0-9]{4}$"};
const pattern3 = new RegExp("^[0-9]{4}$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.mcc === undefined) && (missing0 = "mcc"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.name === undefined) && (missing0 = "name"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "mcc")) || (key0 === "address")) || (key0 === "name"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Merchant/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate44(data1, {instancePath:instancePath+"/mcc",parentData:data,parentDataProperty:"mcc",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
validate43.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Merchant/properties/address/type",keyword:"type",params:{type: schema18.properties.address.type},message:"must be string,null"}];
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
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Merchant/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["id","product_type","provider","last_four"],"properties":{"id":{"$ref":"Id"},"product_type":{"$ref":"ProductType"},"provider":{"$ref":"CardNetwork"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"}},"additionalProperties":false};
const schema21 = {"type":"string","enum":["PREPAID","CREDIT","DEBIT"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema21.enum;
if(!(((data === "PREPAID") || (data === "CREDIT")) || (data === "DEBIT"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema22.enum;
if(!((data === "CARD_NETWORK_1") || (data === "CARD_NETWORK_2"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.last_four === undefined) && (missing0 = "last_four"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "product_type")) || (key0 === "provider")) || (key0 === "last_four"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate28(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate49(data1, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
if(!(validate51(data2, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
if(!pattern3.test(data3)){
validate47.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/TransactionCard/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/TransactionCard/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","required":["quantity","credit_type","grace_period"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99},"current_installment":{"type":"integer","minimum":1,"maximum":99}},"additionalProperties":false};
const schema24 = {"type":"string","enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema24.enum;
if(!((((data === "NO_PROMOTION") || (data === "WITHOUT_INTEREST")) || (data === "WITH_INTEREST")) || (data === "BUY_TODAY_PAY_LATER"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))) || ((data.grace_period === undefined) && (missing0 = "grace_period"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period")) || (key0 === "current_installment"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate54.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate54.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate54.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate55(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate54.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate54.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
validate54.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate54.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"Id"}},"additionalProperties":false};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate28(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","required":["local","settlement","transaction","details"],"properties":{"local":{"$ref":"MoneyTotal_closed"},"settlement":{"$ref":"MoneyTotal_closed"},"transaction":{"$ref":"MoneyTotal_closed"},"details":{"type":"array","items":{"$ref":"AmountDetail_closed"}}},"additionalProperties":false};
const schema27 = {"type":"object","required":["total","currency"],"properties":{"total":{"type":"number","minimum":0},"currency":{"$ref":"CurrencyCode"}},"additionalProperties":false};
const schema28 = {"type":"string","pattern":"^[A-Z]{3}$"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total === undefined) && (missing0 = "total")) || ((data.currency === undefined) && (missing0 = "currency"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "total") || (key0 === "currency"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate62.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/MoneyTotal/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/MoneyTotal/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(!(validate63(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["type","currency","amount","name"],"properties":{"type":{"$ref":"TransactionDetailType"},"currency":{"$ref":"CurrencyCode"},"amount":{"type":"number","minimum":0},"name":{"type":"string"}},"additionalProperties":false};
const schema30 = {"type":"string","enum":["BASE","FEE","TAX","EXTRACASH","DISCOUNT"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema30.enum;
if(!(((((data === "BASE") || (data === "FEE")) || (data === "TAX")) || (data === "EXTRACASH")) || (data === "DISCOUNT"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.name === undefined) && (missing0 = "name"))){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "currency")) || (key0 === "amount")) || (key0 === "name"))){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(validate69(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
if(!(validate63(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate68.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/AmountDetail/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/AmountDetail/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate68.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AmountDetail/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.local === undefined) && (missing0 = "local")) || ((data.settlement === undefined) && (missing0 = "settlement"))) || ((data.transaction === undefined) && (missing0 = "transaction"))) || ((data.details === undefined) && (missing0 = "details"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "local") || (key0 === "settlement")) || (key0 === "transaction")) || (key0 === "details"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.local !== undefined){
let data0 = data.local;
const _errs2 = errors;
if(!(validate62(data0, {instancePath:instancePath+"/local",parentData:data,parentDataProperty:"local",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
if(!(validate62(data1, {instancePath:instancePath+"/settlement",parentData:data,parentDataProperty:"settlement",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
if(!(validate62(data2, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
if(!(validate68(data4, {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate61.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/TransactionAmount/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate43(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
if(!(validate47(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
if(!(validate54(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
if(!(validate58(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(validate61(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.CardAdjustment_closed_2 = validate74;
const schema31 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"CardTransactionInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed_2"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema32 = {"type":"object","required":["quantity","credit_type","grace_period"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))) || ((data.grace_period === undefined) && (missing0 = "grace_period"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate78.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate78.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate78.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate55(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate78.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate43(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
if(!(validate47(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
if(!(validate78(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
if(!(validate58(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(validate61(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

exports.CardAuthorization_closed = validate83;
const schema33 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"AuthorizationInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema34 = {"type":"object","required":["id","type","point_type","entry_mode","country_code","origin","original_transaction_id","local_date_time"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"AuthorizationTransactionType"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"country_code":{"$ref":"CountryCode"},"origin":{"$ref":"TransactionOrigin"},"original_transaction_id":{"type":["string","null"]},"local_date_time":{"$ref":"LocalDateTime"}},"additionalProperties":false};
const schema35 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema35.enum;
if(!(((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH"))){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.original_transaction_id === undefined) && (missing0 = "original_transaction_id"))) || ((data.local_date_time === undefined) && (missing0 = "local_date_time"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "point_type")) || (key0 === "entry_mode")) || (key0 === "country_code")) || (key0 === "origin")) || (key0 === "original_transaction_id")) || (key0 === "local_date_time"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate28(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate86(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
if(!(validate32(data2, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(!(validate34(data3, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate36(data4, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate38(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate84.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/AuthorizationInformation/properties/original_transaction_id/type",keyword:"type",params:{type: schema34.properties.original_transaction_id.type},message:"must be string,null"}];
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
if(!(validate40(data7, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate84(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
if(!(validate43(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
if(!(validate47(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
if(!(validate54(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
if(!(validate58(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(validate61(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

exports.CardAuthorization_closed_2 = validate99;
const schema36 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"AuthorizationInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed_2"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate84(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
if(!(validate43(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
if(!(validate47(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
if(!(validate78(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
if(!(validate58(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(validate61(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

exports.Signature = validate106;
const schema37 = {"type":"string","pattern":"^hmac-sha256 [A-Za-z0-9+/]+=*$","maxLength":256};
const pattern6 = new RegExp("^hmac-sha256 [A-Za-z0-9+/]+=*$", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern6.test(data)){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/pattern",keyword:"pattern",params:{pattern: "^hmac-sha256 [A-Za-z0-9+/]+=*$"},message:"must match pattern \""+"^hmac-sha256 [A-Za-z0-9+/]+=*$"+"\""}];
return false;
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

exports.SignatureTimestamp = validate107;
const schema38 = {"type":"string","pattern":"^[0-9]{1,12}$"};
const pattern7 = new RegExp("^[0-9]{1,12}$", "u");

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate107.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/components/schemas/SignatureTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

exports.SignedEndpoint = validate108;
const schema39 = {"type":"string","minLength":1,"maxLength":2048};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 2048 && func2(data) > 2048){
validate108.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate108.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

exports.authorizeCardTransaction_header = validate109;
const schema40 = {"type":"object","additionalProperties":false,"required":["x-api-key","x-signature","x-timestamp","x-endpoint","x-idempotency-key"],"properties":{"x-api-key":{"$ref":"ApiKey"},"x-signature":{"$ref":"Signature"},"x-timestamp":{"$ref":"SignatureTimestamp"},"x-endpoint":{"$ref":"SignedEndpoint"},"x-idempotency-key":{"$ref":"CallbackIdempotencyKey"}}};
const schema41 = {"type":"string","minLength":1,"maxLength":256};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"string","minLength":1,"maxLength":256};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
let missing0;
if((((((data["x-api-key"] === undefined) && (missing0 = "x-api-key")) || ((data["x-signature"] === undefined) && (missing0 = "x-signature"))) || ((data["x-timestamp"] === undefined) && (missing0 = "x-timestamp"))) || ((data["x-endpoint"] === undefined) && (missing0 = "x-endpoint"))) || ((data["x-idempotency-key"] === undefined) && (missing0 = "x-idempotency-key"))){
validate109.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "x-api-key") || (key0 === "x-signature")) || (key0 === "x-timestamp")) || (key0 === "x-endpoint")) || (key0 === "x-idempotency-key"))){
validate109.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-api-key"] !== undefined){
let data0 = data["x-api-key"];
const _errs2 = errors;
if(!(validate110(data0, {instancePath:instancePath+"/x-api-key",parentData:data,parentDataProperty:"x-api-key",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-signature"] !== undefined){
let data1 = data["x-signature"];
const _errs3 = errors;
if(!(validate106(data1, {instancePath:instancePath+"/x-signature",parentData:data,parentDataProperty:"x-signature",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-timestamp"] !== undefined){
let data2 = data["x-timestamp"];
const _errs4 = errors;
if(!(validate107(data2, {instancePath:instancePath+"/x-timestamp",parentData:data,parentDataProperty:"x-timestamp",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-endpoint"] !== undefined){
let data3 = data["x-endpoint"];
const _errs5 = errors;
if(!(validate108(data3, {instancePath:instancePath+"/x-endpoint",parentData:data,parentDataProperty:"x-endpoint",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-idempotency-key"] !== undefined){
let data4 = data["x-idempotency-key"];
const _errs6 = errors;
if(!(validate115(data4, {instancePath:instancePath+"/x-idempotency-key",parentData:data,parentDataProperty:"x-idempotency-key",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
validate109.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

exports.path_type = validate117;
const schema43 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["debit","credit"]}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate117.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate117.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate117.errors = [{instancePath:instancePath+"/type",schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema43.properties.type.enum;
if(!((data0 === "debit") || (data0 === "credit"))){
validate117.errors = [{instancePath:instancePath+"/type",schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
