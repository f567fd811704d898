"use strict";
exports.presentations_row = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["PRESENTMENT_ID","TRANSACTION_ID","LOCAL_TRANSACTION_DATE_TIME","TRANSACTION_TYPE","PRODUCT_TYPE","PROVIDER","AFFINITY_GROUP_ID","USER_ID","CARD_ID","BIN","LAST_FOUR","ORIGIN","MERCHANT_ID","MERCHANT_MCC","MERCHANT_NAME","TRANSACTION_AMOUNT","TRANSACTION_CURRENCY","SETTLEMENT_AMOUNT","SETTLEMENT_CURRENCY","DEBT_AMOUNT","DEBT_CURRENCY","RECONCILIATION_DATE","INTERCHANGE_FEE","INTERCHANGE_RATE","TAX","FUNCTION_CODE","REVERSE_PRESENTMENT","REASON_CODE","ICA_ACQUIRER","TAX_ID"],"properties":{"PRESENTMENT_ID":{"type":"string","minLength":1,"maxLength":256},"TRANSACTION_ID":{"type":"string","minLength":1,"maxLength":256},"LOCAL_TRANSACTION_DATE_TIME":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"},"TRANSACTION_TYPE":{"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT"]},"PRODUCT_TYPE":{"type":"string","enum":["PREPAID","CREDIT","DEBIT"]},"PROVIDER":{"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]},"AFFINITY_GROUP_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"USER_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"CARD_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"BIN":{"type":"string","pattern":"^([0-9]{6}|[0-9]{8})$"},"LAST_FOUR":{"type":"string","pattern":"^[0-9]{4}$"},"ORIGIN":{"type":"string","enum":["DOMESTIC","INTERNATIONAL"]},"MERCHANT_ID":{"type":"string","maxLength":64},"MERCHANT_MCC":{"type":"string","pattern":"^[0-9]{4}$"},"MERCHANT_NAME":{"type":"string","maxLength":256},"TRANSACTION_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"TRANSACTION_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"SETTLEMENT_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"SETTLEMENT_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"DEBT_AMOUNT":{"type":"string","pattern":"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"DEBT_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"RECONCILIATION_DATE":{"type":"string","format":"date"},"INTERCHANGE_FEE":{"type":"string","pattern":"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"INTERCHANGE_RATE":{"type":"string","pattern":"^[A-Za-z0-9]{1,16}$"},"TAX":{"type":"string","pattern":"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"FUNCTION_CODE":{"type":"string","enum":["FIRST_PRESENTMENT","SECOND_PRESENTMENT_FULL","SECOND_PRESENTMENT_PARTIAL"]},"REVERSE_PRESENTMENT":{"type":"string","enum":["TRUE","FALSE"]},"REASON_CODE":{"type":["string","null"],"pattern":"^[0-9]{4}$"},"ICA_ACQUIRER":{"type":"string","pattern":"^[0-9]{1,11}$"},"TAX_ID":{"type":["string","null"],"maxLength":32},"INSTALLMENTS_GRACE_PERIOD":{"type":["integer","null"],"minimum":0,"maximum":99},"INSTALLMENTS_QUANTITY":{"type":["integer","null"],"minimum":1,"maximum":99},"CURRENT_INSTALLMENT":{"type":["integer","null"],"minimum":1,"maximum":99},"INSTALLMENTS_CREDIT_TYPE":{"type":["string","null"],"enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER",null]}}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");
const pattern1 = new RegExp("^([0-9]{6}|[0-9]{8})$", "u");
const pattern2 = new RegExp("^[0-9]{4}$", "u");
const pattern4 = new RegExp("^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const pattern8 = new RegExp("^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$", "u");
const pattern11 = new RegExp("^[A-Za-z0-9]{1,16}$", "u");
const pattern14 = new RegExp("^[0-9]{1,11}$", "u");
const formats0 = require("./formats.cjs").date;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((data.PRESENTMENT_ID === undefined) && (missing0 = "PRESENTMENT_ID")) || ((data.TRANSACTION_ID === undefined) && (missing0 = "TRANSACTION_ID"))) || ((data.LOCAL_TRANSACTION_DATE_TIME === undefined) && (missing0 = "LOCAL_TRANSACTION_DATE_TIME"))) || ((data.TRANSACTION_TYPE === undefined) && (missing0 = "TRANSACTION_TYPE"))) || ((data.PRODUCT_TYPE === undefined) && (missing0 = "PRODUCT_TYPE"))) || ((data.PROVIDER === undefined) && (missing0 = "PROVIDER"))) || ((data.AFFINITY_GROUP_ID === undefined) && (missing0 = "AFFINITY_GROUP_ID"))) || ((data.USER_ID === undefined) && (missing0 = "USER_ID"))) || ((data.CARD_ID === undefined) && (missing0 = "CARD_ID"))) || ((data.BIN === undefined) && (missing0 = "BIN"))) || ((data.LAST_FOUR === undefined) && (missing0 = "LAST_FOUR"))) || ((data.ORIGIN === undefined) && (missing0 = "ORIGIN"))) || ((data.MERCHANT_ID === undefined) && (missing0 = "MERCHANT_ID"))) || ((data.MERCHANT_MCC === undefined) && (missing0 = "MERCHANT_MCC"))) || ((data.MERCHANT_NAME === undefined) && (missing0 = "MERCHANT_NAME"))) || ((data.TRANSACTION_AMOUNT === undefined) && (missing0 = "TRANSACTION_AMOUNT"))) || ((data.TRANSACTION_CURRENCY === undefined) && (missing0 = "TRANSACTION_CURRENCY"))) || ((data.SETTLEMENT_AMOUNT === undefined) && (missing0 = "SETTLEMENT_AMOUNT"))) || ((data.SETTLEMENT_CURRENCY === undefined) && (missing0 = "SETTLEMENT_CURRENCY"))) || ((data.DEBT_AMOUNT === undefined) && (missing0 = "DEBT_AMOUNT"))) || ((data.DEBT_CURRENCY === undefined) && (missing0 = "DEBT_CURRENCY"))) || ((data.RECONCILIATION_DATE === undefined) && (missing0 = "RECONCILIATION_DATE"))) || ((data.INTERCHANGE_FEE === undefined) && (missing0 = "INTERCHANGE_FEE"))) || ((data.INTERCHANGE_RATE === undefined) && (missing0 = "INTERCHANGE_RATE"))) || ((data.TAX === undefined) && (missing0 = "TAX"))) || ((data.FUNCTION_CODE === undefined) && (missing0 = "FUNCTION_CODE"))) || ((data.REVERSE_PRESENTMENT === undefined) && (missing0 = "REVERSE_PRESENTMENT"))) || ((data.REASON_CODE === undefined) && (missing0 = "REASON_CODE"))) || ((data.ICA_ACQUIRER === undefined) && (missing0 = "ICA_ACQUIRER"))) || ((data.TAX_ID === undefined) && (missing0 = "TAX_ID"))){
validate21.errors = [{instancePath,schemaPath:"#/files/presentations/columns/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/files/presentations/columns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.PRESENTMENT_ID !== undefined){
let data0 = data.PRESENTMENT_ID;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func3(data0) > 256){
validate21.errors = [{instancePath:instancePath+"/PRESENTMENT_ID",schemaPath:"#/files/presentations/columns/properties/PRESENTMENT_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/PRESENTMENT_ID",schemaPath:"#/files/presentations/columns/properties/PRESENTMENT_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/PRESENTMENT_ID",schemaPath:"#/files/presentations/columns/properties/PRESENTMENT_ID/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.TRANSACTION_ID !== undefined){
let data1 = data.TRANSACTION_ID;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 256 && func3(data1) > 256){
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_ID/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.LOCAL_TRANSACTION_DATE_TIME !== undefined){
let data2 = data.LOCAL_TRANSACTION_DATE_TIME;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate21.errors = [{instancePath:instancePath+"/LOCAL_TRANSACTION_DATE_TIME",schemaPath:"#/files/presentations/columns/properties/LOCAL_TRANSACTION_DATE_TIME/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/LOCAL_TRANSACTION_DATE_TIME",schemaPath:"#/files/presentations/columns/properties/LOCAL_TRANSACTION_DATE_TIME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.TRANSACTION_TYPE !== undefined){
let data3 = data.TRANSACTION_TYPE;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_TYPE",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema0 = schema6.properties.TRANSACTION_TYPE.enum;
if(!(((((data3 === "PURCHASE") || (data3 === "WITHDRAWAL")) || (data3 === "EXTRACASH")) || (data3 === "REFUND")) || (data3 === "PAYMENT"))){
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_TYPE",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_TYPE/enum",keyword:"enum",params:{allowedValues: schema6.properties.TRANSACTION_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PRODUCT_TYPE !== undefined){
let data4 = data.PRODUCT_TYPE;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate21.errors = [{instancePath:instancePath+"/PRODUCT_TYPE",schemaPath:"#/files/presentations/columns/properties/PRODUCT_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
const vSchema1 = schema6.properties.PRODUCT_TYPE.enum;
if(!(((data4 === "PREPAID") || (data4 === "CREDIT")) || (data4 === "DEBIT"))){
validate21.errors = [{instancePath:instancePath+"/PRODUCT_TYPE",schemaPath:"#/files/presentations/columns/properties/PRODUCT_TYPE/enum",keyword:"enum",params:{allowedValues: schema6.properties.PRODUCT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PROVIDER !== undefined){
let data5 = data.PROVIDER;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate21.errors = [{instancePath:instancePath+"/PROVIDER",schemaPath:"#/files/presentations/columns/properties/PROVIDER/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
const vSchema2 = schema6.properties.PROVIDER.enum;
if(!((data5 === "CARD_NETWORK_1") || (data5 === "CARD_NETWORK_2"))){
validate21.errors = [{instancePath:instancePath+"/PROVIDER",schemaPath:"#/files/presentations/columns/properties/PROVIDER/enum",keyword:"enum",params:{allowedValues: schema6.properties.PROVIDER.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.AFFINITY_GROUP_ID !== undefined){
let data6 = data.AFFINITY_GROUP_ID;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate21.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/presentations/columns/properties/AFFINITY_GROUP_ID/type",keyword:"type",params:{type: schema6.properties.AFFINITY_GROUP_ID.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 256 && func3(data6) > 256){
validate21.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/presentations/columns/properties/AFFINITY_GROUP_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data6.length <= 1 && func3(data6) < 1){
validate21.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/presentations/columns/properties/AFFINITY_GROUP_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.USER_ID !== undefined){
let data7 = data.USER_ID;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate21.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/presentations/columns/properties/USER_ID/type",keyword:"type",params:{type: schema6.properties.USER_ID.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 256 && func3(data7) > 256){
validate21.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/presentations/columns/properties/USER_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate21.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/presentations/columns/properties/USER_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
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
if(data.CARD_ID !== undefined){
let data8 = data.CARD_ID;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate21.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/presentations/columns/properties/CARD_ID/type",keyword:"type",params:{type: schema6.properties.CARD_ID.type},message:"must be string,null"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 256 && func3(data8) > 256){
validate21.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/presentations/columns/properties/CARD_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data8.length <= 1 && func3(data8) < 1){
validate21.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/presentations/columns/properties/CARD_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
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
if(data.BIN !== undefined){
let data9 = data.BIN;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate21.errors = [{instancePath:instancePath+"/BIN",schemaPath:"#/files/presentations/columns/properties/BIN/pattern",keyword:"pattern",params:{pattern: "^([0-9]{6}|[0-9]{8})$"},message:"must match pattern \""+"^([0-9]{6}|[0-9]{8})$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/BIN",schemaPath:"#/files/presentations/columns/properties/BIN/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.LAST_FOUR !== undefined){
let data10 = data.LAST_FOUR;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
validate21.errors = [{instancePath:instancePath+"/LAST_FOUR",schemaPath:"#/files/presentations/columns/properties/LAST_FOUR/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/LAST_FOUR",schemaPath:"#/files/presentations/columns/properties/LAST_FOUR/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs22){
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ORIGIN !== undefined){
let data11 = data.ORIGIN;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate21.errors = [{instancePath:instancePath+"/ORIGIN",schemaPath:"#/files/presentations/columns/properties/ORIGIN/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs25 = errors;
const vSchema3 = schema6.properties.ORIGIN.enum;
if(!((data11 === "DOMESTIC") || (data11 === "INTERNATIONAL"))){
validate21.errors = [{instancePath:instancePath+"/ORIGIN",schemaPath:"#/files/presentations/columns/properties/ORIGIN/enum",keyword:"enum",params:{allowedValues: schema6.properties.ORIGIN.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.MERCHANT_ID !== undefined){
let data12 = data.MERCHANT_ID;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(data12.length > 64 && func3(data12) > 64){
validate21.errors = [{instancePath:instancePath+"/MERCHANT_ID",schemaPath:"#/files/presentations/columns/properties/MERCHANT_ID/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/MERCHANT_ID",schemaPath:"#/files/presentations/columns/properties/MERCHANT_ID/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.MERCHANT_MCC !== undefined){
let data13 = data.MERCHANT_MCC;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
validate21.errors = [{instancePath:instancePath+"/MERCHANT_MCC",schemaPath:"#/files/presentations/columns/properties/MERCHANT_MCC/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/MERCHANT_MCC",schemaPath:"#/files/presentations/columns/properties/MERCHANT_MCC/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.MERCHANT_NAME !== undefined){
let data14 = data.MERCHANT_NAME;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(data14.length > 256 && func3(data14) > 256){
validate21.errors = [{instancePath:instancePath+"/MERCHANT_NAME",schemaPath:"#/files/presentations/columns/properties/MERCHANT_NAME/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/MERCHANT_NAME",schemaPath:"#/files/presentations/columns/properties/MERCHANT_NAME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs30){
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRANSACTION_AMOUNT !== undefined){
let data15 = data.TRANSACTION_AMOUNT;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_AMOUNT",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_AMOUNT",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs32){
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRANSACTION_CURRENCY !== undefined){
let data16 = data.TRANSACTION_CURRENCY;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_CURRENCY",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/TRANSACTION_CURRENCY",schemaPath:"#/files/presentations/columns/properties/TRANSACTION_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs34){
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SETTLEMENT_AMOUNT !== undefined){
let data17 = data.SETTLEMENT_AMOUNT;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
validate21.errors = [{instancePath:instancePath+"/SETTLEMENT_AMOUNT",schemaPath:"#/files/presentations/columns/properties/SETTLEMENT_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/SETTLEMENT_AMOUNT",schemaPath:"#/files/presentations/columns/properties/SETTLEMENT_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs36){
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SETTLEMENT_CURRENCY !== undefined){
let data18 = data.SETTLEMENT_CURRENCY;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate21.errors = [{instancePath:instancePath+"/SETTLEMENT_CURRENCY",schemaPath:"#/files/presentations/columns/properties/SETTLEMENT_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/SETTLEMENT_CURRENCY",schemaPath:"#/files/presentations/columns/properties/SETTLEMENT_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.DEBT_AMOUNT !== undefined){
let data19 = data.DEBT_AMOUNT;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
validate21.errors = [{instancePath:instancePath+"/DEBT_AMOUNT",schemaPath:"#/files/presentations/columns/properties/DEBT_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/DEBT_AMOUNT",schemaPath:"#/files/presentations/columns/properties/DEBT_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs40){
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.DEBT_CURRENCY !== undefined){
let data20 = data.DEBT_CURRENCY;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs42){
if(typeof data20 === "string"){
if(!pattern5.test(data20)){
validate21.errors = [{instancePath:instancePath+"/DEBT_CURRENCY",schemaPath:"#/files/presentations/columns/properties/DEBT_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/DEBT_CURRENCY",schemaPath:"#/files/presentations/columns/properties/DEBT_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs42){
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.RECONCILIATION_DATE !== undefined){
let data21 = data.RECONCILIATION_DATE;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if((typeof data21 == "number") && (isFinite(data21))){
}
if(errors === _errs44){
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
validate21.errors = [{instancePath:instancePath+"/RECONCILIATION_DATE",schemaPath:"#/files/presentations/columns/properties/RECONCILIATION_DATE/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/RECONCILIATION_DATE",schemaPath:"#/files/presentations/columns/properties/RECONCILIATION_DATE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs44){
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INTERCHANGE_FEE !== undefined){
let data22 = data.INTERCHANGE_FEE;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs46){
if(typeof data22 === "string"){
if(!pattern8.test(data22)){
validate21.errors = [{instancePath:instancePath+"/INTERCHANGE_FEE",schemaPath:"#/files/presentations/columns/properties/INTERCHANGE_FEE/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/INTERCHANGE_FEE",schemaPath:"#/files/presentations/columns/properties/INTERCHANGE_FEE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs46){
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INTERCHANGE_RATE !== undefined){
let data23 = data.INTERCHANGE_RATE;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs48){
if(typeof data23 === "string"){
if(!pattern11.test(data23)){
validate21.errors = [{instancePath:instancePath+"/INTERCHANGE_RATE",schemaPath:"#/files/presentations/columns/properties/INTERCHANGE_RATE/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,16}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,16}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/INTERCHANGE_RATE",schemaPath:"#/files/presentations/columns/properties/INTERCHANGE_RATE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs48){
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TAX !== undefined){
let data24 = data.TAX;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs50){
if(typeof data24 === "string"){
if(!pattern8.test(data24)){
validate21.errors = [{instancePath:instancePath+"/TAX",schemaPath:"#/files/presentations/columns/properties/TAX/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/TAX",schemaPath:"#/files/presentations/columns/properties/TAX/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs50){
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.FUNCTION_CODE !== undefined){
let data25 = data.FUNCTION_CODE;
const _errs52 = errors;
if(typeof data25 !== "string"){
validate21.errors = [{instancePath:instancePath+"/FUNCTION_CODE",schemaPath:"#/files/presentations/columns/properties/FUNCTION_CODE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs53 = errors;
const vSchema4 = schema6.properties.FUNCTION_CODE.enum;
if(!(((data25 === "FIRST_PRESENTMENT") || (data25 === "SECOND_PRESENTMENT_FULL")) || (data25 === "SECOND_PRESENTMENT_PARTIAL"))){
validate21.errors = [{instancePath:instancePath+"/FUNCTION_CODE",schemaPath:"#/files/presentations/columns/properties/FUNCTION_CODE/enum",keyword:"enum",params:{allowedValues: schema6.properties.FUNCTION_CODE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs52){
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.REVERSE_PRESENTMENT !== undefined){
let data26 = data.REVERSE_PRESENTMENT;
const _errs54 = errors;
if(typeof data26 !== "string"){
validate21.errors = [{instancePath:instancePath+"/REVERSE_PRESENTMENT",schemaPath:"#/files/presentations/columns/properties/REVERSE_PRESENTMENT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs55 = errors;
const vSchema5 = schema6.properties.REVERSE_PRESENTMENT.enum;
if(!((data26 === "TRUE") || (data26 === "FALSE"))){
validate21.errors = [{instancePath:instancePath+"/REVERSE_PRESENTMENT",schemaPath:"#/files/presentations/columns/properties/REVERSE_PRESENTMENT/enum",keyword:"enum",params:{allowedValues: schema6.properties.REVERSE_PRESENTMENT.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs54){
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.REASON_CODE !== undefined){
let data27 = data.REASON_CODE;
const _errs56 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate21.errors = [{instancePath:instancePath+"/REASON_CODE",schemaPath:"#/files/presentations/columns/properties/REASON_CODE/type",keyword:"type",params:{type: schema6.properties.REASON_CODE.type},message:"must be string,null"}];
return false;
}
const _errs57 = errors;
if(errors === _errs56){
if(typeof data27 === "string"){
if(!pattern2.test(data27)){
validate21.errors = [{instancePath:instancePath+"/REASON_CODE",schemaPath:"#/files/presentations/columns/properties/REASON_CODE/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
if(errors === _errs56){
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ICA_ACQUIRER !== undefined){
let data28 = data.ICA_ACQUIRER;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs58){
if(typeof data28 === "string"){
if(!pattern14.test(data28)){
validate21.errors = [{instancePath:instancePath+"/ICA_ACQUIRER",schemaPath:"#/files/presentations/columns/properties/ICA_ACQUIRER/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,11}$"},message:"must match pattern \""+"^[0-9]{1,11}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/ICA_ACQUIRER",schemaPath:"#/files/presentations/columns/properties/ICA_ACQUIRER/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs58){
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TAX_ID !== undefined){
let data29 = data.TAX_ID;
const _errs60 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate21.errors = [{instancePath:instancePath+"/TAX_ID",schemaPath:"#/files/presentations/columns/properties/TAX_ID/type",keyword:"type",params:{type: schema6.properties.TAX_ID.type},message:"must be string,null"}];
return false;
}
const _errs61 = errors;
if(errors === _errs60){
if(typeof data29 === "string"){
if(data29.length > 32 && func3(data29) > 32){
validate21.errors = [{instancePath:instancePath+"/TAX_ID",schemaPath:"#/files/presentations/columns/properties/TAX_ID/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
if(errors === _errs60){
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_GRACE_PERIOD !== undefined){
let data30 = data.INSTALLMENTS_GRACE_PERIOD;
const _errs62 = errors;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_GRACE_PERIOD/type",keyword:"type",params:{type: schema6.properties.INSTALLMENTS_GRACE_PERIOD.type},message:"must be integer,null"}];
return false;
}
const _errs63 = errors;
if(errors === _errs62){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 99 || isNaN(data30)){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_GRACE_PERIOD/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data30 < 0 || isNaN(data30)){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_GRACE_PERIOD/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs62){
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_QUANTITY !== undefined){
let data31 = data.INSTALLMENTS_QUANTITY;
const _errs64 = errors;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_QUANTITY/type",keyword:"type",params:{type: schema6.properties.INSTALLMENTS_QUANTITY.type},message:"must be integer,null"}];
return false;
}
const _errs65 = errors;
if(errors === _errs64){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 99 || isNaN(data31)){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_QUANTITY/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data31 < 1 || isNaN(data31)){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_QUANTITY/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs64){
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.CURRENT_INSTALLMENT !== undefined){
let data32 = data.CURRENT_INSTALLMENT;
const _errs66 = errors;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
validate21.errors = [{instancePath:instancePath+"/CURRENT_INSTALLMENT",schemaPath:"#/files/presentations/columns/properties/CURRENT_INSTALLMENT/type",keyword:"type",params:{type: schema6.properties.CURRENT_INSTALLMENT.type},message:"must be integer,null"}];
return false;
}
const _errs67 = errors;
if(errors === _errs66){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 99 || isNaN(data32)){
validate21.errors = [{instancePath:instancePath+"/CURRENT_INSTALLMENT",schemaPath:"#/files/presentations/columns/properties/CURRENT_INSTALLMENT/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data32 < 1 || isNaN(data32)){
validate21.errors = [{instancePath:instancePath+"/CURRENT_INSTALLMENT",schemaPath:"#/files/presentations/columns/properties/CURRENT_INSTALLMENT/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs66){
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_CREDIT_TYPE !== undefined){
let data33 = data.INSTALLMENTS_CREDIT_TYPE;
const _errs68 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_CREDIT_TYPE",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_CREDIT_TYPE/type",keyword:"type",params:{type: schema6.properties.INSTALLMENTS_CREDIT_TYPE.type},message:"must be string,null"}];
return false;
}
const _errs69 = errors;
const vSchema6 = schema6.properties.INSTALLMENTS_CREDIT_TYPE.enum;
if(!(((((data33 === "NO_PROMOTION") || (data33 === "WITHOUT_INTEREST")) || (data33 === "WITH_INTEREST")) || (data33 === "BUY_TODAY_PAY_LATER")) || (data33 === null))){
validate21.errors = [{instancePath:instancePath+"/INSTALLMENTS_CREDIT_TYPE",schemaPath:"#/files/presentations/columns/properties/INSTALLMENTS_CREDIT_TYPE/enum",keyword:"enum",params:{allowedValues: schema6.properties.INSTALLMENTS_CREDIT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs68){
}
var valid0 = _errs68 === errors;
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
validate21.errors = [{instancePath,schemaPath:"#/files/presentations/columns/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.transactions_row = validate22;
const schema7 = {"type":"object","additionalProperties":false,"required":["TRANSACTION_ID","LOCAL_TRANSACTION_DATE_TIME","TRANSACTION_TYPE","PRODUCT_TYPE","PROVIDER","AFFINITY_GROUP_ID","USER_ID","CARD_ID","BIN","LAST_FOUR","ORIGIN","MERCHANT_ID","MERCHANT_MCC","MERCHANT_NAME","LOCAL_AMOUNT","LOCAL_CURRENCY","TRANSACTION_AMOUNT","TRANSACTION_CURRENCY","SETTLEMENT_AMOUNT","SETTLEMENT_CURRENCY","ENTRY_MODE","STATUS","STATUS_DETAIL","SOURCE","ORIGINAL_TRANSACTION_ID","COUNTRY_CODE","POINT_TYPE","CLIENT_NAME","CLIENT_COUNTRY_CODE"],"properties":{"TRANSACTION_ID":{"type":"string","minLength":1,"maxLength":256},"LOCAL_TRANSACTION_DATE_TIME":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"},"TRANSACTION_TYPE":{"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]},"PRODUCT_TYPE":{"type":"string","enum":["PREPAID","CREDIT","DEBIT"]},"PROVIDER":{"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]},"AFFINITY_GROUP_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"USER_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"CARD_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"BIN":{"type":"string","pattern":"^([0-9]{6}|[0-9]{8})$"},"LAST_FOUR":{"type":"string","pattern":"^[0-9]{4}$"},"ORIGIN":{"type":"string","enum":["DOMESTIC","INTERNATIONAL"]},"MERCHANT_ID":{"type":"string","maxLength":64},"MERCHANT_MCC":{"type":"string","pattern":"^[0-9]{4}$"},"MERCHANT_NAME":{"type":"string","maxLength":256},"LOCAL_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"LOCAL_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"TRANSACTION_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"TRANSACTION_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"SETTLEMENT_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"SETTLEMENT_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"ENTRY_MODE":{"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]},"STATUS":{"type":"string","enum":["APPROVED","REJECTED","HELD"]},"STATUS_DETAIL":{"type":"string","enum":["CARD_BLOCKED","CARD_DISABLED","CARD_NOT_ACTIVE","CARD_NOT_CONFIGURED","CARD_NOT_FOUND","CLIENT_TIMEOUT","CLIENT_UNAVAILABLE","CLIENT_SIGNATURE_ERROR","CRYPTO_ERROR","DUPLICATE_TRANSMISSION_DETECTED","EXPIRED_CARD","EXTRA_FIELDS","INSUFFICIENT_FUNDS","INTERNAL_ERROR","INVALID_AMOUNT","INVALID_CVV","INVALID_EXPIRATION_DATE","INVALID_MERCHANT","INVALID_PIN","INVALID_TRANSACTION","LOST_CARD","MISSING_FIELDS","NOT_DECLINED","ORIGINAL_NOT_FOUND","OTHER","RESTRICTED_USER","SECURITY_VIOLATION","SERVICE_UNAVAILABLE","STOLEN_CARD","SYSTEM_ERROR","APPROVED","TRANSACTION_NOT_PERMITTED","REJECTED_FRAUD"]},"SOURCE":{"type":"string","enum":["ONLINE","CLEARING","PURGE"]},"ORIGINAL_TRANSACTION_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"COUNTRY_CODE":{"type":"string","pattern":"^[A-Z]{3}$"},"POINT_TYPE":{"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]},"CLIENT_NAME":{"type":"string","maxLength":128},"CLIENT_COUNTRY_CODE":{"type":"string","pattern":"^[A-Z]{3}$"},"INSTALLMENTS_GRACE_PERIOD":{"type":["integer","null"],"minimum":0,"maximum":99},"INSTALLMENTS_QUANTITY":{"type":["integer","null"],"minimum":1,"maximum":99},"INSTALLMENTS_CREDIT_TYPE":{"type":["string","null"],"enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER",null]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((data.TRANSACTION_ID === undefined) && (missing0 = "TRANSACTION_ID")) || ((data.LOCAL_TRANSACTION_DATE_TIME === undefined) && (missing0 = "LOCAL_TRANSACTION_DATE_TIME"))) || ((data.TRANSACTION_TYPE === undefined) && (missing0 = "TRANSACTION_TYPE"))) || ((data.PRODUCT_TYPE === undefined) && (missing0 = "PRODUCT_TYPE"))) || ((data.PROVIDER === undefined) && (missing0 = "PROVIDER"))) || ((data.AFFINITY_GROUP_ID === undefined) && (missing0 = "AFFINITY_GROUP_ID"))) || ((data.USER_ID === undefined) && (missing0 = "USER_ID"))) || ((data.CARD_ID === undefined) && (missing0 = "CARD_ID"))) || ((data.BIN === undefined) && (missing0 = "BIN"))) || ((data.LAST_FOUR === undefined) && (missing0 = "LAST_FOUR"))) || ((data.ORIGIN === undefined) && (missing0 = "ORIGIN"))) || ((data.MERCHANT_ID === undefined) && (missing0 = "MERCHANT_ID"))) || ((data.MERCHANT_MCC === undefined) && (missing0 = "MERCHANT_MCC"))) || ((data.MERCHANT_NAME === undefined) && (missing0 = "MERCHANT_NAME"))) || ((data.LOCAL_AMOUNT === undefined) && (missing0 = "LOCAL_AMOUNT"))) || ((data.LOCAL_CURRENCY === undefined) && (missing0 = "LOCAL_CURRENCY"))) || ((data.TRANSACTION_AMOUNT === undefined) && (missing0 = "TRANSACTION_AMOUNT"))) || ((data.TRANSACTION_CURRENCY === undefined) && (missing0 = "TRANSACTION_CURRENCY"))) || ((data.SETTLEMENT_AMOUNT === undefined) && (missing0 = "SETTLEMENT_AMOUNT"))) || ((data.SETTLEMENT_CURRENCY === undefined) && (missing0 = "SETTLEMENT_CURRENCY"))) || ((data.ENTRY_MODE === undefined) && (missing0 = "ENTRY_MODE"))) || ((data.STATUS === undefined) && (missing0 = "STATUS"))) || ((data.STATUS_DETAIL === undefined) && (missing0 = "STATUS_DETAIL"))) || ((data.SOURCE === undefined) && (missing0 = "SOURCE"))) || ((data.ORIGINAL_TRANSACTION_ID === undefined) && (missing0 = "ORIGINAL_TRANSACTION_ID"))) || ((data.COUNTRY_CODE === undefined) && (missing0 = "COUNTRY_CODE"))) || ((data.POINT_TYPE === undefined) && (missing0 = "POINT_TYPE"))) || ((data.CLIENT_NAME === undefined) && (missing0 = "CLIENT_NAME"))) || ((data.CLIENT_COUNTRY_CODE === undefined) && (missing0 = "CLIENT_COUNTRY_CODE"))){
validate22.errors = [{instancePath,schemaPath:"#/files/transactions/columns/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/files/transactions/columns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.TRANSACTION_ID !== undefined){
let data0 = data.TRANSACTION_ID;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func3(data0) > 256){
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_ID/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.LOCAL_TRANSACTION_DATE_TIME !== undefined){
let data1 = data.LOCAL_TRANSACTION_DATE_TIME;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate22.errors = [{instancePath:instancePath+"/LOCAL_TRANSACTION_DATE_TIME",schemaPath:"#/files/transactions/columns/properties/LOCAL_TRANSACTION_DATE_TIME/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/LOCAL_TRANSACTION_DATE_TIME",schemaPath:"#/files/transactions/columns/properties/LOCAL_TRANSACTION_DATE_TIME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.TRANSACTION_TYPE !== undefined){
let data2 = data.TRANSACTION_TYPE;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_TYPE",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema7.properties.TRANSACTION_TYPE.enum;
if(!((((((((((data2 === "PURCHASE") || (data2 === "WITHDRAWAL")) || (data2 === "EXTRACASH")) || (data2 === "REFUND")) || (data2 === "PAYMENT")) || (data2 === "REVERSAL_PURCHASE")) || (data2 === "REVERSAL_WITHDRAWAL")) || (data2 === "REVERSAL_EXTRACASH")) || (data2 === "REVERSAL_REFUND")) || (data2 === "REVERSAL_PAYMENT"))){
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_TYPE",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_TYPE/enum",keyword:"enum",params:{allowedValues: schema7.properties.TRANSACTION_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PRODUCT_TYPE !== undefined){
let data3 = data.PRODUCT_TYPE;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate22.errors = [{instancePath:instancePath+"/PRODUCT_TYPE",schemaPath:"#/files/transactions/columns/properties/PRODUCT_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema1 = schema7.properties.PRODUCT_TYPE.enum;
if(!(((data3 === "PREPAID") || (data3 === "CREDIT")) || (data3 === "DEBIT"))){
validate22.errors = [{instancePath:instancePath+"/PRODUCT_TYPE",schemaPath:"#/files/transactions/columns/properties/PRODUCT_TYPE/enum",keyword:"enum",params:{allowedValues: schema7.properties.PRODUCT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PROVIDER !== undefined){
let data4 = data.PROVIDER;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate22.errors = [{instancePath:instancePath+"/PROVIDER",schemaPath:"#/files/transactions/columns/properties/PROVIDER/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
const vSchema2 = schema7.properties.PROVIDER.enum;
if(!((data4 === "CARD_NETWORK_1") || (data4 === "CARD_NETWORK_2"))){
validate22.errors = [{instancePath:instancePath+"/PROVIDER",schemaPath:"#/files/transactions/columns/properties/PROVIDER/enum",keyword:"enum",params:{allowedValues: schema7.properties.PROVIDER.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.AFFINITY_GROUP_ID !== undefined){
let data5 = data.AFFINITY_GROUP_ID;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/transactions/columns/properties/AFFINITY_GROUP_ID/type",keyword:"type",params:{type: schema7.properties.AFFINITY_GROUP_ID.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 256 && func3(data5) > 256){
validate22.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/transactions/columns/properties/AFFINITY_GROUP_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data5.length <= 1 && func3(data5) < 1){
validate22.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/transactions/columns/properties/AFFINITY_GROUP_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
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
if(data.USER_ID !== undefined){
let data6 = data.USER_ID;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/transactions/columns/properties/USER_ID/type",keyword:"type",params:{type: schema7.properties.USER_ID.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 256 && func3(data6) > 256){
validate22.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/transactions/columns/properties/USER_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data6.length <= 1 && func3(data6) < 1){
validate22.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/transactions/columns/properties/USER_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.CARD_ID !== undefined){
let data7 = data.CARD_ID;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate22.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/transactions/columns/properties/CARD_ID/type",keyword:"type",params:{type: schema7.properties.CARD_ID.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 256 && func3(data7) > 256){
validate22.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/transactions/columns/properties/CARD_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate22.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/transactions/columns/properties/CARD_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
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
if(data.BIN !== undefined){
let data8 = data.BIN;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate22.errors = [{instancePath:instancePath+"/BIN",schemaPath:"#/files/transactions/columns/properties/BIN/pattern",keyword:"pattern",params:{pattern: "^([0-9]{6}|[0-9]{8})$"},message:"must match pattern \""+"^([0-9]{6}|[0-9]{8})$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/BIN",schemaPath:"#/files/transactions/columns/properties/BIN/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.LAST_FOUR !== undefined){
let data9 = data.LAST_FOUR;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
validate22.errors = [{instancePath:instancePath+"/LAST_FOUR",schemaPath:"#/files/transactions/columns/properties/LAST_FOUR/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/LAST_FOUR",schemaPath:"#/files/transactions/columns/properties/LAST_FOUR/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.ORIGIN !== undefined){
let data10 = data.ORIGIN;
const _errs22 = errors;
if(typeof data10 !== "string"){
validate22.errors = [{instancePath:instancePath+"/ORIGIN",schemaPath:"#/files/transactions/columns/properties/ORIGIN/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs23 = errors;
const vSchema3 = schema7.properties.ORIGIN.enum;
if(!((data10 === "DOMESTIC") || (data10 === "INTERNATIONAL"))){
validate22.errors = [{instancePath:instancePath+"/ORIGIN",schemaPath:"#/files/transactions/columns/properties/ORIGIN/enum",keyword:"enum",params:{allowedValues: schema7.properties.ORIGIN.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.MERCHANT_ID !== undefined){
let data11 = data.MERCHANT_ID;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length > 64 && func3(data11) > 64){
validate22.errors = [{instancePath:instancePath+"/MERCHANT_ID",schemaPath:"#/files/transactions/columns/properties/MERCHANT_ID/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/MERCHANT_ID",schemaPath:"#/files/transactions/columns/properties/MERCHANT_ID/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.MERCHANT_MCC !== undefined){
let data12 = data.MERCHANT_MCC;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern2.test(data12)){
validate22.errors = [{instancePath:instancePath+"/MERCHANT_MCC",schemaPath:"#/files/transactions/columns/properties/MERCHANT_MCC/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/MERCHANT_MCC",schemaPath:"#/files/transactions/columns/properties/MERCHANT_MCC/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.MERCHANT_NAME !== undefined){
let data13 = data.MERCHANT_NAME;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(data13.length > 256 && func3(data13) > 256){
validate22.errors = [{instancePath:instancePath+"/MERCHANT_NAME",schemaPath:"#/files/transactions/columns/properties/MERCHANT_NAME/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/MERCHANT_NAME",schemaPath:"#/files/transactions/columns/properties/MERCHANT_NAME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.LOCAL_AMOUNT !== undefined){
let data14 = data.LOCAL_AMOUNT;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
validate22.errors = [{instancePath:instancePath+"/LOCAL_AMOUNT",schemaPath:"#/files/transactions/columns/properties/LOCAL_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/LOCAL_AMOUNT",schemaPath:"#/files/transactions/columns/properties/LOCAL_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs30){
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.LOCAL_CURRENCY !== undefined){
let data15 = data.LOCAL_CURRENCY;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
validate22.errors = [{instancePath:instancePath+"/LOCAL_CURRENCY",schemaPath:"#/files/transactions/columns/properties/LOCAL_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/LOCAL_CURRENCY",schemaPath:"#/files/transactions/columns/properties/LOCAL_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs32){
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRANSACTION_AMOUNT !== undefined){
let data16 = data.TRANSACTION_AMOUNT;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_AMOUNT",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_AMOUNT",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs34){
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRANSACTION_CURRENCY !== undefined){
let data17 = data.TRANSACTION_CURRENCY;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_CURRENCY",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/TRANSACTION_CURRENCY",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs36){
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SETTLEMENT_AMOUNT !== undefined){
let data18 = data.SETTLEMENT_AMOUNT;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
validate22.errors = [{instancePath:instancePath+"/SETTLEMENT_AMOUNT",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/SETTLEMENT_AMOUNT",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SETTLEMENT_CURRENCY !== undefined){
let data19 = data.SETTLEMENT_CURRENCY;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
validate22.errors = [{instancePath:instancePath+"/SETTLEMENT_CURRENCY",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/SETTLEMENT_CURRENCY",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs40){
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ENTRY_MODE !== undefined){
let data20 = data.ENTRY_MODE;
const _errs42 = errors;
if(typeof data20 !== "string"){
validate22.errors = [{instancePath:instancePath+"/ENTRY_MODE",schemaPath:"#/files/transactions/columns/properties/ENTRY_MODE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs43 = errors;
const vSchema4 = schema7.properties.ENTRY_MODE.enum;
if(!(((((((data20 === "UNKNOWN") || (data20 === "MANUAL")) || (data20 === "CHIP")) || (data20 === "CONTACTLESS")) || (data20 === "CREDENTIAL_ON_FILE")) || (data20 === "MAG_STRIPE")) || (data20 === "OTHERS"))){
validate22.errors = [{instancePath:instancePath+"/ENTRY_MODE",schemaPath:"#/files/transactions/columns/properties/ENTRY_MODE/enum",keyword:"enum",params:{allowedValues: schema7.properties.ENTRY_MODE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.STATUS !== undefined){
let data21 = data.STATUS;
const _errs44 = errors;
if(typeof data21 !== "string"){
validate22.errors = [{instancePath:instancePath+"/STATUS",schemaPath:"#/files/transactions/columns/properties/STATUS/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs45 = errors;
const vSchema5 = schema7.properties.STATUS.enum;
if(!(((data21 === "APPROVED") || (data21 === "REJECTED")) || (data21 === "HELD"))){
validate22.errors = [{instancePath:instancePath+"/STATUS",schemaPath:"#/files/transactions/columns/properties/STATUS/enum",keyword:"enum",params:{allowedValues: schema7.properties.STATUS.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs44){
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.STATUS_DETAIL !== undefined){
let data22 = data.STATUS_DETAIL;
const _errs46 = errors;
if(typeof data22 !== "string"){
validate22.errors = [{instancePath:instancePath+"/STATUS_DETAIL",schemaPath:"#/files/transactions/columns/properties/STATUS_DETAIL/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs47 = errors;
const vSchema6 = schema7.properties.STATUS_DETAIL.enum;
if(!(((((((((((((((((((((((((((((((((data22 === "CARD_BLOCKED") || (data22 === "CARD_DISABLED")) || (data22 === "CARD_NOT_ACTIVE")) || (data22 === "CARD_NOT_CONFIGURED")) || (data22 === "CARD_NOT_FOUND")) || (data22 === "CLIENT_TIMEOUT")) || (data22 === "CLIENT_UNAVAILABLE")) || (data22 === "CLIENT_SIGNATURE_ERROR")) || (data22 === "CRYPTO_ERROR")) || (data22 === "DUPLICATE_TRANSMISSION_DETECTED")) || (data22 === "EXPIRED_CARD")) || (data22 === "EXTRA_FIELDS")) || (data22 === "INSUFFICIENT_FUNDS")) || (data22 === "INTERNAL_ERROR")) || (data22 === "INVALID_AMOUNT")) || (data22 === "INVALID_CVV")) || (data22 === "INVALID_EXPIRATION_DATE")) || (data22 === "INVALID_MERCHANT")) || (data22 === "INVALID_PIN")) || (data22 === "INVALID_TRANSACTION")) || (data22 === "LOST_CARD")) || (data22 === "MISSING_FIELDS")) || (data22 === "NOT_DECLINED")) || (data22 === "ORIGINAL_NOT_FOUND")) || (data22 === "OTHER")) || (data22 === "RESTRICTED_USER")) || (data22 === "SECURITY_VIOLATION")) || (data22 === "SERVICE_UNAVAILABLE")) || (data22 === "STOLEN_CARD")) || (data22 === "SYSTEM_ERROR")) || (data22 === "APPROVED")) || (data22 === "TRANSACTION_NOT_PERMITTED")) || (data22 === "REJECTED_FRAUD"))){
validate22.errors = [{instancePath:instancePath+"/STATUS_DETAIL",schemaPath:"#/files/transactions/columns/properties/STATUS_DETAIL/enum",keyword:"enum",params:{allowedValues: schema7.properties.STATUS_DETAIL.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs46){
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SOURCE !== undefined){
let data23 = data.SOURCE;
const _errs48 = errors;
if(typeof data23 !== "string"){
validate22.errors = [{instancePath:instancePath+"/SOURCE",schemaPath:"#/files/transactions/columns/properties/SOURCE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs49 = errors;
const vSchema7 = schema7.properties.SOURCE.enum;
if(!(((data23 === "ONLINE") || (data23 === "CLEARING")) || (data23 === "PURGE"))){
validate22.errors = [{instancePath:instancePath+"/SOURCE",schemaPath:"#/files/transactions/columns/properties/SOURCE/enum",keyword:"enum",params:{allowedValues: schema7.properties.SOURCE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs48){
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ORIGINAL_TRANSACTION_ID !== undefined){
let data24 = data.ORIGINAL_TRANSACTION_ID;
const _errs50 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate22.errors = [{instancePath:instancePath+"/ORIGINAL_TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/ORIGINAL_TRANSACTION_ID/type",keyword:"type",params:{type: schema7.properties.ORIGINAL_TRANSACTION_ID.type},message:"must be string,null"}];
return false;
}
const _errs51 = errors;
if(errors === _errs50){
if(typeof data24 === "string"){
if(data24.length > 256 && func3(data24) > 256){
validate22.errors = [{instancePath:instancePath+"/ORIGINAL_TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/ORIGINAL_TRANSACTION_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data24.length <= 1 && func3(data24) < 1){
validate22.errors = [{instancePath:instancePath+"/ORIGINAL_TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/ORIGINAL_TRANSACTION_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
if(errors === _errs50){
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.COUNTRY_CODE !== undefined){
let data25 = data.COUNTRY_CODE;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs52){
if(typeof data25 === "string"){
if(!pattern5.test(data25)){
validate22.errors = [{instancePath:instancePath+"/COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/COUNTRY_CODE/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/COUNTRY_CODE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs52){
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.POINT_TYPE !== undefined){
let data26 = data.POINT_TYPE;
const _errs54 = errors;
if(typeof data26 !== "string"){
validate22.errors = [{instancePath:instancePath+"/POINT_TYPE",schemaPath:"#/files/transactions/columns/properties/POINT_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs55 = errors;
const vSchema8 = schema7.properties.POINT_TYPE.enum;
if(!((((data26 === "POS") || (data26 === "ECOMMERCE")) || (data26 === "ATM")) || (data26 === "MOTO"))){
validate22.errors = [{instancePath:instancePath+"/POINT_TYPE",schemaPath:"#/files/transactions/columns/properties/POINT_TYPE/enum",keyword:"enum",params:{allowedValues: schema7.properties.POINT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs54){
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.CLIENT_NAME !== undefined){
let data27 = data.CLIENT_NAME;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs56){
if(typeof data27 === "string"){
if(data27.length > 128 && func3(data27) > 128){
validate22.errors = [{instancePath:instancePath+"/CLIENT_NAME",schemaPath:"#/files/transactions/columns/properties/CLIENT_NAME/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/CLIENT_NAME",schemaPath:"#/files/transactions/columns/properties/CLIENT_NAME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs56){
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.CLIENT_COUNTRY_CODE !== undefined){
let data28 = data.CLIENT_COUNTRY_CODE;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs58){
if(typeof data28 === "string"){
if(!pattern5.test(data28)){
validate22.errors = [{instancePath:instancePath+"/CLIENT_COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/CLIENT_COUNTRY_CODE/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/CLIENT_COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/CLIENT_COUNTRY_CODE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs58){
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_GRACE_PERIOD !== undefined){
let data29 = data.INSTALLMENTS_GRACE_PERIOD;
const _errs60 = errors;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_GRACE_PERIOD/type",keyword:"type",params:{type: schema7.properties.INSTALLMENTS_GRACE_PERIOD.type},message:"must be integer,null"}];
return false;
}
const _errs61 = errors;
if(errors === _errs60){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 99 || isNaN(data29)){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_GRACE_PERIOD/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data29 < 0 || isNaN(data29)){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_GRACE_PERIOD/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs60){
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_QUANTITY !== undefined){
let data30 = data.INSTALLMENTS_QUANTITY;
const _errs62 = errors;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_QUANTITY/type",keyword:"type",params:{type: schema7.properties.INSTALLMENTS_QUANTITY.type},message:"must be integer,null"}];
return false;
}
const _errs63 = errors;
if(errors === _errs62){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 99 || isNaN(data30)){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_QUANTITY/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data30 < 1 || isNaN(data30)){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_QUANTITY/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs62){
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_CREDIT_TYPE !== undefined){
let data31 = data.INSTALLMENTS_CREDIT_TYPE;
const _errs64 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_CREDIT_TYPE",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_CREDIT_TYPE/type",keyword:"type",params:{type: schema7.properties.INSTALLMENTS_CREDIT_TYPE.type},message:"must be string,null"}];
return false;
}
const _errs65 = errors;
const vSchema9 = schema7.properties.INSTALLMENTS_CREDIT_TYPE.enum;
if(!(((((data31 === "NO_PROMOTION") || (data31 === "WITHOUT_INTEREST")) || (data31 === "WITH_INTEREST")) || (data31 === "BUY_TODAY_PAY_LATER")) || (data31 === null))){
validate22.errors = [{instancePath:instancePath+"/INSTALLMENTS_CREDIT_TYPE",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_CREDIT_TYPE/enum",keyword:"enum",params:{allowedValues: schema7.properties.INSTALLMENTS_CREDIT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs64){
}
var valid0 = _errs64 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/files/transactions/columns/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.transactions_row_2 = validate23;
const schema8 = {"type":"object","additionalProperties":false,"required":["TRANSACTION_ID","LOCAL_TRANSACTION_DATE_TIME","TRANSACTION_TYPE","PRODUCT_TYPE","PROVIDER","AFFINITY_GROUP_ID","USER_ID","CARD_ID","BIN","LAST_FOUR","ORIGIN","MERCHANT_ID","MERCHANT_MCC","MERCHANT_NAME","LOCAL_AMOUNT","LOCAL_CURRENCY","TRANSACTION_AMOUNT","TRANSACTION_CURRENCY","SETTLEMENT_AMOUNT","SETTLEMENT_CURRENCY","ENTRY_MODE","STATUS","STATUS_DETAIL","SOURCE","ORIGINAL_TRANSACTION_ID","COUNTRY_CODE","POINT_TYPE","CLIENT_NAME","CLIENT_COUNTRY_CODE"],"properties":{"TRANSACTION_ID":{"type":"string","minLength":1,"maxLength":256},"LOCAL_TRANSACTION_DATE_TIME":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"},"TRANSACTION_TYPE":{"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]},"PRODUCT_TYPE":{"type":"string","enum":["PREPAID","CREDIT","DEBIT"]},"PROVIDER":{"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]},"AFFINITY_GROUP_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"USER_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"CARD_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"BIN":{"type":"string","pattern":"^([0-9]{6}|[0-9]{8})$"},"LAST_FOUR":{"type":"string","pattern":"^[0-9]{4}$"},"ORIGIN":{"type":"string","enum":["DOMESTIC","INTERNATIONAL"]},"MERCHANT_ID":{"type":"string","maxLength":64},"MERCHANT_MCC":{"type":"string","pattern":"^[0-9]{4}$"},"MERCHANT_NAME":{"type":"string","maxLength":256},"LOCAL_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"LOCAL_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"TRANSACTION_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"TRANSACTION_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"SETTLEMENT_AMOUNT":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},"SETTLEMENT_CURRENCY":{"type":"string","pattern":"^[A-Z]{3}$"},"ENTRY_MODE":{"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]},"STATUS":{"type":"string","enum":["APPROVED","REJECTED","HELD"]},"STATUS_DETAIL":{"type":"string","enum":["CARD_BLOCKED","CARD_DISABLED","CARD_NOT_ACTIVE","CARD_NOT_CONFIGURED","CARD_NOT_FOUND","CRYPTO_ERROR","DUPLICATE_TRANSMISSION_DETECTED","EXPIRED_CARD","EXTRA_FIELDS","INSUFFICIENT_FUNDS","INVALID_AMOUNT","INVALID_CVV","INVALID_EXPIRATION_DATE","INVALID_MERCHANT","INVALID_PIN","INVALID_TRANSACTION","LOST_CARD","MISSING_FIELDS","NOT_DECLINED","ORIGINAL_NOT_FOUND","OTHER","RESTRICTED_USER","SECURITY_VIOLATION","SERVICE_UNAVAILABLE","STOLEN_CARD","SYSTEM_ERROR","APPROVED","TRANSACTION_NOT_PERMITTED"]},"SOURCE":{"type":"string","enum":["ONLINE","CLEARING","PURGE"]},"ORIGINAL_TRANSACTION_ID":{"type":["string","null"],"minLength":1,"maxLength":256},"COUNTRY_CODE":{"type":"string","pattern":"^[A-Z]{3}$"},"POINT_TYPE":{"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]},"CLIENT_NAME":{"type":"string","maxLength":128},"CLIENT_COUNTRY_CODE":{"type":"string","pattern":"^[A-Z]{3}$"},"INSTALLMENTS_GRACE_PERIOD":{"type":["integer","null"],"minimum":0,"maximum":99},"INSTALLMENTS_QUANTITY":{"type":["integer","null"],"minimum":1,"maximum":99},"INSTALLMENTS_CREDIT_TYPE":{"type":["string","null"],"enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER",null]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((data.TRANSACTION_ID === undefined) && (missing0 = "TRANSACTION_ID")) || ((data.LOCAL_TRANSACTION_DATE_TIME === undefined) && (missing0 = "LOCAL_TRANSACTION_DATE_TIME"))) || ((data.TRANSACTION_TYPE === undefined) && (missing0 = "TRANSACTION_TYPE"))) || ((data.PRODUCT_TYPE === undefined) && (missing0 = "PRODUCT_TYPE"))) || ((data.PROVIDER === undefined) && (missing0 = "PROVIDER"))) || ((data.AFFINITY_GROUP_ID === undefined) && (missing0 = "AFFINITY_GROUP_ID"))) || ((data.USER_ID === undefined) && (missing0 = "USER_ID"))) || ((data.CARD_ID === undefined) && (missing0 = "CARD_ID"))) || ((data.BIN === undefined) && (missing0 = "BIN"))) || ((data.LAST_FOUR === undefined) && (missing0 = "LAST_FOUR"))) || ((data.ORIGIN === undefined) && (missing0 = "ORIGIN"))) || ((data.MERCHANT_ID === undefined) && (missing0 = "MERCHANT_ID"))) || ((data.MERCHANT_MCC === undefined) && (missing0 = "MERCHANT_MCC"))) || ((data.MERCHANT_NAME === undefined) && (missing0 = "MERCHANT_NAME"))) || ((data.LOCAL_AMOUNT === undefined) && (missing0 = "LOCAL_AMOUNT"))) || ((data.LOCAL_CURRENCY === undefined) && (missing0 = "LOCAL_CURRENCY"))) || ((data.TRANSACTION_AMOUNT === undefined) && (missing0 = "TRANSACTION_AMOUNT"))) || ((data.TRANSACTION_CURRENCY === undefined) && (missing0 = "TRANSACTION_CURRENCY"))) || ((data.SETTLEMENT_AMOUNT === undefined) && (missing0 = "SETTLEMENT_AMOUNT"))) || ((data.SETTLEMENT_CURRENCY === undefined) && (missing0 = "SETTLEMENT_CURRENCY"))) || ((data.ENTRY_MODE === undefined) && (missing0 = "ENTRY_MODE"))) || ((data.STATUS === undefined) && (missing0 = "STATUS"))) || ((data.STATUS_DETAIL === undefined) && (missing0 = "STATUS_DETAIL"))) || ((data.SOURCE === undefined) && (missing0 = "SOURCE"))) || ((data.ORIGINAL_TRANSACTION_ID === undefined) && (missing0 = "ORIGINAL_TRANSACTION_ID"))) || ((data.COUNTRY_CODE === undefined) && (missing0 = "COUNTRY_CODE"))) || ((data.POINT_TYPE === undefined) && (missing0 = "POINT_TYPE"))) || ((data.CLIENT_NAME === undefined) && (missing0 = "CLIENT_NAME"))) || ((data.CLIENT_COUNTRY_CODE === undefined) && (missing0 = "CLIENT_COUNTRY_CODE"))){
validate23.errors = [{instancePath,schemaPath:"#/files/transactions/columns/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema8.properties, key0))){
validate23.errors = [{instancePath,schemaPath:"#/files/transactions/columns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.TRANSACTION_ID !== undefined){
let data0 = data.TRANSACTION_ID;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func3(data0) > 256){
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_ID/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.LOCAL_TRANSACTION_DATE_TIME !== undefined){
let data1 = data.LOCAL_TRANSACTION_DATE_TIME;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate23.errors = [{instancePath:instancePath+"/LOCAL_TRANSACTION_DATE_TIME",schemaPath:"#/files/transactions/columns/properties/LOCAL_TRANSACTION_DATE_TIME/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/LOCAL_TRANSACTION_DATE_TIME",schemaPath:"#/files/transactions/columns/properties/LOCAL_TRANSACTION_DATE_TIME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.TRANSACTION_TYPE !== undefined){
let data2 = data.TRANSACTION_TYPE;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_TYPE",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema8.properties.TRANSACTION_TYPE.enum;
if(!((((((((((data2 === "PURCHASE") || (data2 === "WITHDRAWAL")) || (data2 === "EXTRACASH")) || (data2 === "REFUND")) || (data2 === "PAYMENT")) || (data2 === "REVERSAL_PURCHASE")) || (data2 === "REVERSAL_WITHDRAWAL")) || (data2 === "REVERSAL_EXTRACASH")) || (data2 === "REVERSAL_REFUND")) || (data2 === "REVERSAL_PAYMENT"))){
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_TYPE",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_TYPE/enum",keyword:"enum",params:{allowedValues: schema8.properties.TRANSACTION_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PRODUCT_TYPE !== undefined){
let data3 = data.PRODUCT_TYPE;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate23.errors = [{instancePath:instancePath+"/PRODUCT_TYPE",schemaPath:"#/files/transactions/columns/properties/PRODUCT_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema1 = schema8.properties.PRODUCT_TYPE.enum;
if(!(((data3 === "PREPAID") || (data3 === "CREDIT")) || (data3 === "DEBIT"))){
validate23.errors = [{instancePath:instancePath+"/PRODUCT_TYPE",schemaPath:"#/files/transactions/columns/properties/PRODUCT_TYPE/enum",keyword:"enum",params:{allowedValues: schema8.properties.PRODUCT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PROVIDER !== undefined){
let data4 = data.PROVIDER;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate23.errors = [{instancePath:instancePath+"/PROVIDER",schemaPath:"#/files/transactions/columns/properties/PROVIDER/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
const vSchema2 = schema8.properties.PROVIDER.enum;
if(!((data4 === "CARD_NETWORK_1") || (data4 === "CARD_NETWORK_2"))){
validate23.errors = [{instancePath:instancePath+"/PROVIDER",schemaPath:"#/files/transactions/columns/properties/PROVIDER/enum",keyword:"enum",params:{allowedValues: schema8.properties.PROVIDER.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.AFFINITY_GROUP_ID !== undefined){
let data5 = data.AFFINITY_GROUP_ID;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate23.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/transactions/columns/properties/AFFINITY_GROUP_ID/type",keyword:"type",params:{type: schema8.properties.AFFINITY_GROUP_ID.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 256 && func3(data5) > 256){
validate23.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/transactions/columns/properties/AFFINITY_GROUP_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data5.length <= 1 && func3(data5) < 1){
validate23.errors = [{instancePath:instancePath+"/AFFINITY_GROUP_ID",schemaPath:"#/files/transactions/columns/properties/AFFINITY_GROUP_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
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
if(data.USER_ID !== undefined){
let data6 = data.USER_ID;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate23.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/transactions/columns/properties/USER_ID/type",keyword:"type",params:{type: schema8.properties.USER_ID.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 256 && func3(data6) > 256){
validate23.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/transactions/columns/properties/USER_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data6.length <= 1 && func3(data6) < 1){
validate23.errors = [{instancePath:instancePath+"/USER_ID",schemaPath:"#/files/transactions/columns/properties/USER_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.CARD_ID !== undefined){
let data7 = data.CARD_ID;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate23.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/transactions/columns/properties/CARD_ID/type",keyword:"type",params:{type: schema8.properties.CARD_ID.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 256 && func3(data7) > 256){
validate23.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/transactions/columns/properties/CARD_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate23.errors = [{instancePath:instancePath+"/CARD_ID",schemaPath:"#/files/transactions/columns/properties/CARD_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
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
if(data.BIN !== undefined){
let data8 = data.BIN;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate23.errors = [{instancePath:instancePath+"/BIN",schemaPath:"#/files/transactions/columns/properties/BIN/pattern",keyword:"pattern",params:{pattern: "^([0-9]{6}|[0-9]{8})$"},message:"must match pattern \""+"^([0-9]{6}|[0-9]{8})$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/BIN",schemaPath:"#/files/transactions/columns/properties/BIN/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.LAST_FOUR !== undefined){
let data9 = data.LAST_FOUR;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
validate23.errors = [{instancePath:instancePath+"/LAST_FOUR",schemaPath:"#/files/transactions/columns/properties/LAST_FOUR/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/LAST_FOUR",schemaPath:"#/files/transactions/columns/properties/LAST_FOUR/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.ORIGIN !== undefined){
let data10 = data.ORIGIN;
const _errs22 = errors;
if(typeof data10 !== "string"){
validate23.errors = [{instancePath:instancePath+"/ORIGIN",schemaPath:"#/files/transactions/columns/properties/ORIGIN/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs23 = errors;
const vSchema3 = schema8.properties.ORIGIN.enum;
if(!((data10 === "DOMESTIC") || (data10 === "INTERNATIONAL"))){
validate23.errors = [{instancePath:instancePath+"/ORIGIN",schemaPath:"#/files/transactions/columns/properties/ORIGIN/enum",keyword:"enum",params:{allowedValues: schema8.properties.ORIGIN.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.MERCHANT_ID !== undefined){
let data11 = data.MERCHANT_ID;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length > 64 && func3(data11) > 64){
validate23.errors = [{instancePath:instancePath+"/MERCHANT_ID",schemaPath:"#/files/transactions/columns/properties/MERCHANT_ID/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/MERCHANT_ID",schemaPath:"#/files/transactions/columns/properties/MERCHANT_ID/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.MERCHANT_MCC !== undefined){
let data12 = data.MERCHANT_MCC;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern2.test(data12)){
validate23.errors = [{instancePath:instancePath+"/MERCHANT_MCC",schemaPath:"#/files/transactions/columns/properties/MERCHANT_MCC/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/MERCHANT_MCC",schemaPath:"#/files/transactions/columns/properties/MERCHANT_MCC/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.MERCHANT_NAME !== undefined){
let data13 = data.MERCHANT_NAME;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(data13.length > 256 && func3(data13) > 256){
validate23.errors = [{instancePath:instancePath+"/MERCHANT_NAME",schemaPath:"#/files/transactions/columns/properties/MERCHANT_NAME/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/MERCHANT_NAME",schemaPath:"#/files/transactions/columns/properties/MERCHANT_NAME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.LOCAL_AMOUNT !== undefined){
let data14 = data.LOCAL_AMOUNT;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
validate23.errors = [{instancePath:instancePath+"/LOCAL_AMOUNT",schemaPath:"#/files/transactions/columns/properties/LOCAL_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/LOCAL_AMOUNT",schemaPath:"#/files/transactions/columns/properties/LOCAL_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs30){
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.LOCAL_CURRENCY !== undefined){
let data15 = data.LOCAL_CURRENCY;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
validate23.errors = [{instancePath:instancePath+"/LOCAL_CURRENCY",schemaPath:"#/files/transactions/columns/properties/LOCAL_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/LOCAL_CURRENCY",schemaPath:"#/files/transactions/columns/properties/LOCAL_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs32){
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRANSACTION_AMOUNT !== undefined){
let data16 = data.TRANSACTION_AMOUNT;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_AMOUNT",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_AMOUNT",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs34){
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRANSACTION_CURRENCY !== undefined){
let data17 = data.TRANSACTION_CURRENCY;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_CURRENCY",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/TRANSACTION_CURRENCY",schemaPath:"#/files/transactions/columns/properties/TRANSACTION_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs36){
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SETTLEMENT_AMOUNT !== undefined){
let data18 = data.SETTLEMENT_AMOUNT;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
validate23.errors = [{instancePath:instancePath+"/SETTLEMENT_AMOUNT",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_AMOUNT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/SETTLEMENT_AMOUNT",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_AMOUNT/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SETTLEMENT_CURRENCY !== undefined){
let data19 = data.SETTLEMENT_CURRENCY;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
validate23.errors = [{instancePath:instancePath+"/SETTLEMENT_CURRENCY",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_CURRENCY/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/SETTLEMENT_CURRENCY",schemaPath:"#/files/transactions/columns/properties/SETTLEMENT_CURRENCY/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs40){
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ENTRY_MODE !== undefined){
let data20 = data.ENTRY_MODE;
const _errs42 = errors;
if(typeof data20 !== "string"){
validate23.errors = [{instancePath:instancePath+"/ENTRY_MODE",schemaPath:"#/files/transactions/columns/properties/ENTRY_MODE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs43 = errors;
const vSchema4 = schema8.properties.ENTRY_MODE.enum;
if(!(((((((data20 === "UNKNOWN") || (data20 === "MANUAL")) || (data20 === "CHIP")) || (data20 === "CONTACTLESS")) || (data20 === "CREDENTIAL_ON_FILE")) || (data20 === "MAG_STRIPE")) || (data20 === "OTHERS"))){
validate23.errors = [{instancePath:instancePath+"/ENTRY_MODE",schemaPath:"#/files/transactions/columns/properties/ENTRY_MODE/enum",keyword:"enum",params:{allowedValues: schema8.properties.ENTRY_MODE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.STATUS !== undefined){
let data21 = data.STATUS;
const _errs44 = errors;
if(typeof data21 !== "string"){
validate23.errors = [{instancePath:instancePath+"/STATUS",schemaPath:"#/files/transactions/columns/properties/STATUS/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs45 = errors;
const vSchema5 = schema8.properties.STATUS.enum;
if(!(((data21 === "APPROVED") || (data21 === "REJECTED")) || (data21 === "HELD"))){
validate23.errors = [{instancePath:instancePath+"/STATUS",schemaPath:"#/files/transactions/columns/properties/STATUS/enum",keyword:"enum",params:{allowedValues: schema8.properties.STATUS.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs44){
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.STATUS_DETAIL !== undefined){
let data22 = data.STATUS_DETAIL;
const _errs46 = errors;
if(typeof data22 !== "string"){
validate23.errors = [{instancePath:instancePath+"/STATUS_DETAIL",schemaPath:"#/files/transactions/columns/properties/STATUS_DETAIL/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs47 = errors;
const vSchema6 = schema8.properties.STATUS_DETAIL.enum;
if(!((((((((((((((((((((((((((((data22 === "CARD_BLOCKED") || (data22 === "CARD_DISABLED")) || (data22 === "CARD_NOT_ACTIVE")) || (data22 === "CARD_NOT_CONFIGURED")) || (data22 === "CARD_NOT_FOUND")) || (data22 === "CRYPTO_ERROR")) || (data22 === "DUPLICATE_TRANSMISSION_DETECTED")) || (data22 === "EXPIRED_CARD")) || (data22 === "EXTRA_FIELDS")) || (data22 === "INSUFFICIENT_FUNDS")) || (data22 === "INVALID_AMOUNT")) || (data22 === "INVALID_CVV")) || (data22 === "INVALID_EXPIRATION_DATE")) || (data22 === "INVALID_MERCHANT")) || (data22 === "INVALID_PIN")) || (data22 === "INVALID_TRANSACTION")) || (data22 === "LOST_CARD")) || (data22 === "MISSING_FIELDS")) || (data22 === "NOT_DECLINED")) || (data22 === "ORIGINAL_NOT_FOUND")) || (data22 === "OTHER")) || (data22 === "RESTRICTED_USER")) || (data22 === "SECURITY_VIOLATION")) || (data22 === "SERVICE_UNAVAILABLE")) || (data22 === "STOLEN_CARD")) || (data22 === "SYSTEM_ERROR")) || (data22 === "APPROVED")) || (data22 === "TRANSACTION_NOT_PERMITTED"))){
validate23.errors = [{instancePath:instancePath+"/STATUS_DETAIL",schemaPath:"#/files/transactions/columns/properties/STATUS_DETAIL/enum",keyword:"enum",params:{allowedValues: schema8.properties.STATUS_DETAIL.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs46){
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SOURCE !== undefined){
let data23 = data.SOURCE;
const _errs48 = errors;
if(typeof data23 !== "string"){
validate23.errors = [{instancePath:instancePath+"/SOURCE",schemaPath:"#/files/transactions/columns/properties/SOURCE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs49 = errors;
const vSchema7 = schema8.properties.SOURCE.enum;
if(!(((data23 === "ONLINE") || (data23 === "CLEARING")) || (data23 === "PURGE"))){
validate23.errors = [{instancePath:instancePath+"/SOURCE",schemaPath:"#/files/transactions/columns/properties/SOURCE/enum",keyword:"enum",params:{allowedValues: schema8.properties.SOURCE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs48){
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ORIGINAL_TRANSACTION_ID !== undefined){
let data24 = data.ORIGINAL_TRANSACTION_ID;
const _errs50 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate23.errors = [{instancePath:instancePath+"/ORIGINAL_TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/ORIGINAL_TRANSACTION_ID/type",keyword:"type",params:{type: schema8.properties.ORIGINAL_TRANSACTION_ID.type},message:"must be string,null"}];
return false;
}
const _errs51 = errors;
if(errors === _errs50){
if(typeof data24 === "string"){
if(data24.length > 256 && func3(data24) > 256){
validate23.errors = [{instancePath:instancePath+"/ORIGINAL_TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/ORIGINAL_TRANSACTION_ID/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data24.length <= 1 && func3(data24) < 1){
validate23.errors = [{instancePath:instancePath+"/ORIGINAL_TRANSACTION_ID",schemaPath:"#/files/transactions/columns/properties/ORIGINAL_TRANSACTION_ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
if(errors === _errs50){
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.COUNTRY_CODE !== undefined){
let data25 = data.COUNTRY_CODE;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs52){
if(typeof data25 === "string"){
if(!pattern5.test(data25)){
validate23.errors = [{instancePath:instancePath+"/COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/COUNTRY_CODE/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/COUNTRY_CODE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs52){
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.POINT_TYPE !== undefined){
let data26 = data.POINT_TYPE;
const _errs54 = errors;
if(typeof data26 !== "string"){
validate23.errors = [{instancePath:instancePath+"/POINT_TYPE",schemaPath:"#/files/transactions/columns/properties/POINT_TYPE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs55 = errors;
const vSchema8 = schema8.properties.POINT_TYPE.enum;
if(!((((data26 === "POS") || (data26 === "ECOMMERCE")) || (data26 === "ATM")) || (data26 === "MOTO"))){
validate23.errors = [{instancePath:instancePath+"/POINT_TYPE",schemaPath:"#/files/transactions/columns/properties/POINT_TYPE/enum",keyword:"enum",params:{allowedValues: schema8.properties.POINT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs54){
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.CLIENT_NAME !== undefined){
let data27 = data.CLIENT_NAME;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs56){
if(typeof data27 === "string"){
if(data27.length > 128 && func3(data27) > 128){
validate23.errors = [{instancePath:instancePath+"/CLIENT_NAME",schemaPath:"#/files/transactions/columns/properties/CLIENT_NAME/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/CLIENT_NAME",schemaPath:"#/files/transactions/columns/properties/CLIENT_NAME/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs56){
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.CLIENT_COUNTRY_CODE !== undefined){
let data28 = data.CLIENT_COUNTRY_CODE;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs58){
if(typeof data28 === "string"){
if(!pattern5.test(data28)){
validate23.errors = [{instancePath:instancePath+"/CLIENT_COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/CLIENT_COUNTRY_CODE/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/CLIENT_COUNTRY_CODE",schemaPath:"#/files/transactions/columns/properties/CLIENT_COUNTRY_CODE/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs58){
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_GRACE_PERIOD !== undefined){
let data29 = data.INSTALLMENTS_GRACE_PERIOD;
const _errs60 = errors;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_GRACE_PERIOD/type",keyword:"type",params:{type: schema8.properties.INSTALLMENTS_GRACE_PERIOD.type},message:"must be integer,null"}];
return false;
}
const _errs61 = errors;
if(errors === _errs60){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 99 || isNaN(data29)){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_GRACE_PERIOD/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data29 < 0 || isNaN(data29)){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_GRACE_PERIOD",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_GRACE_PERIOD/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs60){
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_QUANTITY !== undefined){
let data30 = data.INSTALLMENTS_QUANTITY;
const _errs62 = errors;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_QUANTITY/type",keyword:"type",params:{type: schema8.properties.INSTALLMENTS_QUANTITY.type},message:"must be integer,null"}];
return false;
}
const _errs63 = errors;
if(errors === _errs62){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 99 || isNaN(data30)){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_QUANTITY/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data30 < 1 || isNaN(data30)){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_QUANTITY",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_QUANTITY/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs62){
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INSTALLMENTS_CREDIT_TYPE !== undefined){
let data31 = data.INSTALLMENTS_CREDIT_TYPE;
const _errs64 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_CREDIT_TYPE",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_CREDIT_TYPE/type",keyword:"type",params:{type: schema8.properties.INSTALLMENTS_CREDIT_TYPE.type},message:"must be string,null"}];
return false;
}
const _errs65 = errors;
const vSchema9 = schema8.properties.INSTALLMENTS_CREDIT_TYPE.enum;
if(!(((((data31 === "NO_PROMOTION") || (data31 === "WITHOUT_INTEREST")) || (data31 === "WITH_INTEREST")) || (data31 === "BUY_TODAY_PAY_LATER")) || (data31 === null))){
validate23.errors = [{instancePath:instancePath+"/INSTALLMENTS_CREDIT_TYPE",schemaPath:"#/files/transactions/columns/properties/INSTALLMENTS_CREDIT_TYPE/enum",keyword:"enum",params:{allowedValues: schema8.properties.INSTALLMENTS_CREDIT_TYPE.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs64){
}
var valid0 = _errs64 === errors;
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
validate23.errors = [{instancePath,schemaPath:"#/files/transactions/columns/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
