"use strict";
exports.CashIn = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["alias","amount"],"properties":{"alias":{"type":"string","pattern":"^[A-Z0-9]{6}$"},"amount":{"$ref":"SandboxAmount"},"reference":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const pattern0 = new RegExp("^[A-Z0-9]{6}$", "u");
const pattern2 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");
const schema7 = {"type":"string","maxLength":256,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAmount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAmount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((data.alias === undefined) && (missing0 = "alias")) || ((data.amount === undefined) && (missing0 = "amount"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CashIn/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "alias") || (key0 === "amount")) || (key0 === "reference"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CashIn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alias !== undefined){
let data0 = data.alias;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate21.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/CashIn/properties/alias/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6}$"},message:"must match pattern \""+"^[A-Z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/CashIn/properties/alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference !== undefined){
let data2 = data.reference;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 128 && func2(data2) > 128){
validate21.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashIn/properties/reference/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate21.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashIn/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate21.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashIn/properties/reference/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashIn/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/CashIn/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.CashInIntentStepResult_closed = validate24;
const schema8 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"CashInIntentStep_closed"}},"additionalProperties":false};
const schema9 = {"type":"object","required":["id","previous_status","status","amount","paid_amount"],"properties":{"id":{"$ref":"Id"},"previous_status":{"$ref":"CashInIntentStatus"},"status":{"$ref":"CashInIntentStatus"},"amount":{"$ref":"Amount"},"paid_amount":{"$ref":"Amount"}},"additionalProperties":false};
const schema10 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
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

const schema11 = {"type":"string","enum":["ACTIVE","REJECTED","PAID","PARTIALLY_PAID","CANCELLED","EXPIRED"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!((((((data === "ACTIVE") || (data === "REJECTED")) || (data === "PAID")) || (data === "PARTIALLY_PAID")) || (data === "CANCELLED")) || (data === "EXPIRED"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStatus/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern4 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.previous_status === undefined) && (missing0 = "previous_status"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.paid_amount === undefined) && (missing0 = "paid_amount"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStep/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "previous_status")) || (key0 === "status")) || (key0 === "amount")) || (key0 === "paid_amount"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.previous_status !== undefined){
let data1 = data.previous_status;
const _errs3 = errors;
if(!(validate28(data1, {instancePath:instancePath+"/previous_status",parentData:data,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate28(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs5 = errors;
if(!(validate31(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid_amount !== undefined){
let data4 = data.paid_amount;
const _errs6 = errors;
if(!(validate31(data4, {instancePath:instancePath+"/paid_amount",parentData:data,parentDataProperty:"paid_amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStepResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStepResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate25(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStepResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.CashInPayment = validate35;
const schema13 = {"type":"object","additionalProperties":false,"properties":{"amount":{"$ref":"SandboxAmount"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "amount")){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/CashInPayment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.amount !== undefined){
let data0 = data.amount;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
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
else {
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/CashInPayment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

exports.CashInPaymentResult_closed = validate37;
const schema14 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","previous_status","status","amount","paid_amount","result","rejection_reason"],"properties":{"id":{"$ref":"Id"},"previous_status":{"$ref":"CashInIntentStatus"},"status":{"$ref":"CashInIntentStatus"},"amount":{"$ref":"Amount"},"paid_amount":{"$ref":"Amount"},"result":{"$ref":"TransactionOutcome"},"rejection_reason":{"oneOf":[{"$ref":"TransactionRejectionReason"},{"type":"null"}]}},"additionalProperties":false}},"additionalProperties":false};
const schema15 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema15.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["INSUFFICIENT_FUNDS","ACCOUNT_DISABLED","ACCOUNT_FROZEN","MONTHLY_AMOUNT_LIMIT_REACHED","DAILY_AMOUNT_LIMIT_REACHED","CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED","CLIENT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED","MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED","PROCESS_TIME_EXPIRED","SOURCE_ACCOUNT_TX_REJECTED","DESTINATION_ACCOUNT_TX_REJECTED","FRAUD_SCORING_REJECTED"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!(((((((((((((((data === "INSUFFICIENT_FUNDS") || (data === "ACCOUNT_DISABLED")) || (data === "ACCOUNT_FROZEN")) || (data === "MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "DAILY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED")) || (data === "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED")) || (data === "PROCESS_TIME_EXPIRED")) || (data === "SOURCE_ACCOUNT_TX_REJECTED")) || (data === "DESTINATION_ACCOUNT_TX_REJECTED")) || (data === "FRAUD_SCORING_REJECTED"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashInPaymentResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashInPaymentResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((((((data0.id === undefined) && (missing1 = "id")) || ((data0.previous_status === undefined) && (missing1 = "previous_status"))) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.amount === undefined) && (missing1 = "amount"))) || ((data0.paid_amount === undefined) && (missing1 = "paid_amount"))) || ((data0.result === undefined) && (missing1 = "result"))) || ((data0.rejection_reason === undefined) && (missing1 = "rejection_reason"))){
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashInPaymentResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((((key1 === "id") || (key1 === "previous_status")) || (key1 === "status")) || (key1 === "amount")) || (key1 === "paid_amount")) || (key1 === "result")) || (key1 === "rejection_reason"))){
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashInPaymentResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.previous_status !== undefined){
let data2 = data0.previous_status;
const _errs6 = errors;
if(!(validate28(data2, {instancePath:instancePath+"/data/previous_status",parentData:data0,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data3 = data0.status;
const _errs7 = errors;
if(!(validate28(data3, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.amount !== undefined){
let data4 = data0.amount;
const _errs8 = errors;
if(!(validate31(data4, {instancePath:instancePath+"/data/amount",parentData:data0,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.paid_amount !== undefined){
let data5 = data0.paid_amount;
const _errs9 = errors;
if(!(validate31(data5, {instancePath:instancePath+"/data/paid_amount",parentData:data0,parentDataProperty:"paid_amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.result !== undefined){
let data6 = data0.result;
const _errs10 = errors;
if(!(validate43(data6, {instancePath:instancePath+"/data/result",parentData:data0,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.rejection_reason !== undefined){
let data7 = data0.rejection_reason;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
let passing0 = null;
const _errs13 = errors;
if(!(validate45(data7, {instancePath:instancePath+"/data/rejection_reason",parentData:data0,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/data/rejection_reason",schemaPath:"#/components/schemas/CashInPaymentResult/properties/data/properties/rejection_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/data/rejection_reason",schemaPath:"#/components/schemas/CashInPaymentResult/properties/data/properties/rejection_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate37.errors = vErrors;
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
var valid1 = _errs11 === errors;
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
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashInPaymentResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashInPaymentResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

exports.CashWithdrawal = validate47;
const schema17 = {"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","pattern":"^[0-9]{4}$"},"amount":{"$ref":"SandboxAmount"}}};
const pattern5 = new RegExp("^[0-9]{4}$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/CashWithdrawal/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "amount"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/CashWithdrawal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate47.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/CashWithdrawal/properties/token/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/CashWithdrawal/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/CashWithdrawal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

exports.IncomingTransfer = validate49;
const schema18 = {"type":"object","additionalProperties":false,"required":["key_type","key_value","amount","sender"],"properties":{"key_type":{"type":"string","enum":["CVU","ALIAS","PIX"]},"key_value":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"amount":{"$ref":"SandboxAmount"},"sender":{"$ref":"Counterparty"},"concept":{"$ref":"TransferConcept"}}};
const schema19 = {"type":"object","additionalProperties":false,"required":["name","tax_id"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_id":{"type":"string","pattern":"^[0-9]{11,14}$"},"key":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const pattern8 = new RegExp("^[0-9]{11,14}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.tax_id === undefined) && (missing0 = "tax_id"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/Counterparty/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_id")) || (key0 === "key"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/Counterparty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Counterparty/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Counterparty/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Counterparty/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Counterparty/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern8.test(data1)){
validate51.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/Counterparty/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11,14}$"},message:"must match pattern \""+"^[0-9]{11,14}$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/Counterparty/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/Counterparty/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate51.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/Counterparty/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate51.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/Counterparty/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/Counterparty/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/Counterparty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","enum":["ALQ","APC","BRH","BRN","CUO","EXP","FAC","HAB","HON","OIN","OIH","PRE","ROP","SEG","SIS","SON","VAR"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!(((((((((((((((((data === "ALQ") || (data === "APC")) || (data === "BRH")) || (data === "BRN")) || (data === "CUO")) || (data === "EXP")) || (data === "FAC")) || (data === "HAB")) || (data === "HON")) || (data === "OIN")) || (data === "OIH")) || (data === "PRE")) || (data === "ROP")) || (data === "SEG")) || (data === "SIS")) || (data === "SON")) || (data === "VAR"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key_type === undefined) && (missing0 = "key_type")) || ((data.key_value === undefined) && (missing0 = "key_value"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.sender === undefined) && (missing0 = "sender"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/IncomingTransfer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "key_type") || (key0 === "key_value")) || (key0 === "amount")) || (key0 === "sender")) || (key0 === "concept"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/IncomingTransfer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key_type !== undefined){
let data0 = data.key_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate49.errors = [{instancePath:instancePath+"/key_type",schemaPath:"#/components/schemas/IncomingTransfer/properties/key_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema18.properties.key_type.enum;
if(!(((data0 === "CVU") || (data0 === "ALIAS")) || (data0 === "PIX"))){
validate49.errors = [{instancePath:instancePath+"/key_type",schemaPath:"#/components/schemas/IncomingTransfer/properties/key_type/enum",keyword:"enum",params:{allowedValues: schema18.properties.key_type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.key_value !== undefined){
let data1 = data.key_value;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 77 && func2(data1) > 77){
validate49.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/IncomingTransfer/properties/key_value/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/IncomingTransfer/properties/key_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate49.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/IncomingTransfer/properties/key_value/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/IncomingTransfer/properties/key_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.amount !== undefined){
let data2 = data.amount;
const _errs6 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
let data3 = data.sender;
const _errs7 = errors;
if(!(validate51(data3, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concept !== undefined){
let data4 = data.concept;
const _errs8 = errors;
if(!(validate53(data4, {instancePath:instancePath+"/concept",parentData:data,parentDataProperty:"concept",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
else {
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/IncomingTransfer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

exports.SandboxDestinationCreate = validate55;
const schema21 = {"type":"object","additionalProperties":false,"required":["country","holder"],"properties":{"country":{"type":"string","enum":["ARG","BRA"]},"cbu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"cvu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"alias":{"oneOf":[{"$ref":"BankAlias"},{"type":"null"}]},"pix_key":{"type":["string","null"],"minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"pix_key_type":{"oneOf":[{"$ref":"PixKeyType"},{"type":"null"}]},"holder":{"$ref":"DestinationHolder"},"active":{"type":"boolean"}}};
const pattern10 = new RegExp("^[0-9]{22}$", "u");
const schema22 = {"type":"string","minLength":6,"maxLength":20,"pattern":"^[A-Za-z0-9.-]{6,20}$"};
const pattern12 = new RegExp("^[A-Za-z0-9.-]{6,20}$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 20 && func2(data) > 20){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(data.length <= 11 && func2(data) < 6){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
else {
if(!pattern12.test(data)){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{6,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{6,20}$"+"\""}];
return false;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"string","enum":["EVP","CPF","CNPJ","EMAIL","PHONE"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema23.enum;
if(!(((((data === "EVP") || (data === "CPF")) || (data === "CNPJ")) || (data === "EMAIL")) || (data === "PHONE"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/PixKeyType/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","additionalProperties":false,"required":["name","tax_id"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_id":{"type":"string","pattern":"^[0-9]{11,14}$"}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.tax_id === undefined) && (missing0 = "tax_id"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationHolder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "tax_id"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationHolder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/DestinationHolder/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/DestinationHolder/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/DestinationHolder/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/DestinationHolder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern8.test(data1)){
validate60.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/DestinationHolder/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11,14}$"},message:"must match pattern \""+"^[0-9]{11,14}$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/DestinationHolder/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/DestinationHolder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.country === undefined) && (missing0 = "country")) || ((data.holder === undefined) && (missing0 = "holder"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "country") || (key0 === "cbu")) || (key0 === "cvu")) || (key0 === "alias")) || (key0 === "pix_key")) || (key0 === "pix_key_type")) || (key0 === "holder")) || (key0 === "active"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate55.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema21.properties.country.enum;
if(!((data0 === "ARG") || (data0 === "BRA"))){
validate55.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/country/enum",keyword:"enum",params:{allowedValues: schema21.properties.country.enum},message:"must be equal to one of the allowed values"}];
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
if(data.cbu !== undefined){
let data1 = data.cbu;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate55.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/cbu/type",keyword:"type",params:{type: schema21.properties.cbu.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate55.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/cbu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
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
if(data.cvu !== undefined){
let data2 = data.cvu;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate55.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/cvu/type",keyword:"type",params:{type: schema21.properties.cvu.type},message:"must be string,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate55.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
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
if(data.alias !== undefined){
let data3 = data.alias;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate56(data3, {instancePath:instancePath+"/alias",parentData:data,parentDataProperty:"alias",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/alias/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs12 = errors;
if(errors === _errs11){
}
var _valid0 = _errs11 === errors;
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
const err1 = {instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/alias/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate55.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pix_key !== undefined){
let data4 = data.pix_key;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate55.errors = [{instancePath:instancePath+"/pix_key",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/pix_key/type",keyword:"type",params:{type: schema21.properties.pix_key.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(data4.length > 77 && func2(data4) > 77){
validate55.errors = [{instancePath:instancePath+"/pix_key",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/pix_key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data4.length <= 1 && func2(data4) < 1){
validate55.errors = [{instancePath:instancePath+"/pix_key",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/pix_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data4)){
validate55.errors = [{instancePath:instancePath+"/pix_key",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/pix_key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
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
if(data.pix_key_type !== undefined){
let data5 = data.pix_key_type;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate58(data5, {instancePath:instancePath+"/pix_key_type",parentData:data,parentDataProperty:"pix_key_type",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/pix_key_type",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/pix_key_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs19 = errors;
if(errors === _errs18){
}
var _valid1 = _errs18 === errors;
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
const err3 = {instancePath:instancePath+"/pix_key_type",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/pix_key_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate55.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data6 = data.holder;
const _errs20 = errors;
if(!(validate60(data6, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
let data7 = data.active;
const _errs21 = errors;
if(typeof data7 !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/SandboxDestinationCreate/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

exports.SandboxDestinationList_closed = validate62;
const schema25 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"SandboxDestination_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema26 = {"type":"object","required":["id","country","cbu","cvu","alias","pix_key","pix_key_type","holder","active","created_at"],"properties":{"id":{"$ref":"Id"},"country":{"type":"string","enum":["ARG","BRA"]},"cbu":{"type":["string","null"]},"cvu":{"type":["string","null"]},"alias":{"type":["string","null"]},"pix_key":{"type":["string","null"]},"pix_key_type":{"oneOf":[{"$ref":"PixKeyType"},{"type":"null"}]},"holder":{"$ref":"DestinationHolder"},"active":{"type":"boolean"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const func20 = Object.prototype.hasOwnProperty;
const schema27 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern16 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.country === undefined) && (missing0 = "country"))) || ((data.cbu === undefined) && (missing0 = "cbu"))) || ((data.cvu === undefined) && (missing0 = "cvu"))) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.pix_key === undefined) && (missing0 = "pix_key"))) || ((data.pix_key_type === undefined) && (missing0 = "pix_key_type"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func20.call(schema26.properties, key0))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.country !== undefined){
let data1 = data.country;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate63.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/SandboxDestination/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema26.properties.country.enum;
if(!((data1 === "ARG") || (data1 === "BRA"))){
validate63.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/SandboxDestination/properties/country/enum",keyword:"enum",params:{allowedValues: schema26.properties.country.enum},message:"must be equal to one of the allowed values"}];
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
if(data.cbu !== undefined){
let data2 = data.cbu;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate63.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/SandboxDestination/properties/cbu/type",keyword:"type",params:{type: schema26.properties.cbu.type},message:"must be string,null"}];
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
if(data.cvu !== undefined){
let data3 = data.cvu;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate63.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/SandboxDestination/properties/cvu/type",keyword:"type",params:{type: schema26.properties.cvu.type},message:"must be string,null"}];
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
if(data.alias !== undefined){
let data4 = data.alias;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate63.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/SandboxDestination/properties/alias/type",keyword:"type",params:{type: schema26.properties.alias.type},message:"must be string,null"}];
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
if(data.pix_key !== undefined){
let data5 = data.pix_key;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate63.errors = [{instancePath:instancePath+"/pix_key",schemaPath:"#/components/schemas/SandboxDestination/properties/pix_key/type",keyword:"type",params:{type: schema26.properties.pix_key.type},message:"must be string,null"}];
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
if(data.pix_key_type !== undefined){
let data6 = data.pix_key_type;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate58(data6, {instancePath:instancePath+"/pix_key_type",parentData:data,parentDataProperty:"pix_key_type",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/pix_key_type",schemaPath:"#/components/schemas/SandboxDestination/properties/pix_key_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/pix_key_type",schemaPath:"#/components/schemas/SandboxDestination/properties/pix_key_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate63.errors = vErrors;
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
if(data.holder !== undefined){
let data7 = data.holder;
const _errs18 = errors;
if(!(validate60(data7, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
let data8 = data.active;
const _errs19 = errors;
if(typeof data8 !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/SandboxDestination/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
let data9 = data.created_at;
const _errs21 = errors;
if(!(validate67(data9, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
else {
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema29 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate71.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate71.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate71.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate71.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate73.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate75.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate75.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema31.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate75.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema31.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate71(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
if(!(validate73(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate70.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate75(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate70.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate63(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate62.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SandboxDestinationList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate70(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

exports.SandboxDestinationResult_closed = validate78;
const schema32 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"SandboxDestination_closed"}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate63(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxDestinationResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

exports.TransferFailure = validate80;
const schema33 = {"type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"$ref":"TransferFailureReason"}}};
const schema34 = {"type":"string","enum":["DESTINATION_REJECTED","DESTINATION_ACCOUNT_NOT_ACTIVE","NETWORK_UNAVAILABLE"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema34.enum;
if(!(((data === "DESTINATION_REJECTED") || (data === "DESTINATION_ACCOUNT_NOT_ACTIVE")) || (data === "NETWORK_UNAVAILABLE"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailureReason/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reason === undefined) && (missing0 = "reason")){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailure/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reason")){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined){
let data0 = data.reason;
const _errs2 = errors;
if(!(validate81(data0, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/TransferFailure/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

exports.TransferStepResult_closed = validate83;
const schema35 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"TransferStep_closed"}},"additionalProperties":false};
const schema36 = {"type":"object","required":["id","previous_status","status","failure_reason","activity_id"],"properties":{"id":{"$ref":"Id"},"previous_status":{"$ref":"TransferStatus"},"status":{"$ref":"TransferStatus"},"failure_reason":{"oneOf":[{"$ref":"TransferFailureReason"},{"type":"null"}]},"activity_id":{"$ref":"Id"}},"additionalProperties":false};
const schema37 = {"type":"string","enum":["SUCCESS","FAILED","IN_PROGRESS"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema37.enum;
if(!(((data === "SUCCESS") || (data === "FAILED")) || (data === "IN_PROGRESS"))){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStatus/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"}];
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
if((((((data.id === undefined) && (missing0 = "id")) || ((data.previous_status === undefined) && (missing0 = "previous_status"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.failure_reason === undefined) && (missing0 = "failure_reason"))) || ((data.activity_id === undefined) && (missing0 = "activity_id"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStep/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "previous_status")) || (key0 === "status")) || (key0 === "failure_reason")) || (key0 === "activity_id"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.previous_status !== undefined){
let data1 = data.previous_status;
const _errs3 = errors;
if(!(validate86(data1, {instancePath:instancePath+"/previous_status",parentData:data,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
if(!(validate86(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure_reason !== undefined){
let data3 = data.failure_reason;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate81(data3, {instancePath:instancePath+"/failure_reason",parentData:data,parentDataProperty:"failure_reason",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/failure_reason",schemaPath:"#/components/schemas/TransferStep/properties/failure_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs9 = errors;
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
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
const err1 = {instancePath:instancePath+"/failure_reason",schemaPath:"#/components/schemas/TransferStep/properties/failure_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate84.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activity_id !== undefined){
let data4 = data.activity_id;
const _errs10 = errors;
if(!(validate26(data4, {instancePath:instancePath+"/activity_id",parentData:data,parentDataProperty:"activity_id",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
else {
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if((data.data === undefined) && (missing0 = "data")){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStepResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStepResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate84(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/TransferStepResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

exports.path_destination_id = validate92;
const schema38 = {"type":"object","additionalProperties":false,"required":["destination_id"],"properties":{"destination_id":{"$ref":"Id"}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.destination_id === undefined) && (missing0 = "destination_id")){
validate92.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1destinations~1{destination_id}/delete/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "destination_id")){
validate92.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1destinations~1{destination_id}/delete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.destination_id !== undefined){
let data0 = data.destination_id;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/destination_id",parentData:data,parentDataProperty:"destination_id",rootData}))){
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
validate92.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1destinations~1{destination_id}/delete/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

exports.path_intent_id = validate94;
const schema39 = {"type":"object","additionalProperties":false,"required":["intent_id"],"properties":{"intent_id":{"$ref":"Id"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.intent_id === undefined) && (missing0 = "intent_id")){
validate94.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1cash-in-intents~1{intent_id}~1pay/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "intent_id")){
validate94.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1cash-in-intents~1{intent_id}~1pay/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.intent_id !== undefined){
let data0 = data.intent_id;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/intent_id",parentData:data,parentDataProperty:"intent_id",rootData}))){
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
validate94.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1cash-in-intents~1{intent_id}~1pay/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

exports.path_transfer_id = validate96;
const schema40 = {"type":"object","additionalProperties":false,"required":["transfer_id"],"properties":{"transfer_id":{"$ref":"Id"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transfer_id === undefined) && (missing0 = "transfer_id")){
validate96.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1transfers~1{transfer_id}~1settle/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "transfer_id")){
validate96.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1transfers~1{transfer_id}~1settle/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transfer_id !== undefined){
let data0 = data.transfer_id;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/transfer_id",parentData:data,parentDataProperty:"transfer_id",rootData}))){
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
validate96.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1transfers~1{transfer_id}~1settle/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
