"use strict";
exports.UserCreate = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["email","operation_country"],"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"surname":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"identification_type":{"oneOf":[{"$ref":"IdentificationType"},{"type":"null"}]},"identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"birthdate":{"type":["string","null"],"format":"date","pattern":"^[12]\\d{3}-"},"gender":{"oneOf":[{"$ref":"Gender"},{"type":"null"}]},"email":{"type":"string","format":"email","maxLength":254,"pattern":"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"tax_identification_type":{"oneOf":[{"$ref":"TaxIdentificationType"},{"type":"null"}]},"tax_identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"nationality":{"oneOf":[{"$ref":"Country"},{"type":"null"}]},"legal_address":{"oneOf":[{"$ref":"LegalAddressInput"},{"type":"null"}]},"operation_country":{"$ref":"Country"}}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");
const pattern3 = new RegExp("^[12]\\d{3}-", "u");
const pattern4 = new RegExp("^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$", "u");
const schema7 = {"type":"string","enum":["DNI","LE","LC","CI","PASSPORT","RG","CNH","INE","CC","CE"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((((((((((data === "DNI") || (data === "LE")) || (data === "LC")) || (data === "CI")) || (data === "PASSPORT")) || (data === "RG")) || (data === "CNH")) || (data === "INE")) || (data === "CC")) || (data === "CE"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["MALE","FEMALE"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!((data === "MALE") || (data === "FEMALE"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Gender/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","enum":["CUIL","CPF","RFC","NIT"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/TaxIdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((((data === "CUIL") || (data === "CPF")) || (data === "RFC")) || (data === "NIT"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/TaxIdentificationType/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/Country/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","additionalProperties":false,"properties":{"street_name":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"street_number":{"oneOf":[{"$ref":"NumericText"},{"type":"null"}]},"floor":{"oneOf":[{"$ref":"NumericText"},{"type":"null"}]},"apartment":{"type":["string","null"],"maxLength":32,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"zip_code":{"oneOf":[{"$ref":"NumericText"},{"type":"null"}]},"neighborhood":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"city":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"region":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"additional_info":{"type":["string","null"],"maxLength":256,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"country":{"oneOf":[{"$ref":"Country"},{"type":"null"}]}},"if":{"required":["country"],"properties":{"country":{"const":"ARG"}}},"then":{"properties":{"region":{"$ref":"ArgentineRegion"}}}};
const schema12 = {"type":"string","enum":["Buenos Aires","Catamarca","Chaco","Chubut","Ciudad Autónoma de Buenos Aires","Corrientes","Córdoba","Entre Ríos","Formosa","Jujuy","La Pampa","La Rioja","Mendoza","Misiones","Neuquén","Río Negro","Salta","San Juan","San Luis","Santa Cruz","Santa Fe","Santiago del Estero","Tierra del Fuego","Tucumán"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineRegion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((((((((((((((((((((((((data === "Buenos Aires") || (data === "Catamarca")) || (data === "Chaco")) || (data === "Chubut")) || (data === "Ciudad Autónoma de Buenos Aires")) || (data === "Corrientes")) || (data === "Córdoba")) || (data === "Entre Ríos")) || (data === "Formosa")) || (data === "Jujuy")) || (data === "La Pampa")) || (data === "La Rioja")) || (data === "Mendoza")) || (data === "Misiones")) || (data === "Neuquén")) || (data === "Río Negro")) || (data === "Salta")) || (data === "San Juan")) || (data === "San Luis")) || (data === "Santa Cruz")) || (data === "Santa Fe")) || (data === "Santiago del Estero")) || (data === "Tierra del Fuego")) || (data === "Tucumán"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineRegion/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":["string","integer"],"minimum":0,"maximum":9999999999,"pattern":"^[0-9]{1,10}$"};
const pattern8 = new RegExp("^[0-9]{1,10}$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/NumericText/type",keyword:"type",params:{type: schema13.type},message:"must be string,integer"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9999999999 || isNaN(data)){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/NumericText/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/NumericText/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/NumericText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}$"},message:"must match pattern \""+"^[0-9]{1,10}$"+"\""}];
return false;
}
}
}
}
validate33.errors = vErrors;
return errors === 0;
}

const pattern9 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country === undefined) && (missing0 = "country")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.country !== undefined){
let data0 = data.country;
const _errs3 = errors;
if("ARG" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region !== undefined){
let data1 = data.region;
const _errs5 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/components/schemas/LegalAddressInput/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate30.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs6 = errors;
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LegalAddressInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.street_name !== undefined){
let data2 = data.street_name;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate30.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/LegalAddressInput/properties/street_name/type",keyword:"type",params:{type: schema11.properties.street_name.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 128 && func3(data2) > 128){
validate30.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/LegalAddressInput/properties/street_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate30.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/LegalAddressInput/properties/street_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate30.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/LegalAddressInput/properties/street_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs7){
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.street_number !== undefined){
let data3 = data.street_number;
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate33(data3, {instancePath:instancePath+"/street_number",parentData:data,parentDataProperty:"street_number",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){
valid4 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/LegalAddressInput/properties/street_number/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs13 = errors;
if(errors === _errs12){
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err4 = {instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/LegalAddressInput/properties/street_number/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
if(errors === _errs9){
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.floor !== undefined){
let data4 = data.floor;
const _errs14 = errors;
const _errs15 = errors;
let valid5 = false;
let passing1 = null;
const _errs16 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/floor",parentData:data,parentDataProperty:"floor",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){
valid5 = true;
passing1 = 0;
}
const _errs17 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/LegalAddressInput/properties/floor/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs18 = errors;
if(errors === _errs17){
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid2){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err6 = {instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/LegalAddressInput/properties/floor/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
if(errors === _errs14){
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.apartment !== undefined){
let data5 = data.apartment;
const _errs19 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate30.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/LegalAddressInput/properties/apartment/type",keyword:"type",params:{type: schema11.properties.apartment.type},message:"must be string,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(data5.length > 32 && func3(data5) > 32){
validate30.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/LegalAddressInput/properties/apartment/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern9.test(data5)){
validate30.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/LegalAddressInput/properties/apartment/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
if(errors === _errs19){
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.zip_code !== undefined){
let data6 = data.zip_code;
const _errs21 = errors;
const _errs22 = errors;
let valid6 = false;
let passing2 = null;
const _errs23 = errors;
if(!(validate33(data6, {instancePath:instancePath+"/zip_code",parentData:data,parentDataProperty:"zip_code",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
if(_valid3){
valid6 = true;
passing2 = 0;
}
const _errs24 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/LegalAddressInput/properties/zip_code/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs25 = errors;
if(errors === _errs24){
}
var _valid3 = _errs24 === errors;
if(_valid3 && valid6){
valid6 = false;
passing2 = [passing2, 1];
}
else {
if(_valid3){
valid6 = true;
passing2 = 1;
}
}
if(!valid6){
const err8 = {instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/LegalAddressInput/properties/zip_code/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
if(errors === _errs21){
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.neighborhood !== undefined){
let data7 = data.neighborhood;
const _errs26 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate30.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/LegalAddressInput/properties/neighborhood/type",keyword:"type",params:{type: schema11.properties.neighborhood.type},message:"must be string,null"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(data7.length > 128 && func3(data7) > 128){
validate30.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/LegalAddressInput/properties/neighborhood/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate30.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/LegalAddressInput/properties/neighborhood/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data7)){
validate30.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/LegalAddressInput/properties/neighborhood/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs26){
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.city !== undefined){
let data8 = data.city;
const _errs28 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate30.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/LegalAddressInput/properties/city/type",keyword:"type",params:{type: schema11.properties.city.type},message:"must be string,null"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
if(typeof data8 === "string"){
if(data8.length > 128 && func3(data8) > 128){
validate30.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/LegalAddressInput/properties/city/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data8.length <= 1 && func3(data8) < 1){
validate30.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/LegalAddressInput/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data8)){
validate30.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/LegalAddressInput/properties/city/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs28){
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.region !== undefined){
let data9 = data.region;
const _errs30 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate30.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/LegalAddressInput/properties/region/type",keyword:"type",params:{type: schema11.properties.region.type},message:"must be string,null"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(data9.length > 128 && func3(data9) > 128){
validate30.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/LegalAddressInput/properties/region/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate30.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/LegalAddressInput/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data9)){
validate30.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/LegalAddressInput/properties/region/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs30){
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.additional_info !== undefined){
let data10 = data.additional_info;
const _errs32 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate30.errors = [{instancePath:instancePath+"/additional_info",schemaPath:"#/components/schemas/LegalAddressInput/properties/additional_info/type",keyword:"type",params:{type: schema11.properties.additional_info.type},message:"must be string,null"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(data10.length > 256 && func3(data10) > 256){
validate30.errors = [{instancePath:instancePath+"/additional_info",schemaPath:"#/components/schemas/LegalAddressInput/properties/additional_info/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern9.test(data10)){
validate30.errors = [{instancePath:instancePath+"/additional_info",schemaPath:"#/components/schemas/LegalAddressInput/properties/additional_info/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
if(errors === _errs32){
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.country !== undefined){
let data11 = data.country;
const _errs34 = errors;
const _errs35 = errors;
let valid7 = false;
let passing3 = null;
const _errs36 = errors;
if(!(validate28(data11, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid4 = _errs36 === errors;
if(_valid4){
valid7 = true;
passing3 = 0;
}
const _errs37 = errors;
if(data11 !== null){
const err9 = {instancePath:instancePath+"/country",schemaPath:"#/components/schemas/LegalAddressInput/properties/country/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs38 = errors;
if(errors === _errs37){
}
var _valid4 = _errs37 === errors;
if(_valid4 && valid7){
valid7 = false;
passing3 = [passing3, 1];
}
else {
if(_valid4){
valid7 = true;
passing3 = 1;
}
}
if(!valid7){
const err10 = {instancePath:instancePath+"/country",schemaPath:"#/components/schemas/LegalAddressInput/properties/country/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
if(errors === _errs34){
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
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
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LegalAddressInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const formats0 = require("./formats.cjs").date;
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.operation_country === undefined) && (missing0 = "operation_country"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/UserCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/UserCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/type",keyword:"type",params:{type: schema6.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 128 && func3(data0) > 128){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.surname !== undefined){
let data1 = data.surname;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate21.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/type",keyword:"type",params:{type: schema6.properties.surname.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func3(data1) > 128){
validate21.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate21.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.identification_type !== undefined){
let data2 = data.identification_type;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/identification_type",parentData:data,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserCreate/properties/identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs10 = errors;
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
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
const err1 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserCreate/properties/identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identification_value !== undefined){
let data3 = data.identification_value;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/type",keyword:"type",params:{type: schema6.properties.identification_value.type},message:"must be string,null"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length > 64 && func3(data3) > 64){
validate21.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate21.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate21.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
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
if(data.birthdate !== undefined){
let data4 = data.birthdate;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate21.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserCreate/properties/birthdate/type",keyword:"type",params:{type: schema6.properties.birthdate.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate21.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserCreate/properties/birthdate/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate21.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserCreate/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
if(errors === _errs13){
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data5 = data.gender;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserCreate/properties/gender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserCreate/properties/gender/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate21.errors = vErrors;
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
if(data.email !== undefined){
let data6 = data.email;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(data6.length > 254 && func3(data6) > 254){
validate21.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!pattern4.test(data6)){
validate21.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},message:"must match pattern \""+"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"+"\""}];
return false;
}
else {
if(!(formats2.test(data6))){
validate21.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data7 = data.phone;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate21.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/type",keyword:"type",params:{type: schema6.properties.phone.type},message:"must be string,null"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 32 && func3(data7) > 32){
validate21.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate21.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data7)){
validate21.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
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
if(data.tax_identification_type !== undefined){
let data8 = data.tax_identification_type;
const _errs24 = errors;
const _errs25 = errors;
let valid3 = false;
let passing2 = null;
const _errs26 = errors;
if(!(validate26(data8, {instancePath:instancePath+"/tax_identification_type",parentData:data,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs27 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs28 = errors;
if(errors === _errs27){
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_value !== undefined){
let data9 = data.tax_identification_value;
const _errs29 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/type",keyword:"type",params:{type: schema6.properties.tax_identification_value.type},message:"must be string,null"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(data9.length > 64 && func3(data9) > 64){
validate21.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate21.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data9)){
validate21.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nationality !== undefined){
let data10 = data.nationality;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
let passing3 = null;
const _errs33 = errors;
if(!(validate28(data10, {instancePath:instancePath+"/nationality",parentData:data,parentDataProperty:"nationality",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs34 = errors;
if(data10 !== null){
const err6 = {instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/UserCreate/properties/nationality/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid3 = _errs34 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/UserCreate/properties/nationality/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate21.errors = vErrors;
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
if(data.legal_address !== undefined){
let data11 = data.legal_address;
const _errs36 = errors;
const _errs37 = errors;
let valid5 = false;
let passing4 = null;
const _errs38 = errors;
if(!(validate30(data11, {instancePath:instancePath+"/legal_address",parentData:data,parentDataProperty:"legal_address",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
if(_valid4){
valid5 = true;
passing4 = 0;
}
const _errs39 = errors;
if(data11 !== null){
const err8 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserCreate/properties/legal_address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs40 = errors;
if(errors === _errs39){
}
var _valid4 = _errs39 === errors;
if(_valid4 && valid5){
valid5 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid5 = true;
passing4 = 1;
}
}
if(!valid5){
const err9 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserCreate/properties/legal_address/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
if(errors === _errs36){
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_country !== undefined){
let data12 = data.operation_country;
const _errs41 = errors;
if(!(validate28(data12, {instancePath:instancePath+"/operation_country",parentData:data,parentDataProperty:"operation_country",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/UserCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.UserCreate_2 = validate40;
const schema14 = {"type":"object","additionalProperties":false,"required":["email","operation_country"],"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"surname":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"identification_type":{"oneOf":[{"$ref":"IdentificationType"},{"type":"null"}]},"identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"birthdate":{"type":["string","null"],"format":"date","pattern":"^[12]\\d{3}-"},"gender":{"oneOf":[{"$ref":"Gender"},{"type":"null"}]},"email":{"type":"string","format":"email","maxLength":254,"pattern":"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"tax_identification_type":{"oneOf":[{"$ref":"TaxIdentificationType"},{"type":"null"}]},"tax_identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"legal_address":{"oneOf":[{"$ref":"LegalAddressInput"},{"type":"null"}]},"operation_country":{"$ref":"Country"}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.operation_country === undefined) && (missing0 = "operation_country"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/UserCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema14.properties, key0))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/UserCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/type",keyword:"type",params:{type: schema14.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 128 && func3(data0) > 128){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.surname !== undefined){
let data1 = data.surname;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate40.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/type",keyword:"type",params:{type: schema14.properties.surname.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func3(data1) > 128){
validate40.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate40.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserCreate/properties/surname/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.identification_type !== undefined){
let data2 = data.identification_type;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/identification_type",parentData:data,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserCreate/properties/identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs10 = errors;
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
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
const err1 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserCreate/properties/identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate40.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identification_value !== undefined){
let data3 = data.identification_value;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate40.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/type",keyword:"type",params:{type: schema14.properties.identification_value.type},message:"must be string,null"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length > 64 && func3(data3) > 64){
validate40.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate40.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate40.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserCreate/properties/identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
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
if(data.birthdate !== undefined){
let data4 = data.birthdate;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate40.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserCreate/properties/birthdate/type",keyword:"type",params:{type: schema14.properties.birthdate.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate40.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserCreate/properties/birthdate/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate40.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserCreate/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
if(errors === _errs13){
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data5 = data.gender;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserCreate/properties/gender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserCreate/properties/gender/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate40.errors = vErrors;
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
if(data.email !== undefined){
let data6 = data.email;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(data6.length > 254 && func3(data6) > 254){
validate40.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!pattern4.test(data6)){
validate40.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},message:"must match pattern \""+"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"+"\""}];
return false;
}
else {
if(!(formats2.test(data6))){
validate40.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserCreate/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data7 = data.phone;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate40.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/type",keyword:"type",params:{type: schema14.properties.phone.type},message:"must be string,null"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 32 && func3(data7) > 32){
validate40.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate40.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data7)){
validate40.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserCreate/properties/phone/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
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
if(data.tax_identification_type !== undefined){
let data8 = data.tax_identification_type;
const _errs24 = errors;
const _errs25 = errors;
let valid3 = false;
let passing2 = null;
const _errs26 = errors;
if(!(validate26(data8, {instancePath:instancePath+"/tax_identification_type",parentData:data,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs27 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs28 = errors;
if(errors === _errs27){
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate40.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_value !== undefined){
let data9 = data.tax_identification_value;
const _errs29 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate40.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/type",keyword:"type",params:{type: schema14.properties.tax_identification_value.type},message:"must be string,null"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(data9.length > 64 && func3(data9) > 64){
validate40.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate40.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data9)){
validate40.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserCreate/properties/tax_identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal_address !== undefined){
let data10 = data.legal_address;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
let passing3 = null;
const _errs33 = errors;
if(!(validate30(data10, {instancePath:instancePath+"/legal_address",parentData:data,parentDataProperty:"legal_address",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs34 = errors;
if(data10 !== null){
const err6 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserCreate/properties/legal_address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid3 = _errs34 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserCreate/properties/legal_address/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate40.errors = vErrors;
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
if(data.operation_country !== undefined){
let data11 = data.operation_country;
const _errs36 = errors;
if(!(validate28(data11, {instancePath:instancePath+"/operation_country",parentData:data,parentDataProperty:"operation_country",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
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
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/UserCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

exports.UserList_closed = validate46;
const schema15 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"User_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema16 = {"type":"object","required":["id","client_id","name","surname","identification_type","identification_value","birthdate","gender","email","phone","tax_identification_type","tax_identification_value","nationality","legal_address","operation_country","status","status_reason","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"client_id":{"$ref":"Id"},"name":{"type":["string","null"]},"surname":{"type":["string","null"]},"identification_type":{"oneOf":[{"$ref":"IdentificationType"},{"type":"null"}]},"identification_value":{"type":["string","null"]},"birthdate":{"type":["string","null"],"format":"date"},"gender":{"oneOf":[{"$ref":"Gender"},{"type":"null"}]},"email":{"type":"string","format":"email"},"phone":{"type":["string","null"]},"tax_identification_type":{"oneOf":[{"$ref":"TaxIdentificationType"},{"type":"null"}]},"tax_identification_value":{"type":["string","null"]},"nationality":{"type":["string","null"],"pattern":"^[A-Z]{3}$"},"legal_address":{"oneOf":[{"$ref":"LegalAddress_closed"},{"type":"null"}]},"operation_country":{"$ref":"CountryCode"},"status":{"$ref":"UserStatus"},"status_reason":{"type":["string","null"],"enum":["CLIENT_INTERNAL_REASON",null]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema17 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern21 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern21.test(data)){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["street_name","street_number","floor","apartment","zip_code","neighborhood","city","region","additional_info","country"],"properties":{"street_name":{"type":["string","null"]},"street_number":{"type":["string","null"]},"floor":{"type":["string","null"]},"apartment":{"type":["string","null"]},"zip_code":{"type":["string","null"]},"neighborhood":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"additional_info":{"type":["string","null"]},"country":{"type":["string","null"]}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.street_name === undefined) && (missing0 = "street_name")) || ((data.street_number === undefined) && (missing0 = "street_number"))) || ((data.floor === undefined) && (missing0 = "floor"))) || ((data.apartment === undefined) && (missing0 = "apartment"))) || ((data.zip_code === undefined) && (missing0 = "zip_code"))) || ((data.neighborhood === undefined) && (missing0 = "neighborhood"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.additional_info === undefined) && (missing0 = "additional_info"))) || ((data.country === undefined) && (missing0 = "country"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/LegalAddress/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema18.properties, key0))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/LegalAddress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.street_name !== undefined){
let data0 = data.street_name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate54.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/LegalAddress/properties/street_name/type",keyword:"type",params:{type: schema18.properties.street_name.type},message:"must be string,null"}];
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
if(data.street_number !== undefined){
let data1 = data.street_number;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate54.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/LegalAddress/properties/street_number/type",keyword:"type",params:{type: schema18.properties.street_number.type},message:"must be string,null"}];
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
if(data.floor !== undefined){
let data2 = data.floor;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate54.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/LegalAddress/properties/floor/type",keyword:"type",params:{type: schema18.properties.floor.type},message:"must be string,null"}];
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
if(data.apartment !== undefined){
let data3 = data.apartment;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate54.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/LegalAddress/properties/apartment/type",keyword:"type",params:{type: schema18.properties.apartment.type},message:"must be string,null"}];
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
if(data.zip_code !== undefined){
let data4 = data.zip_code;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate54.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/LegalAddress/properties/zip_code/type",keyword:"type",params:{type: schema18.properties.zip_code.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
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
if((typeof data5 !== "string") && (data5 !== null)){
validate54.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/LegalAddress/properties/neighborhood/type",keyword:"type",params:{type: schema18.properties.neighborhood.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
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
if((typeof data6 !== "string") && (data6 !== null)){
validate54.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/LegalAddress/properties/city/type",keyword:"type",params:{type: schema18.properties.city.type},message:"must be string,null"}];
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
if(data.region !== undefined){
let data7 = data.region;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate54.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/LegalAddress/properties/region/type",keyword:"type",params:{type: schema18.properties.region.type},message:"must be string,null"}];
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
if(data.additional_info !== undefined){
let data8 = data.additional_info;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate54.errors = [{instancePath:instancePath+"/additional_info",schemaPath:"#/components/schemas/LegalAddress/properties/additional_info/type",keyword:"type",params:{type: schema18.properties.additional_info.type},message:"must be string,null"}];
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
if(data.country !== undefined){
let data9 = data.country;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate54.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/LegalAddress/properties/country/type",keyword:"type",params:{type: schema18.properties.country.type},message:"must be string,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
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
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/LegalAddress/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern22 = new RegExp("^[A-Z]{3}$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","enum":["ACTIVE","BLOCKED"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/UserStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!((data === "ACTIVE") || (data === "BLOCKED"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/UserStatus/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats12 = require("./formats.cjs")["date-time"];
const pattern24 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern24.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.surname === undefined) && (missing0 = "surname"))) || ((data.identification_type === undefined) && (missing0 = "identification_type"))) || ((data.identification_value === undefined) && (missing0 = "identification_value"))) || ((data.birthdate === undefined) && (missing0 = "birthdate"))) || ((data.gender === undefined) && (missing0 = "gender"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.tax_identification_type === undefined) && (missing0 = "tax_identification_type"))) || ((data.tax_identification_value === undefined) && (missing0 = "tax_identification_value"))) || ((data.nationality === undefined) && (missing0 = "nationality"))) || ((data.legal_address === undefined) && (missing0 = "legal_address"))) || ((data.operation_country === undefined) && (missing0 = "operation_country"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_reason === undefined) && (missing0 = "status_reason"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/User/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema16.properties, key0))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/User/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate48(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data1 = data.client_id;
const _errs3 = errors;
if(!(validate48(data1, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate47.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/User/properties/name/type",keyword:"type",params:{type: schema16.properties.name.type},message:"must be string,null"}];
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
if(data.surname !== undefined){
let data3 = data.surname;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate47.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/User/properties/surname/type",keyword:"type",params:{type: schema16.properties.surname.type},message:"must be string,null"}];
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
if(data.identification_type !== undefined){
let data4 = data.identification_type;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate22(data4, {instancePath:instancePath+"/identification_type",parentData:data,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/User/properties/identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/User/properties/identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate47.errors = vErrors;
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
if(data.identification_value !== undefined){
let data5 = data.identification_value;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate47.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/User/properties/identification_value/type",keyword:"type",params:{type: schema16.properties.identification_value.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birthdate !== undefined){
let data6 = data.birthdate;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate47.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/User/properties/birthdate/type",keyword:"type",params:{type: schema16.properties.birthdate.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate47.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/User/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
if(errors === _errs15){
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data7 = data.gender;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
let passing1 = null;
const _errs19 = errors;
if(!(validate24(data7, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs20 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/User/properties/gender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid1 = _errs20 === errors;
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
const err3 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/User/properties/gender/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data8 = data.email;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
}
if(errors === _errs22){
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
validate47.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/User/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs22){
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data9 = data.phone;
const _errs24 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate47.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/User/properties/phone/type",keyword:"type",params:{type: schema16.properties.phone.type},message:"must be string,null"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_type !== undefined){
let data10 = data.tax_identification_type;
const _errs26 = errors;
const _errs27 = errors;
let valid3 = false;
let passing2 = null;
const _errs28 = errors;
if(!(validate26(data10, {instancePath:instancePath+"/tax_identification_type",parentData:data,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs28 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs29 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/User/properties/tax_identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs30 = errors;
if(errors === _errs29){
}
var _valid2 = _errs29 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/User/properties/tax_identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_value !== undefined){
let data11 = data.tax_identification_value;
const _errs31 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate47.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/User/properties/tax_identification_value/type",keyword:"type",params:{type: schema16.properties.tax_identification_value.type},message:"must be string,null"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nationality !== undefined){
let data12 = data.nationality;
const _errs33 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate47.errors = [{instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/User/properties/nationality/type",keyword:"type",params:{type: schema16.properties.nationality.type},message:"must be string,null"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
if(typeof data12 === "string"){
if(!pattern22.test(data12)){
validate47.errors = [{instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/User/properties/nationality/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
if(errors === _errs33){
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal_address !== undefined){
let data13 = data.legal_address;
const _errs35 = errors;
const _errs36 = errors;
let valid4 = false;
let passing3 = null;
const _errs37 = errors;
if(!(validate54(data13, {instancePath:instancePath+"/legal_address",parentData:data,parentDataProperty:"legal_address",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid3 = _errs37 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs38 = errors;
if(data13 !== null){
const err6 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/User/properties/legal_address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs39 = errors;
if(errors === _errs38){
}
var _valid3 = _errs38 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/User/properties/legal_address/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
if(errors === _errs35){
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_country !== undefined){
let data14 = data.operation_country;
const _errs40 = errors;
if(!(validate56(data14, {instancePath:instancePath+"/operation_country",parentData:data,parentDataProperty:"operation_country",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data15 = data.status;
const _errs41 = errors;
if(!(validate58(data15, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_reason !== undefined){
let data16 = data.status_reason;
const _errs42 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate47.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/User/properties/status_reason/type",keyword:"type",params:{type: schema16.properties.status_reason.type},message:"must be string,null"}];
return false;
}
const _errs43 = errors;
const vSchema0 = schema16.properties.status_reason.enum;
if(!((data16 === "CLIENT_INTERNAL_REASON") || (data16 === null))){
validate47.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/User/properties/status_reason/enum",keyword:"enum",params:{allowedValues: schema16.properties.status_reason.enum},message:"must be equal to one of the allowed values"}];
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
if(data.created_at !== undefined){
let data17 = data.created_at;
const _errs44 = errors;
if(!(validate60(data17, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data18 = data.updated_at;
const _errs45 = errors;
if(!(validate60(data18, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs45 === errors;
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
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/User/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema23 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate65.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate65.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate65.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate65.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate65.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate65.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate67.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate69.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema25.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate69.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema25.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate65(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
if(!(validate67(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate64.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate69(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
validate64.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/UserList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/UserList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate47(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate46.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/UserList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate64(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/UserList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

exports.UserList_closed_2 = validate72;
const schema26 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"User_closed_2"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema27 = {"type":"object","required":["id","client_id","name","surname","identification_type","identification_value","birthdate","gender","email","phone","tax_identification_type","tax_identification_value","legal_address","operation_country","status","status_reason","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"client_id":{"$ref":"Id"},"name":{"type":["string","null"]},"surname":{"type":["string","null"]},"identification_type":{"oneOf":[{"$ref":"IdentificationType"},{"type":"null"}]},"identification_value":{"type":["string","null"]},"birthdate":{"type":["string","null"],"format":"date"},"gender":{"oneOf":[{"$ref":"Gender"},{"type":"null"}]},"email":{"type":"string","format":"email"},"phone":{"type":["string","null"]},"tax_identification_type":{"oneOf":[{"$ref":"TaxIdentificationType"},{"type":"null"}]},"tax_identification_value":{"type":["string","null"]},"legal_address":{"oneOf":[{"$ref":"LegalAddress_closed"},{"type":"null"}]},"operation_country":{"$ref":"CountryCode"},"status":{"$ref":"UserStatus"},"status_reason":{"type":["string","null"],"enum":["CLIENT_INTERNAL_REASON",null]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.surname === undefined) && (missing0 = "surname"))) || ((data.identification_type === undefined) && (missing0 = "identification_type"))) || ((data.identification_value === undefined) && (missing0 = "identification_value"))) || ((data.birthdate === undefined) && (missing0 = "birthdate"))) || ((data.gender === undefined) && (missing0 = "gender"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.tax_identification_type === undefined) && (missing0 = "tax_identification_type"))) || ((data.tax_identification_value === undefined) && (missing0 = "tax_identification_value"))) || ((data.legal_address === undefined) && (missing0 = "legal_address"))) || ((data.operation_country === undefined) && (missing0 = "operation_country"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_reason === undefined) && (missing0 = "status_reason"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/User/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema27.properties, key0))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/User/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate48(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data1 = data.client_id;
const _errs3 = errors;
if(!(validate48(data1, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate73.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/User/properties/name/type",keyword:"type",params:{type: schema27.properties.name.type},message:"must be string,null"}];
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
if(data.surname !== undefined){
let data3 = data.surname;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate73.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/User/properties/surname/type",keyword:"type",params:{type: schema27.properties.surname.type},message:"must be string,null"}];
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
if(data.identification_type !== undefined){
let data4 = data.identification_type;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate22(data4, {instancePath:instancePath+"/identification_type",parentData:data,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/User/properties/identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/User/properties/identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate73.errors = vErrors;
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
if(data.identification_value !== undefined){
let data5 = data.identification_value;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate73.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/User/properties/identification_value/type",keyword:"type",params:{type: schema27.properties.identification_value.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birthdate !== undefined){
let data6 = data.birthdate;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate73.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/User/properties/birthdate/type",keyword:"type",params:{type: schema27.properties.birthdate.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate73.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/User/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
if(errors === _errs15){
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data7 = data.gender;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
let passing1 = null;
const _errs19 = errors;
if(!(validate24(data7, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs20 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/User/properties/gender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid1 = _errs20 === errors;
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
const err3 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/User/properties/gender/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data8 = data.email;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
}
if(errors === _errs22){
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
validate73.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/User/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs22){
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data9 = data.phone;
const _errs24 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate73.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/User/properties/phone/type",keyword:"type",params:{type: schema27.properties.phone.type},message:"must be string,null"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_type !== undefined){
let data10 = data.tax_identification_type;
const _errs26 = errors;
const _errs27 = errors;
let valid3 = false;
let passing2 = null;
const _errs28 = errors;
if(!(validate26(data10, {instancePath:instancePath+"/tax_identification_type",parentData:data,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs28 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs29 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/User/properties/tax_identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs30 = errors;
if(errors === _errs29){
}
var _valid2 = _errs29 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/User/properties/tax_identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_value !== undefined){
let data11 = data.tax_identification_value;
const _errs31 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate73.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/User/properties/tax_identification_value/type",keyword:"type",params:{type: schema27.properties.tax_identification_value.type},message:"must be string,null"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal_address !== undefined){
let data12 = data.legal_address;
const _errs33 = errors;
const _errs34 = errors;
let valid4 = false;
let passing3 = null;
const _errs35 = errors;
if(!(validate54(data12, {instancePath:instancePath+"/legal_address",parentData:data,parentDataProperty:"legal_address",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs36 = errors;
if(data12 !== null){
const err6 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/User/properties/legal_address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs37 = errors;
if(errors === _errs36){
}
var _valid3 = _errs36 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/User/properties/legal_address/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
if(errors === _errs33){
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_country !== undefined){
let data13 = data.operation_country;
const _errs38 = errors;
if(!(validate56(data13, {instancePath:instancePath+"/operation_country",parentData:data,parentDataProperty:"operation_country",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data14 = data.status;
const _errs39 = errors;
if(!(validate58(data14, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_reason !== undefined){
let data15 = data.status_reason;
const _errs40 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate73.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/User/properties/status_reason/type",keyword:"type",params:{type: schema27.properties.status_reason.type},message:"must be string,null"}];
return false;
}
const _errs41 = errors;
const vSchema0 = schema27.properties.status_reason.enum;
if(!((data15 === "CLIENT_INTERNAL_REASON") || (data15 === null))){
validate73.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/User/properties/status_reason/enum",keyword:"enum",params:{allowedValues: schema27.properties.status_reason.enum},message:"must be equal to one of the allowed values"}];
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
if(data.created_at !== undefined){
let data16 = data.created_at;
const _errs42 = errors;
if(!(validate60(data16, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data17 = data.updated_at;
const _errs43 = errors;
if(!(validate60(data17, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
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
else {
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/User/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/UserList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/UserList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate73(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate72.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/UserList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate64(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/UserList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

exports.UserResult_closed = validate86;
const schema28 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"User_closed"}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/UserResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/UserResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate47(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/UserResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

exports.UserResult_closed_2 = validate88;
const schema29 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"User_closed_2"}},"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/UserResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/UserResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate73(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/UserResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

exports.UserUpdate = validate90;
const schema30 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"surname":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"identification_type":{"oneOf":[{"$ref":"IdentificationType"},{"type":"null"}]},"identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"birthdate":{"type":["string","null"],"format":"date","pattern":"^[12]\\d{3}-"},"gender":{"oneOf":[{"$ref":"Gender"},{"type":"null"}]},"email":{"type":"string","format":"email","maxLength":254,"pattern":"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"tax_identification_type":{"oneOf":[{"$ref":"TaxIdentificationType"},{"type":"null"}]},"tax_identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"nationality":{"oneOf":[{"$ref":"Country"},{"type":"null"}]},"legal_address":{"oneOf":[{"$ref":"LegalAddressInput"},{"type":"null"}]},"operation_country":{"$ref":"Country"},"status":{"$ref":"UserStatus"},"status_reason":{"type":["string","null"],"enum":["CLIENT_INTERNAL_REASON",null]}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/UserUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/UserUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate90.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/type",keyword:"type",params:{type: schema30.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 128 && func3(data0) > 128){
validate90.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate90.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate90.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.surname !== undefined){
let data1 = data.surname;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate90.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/type",keyword:"type",params:{type: schema30.properties.surname.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func3(data1) > 128){
validate90.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate90.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate90.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.identification_type !== undefined){
let data2 = data.identification_type;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/identification_type",parentData:data,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs10 = errors;
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
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
const err1 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate90.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identification_value !== undefined){
let data3 = data.identification_value;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate90.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/type",keyword:"type",params:{type: schema30.properties.identification_value.type},message:"must be string,null"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length > 64 && func3(data3) > 64){
validate90.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate90.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate90.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
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
if(data.birthdate !== undefined){
let data4 = data.birthdate;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate90.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserUpdate/properties/birthdate/type",keyword:"type",params:{type: schema30.properties.birthdate.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate90.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserUpdate/properties/birthdate/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate90.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserUpdate/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
if(errors === _errs13){
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data5 = data.gender;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserUpdate/properties/gender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserUpdate/properties/gender/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate90.errors = vErrors;
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
if(data.email !== undefined){
let data6 = data.email;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(data6.length > 254 && func3(data6) > 254){
validate90.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!pattern4.test(data6)){
validate90.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},message:"must match pattern \""+"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"+"\""}];
return false;
}
else {
if(!(formats2.test(data6))){
validate90.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data7 = data.phone;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate90.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/type",keyword:"type",params:{type: schema30.properties.phone.type},message:"must be string,null"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 32 && func3(data7) > 32){
validate90.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate90.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data7)){
validate90.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
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
if(data.tax_identification_type !== undefined){
let data8 = data.tax_identification_type;
const _errs24 = errors;
const _errs25 = errors;
let valid3 = false;
let passing2 = null;
const _errs26 = errors;
if(!(validate26(data8, {instancePath:instancePath+"/tax_identification_type",parentData:data,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs27 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs28 = errors;
if(errors === _errs27){
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate90.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_value !== undefined){
let data9 = data.tax_identification_value;
const _errs29 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate90.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/type",keyword:"type",params:{type: schema30.properties.tax_identification_value.type},message:"must be string,null"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(data9.length > 64 && func3(data9) > 64){
validate90.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate90.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data9)){
validate90.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nationality !== undefined){
let data10 = data.nationality;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
let passing3 = null;
const _errs33 = errors;
if(!(validate28(data10, {instancePath:instancePath+"/nationality",parentData:data,parentDataProperty:"nationality",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs34 = errors;
if(data10 !== null){
const err6 = {instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/UserUpdate/properties/nationality/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid3 = _errs34 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/UserUpdate/properties/nationality/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate90.errors = vErrors;
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
if(data.legal_address !== undefined){
let data11 = data.legal_address;
const _errs36 = errors;
const _errs37 = errors;
let valid5 = false;
let passing4 = null;
const _errs38 = errors;
if(!(validate30(data11, {instancePath:instancePath+"/legal_address",parentData:data,parentDataProperty:"legal_address",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
if(_valid4){
valid5 = true;
passing4 = 0;
}
const _errs39 = errors;
if(data11 !== null){
const err8 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserUpdate/properties/legal_address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs40 = errors;
if(errors === _errs39){
}
var _valid4 = _errs39 === errors;
if(_valid4 && valid5){
valid5 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid5 = true;
passing4 = 1;
}
}
if(!valid5){
const err9 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserUpdate/properties/legal_address/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate90.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
if(errors === _errs36){
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_country !== undefined){
let data12 = data.operation_country;
const _errs41 = errors;
if(!(validate28(data12, {instancePath:instancePath+"/operation_country",parentData:data,parentDataProperty:"operation_country",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data13 = data.status;
const _errs42 = errors;
if(!(validate58(data13, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_reason !== undefined){
let data14 = data.status_reason;
const _errs43 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate90.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/UserUpdate/properties/status_reason/type",keyword:"type",params:{type: schema30.properties.status_reason.type},message:"must be string,null"}];
return false;
}
const _errs44 = errors;
const vSchema0 = schema30.properties.status_reason.enum;
if(!((data14 === "CLIENT_INTERNAL_REASON") || (data14 === null))){
validate90.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/UserUpdate/properties/status_reason/enum",keyword:"enum",params:{allowedValues: schema30.properties.status_reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs43){
}
var valid0 = _errs43 === errors;
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
else {
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/UserUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

exports.UserUpdate_2 = validate98;
const schema31 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"surname":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"identification_type":{"oneOf":[{"$ref":"IdentificationType"},{"type":"null"}]},"identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"birthdate":{"type":["string","null"],"format":"date","pattern":"^[12]\\d{3}-"},"gender":{"oneOf":[{"$ref":"Gender"},{"type":"null"}]},"email":{"type":"string","format":"email","maxLength":254,"pattern":"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},"phone":{"type":["string","null"],"minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"tax_identification_type":{"oneOf":[{"$ref":"TaxIdentificationType"},{"type":"null"}]},"tax_identification_value":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"legal_address":{"oneOf":[{"$ref":"LegalAddressInput"},{"type":"null"}]},"operation_country":{"$ref":"Country"},"status":{"$ref":"UserStatus"},"status_reason":{"type":["string","null"],"enum":["CLIENT_INTERNAL_REASON",null]}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/UserUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema31.properties, key0))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/UserUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate98.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/type",keyword:"type",params:{type: schema31.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 128 && func3(data0) > 128){
validate98.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate98.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate98.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/UserUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.surname !== undefined){
let data1 = data.surname;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate98.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/type",keyword:"type",params:{type: schema31.properties.surname.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func3(data1) > 128){
validate98.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate98.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate98.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/UserUpdate/properties/surname/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.identification_type !== undefined){
let data2 = data.identification_type;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/identification_type",parentData:data,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs10 = errors;
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
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
const err1 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate98.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identification_value !== undefined){
let data3 = data.identification_value;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate98.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/type",keyword:"type",params:{type: schema31.properties.identification_value.type},message:"must be string,null"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length > 64 && func3(data3) > 64){
validate98.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate98.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate98.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
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
if(data.birthdate !== undefined){
let data4 = data.birthdate;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate98.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserUpdate/properties/birthdate/type",keyword:"type",params:{type: schema31.properties.birthdate.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate98.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserUpdate/properties/birthdate/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate98.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/UserUpdate/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
if(errors === _errs13){
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data5 = data.gender;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserUpdate/properties/gender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/UserUpdate/properties/gender/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate98.errors = vErrors;
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
if(data.email !== undefined){
let data6 = data.email;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(data6.length > 254 && func3(data6) > 254){
validate98.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!pattern4.test(data6)){
validate98.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"},message:"must match pattern \""+"^[^@]{0,64}(@([^@.]{0,63}\\.)*[^@.]{0,63})*$"+"\""}];
return false;
}
else {
if(!(formats2.test(data6))){
validate98.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/UserUpdate/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data7 = data.phone;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate98.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/type",keyword:"type",params:{type: schema31.properties.phone.type},message:"must be string,null"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 32 && func3(data7) > 32){
validate98.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data7.length <= 1 && func3(data7) < 1){
validate98.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data7)){
validate98.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/UserUpdate/properties/phone/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
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
if(data.tax_identification_type !== undefined){
let data8 = data.tax_identification_type;
const _errs24 = errors;
const _errs25 = errors;
let valid3 = false;
let passing2 = null;
const _errs26 = errors;
if(!(validate26(data8, {instancePath:instancePath+"/tax_identification_type",parentData:data,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs27 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs28 = errors;
if(errors === _errs27){
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate98.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_value !== undefined){
let data9 = data.tax_identification_value;
const _errs29 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate98.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/type",keyword:"type",params:{type: schema31.properties.tax_identification_value.type},message:"must be string,null"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(data9.length > 64 && func3(data9) > 64){
validate98.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate98.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data9)){
validate98.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/UserUpdate/properties/tax_identification_value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal_address !== undefined){
let data10 = data.legal_address;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
let passing3 = null;
const _errs33 = errors;
if(!(validate30(data10, {instancePath:instancePath+"/legal_address",parentData:data,parentDataProperty:"legal_address",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs34 = errors;
if(data10 !== null){
const err6 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserUpdate/properties/legal_address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid3 = _errs34 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/legal_address",schemaPath:"#/components/schemas/UserUpdate/properties/legal_address/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate98.errors = vErrors;
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
if(data.operation_country !== undefined){
let data11 = data.operation_country;
const _errs36 = errors;
if(!(validate28(data11, {instancePath:instancePath+"/operation_country",parentData:data,parentDataProperty:"operation_country",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data12 = data.status;
const _errs37 = errors;
if(!(validate58(data12, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_reason !== undefined){
let data13 = data.status_reason;
const _errs38 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate98.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/UserUpdate/properties/status_reason/type",keyword:"type",params:{type: schema31.properties.status_reason.type},message:"must be string,null"}];
return false;
}
const _errs39 = errors;
const vSchema0 = schema31.properties.status_reason.enum;
if(!((data13 === "CLIENT_INTERNAL_REASON") || (data13 === null))){
validate98.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/UserUpdate/properties/status_reason/enum",keyword:"enum",params:{allowedValues: schema31.properties.status_reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs38){
}
var valid0 = _errs38 === errors;
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
else {
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/UserUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

exports.searchUsers_query = validate105;
const schema32 = {"type":"object","additionalProperties":false,"properties":{"filter[identification_value]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}},"filter[identification_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdentificationType"}},"filter[gender]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Gender"}},"filter[birthdate]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","format":"date","pattern":"^[12]\\d{3}-"}},"filter[name]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}},"filter[surname]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}},"filter[email]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":254,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"}},"filter[country_code]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Country"}},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["id","-id","gender","-gender","identification_type","-identification_type","identification_value","-identification_value","status","-status"]}}}};
const pattern44 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema32.properties, key0))){
validate105.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[identification_value]"] !== undefined){
let data0 = data["filter[identification_value]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[identification_value]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_value%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[identification_value]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_value%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 64 && func3(data1) > 64){
validate105.errors = [{instancePath:instancePath+"/filter[identification_value]/" + i0,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_value%5D/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate105.errors = [{instancePath:instancePath+"/filter[identification_value]/" + i0,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_value%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate105.errors = [{instancePath:instancePath+"/filter[identification_value]/" + i0,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_value%5D/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[identification_value]/" + i0,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_value%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
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
validate105.errors = [{instancePath:instancePath+"/filter[identification_value]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_value%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[identification_type]"] !== undefined){
let data2 = data["filter[identification_type]"];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[identification_type]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[identification_type]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(validate22(data3, {instancePath:instancePath+"/filter[identification_type]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[identification_type]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bidentification_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[gender]"] !== undefined){
let data4 = data["filter[gender]"];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[gender]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bgender%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[gender]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bgender%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/filter[gender]/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
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
validate105.errors = [{instancePath:instancePath+"/filter[gender]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bgender%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[birthdate]"] !== undefined){
let data6 = data["filter[birthdate]"];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
if(data6.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[birthdate]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bbirthdate%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[birthdate]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bbirthdate%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate105.errors = [{instancePath:instancePath+"/filter[birthdate]/" + i3,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bbirthdate%5D/items/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats0.validate(data7))){
validate105.errors = [{instancePath:instancePath+"/filter[birthdate]/" + i3,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bbirthdate%5D/items/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[birthdate]/" + i3,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bbirthdate%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs14){
}
}
}
var valid4 = _errs14 === errors;
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
validate105.errors = [{instancePath:instancePath+"/filter[birthdate]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bbirthdate%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[name]"] !== undefined){
let data8 = data["filter[name]"];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
if(data8.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[name]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bname%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[name]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bname%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(data9.length > 128 && func3(data9) > 128){
validate105.errors = [{instancePath:instancePath+"/filter[name]/" + i4,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bname%5D/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate105.errors = [{instancePath:instancePath+"/filter[name]/" + i4,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bname%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern21.test(data9)){
validate105.errors = [{instancePath:instancePath+"/filter[name]/" + i4,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bname%5D/items/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[name]/" + i4,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bname%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs18){
}
}
var valid5 = _errs18 === errors;
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
validate105.errors = [{instancePath:instancePath+"/filter[name]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bname%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[surname]"] !== undefined){
let data10 = data["filter[surname]"];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
if(data10.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[surname]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bsurname%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data10.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[surname]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bsurname%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(typeof data11 === "string"){
if(data11.length > 128 && func3(data11) > 128){
validate105.errors = [{instancePath:instancePath+"/filter[surname]/" + i5,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bsurname%5D/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data11.length <= 1 && func3(data11) < 1){
validate105.errors = [{instancePath:instancePath+"/filter[surname]/" + i5,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bsurname%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern21.test(data11)){
validate105.errors = [{instancePath:instancePath+"/filter[surname]/" + i5,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bsurname%5D/items/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[surname]/" + i5,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bsurname%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs22){
}
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[surname]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bsurname%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[email]"] !== undefined){
let data12 = data["filter[email]"];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(Array.isArray(data12)){
if(data12.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[email]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bemail%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data12.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[email]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bemail%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
let data13 = data12[i6];
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(typeof data13 === "string"){
if(data13.length > 254 && func3(data13) > 254){
validate105.errors = [{instancePath:instancePath+"/filter[email]/" + i6,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bemail%5D/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(data13.length <= 1 && func3(data13) < 1){
validate105.errors = [{instancePath:instancePath+"/filter[email]/" + i6,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bemail%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern21.test(data13)){
validate105.errors = [{instancePath:instancePath+"/filter[email]/" + i6,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bemail%5D/items/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[email]/" + i6,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bemail%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs26){
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[email]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bemail%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data14 = data["filter[status]"];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data14)){
if(data14.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data14.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
let data15 = data14[i7];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(typeof data15 === "string"){
if(data15.length > 64 && func3(data15) > 64){
validate105.errors = [{instancePath:instancePath+"/filter[status]/" + i7,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bstatus%5D/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data15.length <= 1 && func3(data15) < 1){
validate105.errors = [{instancePath:instancePath+"/filter[status]/" + i7,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bstatus%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern44.test(data15)){
validate105.errors = [{instancePath:instancePath+"/filter[status]/" + i7,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bstatus%5D/items/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"+"\""}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[status]/" + i7,schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bstatus%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs30){
}
}
var valid8 = _errs30 === errors;
if(!valid8){
break;
}
}
if(valid8){
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[country_code]"] !== undefined){
let data16 = data["filter[country_code]"];
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if(Array.isArray(data16)){
if(data16.length > 50){
validate105.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bcountry_code%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data16.length < 1){
validate105.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bcountry_code%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len8 = data16.length;
for(let i8=0; i8<len8; i8++){
let data17 = data16[i8];
const _errs34 = errors;
if(!(validate28(data17, {instancePath:instancePath+"/filter[country_code]/" + i8,parentData:data16,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid9 = _errs34 === errors;
if(!valid9){
break;
}
}
if(valid9){
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1users~1v1~1/get/properties/filter%5Bcountry_code%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["page[size]"] !== undefined){
let data18 = data["page[size]"];
const _errs35 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate105.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1users~1v1~1/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs36 = errors;
if(errors === _errs35){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100 || isNaN(data18)){
validate105.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1users~1v1~1/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data18 < 1 || isNaN(data18)){
validate105.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1users~1v1~1/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs35){
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[number]"] !== undefined){
let data19 = data["page[number]"];
const _errs37 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate105.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1users~1v1~1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs38 = errors;
if(errors === _errs37){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000 || isNaN(data19)){
validate105.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1users~1v1~1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate105.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1users~1v1~1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs37){
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data20 = data.sort;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if(Array.isArray(data20)){
if(data20.length < 1){
validate105.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1users~1v1~1/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
let data21 = data20[i9];
const _errs41 = errors;
if(typeof data21 !== "string"){
validate105.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1users~1v1~1/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs42 = errors;
const vSchema0 = schema32.properties.sort.items.enum;
if(!((((((((((data21 === "id") || (data21 === "-id")) || (data21 === "gender")) || (data21 === "-gender")) || (data21 === "identification_type")) || (data21 === "-identification_type")) || (data21 === "identification_value")) || (data21 === "-identification_value")) || (data21 === "status")) || (data21 === "-status"))){
validate105.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1users~1v1~1/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs41){
}
var valid10 = _errs41 === errors;
if(!valid10){
break;
}
}
if(valid10){
let valid11;
let i10 = data20.length;
let j0;
valid11 = true;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data20[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate105.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1users~1v1~1/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i10+" are identical)"}];
return false;
valid11 = false;
break;
}
indices0[item0] = i10;
}
}
if(valid11){
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1users~1v1~1/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs39){
}
}
var valid0 = _errs39 === errors;
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
else {
validate105.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
