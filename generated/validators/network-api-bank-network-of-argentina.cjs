"use strict";
exports.ArgentineAliasAnswer = validate21;
const schema6 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["result"],"properties":{"result":{"type":"string","enum":["CHANGED","TAKEN"]}}}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAliasAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.result === undefined) && (missing1 = "result")){
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ArgentineAliasAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.result !== undefined){
let data1 = data0.result;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate21.errors = [{instancePath:instancePath+"/data/result",schemaPath:"#/components/schemas/ArgentineAliasAnswer/properties/data/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema6.properties.data.properties.result.enum;
if(!((data1 === "CHANGED") || (data1 === "TAKEN"))){
validate21.errors = [{instancePath:instancePath+"/data/result",schemaPath:"#/components/schemas/ArgentineAliasAnswer/properties/data/properties/result/enum",keyword:"enum",params:{allowedValues: schema6.properties.data.properties.result.enum},message:"must be equal to one of the allowed values"}];
return false;
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
else {
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ArgentineAliasAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAliasAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ArgentineAliasChange_closed = validate22;
const schema7 = {"type":"object","required":["alias"],"properties":{"alias":{"$ref":"BankAlias"}},"additionalProperties":false};
const schema8 = {"type":"string","minLength":6,"maxLength":20,"pattern":"^[A-Za-z0-9.-]{6,20}$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[A-Za-z0-9.-]{6,20}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 20 && func2(data) > 20){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(data.length <= 11 && func2(data) < 6){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{6,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{6,20}$"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/BankAlias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.alias === undefined) && (missing0 = "alias")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAliasChange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "alias")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAliasChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alias !== undefined){
let data0 = data.alias;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/alias",parentData:data,parentDataProperty:"alias",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineAliasChange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.ArgentineDestinationAnswer = validate25;
const schema9 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["destination"],"properties":{"destination":{"oneOf":[{"$ref":"ArgentineDestination"},{"type":"null"}]}}}}};
const schema10 = {"type":"object","required":["cbu","cvu","alias","bank","holder","active"],"properties":{"cbu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"cvu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"alias":{"type":["string","null"],"maxLength":20},"bank":{"$ref":"Bank"},"holder":{"$ref":"Holder"},"active":{"type":"boolean"}}};
const pattern1 = new RegExp("^[0-9]{22}$", "u");
const schema11 = {"type":"object","required":["code","name"],"properties":{"code":{"type":"string","pattern":"^[0-9]{3,8}$"},"name":{"type":"string"}}};
const pattern3 = new RegExp("^[0-9]{3,8}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Bank/properties/code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3,8}$"},message:"must match pattern \""+"^[0-9]{3,8}$"+"\""}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Bank/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Bank/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["name","tax_type","tax_value"],"properties":{"name":{"type":"string"},"tax_type":{"$ref":"TaxType"},"tax_value":{"$ref":"TaxNumber"}}};
const schema13 = {"type":"string","enum":["CUIT","CUIL"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/TaxType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((data === "CUIT") || (data === "CUIL"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/TaxType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","pattern":"^[0-9]{11}$"};
const pattern4 = new RegExp("^[0-9]{11}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/TaxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11}$"},message:"must match pattern \""+"^[0-9]{11}$"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/TaxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
if((((data.name === undefined) && (missing0 = "name")) || ((data.tax_type === undefined) && (missing0 = "tax_type"))) || ((data.tax_value === undefined) && (missing0 = "tax_value"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Holder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_type !== undefined){
let data1 = data.tax_type;
const _errs3 = errors;
if(!(validate30(data1, {instancePath:instancePath+"/tax_type",parentData:data,parentDataProperty:"tax_type",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_value !== undefined){
let data2 = data.tax_value;
const _errs4 = errors;
if(!(validate32(data2, {instancePath:instancePath+"/tax_value",parentData:data,parentDataProperty:"tax_value",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.cbu === undefined) && (missing0 = "cbu")) || ((data.cvu === undefined) && (missing0 = "cvu"))) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.bank === undefined) && (missing0 = "bank"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.active === undefined) && (missing0 = "active"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cbu !== undefined){
let data0 = data.cbu;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate26.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cbu/type",keyword:"type",params:{type: schema10.properties.cbu.type},message:"must be string,null"}];
return false;
}
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate26.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cbu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
return false;
}
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
if(data.cvu !== undefined){
let data1 = data.cvu;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate26.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cvu/type",keyword:"type",params:{type: schema10.properties.cvu.type},message:"must be string,null"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate26.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
return false;
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
if(data.alias !== undefined){
let data2 = data.alias;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate26.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/ArgentineDestination/properties/alias/type",keyword:"type",params:{type: schema10.properties.alias.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 20 && func2(data2) > 20){
validate26.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/ArgentineDestination/properties/alias/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
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
if(data.bank !== undefined){
let data3 = data.bank;
const _errs7 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data4 = data.holder;
const _errs8 = errors;
if(!(validate29(data4, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
let data5 = data.active;
const _errs9 = errors;
if(typeof data5 !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/ArgentineDestination/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestinationAnswer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.destination === undefined) && (missing1 = "destination")){
validate25.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ArgentineDestinationAnswer/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.destination !== undefined){
let data1 = data0.destination;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/data/destination",parentData:data0,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/data/destination",schemaPath:"#/components/schemas/ArgentineDestinationAnswer/properties/data/properties/destination/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs7 = errors;
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
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
const err1 = {instancePath:instancePath+"/data/destination",schemaPath:"#/components/schemas/ArgentineDestinationAnswer/properties/data/properties/destination/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
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
else {
validate25.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ArgentineDestinationAnswer/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestinationAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.ArgentineDestinationQuery_closed = validate36;
const schema15 = {"type":"object","required":["key_type","key_value"],"properties":{"key_type":{"type":"string","enum":["ALIAS","CBU","CVU"]},"key_value":{"type":"string","minLength":1,"maxLength":22}},"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key_type === undefined) && (missing0 = "key_type")) || ((data.key_value === undefined) && (missing0 = "key_value"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestinationQuery/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "key_type") || (key0 === "key_value"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestinationQuery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key_type !== undefined){
let data0 = data.key_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/key_type",schemaPath:"#/components/schemas/ArgentineDestinationQuery/properties/key_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema15.properties.key_type.enum;
if(!(((data0 === "ALIAS") || (data0 === "CBU")) || (data0 === "CVU"))){
validate36.errors = [{instancePath:instancePath+"/key_type",schemaPath:"#/components/schemas/ArgentineDestinationQuery/properties/key_type/enum",keyword:"enum",params:{allowedValues: schema15.properties.key_type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.key_value !== undefined){
let data1 = data.key_value;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 22 && func2(data1) > 22){
validate36.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/ArgentineDestinationQuery/properties/key_value/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate36.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/ArgentineDestinationQuery/properties/key_value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/key_value",schemaPath:"#/components/schemas/ArgentineDestinationQuery/properties/key_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestinationQuery/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

exports.ArgentineTransferOrder_closed = validate37;
const schema16 = {"type":"object","required":["id","amount","currency","concept","description","payer","destination","created_at"],"properties":{"id":{"$ref":"Id"},"amount":{"$ref":"NetworkTransferAmount"},"currency":{"type":"string","enum":["ARS"]},"concept":{"$ref":"TransferConcept"},"description":{"type":["string","null"],"maxLength":140},"payer":{"$ref":"TransferPayer_closed"},"destination":{"$ref":"ArgentineDestination_closed"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema17 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern5 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","maxLength":18,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern6 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 18 && func2(data) > 18){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
else {
if(!pattern6.test(data)){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTransferAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","enum":["ALQ","APC","BRH","BRN","CUO","EXP","FAC","HAB","HON","OIN","OIH","PRE","ROP","SEG","SIS","SON","VAR"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!(((((((((((((((((data === "ALQ") || (data === "APC")) || (data === "BRH")) || (data === "BRN")) || (data === "CUO")) || (data === "EXP")) || (data === "FAC")) || (data === "HAB")) || (data === "HON")) || (data === "OIN")) || (data === "OIH")) || (data === "PRE")) || (data === "ROP")) || (data === "SEG")) || (data === "SIS")) || (data === "SON")) || (data === "VAR"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/TransferConcept/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["name","tax_id","key"],"properties":{"name":{"type":"string"},"tax_id":{"type":["string","null"]},"key":{"type":["string","null"]}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.tax_id === undefined) && (missing0 = "tax_id"))) || ((data.key === undefined) && (missing0 = "key"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/TransferPayer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_id")) || (key0 === "key"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/TransferPayer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferPayer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_id !== undefined){
let data1 = data.tax_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate44.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferPayer/properties/tax_id/type",keyword:"type",params:{type: schema20.properties.tax_id.type},message:"must be string,null"}];
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
if(data.key !== undefined){
let data2 = data.key;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate44.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferPayer/properties/key/type",keyword:"type",params:{type: schema20.properties.key.type},message:"must be string,null"}];
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
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/TransferPayer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["cbu","cvu","alias","bank","holder","active"],"properties":{"cbu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"cvu":{"type":["string","null"],"pattern":"^[0-9]{22}$"},"alias":{"type":["string","null"],"maxLength":20},"bank":{"$ref":"Bank_closed"},"holder":{"$ref":"Holder_closed"},"active":{"type":"boolean"}},"additionalProperties":false};
const schema22 = {"type":"object","required":["code","name"],"properties":{"code":{"type":"string","pattern":"^[0-9]{3,8}$"},"name":{"type":"string"}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "name"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate47.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Bank/properties/code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3,8}$"},message:"must match pattern \""+"^[0-9]{3,8}$"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Bank/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate47.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Bank/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Bank/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","required":["name","tax_type","tax_value"],"properties":{"name":{"type":"string"},"tax_type":{"$ref":"TaxType"},"tax_value":{"$ref":"TaxNumber"}},"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.tax_type === undefined) && (missing0 = "tax_type"))) || ((data.tax_value === undefined) && (missing0 = "tax_value"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_type")) || (key0 === "tax_value"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Holder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_type !== undefined){
let data1 = data.tax_type;
const _errs4 = errors;
if(!(validate30(data1, {instancePath:instancePath+"/tax_type",parentData:data,parentDataProperty:"tax_type",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_value !== undefined){
let data2 = data.tax_value;
const _errs5 = errors;
if(!(validate32(data2, {instancePath:instancePath+"/tax_value",parentData:data,parentDataProperty:"tax_value",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/Holder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.cbu === undefined) && (missing0 = "cbu")) || ((data.cvu === undefined) && (missing0 = "cvu"))) || ((data.alias === undefined) && (missing0 = "alias"))) || ((data.bank === undefined) && (missing0 = "bank"))) || ((data.holder === undefined) && (missing0 = "holder"))) || ((data.active === undefined) && (missing0 = "active"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "cbu") || (key0 === "cvu")) || (key0 === "alias")) || (key0 === "bank")) || (key0 === "holder")) || (key0 === "active"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cbu !== undefined){
let data0 = data.cbu;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate46.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cbu/type",keyword:"type",params:{type: schema21.properties.cbu.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate46.errors = [{instancePath:instancePath+"/cbu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cbu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
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
if(data.cvu !== undefined){
let data1 = data.cvu;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate46.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cvu/type",keyword:"type",params:{type: schema21.properties.cvu.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate46.errors = [{instancePath:instancePath+"/cvu",schemaPath:"#/components/schemas/ArgentineDestination/properties/cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
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
if(data.alias !== undefined){
let data2 = data.alias;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate46.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/ArgentineDestination/properties/alias/type",keyword:"type",params:{type: schema21.properties.alias.type},message:"must be string,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 20 && func2(data2) > 20){
validate46.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/components/schemas/ArgentineDestination/properties/alias/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
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
if(data.bank !== undefined){
let data3 = data.bank;
const _errs8 = errors;
if(!(validate47(data3, {instancePath:instancePath+"/bank",parentData:data,parentDataProperty:"bank",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data4 = data.holder;
const _errs9 = errors;
if(!(validate49(data4, {instancePath:instancePath+"/holder",parentData:data,parentDataProperty:"holder",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
let data5 = data.active;
const _errs10 = errors;
if(typeof data5 !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/ArgentineDestination/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineDestination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern10.test(data)){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.concept === undefined) && (missing0 = "concept"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.payer === undefined) && (missing0 = "payer"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineTransferOrder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "amount")) || (key0 === "currency")) || (key0 === "concept")) || (key0 === "description")) || (key0 === "payer")) || (key0 === "destination")) || (key0 === "created_at"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineTransferOrder/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate38(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate40(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate37.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/ArgentineTransferOrder/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema16.properties.currency.enum;
if(!(data2 === "ARS")){
validate37.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/ArgentineTransferOrder/properties/currency/enum",keyword:"enum",params:{allowedValues: schema16.properties.currency.enum},message:"must be equal to one of the allowed values"}];
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
if(data.concept !== undefined){
let data3 = data.concept;
const _errs6 = errors;
if(!(validate42(data3, {instancePath:instancePath+"/concept",parentData:data,parentDataProperty:"concept",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate37.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ArgentineTransferOrder/properties/description/type",keyword:"type",params:{type: schema16.properties.description.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 140 && func2(data4) > 140){
validate37.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ArgentineTransferOrder/properties/description/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"}];
return false;
}
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
if(data.payer !== undefined){
let data5 = data.payer;
const _errs9 = errors;
if(!(validate44(data5, {instancePath:instancePath+"/payer",parentData:data,parentDataProperty:"payer",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data6 = data.destination;
const _errs10 = errors;
if(!(validate46(data6, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs11 = errors;
if(!(validate54(data7, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
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
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ArgentineTransferOrder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

exports.path_cvu = validate56;
const schema25 = {"type":"object","additionalProperties":false,"required":["cvu"],"properties":{"cvu":{"$ref":"Cvu"}}};
const schema26 = {"type":"string","pattern":"^[0-9]{22}$"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/Cvu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{22}$"},message:"must match pattern \""+"^[0-9]{22}$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/Cvu/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cvu === undefined) && (missing0 = "cvu")){
validate56.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1aliases~1{cvu}/put/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "cvu")){
validate56.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1aliases~1{cvu}/put/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cvu !== undefined){
let data0 = data.cvu;
const _errs2 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/cvu",parentData:data,parentDataProperty:"cvu",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate56.errors = [{instancePath,schemaPath:"#/paths/~1bank~1arg~1aliases~1{cvu}/put/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
