"use strict";
exports.ApiKeyList_closed = validate21;
const schema6 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"CallbackApiKey_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema7 = {"type":"object","required":["api_key","status","created_at","signs_from","retires_at"],"properties":{"api_key":{"type":"string"},"status":{"$ref":"ApiKeyStatus"},"created_at":{"$ref":"Timestamp"},"signs_from":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"retires_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]}},"additionalProperties":false};
const schema8 = {"type":"string","enum":["ACTIVE","RETIRING","UPCOMING"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!(((data === "ACTIVE") || (data === "RETIRING")) || (data === "UPCOMING"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyStatus/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.api_key === undefined) && (missing0 = "api_key")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.signs_from === undefined) && (missing0 = "signs_from"))) || ((data.retires_at === undefined) && (missing0 = "retires_at"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackApiKey/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "api_key") || (key0 === "status")) || (key0 === "created_at")) || (key0 === "signs_from")) || (key0 === "retires_at"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackApiKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.api_key !== undefined){
let data0 = data.api_key;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/components/schemas/CallbackApiKey/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs5 = errors;
if(!(validate25(data2, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signs_from !== undefined){
let data3 = data.signs_from;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate25(data3, {instancePath:instancePath+"/signs_from",parentData:data,parentDataProperty:"signs_from",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/signs_from",schemaPath:"#/components/schemas/CallbackApiKey/properties/signs_from/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/signs_from",schemaPath:"#/components/schemas/CallbackApiKey/properties/signs_from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate22.errors = vErrors;
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
if(data.retires_at !== undefined){
let data4 = data.retires_at;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validate25(data4, {instancePath:instancePath+"/retires_at",parentData:data,parentDataProperty:"retires_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs14 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/retires_at",schemaPath:"#/components/schemas/CallbackApiKey/properties/retires_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/retires_at",schemaPath:"#/components/schemas/CallbackApiKey/properties/retires_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate22.errors = vErrors;
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackApiKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema11 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate31.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate31.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate31.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate31.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate31.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate31.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate31.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate33.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema13.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate35.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema13.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate31(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
if(!(validate33(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate30.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate35(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate30.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate22(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
else {
validate21.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ApiKeyList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate30(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ApiKeyResult_closed = validate38;
const schema14 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"ApiKeyWithSecret_closed"}},"additionalProperties":false};
const schema15 = {"type":"object","required":["api_key","api_secret","status","created_at","signs_from","retires_at"],"properties":{"api_key":{"type":"string"},"status":{"$ref":"ApiKeyStatus"},"created_at":{"$ref":"Timestamp"},"signs_from":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"retires_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"api_secret":{"type":"string"}},"additionalProperties":false};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.api_key === undefined) && (missing0 = "api_key")) || ((data.api_secret === undefined) && (missing0 = "api_secret"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.signs_from === undefined) && (missing0 = "signs_from"))) || ((data.retires_at === undefined) && (missing0 = "retires_at"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyWithSecret/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "api_key") || (key0 === "status")) || (key0 === "created_at")) || (key0 === "signs_from")) || (key0 === "retires_at")) || (key0 === "api_secret"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyWithSecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.api_key !== undefined){
let data0 = data.api_key;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate39.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/components/schemas/ApiKeyWithSecret/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs5 = errors;
if(!(validate25(data2, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signs_from !== undefined){
let data3 = data.signs_from;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate25(data3, {instancePath:instancePath+"/signs_from",parentData:data,parentDataProperty:"signs_from",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/signs_from",schemaPath:"#/components/schemas/ApiKeyWithSecret/properties/signs_from/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/signs_from",schemaPath:"#/components/schemas/ApiKeyWithSecret/properties/signs_from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate39.errors = vErrors;
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
if(data.retires_at !== undefined){
let data4 = data.retires_at;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validate25(data4, {instancePath:instancePath+"/retires_at",parentData:data,parentDataProperty:"retires_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs14 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/retires_at",schemaPath:"#/components/schemas/ApiKeyWithSecret/properties/retires_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/retires_at",schemaPath:"#/components/schemas/ApiKeyWithSecret/properties/retires_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate39.errors = vErrors;
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
if(data.api_secret !== undefined){
let data5 = data.api_secret;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate39.errors = [{instancePath:instancePath+"/api_secret",schemaPath:"#/components/schemas/ApiKeyWithSecret/properties/api_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyWithSecret/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate39(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

exports.ApiKeyRotation = validate45;
const schema16 = {"type":"object","additionalProperties":false,"properties":{"lead_seconds":{"type":"integer","minimum":0,"maximum":2592000},"overlap_seconds":{"type":"integer","minimum":0,"maximum":2592000}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "lead_seconds") || (key0 === "overlap_seconds"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyRotation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lead_seconds !== undefined){
let data0 = data.lead_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate45.errors = [{instancePath:instancePath+"/lead_seconds",schemaPath:"#/components/schemas/ApiKeyRotation/properties/lead_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/lead_seconds",schemaPath:"#/components/schemas/ApiKeyRotation/properties/lead_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/lead_seconds",schemaPath:"#/components/schemas/ApiKeyRotation/properties/lead_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.overlap_seconds !== undefined){
let data1 = data.overlap_seconds;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate45.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/components/schemas/ApiKeyRotation/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2592000 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/components/schemas/ApiKeyRotation/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/components/schemas/ApiKeyRotation/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/ApiKeyRotation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

exports.OpenedSandboxClient_closed = validate46;
const schema17 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["client_id","client_secret","audience","name","country","revision","api_key"],"properties":{"client_id":{"$ref":"Id"},"client_secret":{"type":"string"},"audience":{"type":"string"},"name":{"$ref":"ClientName"},"country":{"$ref":"ClientCountry"},"revision":{"$ref":"RevisionName"},"api_key":{"$ref":"ApiKeyWithSecret_closed"}},"additionalProperties":false}},"additionalProperties":false};
const schema18 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 128 && func2(data) > 128){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ClientName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ClientName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ClientName/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ClientName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","enum":["ARG","BRA","MEX","COL"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/ClientCountry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!((((data === "ARG") || (data === "BRA")) || (data === "MEX")) || (data === "COL"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/ClientCountry/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","minLength":1,"maxLength":512,"pattern":"^([a-z0-9-]+|[a-z0-9-]+=[a-z0-9-]+(,[a-z0-9-]+=[a-z0-9-]+)*)$"};
const pattern3 = new RegExp("^([a-z0-9-]+|[a-z0-9-]+=[a-z0-9-]+(,[a-z0-9-]+=[a-z0-9-]+)*)$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 512 && func2(data) > 512){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/RevisionName/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/RevisionName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/RevisionName/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9-]+|[a-z0-9-]+=[a-z0-9-]+(,[a-z0-9-]+=[a-z0-9-]+)*)$"},message:"must match pattern \""+"^([a-z0-9-]+|[a-z0-9-]+=[a-z0-9-]+(,[a-z0-9-]+=[a-z0-9-]+)*)$"+"\""}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/RevisionName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/OpenedSandboxClient/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/OpenedSandboxClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((((((data0.client_id === undefined) && (missing1 = "client_id")) || ((data0.client_secret === undefined) && (missing1 = "client_secret"))) || ((data0.audience === undefined) && (missing1 = "audience"))) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.country === undefined) && (missing1 = "country"))) || ((data0.revision === undefined) && (missing1 = "revision"))) || ((data0.api_key === undefined) && (missing1 = "api_key"))){
validate46.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/OpenedSandboxClient/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((((key1 === "client_id") || (key1 === "client_secret")) || (key1 === "audience")) || (key1 === "name")) || (key1 === "country")) || (key1 === "revision")) || (key1 === "api_key"))){
validate46.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/OpenedSandboxClient/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.client_id !== undefined){
let data1 = data0.client_id;
const _errs5 = errors;
if(!(validate47(data1, {instancePath:instancePath+"/data/client_id",parentData:data0,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.client_secret !== undefined){
let data2 = data0.client_secret;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate46.errors = [{instancePath:instancePath+"/data/client_secret",schemaPath:"#/components/schemas/OpenedSandboxClient/properties/data/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.audience !== undefined){
let data3 = data0.audience;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate46.errors = [{instancePath:instancePath+"/data/audience",schemaPath:"#/components/schemas/OpenedSandboxClient/properties/data/properties/audience/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data0.name !== undefined){
let data4 = data0.name;
const _errs10 = errors;
if(!(validate49(data4, {instancePath:instancePath+"/data/name",parentData:data0,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.country !== undefined){
let data5 = data0.country;
const _errs11 = errors;
if(!(validate51(data5, {instancePath:instancePath+"/data/country",parentData:data0,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.revision !== undefined){
let data6 = data0.revision;
const _errs12 = errors;
if(!(validate53(data6, {instancePath:instancePath+"/data/revision",parentData:data0,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.api_key !== undefined){
let data7 = data0.api_key;
const _errs13 = errors;
if(!(validate39(data7, {instancePath:instancePath+"/data/api_key",parentData:data0,parentDataProperty:"api_key",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
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
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/OpenedSandboxClient/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/OpenedSandboxClient/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

exports.SandboxClientCreate = validate56;
const schema22 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"ClientName"},"country":{"$ref":"ClientCountry"},"revision":{"$ref":"RevisionName"},"scopes":{"$ref":"ClientScopes"}}};
const schema23 = {"type":["array","null"],"uniqueItems":true,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+:[a-z0-9-]+$"}};
const pattern4 = new RegExp("^[a-z0-9-]+:[a-z0-9-]+$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/ClientScopes/type",keyword:"type",params:{type: schema23.type},message:"must be array,null"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 200){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/ClientScopes/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate60.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ClientScopes/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate60.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ClientScopes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate60.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ClientScopes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+:[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+:[a-z0-9-]+$"+"\""}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ClientScopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs1){
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let valid1;
let i1 = data.length;
let j0;
valid1 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/ClientScopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
valid1 = false;
break;
}
indices0[item0] = i1;
}
}
if(valid1){
}
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "country")) || (key0 === "revision")) || (key0 === "scopes"))){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(!(validate49(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data1 = data.country;
const _errs3 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data2 = data.revision;
const _errs4 = errors;
if(!(validate53(data2, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data3 = data.scopes;
const _errs5 = errors;
if(!(validate60(data3, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
}
else {
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

exports.SandboxClientResult_closed = validate62;
const schema24 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"SandboxClient_closed"}},"additionalProperties":false};
const schema25 = {"type":"object","required":["id","name","country","countries","status","revision","callback_addresses","limits","products","card_data_entitled","rate_limit","pages","scopes","accounts_per_currency","card_charges","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"name":{"type":"string"},"country":{"$ref":"ClientCountry"},"countries":{"$ref":"ClientCountries"},"status":{"$ref":"SandboxClientStatus"},"revision":{"$ref":"RevisionName"},"callback_addresses":{"$ref":"CallbackAddresses_closed"},"limits":{"$ref":"ClientLimits"},"products":{"type":"array","items":{"$ref":"Product"}},"card_data_entitled":{"type":"boolean"},"rate_limit":{"oneOf":[{"$ref":"RateLimit"},{"type":"null"}]},"pages":{"$ref":"HostedPages"},"scopes":{"$ref":"ClientScopes"},"accounts_per_currency":{"type":"integer","minimum":1,"maximum":100},"card_charges":{"type":"array","items":{"$ref":"CardCharge_closed"}},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const func10 = Object.prototype.hasOwnProperty;
const schema26 = {"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"ClientCountry"}};
const func0 = require("ajv/dist/runtime/equal").default;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/ClientCountries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let valid1;
let i1 = data.length;
let j0;
valid1 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/ClientCountries/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
valid1 = false;
break outer0;
}
}
}
}
if(valid1){
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/ClientCountries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","enum":["ACTIVE","SUSPENDED"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema27.enum;
if(!((data === "ACTIVE") || (data === "SUSPENDED"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientStatus/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","required":["transactions","shipping_updates","activities","identity_sessions"],"properties":{"transactions":{"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^https?://[^?#]+$"},"shipping_updates":{"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^https?://[^/?#]+(/[^?#]*)?/shipping/updates$"},"activities":{"$ref":"CallbackAddress"},"identity_sessions":{"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$"}},"additionalProperties":false};
const formats2 = require("./formats.cjs").uri;
const pattern5 = new RegExp("^https?://[^?#]+$", "u");
const pattern6 = new RegExp("^https?://[^/?#]+(/[^?#]*)?/shipping/updates$", "u");
const pattern8 = new RegExp("^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$", "u");
const schema29 = {"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^https?://[^#]+$"};
const pattern7 = new RegExp("^https?://[^#]+$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddress/type",keyword:"type",params:{type: schema29.type},message:"must be string,null"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 2048 && func2(data) > 2048){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddress/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern7.test(data)){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddress/pattern",keyword:"pattern",params:{pattern: "^https?://[^#]+$"},message:"must match pattern \""+"^https?://[^#]+$"+"\""}];
return false;
}
else {
if(!(formats2(data))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddress/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
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
if(((((data.transactions === undefined) && (missing0 = "transactions")) || ((data.shipping_updates === undefined) && (missing0 = "shipping_updates"))) || ((data.activities === undefined) && (missing0 = "activities"))) || ((data.identity_sessions === undefined) && (missing0 = "identity_sessions"))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddresses/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "transactions") || (key0 === "shipping_updates")) || (key0 === "activities")) || (key0 === "identity_sessions"))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddresses/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transactions !== undefined){
let data0 = data.transactions;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate72.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddresses/properties/transactions/type",keyword:"type",params:{type: schema28.properties.transactions.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 2048 && func2(data0) > 2048){
validate72.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddresses/properties/transactions/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate72.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddresses/properties/transactions/pattern",keyword:"pattern",params:{pattern: "^https?://[^?#]+$"},message:"must match pattern \""+"^https?://[^?#]+$"+"\""}];
return false;
}
else {
if(!(formats2(data0))){
validate72.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddresses/properties/transactions/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
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
if(data.shipping_updates !== undefined){
let data1 = data.shipping_updates;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate72.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddresses/properties/shipping_updates/type",keyword:"type",params:{type: schema28.properties.shipping_updates.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 2048 && func2(data1) > 2048){
validate72.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddresses/properties/shipping_updates/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate72.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddresses/properties/shipping_updates/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]+(/[^?#]*)?/shipping/updates$"},message:"must match pattern \""+"^https?://[^/?#]+(/[^?#]*)?/shipping/updates$"+"\""}];
return false;
}
else {
if(!(formats2(data1))){
validate72.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddresses/properties/shipping_updates/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
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
if(data.activities !== undefined){
let data2 = data.activities;
const _errs6 = errors;
if(!(validate73(data2, {instancePath:instancePath+"/activities",parentData:data,parentDataProperty:"activities",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity_sessions !== undefined){
let data3 = data.identity_sessions;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate72.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddresses/properties/identity_sessions/type",keyword:"type",params:{type: schema28.properties.identity_sessions.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 2048 && func2(data3) > 2048){
validate72.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddresses/properties/identity_sessions/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern8.test(data3)){
validate72.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddresses/properties/identity_sessions/pattern",keyword:"pattern",params:{pattern: "^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$"},message:"must match pattern \""+"^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$"+"\""}];
return false;
}
else {
if(!(formats2(data3))){
validate72.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddresses/properties/identity_sessions/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
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
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddresses/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":false,"required":["account","client","bridge"],"properties":{"account":{"$ref":"AccountLimits"},"client":{"$ref":"AccountLimits"},"bridge":{"$ref":"BridgeLimits"}}};
const schema31 = {"type":"object","additionalProperties":false,"required":["daily","monthly"],"properties":{"daily":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"monthly":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]}}};
const schema32 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern9 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern9.test(data)){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.daily === undefined) && (missing0 = "daily")) || ((data.monthly === undefined) && (missing0 = "monthly"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/AccountLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "daily") || (key0 === "monthly"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/AccountLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.daily !== undefined){
let data0 = data.daily;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate78(data0, {instancePath:instancePath+"/daily",parentData:data,parentDataProperty:"daily",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/AccountLimits/properties/daily/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/AccountLimits/properties/daily/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate77.errors = vErrors;
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
if(data.monthly !== undefined){
let data1 = data.monthly;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validate78(data1, {instancePath:instancePath+"/monthly",parentData:data,parentDataProperty:"monthly",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/AccountLimits/properties/monthly/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs11 = errors;
if(errors === _errs10){
}
var _valid1 = _errs10 === errors;
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
const err3 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/AccountLimits/properties/monthly/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
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
else {
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/AccountLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","additionalProperties":false,"required":["daily","monthly","movement","balance"],"properties":{"daily":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"monthly":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"movement":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"balance":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.daily === undefined) && (missing0 = "daily")) || ((data.monthly === undefined) && (missing0 = "monthly"))) || ((data.movement === undefined) && (missing0 = "movement"))) || ((data.balance === undefined) && (missing0 = "balance"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/BridgeLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "daily") || (key0 === "monthly")) || (key0 === "movement")) || (key0 === "balance"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/BridgeLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.daily !== undefined){
let data0 = data.daily;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate78(data0, {instancePath:instancePath+"/daily",parentData:data,parentDataProperty:"daily",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/BridgeLimits/properties/daily/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/BridgeLimits/properties/daily/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate83.errors = vErrors;
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
if(data.monthly !== undefined){
let data1 = data.monthly;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validate78(data1, {instancePath:instancePath+"/monthly",parentData:data,parentDataProperty:"monthly",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/BridgeLimits/properties/monthly/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs11 = errors;
if(errors === _errs10){
}
var _valid1 = _errs10 === errors;
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
const err3 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/BridgeLimits/properties/monthly/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate83.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.movement !== undefined){
let data2 = data.movement;
const _errs12 = errors;
const _errs13 = errors;
let valid3 = false;
let passing2 = null;
const _errs14 = errors;
if(!(validate78(data2, {instancePath:instancePath+"/movement",parentData:data,parentDataProperty:"movement",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs15 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/movement",schemaPath:"#/components/schemas/BridgeLimits/properties/movement/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs16 = errors;
if(errors === _errs15){
}
var _valid2 = _errs15 === errors;
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
const err5 = {instancePath:instancePath+"/movement",schemaPath:"#/components/schemas/BridgeLimits/properties/movement/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate83.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data3 = data.balance;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
let passing3 = null;
const _errs19 = errors;
if(!(validate78(data3, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid3 = _errs19 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs20 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/balance",schemaPath:"#/components/schemas/BridgeLimits/properties/balance/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid3 = _errs20 === errors;
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
const err7 = {instancePath:instancePath+"/balance",schemaPath:"#/components/schemas/BridgeLimits/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate83.errors = vErrors;
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
}
}
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/BridgeLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.account === undefined) && (missing0 = "account")) || ((data.client === undefined) && (missing0 = "client"))) || ((data.bridge === undefined) && (missing0 = "bridge"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/ClientLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "account") || (key0 === "client")) || (key0 === "bridge"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/ClientLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account !== undefined){
let data0 = data.account;
const _errs2 = errors;
if(!(validate77(data0, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
let data1 = data.client;
const _errs3 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bridge !== undefined){
let data2 = data.bridge;
const _errs4 = errors;
if(!(validate83(data2, {instancePath:instancePath+"/bridge",parentData:data,parentDataProperty:"bridge",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
}
else {
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/ClientLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"string","enum":["IDENTITY","CREDIT"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/Product/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema34.enum;
if(!((data === "IDENTITY") || (data === "CREDIT"))){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/Product/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"object","additionalProperties":false,"required":["requests_per_second","burst"],"properties":{"requests_per_second":{"type":"integer","minimum":1,"maximum":100000},"burst":{"type":"integer","minimum":1,"maximum":100000}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requests_per_second === undefined) && (missing0 = "requests_per_second")) || ((data.burst === undefined) && (missing0 = "burst"))){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/RateLimit/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "requests_per_second") || (key0 === "burst"))){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/RateLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requests_per_second !== undefined){
let data0 = data.requests_per_second;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate92.errors = [{instancePath:instancePath+"/requests_per_second",schemaPath:"#/components/schemas/RateLimit/properties/requests_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/requests_per_second",schemaPath:"#/components/schemas/RateLimit/properties/requests_per_second/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/requests_per_second",schemaPath:"#/components/schemas/RateLimit/properties/requests_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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
if(data.burst !== undefined){
let data1 = data.burst;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate92.errors = [{instancePath:instancePath+"/burst",schemaPath:"#/components/schemas/RateLimit/properties/burst/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/burst",schemaPath:"#/components/schemas/RateLimit/properties/burst/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/burst",schemaPath:"#/components/schemas/RateLimit/properties/burst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/RateLimit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","additionalProperties":false,"required":["frame_origins","stylesheet_origins","success_links"],"properties":{"frame_origins":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":256,"pattern":"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"}},"stylesheet_origins":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":256,"pattern":"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"}},"success_links":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":2048,"pattern":"^[a-z][a-z0-9+.-]*://[^\\s\\u0000\\\\]+$"}}}};
const pattern10 = new RegExp("^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$", "u");
const pattern12 = new RegExp("^[a-z][a-z0-9+.-]*://[^\\s\\u0000\\\\]+$", "u");

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.frame_origins === undefined) && (missing0 = "frame_origins")) || ((data.stylesheet_origins === undefined) && (missing0 = "stylesheet_origins"))) || ((data.success_links === undefined) && (missing0 = "success_links"))){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/HostedPages/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "frame_origins") || (key0 === "stylesheet_origins")) || (key0 === "success_links"))){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/HostedPages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.frame_origins !== undefined){
let data0 = data.frame_origins;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate94.errors = [{instancePath:instancePath+"/frame_origins",schemaPath:"#/components/schemas/HostedPages/properties/frame_origins/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
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
if(data1.length > 256 && func2(data1) > 256){
validate94.errors = [{instancePath:instancePath+"/frame_origins/" + i0,schemaPath:"#/components/schemas/HostedPages/properties/frame_origins/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern10.test(data1)){
validate94.errors = [{instancePath:instancePath+"/frame_origins/" + i0,schemaPath:"#/components/schemas/HostedPages/properties/frame_origins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"},message:"must match pattern \""+"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"+"\""}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/frame_origins/" + i0,schemaPath:"#/components/schemas/HostedPages/properties/frame_origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate94.errors = [{instancePath:instancePath+"/frame_origins",schemaPath:"#/components/schemas/HostedPages/properties/frame_origins/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.stylesheet_origins !== undefined){
let data2 = data.stylesheet_origins;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 50){
validate94.errors = [{instancePath:instancePath+"/stylesheet_origins",schemaPath:"#/components/schemas/HostedPages/properties/stylesheet_origins/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 256 && func2(data3) > 256){
validate94.errors = [{instancePath:instancePath+"/stylesheet_origins/" + i1,schemaPath:"#/components/schemas/HostedPages/properties/stylesheet_origins/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern10.test(data3)){
validate94.errors = [{instancePath:instancePath+"/stylesheet_origins/" + i1,schemaPath:"#/components/schemas/HostedPages/properties/stylesheet_origins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"},message:"must match pattern \""+"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"+"\""}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/stylesheet_origins/" + i1,schemaPath:"#/components/schemas/HostedPages/properties/stylesheet_origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
}
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
else {
validate94.errors = [{instancePath:instancePath+"/stylesheet_origins",schemaPath:"#/components/schemas/HostedPages/properties/stylesheet_origins/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.success_links !== undefined){
let data4 = data.success_links;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 50){
validate94.errors = [{instancePath:instancePath+"/success_links",schemaPath:"#/components/schemas/HostedPages/properties/success_links/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 2048 && func2(data5) > 2048){
validate94.errors = [{instancePath:instancePath+"/success_links/" + i2,schemaPath:"#/components/schemas/HostedPages/properties/success_links/items/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern12.test(data5)){
validate94.errors = [{instancePath:instancePath+"/success_links/" + i2,schemaPath:"#/components/schemas/HostedPages/properties/success_links/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]*://[^\\s\\u0000\\\\]+$"},message:"must match pattern \""+"^[a-z][a-z0-9+.-]*://[^\\s\\u0000\\\\]+$"+"\""}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/success_links/" + i2,schemaPath:"#/components/schemas/HostedPages/properties/success_links/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs12){
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/success_links",schemaPath:"#/components/schemas/HostedPages/properties/success_links/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/HostedPages/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["name","type","percentage","origin"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Z0-9_]+$"},"type":{"type":"string","enum":["TAX","FEE","DISCOUNT"]},"percentage":{"type":"string","maxLength":8,"pattern":"^[0-9]{1,3}(\\.[0-9]{1,4})?$"},"origin":{"$ref":"TransactionOrigin"},"country":{"$ref":"CountryCode"}},"additionalProperties":false};
const pattern13 = new RegExp("^[A-Z0-9_]+$", "u");
const pattern14 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,4})?$", "u");
const schema38 = {"type":"string","enum":["DOMESTIC","INTERNATIONAL"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema38.enum;
if(!((data === "DOMESTIC") || (data === "INTERNATIONAL"))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOrigin/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern15 = new RegExp("^[A-Z]{3}$", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern15.test(data)){
validate100.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.percentage === undefined) && (missing0 = "percentage"))) || ((data.origin === undefined) && (missing0 = "origin"))){
validate97.errors = [{instancePath,schemaPath:"#/components/schemas/CardCharge/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "type")) || (key0 === "percentage")) || (key0 === "origin")) || (key0 === "country"))){
validate97.errors = [{instancePath,schemaPath:"#/components/schemas/CardCharge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardCharge/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardCharge/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data0)){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardCharge/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"},message:"must match pattern \""+"^[A-Z0-9_]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardCharge/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate97.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CardCharge/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema37.properties.type.enum;
if(!(((data1 === "TAX") || (data1 === "FEE")) || (data1 === "DISCOUNT"))){
validate97.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CardCharge/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.percentage !== undefined){
let data2 = data.percentage;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 8 && func2(data2) > 8){
validate97.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/components/schemas/CardCharge/properties/percentage/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}];
return false;
}
else {
if(!pattern14.test(data2)){
validate97.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/components/schemas/CardCharge/properties/percentage/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,4})?$"+"\""}];
return false;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/components/schemas/CardCharge/properties/percentage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.origin !== undefined){
let data3 = data.origin;
const _errs8 = errors;
if(!(validate98(data3, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data4 = data.country;
const _errs9 = errors;
if(!(validate100(data4, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
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
validate97.errors = [{instancePath,schemaPath:"#/components/schemas/CardCharge/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.countries === undefined) && (missing0 = "countries"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.callback_addresses === undefined) && (missing0 = "callback_addresses"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.products === undefined) && (missing0 = "products"))) || ((data.card_data_entitled === undefined) && (missing0 = "card_data_entitled"))) || ((data.rate_limit === undefined) && (missing0 = "rate_limit"))) || ((data.pages === undefined) && (missing0 = "pages"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.accounts_per_currency === undefined) && (missing0 = "accounts_per_currency"))) || ((data.card_charges === undefined) && (missing0 = "card_charges"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClient/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema25.properties, key0))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate47(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/SandboxClient/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.country !== undefined){
let data2 = data.country;
const _errs5 = errors;
if(!(validate51(data2, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countries !== undefined){
let data3 = data.countries;
const _errs6 = errors;
if(!(validate66(data3, {instancePath:instancePath+"/countries",parentData:data,parentDataProperty:"countries",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs7 = errors;
if(!(validate69(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data5 = data.revision;
const _errs8 = errors;
if(!(validate53(data5, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_addresses !== undefined){
let data6 = data.callback_addresses;
const _errs9 = errors;
if(!(validate72(data6, {instancePath:instancePath+"/callback_addresses",parentData:data,parentDataProperty:"callback_addresses",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data7 = data.limits;
const _errs10 = errors;
if(!(validate76(data7, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.products !== undefined){
let data8 = data.products;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs13 = errors;
if(!(validate90(data9, {instancePath:instancePath+"/products/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
validate63.errors = [{instancePath:instancePath+"/products",schemaPath:"#/components/schemas/SandboxClient/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.card_data_entitled !== undefined){
let data10 = data.card_data_entitled;
const _errs14 = errors;
if(typeof data10 !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/card_data_entitled",schemaPath:"#/components/schemas/SandboxClient/properties/card_data_entitled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.rate_limit !== undefined){
let data11 = data.rate_limit;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate92(data11, {instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data11 !== null){
const err0 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/components/schemas/SandboxClient/properties/rate_limit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs20 = errors;
if(errors === _errs19){
}
var _valid0 = _errs19 === errors;
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
const err1 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/components/schemas/SandboxClient/properties/rate_limit/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate63.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data12 = data.pages;
const _errs21 = errors;
if(!(validate94(data12, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data13 = data.scopes;
const _errs22 = errors;
if(!(validate60(data13, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts_per_currency !== undefined){
let data14 = data.accounts_per_currency;
const _errs23 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate63.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SandboxClient/properties/accounts_per_currency/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
validate63.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SandboxClient/properties/accounts_per_currency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate63.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SandboxClient/properties/accounts_per_currency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs23){
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_charges !== undefined){
let data15 = data.card_charges;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(Array.isArray(data15)){
var valid3 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs27 = errors;
if(!(validate97(data16, {instancePath:instancePath+"/card_charges/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card_charges",schemaPath:"#/components/schemas/SandboxClient/properties/card_charges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs25){
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data17 = data.created_at;
const _errs28 = errors;
if(!(validate25(data17, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data18 = data.updated_at;
const _errs29 = errors;
if(!(validate25(data18, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
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
else {
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClient/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate63(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

exports.SandboxClientUpdate = validate106;
const schema40 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"ClientName"},"country":{"$ref":"ClientCountry"},"countries":{"$ref":"ClientCountries"},"status":{"$ref":"SandboxClientStatus"},"revision":{"$ref":"RevisionName"},"callback_addresses":{"$ref":"CallbackAddressesInput"},"limits":{"$ref":"ClientLimits"},"products":{"type":"array","uniqueItems":true,"items":{"$ref":"Product"}},"card_data_entitled":{"type":"boolean"},"rate_limit":{"oneOf":[{"$ref":"RateLimit"},{"type":"null"}]},"pages":{"$ref":"HostedPages"},"scopes":{"$ref":"ClientScopes"},"accounts_per_currency":{"type":"integer","minimum":1,"maximum":100},"card_charges":{"type":"array","maxItems":50,"items":{"$ref":"CardChargeInput"}}}};
const schema41 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"transactions":{"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^https?://[^?#]+$"},"shipping_updates":{"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^https?://[^/?#]+(/[^?#]*)?/shipping/updates$"},"activities":{"$ref":"CallbackAddress"},"identity_sessions":{"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddressesInput/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "transactions") || (key0 === "shipping_updates")) || (key0 === "activities")) || (key0 === "identity_sessions"))){
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddressesInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transactions !== undefined){
let data0 = data.transactions;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate112.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/transactions/type",keyword:"type",params:{type: schema41.properties.transactions.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 2048 && func2(data0) > 2048){
validate112.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/transactions/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate112.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/transactions/pattern",keyword:"pattern",params:{pattern: "^https?://[^?#]+$"},message:"must match pattern \""+"^https?://[^?#]+$"+"\""}];
return false;
}
else {
if(!(formats2(data0))){
validate112.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/transactions/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
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
if(data.shipping_updates !== undefined){
let data1 = data.shipping_updates;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate112.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/shipping_updates/type",keyword:"type",params:{type: schema41.properties.shipping_updates.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 2048 && func2(data1) > 2048){
validate112.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/shipping_updates/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate112.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/shipping_updates/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]+(/[^?#]*)?/shipping/updates$"},message:"must match pattern \""+"^https?://[^/?#]+(/[^?#]*)?/shipping/updates$"+"\""}];
return false;
}
else {
if(!(formats2(data1))){
validate112.errors = [{instancePath:instancePath+"/shipping_updates",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/shipping_updates/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
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
if(data.activities !== undefined){
let data2 = data.activities;
const _errs6 = errors;
if(!(validate73(data2, {instancePath:instancePath+"/activities",parentData:data,parentDataProperty:"activities",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity_sessions !== undefined){
let data3 = data.identity_sessions;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate112.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/identity_sessions/type",keyword:"type",params:{type: schema41.properties.identity_sessions.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 2048 && func2(data3) > 2048){
validate112.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/identity_sessions/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern8.test(data3)){
validate112.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/identity_sessions/pattern",keyword:"pattern",params:{pattern: "^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$"},message:"must match pattern \""+"^(?=[^#]*$)https?://[^/?#]+(/[^?#]*)?/identity/v1/[^#]*$"+"\""}];
return false;
}
else {
if(!(formats2(data3))){
validate112.errors = [{instancePath:instancePath+"/identity_sessions",schemaPath:"#/components/schemas/CallbackAddressesInput/properties/identity_sessions/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
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
}
}
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/components/schemas/CallbackAddressesInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","additionalProperties":false,"required":["name","type","percentage","origin"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Z0-9_]+$"},"type":{"type":"string","enum":["TAX","FEE","DISCOUNT"]},"percentage":{"type":"string","maxLength":8,"pattern":"^[0-9]{1,3}(\\.[0-9]{1,4})?$"},"origin":{"$ref":"TransactionOrigin"},"country":{"$ref":"Country"}}};
const schema43 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE"]};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate122.errors = [{instancePath,schemaPath:"#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema43.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE"))){
validate122.errors = [{instancePath,schemaPath:"#/components/schemas/Country/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate122.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.percentage === undefined) && (missing0 = "percentage"))) || ((data.origin === undefined) && (missing0 = "origin"))){
validate120.errors = [{instancePath,schemaPath:"#/components/schemas/CardChargeInput/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "type")) || (key0 === "percentage")) || (key0 === "origin")) || (key0 === "country"))){
validate120.errors = [{instancePath,schemaPath:"#/components/schemas/CardChargeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardChargeInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardChargeInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data0)){
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardChargeInput/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"},message:"must match pattern \""+"^[A-Z0-9_]+$"+"\""}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CardChargeInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate120.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CardChargeInput/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema42.properties.type.enum;
if(!(((data1 === "TAX") || (data1 === "FEE")) || (data1 === "DISCOUNT"))){
validate120.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CardChargeInput/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(data.percentage !== undefined){
let data2 = data.percentage;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 8 && func2(data2) > 8){
validate120.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/components/schemas/CardChargeInput/properties/percentage/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}];
return false;
}
else {
if(!pattern14.test(data2)){
validate120.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/components/schemas/CardChargeInput/properties/percentage/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,4})?$"+"\""}];
return false;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/components/schemas/CardChargeInput/properties/percentage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.origin !== undefined){
let data3 = data.origin;
const _errs8 = errors;
if(!(validate98(data3, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data4 = data.country;
const _errs9 = errors;
if(!(validate122(data4, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
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
validate120.errors = [{instancePath,schemaPath:"#/components/schemas/CardChargeInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema40.properties, key0))){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(!(validate49(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data1 = data.country;
const _errs3 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countries !== undefined){
let data2 = data.countries;
const _errs4 = errors;
if(!(validate66(data2, {instancePath:instancePath+"/countries",parentData:data,parentDataProperty:"countries",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs5 = errors;
if(!(validate69(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data4 = data.revision;
const _errs6 = errors;
if(!(validate53(data4, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_addresses !== undefined){
let data5 = data.callback_addresses;
const _errs7 = errors;
if(!(validate112(data5, {instancePath:instancePath+"/callback_addresses",parentData:data,parentDataProperty:"callback_addresses",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data6 = data.limits;
const _errs8 = errors;
if(!(validate76(data6, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.products !== undefined){
let data7 = data.products;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs11 = errors;
if(!(validate90(data8, {instancePath:instancePath+"/products/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
if(valid1){
let valid2;
let i1 = data7.length;
let j0;
valid2 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data7[i1], data7[j0])){
validate106.errors = [{instancePath:instancePath+"/products",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/products/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
valid2 = false;
break outer0;
}
}
}
}
if(valid2){
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/products",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.card_data_entitled !== undefined){
let data9 = data.card_data_entitled;
const _errs12 = errors;
if(typeof data9 !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/card_data_entitled",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/card_data_entitled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.rate_limit !== undefined){
let data10 = data.rate_limit;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
let passing0 = null;
const _errs16 = errors;
if(!(validate92(data10, {instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs17 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/rate_limit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs18 = errors;
if(errors === _errs17){
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/rate_limit/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate106.errors = vErrors;
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
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data11 = data.pages;
const _errs19 = errors;
if(!(validate94(data11, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data12 = data.scopes;
const _errs20 = errors;
if(!(validate60(data12, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts_per_currency !== undefined){
let data13 = data.accounts_per_currency;
const _errs21 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate106.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/accounts_per_currency/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
validate106.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/accounts_per_currency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data13 < 1 || isNaN(data13)){
validate106.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/accounts_per_currency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs21){
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_charges !== undefined){
let data14 = data.card_charges;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(Array.isArray(data14)){
if(data14.length > 50){
validate106.errors = [{instancePath:instancePath+"/card_charges",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/card_charges/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data14.length;
for(let i2=0; i2<len1; i2++){
let data15 = data14[i2];
const _errs25 = errors;
if(!(validate120(data15, {instancePath:instancePath+"/card_charges/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/card_charges",schemaPath:"#/components/schemas/SandboxClientUpdate/properties/card_charges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs23){
}
}
var valid0 = _errs23 === errors;
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
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxClientUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

exports.SeedRequest = validate125;
const schema44 = {"type":"object","additionalProperties":false,"required":["countries"],"properties":{"countries":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"ClientCountry"}}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.countries === undefined) && (missing0 = "countries")){
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/SeedRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "countries")){
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/SeedRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.countries !== undefined){
let data0 = data.countries;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate125.errors = [{instancePath:instancePath+"/countries",schemaPath:"#/components/schemas/SeedRequest/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/countries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let valid2;
let i1 = data0.length;
let j0;
valid2 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
validate125.errors = [{instancePath:instancePath+"/countries",schemaPath:"#/components/schemas/SeedRequest/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
valid2 = false;
break outer0;
}
}
}
}
if(valid2){
}
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/countries",schemaPath:"#/components/schemas/SeedRequest/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/SeedRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

exports.SeedResult_closed = validate127;
const schema45 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"SeededResource_closed"}}},"additionalProperties":false};
const schema46 = {"type":"object","required":["country","kind","id","name"],"properties":{"country":{"$ref":"ClientCountry"},"kind":{"type":"string","enum":["AFFINITY_GROUP","USER","ACCOUNT","BRIDGE_ACCOUNT","CARD","DESTINATION"]},"id":{"$ref":"Id"},"name":{"type":"string"},"decided_by":{"type":"string","enum":["LEDGER","CLIENT"]}},"additionalProperties":false};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.country === undefined) && (missing0 = "country")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/SeededResource/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "country") || (key0 === "kind")) || (key0 === "id")) || (key0 === "name")) || (key0 === "decided_by"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/SeededResource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
if(typeof data1 !== "string"){
validate128.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/SeededResource/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema46.properties.kind.enum;
if(!((((((data1 === "AFFINITY_GROUP") || (data1 === "USER")) || (data1 === "ACCOUNT")) || (data1 === "BRIDGE_ACCOUNT")) || (data1 === "CARD")) || (data1 === "DESTINATION"))){
validate128.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/SeededResource/properties/kind/enum",keyword:"enum",params:{allowedValues: schema46.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs5 = errors;
if(!(validate47(data2, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate128.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/SeededResource/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.decided_by !== undefined){
let data4 = data.decided_by;
const _errs8 = errors;
if(typeof data4 !== "string"){
validate128.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/components/schemas/SeededResource/properties/decided_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema1 = schema46.properties.decided_by.enum;
if(!((data4 === "LEDGER") || (data4 === "CLIENT"))){
validate128.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/components/schemas/SeededResource/properties/decided_by/enum",keyword:"enum",params:{allowedValues: schema46.properties.decided_by.enum},message:"must be equal to one of the allowed values"}];
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
}
else {
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/SeededResource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate127.errors = [{instancePath,schemaPath:"#/components/schemas/SeedResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate127.errors = [{instancePath,schemaPath:"#/components/schemas/SeedResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate128(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
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
validate127.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SeedResult/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate127.errors = [{instancePath,schemaPath:"#/components/schemas/SeedResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

exports.SnapshotCreate = validate132;
const schema47 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"SnapshotName"}}};
const schema48 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 128 && func2(data) > 128){
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotName/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "name")){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(!(validate133(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
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
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

exports.SnapshotFile = validate135;
const schema49 = {"type":"object","additionalProperties":false,"required":["format","version","name","client_id","agreement","tables"],"properties":{"format":{"type":"string","const":"contrato-snapshot"},"version":{"type":"integer","const":1},"name":{"$ref":"SnapshotName"},"client_id":{"$ref":"Id"},"agreement":{"$ref":"SnapshotAgreement"},"tables":{"type":"array","maxItems":100,"items":{"$ref":"SnapshotTable"}}}};
const schema50 = {"type":"object","additionalProperties":false,"required":["countries","revision","limits","products","card_data_entitled","rate_limit","pages","scopes","accounts_per_currency","card_charges"],"properties":{"countries":{"$ref":"ClientCountries"},"revision":{"$ref":"RevisionName"},"limits":{"$ref":"ClientLimits"},"products":{"type":"array","uniqueItems":true,"items":{"$ref":"Product"}},"card_data_entitled":{"type":"boolean"},"rate_limit":{"oneOf":[{"$ref":"RateLimit"},{"type":"null"}]},"pages":{"$ref":"HostedPages"},"scopes":{"$ref":"ClientScopes"},"accounts_per_currency":{"type":"integer","minimum":1,"maximum":100},"card_charges":{"type":"array","maxItems":50,"items":{"$ref":"CardChargeInput"}}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.countries === undefined) && (missing0 = "countries")) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.products === undefined) && (missing0 = "products"))) || ((data.card_data_entitled === undefined) && (missing0 = "card_data_entitled"))) || ((data.rate_limit === undefined) && (missing0 = "rate_limit"))) || ((data.pages === undefined) && (missing0 = "pages"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.accounts_per_currency === undefined) && (missing0 = "accounts_per_currency"))) || ((data.card_charges === undefined) && (missing0 = "card_charges"))){
validate138.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotAgreement/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema50.properties, key0))){
validate138.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotAgreement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.countries !== undefined){
let data0 = data.countries;
const _errs2 = errors;
if(!(validate66(data0, {instancePath:instancePath+"/countries",parentData:data,parentDataProperty:"countries",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data1 = data.revision;
const _errs3 = errors;
if(!(validate53(data1, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data2 = data.limits;
const _errs4 = errors;
if(!(validate76(data2, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.products !== undefined){
let data3 = data.products;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(!(validate90(data4, {instancePath:instancePath+"/products/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let valid2;
let i1 = data3.length;
let j0;
valid2 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data3[i1], data3[j0])){
validate138.errors = [{instancePath:instancePath+"/products",schemaPath:"#/components/schemas/SnapshotAgreement/properties/products/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
valid2 = false;
break outer0;
}
}
}
}
if(valid2){
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/products",schemaPath:"#/components/schemas/SnapshotAgreement/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.card_data_entitled !== undefined){
let data5 = data.card_data_entitled;
const _errs8 = errors;
if(typeof data5 !== "boolean"){
validate138.errors = [{instancePath:instancePath+"/card_data_entitled",schemaPath:"#/components/schemas/SnapshotAgreement/properties/card_data_entitled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.rate_limit !== undefined){
let data6 = data.rate_limit;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate92(data6, {instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/components/schemas/SnapshotAgreement/properties/rate_limit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/components/schemas/SnapshotAgreement/properties/rate_limit/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate138.errors = vErrors;
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
if(data.pages !== undefined){
let data7 = data.pages;
const _errs15 = errors;
if(!(validate94(data7, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data8 = data.scopes;
const _errs16 = errors;
if(!(validate60(data8, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts_per_currency !== undefined){
let data9 = data.accounts_per_currency;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate138.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SnapshotAgreement/properties/accounts_per_currency/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
validate138.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SnapshotAgreement/properties/accounts_per_currency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate138.errors = [{instancePath:instancePath+"/accounts_per_currency",schemaPath:"#/components/schemas/SnapshotAgreement/properties/accounts_per_currency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs17){
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_charges !== undefined){
let data10 = data.card_charges;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
if(data10.length > 50){
validate138.errors = [{instancePath:instancePath+"/card_charges",schemaPath:"#/components/schemas/SnapshotAgreement/properties/card_charges/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
const _errs21 = errors;
if(!(validate120(data11, {instancePath:instancePath+"/card_charges/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/card_charges",schemaPath:"#/components/schemas/SnapshotAgreement/properties/card_charges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate138.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotAgreement/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","additionalProperties":false,"required":["name","columns","count","rows"],"properties":{"name":{"type":"string","maxLength":64,"pattern":"^[a-z_]+$"},"columns":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":64,"pattern":"^[a-z_0-9]+$"}},"count":{"type":"integer","minimum":0,"maximum":9007199254740991},"rows":{"type":"string","maxLength":8388608,"pattern":"^[A-Za-z0-9+/]*={0,2}$"}}};
const pattern22 = new RegExp("^[a-z_]+$", "u");
const pattern23 = new RegExp("^[a-z_0-9]+$", "u");
const pattern24 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.rows === undefined) && (missing0 = "rows"))){
validate148.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotTable/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "columns")) || (key0 === "count")) || (key0 === "rows"))){
validate148.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate148.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/SnapshotTable/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern22.test(data0)){
validate148.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/SnapshotTable/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/SnapshotTable/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.columns !== undefined){
let data1 = data.columns;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 100){
validate148.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/components/schemas/SnapshotTable/properties/columns/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 64 && func2(data2) > 64){
validate148.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/SnapshotTable/properties/columns/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern23.test(data2)){
validate148.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/SnapshotTable/properties/columns/items/pattern",keyword:"pattern",params:{pattern: "^[a-z_0-9]+$"},message:"must match pattern \""+"^[a-z_0-9]+$"+"\""}];
return false;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/SnapshotTable/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/components/schemas/SnapshotTable/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.count !== undefined){
let data3 = data.count;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate148.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/SnapshotTable/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate148.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/SnapshotTable/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate148.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/SnapshotTable/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
if(data.rows !== undefined){
let data4 = data.rows;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 8388608 && func2(data4) > 8388608){
validate148.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/components/schemas/SnapshotTable/properties/rows/maxLength",keyword:"maxLength",params:{limit: 8388608},message:"must NOT have more than 8388608 characters"}];
return false;
}
else {
if(!pattern24.test(data4)){
validate148.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/components/schemas/SnapshotTable/properties/rows/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""}];
return false;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/components/schemas/SnapshotTable/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate148.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotTable/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.format === undefined) && (missing0 = "format")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.tables === undefined) && (missing0 = "tables"))){
validate135.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotFile/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "format") || (key0 === "version")) || (key0 === "name")) || (key0 === "client_id")) || (key0 === "agreement")) || (key0 === "tables"))){
validate135.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate135.errors = [{instancePath:instancePath+"/format",schemaPath:"#/components/schemas/SnapshotFile/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if("contrato-snapshot" !== data0){
validate135.errors = [{instancePath:instancePath+"/format",schemaPath:"#/components/schemas/SnapshotFile/properties/format/const",keyword:"const",params:{allowedValue: "contrato-snapshot"},message:"must be equal to constant"}];
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
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate135.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/SnapshotFile/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(1 !== data1){
validate135.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/SnapshotFile/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
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
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(!(validate133(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data3 = data.client_id;
const _errs7 = errors;
if(!(validate47(data3, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agreement !== undefined){
let data4 = data.agreement;
const _errs8 = errors;
if(!(validate138(data4, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tables !== undefined){
let data5 = data.tables;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
if(data5.length > 100){
validate135.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/components/schemas/SnapshotFile/properties/tables/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(!(validate148(data6, {instancePath:instancePath+"/tables/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
}
else {
validate135.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/components/schemas/SnapshotFile/properties/tables/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate135.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotFile/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

exports.SnapshotFork = validate150;
const schema52 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"ClientName"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate150.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotFork/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "name")){
validate150.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotFork/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(!(validate49(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate150.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotFork/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

exports.SnapshotList_closed = validate152;
const schema53 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Snapshot_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema54 = {"type":"object","required":["id","name","origin","rows","bytes","created_at"],"properties":{"id":{"$ref":"Id"},"name":{"$ref":"SnapshotName"},"origin":{"type":"string","enum":["KEPT","IMPORTED"]},"rows":{"type":"integer","minimum":0},"bytes":{"type":"integer","minimum":0},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.rows === undefined) && (missing0 = "rows"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/Snapshot/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "origin")) || (key0 === "rows")) || (key0 === "bytes")) || (key0 === "created_at"))){
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/Snapshot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate47(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(!(validate133(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data2 = data.origin;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate153.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/components/schemas/Snapshot/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema54.properties.origin.enum;
if(!((data2 === "KEPT") || (data2 === "IMPORTED"))){
validate153.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/components/schemas/Snapshot/properties/origin/enum",keyword:"enum",params:{allowedValues: schema54.properties.origin.enum},message:"must be equal to one of the allowed values"}];
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
if(data.rows !== undefined){
let data3 = data.rows;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate153.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/components/schemas/Snapshot/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate153.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/components/schemas/Snapshot/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.bytes !== undefined){
let data4 = data.bytes;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate153.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/Snapshot/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate153.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/Snapshot/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs10 = errors;
if(!(validate25(data5, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
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
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/Snapshot/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate152.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate152.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate153(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
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
validate152.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SnapshotList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate30(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate152.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}

exports.SnapshotResult_closed = validate159;
const schema55 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Snapshot_closed"}},"additionalProperties":false};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate159.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate159.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate153(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
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
validate159.errors = [{instancePath,schemaPath:"#/components/schemas/SnapshotResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

exports.path_api_key = validate161;
const schema56 = {"type":"object","additionalProperties":false,"required":["api_key"],"properties":{"api_key":{"$ref":"Id"}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.api_key === undefined) && (missing0 = "api_key")){
validate161.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys~1{api_key}/delete/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "api_key")){
validate161.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys~1{api_key}/delete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.api_key !== undefined){
let data0 = data.api_key;
const _errs2 = errors;
if(!(validate47(data0, {instancePath:instancePath+"/api_key",parentData:data,parentDataProperty:"api_key",rootData}))){
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
validate161.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys~1{api_key}/delete/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}

exports.path_snapshot_id = validate163;
const schema57 = {"type":"object","additionalProperties":false,"required":["snapshot_id"],"properties":{"snapshot_id":{"$ref":"Id"}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.snapshot_id === undefined) && (missing0 = "snapshot_id")){
validate163.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1snapshots~1{snapshot_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "snapshot_id")){
validate163.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1snapshots~1{snapshot_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.snapshot_id !== undefined){
let data0 = data.snapshot_id;
const _errs2 = errors;
if(!(validate47(data0, {instancePath:instancePath+"/snapshot_id",parentData:data,parentDataProperty:"snapshot_id",rootData}))){
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
validate163.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1snapshots~1{snapshot_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
