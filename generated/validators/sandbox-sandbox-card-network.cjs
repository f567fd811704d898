"use strict";
exports.Clearing = validate21;
const schema6 = {"type":"object","additionalProperties":false,"properties":{"amount":{"$ref":"NetworkAmount"},"function_code":{"$ref":"FunctionCode"},"reverse":{"type":"boolean"},"reason_code":{"type":"string","pattern":"^[0-9]{4}$"},"current_installment":{"type":"integer","minimum":1,"maximum":99}}};
const schema7 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkAmount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkAmount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"+"\""}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["FIRST_PRESENTMENT","SECOND_PRESENTMENT_FULL","SECOND_PRESENTMENT_PARTIAL"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/FunctionCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!(((data === "FIRST_PRESENTMENT") || (data === "SECOND_PRESENTMENT_FULL")) || (data === "SECOND_PRESENTMENT_PARTIAL"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/FunctionCode/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[0-9]{4}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "function_code")) || (key0 === "reverse")) || (key0 === "reason_code")) || (key0 === "current_installment"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/Clearing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.function_code !== undefined){
let data1 = data.function_code;
const _errs3 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/function_code",parentData:data,parentDataProperty:"function_code",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reverse !== undefined){
let data2 = data.reverse;
const _errs4 = errors;
if(typeof data2 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/reverse",schemaPath:"#/components/schemas/Clearing/properties/reverse/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.reason_code !== undefined){
let data3 = data.reason_code;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate21.errors = [{instancePath:instancePath+"/reason_code",schemaPath:"#/components/schemas/Clearing/properties/reason_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/reason_code",schemaPath:"#/components/schemas/Clearing/properties/reason_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.current_installment !== undefined){
let data4 = data.current_installment;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate21.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Clearing/properties/current_installment/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Clearing/properties/current_installment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/Clearing/properties/current_installment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/Clearing/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ForcedTransaction = validate26;
const schema9 = {"type":"object","additionalProperties":false,"required":["type","amount","currency","country_code","merchant","point_type","entry_mode"],"oneOf":[{"required":["card_id"]},{"required":["pan"]}],"properties":{"card_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"type":{"$ref":"CardTransactionType"},"amount":{"$ref":"NetworkAmount"},"cash_amount":{"$ref":"NetworkAmount"},"currency":{"$ref":"Currency"},"exchange_rate":{"type":"string","maxLength":32,"pattern":"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},"country_code":{"$ref":"Country"},"merchant":{"$ref":"MerchantInput"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"local_date_time":{"$ref":"LocalDateTimeInput"},"pin":{"type":"string","pattern":"^[0-9]{4}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"},"installments":{"$ref":"InstallmentsInput"},"condition":{"$ref":"TransactionCondition"},"original_transaction_id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"}},"if":{"required":["type"],"properties":{"type":{"enum":["PURCHASE","WITHDRAWAL","EXTRACASH","PAYMENT"]}}},"then":{"properties":{"original_transaction_id":false}}};
const func3 = Object.prototype.hasOwnProperty;
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

const schema11 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!((((((((((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH")) || (data === "REFUND")) || (data === "PAYMENT")) || (data === "REVERSAL_PURCHASE")) || (data === "REVERSAL_WITHDRAWAL")) || (data === "REVERSAL_EXTRACASH")) || (data === "REVERSAL_REFUND")) || (data === "REVERSAL_PAYMENT"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["AED","AFN","ALL","AMD","ANG","AOA","ARS","AUD","AWG","AZN","BAM","BBD","BDT","BGN","BHD","BIF","BMD","BND","BOB","BRL","BSD","BTN","BWP","BYN","BZD","CAD","CDF","CHF","CLP","CNY","COP","CRC","CUP","CVE","CZK","DJF","DKK","DOP","DZD","EGP","ERN","ETB","EUR","FJD","FKP","GBP","GEL","GHS","GIP","GMD","GNF","GTQ","GYD","HKD","HNL","HTG","HUF","IDR","ILS","INR","IQD","IRR","ISK","JMD","JOD","JPY","KES","KGS","KHR","KMF","KPW","KRW","KWD","KYD","KZT","LAK","LBP","LKR","LRD","LSL","LYD","MAD","MDL","MGA","MKD","MMK","MNT","MOP","MRU","MUR","MVR","MWK","MXN","MYR","MZN","NAD","NGN","NIO","NOK","NPR","NZD","OMR","PAB","PEN","PGK","PHP","PKR","PLN","PYG","QAR","RON","RSD","RUB","RWF","SAR","SBD","SCR","SDG","SEK","SGD","SHP","SLE","SOS","SRD","SSP","STN","SVC","SYP","SZL","THB","TJS","TMT","TND","TOP","TRY","TTD","TWD","TZS","UAH","UGX","USD","UYU","UZS","VED","VES","VND","VUV","WST","XAF","XCD","XCG","XOF","XPF","YER","ZAR","ZMW","ZWG"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "AED") || (data === "AFN")) || (data === "ALL")) || (data === "AMD")) || (data === "ANG")) || (data === "AOA")) || (data === "ARS")) || (data === "AUD")) || (data === "AWG")) || (data === "AZN")) || (data === "BAM")) || (data === "BBD")) || (data === "BDT")) || (data === "BGN")) || (data === "BHD")) || (data === "BIF")) || (data === "BMD")) || (data === "BND")) || (data === "BOB")) || (data === "BRL")) || (data === "BSD")) || (data === "BTN")) || (data === "BWP")) || (data === "BYN")) || (data === "BZD")) || (data === "CAD")) || (data === "CDF")) || (data === "CHF")) || (data === "CLP")) || (data === "CNY")) || (data === "COP")) || (data === "CRC")) || (data === "CUP")) || (data === "CVE")) || (data === "CZK")) || (data === "DJF")) || (data === "DKK")) || (data === "DOP")) || (data === "DZD")) || (data === "EGP")) || (data === "ERN")) || (data === "ETB")) || (data === "EUR")) || (data === "FJD")) || (data === "FKP")) || (data === "GBP")) || (data === "GEL")) || (data === "GHS")) || (data === "GIP")) || (data === "GMD")) || (data === "GNF")) || (data === "GTQ")) || (data === "GYD")) || (data === "HKD")) || (data === "HNL")) || (data === "HTG")) || (data === "HUF")) || (data === "IDR")) || (data === "ILS")) || (data === "INR")) || (data === "IQD")) || (data === "IRR")) || (data === "ISK")) || (data === "JMD")) || (data === "JOD")) || (data === "JPY")) || (data === "KES")) || (data === "KGS")) || (data === "KHR")) || (data === "KMF")) || (data === "KPW")) || (data === "KRW")) || (data === "KWD")) || (data === "KYD")) || (data === "KZT")) || (data === "LAK")) || (data === "LBP")) || (data === "LKR")) || (data === "LRD")) || (data === "LSL")) || (data === "LYD")) || (data === "MAD")) || (data === "MDL")) || (data === "MGA")) || (data === "MKD")) || (data === "MMK")) || (data === "MNT")) || (data === "MOP")) || (data === "MRU")) || (data === "MUR")) || (data === "MVR")) || (data === "MWK")) || (data === "MXN")) || (data === "MYR")) || (data === "MZN")) || (data === "NAD")) || (data === "NGN")) || (data === "NIO")) || (data === "NOK")) || (data === "NPR")) || (data === "NZD")) || (data === "OMR")) || (data === "PAB")) || (data === "PEN")) || (data === "PGK")) || (data === "PHP")) || (data === "PKR")) || (data === "PLN")) || (data === "PYG")) || (data === "QAR")) || (data === "RON")) || (data === "RSD")) || (data === "RUB")) || (data === "RWF")) || (data === "SAR")) || (data === "SBD")) || (data === "SCR")) || (data === "SDG")) || (data === "SEK")) || (data === "SGD")) || (data === "SHP")) || (data === "SLE")) || (data === "SOS")) || (data === "SRD")) || (data === "SSP")) || (data === "STN")) || (data === "SVC")) || (data === "SYP")) || (data === "SZL")) || (data === "THB")) || (data === "TJS")) || (data === "TMT")) || (data === "TND")) || (data === "TOP")) || (data === "TRY")) || (data === "TTD")) || (data === "TWD")) || (data === "TZS")) || (data === "UAH")) || (data === "UGX")) || (data === "USD")) || (data === "UYU")) || (data === "UZS")) || (data === "VED")) || (data === "VES")) || (data === "VND")) || (data === "VUV")) || (data === "WST")) || (data === "XAF")) || (data === "XCD")) || (data === "XCG")) || (data === "XOF")) || (data === "XPF")) || (data === "YER")) || (data === "ZAR")) || (data === "ZMW")) || (data === "ZWG"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/Country/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"required":["mcc","name"],"properties":{"id":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"mcc":{"$ref":"MerchantCategoryCode"},"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"address":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"tax_id":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"}}};
const pattern5 = new RegExp("^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");
const schema15 = {"type":"string","pattern":"^[0-9]{4}$"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mcc === undefined) && (missing0 = "mcc")) || ((data.name === undefined) && (missing0 = "name"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantInput/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "mcc")) || (key0 === "name")) || (key0 === "address")) || (key0 === "tax_id"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(typeof data0 === "string"){
if(data0.length > 32 && func2(data0) > 32){
validate37.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/MerchantInput/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/MerchantInput/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate37.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/MerchantInput/properties/id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/MerchantInput/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.mcc !== undefined){
let data1 = data.mcc;
const _errs4 = errors;
if(!(validate38(data1, {instancePath:instancePath+"/mcc",parentData:data,parentDataProperty:"mcc",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 128 && func2(data2) > 128){
validate37.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/MerchantInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate37.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/MerchantInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate37.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/MerchantInput/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/MerchantInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.address !== undefined){
let data3 = data.address;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 256 && func2(data3) > 256){
validate37.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/MerchantInput/properties/address/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data3.length <= 1 && func2(data3) < 1){
validate37.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/MerchantInput/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data3)){
validate37.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/MerchantInput/properties/address/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/MerchantInput/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.tax_id !== undefined){
let data4 = data.tax_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 32 && func2(data4) > 32){
validate37.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/MerchantInput/properties/tax_id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func2(data4) < 1){
validate37.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/MerchantInput/properties/tax_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data4)){
validate37.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/MerchantInput/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/MerchantInput/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema17.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","pattern":"^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"};
const pattern10 = new RegExp("^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern10.test(data)){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTimeInput/pattern",keyword:"pattern",params:{pattern: "^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\""}];
return false;
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","additionalProperties":false,"required":["quantity","credit_type"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99}}};
const schema20 = {"type":"string","enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!((((data === "NO_PROMOTION") || (data === "WITHOUT_INTEREST")) || (data === "WITH_INTEREST")) || (data === "BUY_TODAY_PAY_LATER"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsInput/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate47.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/InstallmentsInput/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/InstallmentsInput/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/InstallmentsInput/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate48(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate47.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/InstallmentsInput/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate47.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/InstallmentsInput/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate47.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/InstallmentsInput/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","enum":["CRYPTOGRAM_WRONG","FIELD_MISSING","FIELD_UNKNOWN","MESSAGE_INVALID","MERCHANT_UNKNOWN","FRAUD_THRESHOLD","FRAUD_ENGINE","PROCESSOR_DOWN","PROCESSOR_FAULT","PROCESSOR_BUG","UNCLASSIFIED"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCondition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema21.enum;
if(!(((((((((((data === "CRYPTOGRAM_WRONG") || (data === "FIELD_MISSING")) || (data === "FIELD_UNKNOWN")) || (data === "MESSAGE_INVALID")) || (data === "MERCHANT_UNKNOWN")) || (data === "FRAUD_THRESHOLD")) || (data === "FRAUD_ENGINE")) || (data === "PROCESSOR_DOWN")) || (data === "PROCESSOR_FAULT")) || (data === "PROCESSOR_BUG")) || (data === "UNCLASSIFIED"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCondition/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[0-9]{16}$", "u");
const pattern4 = new RegExp("^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$", "u");
const pattern12 = new RegExp("^[0-9]{3}$", "u");
const pattern13 = new RegExp("^(0[1-9]|1[0-2])/[0-9]{2}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
const err0 = {instancePath,schemaPath:"#/components/schemas/ForcedTransaction/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.pan === undefined) && (missing1 = "pan")){
const err1 = {instancePath,schemaPath:"#/components/schemas/ForcedTransaction/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(errors === _errs3){
}
var _valid0 = _errs3 === errors;
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
const err2 = {instancePath,schemaPath:"#/components/schemas/ForcedTransaction/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs6 = errors;
const vSchema0 = schema9.if.properties.type.enum;
if(!((((data0 === "PURCHASE") || (data0 === "WITHDRAWAL")) || (data0 === "EXTRACASH")) || (data0 === "PAYMENT"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs6){
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
if(errors === _errs5){
}
var _valid1 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.original_transaction_id !== undefined){
let data1 = data.original_transaction_id;
var valid3 = false;
validate26.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/ForcedTransaction/then/properties/original_transaction_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid3 = true;
}
if(valid3){
}
}
if(errors === _errs7){
}
var _valid1 = _errs7 === errors;
valid1 = _valid1;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/components/schemas/ForcedTransaction/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate26.errors = vErrors;
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((((((data.type === undefined) && (missing3 = "type")) || ((data.amount === undefined) && (missing3 = "amount"))) || ((data.currency === undefined) && (missing3 = "currency"))) || ((data.country_code === undefined) && (missing3 = "country_code"))) || ((data.merchant === undefined) && (missing3 = "merchant"))) || ((data.point_type === undefined) && (missing3 = "point_type"))) || ((data.entry_mode === undefined) && (missing3 = "entry_mode"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ForcedTransaction/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!(func3.call(schema9.properties, key0))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ForcedTransaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data.card_id !== undefined){
let data2 = data.card_id;
const _errs9 = errors;
if(!(validate27(data2, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.pan !== undefined){
let data3 = data.pan;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate26.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ForcedTransaction/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ForcedTransaction/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(!(validate29(data4, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.amount !== undefined){
let data5 = data.amount;
const _errs13 = errors;
if(!(validate22(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cash_amount !== undefined){
let data6 = data.cash_amount;
const _errs14 = errors;
if(!(validate22(data6, {instancePath:instancePath+"/cash_amount",parentData:data,parentDataProperty:"cash_amount",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.currency !== undefined){
let data7 = data.currency;
const _errs15 = errors;
if(!(validate33(data7, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.exchange_rate !== undefined){
let data8 = data.exchange_rate;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length > 32 && func2(data8) > 32){
validate26.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/ForcedTransaction/properties/exchange_rate/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern4.test(data8)){
validate26.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/ForcedTransaction/properties/exchange_rate/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},message:"must match pattern \""+"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"+"\""}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/ForcedTransaction/properties/exchange_rate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs16){
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.country_code !== undefined){
let data9 = data.country_code;
const _errs18 = errors;
if(!(validate35(data9, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.merchant !== undefined){
let data10 = data.merchant;
const _errs19 = errors;
if(!(validate37(data10, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.point_type !== undefined){
let data11 = data.point_type;
const _errs20 = errors;
if(!(validate41(data11, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.entry_mode !== undefined){
let data12 = data.entry_mode;
const _errs21 = errors;
if(!(validate43(data12, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.local_date_time !== undefined){
let data13 = data.local_date_time;
const _errs22 = errors;
if(!(validate45(data13, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.pin !== undefined){
let data14 = data.pin;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
validate26.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/ForcedTransaction/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/ForcedTransaction/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs23){
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cvv !== undefined){
let data15 = data.cvv;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(typeof data15 === "string"){
if(!pattern12.test(data15)){
validate26.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ForcedTransaction/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ForcedTransaction/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.expiration_date !== undefined){
let data16 = data.expiration_date;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(typeof data16 === "string"){
if(!pattern13.test(data16)){
validate26.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ForcedTransaction/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ForcedTransaction/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs27){
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.installments !== undefined){
let data17 = data.installments;
const _errs29 = errors;
if(!(validate47(data17, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.condition !== undefined){
let data18 = data.condition;
const _errs30 = errors;
if(!(validate51(data18, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.original_transaction_id !== undefined){
let data19 = data.original_transaction_id;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(data19.length > 256 && func2(data19) > 256){
validate26.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/ForcedTransaction/properties/original_transaction_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data19.length <= 1 && func2(data19) < 1){
validate26.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/ForcedTransaction/properties/original_transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data19)){
validate26.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/ForcedTransaction/properties/original_transaction_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/ForcedTransaction/properties/original_transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs31){
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ForcedTransaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.NetworkAuthorization = validate53;
const schema22 = {"type":"object","additionalProperties":false,"required":["type","amount","currency","country_code","merchant","point_type","entry_mode"],"oneOf":[{"required":["card_id"]},{"required":["pan"]}],"properties":{"card_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"type":{"$ref":"AuthorizationTransactionType"},"amount":{"$ref":"NetworkAmount"},"cash_amount":{"$ref":"NetworkAmount"},"currency":{"$ref":"Currency"},"exchange_rate":{"type":"string","maxLength":32,"pattern":"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},"country_code":{"$ref":"Country"},"merchant":{"$ref":"MerchantInput"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"local_date_time":{"$ref":"LocalDateTimeInput"},"pin":{"type":"string","pattern":"^[0-9]{4}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"},"installments":{"$ref":"InstallmentsInput"},"condition":{"$ref":"TransactionCondition"}}};
const schema23 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema23.enum;
if(!(((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
const err0 = {instancePath,schemaPath:"#/components/schemas/NetworkAuthorization/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.pan === undefined) && (missing1 = "pan")){
const err1 = {instancePath,schemaPath:"#/components/schemas/NetworkAuthorization/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(errors === _errs3){
}
var _valid0 = _errs3 === errors;
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
const err2 = {instancePath,schemaPath:"#/components/schemas/NetworkAuthorization/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((((data.type === undefined) && (missing2 = "type")) || ((data.amount === undefined) && (missing2 = "amount"))) || ((data.currency === undefined) && (missing2 = "currency"))) || ((data.country_code === undefined) && (missing2 = "country_code"))) || ((data.merchant === undefined) && (missing2 = "merchant"))) || ((data.point_type === undefined) && (missing2 = "point_type"))) || ((data.entry_mode === undefined) && (missing2 = "entry_mode"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkAuthorization/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(func3.call(schema22.properties, key0))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkAuthorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.card_id !== undefined){
let data0 = data.card_id;
const _errs5 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pan !== undefined){
let data1 = data.pan;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate53.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/NetworkAuthorization/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/NetworkAuthorization/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data2 = data.type;
const _errs8 = errors;
if(!(validate55(data2, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs9 = errors;
if(!(validate22(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cash_amount !== undefined){
let data4 = data.cash_amount;
const _errs10 = errors;
if(!(validate22(data4, {instancePath:instancePath+"/cash_amount",parentData:data,parentDataProperty:"cash_amount",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currency !== undefined){
let data5 = data.currency;
const _errs11 = errors;
if(!(validate33(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.exchange_rate !== undefined){
let data6 = data.exchange_rate;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length > 32 && func2(data6) > 32){
validate53.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/NetworkAuthorization/properties/exchange_rate/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern4.test(data6)){
validate53.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/NetworkAuthorization/properties/exchange_rate/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},message:"must match pattern \""+"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"+"\""}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/NetworkAuthorization/properties/exchange_rate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs12){
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country_code !== undefined){
let data7 = data.country_code;
const _errs14 = errors;
if(!(validate35(data7, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.merchant !== undefined){
let data8 = data.merchant;
const _errs15 = errors;
if(!(validate37(data8, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.point_type !== undefined){
let data9 = data.point_type;
const _errs16 = errors;
if(!(validate41(data9, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.entry_mode !== undefined){
let data10 = data.entry_mode;
const _errs17 = errors;
if(!(validate43(data10, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.local_date_time !== undefined){
let data11 = data.local_date_time;
const _errs18 = errors;
if(!(validate45(data11, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pin !== undefined){
let data12 = data.pin;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
validate53.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/NetworkAuthorization/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/NetworkAuthorization/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs19){
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cvv !== undefined){
let data13 = data.cvv;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data13 === "string"){
if(!pattern12.test(data13)){
validate53.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/NetworkAuthorization/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/NetworkAuthorization/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs21){
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expiration_date !== undefined){
let data14 = data.expiration_date;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(typeof data14 === "string"){
if(!pattern13.test(data14)){
validate53.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/NetworkAuthorization/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/NetworkAuthorization/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs23){
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.installments !== undefined){
let data15 = data.installments;
const _errs25 = errors;
if(!(validate47(data15, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.condition !== undefined){
let data16 = data.condition;
const _errs26 = errors;
if(!(validate51(data16, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
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
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

exports.SandboxCardTransactionList_closed = validate67;
const schema24 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"SandboxCardTransaction_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema25 = {"type":"object","required":["id","type","state","status","status_detail","source","card_id","user_id","account_id","origin","country_code","point_type","entry_mode","merchant","local","settlement","transaction","details","installments","original_transaction_id","forced","decided_by","presentments","local_date_time","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"type":{"$ref":"CardTransactionType"},"state":{"$ref":"CardTransactionState"},"status":{"type":["string","null"],"enum":["APPROVED","REJECTED","HELD",null]},"status_detail":{"oneOf":[{"$ref":"CardTransactionStatusDetail"},{"type":"null"}]},"source":{"type":["string","null"],"enum":["ONLINE","CLEARING","PURGE",null]},"card_id":{"type":["string","null"]},"user_id":{"type":["string","null"]},"account_id":{"type":["string","null"]},"origin":{"$ref":"TransactionOrigin"},"country_code":{"$ref":"CountryCode"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"merchant":{"$ref":"Merchant_closed"},"local":{"$ref":"SandboxMoney_closed"},"settlement":{"$ref":"SandboxMoney_closed"},"transaction":{"$ref":"SandboxMoney_closed"},"details":{"type":"array","items":{"$ref":"SandboxAmountDetail_closed"}},"installments":{"oneOf":[{"$ref":"SandboxInstallments_closed"},{"type":"null"}]},"original_transaction_id":{"type":["string","null"]},"forced":{"type":"boolean"},"decided_by":{"type":["string","null"],"enum":["PROCESSOR","LEDGER","CLIENT","NETWORK","STAND_IN",null]},"presentments":{"type":"array","items":{"$ref":"SandboxPresentment_closed"}},"local_date_time":{"$ref":"LocalDateTime"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema26 = {"type":"string","enum":["PENDING","AUTHORIZED","REJECTED","HELD","CLEARED","REVERSED","PURGED"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema26.enum;
if(!(((((((data === "PENDING") || (data === "AUTHORIZED")) || (data === "REJECTED")) || (data === "HELD")) || (data === "CLEARED")) || (data === "REVERSED")) || (data === "PURGED"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionState/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","enum":["APPROVED","CARD_BLOCKED","CARD_DISABLED","CARD_NOT_ACTIVE","CARD_NOT_CONFIGURED","CARD_NOT_FOUND","CLIENT_SIGNATURE_ERROR","CLIENT_TIMEOUT","CLIENT_UNAVAILABLE","CRYPTO_ERROR","DUPLICATE_TRANSMISSION_DETECTED","EXPIRED_CARD","EXTRA_FIELDS","INSUFFICIENT_FUNDS","INTERNAL_ERROR","INVALID_AMOUNT","INVALID_CVV","INVALID_EXPIRATION_DATE","INVALID_MERCHANT","INVALID_PIN","INVALID_TRANSACTION","LOST_CARD","MISSING_FIELDS","NOT_DECLINED","ORIGINAL_NOT_FOUND","OTHER","REJECTED_FRAUD","RESTRICTED_USER","SECURITY_VIOLATION","SERVICE_UNAVAILABLE","STOLEN_CARD","SYSTEM_ERROR","TRANSACTION_NOT_PERMITTED"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema27.enum;
if(!(((((((((((((((((((((((((((((((((data === "APPROVED") || (data === "CARD_BLOCKED")) || (data === "CARD_DISABLED")) || (data === "CARD_NOT_ACTIVE")) || (data === "CARD_NOT_CONFIGURED")) || (data === "CARD_NOT_FOUND")) || (data === "CLIENT_SIGNATURE_ERROR")) || (data === "CLIENT_TIMEOUT")) || (data === "CLIENT_UNAVAILABLE")) || (data === "CRYPTO_ERROR")) || (data === "DUPLICATE_TRANSMISSION_DETECTED")) || (data === "EXPIRED_CARD")) || (data === "EXTRA_FIELDS")) || (data === "INSUFFICIENT_FUNDS")) || (data === "INTERNAL_ERROR")) || (data === "INVALID_AMOUNT")) || (data === "INVALID_CVV")) || (data === "INVALID_EXPIRATION_DATE")) || (data === "INVALID_MERCHANT")) || (data === "INVALID_PIN")) || (data === "INVALID_TRANSACTION")) || (data === "LOST_CARD")) || (data === "MISSING_FIELDS")) || (data === "NOT_DECLINED")) || (data === "ORIGINAL_NOT_FOUND")) || (data === "OTHER")) || (data === "REJECTED_FRAUD")) || (data === "RESTRICTED_USER")) || (data === "SECURITY_VIOLATION")) || (data === "SERVICE_UNAVAILABLE")) || (data === "STOLEN_CARD")) || (data === "SYSTEM_ERROR")) || (data === "TRANSACTION_NOT_PERMITTED"))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionStatusDetail/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"string","enum":["DOMESTIC","INTERNATIONAL"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema28.enum;
if(!((data === "DOMESTIC") || (data === "INTERNATIONAL"))){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/enum",keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate75.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern20 = new RegExp("^[A-Z]{3}$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern20.test(data)){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","required":["id","mcc","address","name"],"properties":{"id":{"type":"string"},"mcc":{"$ref":"MerchantCategoryCode"},"address":{"type":["string","null"]},"name":{"type":"string"}},"additionalProperties":false};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.mcc === undefined) && (missing0 = "mcc"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.name === undefined) && (missing0 = "name"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "mcc")) || (key0 === "address")) || (key0 === "name"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate81.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Merchant/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate38(data1, {instancePath:instancePath+"/mcc",parentData:data,parentDataProperty:"mcc",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate81.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Merchant/properties/address/type",keyword:"type",params:{type: schema30.properties.address.type},message:"must be string,null"}];
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
validate81.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Merchant/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/Merchant/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","required":["total","currency"],"properties":{"total":{"$ref":"Amount"},"currency":{"$ref":"CurrencyCode"}},"additionalProperties":false};
const schema32 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern21 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern21.test(data)){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"string","pattern":"^[A-Z]{3}$"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern20.test(data)){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total === undefined) && (missing0 = "total")) || ((data.currency === undefined) && (missing0 = "currency"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxMoney/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "total") || (key0 === "currency"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxMoney/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!(validate85(data0, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
if(!(validate87(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxMoney/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","required":["type","name","amount"],"properties":{"type":{"type":"string","enum":["BASE","TAX","FEE","EXTRACASH","DISCOUNT"]},"name":{"type":"string"},"amount":{"$ref":"Amount"}},"additionalProperties":false};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAmountDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "amount"))){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAmountDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate92.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/SandboxAmountDetail/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema34.properties.type.enum;
if(!(((((data0 === "BASE") || (data0 === "TAX")) || (data0 === "FEE")) || (data0 === "EXTRACASH")) || (data0 === "DISCOUNT"))){
validate92.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/SandboxAmountDetail/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate92.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/SandboxAmountDetail/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.amount !== undefined){
let data2 = data.amount;
const _errs6 = errors;
if(!(validate85(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAmountDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"object","required":["quantity","credit_type","grace_period"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99}},"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))) || ((data.grace_period === undefined) && (missing0 = "grace_period"))){
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxInstallments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period"))){
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxInstallments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate95.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/SandboxInstallments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate95.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/SandboxInstallments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate95.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/SandboxInstallments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate48(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate95.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/SandboxInstallments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate95.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/SandboxInstallments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate95.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/SandboxInstallments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxInstallments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","required":["id","function_code","reverse","reason_code","current_installment","amount","currency","presented_at"],"properties":{"id":{"$ref":"Id"},"function_code":{"$ref":"FunctionCode"},"reverse":{"type":"boolean"},"reason_code":{"type":["string","null"]},"current_installment":{"type":["integer","null"]},"amount":{"$ref":"Amount"},"currency":{"$ref":"CurrencyCode"},"presented_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema37 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern23 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern23.test(data)){
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.function_code === undefined) && (missing0 = "function_code"))) || ((data.reverse === undefined) && (missing0 = "reverse"))) || ((data.reason_code === undefined) && (missing0 = "reason_code"))) || ((data.current_installment === undefined) && (missing0 = "current_installment"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.presented_at === undefined) && (missing0 = "presented_at"))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxPresentment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "function_code")) || (key0 === "reverse")) || (key0 === "reason_code")) || (key0 === "current_installment")) || (key0 === "amount")) || (key0 === "currency")) || (key0 === "presented_at"))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxPresentment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_code !== undefined){
let data1 = data.function_code;
const _errs3 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/function_code",parentData:data,parentDataProperty:"function_code",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reverse !== undefined){
let data2 = data.reverse;
const _errs4 = errors;
if(typeof data2 !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/reverse",schemaPath:"#/components/schemas/SandboxPresentment/properties/reverse/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.reason_code !== undefined){
let data3 = data.reason_code;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate98.errors = [{instancePath:instancePath+"/reason_code",schemaPath:"#/components/schemas/SandboxPresentment/properties/reason_code/type",keyword:"type",params:{type: schema36.properties.reason_code.type},message:"must be string,null"}];
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
if(data.current_installment !== undefined){
let data4 = data.current_installment;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate98.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/SandboxPresentment/properties/current_installment/type",keyword:"type",params:{type: schema36.properties.current_installment.type},message:"must be integer,null"}];
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
let data5 = data.amount;
const _errs10 = errors;
if(!(validate85(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data6 = data.currency;
const _errs11 = errors;
if(!(validate87(data6, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presented_at !== undefined){
let data7 = data.presented_at;
const _errs12 = errors;
if(!(validate103(data7, {instancePath:instancePath+"/presented_at",parentData:data,parentDataProperty:"presented_at",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
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
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxPresentment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"};
const pattern24 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern24.test(data)){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\""}];
return false;
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.card_id === undefined) && (missing0 = "card_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.point_type === undefined) && (missing0 = "point_type"))) || ((data.entry_mode === undefined) && (missing0 = "entry_mode"))) || ((data.merchant === undefined) && (missing0 = "merchant"))) || ((data.local === undefined) && (missing0 = "local"))) || ((data.settlement === undefined) && (missing0 = "settlement"))) || ((data.transaction === undefined) && (missing0 = "transaction"))) || ((data.details === undefined) && (missing0 = "details"))) || ((data.installments === undefined) && (missing0 = "installments"))) || ((data.original_transaction_id === undefined) && (missing0 = "original_transaction_id"))) || ((data.forced === undefined) && (missing0 = "forced"))) || ((data.decided_by === undefined) && (missing0 = "decided_by"))) || ((data.presentments === undefined) && (missing0 = "presentments"))) || ((data.local_date_time === undefined) && (missing0 = "local_date_time"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransaction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func3.call(schema25.properties, key0))){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate29(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data2 = data.state;
const _errs4 = errors;
if(!(validate71(data2, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/status/type",keyword:"type",params:{type: schema25.properties.status.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema25.properties.status.enum;
if(!((((data3 === "APPROVED") || (data3 === "REJECTED")) || (data3 === "HELD")) || (data3 === null))){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/status/enum",keyword:"enum",params:{allowedValues: schema25.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data4 = data.status_detail;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate73(data4, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs11 = errors;
if(errors === _errs10){
}
var _valid0 = _errs10 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data5 = data.source;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate68.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/source/type",keyword:"type",params:{type: schema25.properties.source.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
const vSchema1 = schema25.properties.source.enum;
if(!((((data5 === "ONLINE") || (data5 === "CLEARING")) || (data5 === "PURGE")) || (data5 === null))){
validate68.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/source/enum",keyword:"enum",params:{allowedValues: schema25.properties.source.enum},message:"must be equal to one of the allowed values"}];
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
if(data.card_id !== undefined){
let data6 = data.card_id;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate68.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/card_id/type",keyword:"type",params:{type: schema25.properties.card_id.type},message:"must be string,null"}];
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
if(data.user_id !== undefined){
let data7 = data.user_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate68.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/user_id/type",keyword:"type",params:{type: schema25.properties.user_id.type},message:"must be string,null"}];
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
if(data.account_id !== undefined){
let data8 = data.account_id;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate68.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/account_id/type",keyword:"type",params:{type: schema25.properties.account_id.type},message:"must be string,null"}];
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
if(data.origin !== undefined){
let data9 = data.origin;
const _errs20 = errors;
if(!(validate75(data9, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs21 = errors;
if(!(validate77(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.point_type !== undefined){
let data11 = data.point_type;
const _errs22 = errors;
if(!(validate41(data11, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_mode !== undefined){
let data12 = data.entry_mode;
const _errs23 = errors;
if(!(validate43(data12, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchant !== undefined){
let data13 = data.merchant;
const _errs24 = errors;
if(!(validate81(data13, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local !== undefined){
let data14 = data.local;
const _errs25 = errors;
if(!(validate84(data14, {instancePath:instancePath+"/local",parentData:data,parentDataProperty:"local",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settlement !== undefined){
let data15 = data.settlement;
const _errs26 = errors;
if(!(validate84(data15, {instancePath:instancePath+"/settlement",parentData:data,parentDataProperty:"settlement",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction !== undefined){
let data16 = data.transaction;
const _errs27 = errors;
if(!(validate84(data16, {instancePath:instancePath+"/transaction",parentData:data,parentDataProperty:"transaction",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data17 = data.details;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data17)){
var valid2 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs30 = errors;
if(!(validate92(data18, {instancePath:instancePath+"/details/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid2 = _errs30 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate68.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.installments !== undefined){
let data19 = data.installments;
const _errs31 = errors;
const _errs32 = errors;
let valid3 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate95(data19, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data19 !== null){
const err2 = {instancePath:instancePath+"/installments",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/installments/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
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
const err3 = {instancePath:instancePath+"/installments",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/installments/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.original_transaction_id !== undefined){
let data20 = data.original_transaction_id;
const _errs36 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate68.errors = [{instancePath:instancePath+"/original_transaction_id",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/original_transaction_id/type",keyword:"type",params:{type: schema25.properties.original_transaction_id.type},message:"must be string,null"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forced !== undefined){
let data21 = data.forced;
const _errs38 = errors;
if(typeof data21 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/forced",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/forced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs39 = errors;
if(errors === _errs38){
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decided_by !== undefined){
let data22 = data.decided_by;
const _errs40 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate68.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/decided_by/type",keyword:"type",params:{type: schema25.properties.decided_by.type},message:"must be string,null"}];
return false;
}
const _errs41 = errors;
const vSchema2 = schema25.properties.decided_by.enum;
if(!((((((data22 === "PROCESSOR") || (data22 === "LEDGER")) || (data22 === "CLIENT")) || (data22 === "NETWORK")) || (data22 === "STAND_IN")) || (data22 === null))){
validate68.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/decided_by/enum",keyword:"enum",params:{allowedValues: schema25.properties.decided_by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs40){
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presentments !== undefined){
let data23 = data.presentments;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs42){
if(Array.isArray(data23)){
var valid4 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
const _errs44 = errors;
if(!(validate98(data24, {instancePath:instancePath+"/presentments/" + i1,parentData:data23,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid4 = _errs44 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate68.errors = [{instancePath:instancePath+"/presentments",schemaPath:"#/components/schemas/SandboxCardTransaction/properties/presentments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.local_date_time !== undefined){
let data25 = data.local_date_time;
const _errs45 = errors;
if(!(validate106(data25, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data26 = data.created_at;
const _errs46 = errors;
if(!(validate103(data26, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data27 = data.updated_at;
const _errs47 = errors;
if(!(validate103(data27, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs47 === errors;
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
else {
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema40 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate112.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate112.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate112.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate112.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate112.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate112.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate112.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate112.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate114.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate116.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate116.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate116.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate116.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema42.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate116.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema42.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate116.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate112(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
if(!(validate114(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
validate111.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate116(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate111.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransactionList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransactionList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate68(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SandboxCardTransactionList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate111(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransactionList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

exports.SandboxCardTransactionResult_closed = validate119;
const schema43 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"SandboxCardTransaction_closed"}},"additionalProperties":false};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate119.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransactionResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate119.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransactionResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate68(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate119.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxCardTransactionResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}

exports.TransactionPart = validate121;
const schema44 = {"type":"object","additionalProperties":false,"properties":{"amount":{"type":"string","maxLength":256,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"}}};
const pattern25 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$", "u");

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "amount")){
validate121.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionPart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.amount !== undefined){
let data0 = data.amount;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func2(data0) > 256){
validate121.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/TransactionPart/properties/amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern25.test(data0)){
validate121.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/TransactionPart/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"+"\""}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/TransactionPart/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate121.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

exports.searchCardTransactions_query = validate122;
const schema45 = {"type":"object","additionalProperties":false,"properties":{"filter[card_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[state]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardTransactionState"}},"filter[status_detail]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardTransactionStatusDetail"}},"filter[type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardTransactionType"}},"filter[original_transaction_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Id"}},"filter[created_from]":{"$ref":"DateTimeInput"},"filter[created_until]":{"$ref":"DateTimeInput"},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["created_at","-created_at"]}}}};
const schema46 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"};
const pattern26 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$", "u");

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate123.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate123.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern26.test(data)){
validate123.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"+"\""}];
return false;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const pattern27 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func2(data) > 40){
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern27.test(data)){
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate129.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func3.call(schema45.properties, key0))){
validate122.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[card_id]"] !== undefined){
let data0 = data["filter[card_id]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate122.errors = [{instancePath:instancePath+"/filter[card_id]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bcard_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate122.errors = [{instancePath:instancePath+"/filter[card_id]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bcard_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate123(data1, {instancePath:instancePath+"/filter[card_id]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
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
validate122.errors = [{instancePath:instancePath+"/filter[card_id]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bcard_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[state]"] !== undefined){
let data2 = data["filter[state]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate122.errors = [{instancePath:instancePath+"/filter[state]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bstate%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate122.errors = [{instancePath:instancePath+"/filter[state]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bstate%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate71(data3, {instancePath:instancePath+"/filter[state]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
validate122.errors = [{instancePath:instancePath+"/filter[state]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bstate%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status_detail]"] !== undefined){
let data4 = data["filter[status_detail]"];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 50){
validate122.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bstatus_detail%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate122.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bstatus_detail%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate73(data5, {instancePath:instancePath+"/filter[status_detail]/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate122.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Bstatus_detail%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[type]"] !== undefined){
let data6 = data["filter[type]"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
if(data6.length > 50){
validate122.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Btype%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate122.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Btype%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate29(data7, {instancePath:instancePath+"/filter[type]/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
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
validate122.errors = [{instancePath:instancePath+"/filter[type]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Btype%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[original_transaction_id]"] !== undefined){
let data8 = data["filter[original_transaction_id]"];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
if(data8.length > 50){
validate122.errors = [{instancePath:instancePath+"/filter[original_transaction_id]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Boriginal_transaction_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate122.errors = [{instancePath:instancePath+"/filter[original_transaction_id]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Boriginal_transaction_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(!(validate27(data9, {instancePath:instancePath+"/filter[original_transaction_id]/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
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
validate122.errors = [{instancePath:instancePath+"/filter[original_transaction_id]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/filter%5Boriginal_transaction_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data["filter[created_from]"] !== undefined){
let data10 = data["filter[created_from]"];
const _errs17 = errors;
if(!(validate129(data10, {instancePath:instancePath+"/filter[created_from]",parentData:data,parentDataProperty:"filter[created_from]",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[created_until]"] !== undefined){
let data11 = data["filter[created_until]"];
const _errs18 = errors;
if(!(validate129(data11, {instancePath:instancePath+"/filter[created_until]",parentData:data,parentDataProperty:"filter[created_until]",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data12 = data["page[size]"];
const _errs19 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate122.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
validate122.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data12 < 1 || isNaN(data12)){
validate122.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs19){
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[number]"] !== undefined){
let data13 = data["page[number]"];
const _errs21 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate122.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000 || isNaN(data13)){
validate122.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate122.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
if(data.sort !== undefined){
let data14 = data.sort;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(Array.isArray(data14)){
if(data14.length > 2){
validate122.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/sort/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data14.length < 1){
validate122.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
const _errs25 = errors;
if(typeof data15 !== "string"){
validate122.errors = [{instancePath:instancePath+"/sort/" + i5,schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs26 = errors;
const vSchema0 = schema45.properties.sort.items.enum;
if(!((data15 === "created_at") || (data15 === "-created_at"))){
validate122.errors = [{instancePath:instancePath+"/sort/" + i5,schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema45.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs25){
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
if(valid6){
let valid7;
let i6 = data14.length;
let j0;
valid7 = true;
if(i6 > 1){
const indices0 = {};
for(;i6--;){
let item0 = data14[i6];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate122.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i6+" are identical)"}];
return false;
valid7 = false;
break;
}
indices0[item0] = i6;
}
}
if(valid7){
}
}
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate122.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1card-transactions/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
