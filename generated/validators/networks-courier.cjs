"use strict";
exports.ShipmentEvent = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["reference","status"],"properties":{"reference":{"$ref":"NetworkReference"},"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"external_tracking_id":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
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

const schema8 = {"type":"string","enum":["CREATED","PENDING","TRACKED","REJECTED","IN_WAREHOUSE","IN_TRANSIT","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!(((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "REJECTED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","enum":["CREATED","PENDING","TRACKED","READY_FOR_DISTRIBUTION","REJECTED","SHIPMENT_SENT","SHIPMENT_CONFIRMED","IN_WAREHOUSE","IN_TRANSIT","RECEIVED_BY_CARRIER","FAILED_DELIVERY_ATTEMPT","WRONG_ADDRESS","SHIPMENT_CONSOLIDATED","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT","FAILED_TO_MATCH_GIVEN_TIMESLOT"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!(((((((((((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "READY_FOR_DISTRIBUTION")) || (data === "REJECTED")) || (data === "SHIPMENT_SENT")) || (data === "SHIPMENT_CONFIRMED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "RECEIVED_BY_CARRIER")) || (data === "FAILED_DELIVERY_ATTEMPT")) || (data === "WRONG_ADDRESS")) || (data === "SHIPMENT_CONSOLIDATED")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT")) || (data === "FAILED_TO_MATCH_GIVEN_TIMESLOT"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}

const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reference === undefined) && (missing0 = "reference")) || ((data.status === undefined) && (missing0 = "status"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentEvent/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "reference") || (key0 === "status")) || (key0 === "status_detail")) || (key0 === "external_tracking_id"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate24(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data2 = data.status_detail;
const _errs4 = errors;
if(!(validate26(data2, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_tracking_id !== undefined){
let data3 = data.external_tracking_id;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentEvent/properties/external_tracking_id/type",keyword:"type",params:{type: schema6.properties.external_tracking_id.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length > 64 && func2(data3) > 64){
validate21.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentEvent/properties/external_tracking_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data3.length <= 1 && func2(data3) < 1){
validate21.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentEvent/properties/external_tracking_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate21.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentEvent/properties/external_tracking_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
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
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ShipmentProgressResult_closed = validate28;
const schema10 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","status","status_detail","external_tracking_id"],"properties":{"id":{"$ref":"Id"},"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"external_tracking_id":{"type":["string","null"]}},"additionalProperties":false}},"additionalProperties":false};
const schema11 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentProgressResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentProgressResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(((((data0.id === undefined) && (missing1 = "id")) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.status_detail === undefined) && (missing1 = "status_detail"))) || ((data0.external_tracking_id === undefined) && (missing1 = "external_tracking_id"))){
validate28.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentProgressResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "id") || (key1 === "status")) || (key1 === "status_detail")) || (key1 === "external_tracking_id"))){
validate28.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentProgressResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
if(!(validate29(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data2 = data0.status;
const _errs6 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status_detail !== undefined){
let data3 = data0.status_detail;
const _errs7 = errors;
if(!(validate26(data3, {instancePath:instancePath+"/data/status_detail",parentData:data0,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.external_tracking_id !== undefined){
let data4 = data0.external_tracking_id;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate28.errors = [{instancePath:instancePath+"/data/external_tracking_id",schemaPath:"#/components/schemas/ShipmentProgressResult/properties/data/properties/external_tracking_id/type",keyword:"type",params:{type: schema10.properties.data.properties.external_tracking_id.type},message:"must be string,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
}
var valid1 = _errs8 === errors;
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
validate28.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentProgressResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentProgressResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

exports.path_shipment_id = validate33;
const schema12 = {"type":"object","additionalProperties":false,"required":["shipment_id"],"properties":{"shipment_id":{"$ref":"Id"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.shipment_id === undefined) && (missing0 = "shipment_id")){
validate33.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1courier~1shipments~1{shipment_id}~1events/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "shipment_id")){
validate33.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1courier~1shipments~1{shipment_id}~1events/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
const _errs2 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/shipment_id",parentData:data,parentDataProperty:"shipment_id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate33.errors = [{instancePath,schemaPath:"#/paths/~1edge~1v1~1courier~1shipments~1{shipment_id}~1events/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
