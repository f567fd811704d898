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

exports.MovementResult_closed = validate52;
const schema22 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Movement_closed"}},"additionalProperties":false};
const schema23 = {"type":"object","required":["account_id","activity_id","result","rejection_reason","total_amount","balance"],"properties":{"account_id":{"$ref":"Id"},"activity_id":{"$ref":"Id"},"result":{"$ref":"TransactionOutcome"},"rejection_reason":{"oneOf":[{"$ref":"TransactionRejectionReason"},{"type":"null"}]},"total_amount":{"$ref":"Amount"},"balance":{"$ref":"SignedAmount"}},"additionalProperties":false};
const schema24 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
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

const schema25 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema25.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","enum":["INSUFFICIENT_FUNDS","ACCOUNT_DISABLED","ACCOUNT_FROZEN","MONTHLY_AMOUNT_LIMIT_REACHED","DAILY_AMOUNT_LIMIT_REACHED","CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED","CLIENT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED","MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED","PROCESS_TIME_EXPIRED","SOURCE_ACCOUNT_TX_REJECTED","DESTINATION_ACCOUNT_TX_REJECTED","FRAUD_SCORING_REJECTED"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema26.enum;
if(!(((((((((((((((data === "INSUFFICIENT_FUNDS") || (data === "ACCOUNT_DISABLED")) || (data === "ACCOUNT_FROZEN")) || (data === "MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "DAILY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED")) || (data === "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED")) || (data === "PROCESS_TIME_EXPIRED")) || (data === "SOURCE_ACCOUNT_TX_REJECTED")) || (data === "DESTINATION_ACCOUNT_TX_REJECTED")) || (data === "FRAUD_SCORING_REJECTED"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate59.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern1 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"string","maxLength":256,"pattern":"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"};
const pattern2 = new RegExp("^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SignedAmount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SignedAmount/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"},message:"must match pattern \""+"^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$"+"\""}];
return false;
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/SignedAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.activity_id === undefined) && (missing0 = "activity_id"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.rejection_reason === undefined) && (missing0 = "rejection_reason"))) || ((data.total_amount === undefined) && (missing0 = "total_amount"))) || ((data.balance === undefined) && (missing0 = "balance"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Movement/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "account_id") || (key0 === "activity_id")) || (key0 === "result")) || (key0 === "rejection_reason")) || (key0 === "total_amount")) || (key0 === "balance"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.activity_id !== undefined){
let data1 = data.activity_id;
const _errs3 = errors;
if(!(validate54(data1, {instancePath:instancePath+"/activity_id",parentData:data,parentDataProperty:"activity_id",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs4 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejection_reason !== undefined){
let data3 = data.rejection_reason;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate59(data3, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/rejection_reason",schemaPath:"#/components/schemas/Movement/properties/rejection_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/rejection_reason",schemaPath:"#/components/schemas/Movement/properties/rejection_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
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
if(data.total_amount !== undefined){
let data4 = data.total_amount;
const _errs10 = errors;
if(!(validate61(data4, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data5 = data.balance;
const _errs11 = errors;
if(!(validate63(data5, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
else {
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/Movement/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/MovementResult/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/MovementResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/MovementResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.cache_control = validate66;
const schema29 = {"type":"string","const":"no-store"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate66.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1clients/post/responses/201/headers/cache-control/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
if("no-store" !== data){
validate66.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1clients/post/responses/201/headers/cache-control/schema/const",keyword:"const",params:{allowedValue: "no-store"},message:"must be equal to constant"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}

exports.header_x_idempotency_key = validate67;
const schema30 = {"type":"object","additionalProperties":false,"properties":{"x-idempotency-key":{"type":"string","minLength":1,"maxLength":256}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "x-idempotency-key")){
validate67.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1seed/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 256 && func2(data0) > 256){
validate67.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1sandbox~1v1~1client~1seed/post/properties/x-idempotency-key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate67.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1sandbox~1v1~1client~1seed/post/properties/x-idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/x-idempotency-key",schemaPath:"#/paths/~1sandbox~1v1~1client~1seed/post/properties/x-idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1seed/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

exports.path_transaction_id = validate68;
const schema31 = {"type":"object","additionalProperties":false,"required":["transaction_id"],"properties":{"transaction_id":{"$ref":"Id"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transaction_id === undefined) && (missing0 = "transaction_id")){
validate68.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1receiver~1questions~1{transaction_id}~1answer/post/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "transaction_id")){
validate68.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1receiver~1questions~1{transaction_id}~1answer/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
if(!(validate54(data0, {instancePath:instancePath+"/transaction_id",parentData:data,parentDataProperty:"transaction_id",rootData}))){
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
validate68.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1receiver~1questions~1{transaction_id}~1answer/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

exports.query_none = validate70;
const schema32 = {"type":"object","additionalProperties":false,"properties":{}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
validate70.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
if(_errs1 === errors){
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

exports.query_page_size__page_number_ = validate71;
const schema33 = {"type":"object","additionalProperties":false,"properties":{"page[size]":{"type":"integer","minimum":1,"maximum":100},"page[number]":{"type":"integer","minimum":0,"maximum":1000000}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "page[size]") || (key0 === "page[number]"))){
validate71.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["page[size]"] !== undefined){
let data0 = data["page[size]"];
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate71.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/page[size]",schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data["page[number]"] !== undefined){
let data1 = data["page[number]"];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate71.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/properties/page%5Bnumber%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/page[number]",schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1~1client~1api-keys/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

exports.retry_after = validate72;
const schema34 = {"type":"integer","minimum":1};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate72.errors = [{instancePath,schemaPath:"#/components/responses/Unavailable/headers/retry-after/schema/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate72.errors = [{instancePath,schemaPath:"#/components/responses/Unavailable/headers/retry-after/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate72.errors = vErrors;
return errors === 0;
}

exports.www_authenticate = validate73;
const schema35 = {"type":"string","pattern":"^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"};
const pattern3 = new RegExp("^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate73.errors = [{instancePath,schemaPath:"#/components/responses/Unauthorized/headers/www-authenticate/schema/pattern",keyword:"pattern",params:{pattern: "^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"},message:"must match pattern \""+"^Bearer realm=\"[^\"]+\"(, [a-z_]+=\"[^\"]+\")*$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/components/responses/Unauthorized/headers/www-authenticate/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

exports.www_authenticate_2 = validate74;
const schema36 = {"type":"string","pattern":"^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"};
const pattern4 = new RegExp("^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate74.errors = [{instancePath,schemaPath:"#/components/responses/Forbidden/headers/www-authenticate/schema/pattern",keyword:"pattern",params:{pattern: "^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"},message:"must match pattern \""+"^Bearer realm=\"[^\"]+\", error=\"insufficient_scope\"(, scope=\"[^\"]+\")?$"+"\""}];
return false;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/components/responses/Forbidden/headers/www-authenticate/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

exports.x_request_id = validate75;
const schema37 = {"type":"string"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate75.errors = [{instancePath,schemaPath:"#/paths/~1sandbox~1v1/get/responses/200/headers/x-request-id/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
validate75.errors = vErrors;
return errors === 0;
}
