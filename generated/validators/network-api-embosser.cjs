"use strict";
exports.EmbossingOrder_closed = validate21;
const schema6 = {"type":"object","required":["id","kind","company","shipment_id","plastics"],"properties":{"id":{"$ref":"Id"},"kind":{"$ref":"EmbossingKind"},"company":{"type":["string","null"]},"shipment_id":{"type":["string","null"]},"plastics":{"type":"array","minItems":1,"items":{"$ref":"PrintedCard_closed"}}},"additionalProperties":false};
const schema7 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["CARD","BATCH"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/EmbossingKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!((data === "CARD") || (data === "BATCH"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/EmbossingKind/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","required":["card_id","pan","cvv","expiration_date","name"],"properties":{"card_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"},"name":{"type":["string","null"]}},"additionalProperties":false};
const pattern1 = new RegExp("^[0-9]{16}$", "u");
const pattern2 = new RegExp("^[0-9]{3}$", "u");
const pattern3 = new RegExp("^(0[1-9]|1[0-2])/[0-9]{2}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.card_id === undefined) && (missing0 = "card_id")) || ((data.pan === undefined) && (missing0 = "pan"))) || ((data.cvv === undefined) && (missing0 = "cvv"))) || ((data.expiration_date === undefined) && (missing0 = "expiration_date"))) || ((data.name === undefined) && (missing0 = "name"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/PrintedCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "card_id") || (key0 === "pan")) || (key0 === "cvv")) || (key0 === "expiration_date")) || (key0 === "name"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/PrintedCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.card_id !== undefined){
let data0 = data.card_id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pan !== undefined){
let data1 = data.pan;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate26.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/PrintedCard/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/PrintedCard/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.cvv !== undefined){
let data2 = data.cvv;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
validate26.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/PrintedCard/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/PrintedCard/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.expiration_date !== undefined){
let data3 = data.expiration_date;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate26.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/PrintedCard/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/PrintedCard/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data4 = data.name;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PrintedCard/properties/name/type",keyword:"type",params:{type: schema9.properties.name.type},message:"must be string,null"}];
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
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/PrintedCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.company === undefined) && (missing0 = "company"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.plastics === undefined) && (missing0 = "plastics"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EmbossingOrder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "kind")) || (key0 === "company")) || (key0 === "shipment_id")) || (key0 === "plastics"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EmbossingOrder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
let data2 = data.company;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate21.errors = [{instancePath:instancePath+"/company",schemaPath:"#/components/schemas/EmbossingOrder/properties/company/type",keyword:"type",params:{type: schema6.properties.company.type},message:"must be string,null"}];
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
if(data.shipment_id !== undefined){
let data3 = data.shipment_id;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/shipment_id",schemaPath:"#/components/schemas/EmbossingOrder/properties/shipment_id/type",keyword:"type",params:{type: schema6.properties.shipment_id.type},message:"must be string,null"}];
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
if(data.plastics !== undefined){
let data4 = data.plastics;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length < 1){
validate21.errors = [{instancePath:instancePath+"/plastics",schemaPath:"#/components/schemas/EmbossingOrder/properties/plastics/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/plastics/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/plastics",schemaPath:"#/components/schemas/EmbossingOrder/properties/plastics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EmbossingOrder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
