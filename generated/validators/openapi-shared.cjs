"use strict";
exports.Error_closed = validate21;
const schema6 = {"type":"object","required":["error_code","error","request_id"],"properties":{"error_code":{"$ref":"ErrorCode"},"error":{"$ref":"ErrorReason_closed"},"request_id":{"type":"string"}},"additionalProperties":false};
const schema7 = {"anyOf":[{"$ref":"CommonErrorCode"},{"$ref":"AuthErrorCode"},{"$ref":"UserErrorCode"},{"$ref":"CardErrorCode"},{"$ref":"ShipmentErrorCode"},{"$ref":"AccountErrorCode"},{"$ref":"TransactionErrorCode"},{"$ref":"CashErrorCode"},{"$ref":"BankErrorCode"},{"$ref":"IdentityErrorCode"},{"$ref":"SandboxErrorCode"},{"$ref":"NetworkErrorCode"}]};
const schema8 = {"type":"string","enum":["INVALID_REQUEST","UNAUTHORIZED","INSUFFICIENT_SCOPE","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","RATE_LIMITED","INTERNAL_ERROR","SERVICE_UNAVAILABLE","IDEMPOTENCY_KEY_REUSED","NOT_FOUND","METHOD_NOT_ALLOWED","HEADERS_TOO_LARGE","REQUEST_TIMEOUT","MALFORMED_REQUEST"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/CommonErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!(((((((((((((((data === "INVALID_REQUEST") || (data === "UNAUTHORIZED")) || (data === "INSUFFICIENT_SCOPE")) || (data === "NOT_ACCEPTABLE")) || (data === "PAYLOAD_TOO_LARGE")) || (data === "UNSUPPORTED_MEDIA_TYPE")) || (data === "RATE_LIMITED")) || (data === "INTERNAL_ERROR")) || (data === "SERVICE_UNAVAILABLE")) || (data === "IDEMPOTENCY_KEY_REUSED")) || (data === "NOT_FOUND")) || (data === "METHOD_NOT_ALLOWED")) || (data === "HEADERS_TOO_LARGE")) || (data === "REQUEST_TIMEOUT")) || (data === "MALFORMED_REQUEST"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/CommonErrorCode/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","enum":["INVALID_CLIENT","INVALID_AUDIENCE"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/AuthErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((data === "INVALID_CLIENT") || (data === "INVALID_AUDIENCE"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/AuthErrorCode/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["USER_NOT_FOUND","EMAIL_ALREADY_IN_USE","IDENTIFICATION_ALREADY_IN_USE","INVALID_IDENTIFICATION","INVALID_TAX_IDENTIFICATION","INVALID_LEGAL_ADDRESS","INVALID_USER_STATUS_REASON"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/UserErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!(((((((data === "USER_NOT_FOUND") || (data === "EMAIL_ALREADY_IN_USE")) || (data === "IDENTIFICATION_ALREADY_IN_USE")) || (data === "INVALID_IDENTIFICATION")) || (data === "INVALID_TAX_IDENTIFICATION")) || (data === "INVALID_LEGAL_ADDRESS")) || (data === "INVALID_USER_STATUS_REASON"))){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/UserErrorCode/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["CARD_NOT_FOUND","AFFINITY_GROUP_NOT_FOUND","PCI_ENTITLEMENT_REQUIRED","USER_NOT_ACTIVE","AFFINITY_GROUP_NOT_ACTIVE","CARD_NOT_EMBOSSED","USER_DATA_INCOMPLETE","INVALID_CARD_STATUS_REASON","INVALID_PIN","CARD_TYPE_NOT_SUPPORTED","AFFINITY_GROUP_MISMATCH","INVALID_PREVIOUS_CARD","INVALID_END_USER_TOKEN","INVALID_SUCCESS_LINK"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CardErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema11.enum;
if(!((((((((((((((data === "CARD_NOT_FOUND") || (data === "AFFINITY_GROUP_NOT_FOUND")) || (data === "PCI_ENTITLEMENT_REQUIRED")) || (data === "USER_NOT_ACTIVE")) || (data === "AFFINITY_GROUP_NOT_ACTIVE")) || (data === "CARD_NOT_EMBOSSED")) || (data === "USER_DATA_INCOMPLETE")) || (data === "INVALID_CARD_STATUS_REASON")) || (data === "INVALID_PIN")) || (data === "CARD_TYPE_NOT_SUPPORTED")) || (data === "AFFINITY_GROUP_MISMATCH")) || (data === "INVALID_PREVIOUS_CARD")) || (data === "INVALID_END_USER_TOKEN")) || (data === "INVALID_SUCCESS_LINK"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/CardErrorCode/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["SHIPMENT_NOT_FOUND","SHIPPING_ADDRESS_NOT_UPDATABLE","WAREHOUSE_OUT_OF_STOCK","SHIPMENT_COUNTRY_MISMATCH"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((((data === "SHIPMENT_NOT_FOUND") || (data === "SHIPPING_ADDRESS_NOT_UPDATABLE")) || (data === "WAREHOUSE_OUT_OF_STOCK")) || (data === "SHIPMENT_COUNTRY_MISMATCH"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentErrorCode/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["ACCOUNT_NOT_FOUND","ACCOUNT_DELETED","INVALID_ACCOUNT_STATUS","LOCKED_ACCOUNT_STATUS","ACCOUNT_HAS_FUNDS","ACCOUNT_VALIDATION_ERROR","USER_VALIDATION_ERROR","CLIENT_VALIDATION_ERROR","USER_ACCOUNT_LIMIT_REACHED","INVALID_CURRENCY","INVALID_UPDATE_STATUS_MOTIVE","INVALID_UPDATE_STATUS_COMMENT","ACCOUNT_NOT_ACTIVE","ACCOUNT_COUNTRY_MISMATCH"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/AccountErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema13.enum;
if(!((((((((((((((data === "ACCOUNT_NOT_FOUND") || (data === "ACCOUNT_DELETED")) || (data === "INVALID_ACCOUNT_STATUS")) || (data === "LOCKED_ACCOUNT_STATUS")) || (data === "ACCOUNT_HAS_FUNDS")) || (data === "ACCOUNT_VALIDATION_ERROR")) || (data === "USER_VALIDATION_ERROR")) || (data === "CLIENT_VALIDATION_ERROR")) || (data === "USER_ACCOUNT_LIMIT_REACHED")) || (data === "INVALID_CURRENCY")) || (data === "INVALID_UPDATE_STATUS_MOTIVE")) || (data === "INVALID_UPDATE_STATUS_COMMENT")) || (data === "ACCOUNT_NOT_ACTIVE")) || (data === "ACCOUNT_COUNTRY_MISMATCH"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/AccountErrorCode/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["INVALID_AUTHORIZATION_REQUEST","INVALID_PARENT_TX_ID","DUPLICATED_IDEMPOTENCY_KEY","ACTIVITY_NOT_FOUND"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!((((data === "INVALID_AUTHORIZATION_REQUEST") || (data === "INVALID_PARENT_TX_ID")) || (data === "DUPLICATED_IDEMPOTENCY_KEY")) || (data === "ACTIVITY_NOT_FOUND"))){
validate35.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionErrorCode/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","enum":["CASH_OUT_INTENT_NOT_FOUND","CASH_IN_INTENT_NOT_FOUND","CASH_IN_INTENT_NOT_CANCELLABLE"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema15.enum;
if(!(((data === "CASH_OUT_INTENT_NOT_FOUND") || (data === "CASH_IN_INTENT_NOT_FOUND")) || (data === "CASH_IN_INTENT_NOT_CANCELLABLE"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/CashErrorCode/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["DESTINATION_NOT_FOUND","INVALID_DESTINATION_KEY","DESTINATION_NOT_VALIDATED","DESTINATION_IS_SOURCE","ALIAS_ALREADY_IN_USE","PIX_KEY_NOT_FOUND","PIX_KEY_LIMIT_REACHED","PIX_LOOKUP_NOT_FOUND","PIX_LOOKUP_EXPIRED","PIX_LOOKUP_ALREADY_USED","INVALID_AMOUNT","INSUFFICIENT_FUNDS","AMOUNT_LIMIT_REACHED"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/BankErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!(((((((((((((data === "DESTINATION_NOT_FOUND") || (data === "INVALID_DESTINATION_KEY")) || (data === "DESTINATION_NOT_VALIDATED")) || (data === "DESTINATION_IS_SOURCE")) || (data === "ALIAS_ALREADY_IN_USE")) || (data === "PIX_KEY_NOT_FOUND")) || (data === "PIX_KEY_LIMIT_REACHED")) || (data === "PIX_LOOKUP_NOT_FOUND")) || (data === "PIX_LOOKUP_EXPIRED")) || (data === "PIX_LOOKUP_ALREADY_USED")) || (data === "INVALID_AMOUNT")) || (data === "INSUFFICIENT_FUNDS")) || (data === "AMOUNT_LIMIT_REACHED"))){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/BankErrorCode/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["IDENTITY_SESSION_NOT_FOUND","IDENTITY_SESSION_NOT_CANCELLABLE","IDENTITY_REPORT_NOT_READY"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema17.enum;
if(!(((data === "IDENTITY_SESSION_NOT_FOUND") || (data === "IDENTITY_SESSION_NOT_CANCELLABLE")) || (data === "IDENTITY_REPORT_NOT_READY"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/IdentityErrorCode/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","enum":["API_KEY_NOT_FOUND","FAULT_NOT_FOUND","FAULT_LIMIT_REACHED","REQUEST_NOT_FOUND","EVENT_NOT_FOUND","QUESTION_NOT_FOUND","BATCH_NOT_FOUND","TRANSFER_NOT_FOUND","CARD_TRANSACTION_NOT_FOUND","SETTLEMENT_FILE_NOT_FOUND","SETTLEMENT_MISMATCH_NOT_FOUND","ILLEGAL_STEP","LAST_API_KEY","CLOCK_CANNOT_GO_BACK","EVENT_WITHOUT_ADDRESS","EVENT_NOT_REPEATABLE","CASH_IN_INTENT_EXPIRED","DESTINATION_ALREADY_EXISTS","SETTLEMENT_MISMATCH_USED","UNKNOWN_REVISION","UNKNOWN_OPERATION","AMOUNT_REQUIRED","AMOUNT_EXCEEDS_REMAINDER","AMOUNT_EXCEEDS_ORIGINAL","WRONG_CASH_TOKEN","UNKNOWN_CASH_ALIAS","UNKNOWN_TRANSFER_KEY","INSTALLMENTS_NOT_ALLOWED","SETTLEMENT_DAY_NOT_OVER","SNAPSHOT_NOT_FOUND","SNAPSHOT_LIMIT_REACHED","SNAPSHOT_NOT_READABLE","SNAPSHOT_FILE_INVALID"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema18.enum;
if(!(((((((((((((((((((((((((((((((((data === "API_KEY_NOT_FOUND") || (data === "FAULT_NOT_FOUND")) || (data === "FAULT_LIMIT_REACHED")) || (data === "REQUEST_NOT_FOUND")) || (data === "EVENT_NOT_FOUND")) || (data === "QUESTION_NOT_FOUND")) || (data === "BATCH_NOT_FOUND")) || (data === "TRANSFER_NOT_FOUND")) || (data === "CARD_TRANSACTION_NOT_FOUND")) || (data === "SETTLEMENT_FILE_NOT_FOUND")) || (data === "SETTLEMENT_MISMATCH_NOT_FOUND")) || (data === "ILLEGAL_STEP")) || (data === "LAST_API_KEY")) || (data === "CLOCK_CANNOT_GO_BACK")) || (data === "EVENT_WITHOUT_ADDRESS")) || (data === "EVENT_NOT_REPEATABLE")) || (data === "CASH_IN_INTENT_EXPIRED")) || (data === "DESTINATION_ALREADY_EXISTS")) || (data === "SETTLEMENT_MISMATCH_USED")) || (data === "UNKNOWN_REVISION")) || (data === "UNKNOWN_OPERATION")) || (data === "AMOUNT_REQUIRED")) || (data === "AMOUNT_EXCEEDS_REMAINDER")) || (data === "AMOUNT_EXCEEDS_ORIGINAL")) || (data === "WRONG_CASH_TOKEN")) || (data === "UNKNOWN_CASH_ALIAS")) || (data === "UNKNOWN_TRANSFER_KEY")) || (data === "INSTALLMENTS_NOT_ALLOWED")) || (data === "SETTLEMENT_DAY_NOT_OVER")) || (data === "SNAPSHOT_NOT_FOUND")) || (data === "SNAPSHOT_LIMIT_REACHED")) || (data === "SNAPSHOT_NOT_READABLE")) || (data === "SNAPSHOT_FILE_INVALID"))){
validate43.errors = [{instancePath,schemaPath:"#/components/schemas/SandboxErrorCode/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","enum":["REFERENCE_REUSED","INVALID_SCOPE","ORDER_NOT_FOUND"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!(((data === "REFERENCE_REUSED") || (data === "INVALID_SCOPE")) || (data === "ORDER_NOT_FOUND"))){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/NetworkErrorCode/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs12 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
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
if(!valid0){
const err0 = {instancePath,schemaPath:"#/components/schemas/ErrorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["message","details"],"properties":{"message":{"type":"string"},"details":{"type":"array","items":{"$ref":"ErrorDetail_closed"}}},"additionalProperties":false};
const schema21 = {"type":"object","required":["code","detail","location","pointer"],"properties":{"code":{"type":"string"},"detail":{"type":"string"},"location":{"type":"string","enum":["body","query","path","header"]},"pointer":{"type":"string"}},"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.pointer === undefined) && (missing0 = "pointer"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorDetail/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "detail")) || (key0 === "location")) || (key0 === "pointer"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate49.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/ErrorDetail/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.detail !== undefined){
let data1 = data.detail;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate49.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ErrorDetail/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.location !== undefined){
let data2 = data.location;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate49.errors = [{instancePath:instancePath+"/location",schemaPath:"#/components/schemas/ErrorDetail/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema21.properties.location.enum;
if(!((((data2 === "body") || (data2 === "query")) || (data2 === "path")) || (data2 === "header"))){
validate49.errors = [{instancePath:instancePath+"/location",schemaPath:"#/components/schemas/ErrorDetail/properties/location/enum",keyword:"enum",params:{allowedValues: schema21.properties.location.enum},message:"must be equal to one of the allowed values"}];
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
if(data.pointer !== undefined){
let data3 = data.pointer;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate49.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ErrorDetail/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.details === undefined) && (missing0 = "details"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorReason/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "details"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorReason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorReason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.details !== undefined){
let data1 = data.details;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate49(data2, {instancePath:instancePath+"/details/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate48.errors = [{instancePath:instancePath+"/details",schemaPath:"#/components/schemas/ErrorReason/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ErrorReason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.error_code === undefined) && (missing0 = "error_code")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/Error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "error_code") || (key0 === "error")) || (key0 === "request_id"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/error_code",parentData:data,parentDataProperty:"error_code",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs3 = errors;
if(!(validate48(data1, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data2 = data.request_id;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/components/schemas/Error/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/Error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.ShipmentResult_closed = validate52;
const schema22 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Shipment_closed"}},"additionalProperties":false};
const schema23 = {"type":"object","required":["id","status","status_detail","shipment_type","affinity_group_id","created_at","batch","address","receiver"],"properties":{"id":{"$ref":"Id"},"external_tracking_id":{"type":["string","null"]},"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"shipment_type":{"$ref":"ShipmentType"},"affinity_group_id":{"$ref":"Id"},"created_at":{"$ref":"ShipmentTimestamp"},"batch":{"oneOf":[{"$ref":"ShipmentBatch_closed"},{"type":"null"}]},"address":{"oneOf":[{"$ref":"ShippingAddress_closed"},{"type":"null"}]},"receiver":{"oneOf":[{"$ref":"ShipmentReceiver"},{"type":"null"}]}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const schema24 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func3(data) > 256){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func3(data) < 1){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"string","enum":["CREATED","PENDING","TRACKED","REJECTED","IN_WAREHOUSE","IN_TRANSIT","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema25.enum;
if(!(((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "REJECTED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT"))){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatus/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","enum":["CREATED","PENDING","TRACKED","READY_FOR_DISTRIBUTION","REJECTED","SHIPMENT_SENT","SHIPMENT_CONFIRMED","IN_WAREHOUSE","IN_TRANSIT","RECEIVED_BY_CARRIER","FAILED_DELIVERY_ATTEMPT","WRONG_ADDRESS","SHIPMENT_CONSOLIDATED","DISTRIBUTION","DELIVERED","NOT_DELIVERED","START_OF_CUSTODY","END_OF_CUSTODY","DESTRUCTION","ACCIDENT","FAILED_TO_MATCH_GIVEN_TIMESLOT"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema26.enum;
if(!(((((((((((((((((((((data === "CREATED") || (data === "PENDING")) || (data === "TRACKED")) || (data === "READY_FOR_DISTRIBUTION")) || (data === "REJECTED")) || (data === "SHIPMENT_SENT")) || (data === "SHIPMENT_CONFIRMED")) || (data === "IN_WAREHOUSE")) || (data === "IN_TRANSIT")) || (data === "RECEIVED_BY_CARRIER")) || (data === "FAILED_DELIVERY_ATTEMPT")) || (data === "WRONG_ADDRESS")) || (data === "SHIPMENT_CONSOLIDATED")) || (data === "DISTRIBUTION")) || (data === "DELIVERED")) || (data === "NOT_DELIVERED")) || (data === "START_OF_CUSTODY")) || (data === "END_OF_CUSTODY")) || (data === "DESTRUCTION")) || (data === "ACCIDENT")) || (data === "FAILED_TO_MATCH_GIVEN_TIMESLOT"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentStatusDetail/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","enum":["SINGLE_CARD","BOX","WAREHOUSE_BOX","CARD_FROM_WAREHOUSE","EXTERNAL_SINGLE_CARD","EXTERNAL_BOX"]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema27.enum;
if(!((((((data === "SINGLE_CARD") || (data === "BOX")) || (data === "WAREHOUSE_BOX")) || (data === "CARD_FROM_WAREHOUSE")) || (data === "EXTERNAL_SINGLE_CARD")) || (data === "EXTERNAL_BOX"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentType/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$"};
const pattern1 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["id","quantity","status","created_at"],"properties":{"id":{"$ref":"Id"},"quantity":{"type":"integer","minimum":1,"maximum":1000},"status":{"$ref":"CardBatchStatus"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema30 = {"type":"string","enum":["CREATED","PROCESSING","READY"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema30.enum;
if(!(((data === "CREATED") || (data === "PROCESSING")) || (data === "READY"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/CardBatchStatus/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate67.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentBatch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "quantity")) || (key0 === "status")) || (key0 === "created_at"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate54(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantity !== undefined){
let data1 = data.quantity;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate65.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/ShipmentBatch/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/ShipmentBatch/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/ShipmentBatch/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(validate67(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs6 = errors;
if(!(validate69(data3, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
}
else {
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentBatch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","required":["street_name","street_number","floor","apartment","city","region","country","zip_code","neighborhood"],"properties":{"street_name":{"type":"string"},"street_number":{"type":["string","null"]},"floor":{"type":["string","null"]},"apartment":{"type":["string","null"]},"city":{"type":"string"},"region":{"type":"string"},"country":{"$ref":"CountryCode"},"zip_code":{"type":["string","null"]},"neighborhood":{"type":["string","null"]}},"additionalProperties":false};
const schema33 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern3 = new RegExp("^[A-Z]{3}$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if((((((((((data.street_name === undefined) && (missing0 = "street_name")) || ((data.street_number === undefined) && (missing0 = "street_number"))) || ((data.floor === undefined) && (missing0 = "floor"))) || ((data.apartment === undefined) && (missing0 = "apartment"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.zip_code === undefined) && (missing0 = "zip_code"))) || ((data.neighborhood === undefined) && (missing0 = "neighborhood"))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema32.properties, key0))){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.street_name !== undefined){
let data0 = data.street_name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate72.errors = [{instancePath:instancePath+"/street_name",schemaPath:"#/components/schemas/ShippingAddress/properties/street_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate72.errors = [{instancePath:instancePath+"/street_number",schemaPath:"#/components/schemas/ShippingAddress/properties/street_number/type",keyword:"type",params:{type: schema32.properties.street_number.type},message:"must be string,null"}];
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
validate72.errors = [{instancePath:instancePath+"/floor",schemaPath:"#/components/schemas/ShippingAddress/properties/floor/type",keyword:"type",params:{type: schema32.properties.floor.type},message:"must be string,null"}];
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
validate72.errors = [{instancePath:instancePath+"/apartment",schemaPath:"#/components/schemas/ShippingAddress/properties/apartment/type",keyword:"type",params:{type: schema32.properties.apartment.type},message:"must be string,null"}];
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
if(data.city !== undefined){
let data4 = data.city;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate72.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/ShippingAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.region !== undefined){
let data5 = data.region;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate72.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/ShippingAddress/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.country !== undefined){
let data6 = data.country;
const _errs14 = errors;
if(!(validate73(data6, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zip_code !== undefined){
let data7 = data.zip_code;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate72.errors = [{instancePath:instancePath+"/zip_code",schemaPath:"#/components/schemas/ShippingAddress/properties/zip_code/type",keyword:"type",params:{type: schema32.properties.zip_code.type},message:"must be string,null"}];
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
if(data.neighborhood !== undefined){
let data8 = data.neighborhood;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate72.errors = [{instancePath:instancePath+"/neighborhood",schemaPath:"#/components/schemas/ShippingAddress/properties/neighborhood/type",keyword:"type",params:{type: schema32.properties.neighborhood.type},message:"must be string,null"}];
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
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingAddress/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","additionalProperties":false,"required":["full_name"],"properties":{"full_name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"document_type":{"$ref":"IdentificationType"},"document_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"telephone_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_identification_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}}};
const pattern5 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");
const schema35 = {"type":"string","enum":["DNI","LE","LC","CI","PASSPORT","RG","CNH","INE","CC","CE"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema35.enum;
if(!((((((((((data === "DNI") || (data === "LE")) || (data === "LC")) || (data === "CI")) || (data === "PASSPORT")) || (data === "RG")) || (data === "CNH")) || (data === "INE")) || (data === "CC")) || (data === "CE"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/IdentificationType/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.full_name === undefined) && (missing0 = "full_name")){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "full_name") || (key0 === "document_type")) || (key0 === "document_number")) || (key0 === "telephone_number")) || (key0 === "tax_identification_number"))){
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate76.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate76.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate76.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate77(data1, {instancePath:instancePath+"/document_type",parentData:data,parentDataProperty:"document_type",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate76.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate76.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate76.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate76.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate76.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func3(data4) < 1){
validate76.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data4)){
validate76.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/tax_identification_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/tax_identification_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.shipment_type === undefined) && (missing0 = "shipment_type"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.batch === undefined) && (missing0 = "batch"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.receiver === undefined) && (missing0 = "receiver"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema23.properties, key0))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate54(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_tracking_id !== undefined){
let data1 = data.external_tracking_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate53.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/Shipment/properties/external_tracking_id/type",keyword:"type",params:{type: schema23.properties.external_tracking_id.type},message:"must be string,null"}];
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
if(!(validate56(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data3 = data.status_detail;
const _errs6 = errors;
if(!(validate58(data3, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipment_type !== undefined){
let data4 = data.shipment_type;
const _errs7 = errors;
if(!(validate60(data4, {instancePath:instancePath+"/shipment_type",parentData:data,parentDataProperty:"shipment_type",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_id !== undefined){
let data5 = data.affinity_group_id;
const _errs8 = errors;
if(!(validate54(data5, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
if(!(validate63(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.batch !== undefined){
let data7 = data.batch;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate65(data7, {instancePath:instancePath+"/batch",parentData:data,parentDataProperty:"batch",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate53.errors = vErrors;
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
if(data.address !== undefined){
let data8 = data.address;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate72(data8, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs19 = errors;
if(errors === _errs18){
}
var _valid1 = _errs18 === errors;
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
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver !== undefined){
let data9 = data.receiver;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
let passing2 = null;
const _errs22 = errors;
if(!(validate76(data9, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs23 = errors;
if(data9 !== null){
const err4 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var _valid2 = _errs23 === errors;
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
const err5 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
if(errors === _errs20){
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
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate53(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.ShipmentResult_closed_2 = validate81;
const schema36 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Shipment_closed_2"}},"additionalProperties":false};
const schema37 = {"type":"object","required":["id","status","status_detail","shipment_type","affinity_group_id","created_at","batch","address","receiver"],"properties":{"id":{"$ref":"Id"},"external_tracking_id":{"type":["string","null"]},"status":{"$ref":"ShipmentStatus"},"status_detail":{"$ref":"ShipmentStatusDetail"},"shipment_type":{"$ref":"ShipmentType"},"affinity_group_id":{"$ref":"Id"},"created_at":{"$ref":"ShipmentTimestamp"},"batch":{"oneOf":[{"$ref":"ShipmentBatch_closed"},{"type":"null"}]},"address":{"oneOf":[{"$ref":"ShippingAddress_closed"},{"type":"null"}]},"receiver":{"oneOf":[{"$ref":"ShipmentReceiver_2"},{"type":"null"}]}},"additionalProperties":false};
const schema38 = {"type":"object","additionalProperties":false,"required":["full_name"],"properties":{"full_name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"document_type":{"$ref":"IdentificationType"},"document_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"telephone_number":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"taxIdentificationNumber":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.full_name === undefined) && (missing0 = "full_name")){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "full_name") || (key0 === "document_type")) || (key0 === "document_number")) || (key0 === "telephone_number")) || (key0 === "taxIdentificationNumber"))){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate91.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate91.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate91.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/components/schemas/ShipmentReceiver/properties/full_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate77(data1, {instancePath:instancePath+"/document_type",parentData:data,parentDataProperty:"document_type",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate91.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data2.length <= 1 && func3(data2) < 1){
validate91.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate91.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/document_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/document_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data3.length <= 1 && func3(data3) < 1){
validate91.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate91.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/telephone_number",schemaPath:"#/components/schemas/ShipmentReceiver/properties/telephone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data4.length <= 1 && func3(data4) < 1){
validate91.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data4)){
validate91.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/taxIdentificationNumber",schemaPath:"#/components/schemas/ShipmentReceiver/properties/taxIdentificationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentReceiver/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_detail === undefined) && (missing0 = "status_detail"))) || ((data.shipment_type === undefined) && (missing0 = "shipment_type"))) || ((data.affinity_group_id === undefined) && (missing0 = "affinity_group_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.batch === undefined) && (missing0 = "batch"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.receiver === undefined) && (missing0 = "receiver"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema37.properties, key0))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate54(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_tracking_id !== undefined){
let data1 = data.external_tracking_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate82.errors = [{instancePath:instancePath+"/external_tracking_id",schemaPath:"#/components/schemas/Shipment/properties/external_tracking_id/type",keyword:"type",params:{type: schema37.properties.external_tracking_id.type},message:"must be string,null"}];
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
if(!(validate56(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_detail !== undefined){
let data3 = data.status_detail;
const _errs6 = errors;
if(!(validate58(data3, {instancePath:instancePath+"/status_detail",parentData:data,parentDataProperty:"status_detail",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipment_type !== undefined){
let data4 = data.shipment_type;
const _errs7 = errors;
if(!(validate60(data4, {instancePath:instancePath+"/shipment_type",parentData:data,parentDataProperty:"shipment_type",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity_group_id !== undefined){
let data5 = data.affinity_group_id;
const _errs8 = errors;
if(!(validate54(data5, {instancePath:instancePath+"/affinity_group_id",parentData:data,parentDataProperty:"affinity_group_id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
if(!(validate63(data6, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.batch !== undefined){
let data7 = data.batch;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate65(data7, {instancePath:instancePath+"/batch",parentData:data,parentDataProperty:"batch",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/Shipment/properties/batch/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate82.errors = vErrors;
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
if(data.address !== undefined){
let data8 = data.address;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate72(data8, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs19 = errors;
if(errors === _errs18){
}
var _valid1 = _errs18 === errors;
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
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/components/schemas/Shipment/properties/address/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate82.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver !== undefined){
let data9 = data.receiver;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
let passing2 = null;
const _errs22 = errors;
if(!(validate91(data9, {instancePath:instancePath+"/receiver",parentData:data,parentDataProperty:"receiver",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs23 = errors;
if(data9 !== null){
const err4 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var _valid2 = _errs23 === errors;
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
const err5 = {instancePath:instancePath+"/receiver",schemaPath:"#/components/schemas/Shipment/properties/receiver/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate82.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
if(errors === _errs20){
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
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/Shipment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(!(validate82(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ShipmentResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

exports.cache_control = validate95;
const schema39 = {"type":"string","const":"no-store"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate95.errors = [{instancePath,schemaPath:"#/paths/~1oauth~1token/post/responses/200/headers/cache-control/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
if("no-store" !== data){
validate95.errors = [{instancePath,schemaPath:"#/paths/~1oauth~1token/post/responses/200/headers/cache-control/schema/const",keyword:"const",params:{allowedValue: "no-store"},message:"must be equal to constant"}];
return false;
}
validate95.errors = vErrors;
return errors === 0;
}

exports.header_x_idempotency_key = validate96;
const schema40 = {"type":"object","additionalProperties":false,"required":["x-idempotency-key"],"properties":{"x-idempotency-key":{"type":"string","minLength":1,"maxLength":256}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["x-idempotency-key"] === undefined) && (missing0 = "x-idempotency-key")){
validate96.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "x-idempotency-key")){
validate96.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-idempotency-key"] !== undefined){
let data0 = data["x-idempotency-key"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func3(data0) > 256){
validate96.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1users~1v1~1/post/properties/x-idempotency-key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate96.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1users~1v1~1/post/properties/x-idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1users~1v1~1/post/properties/x-idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate96.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

exports.header_x_idempotency_key_2 = validate97;
const schema41 = {"type":"object","additionalProperties":false,"properties":{"x-idempotency-key":{"type":"string","minLength":1,"maxLength":256}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "x-idempotency-key")){
validate97.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1batches/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["x-idempotency-key"] !== undefined){
let data0 = data["x-idempotency-key"];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && func3(data0) > 256){
validate97.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1cards~1v1~1batches/post/properties/x-idempotency-key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func3(data0) < 1){
validate97.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1cards~1v1~1batches/post/properties/x-idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1cards~1v1~1batches/post/properties/x-idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath,schemaPath:"#/paths/~1cards~1v1~1batches/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

exports.path_account_id = validate98;
const schema42 = {"type":"object","additionalProperties":false,"required":["account_id"],"properties":{"account_id":{"$ref":"Id"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate98.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashout~1intents~1{account_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate98.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashout~1intents~1{account_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!(validate54(data0, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
validate98.errors = [{instancePath,schemaPath:"#/paths/~1networks~1cash~1v1~1cashout~1intents~1{account_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

exports.path_id = validate100;
const schema43 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"Id"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate100.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1{id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate100.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1{id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate54(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
validate100.errors = [{instancePath,schemaPath:"#/paths/~1users~1v1~1{id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

exports.query_none = validate102;
const schema44 = {"type":"object","additionalProperties":false,"properties":{}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
validate102.errors = [{instancePath,schemaPath:"#/paths/~1oauth~1token/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
if(_errs1 === errors){
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/paths/~1oauth~1token/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

exports.retry_after = validate103;
const schema45 = {"type":"integer","minimum":1};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate103.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/retry-after/schema/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate103.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/retry-after/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate103.errors = vErrors;
return errors === 0;
}

exports.www_authenticate = validate104;
const schema46 = {"type":"string","pattern":"^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"};
const pattern12 = new RegExp("^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$", "u");

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern12.test(data)){
validate104.errors = [{instancePath,schemaPath:"#/paths/~1oauth~1token/post/responses/401/headers/www-authenticate/schema/pattern",keyword:"pattern",params:{pattern: "^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"},message:"must match pattern \""+"^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"+"\""}];
return false;
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/paths/~1oauth~1token/post/responses/401/headers/www-authenticate/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

exports.www_authenticate_2 = validate105;
const schema47 = {"type":"string","pattern":"^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"};
const pattern13 = new RegExp("^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern13.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/components/responses/Forbidden/headers/www-authenticate/schema/pattern",keyword:"pattern",params:{pattern: "^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"},message:"must match pattern \""+"^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"+"\""}];
return false;
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/components/responses/Forbidden/headers/www-authenticate/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

exports.x_request_id = validate106;
const schema48 = {"type":"string"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate106.errors = [{instancePath,schemaPath:"#/paths/~1oauth~1token/post/responses/200/headers/x-request-id/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
validate106.errors = vErrors;
return errors === 0;
}
