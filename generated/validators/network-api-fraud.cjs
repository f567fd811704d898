"use strict";
exports.CardUseVerdictAnswer = validate21;
const schema6 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","verdict"],"properties":{"id":{"$ref":"Id"},"verdict":{"type":"string","enum":["ACCEPT","OVER_THRESHOLD","REFUSE"]}}}}};
const schema7 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CardUseVerdictAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.verdict === undefined) && (missing1 = "verdict"))){
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CardUseVerdictAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.verdict !== undefined){
let data2 = data0.verdict;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/data/verdict",schemaPath:"#/components/schemas/CardUseVerdictAnswer/properties/data/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema6.properties.data.properties.verdict.enum;
if(!(((data2 === "ACCEPT") || (data2 === "OVER_THRESHOLD")) || (data2 === "REFUSE"))){
validate21.errors = [{instancePath:instancePath+"/data/verdict",schemaPath:"#/components/schemas/CardUseVerdictAnswer/properties/data/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema6.properties.data.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs4){
}
var valid1 = _errs4 === errors;
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
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CardUseVerdictAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CardUseVerdictAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.CardUse_closed = validate24;
const schema8 = {"type":"object","required":["id","card_id","user_id","type","origin","country_code","merchant","point_type","entry_mode","local_amount"],"properties":{"id":{"$ref":"Id"},"card_id":{"type":["string","null"]},"user_id":{"type":["string","null"]},"type":{"$ref":"CardTransactionType"},"origin":{"$ref":"TransactionOrigin"},"country_code":{"$ref":"CountryCode"},"merchant":{"$ref":"Merchant_closed"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"local_amount":{"$ref":"Amount"}},"additionalProperties":false};
const func4 = Object.prototype.hasOwnProperty;
const schema9 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((((((((((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH")) || (data === "REFUND")) || (data === "PAYMENT")) || (data === "REVERSAL_PURCHASE")) || (data === "REVERSAL_WITHDRAWAL")) || (data === "REVERSAL_EXTRACASH")) || (data === "REVERSAL_REFUND")) || (data === "REVERSAL_PAYMENT"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["DOMESTIC","INTERNATIONAL"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!((data === "DOMESTIC") || (data === "INTERNATIONAL"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["id","mcc","address","name"],"properties":{"id":{"type":"string"},"mcc":{"$ref":"MerchantCategoryCode"},"address":{"type":["string","null"]},"name":{"type":"string"}},"additionalProperties":false};
const schema13 = {"type":"string","pattern":"^[0-9]{4}$"};
const pattern2 = new RegExp("^[0-9]{4}$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.mcc === undefined) && (missing0 = "mcc"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.name === undefined) && (missing0 = "name"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "mcc")) || (key0 === "address")) || (key0 === "name"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Merchant/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate33(data1, {instancePath:instancePath+"/mcc",parentData:data,parentDataProperty:"mcc",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate32.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Merchant/properties/address/type",keyword:"type",params:{type: schema12.properties.address.type},message:"must be string,null"}];
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
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Merchant/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema15.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern3 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.card_id === undefined) && (missing0 = "card_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.local_amount === undefined) && (missing0 = "local_amount"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardUse/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema8.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardUse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate24.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/components/schemas/CardUse/properties/card_id/type",keyword:"type",params:{type: schema8.properties.card_id.type},message:"must be string,null"}];
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
if(data.user_id !== undefined){
let data2 = data.user_id;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate24.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/CardUse/properties/user_id/type",keyword:"type",params:{type: schema8.properties.user_id.type},message:"must be string,null"}];
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
if(data.type !== undefined){
let data3 = data.type;
const _errs7 = errors;
if(!(validate26(data3, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data4 = data.origin;
const _errs8 = errors;
if(!(validate28(data4, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data5 = data.country_code;
const _errs9 = errors;
if(!(validate30(data5, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchant !== undefined){
let data6 = data.merchant;
const _errs10 = errors;
if(!(validate32(data6, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.point_type !== undefined){
let data7 = data.point_type;
const _errs11 = errors;
if(!(validate36(data7, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_mode !== undefined){
let data8 = data.entry_mode;
const _errs12 = errors;
if(!(validate38(data8, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_amount !== undefined){
let data9 = data.local_amount;
const _errs13 = errors;
if(!(validate40(data9, {instancePath:instancePath+"/local_amount",parentData:data,parentDataProperty:"local_amount",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardUse/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.MovementToScore_closed = validate42;
const schema17 = {"type":"object","required":["operation_id","amount"],"properties":{"operation_id":{"type":"string"},"amount":{"$ref":"Amount"}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.operation_id === undefined) && (missing0 = "operation_id")) || ((data.amount === undefined) && (missing0 = "amount"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/MovementToScore/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "operation_id") || (key0 === "amount"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/MovementToScore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation_id !== undefined){
let data0 = data.operation_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate42.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/components/schemas/MovementToScore/properties/operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/MovementToScore/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

exports.MovementVerdictAnswer = validate44;
const schema18 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["verdict"],"properties":{"verdict":{"type":"string","enum":["ACCEPT","REFUSE"]}}}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/MovementVerdictAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if((data0.verdict === undefined) && (missing1 = "verdict")){
validate44.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/MovementVerdictAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.verdict !== undefined){
let data1 = data0.verdict;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate44.errors = [{instancePath:instancePath+"/data/verdict",schemaPath:"#/components/schemas/MovementVerdictAnswer/properties/data/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema18.properties.data.properties.verdict.enum;
if(!((data1 === "ACCEPT") || (data1 === "REFUSE"))){
validate44.errors = [{instancePath:instancePath+"/data/verdict",schemaPath:"#/components/schemas/MovementVerdictAnswer/properties/data/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema18.properties.data.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate44.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/MovementVerdictAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/MovementVerdictAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
