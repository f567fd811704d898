"use strict";
exports.NetworkTokenRequest = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["grant_type","client_assertion_type","client_assertion"],"properties":{"grant_type":{"type":"string","enum":["client_credentials"]},"client_assertion_type":{"type":"string","enum":["urn:ietf:params:oauth:client-assertion-type:jwt-bearer"]},"client_assertion":{"type":"string","maxLength":8192,"pattern":"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},"client_id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"scope":{"type":"string","maxLength":512,"pattern":"^[\\x21-\\x7E]+( [\\x21-\\x7E]+)*$"}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");
const pattern2 = new RegExp("^[\\x21-\\x7E]+( [\\x21-\\x7E]+)*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.grant_type === undefined) && (missing0 = "grant_type")) || ((data.client_assertion_type === undefined) && (missing0 = "client_assertion_type"))) || ((data.client_assertion === undefined) && (missing0 = "client_assertion"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTokenRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "grant_type") || (key0 === "client_assertion_type")) || (key0 === "client_assertion")) || (key0 === "client_id")) || (key0 === "scope"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTokenRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grant_type !== undefined){
let data0 = data.grant_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate21.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema6.properties.grant_type.enum;
if(!(data0 === "client_credentials")){
validate21.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.grant_type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.client_assertion_type !== undefined){
let data1 = data.client_assertion_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate21.errors = [{instancePath:instancePath+"/client_assertion_type",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_assertion_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema1 = schema6.properties.client_assertion_type.enum;
if(!(data1 === "urn:ietf:params:oauth:client-assertion-type:jwt-bearer")){
validate21.errors = [{instancePath:instancePath+"/client_assertion_type",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_assertion_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.client_assertion_type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.client_assertion !== undefined){
let data2 = data.client_assertion;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 8192 && func2(data2) > 8192){
validate21.errors = [{instancePath:instancePath+"/client_assertion",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_assertion/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate21.errors = [{instancePath:instancePath+"/client_assertion",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_assertion/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/client_assertion",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.client_id !== undefined){
let data3 = data.client_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 256 && func2(data3) > 256){
validate21.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data3.length <= 1 && func2(data3) < 1){
validate21.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate21.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.scope !== undefined){
let data4 = data.scope;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 512 && func2(data4) > 512){
validate21.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/scope/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern2.test(data4)){
validate21.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/scope/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+( [\\x21-\\x7E]+)*$"},message:"must match pattern \""+"^[\\x21-\\x7E]+( [\\x21-\\x7E]+)*$"+"\""}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/components/schemas/NetworkTokenRequest/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkTokenRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.Token_closed = validate22;
const schema7 = {"type":"object","required":["access_token","scope","expires_in","token_type"],"properties":{"access_token":{"type":"string"},"scope":{"type":"string"},"expires_in":{"type":"integer","minimum":1},"token_type":{"type":"string","const":"Bearer"}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.access_token === undefined) && (missing0 = "access_token")) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.expires_in === undefined) && (missing0 = "expires_in"))) || ((data.token_type === undefined) && (missing0 = "token_type"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Token/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "access_token") || (key0 === "scope")) || (key0 === "expires_in")) || (key0 === "token_type"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.access_token !== undefined){
let data0 = data.access_token;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/components/schemas/Token/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.scope !== undefined){
let data1 = data.scope;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate22.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/components/schemas/Token/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.expires_in !== undefined){
let data2 = data.expires_in;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate22.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/components/schemas/Token/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/components/schemas/Token/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.token_type !== undefined){
let data3 = data.token_type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate22.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/components/schemas/Token/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
if("Bearer" !== data3){
validate22.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/components/schemas/Token/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"}];
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
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Token/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.cache_control = validate23;
const schema8 = {"type":"string","const":"no-store"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate23.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1oauth~1token/post/responses/200/headers/cache-control/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
if("no-store" !== data){
validate23.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1oauth~1token/post/responses/200/headers/cache-control/schema/const",keyword:"const",params:{allowedValue: "no-store"},message:"must be equal to constant"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}
