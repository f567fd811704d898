"use strict";
exports.AffinityGroupCreate = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["name","country_code","product_type","provider","card_type_supported"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"country_code":{"type":"string","enum":["ARG","BRA","MEX","COL"]},"product_type":{"$ref":"ProductType"},"provider":{"$ref":"CardNetwork"},"card_type_supported":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"CardType"}},"innominate":{"type":"boolean"},"months_to_expiration":{"type":"integer","minimum":1,"maximum":120},"embossing_company":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"courier_company":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"status":{"$ref":"AffinityGroupStatus"},"local_purchases_allowed":{"type":"boolean"},"local_ecommerce_allowed":{"type":"boolean"},"local_withdrawal_allowed":{"type":"boolean"},"local_extracash_allowed":{"type":"boolean"},"international_purchases_allowed":{"type":"boolean"},"international_ecommerce_allowed":{"type":"boolean"},"international_withdrawal_allowed":{"type":"boolean"},"international_extracash_allowed":{"type":"boolean"},"amount_limits":{"$ref":"AffinityGroupLimitsInput"}}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require("ajv/dist/runtime/ucs2length").default;
const func0 = require("ajv/dist/runtime/equal").default;
const pattern0 = new RegExp("^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");
const schema7 = {"type":"string","enum":["PREPAID","CREDIT","DEBIT"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!(((data === "PREPAID") || (data === "CREDIT")) || (data === "DEBIT"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!((data === "CARD_NETWORK_1") || (data === "CARD_NETWORK_2"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","enum":["VIRTUAL","PHYSICAL"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((data === "VIRTUAL") || (data === "PHYSICAL"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["ACTIVE","INACTIVE"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!((data === "ACTIVE") || (data === "INACTIVE"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupStatus/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","additionalProperties":false,"properties":{"purchases":{"$ref":"AffinityGroupLimitInput"},"ecommerce":{"$ref":"AffinityGroupLimitInput"},"withdrawal":{"$ref":"AffinityGroupLimitInput"},"extracash":{"$ref":"AffinityGroupLimitInput"}}};
const schema12 = {"type":"object","additionalProperties":false,"properties":{"per_transaction":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"daily":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"monthly":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]}}};
const schema13 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern3 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "per_transaction") || (key0 === "daily")) || (key0 === "monthly"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimitInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.per_transaction !== undefined){
let data0 = data.per_transaction;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate32(data0, {instancePath:instancePath+"/per_transaction",parentData:data,parentDataProperty:"per_transaction",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/per_transaction",schemaPath:"#/components/schemas/AffinityGroupLimitInput/properties/per_transaction/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/per_transaction",schemaPath:"#/components/schemas/AffinityGroupLimitInput/properties/per_transaction/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate31.errors = vErrors;
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
if(data.daily !== undefined){
let data1 = data.daily;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/daily",parentData:data,parentDataProperty:"daily",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/AffinityGroupLimitInput/properties/daily/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/AffinityGroupLimitInput/properties/daily/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate31.errors = vErrors;
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
if(data.monthly !== undefined){
let data2 = data.monthly;
const _errs12 = errors;
const _errs13 = errors;
let valid3 = false;
let passing2 = null;
const _errs14 = errors;
if(!(validate32(data2, {instancePath:instancePath+"/monthly",parentData:data,parentDataProperty:"monthly",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs15 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/AffinityGroupLimitInput/properties/monthly/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err5 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/AffinityGroupLimitInput/properties/monthly/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
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
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimitInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "purchases") || (key0 === "ecommerce")) || (key0 === "withdrawal")) || (key0 === "extracash"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimitsInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.purchases !== undefined){
let data0 = data.purchases;
const _errs2 = errors;
if(!(validate31(data0, {instancePath:instancePath+"/purchases",parentData:data,parentDataProperty:"purchases",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ecommerce !== undefined){
let data1 = data.ecommerce;
const _errs3 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/ecommerce",parentData:data,parentDataProperty:"ecommerce",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawal !== undefined){
let data2 = data.withdrawal;
const _errs4 = errors;
if(!(validate31(data2, {instancePath:instancePath+"/withdrawal",parentData:data,parentDataProperty:"withdrawal",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extracash !== undefined){
let data3 = data.extracash;
const _errs5 = errors;
if(!(validate31(data3, {instancePath:instancePath+"/extracash",parentData:data,parentDataProperty:"extracash",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if((((((data.name === undefined) && (missing0 = "name")) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.card_type_supported === undefined) && (missing0 = "card_type_supported"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 128 && func3(data0) > 128){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.country_code !== undefined){
let data1 = data.country_code;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate21.errors = [{instancePath:instancePath+"/country_code",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema6.properties.country_code.enum;
if(!((((data1 === "ARG") || (data1 === "BRA")) || (data1 === "MEX")) || (data1 === "COL"))){
validate21.errors = [{instancePath:instancePath+"/country_code",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/country_code/enum",keyword:"enum",params:{allowedValues: schema6.properties.country_code.enum},message:"must be equal to one of the allowed values"}];
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
if(data.product_type !== undefined){
let data2 = data.product_type;
const _errs6 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data3 = data.provider;
const _errs7 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_type_supported !== undefined){
let data4 = data.card_type_supported;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length < 1){
validate21.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/card_type_supported/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/card_type_supported/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
let valid2;
let i1 = data4.length;
let j0;
valid2 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
validate21.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/card_type_supported/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
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
validate21.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/card_type_supported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.innominate !== undefined){
let data6 = data.innominate;
const _errs11 = errors;
if(typeof data6 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.months_to_expiration !== undefined){
let data7 = data.months_to_expiration;
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate21.errors = [{instancePath:instancePath+"/months_to_expiration",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/months_to_expiration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 120 || isNaN(data7)){
validate21.errors = [{instancePath:instancePath+"/months_to_expiration",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/months_to_expiration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate21.errors = [{instancePath:instancePath+"/months_to_expiration",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/months_to_expiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.embossing_company !== undefined){
let data8 = data.embossing_company;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate21.errors = [{instancePath:instancePath+"/embossing_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/embossing_company/type",keyword:"type",params:{type: schema6.properties.embossing_company.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if(typeof data8 === "string"){
if(data8.length > 64 && func3(data8) > 64){
validate21.errors = [{instancePath:instancePath+"/embossing_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/embossing_company/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data8.length <= 1 && func3(data8) < 1){
validate21.errors = [{instancePath:instancePath+"/embossing_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/embossing_company/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data8)){
validate21.errors = [{instancePath:instancePath+"/embossing_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/embossing_company/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
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
if(data.courier_company !== undefined){
let data9 = data.courier_company;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/courier_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/courier_company/type",keyword:"type",params:{type: schema6.properties.courier_company.type},message:"must be string,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if(typeof data9 === "string"){
if(data9.length > 64 && func3(data9) > 64){
validate21.errors = [{instancePath:instancePath+"/courier_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/courier_company/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate21.errors = [{instancePath:instancePath+"/courier_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/courier_company/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data9)){
validate21.errors = [{instancePath:instancePath+"/courier_company",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/courier_company/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
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
if(data.status !== undefined){
let data10 = data.status;
const _errs19 = errors;
if(!(validate28(data10, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_purchases_allowed !== undefined){
let data11 = data.local_purchases_allowed;
const _errs20 = errors;
if(typeof data11 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/local_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/local_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_ecommerce_allowed !== undefined){
let data12 = data.local_ecommerce_allowed;
const _errs22 = errors;
if(typeof data12 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/local_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/local_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_withdrawal_allowed !== undefined){
let data13 = data.local_withdrawal_allowed;
const _errs24 = errors;
if(typeof data13 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/local_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/local_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_extracash_allowed !== undefined){
let data14 = data.local_extracash_allowed;
const _errs26 = errors;
if(typeof data14 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/local_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/local_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_purchases_allowed !== undefined){
let data15 = data.international_purchases_allowed;
const _errs28 = errors;
if(typeof data15 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/international_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/international_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_ecommerce_allowed !== undefined){
let data16 = data.international_ecommerce_allowed;
const _errs30 = errors;
if(typeof data16 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/international_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/international_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_withdrawal_allowed !== undefined){
let data17 = data.international_withdrawal_allowed;
const _errs32 = errors;
if(typeof data17 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/international_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/international_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_extracash_allowed !== undefined){
let data18 = data.international_extracash_allowed;
const _errs34 = errors;
if(typeof data18 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/international_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroupCreate/properties/international_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount_limits !== undefined){
let data19 = data.amount_limits;
const _errs36 = errors;
if(!(validate30(data19, {instancePath:instancePath+"/amount_limits",parentData:data,parentDataProperty:"amount_limits",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
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
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.AffinityGroupList_closed = validate41;
const schema14 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"AffinityGroup_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema15 = {"type":"object","required":["id","name","status","country","product_type","provider","card_type_supported","innominate","months_to_expiration","embossing_company","courier_company","local_purchases_allowed","local_ecommerce_allowed","local_withdrawal_allowed","local_extracash_allowed","international_purchases_allowed","international_ecommerce_allowed","international_withdrawal_allowed","international_extracash_allowed","amount_limits"],"properties":{"id":{"$ref":"Id"},"name":{"type":"string"},"status":{"$ref":"AffinityGroupStatus"},"country":{"type":"object","required":["code"],"properties":{"code":{"$ref":"CountryCode"}},"additionalProperties":false},"product_type":{"$ref":"ProductType"},"provider":{"$ref":"CardNetwork"},"card_type_supported":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"CardType"}},"innominate":{"type":"boolean"},"months_to_expiration":{"type":"integer","minimum":1},"embossing_company":{"type":["string","null"]},"courier_company":{"type":["string","null"]},"local_purchases_allowed":{"type":"boolean"},"local_ecommerce_allowed":{"type":"boolean"},"local_withdrawal_allowed":{"type":"boolean"},"local_extracash_allowed":{"type":"boolean"},"international_purchases_allowed":{"type":"boolean"},"international_ecommerce_allowed":{"type":"boolean"},"international_withdrawal_allowed":{"type":"boolean"},"international_extracash_allowed":{"type":"boolean"},"amount_limits":{"$ref":"AffinityGroupLimits_closed"}},"additionalProperties":false};
const schema16 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const pattern4 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern5 = new RegExp("^[A-Z]{3}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["currency","purchases","ecommerce","withdrawal","extracash"],"properties":{"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"purchases":{"$ref":"AffinityGroupLimit_closed"},"ecommerce":{"$ref":"AffinityGroupLimit_closed"},"withdrawal":{"$ref":"AffinityGroupLimit_closed"},"extracash":{"$ref":"AffinityGroupLimit_closed"}},"additionalProperties":false};
const schema19 = {"type":"object","required":["per_transaction","daily","monthly"],"properties":{"per_transaction":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"daily":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"monthly":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.per_transaction === undefined) && (missing0 = "per_transaction")) || ((data.daily === undefined) && (missing0 = "daily"))) || ((data.monthly === undefined) && (missing0 = "monthly"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimit/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "per_transaction") || (key0 === "daily")) || (key0 === "monthly"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.per_transaction !== undefined){
let data0 = data.per_transaction;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate32(data0, {instancePath:instancePath+"/per_transaction",parentData:data,parentDataProperty:"per_transaction",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/per_transaction",schemaPath:"#/components/schemas/AffinityGroupLimit/properties/per_transaction/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/per_transaction",schemaPath:"#/components/schemas/AffinityGroupLimit/properties/per_transaction/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate52.errors = vErrors;
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
if(data.daily !== undefined){
let data1 = data.daily;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/daily",parentData:data,parentDataProperty:"daily",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/AffinityGroupLimit/properties/daily/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/daily",schemaPath:"#/components/schemas/AffinityGroupLimit/properties/daily/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate52.errors = vErrors;
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
if(data.monthly !== undefined){
let data2 = data.monthly;
const _errs12 = errors;
const _errs13 = errors;
let valid3 = false;
let passing2 = null;
const _errs14 = errors;
if(!(validate32(data2, {instancePath:instancePath+"/monthly",parentData:data,parentDataProperty:"monthly",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs15 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/AffinityGroupLimit/properties/monthly/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err5 = {instancePath:instancePath+"/monthly",schemaPath:"#/components/schemas/AffinityGroupLimit/properties/monthly/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate52.errors = vErrors;
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
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.currency === undefined) && (missing0 = "currency")) || ((data.purchases === undefined) && (missing0 = "purchases"))) || ((data.ecommerce === undefined) && (missing0 = "ecommerce"))) || ((data.withdrawal === undefined) && (missing0 = "withdrawal"))) || ((data.extracash === undefined) && (missing0 = "extracash"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "currency") || (key0 === "purchases")) || (key0 === "ecommerce")) || (key0 === "withdrawal")) || (key0 === "extracash"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate51.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AffinityGroupLimits/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AffinityGroupLimits/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.purchases !== undefined){
let data1 = data.purchases;
const _errs4 = errors;
if(!(validate52(data1, {instancePath:instancePath+"/purchases",parentData:data,parentDataProperty:"purchases",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ecommerce !== undefined){
let data2 = data.ecommerce;
const _errs5 = errors;
if(!(validate52(data2, {instancePath:instancePath+"/ecommerce",parentData:data,parentDataProperty:"ecommerce",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawal !== undefined){
let data3 = data.withdrawal;
const _errs6 = errors;
if(!(validate52(data3, {instancePath:instancePath+"/withdrawal",parentData:data,parentDataProperty:"withdrawal",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extracash !== undefined){
let data4 = data.extracash;
const _errs7 = errors;
if(!(validate52(data4, {instancePath:instancePath+"/extracash",parentData:data,parentDataProperty:"extracash",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
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
}
else {
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.card_type_supported === undefined) && (missing0 = "card_type_supported"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.months_to_expiration === undefined) && (missing0 = "months_to_expiration"))) || ((data.embossing_company === undefined) && (missing0 = "embossing_company"))) || ((data.courier_company === undefined) && (missing0 = "courier_company"))) || ((data.local_purchases_allowed === undefined) && (missing0 = "local_purchases_allowed"))) || ((data.local_ecommerce_allowed === undefined) && (missing0 = "local_ecommerce_allowed"))) || ((data.local_withdrawal_allowed === undefined) && (missing0 = "local_withdrawal_allowed"))) || ((data.local_extracash_allowed === undefined) && (missing0 = "local_extracash_allowed"))) || ((data.international_purchases_allowed === undefined) && (missing0 = "international_purchases_allowed"))) || ((data.international_ecommerce_allowed === undefined) && (missing0 = "international_ecommerce_allowed"))) || ((data.international_withdrawal_allowed === undefined) && (missing0 = "international_withdrawal_allowed"))) || ((data.international_extracash_allowed === undefined) && (missing0 = "international_extracash_allowed"))) || ((data.amount_limits === undefined) && (missing0 = "amount_limits"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroup/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema15.properties, key0))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate43(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate42.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AffinityGroup/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate28(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data3 = data.country;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.code === undefined) && (missing1 = "code")){
validate42.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AffinityGroup/properties/country/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data3){
if(!(key1 === "code")){
validate42.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AffinityGroup/properties/country/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data3.code !== undefined){
let data4 = data3.code;
const _errs9 = errors;
if(!(validate46(data4, {instancePath:instancePath+"/country/code",parentData:data3,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AffinityGroup/properties/country/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.product_type !== undefined){
let data5 = data.product_type;
const _errs10 = errors;
if(!(validate22(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data6 = data.provider;
const _errs11 = errors;
if(!(validate24(data6, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_type_supported !== undefined){
let data7 = data.card_type_supported;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length < 1){
validate42.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroup/properties/card_type_supported/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs14 = errors;
if(!(validate26(data8, {instancePath:instancePath+"/card_type_supported/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
if(valid2){
let valid3;
let i1 = data7.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data7[i1], data7[j0])){
validate42.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroup/properties/card_type_supported/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
valid3 = false;
break outer0;
}
}
}
}
if(valid3){
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroup/properties/card_type_supported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs12){
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innominate !== undefined){
let data9 = data.innominate;
const _errs15 = errors;
if(typeof data9 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/AffinityGroup/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.months_to_expiration !== undefined){
let data10 = data.months_to_expiration;
const _errs17 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate42.errors = [{instancePath:instancePath+"/months_to_expiration",schemaPath:"#/components/schemas/AffinityGroup/properties/months_to_expiration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate42.errors = [{instancePath:instancePath+"/months_to_expiration",schemaPath:"#/components/schemas/AffinityGroup/properties/months_to_expiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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
if(data.embossing_company !== undefined){
let data11 = data.embossing_company;
const _errs19 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate42.errors = [{instancePath:instancePath+"/embossing_company",schemaPath:"#/components/schemas/AffinityGroup/properties/embossing_company/type",keyword:"type",params:{type: schema15.properties.embossing_company.type},message:"must be string,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courier_company !== undefined){
let data12 = data.courier_company;
const _errs21 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate42.errors = [{instancePath:instancePath+"/courier_company",schemaPath:"#/components/schemas/AffinityGroup/properties/courier_company/type",keyword:"type",params:{type: schema15.properties.courier_company.type},message:"must be string,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_purchases_allowed !== undefined){
let data13 = data.local_purchases_allowed;
const _errs23 = errors;
if(typeof data13 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/local_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_ecommerce_allowed !== undefined){
let data14 = data.local_ecommerce_allowed;
const _errs25 = errors;
if(typeof data14 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/local_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_withdrawal_allowed !== undefined){
let data15 = data.local_withdrawal_allowed;
const _errs27 = errors;
if(typeof data15 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/local_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs28 = errors;
if(errors === _errs27){
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_extracash_allowed !== undefined){
let data16 = data.local_extracash_allowed;
const _errs29 = errors;
if(typeof data16 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/local_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_purchases_allowed !== undefined){
let data17 = data.international_purchases_allowed;
const _errs31 = errors;
if(typeof data17 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/international_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_ecommerce_allowed !== undefined){
let data18 = data.international_ecommerce_allowed;
const _errs33 = errors;
if(typeof data18 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/international_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_withdrawal_allowed !== undefined){
let data19 = data.international_withdrawal_allowed;
const _errs35 = errors;
if(typeof data19 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/international_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs36 = errors;
if(errors === _errs35){
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_extracash_allowed !== undefined){
let data20 = data.international_extracash_allowed;
const _errs37 = errors;
if(typeof data20 !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/international_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs38 = errors;
if(errors === _errs37){
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount_limits !== undefined){
let data21 = data.amount_limits;
const _errs39 = errors;
if(!(validate51(data21, {instancePath:instancePath+"/amount_limits",parentData:data,parentDataProperty:"amount_limits",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
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
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroup/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema21 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate63.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate63.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate63.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate63.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate63.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate63.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate63.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate63.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate65.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate65.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate65.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate67.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema23.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate67.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema23.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate63(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
if(!(validate65(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate62.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate67(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate62.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
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
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate41.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AffinityGroupList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate62(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

exports.AffinityGroupUpdate = validate70;
const schema24 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"status":{"$ref":"AffinityGroupStatus"},"local_purchases_allowed":{"type":"boolean"},"local_ecommerce_allowed":{"type":"boolean"},"local_withdrawal_allowed":{"type":"boolean"},"local_extracash_allowed":{"type":"boolean"},"international_purchases_allowed":{"type":"boolean"},"international_ecommerce_allowed":{"type":"boolean"},"international_withdrawal_allowed":{"type":"boolean"},"international_extracash_allowed":{"type":"boolean"},"amount_limits":{"$ref":"AffinityGroupLimitsInput"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema24.properties, key0))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!(validate28(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local_purchases_allowed !== undefined){
let data1 = data.local_purchases_allowed;
const _errs3 = errors;
if(typeof data1 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/local_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/local_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.local_ecommerce_allowed !== undefined){
let data2 = data.local_ecommerce_allowed;
const _errs5 = errors;
if(typeof data2 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/local_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/local_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.local_withdrawal_allowed !== undefined){
let data3 = data.local_withdrawal_allowed;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/local_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/local_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.local_extracash_allowed !== undefined){
let data4 = data.local_extracash_allowed;
const _errs9 = errors;
if(typeof data4 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/local_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/local_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.international_purchases_allowed !== undefined){
let data5 = data.international_purchases_allowed;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/international_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/international_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_ecommerce_allowed !== undefined){
let data6 = data.international_ecommerce_allowed;
const _errs13 = errors;
if(typeof data6 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/international_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/international_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international_withdrawal_allowed !== undefined){
let data7 = data.international_withdrawal_allowed;
const _errs15 = errors;
if(typeof data7 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/international_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/international_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.international_extracash_allowed !== undefined){
let data8 = data.international_extracash_allowed;
const _errs17 = errors;
if(typeof data8 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/international_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroupUpdate/properties/international_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.amount_limits !== undefined){
let data9 = data.amount_limits;
const _errs19 = errors;
if(!(validate30(data9, {instancePath:instancePath+"/amount_limits",parentData:data,parentDataProperty:"amount_limits",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
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
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

exports.BatchStepResult_closed = validate73;
const schema25 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","previous_status","status","quantity"],"properties":{"id":{"$ref":"Id"},"previous_status":{"$ref":"CardBatchStatus"},"status":{"$ref":"CardBatchStatus"},"quantity":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false}},"additionalProperties":false};
const schema26 = {"type":"string","enum":["CREATED","PROCESSING","READY"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema26.enum;
if(!(((data === "CREATED") || (data === "PROCESSING")) || (data === "READY"))){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/BatchStepResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/BatchStepResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(((((data0.id === undefined) && (missing1 = "id")) || ((data0.previous_status === undefined) && (missing1 = "previous_status"))) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.quantity === undefined) && (missing1 = "quantity"))){
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BatchStepResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "id") || (key1 === "previous_status")) || (key1 === "status")) || (key1 === "quantity"))){
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BatchStepResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
if(!(validate43(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.previous_status !== undefined){
let data2 = data0.previous_status;
const _errs6 = errors;
if(!(validate75(data2, {instancePath:instancePath+"/data/previous_status",parentData:data0,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data3 = data0.status;
const _errs7 = errors;
if(!(validate75(data3, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.quantity !== undefined){
let data4 = data0.quantity;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate73.errors = [{instancePath:instancePath+"/data/quantity",schemaPath:"#/components/schemas/BatchStepResult/properties/data/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate73.errors = [{instancePath:instancePath+"/data/quantity",schemaPath:"#/components/schemas/BatchStepResult/properties/data/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate73.errors = [{instancePath:instancePath+"/data/quantity",schemaPath:"#/components/schemas/BatchStepResult/properties/data/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs8){
}
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
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BatchStepResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/BatchStepResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

exports.CardStepResult_closed = validate78;
const schema27 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"CardStep_closed"}},"additionalProperties":false};
const schema28 = {"type":"object","required":["id","previous_status","status","status_detail"],"properties":{"id":{"$ref":"Id"},"previous_status":{"$ref":"CardStatus"},"status":{"$ref":"CardStatus"},"status_detail":{"oneOf":[{"$ref":"CardStatusReason"},{"type":"null"}]}},"additionalProperties":false};
const schema29 = {"type":"string","enum":["CREATED","EMBOSSED","ACTIVE","BLOCKED","DISABLED","EXPIRED","LOST","STOLEN"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema29.enum;
if(!((((((((data === "CREATED") || (data === "EMBOSSED")) || (data === "ACTIVE")) || (data === "BLOCKED")) || (data === "DISABLED")) || (data === "EXPIRED")) || (data === "LOST")) || (data === "STOLEN"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatus/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"string","enum":["CLIENT_INTERNAL_REASON","USER_INTERNAL_REASON","SERVICE_INTERNAL_REASON","PROVIDER_INTERNAL_REASON","FRAUDULENT","LOST","STOLEN","BROKEN","UPGRADE"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema30.enum;
if(!(((((((((data === "CLIENT_INTERNAL_REASON") || (data === "USER_INTERNAL_REASON")) || (data === "SERVICE_INTERNAL_REASON")) || (data === "PROVIDER_INTERNAL_REASON")) || (data === "FRAUDULENT")) || (data === "LOST")) || (data === "STOLEN")) || (data === "BROKEN")) || (data === "UPGRADE"))){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.previous_status === undefined) && (missing0 = "previous_status"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/CardStep/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "previous_status")) || (key0 === "status")) || (key0 === "status_detail"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/CardStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate43(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_status !== undefined){
let data1 = data.previous_status;
const _errs3 = errors;
if(!(validate81(data1, {instancePath:instancePath+"/previous_status",parentData:data,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(!(validate81(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data3 = data.status_detail;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate84(data3, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/CardStep/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs9 = errors;
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/CardStep/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate79.errors = vErrors;
return false;
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
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/CardStep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/CardStepResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/CardStepResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/CardStepResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

exports.PlasticResult_closed = validate87;
const schema31 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["card_id","pan","cvv","expiration_date","name"],"properties":{"card_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"},"name":{"type":["string","null"]}},"additionalProperties":false}},"additionalProperties":false};
const pattern7 = new RegExp("^[0-9]{16}$", "u");
const pattern8 = new RegExp("^[0-9]{3}$", "u");
const pattern9 = new RegExp("^(0[1-9]|1[0-2])/[0-9]{2}$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/PlasticResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/PlasticResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((((data0.card_id === undefined) && (missing1 = "card_id")) || ((data0.pan === undefined) && (missing1 = "pan"))) || ((data0.cvv === undefined) && (missing1 = "cvv"))) || ((data0.expiration_date === undefined) && (missing1 = "expiration_date"))) || ((data0.name === undefined) && (missing1 = "name"))){
validate87.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PlasticResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((key1 === "card_id") || (key1 === "pan")) || (key1 === "cvv")) || (key1 === "expiration_date")) || (key1 === "name"))){
validate87.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PlasticResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.card_id !== undefined){
let data1 = data0.card_id;
const _errs5 = errors;
if(!(validate43(data1, {instancePath:instancePath+"/data/card_id",parentData:data0,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pan !== undefined){
let data2 = data0.pan;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
validate87.errors = [{instancePath:instancePath+"/data/pan",schemaPath:"#/components/schemas/PlasticResult/properties/data/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/data/pan",schemaPath:"#/components/schemas/PlasticResult/properties/data/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.cvv !== undefined){
let data3 = data0.cvv;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate87.errors = [{instancePath:instancePath+"/data/cvv",schemaPath:"#/components/schemas/PlasticResult/properties/data/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/data/cvv",schemaPath:"#/components/schemas/PlasticResult/properties/data/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.expiration_date !== undefined){
let data4 = data0.expiration_date;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern9.test(data4)){
validate87.errors = [{instancePath:instancePath+"/data/expiration_date",schemaPath:"#/components/schemas/PlasticResult/properties/data/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/data/expiration_date",schemaPath:"#/components/schemas/PlasticResult/properties/data/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.name !== undefined){
let data5 = data0.name;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate87.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/PlasticResult/properties/data/properties/name/type",keyword:"type",params:{type: schema31.properties.data.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid1 = _errs12 === errors;
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
else {
validate87.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PlasticResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/PlasticResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

exports.SandboxAffinityGroupResult_closed = validate89;
const schema32 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"AffinityGroup_closed"}},"additionalProperties":false};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAffinityGroupResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAffinityGroupResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxAffinityGroupResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

exports.ShipmentAdvance = validate91;
const schema33 = {"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"external_tracking_id":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const schema34 = {"type":"string","enum":["CREATED","PENDING","TRACKED","REJECTED","IN_WAREHOUSE","IN_TRANSIT","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT"]};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema34.enum;
if(!(((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "REJECTED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT"))){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"string","enum":["CREATED","PENDING","TRACKED","READY_FOR_DISTRIBUTION","REJECTED","SHIPMENT_SENT","SHIPMENT_CONFIRMED","IN_WAREHOUSE","IN_TRANSIT","RECEIVED_BY_CARRIER","FAILED_DELIVERY_ATTEMPT","WRONG_ADDRESS","SHIPMENT_CONSOLIDATED","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT","FAILED_TO_MATCH_GIVEN_TIMESLOT"]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema35.enum;
if(!(((((((((((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "READY_FOR_DISTRIBUTION")) || (data === "REJECTED")) || (data === "SHIPMENT_SENT")) || (data === "SHIPMENT_CONFIRMED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "RECEIVED_BY_CARRIER")) || (data === "FAILED_DELIVERY_ATTEMPT")) || (data === "WRONG_ADDRESS")) || (data === "SHIPMENT_CONSOLIDATED")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT")) || (data === "FAILED_TO_MATCH_GIVEN_TIMESLOT"))){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate94.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentAdvance/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "status_detail")) || (key0 === "external_tracking_id"))){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentAdvance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!(validate92(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data1 = data.status_detail;
const _errs3 = errors;
if(!(validate94(data1, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_tracking_id !== undefined){
let data2 = data.external_tracking_id;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate91.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentAdvance/properties/external_tracking_id/type",keyword:"type",params:{type: schema33.properties.external_tracking_id.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 64 && func3(data2) > 64){
validate91.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentAdvance/properties/external_tracking_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate91.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentAdvance/properties/external_tracking_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate91.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/ShipmentAdvance/properties/external_tracking_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
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
}
else {
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentAdvance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

exports.ShipmentStepResult_closed = validate96;
const schema36 = {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["id","previous_status","status","status_detail","external_tracking_id"],"properties":{"id":{"$ref":"Id"},"previous_status":{"$ref":"ShipmentStatus"},"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"external_tracking_id":{"type":["string","null"]}},"additionalProperties":false}},"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStepResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStepResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.previous_status === undefined) && (missing1 = "previous_status"))) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.status_detail === undefined) && (missing1 = "status_detail"))) || ((data0.external_tracking_id === undefined) && (missing1 = "external_tracking_id"))){
validate96.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentStepResult/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "previous_status")) || (key1 === "status")) || (key1 === "status_detail")) || (key1 === "external_tracking_id"))){
validate96.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentStepResult/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
if(!(validate43(data1, {instancePath:instancePath+"/data/id",parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.previous_status !== undefined){
let data2 = data0.previous_status;
const _errs6 = errors;
if(!(validate92(data2, {instancePath:instancePath+"/data/previous_status",parentData:data0,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data3 = data0.status;
const _errs7 = errors;
if(!(validate92(data3, {instancePath:instancePath+"/data/status",parentData:data0,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status_detail !== undefined){
let data4 = data0.status_detail;
const _errs8 = errors;
if(!(validate94(data4, {instancePath:instancePath+"/data/status_detail",parentData:data0,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.external_tracking_id !== undefined){
let data5 = data0.external_tracking_id;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate96.errors = [{instancePath:instancePath+"/data/external_tracking_id",schemaPath:"#/components/schemas/ShipmentStepResult/properties/data/properties/external_tracking_id/type",keyword:"type",params:{type: schema36.properties.data.properties.external_tracking_id.type},message:"must be string,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid1 = _errs9 === errors;
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
else {
validate96.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ShipmentStepResult/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStepResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

exports.path_affinity_group_id = validate101;
const schema37 = {"type":"object","additionalProperties":false,"required":["affinity_group_id"],"properties":{"affinity_group_id":{"$ref":"Id"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id")){
validate101.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1affinity-groups~1{affinity_group_id}/patch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "affinity_group_id")){
validate101.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1affinity-groups~1{affinity_group_id}/patch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.affinity_group_id !== undefined){
let data0 = data.affinity_group_id;
const _errs2 = errors;
if(!(validate43(data0, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate101.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1affinity-groups~1{affinity_group_id}/patch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

exports.path_batch_id = validate103;
const schema38 = {"type":"object","additionalProperties":false,"required":["batch_id"],"properties":{"batch_id":{"$ref":"Id"}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.batch_id === undefined) && (missing0 = "batch_id")){
validate103.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1batches~1{batch_id}~1make-ready/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "batch_id")){
validate103.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1batches~1{batch_id}~1make-ready/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.batch_id !== undefined){
let data0 = data.batch_id;
const _errs2 = errors;
if(!(validate43(data0, {instancePath:instancePath+"/batch_id",parentData:data,parentDataProperty:"batch_id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate103.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1batches~1{batch_id}~1make-ready/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}

exports.path_card_id = validate105;
const schema39 = {"type":"object","additionalProperties":false,"required":["card_id"],"properties":{"card_id":{"$ref":"Id"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
validate105.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1cards~1{card_id}~1emboss/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "card_id")){
validate105.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1cards~1{card_id}~1emboss/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.card_id !== undefined){
let data0 = data.card_id;
const _errs2 = errors;
if(!(validate43(data0, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate105.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1cards~1{card_id}~1emboss/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

exports.path_shipment_id = validate107;
const schema40 = {"type":"object","additionalProperties":false,"required":["shipment_id"],"properties":{"shipment_id":{"$ref":"Id"}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.shipment_id === undefined) && (missing0 = "shipment_id")){
validate107.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1shipments~1{shipment_id}~1advance/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "shipment_id")){
validate107.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1shipments~1{shipment_id}~1advance/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
const _errs2 = errors;
if(!(validate43(data0, {instancePath:instancePath+"/shipment_id",parentData:data,parentDataProperty:"shipment_id",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate107.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1shipments~1{shipment_id}~1advance/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
