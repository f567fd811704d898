"use strict";
exports.ClientRefusal = validate21;
const schema6 = {"type":"object","additionalProperties":true,"required":["message"],"properties":{"message":{"type":"string"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ClientRefusal/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ClientRefusal/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ClientRefusal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.query_none = validate22;
const schema7 = {"type":"object","additionalProperties":false,"properties":{}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
validate22.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
if(_errs1 === errors){
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/paths/~1transactions~1authorizations/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
