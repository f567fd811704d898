"use strict";
exports.IdentityReportResult_closed = validate21;
const schema6 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"IdentityReport_closed"}},"additionalProperties":false};
const schema7 = {"type":"object","required":["id","user_id","status","person_data","address","document_data","documentation_proof"],"properties":{"id":{"type":"string","format":"uuid"},"user_id":{"type":"string","format":"uuid"},"status":{"type":"string","enum":["VALIDATED","NOT_VALIDATED","REJECTED"]},"person_data":{"$ref":"IdentityPersonData_closed"},"address":{"$ref":"IdentityAddress_closed"},"document_data":{"$ref":"IdentityDocumentData_closed"},"documentation_proof":{"type":"array","items":{"$ref":"IdentityProof_closed"}}},"additionalProperties":false};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const schema8 = {"type":"object","required":["name","surname","birthdate","gender","nationality"],"properties":{"name":{"type":["string","null"]},"surname":{"type":["string","null"]},"birthdate":{"type":["string","null"],"format":"date"},"gender":{"oneOf":[{"$ref":"Gender"},{"type":"null"}]},"nationality":{"type":["string","null"],"pattern":"^[A-Z]{3}$"}},"additionalProperties":false};
const formats4 = require("./formats.cjs").date;
const schema9 = {"type":"string","enum":["MALE","FEMALE"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((data === "MALE") || (data === "FEMALE"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Gender/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[A-Z]{3}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.name === undefined) && (missing0 = "name")) || ((data.surname === undefined) && (missing0 = "surname"))) || ((data.birthdate === undefined) && (missing0 = "birthdate"))) || ((data.gender === undefined) && (missing0 = "gender"))) || ((data.nationality === undefined) && (missing0 = "nationality"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityPersonData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "surname")) || (key0 === "birthdate")) || (key0 === "gender")) || (key0 === "nationality"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityPersonData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/IdentityPersonData/properties/name/type",keyword:"type",params:{type: schema8.properties.name.type},message:"must be string,null"}];
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
if(data.surname !== undefined){
let data1 = data.surname;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate23.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/components/schemas/IdentityPersonData/properties/surname/type",keyword:"type",params:{type: schema8.properties.surname.type},message:"must be string,null"}];
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
if(data.birthdate !== undefined){
let data2 = data.birthdate;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate23.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/IdentityPersonData/properties/birthdate/type",keyword:"type",params:{type: schema8.properties.birthdate.type},message:"must be string,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate23.errors = [{instancePath:instancePath+"/birthdate",schemaPath:"#/components/schemas/IdentityPersonData/properties/birthdate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
if(errors === _errs6){
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data3 = data.gender;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/IdentityPersonData/properties/gender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/IdentityPersonData/properties/gender/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate23.errors = vErrors;
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
if(data.nationality !== undefined){
let data4 = data.nationality;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate23.errors = [{instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/IdentityPersonData/properties/nationality/type",keyword:"type",params:{type: schema8.properties.nationality.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate23.errors = [{instancePath:instancePath+"/nationality",schemaPath:"#/components/schemas/IdentityPersonData/properties/nationality/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
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
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityPersonData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["street_name","street_number","floor","apartment","zip_code","neighborhood","city","region","country"],"properties":{"street_name":{"type":["string","null"]},"street_number":{"type":["string","null"]},"floor":{"type":["string","null"]},"apartment":{"type":["string","null"]},"zip_code":{"type":["string","null"]},"neighborhood":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"country":{"type":["string","null"],"pattern":"^[A-Z]{3}$"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.street_name === undefined) && (missing0 = "street_name")) || ((data.street_number === undefined) && (missing0 = "street_number"))) || ((data.floor === undefined) && (missing0 = "floor"))) || ((data.apartment === undefined) && (missing0 = "apartment"))) || ((data.zip_code === undefined) && (missing0 = "zip_code"))) || ((data.neighborhood === undefined) && (missing0 = "neighborhood"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.country === undefined) && (missing0 = "country"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityAddress/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema10.properties, key0))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityAddress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.street_name !== undefined){
let data0 = data.street_name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate27.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/IdentityAddress/properties/street_name/type",keyword:"type",params:{type: schema10.properties.street_name.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/IdentityAddress/properties/street_number/type",keyword:"type",params:{type: schema10.properties.street_number.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/IdentityAddress/properties/floor/type",keyword:"type",params:{type: schema10.properties.floor.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/IdentityAddress/properties/apartment/type",keyword:"type",params:{type: schema10.properties.apartment.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/IdentityAddress/properties/zip_code/type",keyword:"type",params:{type: schema10.properties.zip_code.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/IdentityAddress/properties/neighborhood/type",keyword:"type",params:{type: schema10.properties.neighborhood.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/IdentityAddress/properties/city/type",keyword:"type",params:{type: schema10.properties.city.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/IdentityAddress/properties/region/type",keyword:"type",params:{type: schema10.properties.region.type},message:"must be string,null"}];
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
if(data.country !== undefined){
let data8 = data.country;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate27.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/IdentityAddress/properties/country/type",keyword:"type",params:{type: schema10.properties.country.type},message:"must be string,null"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate27.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/IdentityAddress/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
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
}
}
}
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
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityAddress/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","required":["identification_type","identification_value","tax_identification_type","tax_identification_value","issuing_country","issue_date","expiration_date"],"properties":{"identification_type":{"oneOf":[{"$ref":"IdentificationType"},{"type":"null"}]},"identification_value":{"type":["string","null"]},"tax_identification_type":{"oneOf":[{"$ref":"TaxIdentificationType"},{"type":"null"}]},"tax_identification_value":{"type":["string","null"]},"issuing_country":{"type":["string","null"],"pattern":"^[A-Z]{3}$"},"issue_date":{"type":["string","null"],"format":"date"},"expiration_date":{"type":["string","null"],"format":"date"}},"additionalProperties":false};
const schema12 = {"type":"string","enum":["DNI","LE","LC","CI","PASSPORT","RG","CNH","INE","CC","CE"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((((((((((data === "DNI") || (data === "LE")) || (data === "LC")) || (data === "CI")) || (data === "PASSPORT")) || (data === "RG")) || (data === "CNH")) || (data === "INE")) || (data === "CC")) || (data === "CE"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["CUIL","CPF","RFC","NIT"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/TaxIdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((((data === "CUIL") || (data === "CPF")) || (data === "RFC")) || (data === "NIT"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/TaxIdentificationType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.identification_type === undefined) && (missing0 = "identification_type")) || ((data.identification_value === undefined) && (missing0 = "identification_value"))) || ((data.tax_identification_type === undefined) && (missing0 = "tax_identification_type"))) || ((data.tax_identification_value === undefined) && (missing0 = "tax_identification_value"))) || ((data.issuing_country === undefined) && (missing0 = "issuing_country"))) || ((data.issue_date === undefined) && (missing0 = "issue_date"))) || ((data.expiration_date === undefined) && (missing0 = "expiration_date"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityDocumentData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "identification_type") || (key0 === "identification_value")) || (key0 === "tax_identification_type")) || (key0 === "tax_identification_value")) || (key0 === "issuing_country")) || (key0 === "issue_date")) || (key0 === "expiration_date"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityDocumentData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.identification_type !== undefined){
let data0 = data.identification_type;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate30(data0, {instancePath:instancePath+"/identification_type",parentData:data,parentDataProperty:"identification_type",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/IdentityDocumentData/properties/identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs6 = errors;
if(errors === _errs5){
}
var _valid0 = _errs5 === errors;
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
const err1 = {instancePath:instancePath+"/identification_type",schemaPath:"#/components/schemas/IdentityDocumentData/properties/identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate29.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identification_value !== undefined){
let data1 = data.identification_value;
const _errs7 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate29.errors = [{instancePath:instancePath+"/identification_value",schemaPath:"#/components/schemas/IdentityDocumentData/properties/identification_value/type",keyword:"type",params:{type: schema11.properties.identification_value.type},message:"must be string,null"}];
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
if(data.tax_identification_type !== undefined){
let data2 = data.tax_identification_type;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
let passing1 = null;
const _errs11 = errors;
if(!(validate32(data2, {instancePath:instancePath+"/tax_identification_type",parentData:data,parentDataProperty:"tax_identification_type",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs12 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/IdentityDocumentData/properties/tax_identification_type/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs13 = errors;
if(errors === _errs12){
}
var _valid1 = _errs12 === errors;
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
const err3 = {instancePath:instancePath+"/tax_identification_type",schemaPath:"#/components/schemas/IdentityDocumentData/properties/tax_identification_type/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate29.errors = vErrors;
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
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_identification_value !== undefined){
let data3 = data.tax_identification_value;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate29.errors = [{instancePath:instancePath+"/tax_identification_value",schemaPath:"#/components/schemas/IdentityDocumentData/properties/tax_identification_value/type",keyword:"type",params:{type: schema11.properties.tax_identification_value.type},message:"must be string,null"}];
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
if(data.issuing_country !== undefined){
let data4 = data.issuing_country;
const _errs16 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate29.errors = [{instancePath:instancePath+"/issuing_country",schemaPath:"#/components/schemas/IdentityDocumentData/properties/issuing_country/type",keyword:"type",params:{type: schema11.properties.issuing_country.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate29.errors = [{instancePath:instancePath+"/issuing_country",schemaPath:"#/components/schemas/IdentityDocumentData/properties/issuing_country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
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
if(data.issue_date !== undefined){
let data5 = data.issue_date;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate29.errors = [{instancePath:instancePath+"/issue_date",schemaPath:"#/components/schemas/IdentityDocumentData/properties/issue_date/type",keyword:"type",params:{type: schema11.properties.issue_date.type},message:"must be string,null"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
}
if(errors === _errs18){
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
validate29.errors = [{instancePath:instancePath+"/issue_date",schemaPath:"#/components/schemas/IdentityDocumentData/properties/issue_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
if(errors === _errs18){
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiration_date !== undefined){
let data6 = data.expiration_date;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate29.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/IdentityDocumentData/properties/expiration_date/type",keyword:"type",params:{type: schema11.properties.expiration_date.type},message:"must be string,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate29.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/IdentityDocumentData/properties/expiration_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
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
}
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
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityDocumentData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","required":["type","url","created_at"],"properties":{"type":{"type":"string","enum":["DOCUMENT_FRONT","DOCUMENT_BACK","SELFIE"]},"url":{"type":"string","format":"uri"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const formats10 = require("./formats.cjs").uri;
const schema15 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats12 = require("./formats.cjs")["date-time"];
const pattern3 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityProof/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "url")) || (key0 === "created_at"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityProof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/IdentityProof/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema14.properties.type.enum;
if(!(((data0 === "DOCUMENT_FRONT") || (data0 === "DOCUMENT_BACK")) || (data0 === "SELFIE"))){
validate35.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/IdentityProof/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(!(formats10(data1))){
validate35.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/IdentityProof/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/IdentityProof/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate36(data2, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityProof/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.person_data === undefined) && (missing0 = "person_data"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.document_data === undefined) && (missing0 = "document_data"))) || ((data.documentation_proof === undefined) && (missing0 = "documentation_proof"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityReport/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "user_id")) || (key0 === "status")) || (key0 === "person_data")) || (key0 === "address")) || (key0 === "document_data")) || (key0 === "documentation_proof"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityReport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/IdentityReport/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/IdentityReport/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate22.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/IdentityReport/properties/user_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/IdentityReport/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/IdentityReport/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema7.properties.status.enum;
if(!(((data2 === "VALIDATED") || (data2 === "NOT_VALIDATED")) || (data2 === "REJECTED"))){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/IdentityReport/properties/status/enum",keyword:"enum",params:{allowedValues: schema7.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.person_data !== undefined){
let data3 = data.person_data;
const _errs8 = errors;
if(!(validate23(data3, {instancePath:instancePath+"/person_data",parentData:data,parentDataProperty:"person_data",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data4 = data.address;
const _errs9 = errors;
if(!(validate27(data4, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_data !== undefined){
let data5 = data.document_data;
const _errs10 = errors;
if(!(validate29(data5, {instancePath:instancePath+"/document_data",parentData:data,parentDataProperty:"document_data",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentation_proof !== undefined){
let data6 = data.documentation_proof;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs13 = errors;
if(!(validate35(data7, {instancePath:instancePath+"/documentation_proof/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate22.errors = [{instancePath:instancePath+"/documentation_proof",schemaPath:"#/components/schemas/IdentityReport/properties/documentation_proof/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityReport/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityReportResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityReportResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
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
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityReportResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.IdentitySessionCreate = validate40;
const schema16 = {"type":"object","additionalProperties":false,"required":["user_id"],"properties":{"user_id":{"type":"string","format":"uuid","maxLength":36}}};
const func3 = require("ajv/dist/runtime/ucs2length").default;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user_id === undefined) && (missing0 = "user_id")){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "user_id")){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 36 && func3(data0) > 36){
validate40.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/IdentitySessionCreate/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate40.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/IdentitySessionCreate/properties/user_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/IdentitySessionCreate/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
}
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
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

exports.IdentitySessionList_closed = validate41;
const schema17 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"IdentitySession_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema18 = {"type":"object","required":["id","user_id","status","url","steps","created_at","updated_at","expiration_at"],"properties":{"id":{"type":"string","format":"uuid"},"user_id":{"type":"string","format":"uuid"},"status":{"$ref":"IdentitySessionStatus"},"url":{"type":"string","format":"uri"},"steps":{"type":"array","items":{"$ref":"IdentityStep_closed"}},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"expiration_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema19 = {"type":"string","enum":["CREATED","IN_PROGRESS","PROCESSING","VALIDATED","REJECTED","NOT_VALIDATED","CANCELLED"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!(((((((data === "CREATED") || (data === "IN_PROGRESS")) || (data === "PROCESSING")) || (data === "VALIDATED")) || (data === "REJECTED")) || (data === "NOT_VALIDATED")) || (data === "CANCELLED"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionStatus/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["name","status","updated_at"],"properties":{"name":{"type":"string","enum":["PERSON_DATA","ADDRESS","DOCUMENT","SELFIE"]},"status":{"type":"string","enum":["PENDING","COMPLETED","FAILED"]},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityStep/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "status")) || (key0 === "updated_at"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/IdentityStep/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema20.properties.name.enum;
if(!((((data0 === "PERSON_DATA") || (data0 === "ADDRESS")) || (data0 === "DOCUMENT")) || (data0 === "SELFIE"))){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/IdentityStep/properties/name/enum",keyword:"enum",params:{allowedValues: schema20.properties.name.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/IdentityStep/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema1 = schema20.properties.status.enum;
if(!(((data1 === "PENDING") || (data1 === "COMPLETED")) || (data1 === "FAILED"))){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/IdentityStep/properties/status/enum",keyword:"enum",params:{allowedValues: schema20.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.updated_at !== undefined){
let data2 = data.updated_at;
const _errs6 = errors;
if(!(validate36(data2, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityStep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.steps === undefined) && (missing0 = "steps"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.expiration_at === undefined) && (missing0 = "expiration_at"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySession/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "user_id")) || (key0 === "status")) || (key0 === "url")) || (key0 === "steps")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "expiration_at"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySession/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/IdentitySession/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/IdentitySession/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate42.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/IdentitySession/properties/user_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/IdentitySession/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate43(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data3 = data.url;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats10(data3))){
validate42.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/IdentitySession/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/IdentitySession/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs7){
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data4 = data.steps;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(!(validate45(data5, {instancePath:instancePath+"/steps/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate42.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/components/schemas/IdentitySession/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs12 = errors;
if(!(validate36(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data7 = data.updated_at;
const _errs13 = errors;
if(!(validate36(data7, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiration_at !== undefined){
let data8 = data.expiration_at;
const _errs14 = errors;
if(!(validate36(data8, {instancePath:instancePath+"/expiration_at",parentData:data,parentDataProperty:"expiration_at",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
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
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySession/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema22 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate53.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate53.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate53.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate55.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate57.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate57.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema24.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate57.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema24.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate53(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
if(!(validate55(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate52.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate57(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate52.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate42(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate41.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/IdentitySessionList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate52(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

exports.IdentitySessionResult_closed = validate60;
const schema25 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"IdentitySession_closed"}},"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate42(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/IdentitySessionResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

exports.path_uuid = validate62;
const schema26 = {"type":"object","additionalProperties":false,"required":["uuid"],"properties":{"uuid":{"type":"string","format":"uuid","maxLength":36}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.uuid === undefined) && (missing0 = "uuid")){
validate62.errors = [{instancePath,schemaPath:"#/paths/~1identity~1v1~1sessions~1{uuid}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "uuid")){
validate62.errors = [{instancePath,schemaPath:"#/paths/~1identity~1v1~1sessions~1{uuid}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.uuid !== undefined){
let data0 = data.uuid;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 36 && func3(data0) > 36){
validate62.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/paths/~1identity~1v1~1sessions~1{uuid}/get/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate62.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/paths/~1identity~1v1~1sessions~1{uuid}/get/properties/uuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/paths/~1identity~1v1~1sessions~1{uuid}/get/properties/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
}
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
validate62.errors = [{instancePath,schemaPath:"#/paths/~1identity~1v1~1sessions~1{uuid}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

exports.searchIdentitySessions_query = validate63;
const schema27 = {"type":"object","additionalProperties":false,"properties":{"filter[user_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","format":"uuid","maxLength":36}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdentitySessionStatus"}},"filter[created_at][from]":{"$ref":"IsoDateInput"},"filter[created_at][to]":{"$ref":"IsoDateInput"},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["user_id","-user_id","status","-status","created_at","-created_at"]}}}};
const schema28 = {"type":"string","maxLength":40,"anyOf":[{"type":"string","format":"date","pattern":"^[12]\\d{3}-"},{"$ref":"DateTimeInput"}]};
const pattern4 = new RegExp("^[12]\\d{3}-", "u");
const schema29 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const pattern5 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func3(data) > 40){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/components/schemas/IsoDateInput/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-"},message:"must match pattern \""+"^[12]\\d{3}-"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats4.validate(data))){
const err1 = {instancePath,schemaPath:"#/components/schemas/IsoDateInput/anyOf/0/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/IsoDateInput/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs2){
}
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/components/schemas/IsoDateInput/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate65.errors = vErrors;
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
if(typeof data === "string"){
if(data.length > 40 && func3(data) > 40){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/IsoDateInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/IsoDateInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "filter[user_id]") || (key0 === "filter[status]")) || (key0 === "filter[created_at][from]")) || (key0 === "filter[created_at][to]")) || (key0 === "page[size]")) || (key0 === "page[number]")) || (key0 === "sort"))){
validate63.errors = [{instancePath,schemaPath:"#/paths/~1identity~1v1~1sessions/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[user_id]"] !== undefined){
let data0 = data["filter[user_id]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate63.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Buser_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate63.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Buser_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 36 && func3(data1) > 36){
validate63.errors = [{instancePath:instancePath+"/filter[user_id]/" + i0,schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Buser_id%5D/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];
return false;
}
else {
if(!(formats0.test(data1))){
validate63.errors = [{instancePath:instancePath+"/filter[user_id]/" + i0,schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Buser_id%5D/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/filter[user_id]/" + i0,schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Buser_id%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
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
validate63.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Buser_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data2 = data["filter[status]"];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 50){
validate63.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate63.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(validate43(data3, {instancePath:instancePath+"/filter[status]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate63.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[created_at][from]"] !== undefined){
let data4 = data["filter[created_at][from]"];
const _errs9 = errors;
if(!(validate65(data4, {instancePath:instancePath+"/filter[created_at][from]",parentData:data,parentDataProperty:"filter[created_at][from]",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[created_at][to]"] !== undefined){
let data5 = data["filter[created_at][to]"];
const _errs10 = errors;
if(!(validate65(data5, {instancePath:instancePath+"/filter[created_at][to]",parentData:data,parentDataProperty:"filter[created_at][to]",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data6 = data["page[size]"];
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate63.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
validate63.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate63.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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
if(data["page[number]"] !== undefined){
let data7 = data["page[number]"];
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate63.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
validate63.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate63.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.sort !== undefined){
let data8 = data.sort;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
if(data8.length < 1){
validate63.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs17 = errors;
if(typeof data9 !== "string"){
validate63.errors = [{instancePath:instancePath+"/sort/" + i2,schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs18 = errors;
const vSchema0 = schema27.properties.sort.items.enum;
if(!((((((data9 === "user_id") || (data9 === "-user_id")) || (data9 === "status")) || (data9 === "-status")) || (data9 === "created_at")) || (data9 === "-created_at"))){
validate63.errors = [{instancePath:instancePath+"/sort/" + i2,schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema27.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs17){
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
if(valid3){
let valid4;
let i3 = data8.length;
let j0;
valid4 = true;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data8[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate63.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)"}];
return false;
valid4 = false;
break;
}
indices0[item0] = i3;
}
}
if(valid4){
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1identity~1v1~1sessions/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs15){
}
}
var valid0 = _errs15 === errors;
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
validate63.errors = [{instancePath,schemaPath:"#/paths/~1identity~1v1~1sessions/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
