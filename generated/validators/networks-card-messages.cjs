"use strict";
exports.AccountVerificationMessage = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["reference","type","currency","country_code","merchant","point_type","entry_mode","local_date_time"],"oneOf":[{"required":["card_id"]},{"required":["pan"]}],"properties":{"reference":{"$ref":"NetworkReference"},"repeat":{"type":"boolean"},"issuer_id":{"$ref":"Id"},"card_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"type":{"$ref":"AuthorizationTransactionType"},"currency":{"$ref":"CurrencyCode"},"country_code":{"$ref":"Country"},"merchant":{"$ref":"CardAcceptor"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"local_date_time":{"$ref":"LocalDateTimeInput"},"pin":{"type":"string","pattern":"^[0-9]{4}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"}}};
const func2 = Object.prototype.hasOwnProperty;
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

const schema8 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!(((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/AuthorizationTransactionType/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern3 = new RegExp("^[A-Z]{3}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Country/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"required":["id","mcc","name"],"properties":{"id":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"mcc":{"$ref":"MerchantCategoryCode"},"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"address":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_id":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const schema13 = {"type":"string","pattern":"^[0-9]{4}$"};
const pattern5 = new RegExp("^[0-9]{4}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/MerchantCategoryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.mcc === undefined) && (missing0 = "mcc"))) || ((data.name === undefined) && (missing0 = "name"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/CardAcceptor/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "mcc")) || (key0 === "name")) || (key0 === "address")) || (key0 === "tax_id"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/CardAcceptor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 32 && func3(data0) > 32){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CardAcceptor/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CardAcceptor/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data0)){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CardAcceptor/properties/id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CardAcceptor/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate34(data1, {instancePath:instancePath+"/mcc",parentData:data,parentDataProperty:"mcc",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(data2.length > 128 && func3(data2) > 128){
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardAcceptor/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardAcceptor/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data2)){
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardAcceptor/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardAcceptor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data3.length > 256 && func3(data3) > 256){
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardAcceptor/properties/address/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardAcceptor/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardAcceptor/properties/address/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardAcceptor/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data4.length > 32 && func3(data4) > 32){
validate33.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/CardAcceptor/properties/tax_id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func3(data4) < 1){
validate33.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/CardAcceptor/properties/tax_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data4)){
validate33.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/CardAcceptor/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/CardAcceptor/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/CardAcceptor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema15.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","pattern":"^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"};
const pattern9 = new RegExp("^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTimeInput/pattern",keyword:"pattern",params:{pattern: "^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^([12]\\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([12]\\d(0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)-02-29)T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/LocalDateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[0-9]{16}$", "u");
const pattern11 = new RegExp("^[0-9]{3}$", "u");
const pattern12 = new RegExp("^(0[1-9]|1[0-2])/[0-9]{2}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountVerificationMessage/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountVerificationMessage/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
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
const err2 = {instancePath,schemaPath:"#/components/schemas/AccountVerificationMessage/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate21.errors = vErrors;
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
if(((((((((data.reference === undefined) && (missing2 = "reference")) || ((data.type === undefined) && (missing2 = "type"))) || ((data.currency === undefined) && (missing2 = "currency"))) || ((data.country_code === undefined) && (missing2 = "country_code"))) || ((data.merchant === undefined) && (missing2 = "merchant"))) || ((data.point_type === undefined) && (missing2 = "point_type"))) || ((data.entry_mode === undefined) && (missing2 = "entry_mode"))) || ((data.local_date_time === undefined) && (missing2 = "local_date_time"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AccountVerificationMessage/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AccountVerificationMessage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.reference !== undefined){
let data0 = data.reference;
const _errs5 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.repeat !== undefined){
let data1 = data.repeat;
const _errs6 = errors;
if(typeof data1 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/repeat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_id !== undefined){
let data2 = data.issuer_id;
const _errs8 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/issuer_id",parentData:data,parentDataProperty:"issuer_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.card_id !== undefined){
let data3 = data.card_id;
const _errs9 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pan !== undefined){
let data4 = data.pan;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate21.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data5 = data.type;
const _errs12 = errors;
if(!(validate27(data5, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currency !== undefined){
let data6 = data.currency;
const _errs13 = errors;
if(!(validate29(data6, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country_code !== undefined){
let data7 = data.country_code;
const _errs14 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
if(!(validate33(data8, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
if(!(validate37(data9, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate39(data10, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
if(!(validate41(data11, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
if(!pattern5.test(data12)){
validate21.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern11.test(data13)){
validate21.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern12.test(data14)){
validate21.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/AccountVerificationMessage/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AccountVerificationMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.AwaitedOriginalResult_closed = validate43;
const schema17 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["reference","original_reference","status"],"properties":{"reference":{"type":"string"},"original_reference":{"type":"string"},"status":{"type":"string","enum":["AWAITING_ORIGINAL"]}},"additionalProperties":false}},"additionalProperties":false};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/AwaitedOriginalResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/AwaitedOriginalResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((data0.reference === undefined) && (missing1 = "reference")) || ((data0.original_reference === undefined) && (missing1 = "original_reference"))) || ((data0.status === undefined) && (missing1 = "status"))){
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AwaitedOriginalResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "reference") || (key1 === "original_reference")) || (key1 === "status"))){
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AwaitedOriginalResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.reference !== undefined){
let data1 = data0.reference;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate43.errors = [{instancePath:instancePath+"/data/reference",schemaPath:"#/components/schemas/AwaitedOriginalResult/properties/data/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data0.original_reference !== undefined){
let data2 = data0.original_reference;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate43.errors = [{instancePath:instancePath+"/data/original_reference",schemaPath:"#/components/schemas/AwaitedOriginalResult/properties/data/properties/original_reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data3 = data0.status;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate43.errors = [{instancePath:instancePath+"/data/status",schemaPath:"#/components/schemas/AwaitedOriginalResult/properties/data/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs10 = errors;
const vSchema0 = schema17.properties.data.properties.status.enum;
if(!(data3 === "AWAITING_ORIGINAL")){
validate43.errors = [{instancePath:instancePath+"/data/status",schemaPath:"#/components/schemas/AwaitedOriginalResult/properties/data/properties/status/enum",keyword:"enum",params:{allowedValues: schema17.properties.data.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs9){
}
var valid1 = _errs9 === errors;
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
else {
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AwaitedOriginalResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/AwaitedOriginalResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

exports.CardAdviceMessage = validate44;
const schema18 = {"type":"object","additionalProperties":false,"required":["reference","type","amount","currency","country_code","merchant","point_type","entry_mode","local_date_time"],"oneOf":[{"required":["card_id"]},{"required":["pan"]}],"properties":{"reference":{"$ref":"NetworkReference"},"repeat":{"type":"boolean"},"issuer_id":{"$ref":"Id"},"card_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"type":{"$ref":"CardTransactionType"},"amount":{"$ref":"MessageAmount"},"cash_amount":{"$ref":"MessageAmount"},"currency":{"$ref":"CurrencyCode"},"exchange_rate":{"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},"country_code":{"$ref":"Country"},"merchant":{"$ref":"CardAcceptor"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"local_date_time":{"$ref":"LocalDateTimeInput"},"installments":{"$ref":"MessageInstallments"},"original_reference":{"$ref":"NetworkReference"}},"if":{"required":["type"],"properties":{"type":{"enum":["PURCHASE","WITHDRAWAL","EXTRACASH","PAYMENT"]}}},"then":{"properties":{"original_reference":false}}};
const schema19 = {"type":"string","enum":["PURCHASE","WITHDRAWAL","EXTRACASH","REFUND","PAYMENT","REVERSAL_PURCHASE","REVERSAL_WITHDRAWAL","REVERSAL_EXTRACASH","REVERSAL_REFUND","REVERSAL_PAYMENT"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!((((((((((data === "PURCHASE") || (data === "WITHDRAWAL")) || (data === "EXTRACASH")) || (data === "REFUND")) || (data === "PAYMENT")) || (data === "REVERSAL_PURCHASE")) || (data === "REVERSAL_WITHDRAWAL")) || (data === "REVERSAL_EXTRACASH")) || (data === "REVERSAL_REFUND")) || (data === "REVERSAL_PAYMENT"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionType/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","maxLength":19,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"};
const pattern14 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 19 && func3(data) > 19){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/MessageAmount/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}];
return false;
}
else {
if(!pattern14.test(data)){
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/MessageAmount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2}0?)?$"+"\""}];
return false;
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/components/schemas/MessageAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","additionalProperties":false,"required":["quantity","credit_type"],"properties":{"quantity":{"type":"integer","minimum":1,"maximum":99},"credit_type":{"$ref":"InstallmentsCreditType"},"grace_period":{"type":"integer","minimum":0,"maximum":99}}};
const schema22 = {"type":"string","enum":["NO_PROMOTION","WITHOUT_INTEREST","WITH_INTEREST","BUY_TODAY_PAY_LATER"]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema22.enum;
if(!((((data === "NO_PROMOTION") || (data === "WITHOUT_INTEREST")) || (data === "WITH_INTEREST")) || (data === "BUY_TODAY_PAY_LATER"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/InstallmentsCreditType/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.quantity === undefined) && (missing0 = "quantity")) || ((data.credit_type === undefined) && (missing0 = "credit_type"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/MessageInstallments/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "quantity") || (key0 === "credit_type")) || (key0 === "grace_period"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/MessageInstallments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate59.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/MessageInstallments/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/MessageInstallments/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/MessageInstallments/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate60(data1, {instancePath:instancePath+"/credit_type",parentData:data,parentDataProperty:"credit_type",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate59.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/MessageInstallments/properties/grace_period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/MessageInstallments/properties/grace_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/grace_period",schemaPath:"#/components/schemas/MessageInstallments/properties/grace_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/MessageInstallments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath,schemaPath:"#/components/schemas/CardAdviceMessage/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/CardAdviceMessage/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
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
const err2 = {instancePath,schemaPath:"#/components/schemas/CardAdviceMessage/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate44.errors = vErrors;
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
const vSchema0 = schema18.if.properties.type.enum;
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
if(data.original_reference !== undefined){
let data1 = data.original_reference;
var valid3 = false;
validate44.errors = [{instancePath:instancePath+"/original_reference",schemaPath:"#/components/schemas/CardAdviceMessage/then/properties/original_reference/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
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
const err5 = {instancePath,schemaPath:"#/components/schemas/CardAdviceMessage/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate44.errors = vErrors;
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((((((((data.reference === undefined) && (missing3 = "reference")) || ((data.type === undefined) && (missing3 = "type"))) || ((data.amount === undefined) && (missing3 = "amount"))) || ((data.currency === undefined) && (missing3 = "currency"))) || ((data.country_code === undefined) && (missing3 = "country_code"))) || ((data.merchant === undefined) && (missing3 = "merchant"))) || ((data.point_type === undefined) && (missing3 = "point_type"))) || ((data.entry_mode === undefined) && (missing3 = "entry_mode"))) || ((data.local_date_time === undefined) && (missing3 = "local_date_time"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdviceMessage/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!(func2.call(schema18.properties, key0))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdviceMessage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data.reference !== undefined){
let data2 = data.reference;
const _errs9 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.repeat !== undefined){
let data3 = data.repeat;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/CardAdviceMessage/properties/repeat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.issuer_id !== undefined){
let data4 = data.issuer_id;
const _errs12 = errors;
if(!(validate24(data4, {instancePath:instancePath+"/issuer_id",parentData:data,parentDataProperty:"issuer_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.card_id !== undefined){
let data5 = data.card_id;
const _errs13 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.pan !== undefined){
let data6 = data.pan;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate44.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/CardAdviceMessage/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/CardAdviceMessage/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs14){
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.type !== undefined){
let data7 = data.type;
const _errs16 = errors;
if(!(validate48(data7, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.amount !== undefined){
let data8 = data.amount;
const _errs17 = errors;
if(!(validate50(data8, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cash_amount !== undefined){
let data9 = data.cash_amount;
const _errs18 = errors;
if(!(validate50(data9, {instancePath:instancePath+"/cash_amount",parentData:data,parentDataProperty:"cash_amount",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.currency !== undefined){
let data10 = data.currency;
const _errs19 = errors;
if(!(validate29(data10, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.exchange_rate !== undefined){
let data11 = data.exchange_rate;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(typeof data11 === "string"){
if(data11.length > 18 && func3(data11) > 18){
validate44.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/CardAdviceMessage/properties/exchange_rate/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern15.test(data11)){
validate44.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/CardAdviceMessage/properties/exchange_rate/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},message:"must match pattern \""+"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"+"\""}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/CardAdviceMessage/properties/exchange_rate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.country_code !== undefined){
let data12 = data.country_code;
const _errs22 = errors;
if(!(validate31(data12, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.merchant !== undefined){
let data13 = data.merchant;
const _errs23 = errors;
if(!(validate33(data13, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.point_type !== undefined){
let data14 = data.point_type;
const _errs24 = errors;
if(!(validate37(data14, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.entry_mode !== undefined){
let data15 = data.entry_mode;
const _errs25 = errors;
if(!(validate39(data15, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.local_date_time !== undefined){
let data16 = data.local_date_time;
const _errs26 = errors;
if(!(validate41(data16, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.installments !== undefined){
let data17 = data.installments;
const _errs27 = errors;
if(!(validate59(data17, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.original_reference !== undefined){
let data18 = data.original_reference;
const _errs28 = errors;
if(!(validate22(data18, {instancePath:instancePath+"/original_reference",parentData:data,parentDataProperty:"original_reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid4 = _errs28 === errors;
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
else {
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CardAdviceMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

exports.CardAuthorizationMessage = validate64;
const schema23 = {"type":"object","additionalProperties":false,"required":["reference","type","amount","currency","country_code","merchant","point_type","entry_mode","local_date_time"],"oneOf":[{"required":["card_id"]},{"required":["pan"]}],"properties":{"reference":{"$ref":"NetworkReference"},"repeat":{"type":"boolean"},"issuer_id":{"$ref":"Id"},"card_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"type":{"$ref":"AuthorizationTransactionType"},"amount":{"$ref":"MessageAmount"},"cash_amount":{"$ref":"MessageAmount"},"currency":{"$ref":"CurrencyCode"},"exchange_rate":{"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},"country_code":{"$ref":"Country"},"merchant":{"$ref":"CardAcceptor"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"},"local_date_time":{"$ref":"LocalDateTimeInput"},"pin":{"type":"string","pattern":"^[0-9]{4}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"},"installments":{"$ref":"MessageInstallments"}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath,schemaPath:"#/components/schemas/CardAuthorizationMessage/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/CardAuthorizationMessage/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
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
const err2 = {instancePath,schemaPath:"#/components/schemas/CardAuthorizationMessage/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate64.errors = vErrors;
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
if((((((((((data.reference === undefined) && (missing2 = "reference")) || ((data.type === undefined) && (missing2 = "type"))) || ((data.amount === undefined) && (missing2 = "amount"))) || ((data.currency === undefined) && (missing2 = "currency"))) || ((data.country_code === undefined) && (missing2 = "country_code"))) || ((data.merchant === undefined) && (missing2 = "merchant"))) || ((data.point_type === undefined) && (missing2 = "point_type"))) || ((data.entry_mode === undefined) && (missing2 = "entry_mode"))) || ((data.local_date_time === undefined) && (missing2 = "local_date_time"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorizationMessage/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(func2.call(schema23.properties, key0))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorizationMessage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.reference !== undefined){
let data0 = data.reference;
const _errs5 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.repeat !== undefined){
let data1 = data.repeat;
const _errs6 = errors;
if(typeof data1 !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/repeat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_id !== undefined){
let data2 = data.issuer_id;
const _errs8 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/issuer_id",parentData:data,parentDataProperty:"issuer_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.card_id !== undefined){
let data3 = data.card_id;
const _errs9 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pan !== undefined){
let data4 = data.pan;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate64.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data5 = data.type;
const _errs12 = errors;
if(!(validate27(data5, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.amount !== undefined){
let data6 = data.amount;
const _errs13 = errors;
if(!(validate50(data6, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cash_amount !== undefined){
let data7 = data.cash_amount;
const _errs14 = errors;
if(!(validate50(data7, {instancePath:instancePath+"/cash_amount",parentData:data,parentDataProperty:"cash_amount",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currency !== undefined){
let data8 = data.currency;
const _errs15 = errors;
if(!(validate29(data8, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.exchange_rate !== undefined){
let data9 = data.exchange_rate;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(typeof data9 === "string"){
if(data9.length > 18 && func3(data9) > 18){
validate64.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/exchange_rate/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern15.test(data9)){
validate64.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/exchange_rate/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"},message:"must match pattern \""+"^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,8})?$"+"\""}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/exchange_rate",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/exchange_rate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs16){
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs18 = errors;
if(!(validate31(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.merchant !== undefined){
let data11 = data.merchant;
const _errs19 = errors;
if(!(validate33(data11, {instancePath:instancePath+"/merchant",parentData:data,parentDataProperty:"merchant",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.point_type !== undefined){
let data12 = data.point_type;
const _errs20 = errors;
if(!(validate37(data12, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.entry_mode !== undefined){
let data13 = data.entry_mode;
const _errs21 = errors;
if(!(validate39(data13, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.local_date_time !== undefined){
let data14 = data.local_date_time;
const _errs22 = errors;
if(!(validate41(data14, {instancePath:instancePath+"/local_date_time",parentData:data,parentDataProperty:"local_date_time",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pin !== undefined){
let data15 = data.pin;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
validate64.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.cvv !== undefined){
let data16 = data.cvv;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(typeof data16 === "string"){
if(!pattern11.test(data16)){
validate64.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expiration_date !== undefined){
let data17 = data.expiration_date;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(typeof data17 === "string"){
if(!pattern12.test(data17)){
validate64.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/CardAuthorizationMessage/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs27){
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.installments !== undefined){
let data18 = data.installments;
const _errs29 = errors;
if(!(validate59(data18, {instancePath:instancePath+"/installments",parentData:data,parentDataProperty:"installments",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs29 === errors;
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
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CardAuthorizationMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

exports.CardClearingMessage = validate78;
const schema24 = {"type":"object","additionalProperties":false,"required":["reference","original_reference"],"properties":{"reference":{"$ref":"NetworkReference"},"original_reference":{"$ref":"NetworkReference"},"amount":{"$ref":"MessageAmount"},"function_code":{"$ref":"FunctionCode"},"reverse":{"type":"boolean"},"reason_code":{"type":"string","pattern":"^[0-9]{4}$"},"current_installment":{"type":"integer","minimum":1,"maximum":99}}};
const schema25 = {"type":"string","enum":["FIRST_PRESENTMENT","SECOND_PRESENTMENT_FULL","SECOND_PRESENTMENT_PARTIAL"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/FunctionCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema25.enum;
if(!(((data === "FIRST_PRESENTMENT") || (data === "SECOND_PRESENTMENT_FULL")) || (data === "SECOND_PRESENTMENT_PARTIAL"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/FunctionCode/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reference === undefined) && (missing0 = "reference")) || ((data.original_reference === undefined) && (missing0 = "original_reference"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/CardClearingMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "reference") || (key0 === "original_reference")) || (key0 === "amount")) || (key0 === "function_code")) || (key0 === "reverse")) || (key0 === "reason_code")) || (key0 === "current_installment"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/CardClearingMessage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.original_reference !== undefined){
let data1 = data.original_reference;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/original_reference",parentData:data,parentDataProperty:"original_reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate50(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_code !== undefined){
let data3 = data.function_code;
const _errs5 = errors;
if(!(validate82(data3, {instancePath:instancePath+"/function_code",parentData:data,parentDataProperty:"function_code",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reverse !== undefined){
let data4 = data.reverse;
const _errs6 = errors;
if(typeof data4 !== "boolean"){
validate78.errors = [{instancePath:instancePath+"/reverse",schemaPath:"#/components/schemas/CardClearingMessage/properties/reverse/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.reason_code !== undefined){
let data5 = data.reason_code;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
validate78.errors = [{instancePath:instancePath+"/reason_code",schemaPath:"#/components/schemas/CardClearingMessage/properties/reason_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/reason_code",schemaPath:"#/components/schemas/CardClearingMessage/properties/reason_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.current_installment !== undefined){
let data6 = data.current_installment;
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate78.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/CardClearingMessage/properties/current_installment/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
validate78.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/CardClearingMessage/properties/current_installment/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate78.errors = [{instancePath:instancePath+"/current_installment",schemaPath:"#/components/schemas/CardClearingMessage/properties/current_installment/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs10){
}
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
else {
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/CardClearingMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

exports.CardDecisionResult_closed = validate84;
const schema26 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"CardDecision_closed"}},"additionalProperties":false};
const schema27 = {"type":"object","required":["reference","transaction_id","status","status_detail","response_code","authorization_code"],"properties":{"reference":{"type":"string"},"transaction_id":{"$ref":"Id"},"status":{"type":"string","enum":["APPROVED","REJECTED","HELD"]},"status_detail":{"$ref":"CardTransactionStatusDetail"},"response_code":{"type":"string","pattern":"^[0-9]{2}$"},"authorization_code":{"type":["string","null"],"pattern":"^[0-9A-Z]{6}$"}},"additionalProperties":false};
const schema28 = {"type":"string","enum":["APPROVED","CARD_BLOCKED","CARD_DISABLED","CARD_NOT_ACTIVE","CARD_NOT_CONFIGURED","CARD_NOT_FOUND","CLIENT_SIGNATURE_ERROR","CLIENT_TIMEOUT","CLIENT_UNAVAILABLE","CRYPTO_ERROR","DUPLICATE_TRANSMISSION_DETECTED","EXPIRED_CARD","EXTRA_FIELDS","INSUFFICIENT_FUNDS","INTERNAL_ERROR","INVALID_AMOUNT","INVALID_CVV","INVALID_EXPIRATION_DATE","INVALID_MERCHANT","INVALID_PIN","INVALID_TRANSACTION","LOST_CARD","MISSING_FIELDS","NOT_DECLINED","ORIGINAL_NOT_FOUND","OTHER","REJECTED_FRAUD","RESTRICTED_USER","SECURITY_VIOLATION","SERVICE_UNAVAILABLE","STOLEN_CARD","SYSTEM_ERROR","TRANSACTION_NOT_PERMITTED"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema28.enum;
if(!(((((((((((((((((((((((((((((((((data === "APPROVED") || (data === "CARD_BLOCKED")) || (data === "CARD_DISABLED")) || (data === "CARD_NOT_ACTIVE")) || (data === "CARD_NOT_CONFIGURED")) || (data === "CARD_NOT_FOUND")) || (data === "CLIENT_SIGNATURE_ERROR")) || (data === "CLIENT_TIMEOUT")) || (data === "CLIENT_UNAVAILABLE")) || (data === "CRYPTO_ERROR")) || (data === "DUPLICATE_TRANSMISSION_DETECTED")) || (data === "EXPIRED_CARD")) || (data === "EXTRA_FIELDS")) || (data === "INSUFFICIENT_FUNDS")) || (data === "INTERNAL_ERROR")) || (data === "INVALID_AMOUNT")) || (data === "INVALID_CVV")) || (data === "INVALID_EXPIRATION_DATE")) || (data === "INVALID_MERCHANT")) || (data === "INVALID_PIN")) || (data === "INVALID_TRANSACTION")) || (data === "LOST_CARD")) || (data === "MISSING_FIELDS")) || (data === "NOT_DECLINED")) || (data === "ORIGINAL_NOT_FOUND")) || (data === "OTHER")) || (data === "REJECTED_FRAUD")) || (data === "RESTRICTED_USER")) || (data === "SECURITY_VIOLATION")) || (data === "SERVICE_UNAVAILABLE")) || (data === "STOLEN_CARD")) || (data === "SYSTEM_ERROR")) || (data === "TRANSACTION_NOT_PERMITTED"))){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/CardTransactionStatusDetail/enum",keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}

const pattern22 = new RegExp("^[0-9]{2}$", "u");
const pattern23 = new RegExp("^[0-9A-Z]{6}$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.reference === undefined) && (missing0 = "reference")) || ((data.transaction_id === undefined) && (missing0 = "transaction_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.response_code === undefined) && (missing0 = "response_code"))) || ((data.authorization_code === undefined) && (missing0 = "authorization_code"))){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/CardDecision/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "reference") || (key0 === "transaction_id")) || (key0 === "status")) || (key0 === "status_detail")) || (key0 === "response_code")) || (key0 === "authorization_code"))){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/CardDecision/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reference !== undefined){
let data0 = data.reference;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate85.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CardDecision/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.transaction_id !== undefined){
let data1 = data.transaction_id;
const _errs4 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/transaction_id",parentData:data,parentDataProperty:"transaction_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate85.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardDecision/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema27.properties.status.enum;
if(!(((data2 === "APPROVED") || (data2 === "REJECTED")) || (data2 === "HELD"))){
validate85.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardDecision/properties/status/enum",keyword:"enum",params:{allowedValues: schema27.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
let data3 = data.status_detail;
const _errs7 = errors;
if(!(validate87(data3, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_code !== undefined){
let data4 = data.response_code;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
validate85.errors = [{instancePath:instancePath+"/response_code",schemaPath:"#/components/schemas/CardDecision/properties/response_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/response_code",schemaPath:"#/components/schemas/CardDecision/properties/response_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.authorization_code !== undefined){
let data5 = data.authorization_code;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate85.errors = [{instancePath:instancePath+"/authorization_code",schemaPath:"#/components/schemas/CardDecision/properties/authorization_code/type",keyword:"type",params:{type: schema27.properties.authorization_code.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
validate85.errors = [{instancePath:instancePath+"/authorization_code",schemaPath:"#/components/schemas/CardDecision/properties/authorization_code/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{6}$"},message:"must match pattern \""+"^[0-9A-Z]{6}$"+"\""}];
return false;
}
}
if(errors === _errs10){
}
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
else {
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/CardDecision/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/CardDecisionResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/CardDecisionResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate85(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/CardDecisionResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

exports.CardRefundMessage = validate90;
const schema29 = {"type":"object","additionalProperties":false,"required":["reference","original_reference"],"properties":{"reference":{"$ref":"NetworkReference"},"original_reference":{"$ref":"NetworkReference"},"amount":{"$ref":"MessageAmount"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reference === undefined) && (missing0 = "reference")) || ((data.original_reference === undefined) && (missing0 = "original_reference"))){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/CardRefundMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "reference") || (key0 === "original_reference")) || (key0 === "amount"))){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/CardRefundMessage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.original_reference !== undefined){
let data1 = data.original_reference;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/original_reference",parentData:data,parentDataProperty:"original_reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate50(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/CardRefundMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

exports.CardReversalMessage = validate94;
const schema30 = {"type":"object","additionalProperties":false,"required":["reference","original_reference"],"properties":{"reference":{"$ref":"NetworkReference"},"original_reference":{"$ref":"NetworkReference"},"amount":{"$ref":"MessageAmount"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reference === undefined) && (missing0 = "reference")) || ((data.original_reference === undefined) && (missing0 = "original_reference"))){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/CardReversalMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "reference") || (key0 === "original_reference")) || (key0 === "amount"))){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/CardReversalMessage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.original_reference !== undefined){
let data1 = data.original_reference;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/original_reference",parentData:data,parentDataProperty:"original_reference",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate50(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/CardReversalMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
