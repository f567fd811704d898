"use strict";
exports.BoletoPayment = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["reference","amount"],"properties":{"reference":{"$ref":"NetworkReference"},"amount":{"$ref":"NetworkTransferAmount"}}};
const schema7 = {"type":"string","pattern":"^[\\x21-\\x7E]{1,64}$"};
const pattern0 = new RegExp("^[\\x21-\\x7E]{1,64}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkReference/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]{1,64}$"},message:"must match pattern \""+"^[\\x21-\\x7E]{1,64}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 18 && func2(data) > 18){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
if(((data.reference === undefined) && (missing0 = "reference")) || ((data.amount === undefined) && (missing0 = "amount"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoPayment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "reference") || (key0 === "amount"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoPayment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reference !== undefined){
let data0 = data.reference;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs3 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoPayment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.BoletoPaymentResult_closed = validate26;
const schema9 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","status","amount","paid_amount","reference","result","rejection_reason"],"properties":{"id":{"$ref":"Id"},"status":{"$ref":"CashInIntentStatus"},"amount":{"$ref":"Amount"},"paid_amount":{"$ref":"Amount"},"reference":{"type":"string"},"result":{"$ref":"TransactionOutcome"},"rejection_reason":{"oneOf":[{"$ref":"TransactionRejectionReason"},{"type":"null"}]}},"additionalProperties":false}},"additionalProperties":false};
const schema10 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern2 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["ACTIVE","REJECTED","PAID","PARTIALLY_PAID","CANCELLED","EXPIRED"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!((((((data === "ACTIVE") || (data === "REJECTED")) || (data === "PAID")) || (data === "PARTIALLY_PAID")) || (data === "CANCELLED")) || (data === "EXPIRED"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CashInIntentStatus/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern3 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

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
if(!pattern3.test(data)){
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

const schema13 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["INSUFFICIENT_FUNDS","ACCOUNT_DISABLED","ACCOUNT_FROZEN","MONTHLY_AMOUNT_LIMIT_REACHED","DAILY_AMOUNT_LIMIT_REACHED","CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED","CLIENT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED","MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED","PROCESS_TIME_EXPIRED","SOURCE_ACCOUNT_TX_REJECTED","DESTINATION_ACCOUNT_TX_REJECTED","FRAUD_SCORING_REJECTED"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!(((((((((((((((data === "INSUFFICIENT_FUNDS") || (data === "ACCOUNT_DISABLED")) || (data === "ACCOUNT_FROZEN")) || (data === "MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "DAILY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED")) || (data === "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED")) || (data === "PROCESS_TIME_EXPIRED")) || (data === "SOURCE_ACCOUNT_TX_REJECTED")) || (data === "DESTINATION_ACCOUNT_TX_REJECTED")) || (data === "FRAUD_SCORING_REJECTED"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoPaymentResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoPaymentResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((((((data0.id === undefined) && (missing1 = "id")) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.amount === undefined) && (missing1 = "amount"))) || ((data0.paid_amount === undefined) && (missing1 = "paid_amount"))) || ((data0.reference === undefined) && (missing1 = "reference"))) || ((data0.result === undefined) && (missing1 = "result"))) || ((data0.rejection_reason === undefined) && (missing1 = "rejection_reason"))){
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoPaymentResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((((key1 === "id") || (key1 === "status")) || (key1 === "amount")) || (key1 === "paid_amount")) || (key1 === "reference")) || (key1 === "result")) || (key1 === "rejection_reason"))){
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoPaymentResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
if(!(validate27(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data2 = data0.status;
const _errs6 = errors;
if(!(validate29(data2, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.amount !== undefined){
let data3 = data0.amount;
const _errs7 = errors;
if(!(validate31(data3, {instancePath:instancePath+"/data/amount",parentData:data0,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.paid_amount !== undefined){
let data4 = data0.paid_amount;
const _errs8 = errors;
if(!(validate31(data4, {instancePath:instancePath+"/data/paid_amount",parentData:data0,parentDataProperty:"paid_amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.reference !== undefined){
let data5 = data0.reference;
const _errs9 = errors;
if(typeof data5 !== "string"){
validate26.errors = [{instancePath:instancePath+"/data/reference",schemaPath:"#/components/schemas/BoletoPaymentResult/properties/data/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.result !== undefined){
let data6 = data0.result;
const _errs11 = errors;
if(!(validate34(data6, {instancePath:instancePath+"/data/result",parentData:data0,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.rejection_reason !== undefined){
let data7 = data0.rejection_reason;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate36(data7, {instancePath:instancePath+"/data/rejection_reason",parentData:data0,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/data/rejection_reason",schemaPath:"#/components/schemas/BoletoPaymentResult/properties/data/properties/rejection_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs16 = errors;
if(errors === _errs15){
}
var _valid0 = _errs15 === errors;
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
const err1 = {instancePath:instancePath+"/data/rejection_reason",schemaPath:"#/components/schemas/BoletoPaymentResult/properties/data/properties/rejection_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
if(errors === _errs12){
}
var valid1 = _errs12 === errors;
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
validate26.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoPaymentResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoPaymentResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.BoletoStepResult_closed = validate38;
const schema15 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","status","amount","paid_amount"],"properties":{"id":{"$ref":"Id"},"status":{"$ref":"CashInIntentStatus"},"amount":{"$ref":"Amount"},"paid_amount":{"$ref":"Amount"}},"additionalProperties":false}},"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoStepResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoStepResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(((((data0.id === undefined) && (missing1 = "id")) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.amount === undefined) && (missing1 = "amount"))) || ((data0.paid_amount === undefined) && (missing1 = "paid_amount"))){
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoStepResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "id") || (key1 === "status")) || (key1 === "amount")) || (key1 === "paid_amount"))){
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoStepResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
if(!(validate27(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data2 = data0.status;
const _errs6 = errors;
if(!(validate29(data2, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.amount !== undefined){
let data3 = data0.amount;
const _errs7 = errors;
if(!(validate31(data3, {instancePath:instancePath+"/data/amount",parentData:data0,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.paid_amount !== undefined){
let data4 = data0.paid_amount;
const _errs8 = errors;
if(!(validate31(data4, {instancePath:instancePath+"/data/paid_amount",parentData:data0,parentDataProperty:"paid_amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
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
}
else {
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BoletoStepResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/BoletoStepResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

exports.CashInReport = validate43;
const schema16 = {"type":"object","additionalProperties":false,"required":["reference","network_name","alias","amount","currency"],"properties":{"reference":{"$ref":"NetworkReference"},"network_name":{"$ref":"CashOutNetwork"},"alias":{"type":"string","pattern":"^[A-Z0-9]{6}$"},"amount":{"$ref":"NetworkTransferAmount"},"currency":{"type":"string","enum":["ARS"]},"receipt_number":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const schema17 = {"type":"string","enum":["ARG_CASH_NETWORK"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema17.enum;
if(!(data === "ARG_CASH_NETWORK")){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/CashOutNetwork/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^[A-Z0-9]{6}$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.reference === undefined) && (missing0 = "reference")) || ((data.network_name === undefined) && (missing0 = "network_name"))) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/CashInReport/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "reference") || (key0 === "network_name")) || (key0 === "alias")) || (key0 === "amount")) || (key0 === "currency")) || (key0 === "receipt_number"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/CashInReport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reference !== undefined){
let data0 = data.reference;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network_name !== undefined){
let data1 = data.network_name;
const _errs3 = errors;
if(!(validate45(data1, {instancePath:instancePath+"/network_name",parentData:data,parentDataProperty:"network_name",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alias !== undefined){
let data2 = data.alias;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate43.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/CashInReport/properties/alias/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6}$"},message:"must match pattern \""+"^[A-Z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/CashInReport/properties/alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data3 = data.amount;
const _errs6 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs7 = errors;
if(typeof data4 !== "string"){
validate43.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CashInReport/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
const vSchema0 = schema16.properties.currency.enum;
if(!(data4 === "ARS")){
validate43.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CashInReport/properties/currency/enum",keyword:"enum",params:{allowedValues: schema16.properties.currency.enum},message:"must be equal to one of the allowed values"}];
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
if(data.receipt_number !== undefined){
let data5 = data.receipt_number;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(data5.length > 128 && func2(data5) > 128){
validate43.errors = [{instancePath:instancePath+"/receipt_number",schemaPath:"#/components/schemas/CashInReport/properties/receipt_number/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data5.length <= 1 && func2(data5) < 1){
validate43.errors = [{instancePath:instancePath+"/receipt_number",schemaPath:"#/components/schemas/CashInReport/properties/receipt_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data5)){
validate43.errors = [{instancePath:instancePath+"/receipt_number",schemaPath:"#/components/schemas/CashInReport/properties/receipt_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/receipt_number",schemaPath:"#/components/schemas/CashInReport/properties/receipt_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/CashInReport/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

exports.CashMovementResult_closed = validate48;
const schema18 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["reference","amount","currency","result","rejection_reason"],"properties":{"reference":{"type":"string"},"amount":{"$ref":"Amount"},"currency":{"$ref":"AccountCurrency"},"result":{"$ref":"TransactionOutcome"},"rejection_reason":{"oneOf":[{"$ref":"TransactionRejectionReason"},{"type":"null"}]}},"additionalProperties":false}},"additionalProperties":false};
const schema19 = {"type":"string","enum":["ARS","BRL","MXN"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!(((data === "ARS") || (data === "BRL")) || (data === "MXN"))){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCurrency/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/CashMovementResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/CashMovementResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((((data0.reference === undefined) && (missing1 = "reference")) || ((data0.amount === undefined) && (missing1 = "amount"))) || ((data0.currency === undefined) && (missing1 = "currency"))) || ((data0.result === undefined) && (missing1 = "result"))) || ((data0.rejection_reason === undefined) && (missing1 = "rejection_reason"))){
validate48.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashMovementResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((key1 === "reference") || (key1 === "amount")) || (key1 === "currency")) || (key1 === "result")) || (key1 === "rejection_reason"))){
validate48.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashMovementResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.reference !== undefined){
let data1 = data0.reference;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate48.errors = [{instancePath:instancePath+"/data/reference",schemaPath:"#/components/schemas/CashMovementResult/properties/data/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data0.amount !== undefined){
let data2 = data0.amount;
const _errs7 = errors;
if(!(validate31(data2, {instancePath:instancePath+"/data/amount",parentData:data0,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.currency !== undefined){
let data3 = data0.currency;
const _errs8 = errors;
if(!(validate50(data3, {instancePath:instancePath+"/data/currency",parentData:data0,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.result !== undefined){
let data4 = data0.result;
const _errs9 = errors;
if(!(validate34(data4, {instancePath:instancePath+"/data/result",parentData:data0,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.rejection_reason !== undefined){
let data5 = data0.rejection_reason;
const _errs10 = errors;
const _errs11 = errors;
let valid2 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate36(data5, {instancePath:instancePath+"/data/rejection_reason",parentData:data0,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/data/rejection_reason",schemaPath:"#/components/schemas/CashMovementResult/properties/data/properties/rejection_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs14 = errors;
if(errors === _errs13){
}
var _valid0 = _errs13 === errors;
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
const err1 = {instancePath:instancePath+"/data/rejection_reason",schemaPath:"#/components/schemas/CashMovementResult/properties/data/properties/rejection_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
if(errors === _errs10){
}
var valid1 = _errs10 === errors;
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
else {
validate48.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CashMovementResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/CashMovementResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

exports.CashWithdrawalReport = validate54;
const schema20 = {"type":"object","additionalProperties":false,"required":["reference","intent_id","token"],"properties":{"reference":{"$ref":"NetworkReference"},"intent_id":{"$ref":"Id"},"token":{"type":"string","pattern":"^[0-9]{4}$"},"amount":{"$ref":"NetworkTransferAmount"}}};
const pattern6 = new RegExp("^[0-9]{4}$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reference === undefined) && (missing0 = "reference")) || ((data.intent_id === undefined) && (missing0 = "intent_id"))) || ((data.token === undefined) && (missing0 = "token"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/CashWithdrawalReport/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "reference") || (key0 === "intent_id")) || (key0 === "token")) || (key0 === "amount"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/CashWithdrawalReport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reference !== undefined){
let data0 = data.reference;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intent_id !== undefined){
let data1 = data.intent_id;
const _errs3 = errors;
if(!(validate27(data1, {instancePath:instancePath+"/intent_id",parentData:data,parentDataProperty:"intent_id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
validate54.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/CashWithdrawalReport/properties/token/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/CashWithdrawalReport/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data3 = data.amount;
const _errs6 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/CashWithdrawalReport/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

exports.path_boleto_id = validate58;
const schema21 = {"type":"object","additionalProperties":false,"required":["boleto_id"],"properties":{"boleto_id":{"$ref":"Id"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.boleto_id === undefined) && (missing0 = "boleto_id")){
validate58.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1cash~1boletos~1{boleto_id}~1payments/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "boleto_id")){
validate58.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1cash~1boletos~1{boleto_id}~1payments/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.boleto_id !== undefined){
let data0 = data.boleto_id;
const _errs2 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/boleto_id",parentData:data,parentDataProperty:"boleto_id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate58.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1cash~1boletos~1{boleto_id}~1payments/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
