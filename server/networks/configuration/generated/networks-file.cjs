// Written by `npx tsx server/testing/setting-checks.ts`.
"use strict";
module.exports = validate20;
module.exports.default = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"NETWORKS_FILE","description":"The networks and providers that the service calls and that send reports to it.","type":"object","required":["networks"],"additionalProperties":false,"properties":{"networks":{"type":"object","minProperties":1,"propertyNames":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,62}$","x-words":"a name of lower case letters, digits and hyphens that begins with a letter"},"additionalProperties":{"$ref":"#/$defs/Network"},"description":"Each network or provider, under a name that you choose."}},"$defs":{"Network":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"clients":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1},"description":"Ids of the clients that the network serves. Without it, all clients that no other network names for the same rail."},"countries":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["ARG","BRA","MEX","COL"]},"description":"Countries that the network serves, for `courier`, `embosser` and `identity`. Without it, all."},"calls":{"$ref":"#/$defs/Calls","description":"How the service calls the network. Without it, the network only sends reports."},"reports":{"$ref":"#/$defs/Reports","description":"How the network authenticates when it sends reports. Without it, the service only calls the network."},"stand_in":{"$ref":"#/$defs/StandIn","description":"The decision on a card message if the client that decides cannot be reached in time. Without it, the service declines."}}},"Calls":{"type":"object","additionalProperties":false,"required":["connector","address","serves","authentication"],"properties":{"connector":{"enum":["http"],"description":"The kind of connector. `http` speaks the contract of networks."},"address":{"type":"string","pattern":"^https?://[^\\s?#@]+$","x-words":"an address that begins with https://, without credentials, query or fragment","description":"The base address of the network's API. The paths of the contract are appended to it. Plain HTTP is allowed only to this machine."},"serves":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["card-fraud","bank-arg","bank-bra","cash","identity","courier","embosser","rates","fraud"]},"description":"What the service calls the network for."},"authentication":{"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/Signed"},{"$ref":"#/$defs/Bearer"}],"description":"How the service authenticates."},"tls":{"$ref":"#/$defs/Tls","description":"TLS settings that differ from the default."},"through_proxy":{"type":"boolean","default":false,"description":"Whether the network is called through OUTGOING_PROXY."},"timeout_milliseconds":{"type":"integer","minimum":50,"maximum":10000,"default":5000,"description":"The longest time for a call in all, including its wait in the queue, its retries and reading the answer."},"retries":{"type":"integer","minimum":0,"maximum":5,"default":2,"description":"Retries of a failed call, within its time. Orders have an id, so an order that arrives twice counts once."},"at_once":{"type":"integer","minimum":1,"maximum":1024,"default":32,"description":"Calls at the same time. Up to ten times as many wait; more fail."},"circuit":{"$ref":"#/$defs/Circuit","description":"The circuit breaker: when to stop calling for a while."}}},"Circuit":{"type":"object","additionalProperties":false,"properties":{"failures":{"type":"integer","minimum":1,"maximum":1000,"default":5,"description":"Consecutive failures after which the circuit opens. While it is open, calls fail at once."},"open_seconds":{"type":"integer","minimum":1,"maximum":3600,"default":30,"description":"Seconds after which one call checks whether the network answers again."}}},"Signed":{"type":"object","additionalProperties":false,"required":["kind","api_key","api_secret"],"properties":{"kind":{"const":"signed","description":"`signed`: calls are signed like callbacks to clients."},"api_key":{"type":"string","minLength":1,"description":"The api-key, sent as `x-api-key`."},"api_secret":{"$ref":"#/$defs/Secret","description":"The api-secret in base64."}}},"Bearer":{"type":"object","additionalProperties":false,"required":["kind","token"],"properties":{"kind":{"const":"bearer","description":"`bearer`: a fixed token."},"token":{"$ref":"#/$defs/Secret","description":"The token."}}},"Tls":{"type":"object","additionalProperties":false,"minProperties":1,"dependentRequired":{"certificate_file":["key_file"],"key_file":["certificate_file"]},"properties":{"ca_file":{"type":"string","minLength":1,"description":"PEM certificates of the authorities that issue the network's certificate. Without it, the default ones."},"certificate_file":{"type":"string","minLength":1,"description":"PEM certificate chain that the service presents (mutual TLS)."},"key_file":{"type":"string","minLength":1,"description":"PEM private key of that certificate."}}},"Reports":{"type":"object","additionalProperties":false,"required":["scopes"],"properties":{"scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["network:card","network:bank-arg","network:bank-bra","network:cash","network:identity","network:courier","network:embosser","network:rates"]},"description":"What the network may report."},"certificate":{"$ref":"#/$defs/Certificate","description":"The certificate that the network presents (mutual TLS)."},"keys":{"$ref":"#/$defs/Keys","description":"The public keys for the network's signed token requests (private_key_jwt)."},"rate_limit":{"$ref":"#/$defs/RateLimit","description":"The rate limit of its reports. Reports beyond it are refused with 429."}}},"RateLimit":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"per_second":{"type":"integer","minimum":1,"maximum":100000,"default":500,"description":"Requests per second."},"burst":{"type":"integer","minimum":1,"maximum":100000,"default":1000,"description":"Requests that the network may send at once."}}},"Certificate":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"fingerprint":{"type":"string","pattern":"^([0-9A-F]{2}:){31}[0-9A-F]{2}$","x-words":"a SHA-256 fingerprint as openssl prints it: 32 pairs of capital hexadecimal digits, parted by colons","description":"Its SHA-256 fingerprint, as `openssl x509 -fingerprint -sha256` prints it."},"subject":{"type":"string","minLength":3,"pattern":"^[A-Za-z0-9.]+=","x-words":"a subject such as CN=bank.example,O=Bank","description":"Its subject, as `openssl x509 -subject -nameopt RFC2253` prints it behind `subject=`."},"ca_file":{"type":"string","minLength":1,"description":"PEM certificates of the authorities that issue it."}},"dependentRequired":{"subject":["ca_file"],"ca_file":["subject"]}},"Keys":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"jwks_file":{"type":"string","minLength":1,"description":"A JSON Web Key Set with public keys."},"public_key_file":{"type":"string","minLength":1,"description":"One public key in PEM."}}},"StandIn":{"type":"object","additionalProperties":false,"required":["decision"],"properties":{"decision":{"enum":["decline","approve"],"description":"The answer."},"up_to":{"type":"object","minProperties":1,"propertyNames":{"type":"string","pattern":"^[A-Z]{3}$","x-words":"a currency as three capital letters"},"additionalProperties":{"type":"string","pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$","x-words":"an amount above zero as text, in quotes, with at most two decimals: '1250.50'"},"description":"With `approve`: the highest amount by currency of the card, charges included. Anything above, and every other currency, is declined."}}},"Secret":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"x-secret":true,"properties":{"env":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-words":"the name of an environment variable","description":"The environment variable that contains the value."},"file":{"type":"string","minLength":1,"description":"The file that contains the value. A line break at its end is ignored."}}}}};
const pattern4 = new RegExp("^[a-z][a-z0-9-]{0,62}$", "u");
const schema32 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"clients":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1},"description":"Ids of the clients that the network serves. Without it, all clients that no other network names for the same rail."},"countries":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["ARG","BRA","MEX","COL"]},"description":"Countries that the network serves, for `courier`, `embosser` and `identity`. Without it, all."},"calls":{"$ref":"#/$defs/Calls","description":"How the service calls the network. Without it, the network only sends reports."},"reports":{"$ref":"#/$defs/Reports","description":"How the network authenticates when it sends reports. Without it, the service only calls the network."},"stand_in":{"$ref":"#/$defs/StandIn","description":"The decision on a card message if the client that decides cannot be reached in time. Without it, the service declines."}}};
const schema44 = {"type":"object","additionalProperties":false,"required":["decision"],"properties":{"decision":{"enum":["decline","approve"],"description":"The answer."},"up_to":{"type":"object","minProperties":1,"propertyNames":{"type":"string","pattern":"^[A-Z]{3}$","x-words":"a currency as three capital letters"},"additionalProperties":{"type":"string","pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$","x-words":"an amount above zero as text, in quotes, with at most two decimals: '1250.50'"},"description":"With `approve`: the highest amount by currency of the card, charges included. Anything above, and every other currency, is declined."}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const func0 = require("ajv/dist/runtime/equal").default;
const schema33 = {"type":"object","additionalProperties":false,"required":["connector","address","serves","authentication"],"properties":{"connector":{"enum":["http"],"description":"The kind of connector. `http` speaks the contract of networks."},"address":{"type":"string","pattern":"^https?://[^\\s?#@]+$","x-words":"an address that begins with https://, without credentials, query or fragment","description":"The base address of the network's API. The paths of the contract are appended to it. Plain HTTP is allowed only to this machine."},"serves":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["card-fraud","bank-arg","bank-bra","cash","identity","courier","embosser","rates","fraud"]},"description":"What the service calls the network for."},"authentication":{"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/Signed"},{"$ref":"#/$defs/Bearer"}],"description":"How the service authenticates."},"tls":{"$ref":"#/$defs/Tls","description":"TLS settings that differ from the default."},"through_proxy":{"type":"boolean","default":false,"description":"Whether the network is called through OUTGOING_PROXY."},"timeout_milliseconds":{"type":"integer","minimum":50,"maximum":10000,"default":5000,"description":"The longest time for a call in all, including its wait in the queue, its retries and reading the answer."},"retries":{"type":"integer","minimum":0,"maximum":5,"default":2,"description":"Retries of a failed call, within its time. Orders have an id, so an order that arrives twice counts once."},"at_once":{"type":"integer","minimum":1,"maximum":1024,"default":32,"description":"Calls at the same time. Up to ten times as many wait; more fail."},"circuit":{"$ref":"#/$defs/Circuit","description":"The circuit breaker: when to stop calling for a while."}}};
const schema38 = {"type":"object","additionalProperties":false,"minProperties":1,"dependentRequired":{"certificate_file":["key_file"],"key_file":["certificate_file"]},"properties":{"ca_file":{"type":"string","minLength":1,"description":"PEM certificates of the authorities that issue the network's certificate. Without it, the default ones."},"certificate_file":{"type":"string","minLength":1,"description":"PEM certificate chain that the service presents (mutual TLS)."},"key_file":{"type":"string","minLength":1,"description":"PEM private key of that certificate."}}};
const schema39 = {"type":"object","additionalProperties":false,"properties":{"failures":{"type":"integer","minimum":1,"maximum":1000,"default":5,"description":"Consecutive failures after which the circuit opens. While it is open, calls fail at once."},"open_seconds":{"type":"integer","minimum":1,"maximum":3600,"default":30,"description":"Seconds after which one call checks whether the network answers again."}}};
const func3 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^https?://[^\\s?#@]+$", "u");
const schema34 = {"type":"object","additionalProperties":false,"required":["kind","api_key","api_secret"],"properties":{"kind":{"const":"signed","description":"`signed`: calls are signed like callbacks to clients."},"api_key":{"type":"string","minLength":1,"description":"The api-key, sent as `x-api-key`."},"api_secret":{"$ref":"#/$defs/Secret","description":"The api-secret in base64."}}};
const schema35 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"x-secret":true,"properties":{"env":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-words":"the name of an environment variable","description":"The environment variable that contains the value."},"file":{"type":"string","minLength":1,"description":"The file that contains the value. A line break at its end is ignored."}}};
const pattern6 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.api_key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.api_secret === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_secret"},message:"must have required property '"+"api_secret"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "api_key")) || (key0 === "api_secret"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("signed" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "signed"},message:"must be equal to constant",schema:"signed",parentSchema:schema34.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.api_key !== undefined){
let data1 = data.api_key;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.api_key,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.api_key.type,parentSchema:schema34.properties.api_key,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.api_secret !== undefined){
let data2 = data.api_secret;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 1){
const err7 = {instancePath:instancePath+"/api_secret",schemaPath:"#/$defs/Secret/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Object.keys(data2).length < 1){
const err8 = {instancePath:instancePath+"/api_secret",schemaPath:"#/$defs/Secret/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "env") || (key1 === "file"))){
const err9 = {instancePath:instancePath+"/api_secret",schemaPath:"#/$defs/Secret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.env !== undefined){
let data3 = data2.env;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err10 = {instancePath:instancePath+"/api_secret/env",schemaPath:"#/$defs/Secret/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema35.properties.env,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/api_secret/env",schemaPath:"#/$defs/Secret/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.env.type,parentSchema:schema35.properties.env,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.file !== undefined){
let data4 = data2.file;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/api_secret/file",schemaPath:"#/$defs/Secret/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.file,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/api_secret/file",schemaPath:"#/$defs/Secret/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.file.type,parentSchema:schema35.properties.file,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/api_secret",schemaPath:"#/$defs/Secret/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["kind","token"],"properties":{"kind":{"const":"bearer","description":"`bearer`: a fixed token."},"token":{"$ref":"#/$defs/Secret","description":"The token."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "token"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("bearer" !== data0){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "bearer"},message:"must be equal to constant",schema:"bearer",parentSchema:schema36.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 1){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/$defs/Secret/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Object.keys(data1).length < 1){
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/$defs/Secret/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "env") || (key1 === "file"))){
const err6 = {instancePath:instancePath+"/token",schemaPath:"#/$defs/Secret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.env !== undefined){
let data2 = data1.env;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err7 = {instancePath:instancePath+"/token/env",schemaPath:"#/$defs/Secret/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema35.properties.env,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/token/env",schemaPath:"#/$defs/Secret/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.env.type,parentSchema:schema35.properties.env,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.file !== undefined){
let data3 = data1.file;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/token/file",schemaPath:"#/$defs/Secret/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.file,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/token/file",schemaPath:"#/$defs/Secret/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.file.type,parentSchema:schema35.properties.file,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/token",schemaPath:"#/$defs/Secret/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.through_proxy === undefined){
data.through_proxy = false;
}
if(data.timeout_milliseconds === undefined){
data.timeout_milliseconds = 5000;
}
if(data.retries === undefined){
data.retries = 2;
}
if(data.at_once === undefined){
data.at_once = 32;
}
if(data.connector === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connector"},message:"must have required property '"+"connector"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.serves === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serves"},message:"must have required property '"+"serves"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.authentication === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authentication"},message:"must have required property '"+"authentication"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema33.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.connector !== undefined){
let data0 = data.connector;
if(!(data0 === "http")){
const err5 = {instancePath:instancePath+"/connector",schemaPath:"#/properties/connector/enum",keyword:"enum",params:{allowedValues: schema33.properties.connector.enum},message:"must be equal to one of the allowed values",schema:schema33.properties.connector.enum,parentSchema:schema33.properties.connector,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s?#@]+$"},message:"must match pattern \""+"^https?://[^\\s?#@]+$"+"\"",schema:"^https?://[^\\s?#@]+$",parentSchema:schema33.properties.address,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.address.type,parentSchema:schema33.properties.address,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.serves !== undefined){
let data2 = data.serves;
if(Array.isArray(data2)){
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/serves",schemaPath:"#/properties/serves/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema33.properties.serves,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((((((((data3 === "card-fraud") || (data3 === "bank-arg")) || (data3 === "bank-bra")) || (data3 === "cash")) || (data3 === "identity")) || (data3 === "courier")) || (data3 === "embosser")) || (data3 === "rates")) || (data3 === "fraud"))){
const err9 = {instancePath:instancePath+"/serves/" + i0,schemaPath:"#/properties/serves/items/enum",keyword:"enum",params:{allowedValues: schema33.properties.serves.items.enum},message:"must be equal to one of the allowed values",schema:schema33.properties.serves.items.enum,parentSchema:schema33.properties.serves.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
const err10 = {instancePath:instancePath+"/serves",schemaPath:"#/properties/serves/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema33.properties.serves,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/serves",schemaPath:"#/properties/serves/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.serves.type,parentSchema:schema33.properties.serves,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.authentication !== undefined){
let data4 = data.authentication;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.kind === undefined){
const err12 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema33.properties.authentication.required,parentSchema:schema33.properties.authentication,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const tag0 = data4.kind;
if(typeof tag0 == "string"){
if(tag0 === "signed"){
if(!(validate23(data4, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "bearer"){
if(!(validate24(data4, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err13 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema33.properties.authentication.discriminator,parentSchema:schema33.properties.authentication,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema33.properties.authentication.discriminator,parentSchema:schema33.properties.authentication,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.authentication.type,parentSchema:schema33.properties.authentication,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tls !== undefined){
let data5 = data.tls;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err16 = {instancePath:instancePath+"/tls",schemaPath:"#/$defs/Tls/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema38,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "ca_file") || (key1 === "certificate_file")) || (key1 === "key_file"))){
const err17 = {instancePath:instancePath+"/tls",schemaPath:"#/$defs/Tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.ca_file !== undefined){
let data6 = data5.ca_file;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err18 = {instancePath:instancePath+"/tls/ca_file",schemaPath:"#/$defs/Tls/properties/ca_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.ca_file,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/tls/ca_file",schemaPath:"#/$defs/Tls/properties/ca_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.ca_file.type,parentSchema:schema38.properties.ca_file,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.certificate_file !== undefined){
let data7 = data5.certificate_file;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err20 = {instancePath:instancePath+"/tls/certificate_file",schemaPath:"#/$defs/Tls/properties/certificate_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.certificate_file,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/tls/certificate_file",schemaPath:"#/$defs/Tls/properties/certificate_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.certificate_file.type,parentSchema:schema38.properties.certificate_file,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.key_file !== undefined){
let data8 = data5.key_file;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err22 = {instancePath:instancePath+"/tls/key_file",schemaPath:"#/$defs/Tls/properties/key_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.key_file,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/tls/key_file",schemaPath:"#/$defs/Tls/properties/key_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.key_file.type,parentSchema:schema38.properties.key_file,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.certificate_file !== undefined){
if(data5.key_file === undefined){
const err24 = {instancePath:instancePath+"/tls",schemaPath:"#/$defs/Tls/dependentRequired",keyword:"dependentRequired",params:{property: "certificate_file",
    missingProperty: "key_file",
    depsCount: 1,
    deps: "key_file"},message:"must have property key_file when property certificate_file is present",schema:schema38.dependentRequired,parentSchema:schema38,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.key_file !== undefined){
if(data5.certificate_file === undefined){
const err25 = {instancePath:instancePath+"/tls",schemaPath:"#/$defs/Tls/dependentRequired",keyword:"dependentRequired",params:{property: "key_file",
    missingProperty: "certificate_file",
    depsCount: 1,
    deps: "certificate_file"},message:"must have property certificate_file when property key_file is present",schema:schema38.dependentRequired,parentSchema:schema38,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/tls",schemaPath:"#/$defs/Tls/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let data9 = data.through_proxy;
if(typeof data9 !== "boolean"){
const err27 = {instancePath:instancePath+"/through_proxy",schemaPath:"#/properties/through_proxy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.through_proxy.type,parentSchema:schema33.properties.through_proxy,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let data10 = data.timeout_milliseconds;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/timeout_milliseconds",schemaPath:"#/properties/timeout_milliseconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.timeout_milliseconds.type,parentSchema:schema33.properties.timeout_milliseconds,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10000 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/timeout_milliseconds",schemaPath:"#/properties/timeout_milliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33.properties.timeout_milliseconds,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10 < 50 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/timeout_milliseconds",schemaPath:"#/properties/timeout_milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50",schema:50,parentSchema:schema33.properties.timeout_milliseconds,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let data11 = data.retries;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.retries.type,parentSchema:schema33.properties.retries,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 5 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema33.properties.retries,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema33.properties.retries,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let data12 = data.at_once;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/at_once",schemaPath:"#/properties/at_once/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.at_once.type,parentSchema:schema33.properties.at_once,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1024 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/at_once",schemaPath:"#/properties/at_once/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024},message:"must be <= 1024",schema:1024,parentSchema:schema33.properties.at_once,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/at_once",schemaPath:"#/properties/at_once/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33.properties.at_once,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.circuit !== undefined){
let data13 = data.circuit;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.failures === undefined){
data13.failures = 5;
}
if(data13.open_seconds === undefined){
data13.open_seconds = 30;
}
for(const key2 in data13){
if(!((key2 === "failures") || (key2 === "open_seconds"))){
const err37 = {instancePath:instancePath+"/circuit",schemaPath:"#/$defs/Circuit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema39,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
let data14 = data13.failures;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err38 = {instancePath:instancePath+"/circuit/failures",schemaPath:"#/$defs/Circuit/properties/failures/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema39.properties.failures.type,parentSchema:schema39.properties.failures,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/circuit/failures",schemaPath:"#/$defs/Circuit/properties/failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema39.properties.failures,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/circuit/failures",schemaPath:"#/$defs/Circuit/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema39.properties.failures,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let data15 = data13.open_seconds;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err41 = {instancePath:instancePath+"/circuit/open_seconds",schemaPath:"#/$defs/Circuit/properties/open_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema39.properties.open_seconds.type,parentSchema:schema39.properties.open_seconds,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 3600 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/circuit/open_seconds",schemaPath:"#/$defs/Circuit/properties/open_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema39.properties.open_seconds,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/circuit/open_seconds",schemaPath:"#/$defs/Circuit/properties/open_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema39.properties.open_seconds,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/circuit",schemaPath:"#/$defs/Circuit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","additionalProperties":false,"required":["scopes"],"properties":{"scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["network:card","network:bank-arg","network:bank-bra","network:cash","network:identity","network:courier","network:embosser","network:rates"]},"description":"What the network may report."},"certificate":{"$ref":"#/$defs/Certificate","description":"The certificate that the network presents (mutual TLS)."},"keys":{"$ref":"#/$defs/Keys","description":"The public keys for the network's signed token requests (private_key_jwt)."},"rate_limit":{"$ref":"#/$defs/RateLimit","description":"The rate limit of its reports. Reports beyond it are refused with 429."}}};
const schema41 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"fingerprint":{"type":"string","pattern":"^([0-9A-F]{2}:){31}[0-9A-F]{2}$","x-words":"a SHA-256 fingerprint as openssl prints it: 32 pairs of capital hexadecimal digits, parted by colons","description":"Its SHA-256 fingerprint, as `openssl x509 -fingerprint -sha256` prints it."},"subject":{"type":"string","minLength":3,"pattern":"^[A-Za-z0-9.]+=","x-words":"a subject such as CN=bank.example,O=Bank","description":"Its subject, as `openssl x509 -subject -nameopt RFC2253` prints it behind `subject=`."},"ca_file":{"type":"string","minLength":1,"description":"PEM certificates of the authorities that issue it."}},"dependentRequired":{"subject":["ca_file"],"ca_file":["subject"]}};
const schema42 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"jwks_file":{"type":"string","minLength":1,"description":"A JSON Web Key Set with public keys."},"public_key_file":{"type":"string","minLength":1,"description":"One public key in PEM."}}};
const schema43 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"per_second":{"type":"integer","minimum":1,"maximum":100000,"default":500,"description":"Requests per second."},"burst":{"type":"integer","minimum":1,"maximum":100000,"default":1000,"description":"Requests that the network may send at once."}}};
const pattern8 = new RegExp("^([0-9A-F]{2}:){31}[0-9A-F]{2}$", "u");
const pattern9 = new RegExp("^[A-Za-z0-9.]+=", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scopes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "scopes") || (key0 === "certificate")) || (key0 === "keys")) || (key0 === "rate_limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scopes !== undefined){
let data0 = data.scopes;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40.properties.scopes,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((((((((data1 === "network:card") || (data1 === "network:bank-arg")) || (data1 === "network:bank-bra")) || (data1 === "network:cash")) || (data1 === "network:identity")) || (data1 === "network:courier")) || (data1 === "network:embosser")) || (data1 === "network:rates"))){
const err3 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema40.properties.scopes.items.enum},message:"must be equal to one of the allowed values",schema:schema40.properties.scopes.items.enum,parentSchema:schema40.properties.scopes.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
const err4 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema40.properties.scopes,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.properties.scopes.type,parentSchema:schema40.properties.scopes,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.certificate !== undefined){
let data2 = data.certificate;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err6 = {instancePath:instancePath+"/certificate",schemaPath:"#/$defs/Certificate/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema41,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "fingerprint") || (key1 === "subject")) || (key1 === "ca_file"))){
const err7 = {instancePath:instancePath+"/certificate",schemaPath:"#/$defs/Certificate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.fingerprint !== undefined){
let data3 = data2.fingerprint;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err8 = {instancePath:instancePath+"/certificate/fingerprint",schemaPath:"#/$defs/Certificate/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^([0-9A-F]{2}:){31}[0-9A-F]{2}$"},message:"must match pattern \""+"^([0-9A-F]{2}:){31}[0-9A-F]{2}$"+"\"",schema:"^([0-9A-F]{2}:){31}[0-9A-F]{2}$",parentSchema:schema41.properties.fingerprint,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/certificate/fingerprint",schemaPath:"#/$defs/Certificate/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.fingerprint.type,parentSchema:schema41.properties.fingerprint,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.subject !== undefined){
let data4 = data2.subject;
if(typeof data4 === "string"){
if(func1(data4) < 3){
const err10 = {instancePath:instancePath+"/certificate/subject",schemaPath:"#/$defs/Certificate/properties/subject/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema41.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern9.test(data4)){
const err11 = {instancePath:instancePath+"/certificate/subject",schemaPath:"#/$defs/Certificate/properties/subject/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.]+="},message:"must match pattern \""+"^[A-Za-z0-9.]+="+"\"",schema:"^[A-Za-z0-9.]+=",parentSchema:schema41.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/certificate/subject",schemaPath:"#/$defs/Certificate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.subject.type,parentSchema:schema41.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.ca_file !== undefined){
let data5 = data2.ca_file;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/certificate/ca_file",schemaPath:"#/$defs/Certificate/properties/ca_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.ca_file,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/certificate/ca_file",schemaPath:"#/$defs/Certificate/properties/ca_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.ca_file.type,parentSchema:schema41.properties.ca_file,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.subject !== undefined){
if(data2.ca_file === undefined){
const err15 = {instancePath:instancePath+"/certificate",schemaPath:"#/$defs/Certificate/dependentRequired",keyword:"dependentRequired",params:{property: "subject",
    missingProperty: "ca_file",
    depsCount: 1,
    deps: "ca_file"},message:"must have property ca_file when property subject is present",schema:schema41.dependentRequired,parentSchema:schema41,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.ca_file !== undefined){
if(data2.subject === undefined){
const err16 = {instancePath:instancePath+"/certificate",schemaPath:"#/$defs/Certificate/dependentRequired",keyword:"dependentRequired",params:{property: "ca_file",
    missingProperty: "subject",
    depsCount: 1,
    deps: "subject"},message:"must have property subject when property ca_file is present",schema:schema41.dependentRequired,parentSchema:schema41,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/certificate",schemaPath:"#/$defs/Certificate/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.keys !== undefined){
let data6 = data.keys;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 1){
const err18 = {instancePath:instancePath+"/keys",schemaPath:"#/$defs/Keys/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema42,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Object.keys(data6).length < 1){
const err19 = {instancePath:instancePath+"/keys",schemaPath:"#/$defs/Keys/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema42,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "jwks_file") || (key2 === "public_key_file"))){
const err20 = {instancePath:instancePath+"/keys",schemaPath:"#/$defs/Keys/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.jwks_file !== undefined){
let data7 = data6.jwks_file;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err21 = {instancePath:instancePath+"/keys/jwks_file",schemaPath:"#/$defs/Keys/properties/jwks_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.properties.jwks_file,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/keys/jwks_file",schemaPath:"#/$defs/Keys/properties/jwks_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.jwks_file.type,parentSchema:schema42.properties.jwks_file,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.public_key_file !== undefined){
let data8 = data6.public_key_file;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err23 = {instancePath:instancePath+"/keys/public_key_file",schemaPath:"#/$defs/Keys/properties/public_key_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.properties.public_key_file,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/keys/public_key_file",schemaPath:"#/$defs/Keys/properties/public_key_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.public_key_file.type,parentSchema:schema42.properties.public_key_file,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/keys",schemaPath:"#/$defs/Keys/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.rate_limit !== undefined){
let data9 = data.rate_limit;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.per_second === undefined){
data9.per_second = 500;
}
if(data9.burst === undefined){
data9.burst = 1000;
}
if(Object.keys(data9).length < 1){
const err26 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/$defs/RateLimit/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema43,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "per_second") || (key3 === "burst"))){
const err27 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/$defs/RateLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
let data10 = data9.per_second;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/rate_limit/per_second",schemaPath:"#/$defs/RateLimit/properties/per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.per_second.type,parentSchema:schema43.properties.per_second,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100000 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/rate_limit/per_second",schemaPath:"#/$defs/RateLimit/properties/per_second/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema43.properties.per_second,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/rate_limit/per_second",schemaPath:"#/$defs/RateLimit/properties/per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.per_second,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let data11 = data9.burst;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/rate_limit/burst",schemaPath:"#/$defs/RateLimit/properties/burst/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.burst.type,parentSchema:schema43.properties.burst,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/rate_limit/burst",schemaPath:"#/$defs/RateLimit/properties/burst/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema43.properties.burst,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/rate_limit/burst",schemaPath:"#/$defs/RateLimit/properties/burst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.burst,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/rate_limit",schemaPath:"#/$defs/RateLimit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern10 = new RegExp("^[A-Z]{3}$", "u");
const pattern11 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "clients") || (key0 === "countries")) || (key0 === "calls")) || (key0 === "reports")) || (key0 === "stand_in"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clients !== undefined){
let data0 = data.clients;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.clients,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/clients/" + i0,schemaPath:"#/properties/clients/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.clients.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/clients/" + i0,schemaPath:"#/properties/clients/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.clients.items.type,parentSchema:schema32.properties.clients.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema32.properties.clients,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.clients.type,parentSchema:schema32.properties.clients,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.countries !== undefined){
let data2 = data.countries;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.countries,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(!((((data3 === "ARG") || (data3 === "BRA")) || (data3 === "MEX")) || (data3 === "COL"))){
const err8 = {instancePath:instancePath+"/countries/" + i2,schemaPath:"#/properties/countries/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.countries.items.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.countries.items.enum,parentSchema:schema32.properties.countries.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data2[i3], data2[j1])){
const err9 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema32.properties.countries,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.countries.type,parentSchema:schema32.properties.countries,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.calls !== undefined){
if(!(validate22(data.calls, {instancePath:instancePath+"/calls",parentData:data,parentDataProperty:"calls",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.reports !== undefined){
if(!(validate28(data.reports, {instancePath:instancePath+"/reports",parentData:data,parentDataProperty:"reports",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.stand_in !== undefined){
let data6 = data.stand_in;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.decision === undefined){
const err11 = {instancePath:instancePath+"/stand_in",schemaPath:"#/$defs/StandIn/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'",schema:schema44.required,parentSchema:schema44,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "decision") || (key1 === "up_to"))){
const err12 = {instancePath:instancePath+"/stand_in",schemaPath:"#/$defs/StandIn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.decision !== undefined){
let data7 = data6.decision;
if(!((data7 === "decline") || (data7 === "approve"))){
const err13 = {instancePath:instancePath+"/stand_in/decision",schemaPath:"#/$defs/StandIn/properties/decision/enum",keyword:"enum",params:{allowedValues: schema44.properties.decision.enum},message:"must be equal to one of the allowed values",schema:schema44.properties.decision.enum,parentSchema:schema44.properties.decision,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.up_to !== undefined){
let data8 = data6.up_to;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
const err14 = {instancePath:instancePath+"/stand_in/up_to",schemaPath:"#/$defs/StandIn/properties/up_to/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema44.properties.up_to,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data8){
const _errs18 = errors;
if(typeof key2 === "string"){
if(!pattern10.test(key2)){
const err15 = {instancePath:instancePath+"/stand_in/up_to",schemaPath:"#/$defs/StandIn/properties/up_to/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",schema:"^[A-Z]{3}$",parentSchema:schema44.properties.up_to.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/stand_in/up_to",schemaPath:"#/$defs/StandIn/properties/up_to/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.up_to.propertyNames.type,parentSchema:schema44.properties.up_to.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid9 = _errs18 === errors;
if(!valid9){
const err17 = {instancePath:instancePath+"/stand_in/up_to",schemaPath:"#/$defs/StandIn/properties/up_to/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema44.properties.up_to.propertyNames,parentSchema:schema44.properties.up_to,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
for(const key3 in data8){
let data9 = data8[key3];
if(typeof data9 === "string"){
if(!pattern11.test(data9)){
const err18 = {instancePath:instancePath+"/stand_in/up_to/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/StandIn/properties/up_to/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\"",schema:"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$",parentSchema:schema44.properties.up_to.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/stand_in/up_to/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/StandIn/properties/up_to/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.up_to.additionalProperties.type,parentSchema:schema44.properties.up_to.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/stand_in/up_to",schemaPath:"#/$defs/StandIn/properties/up_to/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.properties.up_to.type,parentSchema:schema44.properties.up_to,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/stand_in",schemaPath:"#/$defs/StandIn/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.networks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "networks"},message:"must have required property '"+"networks"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "networks")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.networks !== undefined){
let data0 = data.networks;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/networks",schemaPath:"#/properties/networks/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema31.properties.networks,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err3 = {instancePath:instancePath+"/networks",schemaPath:"#/properties/networks/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,62}$"+"\"",schema:"^[a-z][a-z0-9-]{0,62}$",parentSchema:schema31.properties.networks.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/networks",schemaPath:"#/properties/networks/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.networks.propertyNames.type,parentSchema:schema31.properties.networks.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/networks",schemaPath:"#/properties/networks/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema31.properties.networks.propertyNames,parentSchema:schema31.properties.networks,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data0){
if(!(validate21(data0[key2], {instancePath:instancePath+"/networks/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/networks",schemaPath:"#/properties/networks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.networks.type,parentSchema:schema31.properties.networks,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

