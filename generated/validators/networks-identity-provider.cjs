"use strict";
exports.IdentityEvent = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["reference","status"],"properties":{"reference":{"$ref":"NetworkReference"},"status":{"type":"string","enum":["IN_PROGRESS","PROCESSING","VALIDATED","NOT_VALIDATED","REJECTED"]},"collected":{"$ref":"CollectedIdentity"}}};
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

const schema8 = {"type":"object","additionalProperties":false,"properties":{"person_data":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"surname":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"birthdate":{"type":"string","format":"date","pattern":"^[12]\\d{3}-"},"gender":{"$ref":"Gender"},"nationality":{"$ref":"Country"}}},"address":{"$ref":"IdentityAddressInput"},"document_data":{"type":"object","additionalProperties":false,"properties":{"identification_type":{"$ref":"IdentificationType"},"identification_value":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"tax_identification_type":{"$ref":"TaxIdentificationType"},"tax_identification_value":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"issuing_country":{"$ref":"Country"},"issue_date":{"type":"string","format":"date","pattern":"^[1-9]\\d{3}-"},"expiration_date":{"type":"string","format":"date","pattern":"^[1-9]\\d{3}-"}}},"documentation_proof":{"type":"array","maxItems":20,"items":{"$ref":"CollectedProof"}}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");
const pattern3 = new RegExp("^[12]\\d{3}-", "u");
const pattern12 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");
const pattern14 = new RegExp("^[1-9]\\d{3}-", "u");
const formats0 = require("./formats.cjs").date;
const schema9 = {"type":"string","enum":["MALE","FEMALE"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((data === "MALE") || (data === "FEMALE"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Gender/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Country/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","additionalProperties":false,"properties":{"street_name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"street_number":{"type":"string","minLength":1,"maxLength":10,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"floor":{"type":"string","maxLength":10,"pattern":"^[^\\u0000]*$"},"apartment":{"type":"string","maxLength":32,"pattern":"^[^\\u0000]*$"},"zip_code":{"type":"string","maxLength":10,"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]*$"},"neighborhood":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"city":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"region":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"country":{"$ref":"Country"}}};
const func6 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^[^\\u0000]*$", "u");
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]*$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func6.call(schema11.properties, key0))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityAddressInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.street_name !== undefined){
let data0 = data.street_name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 128 && func2(data0) > 128){
validate29.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data0)){
validate29.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.street_number !== undefined){
let data1 = data.street_number;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 10 && func2(data1) > 10){
validate29.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_number/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate29.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate29.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/IdentityAddressInput/properties/street_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.floor !== undefined){
let data2 = data.floor;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 10 && func2(data2) > 10){
validate29.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/IdentityAddressInput/properties/floor/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern6.test(data2)){
validate29.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/IdentityAddressInput/properties/floor/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/IdentityAddressInput/properties/floor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.apartment !== undefined){
let data3 = data.apartment;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 32 && func2(data3) > 32){
validate29.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/IdentityAddressInput/properties/apartment/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate29.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/IdentityAddressInput/properties/apartment/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/IdentityAddressInput/properties/apartment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.zip_code !== undefined){
let data4 = data.zip_code;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 10 && func2(data4) > 10){
validate29.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/IdentityAddressInput/properties/zip_code/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern8.test(data4)){
validate29.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/IdentityAddressInput/properties/zip_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]*$"+"\""}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/IdentityAddressInput/properties/zip_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.neighborhood !== undefined){
let data5 = data.neighborhood;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 128 && func2(data5) > 128){
validate29.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/IdentityAddressInput/properties/neighborhood/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data5.length <= 1 && func2(data5) < 1){
validate29.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/IdentityAddressInput/properties/neighborhood/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data5)){
validate29.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/IdentityAddressInput/properties/neighborhood/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/IdentityAddressInput/properties/neighborhood/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.city !== undefined){
let data6 = data.city;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 128 && func2(data6) > 128){
validate29.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/IdentityAddressInput/properties/city/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data6.length <= 1 && func2(data6) < 1){
validate29.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/IdentityAddressInput/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data6)){
validate29.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/IdentityAddressInput/properties/city/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/IdentityAddressInput/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.region !== undefined){
let data7 = data.region;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 128 && func2(data7) > 128){
validate29.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/IdentityAddressInput/properties/region/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data7.length <= 1 && func2(data7) < 1){
validate29.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/IdentityAddressInput/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data7)){
validate29.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/IdentityAddressInput/properties/region/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/IdentityAddressInput/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.country !== undefined){
let data8 = data.country;
const _errs18 = errors;
if(!(validate27(data8, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
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
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityAddressInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["DNI","LE","LC","CI","PASSPORT","RG","CNH","INE","CC","CE"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((((((((((data === "DNI") || (data === "LE")) || (data === "LC")) || (data === "CI")) || (data === "PASSPORT")) || (data === "RG")) || (data === "CNH")) || (data === "INE")) || (data === "CC")) || (data === "CE"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["CUIL","CPF","RFC","NIT"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/TaxIdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((((data === "CUIL") || (data === "CPF")) || (data === "RFC")) || (data === "NIT"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/TaxIdentificationType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"required":["type","url","created_at"],"properties":{"type":{"type":"string","enum":["DOCUMENT_FRONT","DOCUMENT_BACK","SELFIE"]},"url":{"type":"string","format":"uri","maxLength":2048},"created_at":{"$ref":"DateTimeInput"}}};
const formats6 = require("./formats.cjs").uri;
const schema15 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const formats8 = require("./formats.cjs")["date-time"];
const pattern16 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func2(data) > 40){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern16.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats8.validate(data))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
if((((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CollectedProof/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "url")) || (key0 === "created_at"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CollectedProof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CollectedProof/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema14.properties.type.enum;
if(!(((data0 === "DOCUMENT_FRONT") || (data0 === "DOCUMENT_BACK")) || (data0 === "SELFIE"))){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CollectedProof/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 2048 && func2(data1) > 2048){
validate37.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/CollectedProof/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats6(data1))){
validate37.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/CollectedProof/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/CollectedProof/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(!(validate38(data2, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CollectedProof/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "person_data") || (key0 === "address")) || (key0 === "document_data")) || (key0 === "documentation_proof"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CollectedIdentity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.person_data !== undefined){
let data0 = data.person_data;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs4 = errors;
for(const key1 in data0){
if(!(((((key1 === "name") || (key1 === "surname")) || (key1 === "birthdate")) || (key1 === "gender")) || (key1 === "nationality"))){
validate24.errors = [{instancePath:instancePath+"/person_data",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.name !== undefined){
let data1 = data0.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 128 && func2(data1) > 128){
validate24.errors = [{instancePath:instancePath+"/person_data/name",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/person_data/name",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate24.errors = [{instancePath:instancePath+"/person_data/name",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/person_data/name",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.surname !== undefined){
let data2 = data0.surname;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 128 && func2(data2) > 128){
validate24.errors = [{instancePath:instancePath+"/person_data/surname",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/surname/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate24.errors = [{instancePath:instancePath+"/person_data/surname",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/surname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data2)){
validate24.errors = [{instancePath:instancePath+"/person_data/surname",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/surname/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/person_data/surname",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs7){
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.birthdate !== undefined){
let data3 = data0.birthdate;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate24.errors = [{instancePath:instancePath+"/person_data/birthdate",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/birthdate/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate24.errors = [{instancePath:instancePath+"/person_data/birthdate",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/person_data/birthdate",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/properties/birthdate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs9){
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.gender !== undefined){
let data4 = data0.gender;
const _errs11 = errors;
if(!(validate25(data4, {instancePath:instancePath+"/person_data/gender",parentData:data0,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.nationality !== undefined){
let data5 = data0.nationality;
const _errs12 = errors;
if(!(validate27(data5, {instancePath:instancePath+"/person_data/nationality",parentData:data0,parentDataProperty:"nationality",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
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
else {
validate24.errors = [{instancePath:instancePath+"/person_data",schemaPath:"#/components/schemas/CollectedIdentity/properties/person_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.address !== undefined){
let data6 = data.address;
const _errs13 = errors;
if(!(validate29(data6, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_data !== undefined){
let data7 = data.document_data;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const _errs16 = errors;
for(const key2 in data7){
if(!(((((((key2 === "identification_type") || (key2 === "identification_value")) || (key2 === "tax_identification_type")) || (key2 === "tax_identification_value")) || (key2 === "issuing_country")) || (key2 === "issue_date")) || (key2 === "expiration_date"))){
validate24.errors = [{instancePath:instancePath+"/document_data",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data7.identification_type !== undefined){
let data8 = data7.identification_type;
const _errs17 = errors;
if(!(validate32(data8, {instancePath:instancePath+"/document_data/identification_type",parentData:data7,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.identification_value !== undefined){
let data9 = data7.identification_value;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(data9.length > 64 && func2(data9) > 64){
validate24.errors = [{instancePath:instancePath+"/document_data/identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data9.length <= 1 && func2(data9) < 1){
validate24.errors = [{instancePath:instancePath+"/document_data/identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern12.test(data9)){
validate24.errors = [{instancePath:instancePath+"/document_data/identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/document_data/identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/identification_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs18){
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.tax_identification_type !== undefined){
let data10 = data7.tax_identification_type;
const _errs20 = errors;
if(!(validate34(data10, {instancePath:instancePath+"/document_data/tax_identification_type",parentData:data7,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.tax_identification_value !== undefined){
let data11 = data7.tax_identification_value;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data11 === "string"){
if(data11.length > 64 && func2(data11) > 64){
validate24.errors = [{instancePath:instancePath+"/document_data/tax_identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/tax_identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data11.length <= 1 && func2(data11) < 1){
validate24.errors = [{instancePath:instancePath+"/document_data/tax_identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/tax_identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern12.test(data11)){
validate24.errors = [{instancePath:instancePath+"/document_data/tax_identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/tax_identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/document_data/tax_identification_value",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/tax_identification_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs21){
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.issuing_country !== undefined){
let data12 = data7.issuing_country;
const _errs23 = errors;
if(!(validate27(data12, {instancePath:instancePath+"/document_data/issuing_country",parentData:data7,parentDataProperty:"issuing_country",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.issue_date !== undefined){
let data13 = data7.issue_date;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if((typeof data13 == "number") && (isFinite(data13))){
}
if(errors === _errs24){
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
validate24.errors = [{instancePath:instancePath+"/document_data/issue_date",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/issue_date/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d{3}-"},message:"must match pattern \""+"^[1-9]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data13))){
validate24.errors = [{instancePath:instancePath+"/document_data/issue_date",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/issue_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/document_data/issue_date",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/issue_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs24){
}
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.expiration_date !== undefined){
let data14 = data7.expiration_date;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if((typeof data14 == "number") && (isFinite(data14))){
}
if(errors === _errs26){
if(typeof data14 === "string"){
if(!pattern14.test(data14)){
validate24.errors = [{instancePath:instancePath+"/document_data/expiration_date",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d{3}-"},message:"must match pattern \""+"^[1-9]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data14))){
validate24.errors = [{instancePath:instancePath+"/document_data/expiration_date",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/expiration_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/document_data/expiration_date",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs26){
}
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
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
validate24.errors = [{instancePath:instancePath+"/document_data",schemaPath:"#/components/schemas/CollectedIdentity/properties/document_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.documentation_proof !== undefined){
let data15 = data.documentation_proof;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data15)){
if(data15.length > 20){
validate24.errors = [{instancePath:instancePath+"/documentation_proof",schemaPath:"#/components/schemas/CollectedIdentity/properties/documentation_proof/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs30 = errors;
if(!(validate37(data16, {instancePath:instancePath+"/documentation_proof/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/documentation_proof",schemaPath:"#/components/schemas/CollectedIdentity/properties/documentation_proof/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CollectedIdentity/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((data.reference === undefined) && (missing0 = "reference")) || ((data.status === undefined) && (missing0 = "status"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityEvent/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "reference") || (key0 === "status")) || (key0 === "collected"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/IdentityEvent/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema6.properties.status.enum;
if(!(((((data1 === "IN_PROGRESS") || (data1 === "PROCESSING")) || (data1 === "VALIDATED")) || (data1 === "NOT_VALIDATED")) || (data1 === "REJECTED"))){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/IdentityEvent/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.collected !== undefined){
let data2 = data.collected;
const _errs5 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/collected",parentData:data,parentDataProperty:"collected",rootData}))){
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
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.IdentityProgressResult_closed = validate42;
const schema16 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","status"],"properties":{"id":{"type":"string","format":"uuid"},"status":{"$ref":"IdentitySessionStatus"}},"additionalProperties":false}},"additionalProperties":false};
const formats10 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const schema17 = {"type":"string","enum":["CREATED","IN_PROGRESS","PROCESSING","VALIDATED","REJECTED","NOT_VALIDATED","CANCELLED"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema17.enum;
if(!(((((((data === "CREATED") || (data === "IN_PROGRESS")) || (data === "PROCESSING")) || (data === "VALIDATED")) || (data === "REJECTED")) || (data === "NOT_VALIDATED")) || (data === "CANCELLED"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionStatus/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityProgressResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityProgressResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.status === undefined) && (missing1 = "status"))){
validate42.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/IdentityProgressResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "status"))){
validate42.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/IdentityProgressResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats10.test(data1))){
validate42.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/IdentityProgressResult/properties/data/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/IdentityProgressResult/properties/data/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs5){
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data2 = data0.status;
const _errs7 = errors;
if(!(validate43(data2, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
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
else {
validate42.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/IdentityProgressResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityProgressResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

exports.path_session_id = validate45;
const schema18 = {"type":"object","additionalProperties":false,"required":["session_id"],"properties":{"session_id":{"$ref":"Id"}}};
const schema19 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.session_id === undefined) && (missing0 = "session_id")){
validate45.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1identity~1sessions~1{session_id}~1events/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "session_id")){
validate45.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1identity~1sessions~1{session_id}~1events/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
let data0 = data.session_id;
const _errs2 = errors;
if(!(validate46(data0, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate45.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1identity~1sessions~1{session_id}~1events/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
