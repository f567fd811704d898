"use strict";
exports.ActivationForm = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["pan"],"properties":{"pan":{"type":"string","pattern":"^[0-9]{4}( ?[0-9]{4}){3}$"},"pin":{"type":"string","pattern":"^([0-9]{4})?$","not":{"enum":["0123","1234","2345","3456","4567","5678","6789","9876","8765","7654","6543","5432","4321","3210","0000","1111","2222","3333","4444","5555","6666","7777","8888","9999"]}}}};
const pattern0 = new RegExp("^[0-9]{4}( ?[0-9]{4}){3}$", "u");
const pattern1 = new RegExp("^([0-9]{4})?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pan === undefined) && (missing0 = "pan")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivationForm/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pan") || (key0 === "pin"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivationForm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pan !== undefined){
let data0 = data.pan;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate21.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ActivationForm/properties/pan/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}( ?[0-9]{4}){3}$"},message:"must match pattern \""+"^[0-9]{4}( ?[0-9]{4}){3}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/pan",schemaPath:"#/components/schemas/ActivationForm/properties/pan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.pin !== undefined){
let data1 = data.pin;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const vSchema0 = schema6.properties.pin.not.enum;
if(!((((((((((((((((((((((((data1 === "0123") || (data1 === "1234")) || (data1 === "2345")) || (data1 === "3456")) || (data1 === "4567")) || (data1 === "5678")) || (data1 === "6789")) || (data1 === "9876")) || (data1 === "8765")) || (data1 === "7654")) || (data1 === "6543")) || (data1 === "5432")) || (data1 === "4321")) || (data1 === "3210")) || (data1 === "0000")) || (data1 === "1111")) || (data1 === "2222")) || (data1 === "3333")) || (data1 === "4444")) || (data1 === "5555")) || (data1 === "6666")) || (data1 === "7777")) || (data1 === "8888")) || (data1 === "9999"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs7){
}
var valid1 = _errs7 === errors;
if(valid1){
validate21.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/ActivationForm/properties/pin/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate21.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/ActivationForm/properties/pin/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4})?$"},message:"must match pattern \""+"^([0-9]{4})?$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/pin",schemaPath:"#/components/schemas/ActivationForm/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ActivationForm/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.EndUserTokenRequest = validate22;
const schema7 = {"type":"object","additionalProperties":false,"required":["user_id"],"properties":{"user_id":{"$ref":"Id"}}};
const schema8 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern2 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
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


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user_id === undefined) && (missing0 = "user_id")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/EndUserTokenRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "user_id")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/EndUserTokenRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/EndUserTokenRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.EndUserToken_closed = validate25;
const schema9 = {"type":"object","required":["access_token","expires_in","token_type"],"properties":{"access_token":{"type":"string"},"expires_in":{"type":"integer","const":900},"token_type":{"type":"string","const":"Bearer"}},"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.access_token === undefined) && (missing0 = "access_token")) || ((data.expires_in === undefined) && (missing0 = "expires_in"))) || ((data.token_type === undefined) && (missing0 = "token_type"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/EndUserToken/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "access_token") || (key0 === "expires_in")) || (key0 === "token_type"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/EndUserToken/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.access_token !== undefined){
let data0 = data.access_token;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/components/schemas/EndUserToken/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.expires_in !== undefined){
let data1 = data.expires_in;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/components/schemas/EndUserToken/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(900 !== data1){
validate25.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/components/schemas/EndUserToken/properties/expires_in/const",keyword:"const",params:{allowedValue: 900},message:"must be equal to constant"}];
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
if(data.token_type !== undefined){
let data2 = data.token_type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate25.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/components/schemas/EndUserToken/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
if("Bearer" !== data2){
validate25.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/components/schemas/EndUserToken/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"}];
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
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/EndUserToken/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.content_security_policy = validate26;
const schema10 = {"type":"string","pattern":"^default-src 'none';.*frame-ancestors "};
const pattern3 = new RegExp("^default-src 'none';.*frame-ancestors ", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/responses/200/headers/content-security-policy/schema/pattern",keyword:"pattern",params:{pattern: "^default-src 'none';.*frame-ancestors "},message:"must match pattern \""+"^default-src 'none';.*frame-ancestors "+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/responses/200/headers/content-security-policy/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.path_card_id = validate27;
const schema11 = {"type":"object","additionalProperties":false,"required":["card_id"],"properties":{"card_id":{"$ref":"Id"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
validate27.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "card_id")){
validate27.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

exports.referrer_policy = validate29;
const schema12 = {"type":"string","const":"no-referrer"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/responses/200/headers/referrer-policy/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
if("no-referrer" !== data){
validate29.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/responses/200/headers/referrer-policy/schema/const",keyword:"const",params:{allowedValue: "no-referrer"},message:"must be equal to constant"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

exports.showActivationPage_query = validate30;
const schema13 = {"type":"object","additionalProperties":false,"properties":{"styles":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"locale":{"type":"string","enum":["en","es","pt"]},"country":{"$ref":"PageCountry"},"success_link":{"type":"string","minLength":1,"maxLength":2048,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const formats0 = require("./formats.cjs").uri;
const pattern4 = new RegExp("^https?://", "u");
const schema14 = {"type":"string","enum":["ABW","AFG","AGO","AIA","ALA","ALB","AND","ARE","ARG","ARM","ASM","ATA","ATF","ATG","AUS","AUT","AZE","BDI","BEL","BEN","BES","BFA","BGD","BGR","BHR","BHS","BIH","BLM","BLR","BLZ","BMU","BOL","BRA","BRB","BRN","BTN","BVT","BWA","CAF","CAN","CCK","CHE","CHL","CHN","CIV","CMR","COD","COG","COK","COL","COM","CPV","CRI","CUB","CUW","CXR","CYM","CYP","CZE","DEU","DJI","DMA","DNK","DOM","DZA","ECU","EGY","ERI","ESH","ESP","EST","ETH","FIN","FJI","FLK","FRA","FRO","FSM","GAB","GBR","GEO","GGY","GHA","GIB","GIN","GLP","GMB","GNB","GNQ","GRC","GRD","GRL","GTM","GUF","GUM","GUY","HKG","HMD","HND","HRV","HTI","HUN","IDN","IMN","IND","IOT","IRL","IRN","IRQ","ISL","ISR","ITA","JAM","JEY","JOR","JPN","KAZ","KEN","KGZ","KHM","KIR","KNA","KOR","KWT","LAO","LBN","LBR","LBY","LCA","LIE","LKA","LSO","LTU","LUX","LVA","MAC","MAF","MAR","MCO","MDA","MDG","MDV","MEX","MHL","MKD","MLI","MLT","MMR","MNE","MNG","MNP","MOZ","MRT","MSR","MTQ","MUS","MWI","MYS","MYT","NAM","NCL","NER","NFK","NGA","NIC","NIU","NLD","NOR","NPL","NRU","NZL","OMN","PAK","PAN","PCN","PER","PHL","PLW","PNG","POL","PRI","PRK","PRT","PRY","PSE","PYF","QAT","REU","ROU","RUS","RWA","SAU","SDN","SEN","SGP","SGS","SHN","SJM","SLB","SLE","SLV","SMR","SOM","SPM","SRB","SSD","STP","SUR","SVK","SVN","SWE","SWZ","SXM","SYC","SYR","TCA","TCD","TGO","THA","TJK","TKL","TKM","TLS","TON","TTO","TUN","TUR","TUV","TWN","TZA","UGA","UKR","UMI","URY","USA","UZB","VAT","VCT","VEN","VGB","VIR","VNM","VUT","WLF","WSM","YEM","ZAF","ZMB","ZWE","abw","afg","ago","aia","ala","alb","and","are","arg","arm","asm","ata","atf","atg","aus","aut","aze","bdi","bel","ben","bes","bfa","bgd","bgr","bhr","bhs","bih","blm","blr","blz","bmu","bol","bra","brb","brn","btn","bvt","bwa","caf","can","cck","che","chl","chn","civ","cmr","cod","cog","cok","col","com","cpv","cri","cub","cuw","cxr","cym","cyp","cze","deu","dji","dma","dnk","dom","dza","ecu","egy","eri","esh","esp","est","eth","fin","fji","flk","fra","fro","fsm","gab","gbr","geo","ggy","gha","gib","gin","glp","gmb","gnb","gnq","grc","grd","grl","gtm","guf","gum","guy","hkg","hmd","hnd","hrv","hti","hun","idn","imn","ind","iot","irl","irn","irq","isl","isr","ita","jam","jey","jor","jpn","kaz","ken","kgz","khm","kir","kna","kor","kwt","lao","lbn","lbr","lby","lca","lie","lka","lso","ltu","lux","lva","mac","maf","mar","mco","mda","mdg","mdv","mex","mhl","mkd","mli","mlt","mmr","mne","mng","mnp","moz","mrt","msr","mtq","mus","mwi","mys","myt","nam","ncl","ner","nfk","nga","nic","niu","nld","nor","npl","nru","nzl","omn","pak","pan","pcn","per","phl","plw","png","pol","pri","prk","prt","pry","pse","pyf","qat","reu","rou","rus","rwa","sau","sdn","sen","sgp","sgs","shn","sjm","slb","sle","slv","smr","som","spm","srb","ssd","stp","sur","svk","svn","swe","swz","sxm","syc","syr","tca","tcd","tgo","tha","tjk","tkl","tkm","tls","ton","tto","tun","tur","tuv","twn","tza","uga","ukr","umi","ury","usa","uzb","vat","vct","ven","vgb","vir","vnm","vut","wlf","wsm","yem","zaf","zmb","zwe"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/PageCountry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "ABW") || (data === "AFG")) || (data === "AGO")) || (data === "AIA")) || (data === "ALA")) || (data === "ALB")) || (data === "AND")) || (data === "ARE")) || (data === "ARG")) || (data === "ARM")) || (data === "ASM")) || (data === "ATA")) || (data === "ATF")) || (data === "ATG")) || (data === "AUS")) || (data === "AUT")) || (data === "AZE")) || (data === "BDI")) || (data === "BEL")) || (data === "BEN")) || (data === "BES")) || (data === "BFA")) || (data === "BGD")) || (data === "BGR")) || (data === "BHR")) || (data === "BHS")) || (data === "BIH")) || (data === "BLM")) || (data === "BLR")) || (data === "BLZ")) || (data === "BMU")) || (data === "BOL")) || (data === "BRA")) || (data === "BRB")) || (data === "BRN")) || (data === "BTN")) || (data === "BVT")) || (data === "BWA")) || (data === "CAF")) || (data === "CAN")) || (data === "CCK")) || (data === "CHE")) || (data === "CHL")) || (data === "CHN")) || (data === "CIV")) || (data === "CMR")) || (data === "COD")) || (data === "COG")) || (data === "COK")) || (data === "COL")) || (data === "COM")) || (data === "CPV")) || (data === "CRI")) || (data === "CUB")) || (data === "CUW")) || (data === "CXR")) || (data === "CYM")) || (data === "CYP")) || (data === "CZE")) || (data === "DEU")) || (data === "DJI")) || (data === "DMA")) || (data === "DNK")) || (data === "DOM")) || (data === "DZA")) || (data === "ECU")) || (data === "EGY")) || (data === "ERI")) || (data === "ESH")) || (data === "ESP")) || (data === "EST")) || (data === "ETH")) || (data === "FIN")) || (data === "FJI")) || (data === "FLK")) || (data === "FRA")) || (data === "FRO")) || (data === "FSM")) || (data === "GAB")) || (data === "GBR")) || (data === "GEO")) || (data === "GGY")) || (data === "GHA")) || (data === "GIB")) || (data === "GIN")) || (data === "GLP")) || (data === "GMB")) || (data === "GNB")) || (data === "GNQ")) || (data === "GRC")) || (data === "GRD")) || (data === "GRL")) || (data === "GTM")) || (data === "GUF")) || (data === "GUM")) || (data === "GUY")) || (data === "HKG")) || (data === "HMD")) || (data === "HND")) || (data === "HRV")) || (data === "HTI")) || (data === "HUN")) || (data === "IDN")) || (data === "IMN")) || (data === "IND")) || (data === "IOT")) || (data === "IRL")) || (data === "IRN")) || (data === "IRQ")) || (data === "ISL")) || (data === "ISR")) || (data === "ITA")) || (data === "JAM")) || (data === "JEY")) || (data === "JOR")) || (data === "JPN")) || (data === "KAZ")) || (data === "KEN")) || (data === "KGZ")) || (data === "KHM")) || (data === "KIR")) || (data === "KNA")) || (data === "KOR")) || (data === "KWT")) || (data === "LAO")) || (data === "LBN")) || (data === "LBR")) || (data === "LBY")) || (data === "LCA")) || (data === "LIE")) || (data === "LKA")) || (data === "LSO")) || (data === "LTU")) || (data === "LUX")) || (data === "LVA")) || (data === "MAC")) || (data === "MAF")) || (data === "MAR")) || (data === "MCO")) || (data === "MDA")) || (data === "MDG")) || (data === "MDV")) || (data === "MEX")) || (data === "MHL")) || (data === "MKD")) || (data === "MLI")) || (data === "MLT")) || (data === "MMR")) || (data === "MNE")) || (data === "MNG")) || (data === "MNP")) || (data === "MOZ")) || (data === "MRT")) || (data === "MSR")) || (data === "MTQ")) || (data === "MUS")) || (data === "MWI")) || (data === "MYS")) || (data === "MYT")) || (data === "NAM")) || (data === "NCL")) || (data === "NER")) || (data === "NFK")) || (data === "NGA")) || (data === "NIC")) || (data === "NIU")) || (data === "NLD")) || (data === "NOR")) || (data === "NPL")) || (data === "NRU")) || (data === "NZL")) || (data === "OMN")) || (data === "PAK")) || (data === "PAN")) || (data === "PCN")) || (data === "PER")) || (data === "PHL")) || (data === "PLW")) || (data === "PNG")) || (data === "POL")) || (data === "PRI")) || (data === "PRK")) || (data === "PRT")) || (data === "PRY")) || (data === "PSE")) || (data === "PYF")) || (data === "QAT")) || (data === "REU")) || (data === "ROU")) || (data === "RUS")) || (data === "RWA")) || (data === "SAU")) || (data === "SDN")) || (data === "SEN")) || (data === "SGP")) || (data === "SGS")) || (data === "SHN")) || (data === "SJM")) || (data === "SLB")) || (data === "SLE")) || (data === "SLV")) || (data === "SMR")) || (data === "SOM")) || (data === "SPM")) || (data === "SRB")) || (data === "SSD")) || (data === "STP")) || (data === "SUR")) || (data === "SVK")) || (data === "SVN")) || (data === "SWE")) || (data === "SWZ")) || (data === "SXM")) || (data === "SYC")) || (data === "SYR")) || (data === "TCA")) || (data === "TCD")) || (data === "TGO")) || (data === "THA")) || (data === "TJK")) || (data === "TKL")) || (data === "TKM")) || (data === "TLS")) || (data === "TON")) || (data === "TTO")) || (data === "TUN")) || (data === "TUR")) || (data === "TUV")) || (data === "TWN")) || (data === "TZA")) || (data === "UGA")) || (data === "UKR")) || (data === "UMI")) || (data === "URY")) || (data === "USA")) || (data === "UZB")) || (data === "VAT")) || (data === "VCT")) || (data === "VEN")) || (data === "VGB")) || (data === "VIR")) || (data === "VNM")) || (data === "VUT")) || (data === "WLF")) || (data === "WSM")) || (data === "YEM")) || (data === "ZAF")) || (data === "ZMB")) || (data === "ZWE")) || (data === "abw")) || (data === "afg")) || (data === "ago")) || (data === "aia")) || (data === "ala")) || (data === "alb")) || (data === "and")) || (data === "are")) || (data === "arg")) || (data === "arm")) || (data === "asm")) || (data === "ata")) || (data === "atf")) || (data === "atg")) || (data === "aus")) || (data === "aut")) || (data === "aze")) || (data === "bdi")) || (data === "bel")) || (data === "ben")) || (data === "bes")) || (data === "bfa")) || (data === "bgd")) || (data === "bgr")) || (data === "bhr")) || (data === "bhs")) || (data === "bih")) || (data === "blm")) || (data === "blr")) || (data === "blz")) || (data === "bmu")) || (data === "bol")) || (data === "bra")) || (data === "brb")) || (data === "brn")) || (data === "btn")) || (data === "bvt")) || (data === "bwa")) || (data === "caf")) || (data === "can")) || (data === "cck")) || (data === "che")) || (data === "chl")) || (data === "chn")) || (data === "civ")) || (data === "cmr")) || (data === "cod")) || (data === "cog")) || (data === "cok")) || (data === "col")) || (data === "com")) || (data === "cpv")) || (data === "cri")) || (data === "cub")) || (data === "cuw")) || (data === "cxr")) || (data === "cym")) || (data === "cyp")) || (data === "cze")) || (data === "deu")) || (data === "dji")) || (data === "dma")) || (data === "dnk")) || (data === "dom")) || (data === "dza")) || (data === "ecu")) || (data === "egy")) || (data === "eri")) || (data === "esh")) || (data === "esp")) || (data === "est")) || (data === "eth")) || (data === "fin")) || (data === "fji")) || (data === "flk")) || (data === "fra")) || (data === "fro")) || (data === "fsm")) || (data === "gab")) || (data === "gbr")) || (data === "geo")) || (data === "ggy")) || (data === "gha")) || (data === "gib")) || (data === "gin")) || (data === "glp")) || (data === "gmb")) || (data === "gnb")) || (data === "gnq")) || (data === "grc")) || (data === "grd")) || (data === "grl")) || (data === "gtm")) || (data === "guf")) || (data === "gum")) || (data === "guy")) || (data === "hkg")) || (data === "hmd")) || (data === "hnd")) || (data === "hrv")) || (data === "hti")) || (data === "hun")) || (data === "idn")) || (data === "imn")) || (data === "ind")) || (data === "iot")) || (data === "irl")) || (data === "irn")) || (data === "irq")) || (data === "isl")) || (data === "isr")) || (data === "ita")) || (data === "jam")) || (data === "jey")) || (data === "jor")) || (data === "jpn")) || (data === "kaz")) || (data === "ken")) || (data === "kgz")) || (data === "khm")) || (data === "kir")) || (data === "kna")) || (data === "kor")) || (data === "kwt")) || (data === "lao")) || (data === "lbn")) || (data === "lbr")) || (data === "lby")) || (data === "lca")) || (data === "lie")) || (data === "lka")) || (data === "lso")) || (data === "ltu")) || (data === "lux")) || (data === "lva")) || (data === "mac")) || (data === "maf")) || (data === "mar")) || (data === "mco")) || (data === "mda")) || (data === "mdg")) || (data === "mdv")) || (data === "mex")) || (data === "mhl")) || (data === "mkd")) || (data === "mli")) || (data === "mlt")) || (data === "mmr")) || (data === "mne")) || (data === "mng")) || (data === "mnp")) || (data === "moz")) || (data === "mrt")) || (data === "msr")) || (data === "mtq")) || (data === "mus")) || (data === "mwi")) || (data === "mys")) || (data === "myt")) || (data === "nam")) || (data === "ncl")) || (data === "ner")) || (data === "nfk")) || (data === "nga")) || (data === "nic")) || (data === "niu")) || (data === "nld")) || (data === "nor")) || (data === "npl")) || (data === "nru")) || (data === "nzl")) || (data === "omn")) || (data === "pak")) || (data === "pan")) || (data === "pcn")) || (data === "per")) || (data === "phl")) || (data === "plw")) || (data === "png")) || (data === "pol")) || (data === "pri")) || (data === "prk")) || (data === "prt")) || (data === "pry")) || (data === "pse")) || (data === "pyf")) || (data === "qat")) || (data === "reu")) || (data === "rou")) || (data === "rus")) || (data === "rwa")) || (data === "sau")) || (data === "sdn")) || (data === "sen")) || (data === "sgp")) || (data === "sgs")) || (data === "shn")) || (data === "sjm")) || (data === "slb")) || (data === "sle")) || (data === "slv")) || (data === "smr")) || (data === "som")) || (data === "spm")) || (data === "srb")) || (data === "ssd")) || (data === "stp")) || (data === "sur")) || (data === "svk")) || (data === "svn")) || (data === "swe")) || (data === "swz")) || (data === "sxm")) || (data === "syc")) || (data === "syr")) || (data === "tca")) || (data === "tcd")) || (data === "tgo")) || (data === "tha")) || (data === "tjk")) || (data === "tkl")) || (data === "tkm")) || (data === "tls")) || (data === "ton")) || (data === "tto")) || (data === "tun")) || (data === "tur")) || (data === "tuv")) || (data === "twn")) || (data === "tza")) || (data === "uga")) || (data === "ukr")) || (data === "umi")) || (data === "ury")) || (data === "usa")) || (data === "uzb")) || (data === "vat")) || (data === "vct")) || (data === "ven")) || (data === "vgb")) || (data === "vir")) || (data === "vnm")) || (data === "vut")) || (data === "wlf")) || (data === "wsm")) || (data === "yem")) || (data === "zaf")) || (data === "zmb")) || (data === "zwe"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/PageCountry/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(!((((key0 === "styles") || (key0 === "locale")) || (key0 === "country")) || (key0 === "success_link"))){
validate30.errors = [{instancePath,schemaPath:"#/paths/~1v1~1activation/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.styles !== undefined){
let data0 = data.styles;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 2048 && func2(data0) > 2048){
validate30.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1v1~1activation/get/properties/styles/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate30.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1v1~1activation/get/properties/styles/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats0(data0))){
validate30.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1v1~1activation/get/properties/styles/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1v1~1activation/get/properties/styles/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.locale !== undefined){
let data1 = data.locale;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate30.errors = [{instancePath:instancePath+"/locale",schemaPath:"#/paths/~1v1~1activation/get/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema13.properties.locale.enum;
if(!(((data1 === "en") || (data1 === "es")) || (data1 === "pt"))){
validate30.errors = [{instancePath:instancePath+"/locale",schemaPath:"#/paths/~1v1~1activation/get/properties/locale/enum",keyword:"enum",params:{allowedValues: schema13.properties.locale.enum},message:"must be equal to one of the allowed values"}];
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
if(data.country !== undefined){
let data2 = data.country;
const _errs6 = errors;
if(!(validate31(data2, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.success_link !== undefined){
let data3 = data.success_link;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 2048 && func2(data3) > 2048){
validate30.errors = [{instancePath:instancePath+"/success_link",schemaPath:"#/paths/~1v1~1activation/get/properties/success_link/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(data3.length <= 1 && func2(data3) < 1){
validate30.errors = [{instancePath:instancePath+"/success_link",schemaPath:"#/paths/~1v1~1activation/get/properties/success_link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate30.errors = [{instancePath:instancePath+"/success_link",schemaPath:"#/paths/~1v1~1activation/get/properties/success_link/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/success_link",schemaPath:"#/paths/~1v1~1activation/get/properties/success_link/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/paths/~1v1~1activation/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

exports.showSensitiveData_query = validate33;
const schema15 = {"type":"object","additionalProperties":false,"properties":{"field_list":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"SensitiveField"}},"layout":{"type":"string","enum":["list","card"]},"styles":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"locale":{"type":"string","enum":["en","es","pt"]}}};
const schema16 = {"type":"string","enum":["pan","code","pin","name","expiration"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/SensitiveField/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!(((((data === "pan") || (data === "code")) || (data === "pin")) || (data === "name")) || (data === "expiration"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/SensitiveField/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const func0 = require("ajv/dist/runtime/equal").default;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "field_list") || (key0 === "layout")) || (key0 === "styles")) || (key0 === "locale"))){
validate33.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field_list !== undefined){
let data0 = data.field_list;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate33.errors = [{instancePath:instancePath+"/field_list",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/field_list/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate34(data1, {instancePath:instancePath+"/field_list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
validate33.errors = [{instancePath:instancePath+"/field_list",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/field_list/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
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
validate33.errors = [{instancePath:instancePath+"/field_list",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/field_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.layout !== undefined){
let data2 = data.layout;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate33.errors = [{instancePath:instancePath+"/layout",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema15.properties.layout.enum;
if(!((data2 === "list") || (data2 === "card"))){
validate33.errors = [{instancePath:instancePath+"/layout",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/layout/enum",keyword:"enum",params:{allowedValues: schema15.properties.layout.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.styles !== undefined){
let data3 = data.styles;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 2048 && func2(data3) > 2048){
validate33.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/styles/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate33.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/styles/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats0(data3))){
validate33.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/styles/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/styles/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.locale !== undefined){
let data4 = data.locale;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate33.errors = [{instancePath:instancePath+"/locale",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs10 = errors;
const vSchema1 = schema15.properties.locale.enum;
if(!(((data4 === "en") || (data4 === "es")) || (data4 === "pt"))){
validate33.errors = [{instancePath:instancePath+"/locale",schemaPath:"#/paths/~1secure-data~1{card_id}/get/properties/locale/enum",keyword:"enum",params:{allowedValues: schema15.properties.locale.enum},message:"must be equal to one of the allowed values"}];
return false;
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
else {
validate33.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

exports.x_content_type_options = validate36;
const schema17 = {"type":"string","const":"nosniff"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/responses/200/headers/x-content-type-options/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
if("nosniff" !== data){
validate36.errors = [{instancePath,schemaPath:"#/paths/~1secure-data~1{card_id}/get/responses/200/headers/x-content-type-options/schema/const",keyword:"const",params:{allowedValue: "nosniff"},message:"must be equal to constant"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}
