"use strict";
exports.AffinityGroupResult_closed = validate21;
const schema6 = {"type":"object","required":["data","meta"],"properties":{"data":{"$ref":"AffinityGroup_closed"},"meta":{"type":"object","required":["extend"],"properties":{"extend":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false};
const schema7 = {"type":"object","required":["id","name","status","country","product_type","provider","card_type_supported","innominate","months_to_expiration","embossing_company","courier_company","local_purchases_allowed","local_ecommerce_allowed","local_withdrawal_allowed","local_extracash_allowed","international_purchases_allowed","international_ecommerce_allowed","international_withdrawal_allowed","international_extracash_allowed","amount_limits"],"properties":{"id":{"$ref":"Id"},"name":{"type":"string"},"status":{"$ref":"AffinityGroupStatus"},"country":{"type":"object","required":["code"],"properties":{"code":{"$ref":"CountryCode"}},"additionalProperties":false},"product_type":{"$ref":"ProductType"},"provider":{"$ref":"CardNetwork"},"card_type_supported":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"CardType"}},"innominate":{"type":"boolean"},"months_to_expiration":{"type":"integer","minimum":1},"embossing_company":{"type":["string","null"]},"courier_company":{"type":["string","null"]},"local_purchases_allowed":{"type":"boolean"},"local_ecommerce_allowed":{"type":"boolean"},"local_withdrawal_allowed":{"type":"boolean"},"local_extracash_allowed":{"type":"boolean"},"international_purchases_allowed":{"type":"boolean"},"international_ecommerce_allowed":{"type":"boolean"},"international_withdrawal_allowed":{"type":"boolean"},"international_extracash_allowed":{"type":"boolean"},"amount_limits":{"$ref":"AffinityGroupLimits_closed"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func0 = require("ajv/dist/runtime/equal").default;
const schema8 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","enum":["ACTIVE","INACTIVE"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((data === "ACTIVE") || (data === "INACTIVE"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupStatus/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["PREPAID","CREDIT","DEBIT"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!(((data === "PREPAID") || (data === "CREDIT")) || (data === "DEBIT"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/ProductType/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["CARD_NETWORK_1","CARD_NETWORK_2"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((data === "CARD_NETWORK_1") || (data === "CARD_NETWORK_2"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/CardNetwork/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["VIRTUAL","PHYSICAL"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((data === "VIRTUAL") || (data === "PHYSICAL"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","required":["currency","purchases","ecommerce","withdrawal","extracash"],"properties":{"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"purchases":{"$ref":"AffinityGroupLimit_closed"},"ecommerce":{"$ref":"AffinityGroupLimit_closed"},"withdrawal":{"$ref":"AffinityGroupLimit_closed"},"extracash":{"$ref":"AffinityGroupLimit_closed"}},"additionalProperties":false};
const schema15 = {"type":"object","required":["per_transaction","daily","monthly"],"properties":{"per_transaction":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"daily":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]},"monthly":{"oneOf":[{"$ref":"Amount"},{"type":"null"}]}},"additionalProperties":false};
const schema16 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern3 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.per_transaction === undefined) && (missing0 = "per_transaction")) || ((data.daily === undefined) && (missing0 = "daily"))) || ((data.monthly === undefined) && (missing0 = "monthly"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimit/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "per_transaction") || (key0 === "daily")) || (key0 === "monthly"))){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate37(data0, {instancePath:instancePath+"/per_transaction",parentData:data,parentDataProperty:"per_transaction",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = vErrors;
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
if(!(validate37(data1, {instancePath:instancePath+"/daily",parentData:data,parentDataProperty:"daily",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = vErrors;
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
if(!(validate37(data2, {instancePath:instancePath+"/monthly",parentData:data,parentDataProperty:"monthly",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = vErrors;
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
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
if((((((data.currency === undefined) && (missing0 = "currency")) || ((data.purchases === undefined) && (missing0 = "purchases"))) || ((data.ecommerce === undefined) && (missing0 = "ecommerce"))) || ((data.withdrawal === undefined) && (missing0 = "withdrawal"))) || ((data.extracash === undefined) && (missing0 = "extracash"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "currency") || (key0 === "purchases")) || (key0 === "ecommerce")) || (key0 === "withdrawal")) || (key0 === "extracash"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!pattern1.test(data0)){
validate35.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AffinityGroupLimits/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/AffinityGroupLimits/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate36(data1, {instancePath:instancePath+"/purchases",parentData:data,parentDataProperty:"purchases",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate36(data2, {instancePath:instancePath+"/ecommerce",parentData:data,parentDataProperty:"ecommerce",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate36(data3, {instancePath:instancePath+"/withdrawal",parentData:data,parentDataProperty:"withdrawal",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate36(data4, {instancePath:instancePath+"/extracash",parentData:data,parentDataProperty:"extracash",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.card_type_supported === undefined) && (missing0 = "card_type_supported"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.months_to_expiration === undefined) && (missing0 = "months_to_expiration"))) || ((data.embossing_company === undefined) && (missing0 = "embossing_company"))) || ((data.courier_company === undefined) && (missing0 = "courier_company"))) || ((data.local_purchases_allowed === undefined) && (missing0 = "local_purchases_allowed"))) || ((data.local_ecommerce_allowed === undefined) && (missing0 = "local_ecommerce_allowed"))) || ((data.local_withdrawal_allowed === undefined) && (missing0 = "local_withdrawal_allowed"))) || ((data.local_extracash_allowed === undefined) && (missing0 = "local_extracash_allowed"))) || ((data.international_purchases_allowed === undefined) && (missing0 = "international_purchases_allowed"))) || ((data.international_ecommerce_allowed === undefined) && (missing0 = "international_ecommerce_allowed"))) || ((data.international_withdrawal_allowed === undefined) && (missing0 = "international_withdrawal_allowed"))) || ((data.international_extracash_allowed === undefined) && (missing0 = "international_extracash_allowed"))) || ((data.amount_limits === undefined) && (missing0 = "amount_limits"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroup/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/AffinityGroup/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate25(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate22.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AffinityGroup/properties/country/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data3){
if(!(key1 === "code")){
validate22.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AffinityGroup/properties/country/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data3.code !== undefined){
let data4 = data3.code;
const _errs9 = errors;
if(!(validate27(data4, {instancePath:instancePath+"/country/code",parentData:data3,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate22.errors = [{instancePath:instancePath+"/country",schemaPath:"#/components/schemas/AffinityGroup/properties/country/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate29(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate31(data6, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
validate22.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroup/properties/card_type_supported/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs14 = errors;
if(!(validate33(data8, {instancePath:instancePath+"/card_type_supported/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate22.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroup/properties/card_type_supported/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
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
validate22.errors = [{instancePath:instancePath+"/card_type_supported",schemaPath:"#/components/schemas/AffinityGroup/properties/card_type_supported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate22.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/AffinityGroup/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/months_to_expiration",schemaPath:"#/components/schemas/AffinityGroup/properties/months_to_expiration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate22.errors = [{instancePath:instancePath+"/months_to_expiration",schemaPath:"#/components/schemas/AffinityGroup/properties/months_to_expiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate22.errors = [{instancePath:instancePath+"/embossing_company",schemaPath:"#/components/schemas/AffinityGroup/properties/embossing_company/type",keyword:"type",params:{type: schema7.properties.embossing_company.type},message:"must be string,null"}];
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
validate22.errors = [{instancePath:instancePath+"/courier_company",schemaPath:"#/components/schemas/AffinityGroup/properties/courier_company/type",keyword:"type",params:{type: schema7.properties.courier_company.type},message:"must be string,null"}];
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
validate22.errors = [{instancePath:instancePath+"/local_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/local_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/local_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/local_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/local_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/international_purchases_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_purchases_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/international_ecommerce_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_ecommerce_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/international_withdrawal_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_withdrawal_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate22.errors = [{instancePath:instancePath+"/international_extracash_allowed",schemaPath:"#/components/schemas/AffinityGroup/properties/international_extracash_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(!(validate35(data21, {instancePath:instancePath+"/amount_limits",parentData:data,parentDataProperty:"amount_limits",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroup/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.meta !== undefined){
let data1 = data.meta;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.extend === undefined) && (missing1 = "extend")){
validate21.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/AffinityGroupResult/properties/meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!(key1 === "extend")){
validate21.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/AffinityGroupResult/properties/meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.extend !== undefined){
let data2 = data1.extend;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(typeof data3 !== "string"){
validate21.errors = [{instancePath:instancePath+"/meta/extend/" + i0,schemaPath:"#/components/schemas/AffinityGroupResult/properties/meta/properties/extend/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
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
validate21.errors = [{instancePath:instancePath+"/meta/extend",schemaPath:"#/components/schemas/AffinityGroupResult/properties/meta/properties/extend/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/AffinityGroupResult/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/AffinityGroupResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.BatchShipmentUpdate = validate47;
const schema17 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"address":{"$ref":"ShippingAddressInput"},"receiver":{"$ref":"BatchReceiver"}}};
const schema18 = {"type":"object","additionalProperties":false,"required":["street_name","city","region","country"],"properties":{"street_name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"street_number":{"type":["string","null"],"minLength":1,"maxLength":16,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"floor":{"type":["string","null"],"maxLength":16,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"apartment":{"type":["string","null"],"maxLength":32,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"city":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"region":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"country":{"$ref":"Country"},"zip_code":{"type":["string","null"],"minLength":1,"maxLength":16,"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]*$"},"neighborhood":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"}},"if":{"required":["country"],"properties":{"country":{"allOf":[{"$ref":"Country"},{"not":{"const":"COL"}}]}}},"then":{"required":["zip_code"],"properties":{"zip_code":{"type":"string"}},"if":{"required":["country"],"properties":{"country":{"const":"BRA"}}},"then":{"properties":{"region":{"$ref":"BrazilianState"}}}}};
const schema19 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/Country/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","enum":["RO","AC","AM","RR","PA","AP","TO","MA","PI","CE","RN","PB","PE","AL","SE","BA","MG","ES","RJ","SP","PR","SC","RS","MS","MT","GO","DF"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/BrazilianState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!(((((((((((((((((((((((((((data === "RO") || (data === "AC")) || (data === "AM")) || (data === "RR")) || (data === "PA")) || (data === "AP")) || (data === "TO")) || (data === "MA")) || (data === "PI")) || (data === "CE")) || (data === "RN")) || (data === "PB")) || (data === "PE")) || (data === "AL")) || (data === "SE")) || (data === "BA")) || (data === "MG")) || (data === "ES")) || (data === "RJ")) || (data === "SP")) || (data === "PR")) || (data === "SC")) || (data === "RS")) || (data === "MS")) || (data === "MT")) || (data === "GO")) || (data === "DF"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/BrazilianState/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");
const pattern6 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$", "u");
const pattern10 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]*$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country === undefined) && (missing0 = "country")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.country !== undefined){
let data0 = data.country;
const _errs3 = errors;
const _errs4 = errors;
if(!(validate49(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if("COL" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs7){
}
var valid3 = _errs7 === errors;
if(valid3){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
var valid2 = _errs5 === errors;
if(valid2){
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
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country === undefined) && (missing1 = "country")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.country !== undefined){
let data1 = data.country;
const _errs11 = errors;
if("BRA" !== data1){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs11){
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
if(errors === _errs10){
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region !== undefined){
let data2 = data.region;
const _errs13 = errors;
if(!(validate51(data2, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
}
}
if(errors === _errs12){
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/then/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate48.errors = vErrors;
return false;
}
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.zip_code === undefined) && (missing2 = "zip_code")){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.zip_code !== undefined){
let data3 = data.zip_code;
const _errs14 = errors;
if(typeof data3 !== "string"){
validate48.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/then/properties/zip_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid7 = _errs14 === errors;
}
else {
var valid7 = true;
}
if(valid7){
}
}
}
if(errors === _errs8){
}
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate48.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((data.street_name === undefined) && (missing3 = "street_name")) || ((data.city === undefined) && (missing3 = "city"))) || ((data.region === undefined) && (missing3 = "region"))) || ((data.country === undefined) && (missing3 = "country"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key0 in data){
if(!(func2.call(schema18.properties, key0))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data.street_name !== undefined){
let data4 = data.street_name;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(data4.length > 128 && func3(data4) > 128){
validate48.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data4.length <= 1 && func3(data4) < 1){
validate48.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate48.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
}
}
var valid8 = _errs17 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.street_number !== undefined){
let data5 = data.street_number;
const _errs19 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate48.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/type",keyword:"type",params:{type: schema18.properties.street_number.type},message:"must be string,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(data5.length > 16 && func3(data5) > 16){
validate48.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(data5.length <= 1 && func3(data5) < 1){
validate48.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate48.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddressInput/properties/street_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs19){
}
}
var valid8 = _errs19 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.floor !== undefined){
let data6 = data.floor;
const _errs21 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate48.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddressInput/properties/floor/type",keyword:"type",params:{type: schema18.properties.floor.type},message:"must be string,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(data6.length > 16 && func3(data6) > 16){
validate48.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddressInput/properties/floor/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(!pattern6.test(data6)){
validate48.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddressInput/properties/floor/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
if(errors === _errs21){
}
}
var valid8 = _errs21 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.apartment !== undefined){
let data7 = data.apartment;
const _errs23 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate48.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddressInput/properties/apartment/type",keyword:"type",params:{type: schema18.properties.apartment.type},message:"must be string,null"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(data7.length > 32 && func3(data7) > 32){
validate48.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddressInput/properties/apartment/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern6.test(data7)){
validate48.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddressInput/properties/apartment/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
if(errors === _errs23){
}
}
var valid8 = _errs23 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.city !== undefined){
let data8 = data.city;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(data8.length > 128 && func3(data8) > 128){
validate48.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data8.length <= 1 && func3(data8) < 1){
validate48.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data8)){
validate48.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddressInput/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
var valid8 = _errs25 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.region !== undefined){
let data9 = data.region;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(typeof data9 === "string"){
if(data9.length > 128 && func3(data9) > 128){
validate48.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data9.length <= 1 && func3(data9) < 1){
validate48.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data9)){
validate48.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddressInput/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs27){
}
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.country !== undefined){
let data10 = data.country;
const _errs29 = errors;
if(!(validate49(data10, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.zip_code !== undefined){
let data11 = data.zip_code;
const _errs30 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate48.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/type",keyword:"type",params:{type: schema18.properties.zip_code.type},message:"must be string,null"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(data11.length > 16 && func3(data11) > 16){
validate48.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(data11.length <= 1 && func3(data11) < 1){
validate48.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data11)){
validate48.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddressInput/properties/zip_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs30){
}
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.neighborhood !== undefined){
let data12 = data.neighborhood;
const _errs32 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate48.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/type",keyword:"type",params:{type: schema18.properties.neighborhood.type},message:"must be string,null"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
if(typeof data12 === "string"){
if(data12.length > 128 && func3(data12) > 128){
validate48.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data12.length <= 1 && func3(data12) < 1){
validate48.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data12)){
validate48.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddressInput/properties/neighborhood/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
if(errors === _errs32){
}
}
var valid8 = _errs32 === errors;
}
else {
var valid8 = true;
}
if(valid8){
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
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddressInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","additionalProperties":false,"required":["full_name"],"properties":{"full_name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"document_type":{"$ref":"IdentificationType"},"document_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"telephone_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"tax_identification_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}}};
const pattern13 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");
const schema22 = {"type":"string","enum":["DNI","LE","LC","CI","PASSPORT","RG","CNH","INE","CC","CE"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema22.enum;
if(!((((((((((data === "DNI") || (data === "LE")) || (data === "LC")) || (data === "CI")) || (data === "PASSPORT")) || (data === "RG")) || (data === "CNH")) || (data === "INE")) || (data === "CC")) || (data === "CE"))){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.full_name === undefined) && (missing0 = "full_name")){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/BatchReceiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "full_name") || (key0 === "document_type")) || (key0 === "document_number")) || (key0 === "telephone_number")) || (key0 === "tax_identification_number"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/BatchReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate55.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate55.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate55.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate56(data1, {instancePath:instancePath+"/document_type",parentData:data,parentDataProperty:"document_type",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
validate55.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate55.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data2)){
validate55.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate55.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate55.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/BatchReceiver/properties/tax_identification_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func3(data4) < 1){
validate55.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/BatchReceiver/properties/tax_identification_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data4)){
validate55.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/BatchReceiver/properties/tax_identification_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/BatchReceiver/properties/tax_identification_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/BatchReceiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/BatchShipmentUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "address") || (key0 === "receiver"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/BatchShipmentUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
if(!(validate48(data0, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver !== undefined){
let data1 = data.receiver;
const _errs3 = errors;
if(!(validate55(data1, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
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
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/BatchShipmentUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

exports.BatchShipmentUpdate_2 = validate59;
const schema23 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"address":{"$ref":"ShippingAddressInput"},"receiver":{"$ref":"BatchReceiver_2"}}};
const schema24 = {"type":"object","additionalProperties":false,"required":["full_name"],"properties":{"full_name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"document_type":{"$ref":"IdentificationType"},"document_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"telephone_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},"taxIdentificationNumber":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.full_name === undefined) && (missing0 = "full_name")){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/BatchReceiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "full_name") || (key0 === "document_type")) || (key0 === "document_number")) || (key0 === "telephone_number")) || (key0 === "taxIdentificationNumber"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/BatchReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate61.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate61.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate61.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/BatchReceiver/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate56(data1, {instancePath:instancePath+"/document_type",parentData:data,parentDataProperty:"document_type",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
validate61.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate61.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data2)){
validate61.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/BatchReceiver/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate61.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate61.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate61.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"},message:"must match pattern \""+"^(?=[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\p{Noncharacter_Code_Point}]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/BatchReceiver/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.taxIdentificationNumber !== undefined){
let data4 = data.taxIdentificationNumber;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 32 && func3(data4) > 32){
validate61.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/BatchReceiver/properties/taxIdentificationNumber/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func3(data4) < 1){
validate61.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/BatchReceiver/properties/taxIdentificationNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data4)){
validate61.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/BatchReceiver/properties/taxIdentificationNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/BatchReceiver/properties/taxIdentificationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/BatchReceiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/BatchShipmentUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "address") || (key0 === "receiver"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/BatchShipmentUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
if(!(validate48(data0, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver !== undefined){
let data1 = data.receiver;
const _errs3 = errors;
if(!(validate61(data1, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
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
}
else {
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/BatchShipmentUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

exports.CardActivation = validate64;
const schema25 = {"type":"object","additionalProperties":false,"required":["user_id","pan","pin"],"properties":{"user_id":{"$ref":"Id"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"pin":{"type":"string","pattern":"^[0-9]{4}$","not":{"enum":["0123","1234","2345","3456","4567","5678","6789","9876","8765","7654","6543","5432","4321","3210","0000","1111","2222","3333","4444","5555","6666","7777","8888","9999"]}},"previous_card_id":{"oneOf":[{"$ref":"Id"},{"type":"null"}]}}};
const pattern20 = new RegExp("^[0-9]{16}$", "u");
const pattern21 = new RegExp("^[0-9]{4}$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.user_id === undefined) && (missing0 = "user_id")) || ((data.pan === undefined) && (missing0 = "pan"))) || ((data.pin === undefined) && (missing0 = "pin"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CardActivation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "user_id") || (key0 === "pan")) || (key0 === "pin")) || (key0 === "previous_card_id"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CardActivation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!pattern20.test(data1)){
validate64.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/CardActivation/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/CardActivation/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.pin !== undefined){
let data2 = data.pin;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
const vSchema0 = schema25.properties.pin.not.enum;
if(!((((((((((((((((((((((((data2 === "0123") || (data2 === "1234")) || (data2 === "2345")) || (data2 === "3456")) || (data2 === "4567")) || (data2 === "5678")) || (data2 === "6789")) || (data2 === "9876")) || (data2 === "8765")) || (data2 === "7654")) || (data2 === "6543")) || (data2 === "5432")) || (data2 === "4321")) || (data2 === "3210")) || (data2 === "0000")) || (data2 === "1111")) || (data2 === "2222")) || (data2 === "3333")) || (data2 === "4444")) || (data2 === "5555")) || (data2 === "6666")) || (data2 === "7777")) || (data2 === "8888")) || (data2 === "9999"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs8){
}
var valid1 = _errs8 === errors;
if(valid1){
validate64.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardActivation/properties/pin/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
validate64.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardActivation/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardActivation/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.previous_card_id !== undefined){
let data3 = data.previous_card_id;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate23(data3, {instancePath:instancePath+"/previous_card_id",parentData:data,parentDataProperty:"previous_card_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/CardActivation/properties/previous_card_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs13 = errors;
if(errors === _errs12){
}
var _valid0 = _errs12 === errors;
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
const err2 = {instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/CardActivation/properties/previous_card_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate64.errors = vErrors;
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
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/CardActivation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

exports.CardAssociationList_closed = validate67;
const schema26 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"CardAssociation_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema27 = {"type":"object","required":["card_id","account_id","associated","created_at","updated_at"],"properties":{"card_id":{"$ref":"Id"},"account_id":{"$ref":"Id"},"associated":{"type":"boolean"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema28 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern22 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.card_id === undefined) && (missing0 = "card_id")) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.associated === undefined) && (missing0 = "associated"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/CardAssociation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "card_id") || (key0 === "account_id")) || (key0 === "associated")) || (key0 === "created_at")) || (key0 === "updated_at"))){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/CardAssociation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.card_id !== undefined){
let data0 = data.card_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/card_id",parentData:data,parentDataProperty:"card_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data1 = data.account_id;
const _errs3 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.associated !== undefined){
let data2 = data.associated;
const _errs4 = errors;
if(typeof data2 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/associated",schemaPath:"#/components/schemas/CardAssociation/properties/associated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs6 = errors;
if(!(validate71(data3, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data4 = data.updated_at;
const _errs7 = errors;
if(!(validate71(data4, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/CardAssociation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["pagination","filters","sort"],"properties":{"pagination":{"$ref":"Pagination_closed"},"filters":{"type":"array","items":{"$ref":"AppliedFilter_closed"}},"sort":{"type":"array","items":{"$ref":"AppliedSort_closed"}}},"additionalProperties":false};
const schema30 = {"type":"object","required":["current_page","page_size","total_pages","total_items"],"properties":{"current_page":{"type":"integer","minimum":0},"page_size":{"type":"integer","minimum":1},"total_pages":{"type":"integer","minimum":0},"total_items":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.current_page === undefined) && (missing0 = "current_page")) || ((data.page_size === undefined) && (missing0 = "page_size"))) || ((data.total_pages === undefined) && (missing0 = "total_pages"))) || ((data.total_items === undefined) && (missing0 = "total_items"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "current_page") || (key0 === "page_size")) || (key0 === "total_pages")) || (key0 === "total_items"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current_page !== undefined){
let data0 = data.current_page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate76.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate76.errors = [{instancePath:instancePath+"/current_page",schemaPath:"#/components/schemas/Pagination/properties/current_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate76.errors = [{instancePath:instancePath+"/page_size",schemaPath:"#/components/schemas/Pagination/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate76.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/total_pages",schemaPath:"#/components/schemas/Pagination/properties/total_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate76.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/components/schemas/Pagination/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/Pagination/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","required":["field","values"],"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.values === undefined) && (missing0 = "values"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "values"))){
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate78.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/AppliedFilter/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate78.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/components/schemas/AppliedFilter/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate78.errors = [{instancePath:instancePath+"/values",schemaPath:"#/components/schemas/AppliedFilter/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate78.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","required":["attribute","direction"],"properties":{"attribute":{"type":"string"},"direction":{"type":"string","enum":["ASC","DESC"]}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.attribute === undefined) && (missing0 = "attribute")) || ((data.direction === undefined) && (missing0 = "direction"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attribute") || (key0 === "direction"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attribute !== undefined){
let data0 = data.attribute;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/attribute",schemaPath:"#/components/schemas/AppliedSort/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate80.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema32.properties.direction.enum;
if(!((data1 === "ASC") || (data1 === "DESC"))){
validate80.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/components/schemas/AppliedSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema32.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/AppliedSort/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pagination === undefined) && (missing0 = "pagination")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.sort === undefined) && (missing0 = "sort"))){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pagination") || (key0 === "filters")) || (key0 === "sort"))){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pagination !== undefined){
let data0 = data.pagination;
const _errs2 = errors;
if(!(validate76(data0, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
if(!(validate78(data2, {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
validate75.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/components/schemas/ListMeta/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate80(data4, {instancePath:instancePath+"/sort/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
validate75.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/ListMeta/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/ListMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/CardAssociationList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/CardAssociationList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate68(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CardAssociationList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate75(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/CardAssociationList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

exports.CardBatchCreate = validate83;
const schema33 = {"type":"object","additionalProperties":false,"required":["affinity_group_id","quantity","distribution_type"],"properties":{"affinity_group_id":{"$ref":"Id"},"quantity":{"type":"integer","minimum":1,"maximum":1000},"distribution_type":{"$ref":"DistributionType"},"address":{"$ref":"ShippingAddressInput"},"receiver":{"$ref":"BatchReceiver"}},"if":{"required":["distribution_type"],"properties":{"distribution_type":{"const":"CLIENT"}}},"then":{"required":["address","receiver"],"properties":{"address":{"type":"object"},"receiver":{"type":"object"}}}};
const schema34 = {"type":"string","enum":["CLIENT","WAREHOUSE"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/DistributionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema34.enum;
if(!((data === "CLIENT") || (data === "WAREHOUSE"))){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/DistributionType/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.distribution_type === undefined) && (missing0 = "distribution_type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.distribution_type !== undefined){
let data0 = data.distribution_type;
const _errs3 = errors;
if("CLIENT" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.address === undefined) && (missing1 = "address")) || ((data.receiver === undefined) && (missing1 = "receiver"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data1 = data.address;
const _errs5 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate83.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardBatchCreate/then/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.receiver !== undefined){
let data2 = data.receiver;
const _errs7 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate83.errors = [{instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/CardBatchCreate/then/properties/receiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/components/schemas/CardBatchCreate/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate83.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.affinity_group_id === undefined) && (missing2 = "affinity_group_id")) || ((data.quantity === undefined) && (missing2 = "quantity"))) || ((data.distribution_type === undefined) && (missing2 = "distribution_type"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key0 in data){
if(!(((((key0 === "affinity_group_id") || (key0 === "quantity")) || (key0 === "distribution_type")) || (key0 === "address")) || (key0 === "receiver"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data.affinity_group_id !== undefined){
let data3 = data.affinity_group_id;
const _errs10 = errors;
if(!(validate23(data3, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.quantity !== undefined){
let data4 = data.quantity;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate83.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatchCreate/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate83.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatchCreate/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate83.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatchCreate/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs11){
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.distribution_type !== undefined){
let data5 = data.distribution_type;
const _errs13 = errors;
if(!(validate85(data5, {instancePath:instancePath+"/distribution_type",parentData:data,parentDataProperty:"distribution_type",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.address !== undefined){
let data6 = data.address;
const _errs14 = errors;
if(!(validate48(data6, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.receiver !== undefined){
let data7 = data.receiver;
const _errs15 = errors;
if(!(validate55(data7, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

exports.CardBatchCreate_2 = validate89;
const schema35 = {"type":"object","additionalProperties":false,"required":["affinity_group_id","quantity","distribution_type"],"properties":{"affinity_group_id":{"$ref":"Id"},"quantity":{"type":"integer","minimum":1,"maximum":1000},"distribution_type":{"$ref":"DistributionType"},"address":{"$ref":"ShippingAddressInput"},"receiver":{"$ref":"BatchReceiver_2"}},"if":{"required":["distribution_type"],"properties":{"distribution_type":{"const":"CLIENT"}}},"then":{"required":["address","receiver"],"properties":{"address":{"type":"object"},"receiver":{"type":"object"}}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.distribution_type === undefined) && (missing0 = "distribution_type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.distribution_type !== undefined){
let data0 = data.distribution_type;
const _errs3 = errors;
if("CLIENT" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.address === undefined) && (missing1 = "address")) || ((data.receiver === undefined) && (missing1 = "receiver"))){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data1 = data.address;
const _errs5 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate89.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardBatchCreate/then/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.receiver !== undefined){
let data2 = data.receiver;
const _errs7 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate89.errors = [{instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/CardBatchCreate/then/properties/receiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/components/schemas/CardBatchCreate/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate89.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.affinity_group_id === undefined) && (missing2 = "affinity_group_id")) || ((data.quantity === undefined) && (missing2 = "quantity"))) || ((data.distribution_type === undefined) && (missing2 = "distribution_type"))){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key0 in data){
if(!(((((key0 === "affinity_group_id") || (key0 === "quantity")) || (key0 === "distribution_type")) || (key0 === "address")) || (key0 === "receiver"))){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data.affinity_group_id !== undefined){
let data3 = data.affinity_group_id;
const _errs10 = errors;
if(!(validate23(data3, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.quantity !== undefined){
let data4 = data.quantity;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate89.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatchCreate/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate89.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatchCreate/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate89.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatchCreate/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs11){
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.distribution_type !== undefined){
let data5 = data.distribution_type;
const _errs13 = errors;
if(!(validate85(data5, {instancePath:instancePath+"/distribution_type",parentData:data,parentDataProperty:"distribution_type",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.address !== undefined){
let data6 = data.address;
const _errs14 = errors;
if(!(validate48(data6, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.receiver !== undefined){
let data7 = data.receiver;
const _errs15 = errors;
if(!(validate61(data7, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

exports.CardBatchResult_closed = validate94;
const schema36 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"CardBatch_closed"}},"additionalProperties":false};
const schema37 = {"type":"object","required":["id","affinity_group_id","quantity","distribution_type","status","shipment_id","created_at"],"properties":{"id":{"$ref":"Id"},"affinity_group_id":{"$ref":"Id"},"quantity":{"type":"integer","minimum":1,"maximum":1000},"distribution_type":{"$ref":"DistributionType"},"status":{"$ref":"CardBatchStatus"},"shipment_id":{"$ref":"Id"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema38 = {"type":"string","enum":["CREATED","PROCESSING","READY"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema38.enum;
if(!(((data === "CREATED") || (data === "PROCESSING")) || (data === "READY"))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.distribution_type === undefined) && (missing0 = "distribution_type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "affinity_group_id")) || (key0 === "quantity")) || (key0 === "distribution_type")) || (key0 === "status")) || (key0 === "shipment_id")) || (key0 === "created_at"))){
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_id !== undefined){
let data1 = data.affinity_group_id;
const _errs3 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantity !== undefined){
let data2 = data.quantity;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate95.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatch/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
validate95.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatch/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate95.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/CardBatch/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.distribution_type !== undefined){
let data3 = data.distribution_type;
const _errs6 = errors;
if(!(validate85(data3, {instancePath:instancePath+"/distribution_type",parentData:data,parentDataProperty:"distribution_type",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
if(!(validate99(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipment_id !== undefined){
let data5 = data.shipment_id;
const _errs8 = errors;
if(!(validate23(data5, {instancePath:instancePath+"/shipment_id",parentData:data,parentDataProperty:"shipment_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs9 = errors;
if(!(validate71(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate95(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

exports.CardCreate = validate104;
const schema39 = {"type":"object","additionalProperties":false,"required":["user_id","affinity_group_id","card_type"],"properties":{"user_id":{"$ref":"Id"},"affinity_group_id":{"$ref":"Id"},"card_type":{"$ref":"CardType"},"address":{"$ref":"ShippingAddressInput"},"previous_card_id":{"oneOf":[{"$ref":"Id"},{"type":"null"}]}},"if":{"required":["card_type"],"properties":{"card_type":{"const":"PHYSICAL"}}},"then":{"required":["address"],"properties":{"address":{"type":"object"}}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_type === undefined) && (missing0 = "card_type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.card_type !== undefined){
let data0 = data.card_type;
const _errs3 = errors;
if("PHYSICAL" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.address === undefined) && (missing1 = "address")){
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/CardCreate/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data1 = data.address;
const _errs5 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate104.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardCreate/then/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/components/schemas/CardCreate/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate104.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.user_id === undefined) && (missing2 = "user_id")) || ((data.affinity_group_id === undefined) && (missing2 = "affinity_group_id"))) || ((data.card_type === undefined) && (missing2 = "card_type"))){
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/CardCreate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data){
if(!(((((key0 === "user_id") || (key0 === "affinity_group_id")) || (key0 === "card_type")) || (key0 === "address")) || (key0 === "previous_card_id"))){
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/CardCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.user_id !== undefined){
let data2 = data.user_id;
const _errs8 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.affinity_group_id !== undefined){
let data3 = data.affinity_group_id;
const _errs9 = errors;
if(!(validate23(data3, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs10 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.address !== undefined){
let data5 = data.address;
const _errs11 = errors;
if(!(validate48(data5, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.previous_card_id !== undefined){
let data6 = data.previous_card_id;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate23(data6, {instancePath:instancePath+"/previous_card_id",parentData:data,parentDataProperty:"previous_card_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
if(_valid1){
valid4 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/CardCreate/properties/previous_card_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs16 = errors;
if(errors === _errs15){
}
var _valid1 = _errs15 === errors;
if(_valid1 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err4 = {instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/CardCreate/properties/previous_card_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate104.errors = vErrors;
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
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/CardCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

exports.CardList_closed = validate110;
const schema40 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Card_closed"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema41 = {"type":"object","required":["id","user_id","affinity_group_id","affinity_group_name","card_type","product_type","product_brand","provider","status","status_detail","country_code","innominate","last_four","pin_locked","shipment_id","previous_card_id","start_date","activated_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"user_id":{"type":["string","null"]},"affinity_group_id":{"$ref":"Id"},"affinity_group_name":{"type":"string"},"card_type":{"$ref":"CardType"},"product_type":{"$ref":"ProductType"},"product_brand":{"$ref":"CardNetwork"},"provider":{"$ref":"CardNetwork"},"status":{"$ref":"CardStatus"},"status_detail":{"oneOf":[{"$ref":"CardStatusReason"},{"type":"null"}]},"country_code":{"$ref":"CountryCode"},"innominate":{"type":"boolean"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"},"pin_locked":{"type":"boolean"},"shipment_id":{"type":["string","null"]},"previous_card_id":{"type":["string","null"]},"start_date":{"type":"string","format":"date"},"activated_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema42 = {"type":"string","enum":["CREATED","EMBOSSED","ACTIVE","BLOCKED","DISABLED","EXPIRED","LOST","STOLEN"]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema42.enum;
if(!((((((((data === "CREATED") || (data === "EMBOSSED")) || (data === "ACTIVE")) || (data === "BLOCKED")) || (data === "DISABLED")) || (data === "EXPIRED")) || (data === "LOST")) || (data === "STOLEN"))){
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatus/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate118.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"string","enum":["CLIENT_INTERNAL_REASON","USER_INTERNAL_REASON","SERVICE_INTERNAL_REASON","PROVIDER_INTERNAL_REASON","FRAUDULENT","LOST","STOLEN","BROKEN","UPGRADE"]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate120.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema43.enum;
if(!(((((((((data === "CLIENT_INTERNAL_REASON") || (data === "USER_INTERNAL_REASON")) || (data === "SERVICE_INTERNAL_REASON")) || (data === "PROVIDER_INTERNAL_REASON")) || (data === "FRAUDULENT")) || (data === "LOST")) || (data === "STOLEN")) || (data === "BROKEN")) || (data === "UPGRADE"))){
validate120.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate120.errors = vErrors;
return errors === 0;
}

const formats2 = require("./formats.cjs").date;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.affinity_group_name === undefined) && (missing0 = "affinity_group_name"))) || ((data.card_type === undefined) && (missing0 = "card_type"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.product_brand === undefined) && (missing0 = "product_brand"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.last_four === undefined) && (missing0 = "last_four"))) || ((data.pin_locked === undefined) && (missing0 = "pin_locked"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.previous_card_id === undefined) && (missing0 = "previous_card_id"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.activated_at === undefined) && (missing0 = "activated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema41.properties, key0))){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/Card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate111.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/Card/properties/user_id/type",keyword:"type",params:{type: schema41.properties.user_id.type},message:"must be string,null"}];
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
if(data.affinity_group_id !== undefined){
let data2 = data.affinity_group_id;
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_name !== undefined){
let data3 = data.affinity_group_name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate111.errors = [{instancePath:instancePath+"/affinity_group_name",schemaPath:"#/components/schemas/Card/properties/affinity_group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs8 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
let data5 = data.product_type;
const _errs9 = errors;
if(!(validate29(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_brand !== undefined){
let data6 = data.product_brand;
const _errs10 = errors;
if(!(validate31(data6, {instancePath:instancePath+"/product_brand",parentData:data,parentDataProperty:"product_brand",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data7 = data.provider;
const _errs11 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs12 = errors;
if(!(validate118(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data9 = data.status_detail;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate120(data9, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/Card/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/Card/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate111.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs18 = errors;
if(!(validate27(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innominate !== undefined){
let data11 = data.innominate;
const _errs19 = errors;
if(typeof data11 !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/Card/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.last_four !== undefined){
let data12 = data.last_four;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
validate111.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/Card/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/Card/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.pin_locked !== undefined){
let data13 = data.pin_locked;
const _errs23 = errors;
if(typeof data13 !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/pin_locked",schemaPath:"#/components/schemas/Card/properties/pin_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.shipment_id !== undefined){
let data14 = data.shipment_id;
const _errs25 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate111.errors = [{instancePath:instancePath+"/shipment_id",schemaPath:"#/components/schemas/Card/properties/shipment_id/type",keyword:"type",params:{type: schema41.properties.shipment_id.type},message:"must be string,null"}];
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
if(data.previous_card_id !== undefined){
let data15 = data.previous_card_id;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate111.errors = [{instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/Card/properties/previous_card_id/type",keyword:"type",params:{type: schema41.properties.previous_card_id.type},message:"must be string,null"}];
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
if(data.start_date !== undefined){
let data16 = data.start_date;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs29){
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
validate111.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/Card/properties/start_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/Card/properties/start_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activated_at !== undefined){
let data17 = data.activated_at;
const _errs31 = errors;
const _errs32 = errors;
let valid2 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate71(data17, {instancePath:instancePath+"/activated_at",parentData:data,parentDataProperty:"activated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data17 !== null){
const err2 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/Card/properties/activated_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
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
const err3 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/Card/properties/activated_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate111.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data18 = data.created_at;
const _errs36 = errors;
if(!(validate71(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data19 = data.updated_at;
const _errs37 = errors;
if(!(validate71(data19, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
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
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate111(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
validate110.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CardList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate75(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate110.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

exports.CardList_closed_2 = validate128;
const schema44 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Card_closed_2"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema45 = {"type":"object","required":["id","user_id","affinity_group_id","affinity_group_name","card_type","product_type","product_brand","provider","status","status_detail","country_code","innominate","last_four","pin_locked","shipment_id","previous_card_id","start_date","activated_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"user_id":{"type":["string","null"]},"affinity_group_id":{"$ref":"Id"},"affinity_group_name":{"type":"string"},"card_type":{"$ref":"CardType"},"product_type":{"$ref":"ProductType"},"product_brand":{"$ref":"CardNetwork"},"provider":{"$ref":"CardNetwork"},"status":{"$ref":"CardStatus"},"status_detail":{"oneOf":[{"$ref":"CardStatusReason_2"},{"type":"null"}]},"country_code":{"$ref":"CountryCode"},"innominate":{"type":"boolean"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"},"pin_locked":{"type":"boolean"},"shipment_id":{"type":["string","null"]},"previous_card_id":{"type":["string","null"]},"start_date":{"type":"string","format":"date"},"activated_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema46 = {"type":"string","enum":["CLIENT_INTERNAL_REASON","USER_INTERNAL_REASON","SERVICE_INTERNAL_REASON","PROVIDER_INTERNAL_REASON","LOST","STOLEN","BROKEN","UPGRADE"]};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate137.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema46.enum;
if(!((((((((data === "CLIENT_INTERNAL_REASON") || (data === "USER_INTERNAL_REASON")) || (data === "SERVICE_INTERNAL_REASON")) || (data === "PROVIDER_INTERNAL_REASON")) || (data === "LOST")) || (data === "STOLEN")) || (data === "BROKEN")) || (data === "UPGRADE"))){
validate137.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate137.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.affinity_group_name === undefined) && (missing0 = "affinity_group_name"))) || ((data.card_type === undefined) && (missing0 = "card_type"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.product_brand === undefined) && (missing0 = "product_brand"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.last_four === undefined) && (missing0 = "last_four"))) || ((data.pin_locked === undefined) && (missing0 = "pin_locked"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.previous_card_id === undefined) && (missing0 = "previous_card_id"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.activated_at === undefined) && (missing0 = "activated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema45.properties, key0))){
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/Card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate129.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/Card/properties/user_id/type",keyword:"type",params:{type: schema45.properties.user_id.type},message:"must be string,null"}];
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
if(data.affinity_group_id !== undefined){
let data2 = data.affinity_group_id;
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_name !== undefined){
let data3 = data.affinity_group_name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate129.errors = [{instancePath:instancePath+"/affinity_group_name",schemaPath:"#/components/schemas/Card/properties/affinity_group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs8 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
let data5 = data.product_type;
const _errs9 = errors;
if(!(validate29(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_brand !== undefined){
let data6 = data.product_brand;
const _errs10 = errors;
if(!(validate31(data6, {instancePath:instancePath+"/product_brand",parentData:data,parentDataProperty:"product_brand",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data7 = data.provider;
const _errs11 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs12 = errors;
if(!(validate118(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data9 = data.status_detail;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate137(data9, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/Card/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/Card/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate129.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs18 = errors;
if(!(validate27(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innominate !== undefined){
let data11 = data.innominate;
const _errs19 = errors;
if(typeof data11 !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/Card/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.last_four !== undefined){
let data12 = data.last_four;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
validate129.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/Card/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/Card/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.pin_locked !== undefined){
let data13 = data.pin_locked;
const _errs23 = errors;
if(typeof data13 !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/pin_locked",schemaPath:"#/components/schemas/Card/properties/pin_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.shipment_id !== undefined){
let data14 = data.shipment_id;
const _errs25 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate129.errors = [{instancePath:instancePath+"/shipment_id",schemaPath:"#/components/schemas/Card/properties/shipment_id/type",keyword:"type",params:{type: schema45.properties.shipment_id.type},message:"must be string,null"}];
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
if(data.previous_card_id !== undefined){
let data15 = data.previous_card_id;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate129.errors = [{instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/Card/properties/previous_card_id/type",keyword:"type",params:{type: schema45.properties.previous_card_id.type},message:"must be string,null"}];
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
if(data.start_date !== undefined){
let data16 = data.start_date;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs29){
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
validate129.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/Card/properties/start_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/Card/properties/start_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activated_at !== undefined){
let data17 = data.activated_at;
const _errs31 = errors;
const _errs32 = errors;
let valid2 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate71(data17, {instancePath:instancePath+"/activated_at",parentData:data,parentDataProperty:"activated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data17 !== null){
const err2 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/Card/properties/activated_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
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
const err3 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/Card/properties/activated_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate129.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data18 = data.created_at;
const _errs36 = errors;
if(!(validate71(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data19 = data.updated_at;
const _errs37 = errors;
if(!(validate71(data19, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
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
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate129(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
validate128.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CardList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate75(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

exports.CardList_closed_3 = validate145;
const schema47 = {"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"Card_closed_3"}},"meta":{"$ref":"ListMeta_closed"}},"additionalProperties":false};
const schema48 = {"type":"object","required":["id","user_id","affinity_group_id","affinity_group_name","card_type","product_type","product_brand","provider","status","status_detail","country_code","innominate","last_four","pin_locked","shipment_id","previous_card_id","start_date","activated_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"user_id":{"type":["string","null"]},"affinity_group_id":{"$ref":"Id"},"affinity_group_name":{"type":"string"},"card_type":{"$ref":"CardType"},"product_type":{"$ref":"ProductType"},"product_brand":{"$ref":"CardNetwork"},"provider":{"$ref":"CardNetwork"},"status":{"$ref":"CardStatus"},"status_detail":{"oneOf":[{"$ref":"CardStatusReason_3"},{"type":"null"}]},"country_code":{"$ref":"CountryCode"},"innominate":{"type":"boolean"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"},"pin_locked":{"type":"boolean"},"shipment_id":{"type":["string","null"]},"previous_card_id":{"type":["string","null"]},"start_date":{"type":"string","format":"date"},"activated_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema49 = {"type":"string","enum":["CLIENT_INTERNAL_REASON","USER_INTERNAL_REASON","SERVICE_INTERNAL_REASON","FRAUDULENT","LOST","STOLEN","BROKEN","UPGRADE"]};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate154.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema49.enum;
if(!((((((((data === "CLIENT_INTERNAL_REASON") || (data === "USER_INTERNAL_REASON")) || (data === "SERVICE_INTERNAL_REASON")) || (data === "FRAUDULENT")) || (data === "LOST")) || (data === "STOLEN")) || (data === "BROKEN")) || (data === "UPGRADE"))){
validate154.errors = [{instancePath,schemaPath:"#/components/schemas/CardStatusReason/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.affinity_group_name === undefined) && (missing0 = "affinity_group_name"))) || ((data.card_type === undefined) && (missing0 = "card_type"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.product_brand === undefined) && (missing0 = "product_brand"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.last_four === undefined) && (missing0 = "last_four"))) || ((data.pin_locked === undefined) && (missing0 = "pin_locked"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.previous_card_id === undefined) && (missing0 = "previous_card_id"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.activated_at === undefined) && (missing0 = "activated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema48.properties, key0))){
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/Card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate146.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/Card/properties/user_id/type",keyword:"type",params:{type: schema48.properties.user_id.type},message:"must be string,null"}];
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
if(data.affinity_group_id !== undefined){
let data2 = data.affinity_group_id;
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_name !== undefined){
let data3 = data.affinity_group_name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate146.errors = [{instancePath:instancePath+"/affinity_group_name",schemaPath:"#/components/schemas/Card/properties/affinity_group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs8 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
let data5 = data.product_type;
const _errs9 = errors;
if(!(validate29(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_brand !== undefined){
let data6 = data.product_brand;
const _errs10 = errors;
if(!(validate31(data6, {instancePath:instancePath+"/product_brand",parentData:data,parentDataProperty:"product_brand",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data7 = data.provider;
const _errs11 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs12 = errors;
if(!(validate118(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data9 = data.status_detail;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate154(data9, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/Card/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/Card/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate146.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs18 = errors;
if(!(validate27(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innominate !== undefined){
let data11 = data.innominate;
const _errs19 = errors;
if(typeof data11 !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/Card/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.last_four !== undefined){
let data12 = data.last_four;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
validate146.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/Card/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/Card/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.pin_locked !== undefined){
let data13 = data.pin_locked;
const _errs23 = errors;
if(typeof data13 !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/pin_locked",schemaPath:"#/components/schemas/Card/properties/pin_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.shipment_id !== undefined){
let data14 = data.shipment_id;
const _errs25 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate146.errors = [{instancePath:instancePath+"/shipment_id",schemaPath:"#/components/schemas/Card/properties/shipment_id/type",keyword:"type",params:{type: schema48.properties.shipment_id.type},message:"must be string,null"}];
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
if(data.previous_card_id !== undefined){
let data15 = data.previous_card_id;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate146.errors = [{instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/Card/properties/previous_card_id/type",keyword:"type",params:{type: schema48.properties.previous_card_id.type},message:"must be string,null"}];
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
if(data.start_date !== undefined){
let data16 = data.start_date;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs29){
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
validate146.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/Card/properties/start_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/Card/properties/start_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activated_at !== undefined){
let data17 = data.activated_at;
const _errs31 = errors;
const _errs32 = errors;
let valid2 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate71(data17, {instancePath:instancePath+"/activated_at",parentData:data,parentDataProperty:"activated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data17 !== null){
const err2 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/Card/properties/activated_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
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
const err3 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/Card/properties/activated_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate146.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data18 = data.created_at;
const _errs36 = errors;
if(!(validate71(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data19 = data.updated_at;
const _errs37 = errors;
if(!(validate71(data19, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
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
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate145.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate145.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate146(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/CardList/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate75(data2, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate145.errors = [{instancePath,schemaPath:"#/components/schemas/CardList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}

exports.CardResult_closed = validate162;
const schema50 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Card_closed"}},"additionalProperties":false};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate111(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

exports.CardResult_closed_2 = validate164;
const schema51 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Card_closed_2"}},"additionalProperties":false};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate164.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate164.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate129(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
validate164.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}

exports.CardResult_closed_3 = validate166;
const schema52 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Card_closed_3"}},"additionalProperties":false};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate166.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate166.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate146(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate166.errors = [{instancePath,schemaPath:"#/components/schemas/CardResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}

exports.CardShipmentUpdate = validate168;
const schema53 = {"type":"object","additionalProperties":false,"required":["address"],"properties":{"address":{"$ref":"ShippingAddressInput"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.address === undefined) && (missing0 = "address")){
validate168.errors = [{instancePath,schemaPath:"#/components/schemas/CardShipmentUpdate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "address")){
validate168.errors = [{instancePath,schemaPath:"#/components/schemas/CardShipmentUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
if(!(validate48(data0, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate168.errors = [{instancePath,schemaPath:"#/components/schemas/CardShipmentUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}

exports.CardUpdate = validate170;
const schema54 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"affinity_group_id":{"$ref":"Id"},"status":{"type":"string","enum":["ACTIVE","BLOCKED","DISABLED"]},"status_reason":{"oneOf":[{"$ref":"CardStatusReason"},{"type":"null"}]},"pin":{"type":"string","pattern":"^[0-9]{4}$","not":{"enum":["0123","1234","2345","3456","4567","5678","6789","9876","8765","7654","6543","5432","4321","3210","0000","1111","2222","3333","4444","5555","6666","7777","8888","9999"]}}},"dependentRequired":{"status_reason":["status"]}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "affinity_group_id") || (key0 === "status")) || (key0 === "status_reason")) || (key0 === "pin"))){
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.affinity_group_id !== undefined){
let data0 = data.affinity_group_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(typeof data1 !== "string"){
validate170.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardUpdate/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema54.properties.status.enum;
if(!(((data1 === "ACTIVE") || (data1 === "BLOCKED")) || (data1 === "DISABLED"))){
validate170.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardUpdate/properties/status/enum",keyword:"enum",params:{allowedValues: schema54.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status_reason !== undefined){
let data2 = data.status_reason;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate120(data2, {instancePath:instancePath+"/status_reason",parentData:data,parentDataProperty:"status_reason",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/CardUpdate/properties/status_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/CardUpdate/properties/status_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate170.errors = vErrors;
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
if(data.pin !== undefined){
let data3 = data.pin;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
const vSchema1 = schema54.properties.pin.not.enum;
if(!((((((((((((((((((((((((data3 === "0123") || (data3 === "1234")) || (data3 === "2345")) || (data3 === "3456")) || (data3 === "4567")) || (data3 === "5678")) || (data3 === "6789")) || (data3 === "9876")) || (data3 === "8765")) || (data3 === "7654")) || (data3 === "6543")) || (data3 === "5432")) || (data3 === "4321")) || (data3 === "3210")) || (data3 === "0000")) || (data3 === "1111")) || (data3 === "2222")) || (data3 === "3333")) || (data3 === "4444")) || (data3 === "5555")) || (data3 === "6666")) || (data3 === "7777")) || (data3 === "8888")) || (data3 === "9999"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs13){
}
var valid2 = _errs13 === errors;
if(valid2){
validate170.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
validate170.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let missing0;
if(data.status_reason !== undefined && ((data.status === undefined) && (missing0 = "status"))){
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/dependentRequired",keyword:"dependentRequired",params:{property: "status_reason",
    missingProperty: missing0,
    depsCount: 1,
    deps: "status"},message:"must have property status when property status_reason is present"}];
return false;
}
}
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

exports.CardUpdate_2 = validate173;
const schema55 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"affinity_group_id":{"$ref":"Id"},"status":{"type":"string","enum":["ACTIVE","BLOCKED","DISABLED"]},"status_reason":{"oneOf":[{"$ref":"CardStatusReason_2"},{"type":"null"}]},"pin":{"type":"string","pattern":"^[0-9]{4}$","not":{"enum":["0123","1234","2345","3456","4567","5678","6789","9876","8765","7654","6543","5432","4321","3210","0000","1111","2222","3333","4444","5555","6666","7777","8888","9999"]}}},"dependentRequired":{"status_reason":["status"]}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate173.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "affinity_group_id") || (key0 === "status")) || (key0 === "status_reason")) || (key0 === "pin"))){
validate173.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.affinity_group_id !== undefined){
let data0 = data.affinity_group_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(typeof data1 !== "string"){
validate173.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardUpdate/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema55.properties.status.enum;
if(!(((data1 === "ACTIVE") || (data1 === "BLOCKED")) || (data1 === "DISABLED"))){
validate173.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardUpdate/properties/status/enum",keyword:"enum",params:{allowedValues: schema55.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status_reason !== undefined){
let data2 = data.status_reason;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate137(data2, {instancePath:instancePath+"/status_reason",parentData:data,parentDataProperty:"status_reason",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/CardUpdate/properties/status_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/CardUpdate/properties/status_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate173.errors = vErrors;
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
if(data.pin !== undefined){
let data3 = data.pin;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
const vSchema1 = schema55.properties.pin.not.enum;
if(!((((((((((((((((((((((((data3 === "0123") || (data3 === "1234")) || (data3 === "2345")) || (data3 === "3456")) || (data3 === "4567")) || (data3 === "5678")) || (data3 === "6789")) || (data3 === "9876")) || (data3 === "8765")) || (data3 === "7654")) || (data3 === "6543")) || (data3 === "5432")) || (data3 === "4321")) || (data3 === "3210")) || (data3 === "0000")) || (data3 === "1111")) || (data3 === "2222")) || (data3 === "3333")) || (data3 === "4444")) || (data3 === "5555")) || (data3 === "6666")) || (data3 === "7777")) || (data3 === "8888")) || (data3 === "9999"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs13){
}
var valid2 = _errs13 === errors;
if(valid2){
validate173.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
validate173.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let missing0;
if(data.status_reason !== undefined && ((data.status === undefined) && (missing0 = "status"))){
validate173.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/dependentRequired",keyword:"dependentRequired",params:{property: "status_reason",
    missingProperty: missing0,
    depsCount: 1,
    deps: "status"},message:"must have property status when property status_reason is present"}];
return false;
}
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

exports.CardUpdate_3 = validate176;
const schema56 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"affinity_group_id":{"$ref":"Id"},"status":{"type":"string","enum":["ACTIVE","BLOCKED","DISABLED"]},"status_reason":{"oneOf":[{"$ref":"CardStatusReason_3"},{"type":"null"}]},"pin":{"type":"string","pattern":"^[0-9]{4}$","not":{"enum":["0123","1234","2345","3456","4567","5678","6789","9876","8765","7654","6543","5432","4321","3210","0000","1111","2222","3333","4444","5555","6666","7777","8888","9999"]}}},"dependentRequired":{"status_reason":["status"]}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate176.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "affinity_group_id") || (key0 === "status")) || (key0 === "status_reason")) || (key0 === "pin"))){
validate176.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.affinity_group_id !== undefined){
let data0 = data.affinity_group_id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(typeof data1 !== "string"){
validate176.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardUpdate/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const vSchema0 = schema56.properties.status.enum;
if(!(((data1 === "ACTIVE") || (data1 === "BLOCKED")) || (data1 === "DISABLED"))){
validate176.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CardUpdate/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status_reason !== undefined){
let data2 = data.status_reason;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate154(data2, {instancePath:instancePath+"/status_reason",parentData:data,parentDataProperty:"status_reason",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/CardUpdate/properties/status_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/status_reason",schemaPath:"#/components/schemas/CardUpdate/properties/status_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate176.errors = vErrors;
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
if(data.pin !== undefined){
let data3 = data.pin;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
const vSchema1 = schema56.properties.pin.not.enum;
if(!((((((((((((((((((((((((data3 === "0123") || (data3 === "1234")) || (data3 === "2345")) || (data3 === "3456")) || (data3 === "4567")) || (data3 === "5678")) || (data3 === "6789")) || (data3 === "9876")) || (data3 === "8765")) || (data3 === "7654")) || (data3 === "6543")) || (data3 === "5432")) || (data3 === "4321")) || (data3 === "3210")) || (data3 === "0000")) || (data3 === "1111")) || (data3 === "2222")) || (data3 === "3333")) || (data3 === "4444")) || (data3 === "5555")) || (data3 === "6666")) || (data3 === "7777")) || (data3 === "8888")) || (data3 === "9999"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs13){
}
var valid2 = _errs13 === errors;
if(valid2){
validate176.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
validate176.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/CardUpdate/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let missing0;
if(data.status_reason !== undefined && ((data.status === undefined) && (missing0 = "status"))){
validate176.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/dependentRequired",keyword:"dependentRequired",params:{property: "status_reason",
    missingProperty: missing0,
    depsCount: 1,
    deps: "status"},message:"must have property status when property status_reason is present"}];
return false;
}
}
}
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/components/schemas/CardUpdate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}

exports.ExtendedCardResult_closed = validate179;
const schema57 = {"type":"object","required":["data","meta"],"properties":{"data":{"$ref":"ExtendedCard_closed"},"meta":{"type":"object","required":["extend"],"properties":{"extend":{"type":"array","items":{"$ref":"CardExtension"}}},"additionalProperties":false}},"additionalProperties":false};
const schema58 = {"type":"object","required":["id","user_id","affinity_group_id","affinity_group_name","card_type","product_type","product_brand","provider","status","status_detail","country_code","innominate","last_four","pin_locked","shipment_id","previous_card_id","start_date","activated_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"user_id":{"type":["string","null"]},"affinity_group_id":{"$ref":"Id"},"affinity_group_name":{"type":"string"},"card_type":{"$ref":"CardType"},"product_type":{"$ref":"ProductType"},"product_brand":{"$ref":"CardNetwork"},"provider":{"$ref":"CardNetwork"},"status":{"$ref":"CardStatus"},"status_detail":{"oneOf":[{"$ref":"CardStatusReason"},{"type":"null"}]},"country_code":{"$ref":"CountryCode"},"innominate":{"type":"boolean"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"},"pin_locked":{"type":"boolean"},"shipment_id":{"type":["string","null"]},"previous_card_id":{"type":["string","null"]},"start_date":{"type":"string","format":"date"},"activated_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"name":{"type":["string","null"]},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"}},"additionalProperties":false};
const pattern31 = new RegExp("^[0-9]{3}$", "u");
const pattern32 = new RegExp("^(0[1-9]|1[0-2])/[0-9]{2}$", "u");

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.affinity_group_name === undefined) && (missing0 = "affinity_group_name"))) || ((data.card_type === undefined) && (missing0 = "card_type"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.product_brand === undefined) && (missing0 = "product_brand"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.last_four === undefined) && (missing0 = "last_four"))) || ((data.pin_locked === undefined) && (missing0 = "pin_locked"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.previous_card_id === undefined) && (missing0 = "previous_card_id"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.activated_at === undefined) && (missing0 = "activated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate180.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema58.properties, key0))){
validate180.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate180.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/ExtendedCard/properties/user_id/type",keyword:"type",params:{type: schema58.properties.user_id.type},message:"must be string,null"}];
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
if(data.affinity_group_id !== undefined){
let data2 = data.affinity_group_id;
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_name !== undefined){
let data3 = data.affinity_group_name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate180.errors = [{instancePath:instancePath+"/affinity_group_name",schemaPath:"#/components/schemas/ExtendedCard/properties/affinity_group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs8 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
let data5 = data.product_type;
const _errs9 = errors;
if(!(validate29(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_brand !== undefined){
let data6 = data.product_brand;
const _errs10 = errors;
if(!(validate31(data6, {instancePath:instancePath+"/product_brand",parentData:data,parentDataProperty:"product_brand",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data7 = data.provider;
const _errs11 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs12 = errors;
if(!(validate118(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data9 = data.status_detail;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate120(data9, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/ExtendedCard/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/ExtendedCard/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate180.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs18 = errors;
if(!(validate27(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innominate !== undefined){
let data11 = data.innominate;
const _errs19 = errors;
if(typeof data11 !== "boolean"){
validate180.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/ExtendedCard/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.last_four !== undefined){
let data12 = data.last_four;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
validate180.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/ExtendedCard/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/ExtendedCard/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.pin_locked !== undefined){
let data13 = data.pin_locked;
const _errs23 = errors;
if(typeof data13 !== "boolean"){
validate180.errors = [{instancePath:instancePath+"/pin_locked",schemaPath:"#/components/schemas/ExtendedCard/properties/pin_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.shipment_id !== undefined){
let data14 = data.shipment_id;
const _errs25 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate180.errors = [{instancePath:instancePath+"/shipment_id",schemaPath:"#/components/schemas/ExtendedCard/properties/shipment_id/type",keyword:"type",params:{type: schema58.properties.shipment_id.type},message:"must be string,null"}];
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
if(data.previous_card_id !== undefined){
let data15 = data.previous_card_id;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate180.errors = [{instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/ExtendedCard/properties/previous_card_id/type",keyword:"type",params:{type: schema58.properties.previous_card_id.type},message:"must be string,null"}];
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
if(data.start_date !== undefined){
let data16 = data.start_date;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs29){
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
validate180.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/ExtendedCard/properties/start_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/ExtendedCard/properties/start_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activated_at !== undefined){
let data17 = data.activated_at;
const _errs31 = errors;
const _errs32 = errors;
let valid2 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate71(data17, {instancePath:instancePath+"/activated_at",parentData:data,parentDataProperty:"activated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data17 !== null){
const err2 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/ExtendedCard/properties/activated_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
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
const err3 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/ExtendedCard/properties/activated_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate180.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data18 = data.created_at;
const _errs36 = errors;
if(!(validate71(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data19 = data.updated_at;
const _errs37 = errors;
if(!(validate71(data19, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pan !== undefined){
let data20 = data.pan;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data20 === "string"){
if(!pattern20.test(data20)){
validate180.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ExtendedCard/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ExtendedCard/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cvv !== undefined){
let data21 = data.cvv;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data21 === "string"){
if(!pattern31.test(data21)){
validate180.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ExtendedCard/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ExtendedCard/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs40){
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data22 = data.name;
const _errs42 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate180.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ExtendedCard/properties/name/type",keyword:"type",params:{type: schema58.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs43 = errors;
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiration_date !== undefined){
let data23 = data.expiration_date;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if(typeof data23 === "string"){
if(!pattern32.test(data23)){
validate180.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ExtendedCard/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ExtendedCard/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs44){
}
}
var valid0 = _errs44 === errors;
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
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}

const schema59 = {"type":"string","enum":["pan","cvv","name","expiration_date"]};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate194.errors = [{instancePath,schemaPath:"#/components/schemas/CardExtension/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema59.enum;
if(!((((data === "pan") || (data === "cvv")) || (data === "name")) || (data === "expiration_date"))){
validate194.errors = [{instancePath,schemaPath:"#/components/schemas/CardExtension/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate194.errors = vErrors;
return errors === 0;
}


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate179.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate179.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate180(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data1 = data.meta;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.extend === undefined) && (missing1 = "extend")){
validate179.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!(key1 === "extend")){
validate179.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.extend !== undefined){
let data2 = data1.extend;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate194(data3, {instancePath:instancePath+"/meta/extend/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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
validate179.errors = [{instancePath:instancePath+"/meta/extend",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/properties/extend/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
else {
validate179.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}

exports.ExtendedCardResult_closed_2 = validate196;
const schema60 = {"type":"object","required":["data","meta"],"properties":{"data":{"$ref":"ExtendedCard_closed_2"},"meta":{"type":"object","required":["extend"],"properties":{"extend":{"type":"array","items":{"$ref":"CardExtension"}}},"additionalProperties":false}},"additionalProperties":false};
const schema61 = {"type":"object","required":["id","user_id","affinity_group_id","affinity_group_name","card_type","product_type","product_brand","provider","status","status_detail","country_code","innominate","last_four","pin_locked","shipment_id","previous_card_id","start_date","activated_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"user_id":{"type":["string","null"]},"affinity_group_id":{"$ref":"Id"},"affinity_group_name":{"type":"string"},"card_type":{"$ref":"CardType"},"product_type":{"$ref":"ProductType"},"product_brand":{"$ref":"CardNetwork"},"provider":{"$ref":"CardNetwork"},"status":{"$ref":"CardStatus"},"status_detail":{"oneOf":[{"$ref":"CardStatusReason_2"},{"type":"null"}]},"country_code":{"$ref":"CountryCode"},"innominate":{"type":"boolean"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"},"pin_locked":{"type":"boolean"},"shipment_id":{"type":["string","null"]},"previous_card_id":{"type":["string","null"]},"start_date":{"type":"string","format":"date"},"activated_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"name":{"type":["string","null"]},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"}},"additionalProperties":false};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.affinity_group_name === undefined) && (missing0 = "affinity_group_name"))) || ((data.card_type === undefined) && (missing0 = "card_type"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.product_brand === undefined) && (missing0 = "product_brand"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.last_four === undefined) && (missing0 = "last_four"))) || ((data.pin_locked === undefined) && (missing0 = "pin_locked"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.previous_card_id === undefined) && (missing0 = "previous_card_id"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.activated_at === undefined) && (missing0 = "activated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate197.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema61.properties, key0))){
validate197.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate197.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/ExtendedCard/properties/user_id/type",keyword:"type",params:{type: schema61.properties.user_id.type},message:"must be string,null"}];
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
if(data.affinity_group_id !== undefined){
let data2 = data.affinity_group_id;
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_name !== undefined){
let data3 = data.affinity_group_name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate197.errors = [{instancePath:instancePath+"/affinity_group_name",schemaPath:"#/components/schemas/ExtendedCard/properties/affinity_group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs8 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
let data5 = data.product_type;
const _errs9 = errors;
if(!(validate29(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_brand !== undefined){
let data6 = data.product_brand;
const _errs10 = errors;
if(!(validate31(data6, {instancePath:instancePath+"/product_brand",parentData:data,parentDataProperty:"product_brand",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data7 = data.provider;
const _errs11 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs12 = errors;
if(!(validate118(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data9 = data.status_detail;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate137(data9, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/ExtendedCard/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/ExtendedCard/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate197.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs18 = errors;
if(!(validate27(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innominate !== undefined){
let data11 = data.innominate;
const _errs19 = errors;
if(typeof data11 !== "boolean"){
validate197.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/ExtendedCard/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.last_four !== undefined){
let data12 = data.last_four;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
validate197.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/ExtendedCard/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate197.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/ExtendedCard/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.pin_locked !== undefined){
let data13 = data.pin_locked;
const _errs23 = errors;
if(typeof data13 !== "boolean"){
validate197.errors = [{instancePath:instancePath+"/pin_locked",schemaPath:"#/components/schemas/ExtendedCard/properties/pin_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.shipment_id !== undefined){
let data14 = data.shipment_id;
const _errs25 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate197.errors = [{instancePath:instancePath+"/shipment_id",schemaPath:"#/components/schemas/ExtendedCard/properties/shipment_id/type",keyword:"type",params:{type: schema61.properties.shipment_id.type},message:"must be string,null"}];
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
if(data.previous_card_id !== undefined){
let data15 = data.previous_card_id;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate197.errors = [{instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/ExtendedCard/properties/previous_card_id/type",keyword:"type",params:{type: schema61.properties.previous_card_id.type},message:"must be string,null"}];
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
if(data.start_date !== undefined){
let data16 = data.start_date;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs29){
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
validate197.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/ExtendedCard/properties/start_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate197.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/ExtendedCard/properties/start_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activated_at !== undefined){
let data17 = data.activated_at;
const _errs31 = errors;
const _errs32 = errors;
let valid2 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate71(data17, {instancePath:instancePath+"/activated_at",parentData:data,parentDataProperty:"activated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data17 !== null){
const err2 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/ExtendedCard/properties/activated_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
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
const err3 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/ExtendedCard/properties/activated_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate197.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data18 = data.created_at;
const _errs36 = errors;
if(!(validate71(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data19 = data.updated_at;
const _errs37 = errors;
if(!(validate71(data19, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pan !== undefined){
let data20 = data.pan;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data20 === "string"){
if(!pattern20.test(data20)){
validate197.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ExtendedCard/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate197.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ExtendedCard/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cvv !== undefined){
let data21 = data.cvv;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data21 === "string"){
if(!pattern31.test(data21)){
validate197.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ExtendedCard/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate197.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ExtendedCard/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs40){
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data22 = data.name;
const _errs42 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate197.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ExtendedCard/properties/name/type",keyword:"type",params:{type: schema61.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs43 = errors;
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiration_date !== undefined){
let data23 = data.expiration_date;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if(typeof data23 === "string"){
if(!pattern32.test(data23)){
validate197.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ExtendedCard/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate197.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ExtendedCard/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs44){
}
}
var valid0 = _errs44 === errors;
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
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate196.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate196.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate197(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data1 = data.meta;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.extend === undefined) && (missing1 = "extend")){
validate196.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!(key1 === "extend")){
validate196.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.extend !== undefined){
let data2 = data1.extend;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate194(data3, {instancePath:instancePath+"/meta/extend/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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
validate196.errors = [{instancePath:instancePath+"/meta/extend",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/properties/extend/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}

exports.ExtendedCardResult_closed_3 = validate212;
const schema62 = {"type":"object","required":["data","meta"],"properties":{"data":{"$ref":"ExtendedCard_closed_3"},"meta":{"type":"object","required":["extend"],"properties":{"extend":{"type":"array","items":{"$ref":"CardExtension"}}},"additionalProperties":false}},"additionalProperties":false};
const schema63 = {"type":"object","required":["id","user_id","affinity_group_id","affinity_group_name","card_type","product_type","product_brand","provider","status","status_detail","country_code","innominate","last_four","pin_locked","shipment_id","previous_card_id","start_date","activated_at","created_at","updated_at"],"properties":{"id":{"$ref":"Id"},"user_id":{"type":["string","null"]},"affinity_group_id":{"$ref":"Id"},"affinity_group_name":{"type":"string"},"card_type":{"$ref":"CardType"},"product_type":{"$ref":"ProductType"},"product_brand":{"$ref":"CardNetwork"},"provider":{"$ref":"CardNetwork"},"status":{"$ref":"CardStatus"},"status_detail":{"oneOf":[{"$ref":"CardStatusReason_3"},{"type":"null"}]},"country_code":{"$ref":"CountryCode"},"innominate":{"type":"boolean"},"last_four":{"type":"string","pattern":"^[0-9]{4}$"},"pin_locked":{"type":"boolean"},"shipment_id":{"type":["string","null"]},"previous_card_id":{"type":["string","null"]},"start_date":{"type":"string","format":"date"},"activated_at":{"oneOf":[{"$ref":"Timestamp"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"pan":{"type":"string","pattern":"^[0-9]{16}$"},"cvv":{"type":"string","pattern":"^[0-9]{3}$"},"name":{"type":["string","null"]},"expiration_date":{"type":"string","pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"}},"additionalProperties":false};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.affinity_group_name === undefined) && (missing0 = "affinity_group_name"))) || ((data.card_type === undefined) && (missing0 = "card_type"))) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.product_brand === undefined) && (missing0 = "product_brand"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.country_code === undefined) && (missing0 = "country_code"))) || ((data.innominate === undefined) && (missing0 = "innominate"))) || ((data.last_four === undefined) && (missing0 = "last_four"))) || ((data.pin_locked === undefined) && (missing0 = "pin_locked"))) || ((data.shipment_id === undefined) && (missing0 = "shipment_id"))) || ((data.previous_card_id === undefined) && (missing0 = "previous_card_id"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.activated_at === undefined) && (missing0 = "activated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate213.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema63.properties, key0))){
validate213.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate213.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/ExtendedCard/properties/user_id/type",keyword:"type",params:{type: schema63.properties.user_id.type},message:"must be string,null"}];
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
if(data.affinity_group_id !== undefined){
let data2 = data.affinity_group_id;
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_name !== undefined){
let data3 = data.affinity_group_name;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate213.errors = [{instancePath:instancePath+"/affinity_group_name",schemaPath:"#/components/schemas/ExtendedCard/properties/affinity_group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs8 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
let data5 = data.product_type;
const _errs9 = errors;
if(!(validate29(data5, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_brand !== undefined){
let data6 = data.product_brand;
const _errs10 = errors;
if(!(validate31(data6, {instancePath:instancePath+"/product_brand",parentData:data,parentDataProperty:"product_brand",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data7 = data.provider;
const _errs11 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs12 = errors;
if(!(validate118(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data9 = data.status_detail;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate154(data9, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/ExtendedCard/properties/status_detail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
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
const err1 = {instancePath:instancePath+"/status_detail",schemaPath:"#/components/schemas/ExtendedCard/properties/status_detail/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data10 = data.country_code;
const _errs18 = errors;
if(!(validate27(data10, {instancePath:instancePath+"/country_code",parentData:data,parentDataProperty:"country_code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innominate !== undefined){
let data11 = data.innominate;
const _errs19 = errors;
if(typeof data11 !== "boolean"){
validate213.errors = [{instancePath:instancePath+"/innominate",schemaPath:"#/components/schemas/ExtendedCard/properties/innominate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.last_four !== undefined){
let data12 = data.last_four;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
validate213.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/ExtendedCard/properties/last_four/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/last_four",schemaPath:"#/components/schemas/ExtendedCard/properties/last_four/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.pin_locked !== undefined){
let data13 = data.pin_locked;
const _errs23 = errors;
if(typeof data13 !== "boolean"){
validate213.errors = [{instancePath:instancePath+"/pin_locked",schemaPath:"#/components/schemas/ExtendedCard/properties/pin_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.shipment_id !== undefined){
let data14 = data.shipment_id;
const _errs25 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate213.errors = [{instancePath:instancePath+"/shipment_id",schemaPath:"#/components/schemas/ExtendedCard/properties/shipment_id/type",keyword:"type",params:{type: schema63.properties.shipment_id.type},message:"must be string,null"}];
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
if(data.previous_card_id !== undefined){
let data15 = data.previous_card_id;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate213.errors = [{instancePath:instancePath+"/previous_card_id",schemaPath:"#/components/schemas/ExtendedCard/properties/previous_card_id/type",keyword:"type",params:{type: schema63.properties.previous_card_id.type},message:"must be string,null"}];
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
if(data.start_date !== undefined){
let data16 = data.start_date;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs29){
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
validate213.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/ExtendedCard/properties/start_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/components/schemas/ExtendedCard/properties/start_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activated_at !== undefined){
let data17 = data.activated_at;
const _errs31 = errors;
const _errs32 = errors;
let valid2 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate71(data17, {instancePath:instancePath+"/activated_at",parentData:data,parentDataProperty:"activated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data17 !== null){
const err2 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/ExtendedCard/properties/activated_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
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
const err3 = {instancePath:instancePath+"/activated_at",schemaPath:"#/components/schemas/ExtendedCard/properties/activated_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(errors === _errs31){
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data18 = data.created_at;
const _errs36 = errors;
if(!(validate71(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data19 = data.updated_at;
const _errs37 = errors;
if(!(validate71(data19, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pan !== undefined){
let data20 = data.pan;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data20 === "string"){
if(!pattern20.test(data20)){
validate213.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ExtendedCard/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16}$"},message:"must match pattern \""+"^[0-9]{16}$"+"\""}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ExtendedCard/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cvv !== undefined){
let data21 = data.cvv;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data21 === "string"){
if(!pattern31.test(data21)){
validate213.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ExtendedCard/properties/cvv/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}$"},message:"must match pattern \""+"^[0-9]{3}$"+"\""}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/cvv",schemaPath:"#/components/schemas/ExtendedCard/properties/cvv/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs40){
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data22 = data.name;
const _errs42 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate213.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ExtendedCard/properties/name/type",keyword:"type",params:{type: schema63.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs43 = errors;
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiration_date !== undefined){
let data23 = data.expiration_date;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if(typeof data23 === "string"){
if(!pattern32.test(data23)){
validate213.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ExtendedCard/properties/expiration_date/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])/[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/expiration_date",schemaPath:"#/components/schemas/ExtendedCard/properties/expiration_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs44){
}
}
var valid0 = _errs44 === errors;
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
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate212.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate212.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate213(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data1 = data.meta;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.extend === undefined) && (missing1 = "extend")){
validate212.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!(key1 === "extend")){
validate212.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.extend !== undefined){
let data2 = data1.extend;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate194(data3, {instancePath:instancePath+"/meta/extend/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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
validate212.errors = [{instancePath:instancePath+"/meta/extend",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/properties/extend/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/ExtendedCardResult/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/components/schemas/ExtendedCardResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}

exports.path_shipmentId = validate228;
const schema64 = {"type":"object","additionalProperties":false,"required":["shipmentId"],"properties":{"shipmentId":{"$ref":"Id"}}};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.shipmentId === undefined) && (missing0 = "shipmentId")){
validate228.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1batches~1shipments~1{shipmentId}/put/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "shipmentId")){
validate228.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1batches~1shipments~1{shipmentId}/put/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.shipmentId !== undefined){
let data0 = data.shipmentId;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/shipmentId",parentData:data,parentDataProperty:"shipmentId",rootData}))){
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
validate228.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1batches~1shipments~1{shipmentId}/put/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}

exports.query_extend = validate230;
const schema65 = {"type":"object","additionalProperties":false,"properties":{"extend":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"CardExtension"}}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "extend")){
validate230.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1{id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.extend !== undefined){
let data0 = data.extend;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate230.errors = [{instancePath:instancePath+"/extend",schemaPath:"#/paths/~1cards~1v1~1{id}/get/properties/extend/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate194(data1, {instancePath:instancePath+"/extend/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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
validate230.errors = [{instancePath:instancePath+"/extend",schemaPath:"#/paths/~1cards~1v1~1{id}/get/properties/extend/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
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
validate230.errors = [{instancePath:instancePath+"/extend",schemaPath:"#/paths/~1cards~1v1~1{id}/get/properties/extend/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate230.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1{id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}

exports.searchCardAssociations_query = validate232;
const schema66 = {"type":"object","additionalProperties":false,"properties":{"filter[card_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[account_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"page[number]":{"type":"integer","minimum":0,"maximum":1000000}}};
const schema67 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"};
const pattern41 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$", "u");

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate233.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate233.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern41.test(data)){
validate233.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000,]*$"+"\""}];
return false;
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/components/schemas/IdInList/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "filter[card_id]") || (key0 === "filter[account_id]")) || (key0 === "page[number]"))){
validate232.errors = [{instancePath,schemaPath:"#/paths/~1cards~1associations~1v1~1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[card_id]"] !== undefined){
let data0 = data["filter[card_id]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate232.errors = [{instancePath:instancePath+"/filter[card_id]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/filter%5Bcard_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate232.errors = [{instancePath:instancePath+"/filter[card_id]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/filter%5Bcard_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate233(data1, {instancePath:instancePath+"/filter[card_id]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
}
else {
validate232.errors = [{instancePath:instancePath+"/filter[card_id]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/filter%5Bcard_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[account_id]"] !== undefined){
let data2 = data["filter[account_id]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate232.errors = [{instancePath:instancePath+"/filter[account_id]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/filter%5Baccount_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate232.errors = [{instancePath:instancePath+"/filter[account_id]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/filter%5Baccount_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate233(data3, {instancePath:instancePath+"/filter[account_id]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
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
validate232.errors = [{instancePath:instancePath+"/filter[account_id]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/filter%5Baccount_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["page[number]"] !== undefined){
let data4 = data["page[number]"];
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate232.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
validate232.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate232.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1associations~1v1~1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/paths/~1cards~1associations~1v1~1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}

exports.searchCards_query = validate236;
const schema68 = {"type":"object","additionalProperties":false,"properties":{"filter[card_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardType"}},"filter[user_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardStatus"}},"filter[status_detail]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardStatusReason"}},"filter[affinity_group_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[shipment_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[innominate]":{"type":"boolean"},"filter[product_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"ProductType"}},"filter[product_brand]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardNetwork"}},"filter[country_code]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Country"}},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["card_type","-card_type","user_id","-user_id","status","-status","affinity_group_id","-affinity_group_id","status_detail","-status_detail","shipment_id","-shipment_id","innominate","-innominate","start_date","-start_date"]}}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema68.properties, key0))){
validate236.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[card_type]"] !== undefined){
let data0 = data["filter[card_type]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/filter[card_type]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[user_id]"] !== undefined){
let data2 = data["filter[user_id]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate233(data3, {instancePath:instancePath+"/filter[user_id]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
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
validate236.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data4 = data["filter[status]"];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate118(data5, {instancePath:instancePath+"/filter[status]/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status_detail]"] !== undefined){
let data6 = data["filter[status_detail]"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
if(data6.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate120(data7, {instancePath:instancePath+"/filter[status_detail]/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[affinity_group_id]"] !== undefined){
let data8 = data["filter[affinity_group_id]"];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
if(data8.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(!(validate233(data9, {instancePath:instancePath+"/filter[affinity_group_id]/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[shipment_id]"] !== undefined){
let data10 = data["filter[shipment_id]"];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data10.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs19 = errors;
if(!(validate233(data11, {instancePath:instancePath+"/filter[shipment_id]/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data["filter[innominate]"] !== undefined){
let data12 = data["filter[innominate]"];
const _errs20 = errors;
if(typeof data12 !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/filter[innominate]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Binnominate%5D/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data["filter[product_type]"] !== undefined){
let data13 = data["filter[product_type]"];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(Array.isArray(data13)){
if(data13.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data13.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
const _errs24 = errors;
if(!(validate29(data14, {instancePath:instancePath+"/filter[product_type]/" + i6,parentData:data13,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs22){
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[product_brand]"] !== undefined){
let data15 = data["filter[product_brand]"];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(Array.isArray(data15)){
if(data15.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data15.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
let data16 = data15[i7];
const _errs27 = errors;
if(!(validate31(data16, {instancePath:instancePath+"/filter[product_brand]/" + i7,parentData:data15,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
if(valid8){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[country_code]"] !== undefined){
let data17 = data["filter[country_code]"];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data17)){
if(data17.length > 50){
validate236.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data17.length < 1){
validate236.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
let data18 = data17[i8];
const _errs30 = errors;
if(!(validate49(data18, {instancePath:instancePath+"/filter[country_code]/" + i8,parentData:data17,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
if(valid9){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data19 = data["page[size]"];
const _errs31 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate236.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
validate236.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate236.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs31){
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[number]"] !== undefined){
let data20 = data["page[number]"];
const _errs33 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate236.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000 || isNaN(data20)){
validate236.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate236.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs33){
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data21 = data.sort;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(Array.isArray(data21)){
if(data21.length < 1){
validate236.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len9 = data21.length;
for(let i9=0; i9<len9; i9++){
let data22 = data21[i9];
const _errs37 = errors;
if(typeof data22 !== "string"){
validate236.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs38 = errors;
const vSchema0 = schema68.properties.sort.items.enum;
if(!((((((((((((((((data22 === "card_type") || (data22 === "-card_type")) || (data22 === "user_id")) || (data22 === "-user_id")) || (data22 === "status")) || (data22 === "-status")) || (data22 === "affinity_group_id")) || (data22 === "-affinity_group_id")) || (data22 === "status_detail")) || (data22 === "-status_detail")) || (data22 === "shipment_id")) || (data22 === "-shipment_id")) || (data22 === "innominate")) || (data22 === "-innominate")) || (data22 === "start_date")) || (data22 === "-start_date"))){
validate236.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema68.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs37){
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
if(valid10){
let valid11;
let i10 = data21.length;
let j0;
valid11 = true;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data21[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate236.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i10+" are identical)"}];
return false;
valid11 = false;
break;
}
indices0[item0] = i10;
}
}
if(valid11){
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs35){
}
}
var valid0 = _errs35 === errors;
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
else {
validate236.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}

exports.searchCards_query_2 = validate246;
const schema69 = {"type":"object","additionalProperties":false,"properties":{"filter[card_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardType"}},"filter[user_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardStatus"}},"filter[status_detail]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardStatusReason_2"}},"filter[affinity_group_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[shipment_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[innominate]":{"type":"boolean"},"filter[product_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"ProductType"}},"filter[product_brand]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardNetwork"}},"filter[country_code]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Country"}},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["card_type","-card_type","user_id","-user_id","status","-status","affinity_group_id","-affinity_group_id","status_detail","-status_detail","shipment_id","-shipment_id","innominate","-innominate","start_date","-start_date"]}}}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema69.properties, key0))){
validate246.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[card_type]"] !== undefined){
let data0 = data["filter[card_type]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/filter[card_type]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[user_id]"] !== undefined){
let data2 = data["filter[user_id]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate233(data3, {instancePath:instancePath+"/filter[user_id]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
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
validate246.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data4 = data["filter[status]"];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate118(data5, {instancePath:instancePath+"/filter[status]/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status_detail]"] !== undefined){
let data6 = data["filter[status_detail]"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
if(data6.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate137(data7, {instancePath:instancePath+"/filter[status_detail]/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[affinity_group_id]"] !== undefined){
let data8 = data["filter[affinity_group_id]"];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
if(data8.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(!(validate233(data9, {instancePath:instancePath+"/filter[affinity_group_id]/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[shipment_id]"] !== undefined){
let data10 = data["filter[shipment_id]"];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data10.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs19 = errors;
if(!(validate233(data11, {instancePath:instancePath+"/filter[shipment_id]/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data["filter[innominate]"] !== undefined){
let data12 = data["filter[innominate]"];
const _errs20 = errors;
if(typeof data12 !== "boolean"){
validate246.errors = [{instancePath:instancePath+"/filter[innominate]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Binnominate%5D/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data["filter[product_type]"] !== undefined){
let data13 = data["filter[product_type]"];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(Array.isArray(data13)){
if(data13.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data13.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
const _errs24 = errors;
if(!(validate29(data14, {instancePath:instancePath+"/filter[product_type]/" + i6,parentData:data13,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs22){
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[product_brand]"] !== undefined){
let data15 = data["filter[product_brand]"];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(Array.isArray(data15)){
if(data15.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data15.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
let data16 = data15[i7];
const _errs27 = errors;
if(!(validate31(data16, {instancePath:instancePath+"/filter[product_brand]/" + i7,parentData:data15,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
if(valid8){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[country_code]"] !== undefined){
let data17 = data["filter[country_code]"];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data17)){
if(data17.length > 50){
validate246.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data17.length < 1){
validate246.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
let data18 = data17[i8];
const _errs30 = errors;
if(!(validate49(data18, {instancePath:instancePath+"/filter[country_code]/" + i8,parentData:data17,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
if(valid9){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data19 = data["page[size]"];
const _errs31 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate246.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
validate246.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate246.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs31){
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[number]"] !== undefined){
let data20 = data["page[number]"];
const _errs33 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate246.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000 || isNaN(data20)){
validate246.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate246.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs33){
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data21 = data.sort;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(Array.isArray(data21)){
if(data21.length < 1){
validate246.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len9 = data21.length;
for(let i9=0; i9<len9; i9++){
let data22 = data21[i9];
const _errs37 = errors;
if(typeof data22 !== "string"){
validate246.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs38 = errors;
const vSchema0 = schema69.properties.sort.items.enum;
if(!((((((((((((((((data22 === "card_type") || (data22 === "-card_type")) || (data22 === "user_id")) || (data22 === "-user_id")) || (data22 === "status")) || (data22 === "-status")) || (data22 === "affinity_group_id")) || (data22 === "-affinity_group_id")) || (data22 === "status_detail")) || (data22 === "-status_detail")) || (data22 === "shipment_id")) || (data22 === "-shipment_id")) || (data22 === "innominate")) || (data22 === "-innominate")) || (data22 === "start_date")) || (data22 === "-start_date"))){
validate246.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema69.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs37){
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
if(valid10){
let valid11;
let i10 = data21.length;
let j0;
valid11 = true;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data21[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate246.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i10+" are identical)"}];
return false;
valid11 = false;
break;
}
indices0[item0] = i10;
}
}
if(valid11){
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs35){
}
}
var valid0 = _errs35 === errors;
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
else {
validate246.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}

exports.searchCards_query_3 = validate256;
const schema70 = {"type":"object","additionalProperties":false,"properties":{"filter[card_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardType"}},"filter[user_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[status]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardStatus"}},"filter[status_detail]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardStatusReason_3"}},"filter[affinity_group_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[shipment_id]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"IdInList"}},"filter[innominate]":{"type":"boolean"},"filter[product_type]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"ProductType"}},"filter[product_brand]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"CardNetwork"}},"filter[country_code]":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Country"}},"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000},"sort":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["card_type","-card_type","user_id","-user_id","status","-status","affinity_group_id","-affinity_group_id","status_detail","-status_detail","shipment_id","-shipment_id","innominate","-innominate","start_date","-start_date"]}}}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema70.properties, key0))){
validate256.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["filter[card_type]"] !== undefined){
let data0 = data["filter[card_type]"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data0.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/filter[card_type]/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[card_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcard_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[user_id]"] !== undefined){
let data2 = data["filter[user_id]"];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate233(data3, {instancePath:instancePath+"/filter[user_id]/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
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
validate256.errors = [{instancePath:instancePath+"/filter[user_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Buser_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status]"] !== undefined){
let data4 = data["filter[status]"];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data4.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate118(data5, {instancePath:instancePath+"/filter[status]/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[status]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[status_detail]"] !== undefined){
let data6 = data["filter[status_detail]"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
if(data6.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data6.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate154(data7, {instancePath:instancePath+"/filter[status_detail]/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[status_detail]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bstatus_detail%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[affinity_group_id]"] !== undefined){
let data8 = data["filter[affinity_group_id]"];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
if(data8.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data8.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(!(validate233(data9, {instancePath:instancePath+"/filter[affinity_group_id]/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[affinity_group_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Baffinity_group_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[shipment_id]"] !== undefined){
let data10 = data["filter[shipment_id]"];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data10.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs19 = errors;
if(!(validate233(data11, {instancePath:instancePath+"/filter[shipment_id]/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[shipment_id]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bshipment_id%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data["filter[innominate]"] !== undefined){
let data12 = data["filter[innominate]"];
const _errs20 = errors;
if(typeof data12 !== "boolean"){
validate256.errors = [{instancePath:instancePath+"/filter[innominate]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Binnominate%5D/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data["filter[product_type]"] !== undefined){
let data13 = data["filter[product_type]"];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(Array.isArray(data13)){
if(data13.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data13.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
const _errs24 = errors;
if(!(validate29(data14, {instancePath:instancePath+"/filter[product_type]/" + i6,parentData:data13,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[product_type]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_type%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs22){
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["filter[product_brand]"] !== undefined){
let data15 = data["filter[product_brand]"];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(Array.isArray(data15)){
if(data15.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data15.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
let data16 = data15[i7];
const _errs27 = errors;
if(!(validate31(data16, {instancePath:instancePath+"/filter[product_brand]/" + i7,parentData:data15,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
if(valid8){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[product_brand]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bproduct_brand%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data["filter[country_code]"] !== undefined){
let data17 = data["filter[country_code]"];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data17)){
if(data17.length > 50){
validate256.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data17.length < 1){
validate256.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
let data18 = data17[i8];
const _errs30 = errors;
if(!(validate49(data18, {instancePath:instancePath+"/filter[country_code]/" + i8,parentData:data17,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
if(valid9){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/filter[country_code]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/filter%5Bcountry_code%5D/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[size]"] !== undefined){
let data19 = data["page[size]"];
const _errs31 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate256.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
validate256.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate256.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs31){
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["page[number]"] !== undefined){
let data20 = data["page[number]"];
const _errs33 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate256.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000 || isNaN(data20)){
validate256.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate256.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1cards~1v1~1/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
if(errors === _errs33){
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data21 = data.sort;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(Array.isArray(data21)){
if(data21.length < 1){
validate256.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len9 = data21.length;
for(let i9=0; i9<len9; i9++){
let data22 = data21[i9];
const _errs37 = errors;
if(typeof data22 !== "string"){
validate256.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs38 = errors;
const vSchema0 = schema70.properties.sort.items.enum;
if(!((((((((((((((((data22 === "card_type") || (data22 === "-card_type")) || (data22 === "user_id")) || (data22 === "-user_id")) || (data22 === "status")) || (data22 === "-status")) || (data22 === "affinity_group_id")) || (data22 === "-affinity_group_id")) || (data22 === "status_detail")) || (data22 === "-status_detail")) || (data22 === "shipment_id")) || (data22 === "-shipment_id")) || (data22 === "innominate")) || (data22 === "-innominate")) || (data22 === "start_date")) || (data22 === "-start_date"))){
validate256.errors = [{instancePath:instancePath+"/sort/" + i9,schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/items/enum",keyword:"enum",params:{allowedValues: schema70.properties.sort.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs37){
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
if(valid10){
let valid11;
let i10 = data21.length;
let j0;
valid11 = true;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data21[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate256.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i10+" are identical)"}];
return false;
valid11 = false;
break;
}
indices0[item0] = i10;
}
}
if(valid11){
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/paths/~1cards~1v1~1/get/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs35){
}
}
var valid0 = _errs35 === errors;
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
else {
validate256.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
