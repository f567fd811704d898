"use strict";
exports.JsonWebKeySet_closed = validate21;
const schema6 = {"type":"object","required":["keys"],"properties":{"keys":{"type":"array","minItems":1,"items":{"$ref":"JsonWebKey_closed"}}},"additionalProperties":false};
const schema7 = {"type":"object","required":["kty","use","alg","kid"],"properties":{"kty":{"type":"string","enum":["RSA","EC"]},"use":{"type":"string","const":"sig"},"alg":{"type":"string","enum":["RS256","ES256"]},"kid":{"type":"string"},"n":{"type":"string"},"e":{"type":"string"},"crv":{"type":"string"},"x":{"type":"string"},"y":{"type":"string"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kty === undefined) && (missing0 = "kty")) || ((data.use === undefined) && (missing0 = "use"))) || ((data.alg === undefined) && (missing0 = "alg"))) || ((data.kid === undefined) && (missing0 = "kid"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/JsonWebKey/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/JsonWebKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
let data0 = data.kty;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/components/schemas/JsonWebKey/properties/kty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema7.properties.kty.enum;
if(!((data0 === "RSA") || (data0 === "EC"))){
validate22.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/components/schemas/JsonWebKey/properties/kty/enum",keyword:"enum",params:{allowedValues: schema7.properties.kty.enum},message:"must be equal to one of the allowed values"}];
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
if(data.use !== undefined){
let data1 = data.use;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate22.errors = [{instancePath:instancePath+"/use",schemaPath:"#/components/schemas/JsonWebKey/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
if("sig" !== data1){
validate22.errors = [{instancePath:instancePath+"/use",schemaPath:"#/components/schemas/JsonWebKey/properties/use/const",keyword:"const",params:{allowedValue: "sig"},message:"must be equal to constant"}];
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
if(data.alg !== undefined){
let data2 = data.alg;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/components/schemas/JsonWebKey/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema1 = schema7.properties.alg.enum;
if(!((data2 === "RS256") || (data2 === "ES256"))){
validate22.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/components/schemas/JsonWebKey/properties/alg/enum",keyword:"enum",params:{allowedValues: schema7.properties.alg.enum},message:"must be equal to one of the allowed values"}];
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
if(data.kid !== undefined){
let data3 = data.kid;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate22.errors = [{instancePath:instancePath+"/kid",schemaPath:"#/components/schemas/JsonWebKey/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.n !== undefined){
let data4 = data.n;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate22.errors = [{instancePath:instancePath+"/n",schemaPath:"#/components/schemas/JsonWebKey/properties/n/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.e !== undefined){
let data5 = data.e;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate22.errors = [{instancePath:instancePath+"/e",schemaPath:"#/components/schemas/JsonWebKey/properties/e/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.crv !== undefined){
let data6 = data.crv;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate22.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/components/schemas/JsonWebKey/properties/crv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.x !== undefined){
let data7 = data.x;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate22.errors = [{instancePath:instancePath+"/x",schemaPath:"#/components/schemas/JsonWebKey/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.y !== undefined){
let data8 = data.y;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate22.errors = [{instancePath:instancePath+"/y",schemaPath:"#/components/schemas/JsonWebKey/properties/y/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/JsonWebKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if((data.keys === undefined) && (missing0 = "keys")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/JsonWebKeySet/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "keys")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/JsonWebKeySet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.keys !== undefined){
let data0 = data.keys;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate21.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/components/schemas/JsonWebKeySet/properties/keys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
else {
validate21.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/components/schemas/JsonWebKeySet/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/JsonWebKeySet/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.Liveness_closed = validate24;
const schema8 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"live"}},"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Liveness/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "status")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Liveness/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Liveness/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if("live" !== data0){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Liveness/properties/status/const",keyword:"const",params:{allowedValue: "live"},message:"must be equal to constant"}];
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
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Liveness/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.Readiness_closed = validate25;
const schema9 = {"type":"object","required":["status","checks"],"properties":{"status":{"type":"string","const":"ready"},"checks":{"type":"array","items":{"$ref":"ReadinessCheck_closed"}}},"additionalProperties":false};
const schema10 = {"type":"object","required":["name","duration_ms"],"properties":{"name":{"type":"string","enum":["store","migrations","contract"]},"duration_ms":{"type":"number","minimum":0}},"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ReadinessCheck/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "duration_ms"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ReadinessCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReadinessCheck/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema10.properties.name.enum;
if(!(((data0 === "store") || (data0 === "migrations")) || (data0 === "contract"))){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReadinessCheck/properties/name/enum",keyword:"enum",params:{allowedValues: schema10.properties.name.enum},message:"must be equal to one of the allowed values"}];
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
if(data.duration_ms !== undefined){
let data1 = data.duration_ms;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/ReadinessCheck/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/components/schemas/ReadinessCheck/properties/duration_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ReadinessCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((data.status === undefined) && (missing0 = "status")) || ((data.checks === undefined) && (missing0 = "checks"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Readiness/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "checks"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Readiness/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Readiness/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if("ready" !== data0){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Readiness/properties/status/const",keyword:"const",params:{allowedValue: "ready"},message:"must be equal to constant"}];
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
if(data.checks !== undefined){
let data1 = data.checks;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate26(data2, {instancePath:instancePath+"/checks/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
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
validate25.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/components/schemas/Readiness/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Readiness/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.showDocumentation_query = validate28;
const schema11 = {"type":"object","additionalProperties":false,"properties":{"page":{"type":"string","enum":["start","api","client-api","sandbox","system","networks","network-api","settlement","lifecycles","errors","revisions","revision","guides","downloads"]},"revision":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[a-z0-9-]+(=[a-z0-9-]+)?$"},"tag":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"guide":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"}}};
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[a-z0-9-]+(=[a-z0-9-]+)?$", "u");
const pattern1 = new RegExp("^[a-z0-9-]+$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "page") || (key0 === "revision")) || (key0 === "tag")) || (key0 === "guide"))){
validate28.errors = [{instancePath,schemaPath:"#/paths/~1docs/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.page !== undefined){
let data0 = data.page;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate28.errors = [{instancePath:instancePath+"/page",schemaPath:"#/paths/~1docs/get/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema11.properties.page.enum;
if(!((((((((((((((data0 === "start") || (data0 === "api")) || (data0 === "client-api")) || (data0 === "sandbox")) || (data0 === "system")) || (data0 === "networks")) || (data0 === "network-api")) || (data0 === "settlement")) || (data0 === "lifecycles")) || (data0 === "errors")) || (data0 === "revisions")) || (data0 === "revision")) || (data0 === "guides")) || (data0 === "downloads"))){
validate28.errors = [{instancePath:instancePath+"/page",schemaPath:"#/paths/~1docs/get/properties/page/enum",keyword:"enum",params:{allowedValues: schema11.properties.page.enum},message:"must be equal to one of the allowed values"}];
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
if(data.revision !== undefined){
let data1 = data.revision;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 256 && func3(data1) > 256){
validate28.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/paths/~1docs/get/properties/revision/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data1.length <= 1 && func3(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/paths/~1docs/get/properties/revision/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate28.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/paths/~1docs/get/properties/revision/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(=[a-z0-9-]+)?$"},message:"must match pattern \""+"^[a-z0-9-]+(=[a-z0-9-]+)?$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/paths/~1docs/get/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tag !== undefined){
let data2 = data.tag;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 64 && func3(data2) > 64){
validate28.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/paths/~1docs/get/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate28.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/paths/~1docs/get/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data2)){
validate28.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/paths/~1docs/get/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/paths/~1docs/get/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.guide !== undefined){
let data3 = data.guide;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 64 && func3(data3) > 64){
validate28.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/paths/~1docs/get/properties/guide/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate28.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/paths/~1docs/get/properties/guide/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate28.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/paths/~1docs/get/properties/guide/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/paths/~1docs/get/properties/guide/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate28.errors = [{instancePath,schemaPath:"#/paths/~1docs/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

exports.x_content_type_options = validate29;
const schema12 = {"type":"string","const":"nosniff"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/paths/~1docs/get/responses/400/headers/x-content-type-options/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
if("nosniff" !== data){
validate29.errors = [{instancePath,schemaPath:"#/paths/~1docs/get/responses/400/headers/x-content-type-options/schema/const",keyword:"const",params:{allowedValue: "nosniff"},message:"must be equal to constant"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}
