"use strict";
exports.AuthorizationReply = validate21;
const schema6 = {"type":"object","required":["status","message","status_detail"],"properties":{"status":{"type":"string","enum":["APPROVED","REJECTED"]},"message":{"type":"string","maxLength":1024},"status_detail":{"$ref":"AuthorizationStatusDetail"}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const schema7 = {"type":"string","enum":["APPROVED","INSUFFICIENT_FUNDS","INVALID_MERCHANT","INVALID_AMOUNT","SYSTEM_ERROR","OTHER"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((((((data === "APPROVED") || (data === "INSUFFICIENT_FUNDS")) || (data === "INVALID_MERCHANT")) || (data === "INVALID_AMOUNT")) || (data === "SYSTEM_ERROR")) || (data === "OTHER"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationStatusDetail/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/AuthorizationReply/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const vSchema0 = schema6.properties.status.enum;
if(!((data0 === "APPROVED") || (data0 === "REJECTED"))){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/AuthorizationReply/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 1024){
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/AuthorizationReply/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/AuthorizationReply/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status_detail !== undefined){
let data2 = data.status_detail;
const _errs5 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.CardAdjustment_closed = validate24;
const schema8 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"CardTransactionInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema9 = {"type":"object","required":["id","type","point_type","entry_mode","country_code","origin","original_transaction_id","local_date_time"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"CardTransactionType"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"country_code":{"$ref":"CountryCode"},"origin":{"$ref":"TransactionOrigin"},"original_transaction_id":{"type":["string","null"]},"local_date_time":{"$ref":"LocalDateTime"}},"additionalProperties":false};
const schema10 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 256){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!((((((((((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH")) || (data === "REFUND")) || (data === "PAYMENT")) || (data === "REVERSAL_PURCHASE")) || (data === "REVERSAL_WITHDRAWAL")) || (data === "REVERSAL_EXTRACASH")) || (data === "REVERSAL_REFUND")) || (data === "REVERSAL_PAYMENT"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","enum":["DOMESTIC","INTERNATIONAL"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema15.enum;
if(!((data === "DOMESTIC") || (data === "INTERNATIONAL"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"};
const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.original_transaction_id === undefined) && (missing0 = "original_transaction_id"))) || ((data.local_date_time === undefined) && (missing0 = "local_date_time"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "point_type")) || (key0 === "entry_mode")) || (key0 === "country_code")) || (key0 === "origin")) || (key0 === "original_transaction_id")) || (key0 === "local_date_time"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
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
if(!(validate28(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate30(data2, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate32(data3, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(!(validate34(data4, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate36(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate25.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/CardTransactionInformation/properties/original_transaction_id/type",keyword:"type",params:{type: schema9.properties.original_transaction_id.type},message:"must be string,null"}];
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
if(!(validate38(data7, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionInformation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","required":["id","mcc","address","name"],"properties":{"id":{"type":"string"},"mcc":{"$ref":"MerchantCategoryCode"},"address":{"type":["string","null"]},"name":{"type":"string"}},"additionalProperties":false};
const schema18 = {"type":"string","pattern":"^[0-9]{4}$"};
const pattern3 = new RegExp("^[0-9]{4}$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.mcc === undefined) && (missing0 = "mcc"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.name === undefined) && (missing0 = "name"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "mcc")) || (key0 === "address")) || (key0 === "name"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Merchant/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate42(data1, {instancePath:instancePath+"/mcc",parentData:data,parentDataProperty:"mcc",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate41.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Merchant/properties/address/type",keyword:"type",params:{type: schema17.properties.address.type},message:"must be string,null"}];
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
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Merchant/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["id","product_type","provider","last_four"],"properties":{"id":{"$ref":"Id"},"product_type":{"$ref":"ProductType"},"provider":{"$ref":"CardNetwork"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"}},"additionalProperties":false};
const schema20 = {"type":"string","enum":["PREPAID","CREDIT","DEBIT"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!(((data === "PREPAID") || (data === "CREDIT")) || (data === "DEBIT"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema21.enum;
if(!((data === "CARD_NETWORK_1") || (data === "CARD_NETWORK_2"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.last_four === undefined) && (missing0 = "last_four"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "product_type")) || (key0 === "provider")) || (key0 === "last_four"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate47(data1, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
if(!(validate49(data2, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate45.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/TransactionCard/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/TransactionCard/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","required":["quantity","credit_type","grace_period"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99},"current_installment":{"type":"integer","minimum":1,"maximum":99}},"additionalProperties":false};
const schema23 = {"type":"string","enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema23.enum;
if(!((((data === "NO_PROMOTION") || (data === "WITHOUT_INTEREST")) || (data === "WITH_INTEREST")) || (data === "BUY_TODAY_PAY_LATER"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))) || ((data.grace_period === undefined) && (missing0 = "grace_period"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period")) || (key0 === "current_installment"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate53(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate52.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate52.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Installments/properties/current_installment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"Id"}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionUser/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","required":["local","settlement","transaction","details"],"properties":{"local":{"$ref":"MoneyTotal_closed"},"settlement":{"$ref":"MoneyTotal_closed"},"transaction":{"$ref":"MoneyTotal_closed"},"details":{"type":"array","items":{"$ref":"AmountDetail_closed"}}},"additionalProperties":false};
const schema26 = {"type":"object","required":["total","currency"],"properties":{"total":{"type":"number","minimum":0},"currency":{"$ref":"CurrencyCode"}},"additionalProperties":false};
const schema27 = {"type":"string","pattern":"^[A-Z]{3}$"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((data.total === undefined) && (missing0 = "total")) || ((data.currency === undefined) && (missing0 = "currency"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "total") || (key0 === "currency"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate60.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/MoneyTotal/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/MoneyTotal/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(!(validate61(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/MoneyTotal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","required":["type","currency","amount","name"],"properties":{"type":{"type":"string","enum":["BASE","TAX","FEE","EXTRACASH","DISCOUNT"]},"currency":{"$ref":"CurrencyCode"},"amount":{"type":"number","minimum":0},"name":{"type":"string"}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.name === undefined) && (missing0 = "name"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "currency")) || (key0 === "amount")) || (key0 === "name"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AmountDetail/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema28.properties.type.enum;
if(!(((((data0 === "BASE") || (data0 === "TAX")) || (data0 === "FEE")) || (data0 === "EXTRACASH")) || (data0 === "DISCOUNT"))){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AmountDetail/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
if(!(validate61(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/AmountDetail/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/AmountDetail/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AmountDetail/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/AmountDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.local === undefined) && (missing0 = "local")) || ((data.settlement === undefined) && (missing0 = "settlement"))) || ((data.transaction === undefined) && (missing0 = "transaction"))) || ((data.details === undefined) && (missing0 = "details"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "local") || (key0 === "settlement")) || (key0 === "transaction")) || (key0 === "details"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.local !== undefined){
let data0 = data.local;
const _errs2 = errors;
if(!(validate60(data0, {instancePath:instancePath+"/local",parentData:data,parentDataProperty:"local",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
if(!(validate60(data1, {instancePath:instancePath+"/settlement",parentData:data,parentDataProperty:"settlement",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
if(!(validate60(data2, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
if(!(validate66(data4, {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate59.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/TransactionAmount/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionAmount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate25(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(!(validate41(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate52(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
if(!(validate56(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
if(!(validate59(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.CardAdjustment_closed_2 = validate70;
const schema29 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"CardTransactionInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed_2"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema30 = {"type":"object","required":["quantity","credit_type","grace_period"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))) || ((data.grace_period === undefined) && (missing0 = "grace_period"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate74.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate74.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate74.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Installments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate53(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate74.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate74.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate74.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/Installments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/Installments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate25(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(!(validate41(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate74(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
if(!(validate56(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
if(!(validate59(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdjustment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

exports.CardAuthorization_closed = validate79;
const schema31 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"AuthorizationInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};
const schema32 = {"type":"object","required":["id","type","point_type","entry_mode","country_code","origin","original_transaction_id","local_date_time"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"AuthorizationTransactionType"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"country_code":{"$ref":"CountryCode"},"origin":{"$ref":"TransactionOrigin"},"original_transaction_id":{"type":["string","null"]},"local_date_time":{"$ref":"LocalDateTime"}},"additionalProperties":false};
const schema33 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema33.enum;
if(!(((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.original_transaction_id === undefined) && (missing0 = "original_transaction_id"))) || ((data.local_date_time === undefined) && (missing0 = "local_date_time"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "point_type")) || (key0 === "entry_mode")) || (key0 === "country_code")) || (key0 === "origin")) || (key0 === "original_transaction_id")) || (key0 === "local_date_time"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
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
if(!(validate82(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
if(!(validate30(data2, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate32(data3, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(!(validate34(data4, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate36(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate80.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/AuthorizationInformation/properties/original_transaction_id/type",keyword:"type",params:{type: schema32.properties.original_transaction_id.type},message:"must be string,null"}];
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
if(!(validate38(data7, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationInformation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate80(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
if(!(validate41(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate52(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
if(!(validate56(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
if(!(validate59(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

exports.CardAuthorization_closed_2 = validate95;
const schema34 = {"type":"object","required":["transaction","merchant","card","user","amount"],"properties":{"transaction":{"$ref":"AuthorizationInformation_closed"},"merchant":{"$ref":"Merchant_closed"},"card":{"$ref":"TransactionCard_closed"},"installments":{"$ref":"Installments_closed_2"},"user":{"$ref":"TransactionUser_closed"},"amount":{"$ref":"TransactionAmount_closed"}},"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction === undefined) && (missing0 = "transaction")) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "transaction") || (key0 === "merchant")) || (key0 === "card")) || (key0 === "installments")) || (key0 === "user")) || (key0 === "amount"))){
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction !== undefined){
let data0 = data.transaction;
const _errs2 = errors;
if(!(validate80(data0, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
if(!(validate41(data1, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate74(data3, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
if(!(validate56(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
if(!(validate59(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

exports.authorizeCardTransaction_header = validate102;
const schema35 = {"type":"object","additionalProperties":false,"required":["x-api-key","x-signature","x-timestamp","x-endpoint","x-idempotency-key"],"properties":{"x-api-key":{"$ref":"ApiKey"},"x-signature":{"$ref":"Signature"},"x-timestamp":{"$ref":"SignatureTimestamp"},"x-endpoint":{"$ref":"SignedEndpoint"},"x-idempotency-key":{"$ref":"CallbackIdempotencyKey"}}};
const schema36 = {"type":"string","minLength":1,"maxLength":256};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 256){
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"string","pattern":"^hmac-sha256 [A-Za-z0-9+/]+=*$","maxLength":256};
const pattern6 = new RegExp("^hmac-sha256 [A-Za-z0-9+/]+=*$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 256){
validate105.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern6.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/pattern",keyword:"pattern",params:{pattern: "^hmac-sha256 [A-Za-z0-9+/]+=*$"},message:"must match pattern \""+"^hmac-sha256 [A-Za-z0-9+/]+=*$"+"\""}];
return false;
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/components/schemas/Signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

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

const schema39 = {"type":"string","minLength":1,"maxLength":2048};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2048){
validate109.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate109.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/components/schemas/SignedEndpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"string","minLength":1,"maxLength":256};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 256){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackIdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data["x-api-key"] === undefined) && (missing0 = "x-api-key")) || ((data["x-signature"] === undefined) && (missing0 = "x-signature"))) || ((data["x-timestamp"] === undefined) && (missing0 = "x-timestamp"))) || ((data["x-endpoint"] === undefined) && (missing0 = "x-endpoint"))) || ((data["x-idempotency-key"] === undefined) && (missing0 = "x-idempotency-key"))){
validate102.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "x-api-key") || (key0 === "x-signature")) || (key0 === "x-timestamp")) || (key0 === "x-endpoint")) || (key0 === "x-idempotency-key"))){
validate102.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-api-key"] !== undefined){
let data0 = data["x-api-key"];
const _errs2 = errors;
if(!(validate103(data0, {instancePath:instancePath+"/x-api-key",parentData:data,parentDataProperty:"x-api-key",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
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
if(!(validate105(data1, {instancePath:instancePath+"/x-signature",parentData:data,parentDataProperty:"x-signature",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
if(!(validate109(data3, {instancePath:instancePath+"/x-endpoint",parentData:data,parentDataProperty:"x-endpoint",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
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
if(!(validate111(data4, {instancePath:instancePath+"/x-idempotency-key",parentData:data,parentDataProperty:"x-idempotency-key",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
validate102.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

exports.path_type = validate113;
const schema41 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["debit","credit"]}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate113.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate113.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema41.properties.type.enum;
if(!((data0 === "debit") || (data0 === "credit"))){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate113.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1adjustments~1{type}/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
