"use strict";
exports.ShipmentCreate = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["shipment_type","affinity_group_id","country"],"properties":{"shipment_type":{"type":"string","enum":["CARD_FROM_WAREHOUSE"]},"affinity_group_id":{"$ref":"Id"},"country":{"$ref":"Country"},"address":{"$ref":"ShippingAddressInput"},"receiver":{"oneOf":[{"$ref":"ShipmentReceiver"},{"type":"null"}]}},"if":{"required":["country"],"properties":{"country":{"const":"BRA"}}},"then":{"required":["address","receiver"],"properties":{"address":{"type":"object"},"receiver":{"$ref":"ReceiverInBrazil"}}},"else":{"if":{"required":["country"],"properties":{"country":{"$ref":"Country"}}},"then":{"required":["address"],"properties":{"address":{"type":"object"},"receiver":{"oneOf":[{"$ref":"ReceiverOutsideBrazil"},{"type":"null"}]}}}}};
const schema7 = {"type":"object","required":["tax_identification_number"],"properties":{"full_name":{"type":"string","pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"telephone_number":{"type":"string","pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"tax_identification_number":{"type":"string","pattern":"[A-Za-zÑñ1-9]"}}};
const pattern0 = new RegExp("^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");
const pattern2 = new RegExp("[A-Za-zÑñ1-9]", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tax_identification_number === undefined) && (missing0 = "tax_identification_number")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverInBrazil/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.full_name !== undefined){
let data0 = data.full_name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate22.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.telephone_number !== undefined){
let data1 = data.telephone_number;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate22.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_identification_number !== undefined){
let data2 = data.tax_identification_number;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
validate22.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/tax_identification_number/pattern",keyword:"pattern",params:{pattern: "[A-Za-zÑñ1-9]"},message:"must match pattern \""+"[A-Za-zÑñ1-9]"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/tax_identification_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverInBrazil/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Country/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","required":["document_type","document_number"],"properties":{"full_name":{"type":"string","pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"telephone_number":{"type":"string","pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"document_type":{"type":"string"},"document_number":{"type":"string"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.document_type === undefined) && (missing0 = "document_type")) || ((data.document_number === undefined) && (missing0 = "document_number"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverOutsideBrazil/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.full_name !== undefined){
let data0 = data.full_name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate26.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ReceiverOutsideBrazil/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ReceiverOutsideBrazil/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.telephone_number !== undefined){
let data1 = data.telephone_number;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate26.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ReceiverOutsideBrazil/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ReceiverOutsideBrazil/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.document_type !== undefined){
let data2 = data.document_type;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate26.errors = [{instancePath:instancePath+"/document_type",schemaPath:"#/components/schemas/ReceiverOutsideBrazil/properties/document_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.document_number !== undefined){
let data3 = data.document_number;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate26.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ReceiverOutsideBrazil/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverOutsideBrazil/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern5 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

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
if(!pattern5.test(data)){
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

const schema11 = {"type":"object","additionalProperties":false,"required":["street_name","city","region","country"],"properties":{"street_name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"street_number":{"type":["string","null"],"minLength":1,"maxLength":16,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"floor":{"type":["string","null"],"maxLength":16,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"apartment":{"type":["string","null"],"maxLength":32,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"city":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"region":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"country":{"$ref":"Country"},"zip_code":{"type":["string","null"],"minLength":1,"maxLength":16,"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]*$"},"neighborhood":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"}},"if":{"required":["country"],"properties":{"country":{"allOf":[{"$ref":"Country"},{"not":{"const":"COL"}}]}}},"then":{"required":["zip_code"],"properties":{"zip_code":{"type":"string"}},"if":{"required":["country"],"properties":{"country":{"const":"BRA"}}},"then":{"properties":{"region":{"$ref":"BrazilianState"}}}}};
const schema12 = {"type":"string","enum":["RO","AC","AM","RR","PA","AP","TO","MA","PI","CE","RN","PB","PE","AL","SE","BA","MG","ES","RJ","SP","PR","SC","RS","MS","MT","GO","DF"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/BrazilianState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!(((((((((((((((((((((((((((data === "RO") || (data === "AC")) || (data === "AM")) || (data === "RR")) || (data === "PA")) || (data === "AP")) || (data === "TO")) || (data === "MA")) || (data === "PI")) || (data === "CE")) || (data === "RN")) || (data === "PB")) || (data === "PE")) || (data === "AL")) || (data === "SE")) || (data === "BA")) || (data === "MG")) || (data === "ES")) || (data === "RJ")) || (data === "SP")) || (data === "PR")) || (data === "SC")) || (data === "RS")) || (data === "MS")) || (data === "MT")) || (data === "GO")) || (data === "DF"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/BrazilianState/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const func4 = Object.prototype.hasOwnProperty;
const pattern8 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]*$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if("COL" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs7){
}
var valid3 = _errs7 === errors;
if(valid3){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
var valid2 = _errs5 === errors;
if(valid2){
}
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
const _errs8 = errors;
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country === undefined) && (missing1 = "country")){
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
if(data.country !== undefined){
let data1 = data.country;
const _errs11 = errors;
if("BRA" !== data1){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs11){
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
if(errors === _errs10){
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region !== undefined){
let data2 = data.region;
const _errs13 = errors;
if(!(validate33(data2, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
}
}
if(errors === _errs12){
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/then/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate31.errors = vErrors;
return false;
}
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.zip_code === undefined) && (missing2 = "zip_code")){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.zip_code !== undefined){
let data3 = data.zip_code;
const _errs14 = errors;
if(typeof data3 !== "string"){
validate31.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/then/properties/zip_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid7 = _errs14 === errors;
}
else {
var valid7 = true;
}
if(valid7){
}
}
}
if(errors === _errs8){
}
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate31.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((data.street_name === undefined) && (missing3 = "street_name")) || ((data.city === undefined) && (missing3 = "city"))) || ((data.region === undefined) && (missing3 = "region"))) || ((data.country === undefined) && (missing3 = "country"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key0 in data){
if(!(func4.call(schema11.properties, key0))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data.street_name !== undefined){
let data4 = data.street_name;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(data4.length > 128 && func2(data4) > 128){
validate31.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data4.length <= 1 && func2(data4) < 1){
validate31.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data4)){
validate31.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
}
}
var valid8 = _errs17 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.street_number !== undefined){
let data5 = data.street_number;
const _errs19 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate31.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/type",keyword:"type",params:{type: schema11.properties.street_number.type},message:"must be string,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(data5.length > 16 && func2(data5) > 16){
validate31.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(data5.length <= 1 && func2(data5) < 1){
validate31.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data5)){
validate31.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs19){
}
}
var valid8 = _errs19 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.floor !== undefined){
let data6 = data.floor;
const _errs21 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate31.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddressInput/properties/floor/type",keyword:"type",params:{type: schema11.properties.floor.type},message:"must be string,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(data6.length > 16 && func2(data6) > 16){
validate31.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddressInput/properties/floor/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(!pattern8.test(data6)){
validate31.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddressInput/properties/floor/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
if(errors === _errs21){
}
}
var valid8 = _errs21 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.apartment !== undefined){
let data7 = data.apartment;
const _errs23 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate31.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddressInput/properties/apartment/type",keyword:"type",params:{type: schema11.properties.apartment.type},message:"must be string,null"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(data7.length > 32 && func2(data7) > 32){
validate31.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddressInput/properties/apartment/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern8.test(data7)){
validate31.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddressInput/properties/apartment/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
if(errors === _errs23){
}
}
var valid8 = _errs23 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.city !== undefined){
let data8 = data.city;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(data8.length > 128 && func2(data8) > 128){
validate31.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data8.length <= 1 && func2(data8) < 1){
validate31.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data8)){
validate31.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
var valid8 = _errs25 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.region !== undefined){
let data9 = data.region;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(typeof data9 === "string"){
if(data9.length > 128 && func2(data9) > 128){
validate31.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data9.length <= 1 && func2(data9) < 1){
validate31.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data9)){
validate31.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs27){
}
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.country !== undefined){
let data10 = data.country;
const _errs29 = errors;
if(!(validate24(data10, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.zip_code !== undefined){
let data11 = data.zip_code;
const _errs30 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate31.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/type",keyword:"type",params:{type: schema11.properties.zip_code.type},message:"must be string,null"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(data11.length > 16 && func2(data11) > 16){
validate31.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(data11.length <= 1 && func2(data11) < 1){
validate31.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern12.test(data11)){
validate31.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs30){
}
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.neighborhood !== undefined){
let data12 = data.neighborhood;
const _errs32 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate31.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/type",keyword:"type",params:{type: schema11.properties.neighborhood.type},message:"must be string,null"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
if(typeof data12 === "string"){
if(data12.length > 128 && func2(data12) > 128){
validate31.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data12.length <= 1 && func2(data12) < 1){
validate31.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data12)){
validate31.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs32){
}
}
var valid8 = _errs32 === errors;
}
else {
var valid8 = true;
}
if(valid8){
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
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":false,"required":["full_name"],"properties":{"full_name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"document_type":{"$ref":"IdentificationType"},"document_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"telephone_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_identification_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}}};
const pattern15 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");
const schema14 = {"type":"string","enum":["DNI","LE","LC","CI","PASSPORT","RG","CNH","INE","CC","CE"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!((((((((((data === "DNI") || (data === "LE")) || (data === "LC")) || (data === "CI")) || (data === "PASSPORT")) || (data === "RG")) || (data === "CNH")) || (data === "INE")) || (data === "CC")) || (data === "CE"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if((data.full_name === undefined) && (missing0 = "full_name")){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "full_name") || (key0 === "document_type")) || (key0 === "document_number")) || (key0 === "telephone_number")) || (key0 === "tax_identification_number"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.full_name !== undefined){
let data0 = data.full_name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func2(data0) > 256){
validate37.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate37.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.document_type !== undefined){
let data1 = data.document_type;
const _errs4 = errors;
if(!(validate38(data1, {instancePath:instancePath+"/document_type",parentData:data,parentDataProperty:"document_type",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_number !== undefined){
let data2 = data.document_number;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 64 && func2(data2) > 64){
validate37.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate37.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern15.test(data2)){
validate37.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.telephone_number !== undefined){
let data3 = data.telephone_number;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 32 && func2(data3) > 32){
validate37.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data3.length <= 1 && func2(data3) < 1){
validate37.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data3)){
validate37.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_identification_number !== undefined){
let data4 = data.tax_identification_number;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 32 && func2(data4) > 32){
validate37.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func2(data4) < 1){
validate37.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern15.test(data4)){
validate37.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if("BRA" !== data0){
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
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.address === undefined) && (missing1 = "address")) || ((data.receiver === undefined) && (missing1 = "receiver"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data1 = data.address;
const _errs5 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate21.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ShipmentCreate/then/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.receiver !== undefined){
let data2 = data.receiver;
const _errs7 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country === undefined) && (missing2 = "country")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.country !== undefined){
let data3 = data.country;
const _errs11 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
}
}
}
if(errors === _errs10){
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.address === undefined) && (missing3 = "address")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/else/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data4 = data.address;
const _errs13 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate21.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ShipmentCreate/else/then/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.receiver !== undefined){
let data5 = data.receiver;
const _errs15 = errors;
const _errs16 = errors;
let valid6 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
if(_valid2){
valid6 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data5 !== null){
const err3 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/else/then/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs19 = errors;
if(errors === _errs18){
}
var _valid2 = _errs18 === errors;
if(_valid2 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err4 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/else/then/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
}
if(errors === _errs12){
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/components/schemas/ShipmentCreate/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/components/schemas/ShipmentCreate/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate21.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.shipment_type === undefined) && (missing4 = "shipment_type")) || ((data.affinity_group_id === undefined) && (missing4 = "affinity_group_id"))) || ((data.country === undefined) && (missing4 = "country"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key0 in data){
if(!(((((key0 === "shipment_type") || (key0 === "affinity_group_id")) || (key0 === "country")) || (key0 === "address")) || (key0 === "receiver"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data.shipment_type !== undefined){
let data6 = data.shipment_type;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate21.errors = [{instancePath:instancePath+"/shipment_type",schemaPath:"#/components/schemas/ShipmentCreate/properties/shipment_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs22 = errors;
const vSchema0 = schema6.properties.shipment_type.enum;
if(!(data6 === "CARD_FROM_WAREHOUSE")){
validate21.errors = [{instancePath:instancePath+"/shipment_type",schemaPath:"#/components/schemas/ShipmentCreate/properties/shipment_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.shipment_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs21){
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.affinity_group_id !== undefined){
let data7 = data.affinity_group_id;
const _errs23 = errors;
if(!(validate28(data7, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.country !== undefined){
let data8 = data.country;
const _errs24 = errors;
if(!(validate24(data8, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.address !== undefined){
let data9 = data.address;
const _errs25 = errors;
if(!(validate31(data9, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.receiver !== undefined){
let data10 = data.receiver;
const _errs26 = errors;
const _errs27 = errors;
let valid8 = false;
let passing1 = null;
const _errs28 = errors;
if(!(validate37(data10, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs28 === errors;
if(_valid3){
valid8 = true;
passing1 = 0;
}
const _errs29 = errors;
if(data10 !== null){
const err7 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs30 = errors;
if(errors === _errs29){
}
var _valid3 = _errs29 === errors;
if(_valid3 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err8 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate21.errors = vErrors;
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
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ShipmentCreate_2 = validate41;
const schema15 = {"type":"object","additionalProperties":false,"required":["shipment_type","affinity_group_id","country"],"properties":{"shipment_type":{"type":"string","enum":["CARD_FROM_WAREHOUSE"]},"affinity_group_id":{"$ref":"Id"},"country":{"$ref":"Country"},"address":{"$ref":"ShippingAddressInput"},"receiver":{"oneOf":[{"$ref":"ShipmentReceiver_2"},{"type":"null"}]}},"if":{"required":["country"],"properties":{"country":{"const":"BRA"}}},"then":{"required":["address","receiver"],"properties":{"address":{"type":"object"},"receiver":{"$ref":"ReceiverInBrazil_2"}}},"else":{"if":{"required":["country"],"properties":{"country":{"$ref":"Country"}}},"then":{"required":["address"],"properties":{"address":{"type":"object"},"receiver":{"oneOf":[{"$ref":"ReceiverOutsideBrazil"},{"type":"null"}]}}}}};
const schema16 = {"type":"object","required":["taxIdentificationNumber"],"properties":{"full_name":{"type":"string","pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"telephone_number":{"type":"string","pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"taxIdentificationNumber":{"type":"string","pattern":"[A-Za-zÑñ1-9]"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.taxIdentificationNumber === undefined) && (missing0 = "taxIdentificationNumber")){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverInBrazil/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.full_name !== undefined){
let data0 = data.full_name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate42.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.telephone_number !== undefined){
let data1 = data.telephone_number;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate42.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.taxIdentificationNumber !== undefined){
let data2 = data.taxIdentificationNumber;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
validate42.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/taxIdentificationNumber/pattern",keyword:"pattern",params:{pattern: "[A-Za-zÑñ1-9]"},message:"must match pattern \""+"[A-Za-zÑñ1-9]"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ReceiverInBrazil/properties/taxIdentificationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverInBrazil/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","additionalProperties":false,"required":["full_name"],"properties":{"full_name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"document_type":{"$ref":"IdentificationType"},"document_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"telephone_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"taxIdentificationNumber":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.full_name === undefined) && (missing0 = "full_name")){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "full_name") || (key0 === "document_type")) || (key0 === "document_number")) || (key0 === "telephone_number")) || (key0 === "taxIdentificationNumber"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.full_name !== undefined){
let data0 = data.full_name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func2(data0) > 256){
validate49.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate49.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate49.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.document_type !== undefined){
let data1 = data.document_type;
const _errs4 = errors;
if(!(validate38(data1, {instancePath:instancePath+"/document_type",parentData:data,parentDataProperty:"document_type",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_number !== undefined){
let data2 = data.document_number;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 64 && func2(data2) > 64){
validate49.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate49.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern15.test(data2)){
validate49.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.telephone_number !== undefined){
let data3 = data.telephone_number;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 32 && func2(data3) > 32){
validate49.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data3.length <= 1 && func2(data3) < 1){
validate49.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data3)){
validate49.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.taxIdentificationNumber !== undefined){
let data4 = data.taxIdentificationNumber;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 32 && func2(data4) > 32){
validate49.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func2(data4) < 1){
validate49.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern15.test(data4)){
validate49.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if("BRA" !== data0){
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
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.address === undefined) && (missing1 = "address")) || ((data.receiver === undefined) && (missing1 = "receiver"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data1 = data.address;
const _errs5 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate41.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ShipmentCreate/then/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.receiver !== undefined){
let data2 = data.receiver;
const _errs7 = errors;
if(!(validate42(data2, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country === undefined) && (missing2 = "country")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.country !== undefined){
let data3 = data.country;
const _errs11 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
}
}
}
if(errors === _errs10){
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.address === undefined) && (missing3 = "address")){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/else/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data4 = data.address;
const _errs13 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate41.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ShipmentCreate/else/then/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.receiver !== undefined){
let data5 = data.receiver;
const _errs15 = errors;
const _errs16 = errors;
let valid6 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
if(_valid2){
valid6 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data5 !== null){
const err3 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/else/then/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs19 = errors;
if(errors === _errs18){
}
var _valid2 = _errs18 === errors;
if(_valid2 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err4 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/else/then/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate41.errors = vErrors;
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
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
}
if(errors === _errs12){
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/components/schemas/ShipmentCreate/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate41.errors = vErrors;
return false;
}
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/components/schemas/ShipmentCreate/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate41.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.shipment_type === undefined) && (missing4 = "shipment_type")) || ((data.affinity_group_id === undefined) && (missing4 = "affinity_group_id"))) || ((data.country === undefined) && (missing4 = "country"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key0 in data){
if(!(((((key0 === "shipment_type") || (key0 === "affinity_group_id")) || (key0 === "country")) || (key0 === "address")) || (key0 === "receiver"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data.shipment_type !== undefined){
let data6 = data.shipment_type;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate41.errors = [{instancePath:instancePath+"/shipment_type",schemaPath:"#/components/schemas/ShipmentCreate/properties/shipment_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs22 = errors;
const vSchema0 = schema15.properties.shipment_type.enum;
if(!(data6 === "CARD_FROM_WAREHOUSE")){
validate41.errors = [{instancePath:instancePath+"/shipment_type",schemaPath:"#/components/schemas/ShipmentCreate/properties/shipment_type/enum",keyword:"enum",params:{allowedValues: schema15.properties.shipment_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs21){
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.affinity_group_id !== undefined){
let data7 = data.affinity_group_id;
const _errs23 = errors;
if(!(validate28(data7, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.country !== undefined){
let data8 = data.country;
const _errs24 = errors;
if(!(validate24(data8, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.address !== undefined){
let data9 = data.address;
const _errs25 = errors;
if(!(validate31(data9, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.receiver !== undefined){
let data10 = data.receiver;
const _errs26 = errors;
const _errs27 = errors;
let valid8 = false;
let passing1 = null;
const _errs28 = errors;
if(!(validate49(data10, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid3 = _errs28 === errors;
if(_valid3){
valid8 = true;
passing1 = 0;
}
const _errs29 = errors;
if(data10 !== null){
const err7 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs30 = errors;
if(errors === _errs29){
}
var _valid3 = _errs29 === errors;
if(_valid3 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err8 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentCreate/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate41.errors = vErrors;
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
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

exports.ShipmentList_closed = validate52;
const schema18 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Shipment_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema19 = {"type":"object","required":["id","status","status_detail","shipment_type","affinity_group_id","created_at","batch","address","receiver"],"properties":{"id":{"$ref":"Id"},"external_tracking_id":{"type":["string","null"]},"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"shipment_type":{"$ref":"ShipmentType"},"affinity_group_id":{"$ref":"Id"},"created_at":{"$ref":"ShipmentTimestamp"},"batch":{"oneOf":[{"$ref":"ShipmentBatch_closed"},{"type":"null"}]},"address":{"oneOf":[{"$ref":"ShippingAddress_closed"},{"type":"null"}]},"receiver":{"oneOf":[{"$ref":"ShipmentReceiver"},{"type":"null"}]}},"additionalProperties":false};
const schema20 = {"type":"string","enum":["CREATED","PENDING","TRACKED","REJECTED","IN_WAREHOUSE","IN_TRANSIT","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!(((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "REJECTED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","enum":["CREATED","PENDING","TRACKED","READY_FOR_DISTRIBUTION","REJECTED","SHIPMENT_SENT","SHIPMENT_CONFIRMED","IN_WAREHOUSE","IN_TRANSIT","RECEIVED_BY_CARRIER","FAILED_DELIVERY_ATTEMPT","WRONG_ADDRESS","SHIPMENT_CONSOLIDATED","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT","FAILED_TO_MATCH_GIVEN_TIMESLOT"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema21.enum;
if(!(((((((((((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "READY_FOR_DISTRIBUTION")) || (data === "REJECTED")) || (data === "SHIPMENT_SENT")) || (data === "SHIPMENT_CONFIRMED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "RECEIVED_BY_CARRIER")) || (data === "FAILED_DELIVERY_ATTEMPT")) || (data === "WRONG_ADDRESS")) || (data === "SHIPMENT_CONSOLIDATED")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT")) || (data === "FAILED_TO_MATCH_GIVEN_TIMESLOT"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","enum":["SINGLE_CARD","BOX","WAREHOUSE_BOX","CARD_FROM_WAREHOUSE","EXTERNAL_SINGLE_CARD","EXTERNAL_BOX"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema22.enum;
if(!((((((data === "SINGLE_CARD") || (data === "BOX")) || (data === "WAREHOUSE_BOX")) || (data === "CARD_FROM_WAREHOUSE")) || (data === "EXTERNAL_SINGLE_CARD")) || (data === "EXTERNAL_BOX"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentType/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate59.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$"};
const pattern25 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern25.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["id","quantity","status","created_at"],"properties":{"id":{"$ref":"Id"},"quantity":{"type":"integer","minimum":1,"maximum":1000},"status":{"$ref":"CardBatchStatus"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema25 = {"type":"string","enum":["CREATED","PROCESSING","READY"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema25.enum;
if(!(((data === "CREATED") || (data === "PROCESSING")) || (data === "READY"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern26 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentBatch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "quantity")) || (key0 === "status")) || (key0 === "created_at"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.quantity !== undefined){
let data1 = data.quantity;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate64.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/ShipmentBatch/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/ShipmentBatch/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/ShipmentBatch/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
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
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(validate66(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs6 = errors;
if(!(validate68(data3, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentBatch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","required":["street_name","street_number","floor","apartment","city","region","country","zip_code","neighborhood"],"properties":{"street_name":{"type":"string"},"street_number":{"type":["string","null"]},"floor":{"type":["string","null"]},"apartment":{"type":["string","null"]},"city":{"type":"string"},"region":{"type":"string"},"country":{"$ref":"CountryCode"},"zip_code":{"type":["string","null"]},"neighborhood":{"type":["string","null"]}},"additionalProperties":false};
const schema28 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern27 = new RegExp("^[A-Z]{3}$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern27.test(data)){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.street_name === undefined) && (missing0 = "street_name")) || ((data.street_number === undefined) && (missing0 = "street_number"))) || ((data.floor === undefined) && (missing0 = "floor"))) || ((data.apartment === undefined) && (missing0 = "apartment"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.zip_code === undefined) && (missing0 = "zip_code"))) || ((data.neighborhood === undefined) && (missing0 = "neighborhood"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema27.properties, key0))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.street_name !== undefined){
let data0 = data.street_name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate71.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddress/properties/street_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate71.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddress/properties/street_number/type",keyword:"type",params:{type: schema27.properties.street_number.type},message:"must be string,null"}];
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
validate71.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddress/properties/floor/type",keyword:"type",params:{type: schema27.properties.floor.type},message:"must be string,null"}];
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
validate71.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddress/properties/apartment/type",keyword:"type",params:{type: schema27.properties.apartment.type},message:"must be string,null"}];
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
if(data.city !== undefined){
let data4 = data.city;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate71.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.region !== undefined){
let data5 = data.region;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate71.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddress/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.country !== undefined){
let data6 = data.country;
const _errs14 = errors;
if(!(validate72(data6, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zip_code !== undefined){
let data7 = data.zip_code;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate71.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddress/properties/zip_code/type",keyword:"type",params:{type: schema27.properties.zip_code.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.neighborhood !== undefined){
let data8 = data.neighborhood;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate71.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddress/properties/neighborhood/type",keyword:"type",params:{type: schema27.properties.neighborhood.type},message:"must be string,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
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
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.shipment_type === undefined) && (missing0 = "shipment_type"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.batch === undefined) && (missing0 = "batch"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.receiver === undefined) && (missing0 = "receiver"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema19.properties, key0))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.external_tracking_id !== undefined){
let data1 = data.external_tracking_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate53.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/Shipment/properties/external_tracking_id/type",keyword:"type",params:{type: schema19.properties.external_tracking_id.type},message:"must be string,null"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(validate55(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data3 = data.status_detail;
const _errs6 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipment_type !== undefined){
let data4 = data.shipment_type;
const _errs7 = errors;
if(!(validate59(data4, {instancePath:instancePath+"/shipment_type",parentData:data,parentDataProperty:"shipment_type",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_id !== undefined){
let data5 = data.affinity_group_id;
const _errs8 = errors;
if(!(validate28(data5, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs9 = errors;
if(!(validate62(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.batch !== undefined){
let data7 = data.batch;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate64(data7, {instancePath:instancePath+"/batch",parentData:data,parentDataProperty:"batch",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate53.errors = vErrors;
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
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data8 = data.address;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate71(data8, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate53.errors = vErrors;
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
if(data.receiver !== undefined){
let data9 = data.receiver;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
let passing2 = null;
const _errs22 = errors;
if(!(validate37(data9, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs23 = errors;
if(data9 !== null){
const err4 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var _valid2 = _errs23 === errors;
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
const err5 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
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
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema30 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate78.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate78.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate78.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate78.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate78.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate78.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate78.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate80.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate80.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate82.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate82.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema32.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate82.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema32.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate78(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
if(!(validate80(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
validate77.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate82(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
validate77.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate53(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate77(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.ShipmentList_closed_2 = validate85;
const schema33 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Shipment_closed_2"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema34 = {"type":"object","required":["id","status","status_detail","shipment_type","affinity_group_id","created_at","batch","address","receiver"],"properties":{"id":{"$ref":"Id"},"external_tracking_id":{"type":["string","null"]},"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"shipment_type":{"$ref":"ShipmentType"},"affinity_group_id":{"$ref":"Id"},"created_at":{"$ref":"ShipmentTimestamp"},"batch":{"oneOf":[{"$ref":"ShipmentBatch_closed"},{"type":"null"}]},"address":{"oneOf":[{"$ref":"ShippingAddress_closed"},{"type":"null"}]},"receiver":{"oneOf":[{"$ref":"ShipmentReceiver_2"},{"type":"null"}]}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.shipment_type === undefined) && (missing0 = "shipment_type"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.batch === undefined) && (missing0 = "batch"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.receiver === undefined) && (missing0 = "receiver"))){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema34.properties, key0))){
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.external_tracking_id !== undefined){
let data1 = data.external_tracking_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate86.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/Shipment/properties/external_tracking_id/type",keyword:"type",params:{type: schema34.properties.external_tracking_id.type},message:"must be string,null"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(validate55(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data3 = data.status_detail;
const _errs6 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipment_type !== undefined){
let data4 = data.shipment_type;
const _errs7 = errors;
if(!(validate59(data4, {instancePath:instancePath+"/shipment_type",parentData:data,parentDataProperty:"shipment_type",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_id !== undefined){
let data5 = data.affinity_group_id;
const _errs8 = errors;
if(!(validate28(data5, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs9 = errors;
if(!(validate62(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.batch !== undefined){
let data7 = data.batch;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate64(data7, {instancePath:instancePath+"/batch",parentData:data,parentDataProperty:"batch",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate86.errors = vErrors;
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
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data8 = data.address;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate71(data8, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate86.errors = vErrors;
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
if(data.receiver !== undefined){
let data9 = data.receiver;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
let passing2 = null;
const _errs22 = errors;
if(!(validate49(data9, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs23 = errors;
if(data9 !== null){
const err4 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var _valid2 = _errs23 === errors;
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
const err5 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
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
validate86.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate86(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
validate85.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate77(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

exports.path_shipment_id = validate98;
const schema35 = {"type":"object","additionalProperties":false,"required":["shipment_id"],"properties":{"shipment_id":{"$ref":"Id"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.shipment_id === undefined) && (missing0 = "shipment_id")){
validate98.errors = [{instancePath,schemaPath:"#/paths/~1shipping~1v1~1{shipment_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "shipment_id")){
validate98.errors = [{instancePath,schemaPath:"#/paths/~1shipping~1v1~1{shipment_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
const _errs2 = errors;
if(!(validate28(data0, {instancePath:instancePath+"/shipment_id",parentData:data,parentDataProperty:"shipment_id",rootData}))){
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
validate98.errors = [{instancePath,schemaPath:"#/paths/~1shipping~1v1~1{shipment_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

exports.searchShipments_query = validate100;
const schema36 = {"type":"object","additionalProperties":false,"properties":{"filter[shipment_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","enum":["SINGLE_CARD","BOX","CARD_FROM_WAREHOUSE","WAREHOUSE_BOX"]}},"filter[batch_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[email]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":254,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"ShipmentStatus"}},"filter[batch_status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardBatchStatus"}},"filter[document_number]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}},"filter[start_date]":{"type":"string","format":"date","pattern":"^[12]\\d{3}-"},"filter[end_date]":{"type":"string","format":"date","pattern":"^[12]\\d{3}-"},"filter[country_code]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Country"}},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["shipment_type","-shipment_type","status","-status","status_detail","-status_detail","created_at","-created_at"]}}}};
const schema37 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"};
const pattern28 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$", "u");

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern28.test(data)){
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"+"\""}];
return false;
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

const pattern31 = new RegExp("^[12]\\d{3}-", "u");
const formats2 = require("./formats.cjs").date;

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema36.properties, key0))){
validate100.errors = [{instancePath,schemaPath:"#/paths/~1shipping~1v1~1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[shipment_type]"] !== undefined){
let data0 = data["filter[shipment_type]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate100.errors = [{instancePath:instancePath+"/filter[shipment_type]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bshipment_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate100.errors = [{instancePath:instancePath+"/filter[shipment_type]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bshipment_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate100.errors = [{instancePath:instancePath+"/filter[shipment_type]/" + i0,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bshipment_type%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema36.properties["filter[shipment_type]"].items.enum;
if(!((((data1 === "SINGLE_CARD") || (data1 === "BOX")) || (data1 === "CARD_FROM_WAREHOUSE")) || (data1 === "WAREHOUSE_BOX"))){
validate100.errors = [{instancePath:instancePath+"/filter[shipment_type]/" + i0,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bshipment_type%5D/items/enum",keyword:"enum",params:{allowedValues: schema36.properties["filter[shipment_type]"].items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs4){
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
validate100.errors = [{instancePath:instancePath+"/filter[shipment_type]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bshipment_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[batch_id]"] !== undefined){
let data2 = data["filter[batch_id]"];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 50){
validate100.errors = [{instancePath:instancePath+"/filter[batch_id]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bbatch_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate100.errors = [{instancePath:instancePath+"/filter[batch_id]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bbatch_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(validate101(data3, {instancePath:instancePath+"/filter[batch_id]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
validate100.errors = [{instancePath:instancePath+"/filter[batch_id]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bbatch_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[email]"] !== undefined){
let data4 = data["filter[email]"];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 50){
validate100.errors = [{instancePath:instancePath+"/filter[email]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bemail%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate100.errors = [{instancePath:instancePath+"/filter[email]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bemail%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 254 && func2(data5) > 254){
validate100.errors = [{instancePath:instancePath+"/filter[email]/" + i2,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bemail%5D/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(data5.length <= 1 && func2(data5) < 1){
validate100.errors = [{instancePath:instancePath+"/filter[email]/" + i2,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bemail%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate100.errors = [{instancePath:instancePath+"/filter[email]/" + i2,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bemail%5D/items/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/filter[email]/" + i2,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bemail%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs11){
}
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
validate100.errors = [{instancePath:instancePath+"/filter[email]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bemail%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data6 = data["filter[status]"];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 50){
validate100.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate100.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs15 = errors;
if(!(validate55(data7, {instancePath:instancePath+"/filter[status]/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
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
validate100.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data["filter[batch_status]"] !== undefined){
let data8 = data["filter[batch_status]"];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
if(data8.length > 50){
validate100.errors = [{instancePath:instancePath+"/filter[batch_status]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bbatch_status%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate100.errors = [{instancePath:instancePath+"/filter[batch_status]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bbatch_status%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs18 = errors;
if(!(validate66(data9, {instancePath:instancePath+"/filter[batch_status]/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate100.errors = [{instancePath:instancePath+"/filter[batch_status]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bbatch_status%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[document_number]"] !== undefined){
let data10 = data["filter[document_number]"];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
if(data10.length > 50){
validate100.errors = [{instancePath:instancePath+"/filter[document_number]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bdocument_number%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data10.length < 1){
validate100.errors = [{instancePath:instancePath+"/filter[document_number]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bdocument_number%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data11 === "string"){
if(data11.length > 64 && func2(data11) > 64){
validate100.errors = [{instancePath:instancePath+"/filter[document_number]/" + i5,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bdocument_number%5D/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data11.length <= 1 && func2(data11) < 1){
validate100.errors = [{instancePath:instancePath+"/filter[document_number]/" + i5,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bdocument_number%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern15.test(data11)){
validate100.errors = [{instancePath:instancePath+"/filter[document_number]/" + i5,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bdocument_number%5D/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/filter[document_number]/" + i5,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bdocument_number%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs21){
}
}
var valid6 = _errs21 === errors;
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
validate100.errors = [{instancePath:instancePath+"/filter[document_number]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bdocument_number%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data["filter[start_date]"] !== undefined){
let data12 = data["filter[start_date]"];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if((typeof data12 == "number") && (isFinite(data12))){
}
if(errors === _errs23){
if(typeof data12 === "string"){
if(!pattern31.test(data12)){
validate100.errors = [{instancePath:instancePath+"/filter[start_date]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bstart_date%5D/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats2.validate(data12))){
validate100.errors = [{instancePath:instancePath+"/filter[start_date]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bstart_date%5D/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/filter[start_date]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bstart_date%5D/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs23){
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[end_date]"] !== undefined){
let data13 = data["filter[end_date]"];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if((typeof data13 == "number") && (isFinite(data13))){
}
if(errors === _errs25){
if(typeof data13 === "string"){
if(!pattern31.test(data13)){
validate100.errors = [{instancePath:instancePath+"/filter[end_date]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bend_date%5D/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""}];
return false;
}
else {
if(!(formats2.validate(data13))){
validate100.errors = [{instancePath:instancePath+"/filter[end_date]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bend_date%5D/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/filter[end_date]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bend_date%5D/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[country_code]"] !== undefined){
let data14 = data["filter[country_code]"];
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(Array.isArray(data14)){
if(data14.length > 50){
validate100.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bcountry_code%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data14.length < 1){
validate100.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bcountry_code%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
const _errs29 = errors;
if(!(validate24(data15, {instancePath:instancePath+"/filter[country_code]/" + i6,parentData:data14,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
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
validate100.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/filter%5Bcountry_code%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs27){
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data16 = data["page[size]"];
const _errs30 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate100.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100 || isNaN(data16)){
validate100.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data16 < 1 || isNaN(data16)){
validate100.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
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
if(data["page[number]"] !== undefined){
let data17 = data["page[number]"];
const _errs32 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate100.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
validate100.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate100.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
if(data.sort !== undefined){
let data18 = data.sort;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(Array.isArray(data18)){
if(data18.length < 1){
validate100.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
const _errs36 = errors;
if(typeof data19 !== "string"){
validate100.errors = [{instancePath:instancePath+"/sort/" + i7,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs37 = errors;
const vSchema1 = schema36.properties.sort.items.enum;
if(!((((((((data19 === "shipment_type") || (data19 === "-shipment_type")) || (data19 === "status")) || (data19 === "-status")) || (data19 === "status_detail")) || (data19 === "-status_detail")) || (data19 === "created_at")) || (data19 === "-created_at"))){
validate100.errors = [{instancePath:instancePath+"/sort/" + i7,schemaPath:"#/paths/~1shipping~1v1~1/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema36.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs36){
}
var valid8 = _errs36 === errors;
if(!valid8){
break;
}
}
if(valid8){
let valid9;
let i8 = data18.length;
let j0;
valid9 = true;
if(i8 > 1){
const indices0 = {};
for(;i8--;){
let item0 = data18[i8];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate100.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i8+" are identical)"}];
return false;
valid9 = false;
break;
}
indices0[item0] = i8;
}
}
if(valid9){
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1shipping~1v1~1/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate100.errors = [{instancePath,schemaPath:"#/paths/~1shipping~1v1~1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
