"use strict";
exports.ShipmentAnnouncement_closed = validate21;
const schema6 = {"type":"object","required":["company","shipment_type","country","address","receiver"],"properties":{"company":{"type":["string","null"]},"shipment_type":{"$ref":"ShipmentType"},"country":{"$ref":"CountryCode"},"address":{"oneOf":[{"$ref":"ShippingAddress_closed"},{"type":"null"}]},"receiver":{"oneOf":[{"$ref":"ShipmentReceiver"},{"type":"null"}]}},"additionalProperties":false};
const schema7 = {"type":"string","enum":["SINGLE_CARD","BOX","WAREHOUSE_BOX","CARD_FROM_WAREHOUSE","EXTERNAL_SINGLE_CARD","EXTERNAL_BOX"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((((((data === "SINGLE_CARD") || (data === "BOX")) || (data === "WAREHOUSE_BOX")) || (data === "CARD_FROM_WAREHOUSE")) || (data === "EXTERNAL_SINGLE_CARD")) || (data === "EXTERNAL_BOX"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentType/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern0 = new RegExp("^[A-Z]{3}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","required":["street_name","street_number","floor","apartment","city","region","country","zip_code","neighborhood"],"properties":{"street_name":{"type":"string"},"street_number":{"type":["string","null"]},"floor":{"type":["string","null"]},"apartment":{"type":["string","null"]},"city":{"type":"string"},"region":{"type":"string"},"country":{"$ref":"CountryCode"},"zip_code":{"type":["string","null"]},"neighborhood":{"type":["string","null"]}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.street_name === undefined) && (missing0 = "street_name")) || ((data.street_number === undefined) && (missing0 = "street_number"))) || ((data.floor === undefined) && (missing0 = "floor"))) || ((data.apartment === undefined) && (missing0 = "apartment"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.zip_code === undefined) && (missing0 = "zip_code"))) || ((data.neighborhood === undefined) && (missing0 = "neighborhood"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema9.properties, key0))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.street_name !== undefined){
let data0 = data.street_name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate26.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddress/properties/street_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddress/properties/street_number/type",keyword:"type",params:{type: schema9.properties.street_number.type},message:"must be string,null"}];
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
validate26.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddress/properties/floor/type",keyword:"type",params:{type: schema9.properties.floor.type},message:"must be string,null"}];
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
validate26.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddress/properties/apartment/type",keyword:"type",params:{type: schema9.properties.apartment.type},message:"must be string,null"}];
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
validate26.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddress/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate24(data6, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate26.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddress/properties/zip_code/type",keyword:"type",params:{type: schema9.properties.zip_code.type},message:"must be string,null"}];
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
validate26.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddress/properties/neighborhood/type",keyword:"type",params:{type: schema9.properties.neighborhood.type},message:"must be string,null"}];
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"required":["full_name"],"properties":{"full_name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"document_type":{"$ref":"IdentificationType"},"document_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"telephone_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_identification_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}}};
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");
const schema11 = {"type":"string","enum":["DNI","LE","LC","CI","PASSPORT","RG","CNH","INE","CC","CE"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!((((((((((data === "DNI") || (data === "LE")) || (data === "LC")) || (data === "CI")) || (data === "PASSPORT")) || (data === "RG")) || (data === "CNH")) || (data === "INE")) || (data === "CC")) || (data === "CE"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.full_name === undefined) && (missing0 = "full_name")){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "full_name") || (key0 === "document_type")) || (key0 === "document_number")) || (key0 === "telephone_number")) || (key0 === "tax_identification_number"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 256 && func3(data0) > 256){
validate29.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data0)){
validate29.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate30(data1, {instancePath:instancePath+"/document_type",parentData:data,parentDataProperty:"document_type",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(data2.length > 64 && func3(data2) > 64){
validate29.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate29.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate29.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data3.length > 32 && func3(data3) > 32){
validate29.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate29.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate29.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data4.length > 32 && func3(data4) > 32){
validate29.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func3(data4) < 1){
validate29.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data4)){
validate29.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.company === undefined) && (missing0 = "company")) || ((data.shipment_type === undefined) && (missing0 = "shipment_type"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.receiver === undefined) && (missing0 = "receiver"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentAnnouncement/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "company") || (key0 === "shipment_type")) || (key0 === "country")) || (key0 === "address")) || (key0 === "receiver"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentAnnouncement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.company !== undefined){
let data0 = data.company;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate21.errors = [{instancePath:instancePath+"/company",schemaPath:"#/components/schemas/ShipmentAnnouncement/properties/company/type",keyword:"type",params:{type: schema6.properties.company.type},message:"must be string,null"}];
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
if(data.shipment_type !== undefined){
let data1 = data.shipment_type;
const _errs4 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/shipment_type",parentData:data,parentDataProperty:"shipment_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data2 = data.country;
const _errs5 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data3 = data.address;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate26(data3, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ShipmentAnnouncement/properties/address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ShipmentAnnouncement/properties/address/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
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
if(data.receiver !== undefined){
let data4 = data.receiver;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validate29(data4, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs14 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentAnnouncement/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid1 = _errs14 === errors;
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
const err3 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/ShipmentAnnouncement/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
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
var valid0 = _errs11 === errors;
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentAnnouncement/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.path_shipment_id = validate33;
const schema12 = {"type":"object","additionalProperties":false,"required":["shipment_id"],"properties":{"shipment_id":{"$ref":"Id"}}};
const schema13 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if((data.shipment_id === undefined) && (missing0 = "shipment_id")){
validate33.errors = [{instancePath,schemaPath:"#/paths/~1courier~1shipments~1{shipment_id}/put/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "shipment_id")){
validate33.errors = [{instancePath,schemaPath:"#/paths/~1courier~1shipments~1{shipment_id}/put/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
const _errs2 = errors;
if(!(validate34(data0, {instancePath:instancePath+"/shipment_id",parentData:data,parentDataProperty:"shipment_id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
validate33.errors = [{instancePath,schemaPath:"#/paths/~1courier~1shipments~1{shipment_id}/put/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
