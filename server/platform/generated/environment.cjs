// Written by `npx tsx server/testing/setting-checks.ts`.
"use strict";
module.exports = validate20;
module.exports.default = validate20;
const schema31 = {"type":"object","properties":{"CONTRATO_MODE":{"x-field":"mode","type":"string","enum":["sandbox","production"],"default":"sandbox","description":"Production refuses plain HTTP, generated keys and everything that exists only to try the service out. `serve` sets production mode by itself. `onboard` uses the mode in which the service last started on the database, or production if it never did."},"HOST":{"x-field":"host","type":"string","minLength":1,"default":"127.0.0.1","description":"Address to listen on."},"PORT":{"x-field":"port","type":"integer","minimum":0,"maximum":65535,"default":4010,"description":"Port to listen on; 0 takes any free port."},"DATABASE_URL":{"x-field":"databaseUrl","type":"string","minLength":1,"pattern":"^postgres(ql)?://","description":"A PostgreSQL connection string. Without it, an SQLite file in DATA_DIR is used. Several hosts (`postgres://user:password@a:5432,b:5432/contrato?target_session_attrs=read-write`) are a primary and its standbys: the service finds the one that accepts writes, also after a failover: [operating](operating.md#a-standby-that-takes-over)."},"DATABASE_CONNECTIONS":{"x-field":"databaseConnections","type":"integer","minimum":2,"maximum":1000,"default":10,"description":"The most connections to PostgreSQL that a process opens. All processes together must stay below max_connections of the server, because each opens one more to check connections that do not answer, and one more while it writes the settlement files of a large day."},"DATABASE_POOLER":{"x-field":"databasePooler","type":"string","enum":["none","transaction"],"default":"none","description":"`transaction` if PgBouncer or another pooler in transaction mode is between the service and PostgreSQL. The service then keeps no prepared statements and sends its settings with each transaction: [operating](operating.md#behind-pgbouncer)."},"DATA_DIR":{"x-field":"dataDir","type":"string","minLength":1,"default":"data","description":"Folder of the SQLite file, of generated keys, and of settlement files unless SETTLEMENT_DIR is set."},"SETTLEMENT_DIR":{"x-field":"settlementDir","type":"string","minLength":1,"description":"Folder of settlement files. All processes on one database share it: [operating](operating.md#settlement-files). Without it, `settlement` in DATA_DIR."},"PUBLIC_URL":{"x-field":"publicUrl","type":"string","minLength":1,"pattern":"^https?://","default":"http://localhost:4010","description":"The address that callers use. It is the issuer of tokens, the base of links to resources, and the server address in the documents that the service publishes."},"TOKEN_AUDIENCE":{"x-field":"audience","type":"string","minLength":1,"maxLength":256,"default":"https://api.contrato.example","description":"The audience of access tokens."},"DEFAULT_REVISION":{"x-field":"revision","type":"string","minLength":1,"default":"current","description":"The revision of clients that are not pinned to one: a name, or axis=value pairs separated by commas."},"TLS_CERT_FILE":{"x-field":"tlsCertFile","type":"string","minLength":1,"description":"PEM certificate chain. A renewed certificate is used within a minute: [operating](operating.md#renew-a-certificate)."},"TLS_KEY_FILE":{"x-field":"tlsKeyFile","type":"string","minLength":1,"description":"PEM private key of the certificate."},"TRUST_PROXY":{"x-field":"trustProxy","type":"string","minLength":1,"pattern":"^(true|false|[1-9]|[0-9A-Fa-f.:]+(/[0-9]{1,3})?(,[0-9A-Fa-f.:]+(/[0-9]{1,3})?)*)$","default":"false","description":"The proxies in front that terminate TLS and set X-Forwarded-Proto and X-Forwarded-For: their number (true means one), or their addresses and networks (`10.0.0.0/8,::1`). The address of a caller is the one that the outermost proxy saw."},"DNS_SERVERS":{"x-field":"dnsServers","type":"string","minLength":1,"description":"Name servers that resolve the host names of clients, as `10.0.0.2` or `10.0.0.2:5353`, separated by commas. Without it, those of the system. Names are looked up without search domains, in the hosts file and then in DNS."},"CALLBACK_NETWORKS":{"x-field":"callbackNetworks","type":"string","minLength":1,"description":"Private networks and addresses in which production may call clients, separated by commas: `10.20.0.0/16,fd12:3456::/32`. Without it, none. Clients can make the service call anything that listens there over HTTPS: [operating](operating.md#clients-in-a-network-of-ones-own)."},"OUTGOING_PROXY":{"x-field":"outgoingProxy","type":"string","minLength":1,"pattern":"^https?://","description":"The forward proxy through which clients are called, as `http://proxy.internal:3128` or `http://user:password@proxy.internal:3128`: [operating](operating.md#the-addresses-that-calls-come-from). Without it, they are called directly."},"SIGNING_KEY_FILE":{"x-field":"signingKeyFile","type":"string","minLength":1,"description":"PKCS #8 PEM RSA key that signs access tokens. Outside production, a key is generated if this is not set."},"ACCEPTED_KEY_FILES":{"x-field":"acceptedKeyFiles","type":"string","minLength":1,"description":"PEM files of other RSA keys whose tokens are accepted, separated by commas; public keys are enough. For the rotation of SIGNING_KEY_FILE."},"DATA_KEYS":{"x-field":"dataKeys","type":"string","minLength":1,"pattern":"^[a-z0-9-]+:[A-Za-z0-9+/]{43}=(,[a-z0-9-]+:[A-Za-z0-9+/]{43}=)*$","description":"Keys that encrypt stored card data and secrets, separated by commas, as id:base64 of 32 bytes. The first one encrypts, all of them decrypt. Outside production, a key is generated if this is not set."},"SEALING_KEY":{"x-field":"sealingKey","type":"string","minLength":1,"pattern":"^[a-z0-9-]+$","description":"Id of the key in DATA_KEYS that encrypts, if it is not the first. For the rotation of DATA_KEYS."},"LOOKUP_KEY":{"x-field":"lookupKey","type":"string","minLength":1,"pattern":"^[A-Za-z0-9+/]{43}=$","description":"Base64 of 32 bytes: the key of the keyed hashes with which card numbers and client secrets are compared. It never changes. Without it, the last of DATA_KEYS."},"LOG_LEVEL":{"x-field":"logLevel","type":"string","enum":["fatal","error","warn","info","debug","trace","silent"],"default":"info","description":"The lowest level that is logged."},"RATE_LIMIT_PER_SECOND":{"x-field":"rateLimitPerSecond","type":"number","minimum":0,"maximum":100000,"default":100,"description":"Requests per second for each client; 0 turns the limit off."},"RATE_LIMIT_BURST":{"x-field":"rateLimitBurst","type":"integer","minimum":1,"maximum":100000,"default":200,"description":"Requests that a client may send at once."},"MAX_BODY_BYTES":{"x-field":"maxBodyBytes","type":"integer","minimum":1024,"maximum":104857600,"default":65536,"description":"The largest request body, after decompression."},"MAX_CONNECTIONS":{"x-field":"maxConnections","type":"integer","minimum":16,"maximum":1000000,"description":"Connections of callers that PORT serves at the same time, within the open files. Without it, as many as the memory has room for: [operating](operating.md#connections-of-callers)."},"TOKEN_SECONDS":{"x-field":"tokenSeconds","type":"integer","minimum":60,"maximum":31536000,"default":86400,"description":"Lifetime of an access token."},"SECRET_HASHES_AT_ONCE":{"x-field":"secretHashesAtOnce","type":"integer","minimum":1,"maximum":4,"default":1,"description":"Client secrets that are compared at the same time with the slow hash of older versions. Each comparison uses a core, on Linux with the lowest priority."},"ACCOUNTS_PER_USER":{"x-field":"accountsPerUser","type":"integer","minimum":1,"maximum":100,"default":1,"description":"Accounts that a user may have in one currency."},"SHUTDOWN_SECONDS":{"x-field":"shutdownSeconds","type":"integer","minimum":1,"maximum":3600,"default":10,"description":"The longest time that a stop takes in all. Requests that still run one second before its end are cut off, and the process then exits with 1 instead of 0."},"DRAIN_SECONDS":{"x-field":"drainSeconds","type":"number","minimum":0,"maximum":3599,"description":"How long a stopping process accepts requests while `/health/ready` answers 503, so that load balancers send new requests elsewhere. It is part of SHUTDOWN_SECONDS. Without it, half of SHUTDOWN_SECONDS in production and 0 elsewhere."},"KEEP_ALIVE_SECONDS":{"x-field":"keepAliveSeconds","type":"integer","minimum":1,"maximum":3600,"default":75,"description":"How long an idle connection stays open. It must be longer than the load balancer keeps its connections, or requests arrive on a connection that was just closed. Most load balancers close theirs after 60 seconds."},"SYSTEM_PORT":{"x-field":"systemPort","type":"integer","minimum":0,"maximum":65535,"description":"A second port, over plain HTTP, with health, metrics, documentation and other pages for operators: for the internal network. 0 takes any free port. Without it, there is no such port."},"SYSTEM_HOST":{"x-field":"systemHost","type":"string","minLength":1,"description":"Address that SYSTEM_PORT listens on; HOST when absent."},"PUBLIC_PAGES":{"x-field":"publicPages","type":"string","minLength":1,"pattern":"^(docs|metrics)(,(docs|metrics))*$","description":"Which of `/docs` and `/metrics` production also serves on PORT, separated by commas: `docs`, `metrics`. Without it, neither. Outside production both are served."},"SFTP_PORT":{"x-field":"sftpPort","type":"integer","minimum":0,"maximum":65535,"description":"Port of the SFTP server from which clients fetch settlement files; 0 takes any free port. Without it, there is no SFTP server."},"SFTP_HOST":{"x-field":"sftpHost","type":"string","minLength":1,"description":"Address that the SFTP server listens on; HOST when absent."},"SFTP_HOST_KEY_FILE":{"x-field":"sftpHostKeyFile","type":"string","minLength":1,"description":"Private host key of the SFTP server, as ssh-keygen writes it. Outside production, a key is generated if this is not set."},"SFTP_CONNECTIONS":{"x-field":"sftpConnections","type":"integer","minimum":1,"maximum":10000,"default":64,"description":"Connections that the SFTP server serves at the same time."},"DELIVERED_EVENT_DAYS":{"x-field":"deliveredEventDays","type":"integer","minimum":0,"maximum":36500,"default":30,"description":"Days after the last attempt after which delivered events and their attempts are deleted; 0 keeps them forever: [operating](operating.md#retention)."},"UNDELIVERED_EVENT_DAYS":{"x-field":"undeliveredEventDays","type":"integer","minimum":0,"maximum":36500,"default":365,"description":"Days after which events are deleted that were given up or had no address; 0 keeps them forever. It must not be lower than DELIVERED_EVENT_DAYS."},"EXPIRED_DAYS":{"x-field":"expiredDays","type":"integer","minimum":0,"maximum":36500,"default":30,"description":"Days after their expiry after which access tokens and lookups of PIX keys are deleted; 0 keeps them forever."},"IDEMPOTENCY_REPLY_DAYS":{"x-field":"idempotencyReplyDays","type":"integer","minimum":0,"maximum":36500,"default":0,"description":"Days after which the replies to idempotency keys are deleted; 0 keeps them forever. The keys stay: a later repeat creates nothing and is refused like a key that was used for another request."},"ACTIVITY_DAYS":{"x-field":"activityDays","type":"integer","minimum":0,"maximum":36500,"default":0,"description":"Days after which final activities are deleted, also from lists and counts; 0 keeps them forever. Movements and balances stay. Choose as many days as the law of your countries requires and disputes may last."},"NETWORKS_FILE":{"x-field":"networksFile","type":"string","minLength":1,"description":"The file with the networks and providers that production calls and that report to it, described below."}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^postgres(ql)?://", "u");
const pattern5 = new RegExp("^https?://", "u");
const pattern6 = new RegExp("^(true|false|[1-9]|[0-9A-Fa-f.:]+(/[0-9]{1,3})?(,[0-9A-Fa-f.:]+(/[0-9]{1,3})?)*)$", "u");
const pattern8 = new RegExp("^[a-z0-9-]+:[A-Za-z0-9+/]{43}=(,[a-z0-9-]+:[A-Za-z0-9+/]{43}=)*$", "u");
const pattern9 = new RegExp("^[a-z0-9-]+$", "u");
const pattern10 = new RegExp("^[A-Za-z0-9+/]{43}=$", "u");
const pattern11 = new RegExp("^(docs|metrics)(,(docs|metrics))*$", "u");

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
if(data.CONTRATO_MODE !== undefined){
let data0 = data.CONTRATO_MODE;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/CONTRATO_MODE",schemaPath:"#/properties/CONTRATO_MODE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["CONTRATO_MODE"] = coerced0;
}
}
}
if(!((data0 === "sandbox") || (data0 === "production"))){
const err1 = {instancePath:instancePath+"/CONTRATO_MODE",schemaPath:"#/properties/CONTRATO_MODE/enum",keyword:"enum",params:{allowedValues: schema31.properties.CONTRATO_MODE.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.HOST !== undefined){
let data1 = data.HOST;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err2 = {instancePath:instancePath+"/HOST",schemaPath:"#/properties/HOST/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["HOST"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/HOST",schemaPath:"#/properties/HOST/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PORT !== undefined){
let data2 = data.PORT;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err4 = {instancePath:instancePath+"/PORT",schemaPath:"#/properties/PORT/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["PORT"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65535 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/PORT",schemaPath:"#/properties/PORT/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/PORT",schemaPath:"#/properties/PORT/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.DATABASE_URL !== undefined){
let data3 = data.DATABASE_URL;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/DATABASE_URL",schemaPath:"#/properties/DATABASE_URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["DATABASE_URL"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/DATABASE_URL",schemaPath:"#/properties/DATABASE_URL/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data3)){
const err9 = {instancePath:instancePath+"/DATABASE_URL",schemaPath:"#/properties/DATABASE_URL/pattern",keyword:"pattern",params:{pattern: "^postgres(ql)?://"},message:"must match pattern \""+"^postgres(ql)?://"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.DATABASE_CONNECTIONS !== undefined){
let data4 = data.DATABASE_CONNECTIONS;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data4 === null
              || (dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced4 = +data4;
}
else {
const err10 = {instancePath:instancePath+"/DATABASE_CONNECTIONS",schemaPath:"#/properties/DATABASE_CONNECTIONS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["DATABASE_CONNECTIONS"] = coerced4;
}
}
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/DATABASE_CONNECTIONS",schemaPath:"#/properties/DATABASE_CONNECTIONS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 2 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/DATABASE_CONNECTIONS",schemaPath:"#/properties/DATABASE_CONNECTIONS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.DATABASE_POOLER !== undefined){
let data5 = data.DATABASE_POOLER;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err13 = {instancePath:instancePath+"/DATABASE_POOLER",schemaPath:"#/properties/DATABASE_POOLER/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["DATABASE_POOLER"] = coerced5;
}
}
}
if(!((data5 === "none") || (data5 === "transaction"))){
const err14 = {instancePath:instancePath+"/DATABASE_POOLER",schemaPath:"#/properties/DATABASE_POOLER/enum",keyword:"enum",params:{allowedValues: schema31.properties.DATABASE_POOLER.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.DATA_DIR !== undefined){
let data6 = data.DATA_DIR;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err15 = {instancePath:instancePath+"/DATA_DIR",schemaPath:"#/properties/DATA_DIR/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["DATA_DIR"] = coerced6;
}
}
}
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err16 = {instancePath:instancePath+"/DATA_DIR",schemaPath:"#/properties/DATA_DIR/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.SETTLEMENT_DIR !== undefined){
let data7 = data.SETTLEMENT_DIR;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err17 = {instancePath:instancePath+"/SETTLEMENT_DIR",schemaPath:"#/properties/SETTLEMENT_DIR/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["SETTLEMENT_DIR"] = coerced7;
}
}
}
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/SETTLEMENT_DIR",schemaPath:"#/properties/SETTLEMENT_DIR/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.PUBLIC_URL !== undefined){
let data8 = data.PUBLIC_URL;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err19 = {instancePath:instancePath+"/PUBLIC_URL",schemaPath:"#/properties/PUBLIC_URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["PUBLIC_URL"] = coerced8;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err20 = {instancePath:instancePath+"/PUBLIC_URL",schemaPath:"#/properties/PUBLIC_URL/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern5.test(data8)){
const err21 = {instancePath:instancePath+"/PUBLIC_URL",schemaPath:"#/properties/PUBLIC_URL/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
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
if(data.TOKEN_AUDIENCE !== undefined){
let data9 = data.TOKEN_AUDIENCE;
if(typeof data9 !== "string"){
let dataType9 = typeof data9;
let coerced9 = undefined;
if(!(coerced9 !== undefined)){
if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data9;
}
else if(data9 === null){
coerced9 = "";
}
else {
const err22 = {instancePath:instancePath+"/TOKEN_AUDIENCE",schemaPath:"#/properties/TOKEN_AUDIENCE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(coerced9 !== undefined){
data9 = coerced9;
if(data !== undefined){
data["TOKEN_AUDIENCE"] = coerced9;
}
}
}
if(typeof data9 === "string"){
if(func1(data9) > 256){
const err23 = {instancePath:instancePath+"/TOKEN_AUDIENCE",schemaPath:"#/properties/TOKEN_AUDIENCE/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data9) < 1){
const err24 = {instancePath:instancePath+"/TOKEN_AUDIENCE",schemaPath:"#/properties/TOKEN_AUDIENCE/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.DEFAULT_REVISION !== undefined){
let data10 = data.DEFAULT_REVISION;
if(typeof data10 !== "string"){
let dataType10 = typeof data10;
let coerced10 = undefined;
if(!(coerced10 !== undefined)){
if(dataType10 == "number" || dataType10 == "boolean"){
coerced10 = "" + data10;
}
else if(data10 === null){
coerced10 = "";
}
else {
const err25 = {instancePath:instancePath+"/DEFAULT_REVISION",schemaPath:"#/properties/DEFAULT_REVISION/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(coerced10 !== undefined){
data10 = coerced10;
if(data !== undefined){
data["DEFAULT_REVISION"] = coerced10;
}
}
}
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err26 = {instancePath:instancePath+"/DEFAULT_REVISION",schemaPath:"#/properties/DEFAULT_REVISION/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.TLS_CERT_FILE !== undefined){
let data11 = data.TLS_CERT_FILE;
if(typeof data11 !== "string"){
let dataType11 = typeof data11;
let coerced11 = undefined;
if(!(coerced11 !== undefined)){
if(dataType11 == "number" || dataType11 == "boolean"){
coerced11 = "" + data11;
}
else if(data11 === null){
coerced11 = "";
}
else {
const err27 = {instancePath:instancePath+"/TLS_CERT_FILE",schemaPath:"#/properties/TLS_CERT_FILE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(coerced11 !== undefined){
data11 = coerced11;
if(data !== undefined){
data["TLS_CERT_FILE"] = coerced11;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/TLS_CERT_FILE",schemaPath:"#/properties/TLS_CERT_FILE/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.TLS_KEY_FILE !== undefined){
let data12 = data.TLS_KEY_FILE;
if(typeof data12 !== "string"){
let dataType12 = typeof data12;
let coerced12 = undefined;
if(!(coerced12 !== undefined)){
if(dataType12 == "number" || dataType12 == "boolean"){
coerced12 = "" + data12;
}
else if(data12 === null){
coerced12 = "";
}
else {
const err29 = {instancePath:instancePath+"/TLS_KEY_FILE",schemaPath:"#/properties/TLS_KEY_FILE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(coerced12 !== undefined){
data12 = coerced12;
if(data !== undefined){
data["TLS_KEY_FILE"] = coerced12;
}
}
}
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err30 = {instancePath:instancePath+"/TLS_KEY_FILE",schemaPath:"#/properties/TLS_KEY_FILE/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.TRUST_PROXY !== undefined){
let data13 = data.TRUST_PROXY;
if(typeof data13 !== "string"){
let dataType13 = typeof data13;
let coerced13 = undefined;
if(!(coerced13 !== undefined)){
if(dataType13 == "number" || dataType13 == "boolean"){
coerced13 = "" + data13;
}
else if(data13 === null){
coerced13 = "";
}
else {
const err31 = {instancePath:instancePath+"/TRUST_PROXY",schemaPath:"#/properties/TRUST_PROXY/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(coerced13 !== undefined){
data13 = coerced13;
if(data !== undefined){
data["TRUST_PROXY"] = coerced13;
}
}
}
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err32 = {instancePath:instancePath+"/TRUST_PROXY",schemaPath:"#/properties/TRUST_PROXY/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern6.test(data13)){
const err33 = {instancePath:instancePath+"/TRUST_PROXY",schemaPath:"#/properties/TRUST_PROXY/pattern",keyword:"pattern",params:{pattern: "^(true|false|[1-9]|[0-9A-Fa-f.:]+(/[0-9]{1,3})?(,[0-9A-Fa-f.:]+(/[0-9]{1,3})?)*)$"},message:"must match pattern \""+"^(true|false|[1-9]|[0-9A-Fa-f.:]+(/[0-9]{1,3})?(,[0-9A-Fa-f.:]+(/[0-9]{1,3})?)*)$"+"\""};
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
if(data.DNS_SERVERS !== undefined){
let data14 = data.DNS_SERVERS;
if(typeof data14 !== "string"){
let dataType14 = typeof data14;
let coerced14 = undefined;
if(!(coerced14 !== undefined)){
if(dataType14 == "number" || dataType14 == "boolean"){
coerced14 = "" + data14;
}
else if(data14 === null){
coerced14 = "";
}
else {
const err34 = {instancePath:instancePath+"/DNS_SERVERS",schemaPath:"#/properties/DNS_SERVERS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(coerced14 !== undefined){
data14 = coerced14;
if(data !== undefined){
data["DNS_SERVERS"] = coerced14;
}
}
}
if(typeof data14 === "string"){
if(func1(data14) < 1){
const err35 = {instancePath:instancePath+"/DNS_SERVERS",schemaPath:"#/properties/DNS_SERVERS/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.CALLBACK_NETWORKS !== undefined){
let data15 = data.CALLBACK_NETWORKS;
if(typeof data15 !== "string"){
let dataType15 = typeof data15;
let coerced15 = undefined;
if(!(coerced15 !== undefined)){
if(dataType15 == "number" || dataType15 == "boolean"){
coerced15 = "" + data15;
}
else if(data15 === null){
coerced15 = "";
}
else {
const err36 = {instancePath:instancePath+"/CALLBACK_NETWORKS",schemaPath:"#/properties/CALLBACK_NETWORKS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(coerced15 !== undefined){
data15 = coerced15;
if(data !== undefined){
data["CALLBACK_NETWORKS"] = coerced15;
}
}
}
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err37 = {instancePath:instancePath+"/CALLBACK_NETWORKS",schemaPath:"#/properties/CALLBACK_NETWORKS/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.OUTGOING_PROXY !== undefined){
let data16 = data.OUTGOING_PROXY;
if(typeof data16 !== "string"){
let dataType16 = typeof data16;
let coerced16 = undefined;
if(!(coerced16 !== undefined)){
if(dataType16 == "number" || dataType16 == "boolean"){
coerced16 = "" + data16;
}
else if(data16 === null){
coerced16 = "";
}
else {
const err38 = {instancePath:instancePath+"/OUTGOING_PROXY",schemaPath:"#/properties/OUTGOING_PROXY/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(coerced16 !== undefined){
data16 = coerced16;
if(data !== undefined){
data["OUTGOING_PROXY"] = coerced16;
}
}
}
if(typeof data16 === "string"){
if(func1(data16) < 1){
const err39 = {instancePath:instancePath+"/OUTGOING_PROXY",schemaPath:"#/properties/OUTGOING_PROXY/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern5.test(data16)){
const err40 = {instancePath:instancePath+"/OUTGOING_PROXY",schemaPath:"#/properties/OUTGOING_PROXY/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.SIGNING_KEY_FILE !== undefined){
let data17 = data.SIGNING_KEY_FILE;
if(typeof data17 !== "string"){
let dataType17 = typeof data17;
let coerced17 = undefined;
if(!(coerced17 !== undefined)){
if(dataType17 == "number" || dataType17 == "boolean"){
coerced17 = "" + data17;
}
else if(data17 === null){
coerced17 = "";
}
else {
const err41 = {instancePath:instancePath+"/SIGNING_KEY_FILE",schemaPath:"#/properties/SIGNING_KEY_FILE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(coerced17 !== undefined){
data17 = coerced17;
if(data !== undefined){
data["SIGNING_KEY_FILE"] = coerced17;
}
}
}
if(typeof data17 === "string"){
if(func1(data17) < 1){
const err42 = {instancePath:instancePath+"/SIGNING_KEY_FILE",schemaPath:"#/properties/SIGNING_KEY_FILE/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.ACCEPTED_KEY_FILES !== undefined){
let data18 = data.ACCEPTED_KEY_FILES;
if(typeof data18 !== "string"){
let dataType18 = typeof data18;
let coerced18 = undefined;
if(!(coerced18 !== undefined)){
if(dataType18 == "number" || dataType18 == "boolean"){
coerced18 = "" + data18;
}
else if(data18 === null){
coerced18 = "";
}
else {
const err43 = {instancePath:instancePath+"/ACCEPTED_KEY_FILES",schemaPath:"#/properties/ACCEPTED_KEY_FILES/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(coerced18 !== undefined){
data18 = coerced18;
if(data !== undefined){
data["ACCEPTED_KEY_FILES"] = coerced18;
}
}
}
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err44 = {instancePath:instancePath+"/ACCEPTED_KEY_FILES",schemaPath:"#/properties/ACCEPTED_KEY_FILES/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.DATA_KEYS !== undefined){
let data19 = data.DATA_KEYS;
if(typeof data19 !== "string"){
let dataType19 = typeof data19;
let coerced19 = undefined;
if(!(coerced19 !== undefined)){
if(dataType19 == "number" || dataType19 == "boolean"){
coerced19 = "" + data19;
}
else if(data19 === null){
coerced19 = "";
}
else {
const err45 = {instancePath:instancePath+"/DATA_KEYS",schemaPath:"#/properties/DATA_KEYS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(coerced19 !== undefined){
data19 = coerced19;
if(data !== undefined){
data["DATA_KEYS"] = coerced19;
}
}
}
if(typeof data19 === "string"){
if(func1(data19) < 1){
const err46 = {instancePath:instancePath+"/DATA_KEYS",schemaPath:"#/properties/DATA_KEYS/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern8.test(data19)){
const err47 = {instancePath:instancePath+"/DATA_KEYS",schemaPath:"#/properties/DATA_KEYS/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+:[A-Za-z0-9+/]{43}=(,[a-z0-9-]+:[A-Za-z0-9+/]{43}=)*$"},message:"must match pattern \""+"^[a-z0-9-]+:[A-Za-z0-9+/]{43}=(,[a-z0-9-]+:[A-Za-z0-9+/]{43}=)*$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.SEALING_KEY !== undefined){
let data20 = data.SEALING_KEY;
if(typeof data20 !== "string"){
let dataType20 = typeof data20;
let coerced20 = undefined;
if(!(coerced20 !== undefined)){
if(dataType20 == "number" || dataType20 == "boolean"){
coerced20 = "" + data20;
}
else if(data20 === null){
coerced20 = "";
}
else {
const err48 = {instancePath:instancePath+"/SEALING_KEY",schemaPath:"#/properties/SEALING_KEY/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(coerced20 !== undefined){
data20 = coerced20;
if(data !== undefined){
data["SEALING_KEY"] = coerced20;
}
}
}
if(typeof data20 === "string"){
if(func1(data20) < 1){
const err49 = {instancePath:instancePath+"/SEALING_KEY",schemaPath:"#/properties/SEALING_KEY/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern9.test(data20)){
const err50 = {instancePath:instancePath+"/SEALING_KEY",schemaPath:"#/properties/SEALING_KEY/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.LOOKUP_KEY !== undefined){
let data21 = data.LOOKUP_KEY;
if(typeof data21 !== "string"){
let dataType21 = typeof data21;
let coerced21 = undefined;
if(!(coerced21 !== undefined)){
if(dataType21 == "number" || dataType21 == "boolean"){
coerced21 = "" + data21;
}
else if(data21 === null){
coerced21 = "";
}
else {
const err51 = {instancePath:instancePath+"/LOOKUP_KEY",schemaPath:"#/properties/LOOKUP_KEY/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(coerced21 !== undefined){
data21 = coerced21;
if(data !== undefined){
data["LOOKUP_KEY"] = coerced21;
}
}
}
if(typeof data21 === "string"){
if(func1(data21) < 1){
const err52 = {instancePath:instancePath+"/LOOKUP_KEY",schemaPath:"#/properties/LOOKUP_KEY/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern10.test(data21)){
const err53 = {instancePath:instancePath+"/LOOKUP_KEY",schemaPath:"#/properties/LOOKUP_KEY/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]{43}=$"},message:"must match pattern \""+"^[A-Za-z0-9+/]{43}=$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.LOG_LEVEL !== undefined){
let data22 = data.LOG_LEVEL;
if(typeof data22 !== "string"){
let dataType22 = typeof data22;
let coerced22 = undefined;
if(!(coerced22 !== undefined)){
if(dataType22 == "number" || dataType22 == "boolean"){
coerced22 = "" + data22;
}
else if(data22 === null){
coerced22 = "";
}
else {
const err54 = {instancePath:instancePath+"/LOG_LEVEL",schemaPath:"#/properties/LOG_LEVEL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(coerced22 !== undefined){
data22 = coerced22;
if(data !== undefined){
data["LOG_LEVEL"] = coerced22;
}
}
}
if(!(((((((data22 === "fatal") || (data22 === "error")) || (data22 === "warn")) || (data22 === "info")) || (data22 === "debug")) || (data22 === "trace")) || (data22 === "silent"))){
const err55 = {instancePath:instancePath+"/LOG_LEVEL",schemaPath:"#/properties/LOG_LEVEL/enum",keyword:"enum",params:{allowedValues: schema31.properties.LOG_LEVEL.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.RATE_LIMIT_PER_SECOND !== undefined){
let data23 = data.RATE_LIMIT_PER_SECOND;
if(!((typeof data23 == "number") && (isFinite(data23)))){
let dataType23 = typeof data23;
let coerced23 = undefined;
if(!(coerced23 !== undefined)){
if(dataType23 == "boolean" || data23 === null
              || (dataType23 == "string" && data23 && data23 == +data23)){
coerced23 = +data23;
}
else {
const err56 = {instancePath:instancePath+"/RATE_LIMIT_PER_SECOND",schemaPath:"#/properties/RATE_LIMIT_PER_SECOND/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(coerced23 !== undefined){
data23 = coerced23;
if(data !== undefined){
data["RATE_LIMIT_PER_SECOND"] = coerced23;
}
}
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100000 || isNaN(data23)){
const err57 = {instancePath:instancePath+"/RATE_LIMIT_PER_SECOND",schemaPath:"#/properties/RATE_LIMIT_PER_SECOND/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err58 = {instancePath:instancePath+"/RATE_LIMIT_PER_SECOND",schemaPath:"#/properties/RATE_LIMIT_PER_SECOND/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data.RATE_LIMIT_BURST !== undefined){
let data24 = data.RATE_LIMIT_BURST;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
let dataType24 = typeof data24;
let coerced24 = undefined;
if(!(coerced24 !== undefined)){
if(dataType24 === "boolean" || data24 === null
              || (dataType24 === "string" && data24 && data24 == +data24 && !(data24 % 1))){
coerced24 = +data24;
}
else {
const err59 = {instancePath:instancePath+"/RATE_LIMIT_BURST",schemaPath:"#/properties/RATE_LIMIT_BURST/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(coerced24 !== undefined){
data24 = coerced24;
if(data !== undefined){
data["RATE_LIMIT_BURST"] = coerced24;
}
}
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100000 || isNaN(data24)){
const err60 = {instancePath:instancePath+"/RATE_LIMIT_BURST",schemaPath:"#/properties/RATE_LIMIT_BURST/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err61 = {instancePath:instancePath+"/RATE_LIMIT_BURST",schemaPath:"#/properties/RATE_LIMIT_BURST/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data.MAX_BODY_BYTES !== undefined){
let data25 = data.MAX_BODY_BYTES;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
let dataType25 = typeof data25;
let coerced25 = undefined;
if(!(coerced25 !== undefined)){
if(dataType25 === "boolean" || data25 === null
              || (dataType25 === "string" && data25 && data25 == +data25 && !(data25 % 1))){
coerced25 = +data25;
}
else {
const err62 = {instancePath:instancePath+"/MAX_BODY_BYTES",schemaPath:"#/properties/MAX_BODY_BYTES/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(coerced25 !== undefined){
data25 = coerced25;
if(data !== undefined){
data["MAX_BODY_BYTES"] = coerced25;
}
}
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 104857600 || isNaN(data25)){
const err63 = {instancePath:instancePath+"/MAX_BODY_BYTES",schemaPath:"#/properties/MAX_BODY_BYTES/maximum",keyword:"maximum",params:{comparison: "<=", limit: 104857600},message:"must be <= 104857600"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data25 < 1024 || isNaN(data25)){
const err64 = {instancePath:instancePath+"/MAX_BODY_BYTES",schemaPath:"#/properties/MAX_BODY_BYTES/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.MAX_CONNECTIONS !== undefined){
let data26 = data.MAX_CONNECTIONS;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
let dataType26 = typeof data26;
let coerced26 = undefined;
if(!(coerced26 !== undefined)){
if(dataType26 === "boolean" || data26 === null
              || (dataType26 === "string" && data26 && data26 == +data26 && !(data26 % 1))){
coerced26 = +data26;
}
else {
const err65 = {instancePath:instancePath+"/MAX_CONNECTIONS",schemaPath:"#/properties/MAX_CONNECTIONS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(coerced26 !== undefined){
data26 = coerced26;
if(data !== undefined){
data["MAX_CONNECTIONS"] = coerced26;
}
}
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1000000 || isNaN(data26)){
const err66 = {instancePath:instancePath+"/MAX_CONNECTIONS",schemaPath:"#/properties/MAX_CONNECTIONS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data26 < 16 || isNaN(data26)){
const err67 = {instancePath:instancePath+"/MAX_CONNECTIONS",schemaPath:"#/properties/MAX_CONNECTIONS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data.TOKEN_SECONDS !== undefined){
let data27 = data.TOKEN_SECONDS;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
let dataType27 = typeof data27;
let coerced27 = undefined;
if(!(coerced27 !== undefined)){
if(dataType27 === "boolean" || data27 === null
              || (dataType27 === "string" && data27 && data27 == +data27 && !(data27 % 1))){
coerced27 = +data27;
}
else {
const err68 = {instancePath:instancePath+"/TOKEN_SECONDS",schemaPath:"#/properties/TOKEN_SECONDS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(coerced27 !== undefined){
data27 = coerced27;
if(data !== undefined){
data["TOKEN_SECONDS"] = coerced27;
}
}
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 31536000 || isNaN(data27)){
const err69 = {instancePath:instancePath+"/TOKEN_SECONDS",schemaPath:"#/properties/TOKEN_SECONDS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data27 < 60 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/TOKEN_SECONDS",schemaPath:"#/properties/TOKEN_SECONDS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.SECRET_HASHES_AT_ONCE !== undefined){
let data28 = data.SECRET_HASHES_AT_ONCE;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
let dataType28 = typeof data28;
let coerced28 = undefined;
if(!(coerced28 !== undefined)){
if(dataType28 === "boolean" || data28 === null
              || (dataType28 === "string" && data28 && data28 == +data28 && !(data28 % 1))){
coerced28 = +data28;
}
else {
const err71 = {instancePath:instancePath+"/SECRET_HASHES_AT_ONCE",schemaPath:"#/properties/SECRET_HASHES_AT_ONCE/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(coerced28 !== undefined){
data28 = coerced28;
if(data !== undefined){
data["SECRET_HASHES_AT_ONCE"] = coerced28;
}
}
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 4 || isNaN(data28)){
const err72 = {instancePath:instancePath+"/SECRET_HASHES_AT_ONCE",schemaPath:"#/properties/SECRET_HASHES_AT_ONCE/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err73 = {instancePath:instancePath+"/SECRET_HASHES_AT_ONCE",schemaPath:"#/properties/SECRET_HASHES_AT_ONCE/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data.ACCOUNTS_PER_USER !== undefined){
let data29 = data.ACCOUNTS_PER_USER;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
let dataType29 = typeof data29;
let coerced29 = undefined;
if(!(coerced29 !== undefined)){
if(dataType29 === "boolean" || data29 === null
              || (dataType29 === "string" && data29 && data29 == +data29 && !(data29 % 1))){
coerced29 = +data29;
}
else {
const err74 = {instancePath:instancePath+"/ACCOUNTS_PER_USER",schemaPath:"#/properties/ACCOUNTS_PER_USER/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(coerced29 !== undefined){
data29 = coerced29;
if(data !== undefined){
data["ACCOUNTS_PER_USER"] = coerced29;
}
}
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 100 || isNaN(data29)){
const err75 = {instancePath:instancePath+"/ACCOUNTS_PER_USER",schemaPath:"#/properties/ACCOUNTS_PER_USER/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err76 = {instancePath:instancePath+"/ACCOUNTS_PER_USER",schemaPath:"#/properties/ACCOUNTS_PER_USER/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data.SHUTDOWN_SECONDS !== undefined){
let data30 = data.SHUTDOWN_SECONDS;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
let dataType30 = typeof data30;
let coerced30 = undefined;
if(!(coerced30 !== undefined)){
if(dataType30 === "boolean" || data30 === null
              || (dataType30 === "string" && data30 && data30 == +data30 && !(data30 % 1))){
coerced30 = +data30;
}
else {
const err77 = {instancePath:instancePath+"/SHUTDOWN_SECONDS",schemaPath:"#/properties/SHUTDOWN_SECONDS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(coerced30 !== undefined){
data30 = coerced30;
if(data !== undefined){
data["SHUTDOWN_SECONDS"] = coerced30;
}
}
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 3600 || isNaN(data30)){
const err78 = {instancePath:instancePath+"/SHUTDOWN_SECONDS",schemaPath:"#/properties/SHUTDOWN_SECONDS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err79 = {instancePath:instancePath+"/SHUTDOWN_SECONDS",schemaPath:"#/properties/SHUTDOWN_SECONDS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data.DRAIN_SECONDS !== undefined){
let data31 = data.DRAIN_SECONDS;
if(!((typeof data31 == "number") && (isFinite(data31)))){
let dataType31 = typeof data31;
let coerced31 = undefined;
if(!(coerced31 !== undefined)){
if(dataType31 == "boolean" || data31 === null
              || (dataType31 == "string" && data31 && data31 == +data31)){
coerced31 = +data31;
}
else {
const err80 = {instancePath:instancePath+"/DRAIN_SECONDS",schemaPath:"#/properties/DRAIN_SECONDS/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(coerced31 !== undefined){
data31 = coerced31;
if(data !== undefined){
data["DRAIN_SECONDS"] = coerced31;
}
}
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 3599 || isNaN(data31)){
const err81 = {instancePath:instancePath+"/DRAIN_SECONDS",schemaPath:"#/properties/DRAIN_SECONDS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3599},message:"must be <= 3599"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err82 = {instancePath:instancePath+"/DRAIN_SECONDS",schemaPath:"#/properties/DRAIN_SECONDS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data.KEEP_ALIVE_SECONDS !== undefined){
let data32 = data.KEEP_ALIVE_SECONDS;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
let dataType32 = typeof data32;
let coerced32 = undefined;
if(!(coerced32 !== undefined)){
if(dataType32 === "boolean" || data32 === null
              || (dataType32 === "string" && data32 && data32 == +data32 && !(data32 % 1))){
coerced32 = +data32;
}
else {
const err83 = {instancePath:instancePath+"/KEEP_ALIVE_SECONDS",schemaPath:"#/properties/KEEP_ALIVE_SECONDS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(coerced32 !== undefined){
data32 = coerced32;
if(data !== undefined){
data["KEEP_ALIVE_SECONDS"] = coerced32;
}
}
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 3600 || isNaN(data32)){
const err84 = {instancePath:instancePath+"/KEEP_ALIVE_SECONDS",schemaPath:"#/properties/KEEP_ALIVE_SECONDS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err85 = {instancePath:instancePath+"/KEEP_ALIVE_SECONDS",schemaPath:"#/properties/KEEP_ALIVE_SECONDS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.SYSTEM_PORT !== undefined){
let data33 = data.SYSTEM_PORT;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
let dataType33 = typeof data33;
let coerced33 = undefined;
if(!(coerced33 !== undefined)){
if(dataType33 === "boolean" || data33 === null
              || (dataType33 === "string" && data33 && data33 == +data33 && !(data33 % 1))){
coerced33 = +data33;
}
else {
const err86 = {instancePath:instancePath+"/SYSTEM_PORT",schemaPath:"#/properties/SYSTEM_PORT/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(coerced33 !== undefined){
data33 = coerced33;
if(data !== undefined){
data["SYSTEM_PORT"] = coerced33;
}
}
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 65535 || isNaN(data33)){
const err87 = {instancePath:instancePath+"/SYSTEM_PORT",schemaPath:"#/properties/SYSTEM_PORT/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err88 = {instancePath:instancePath+"/SYSTEM_PORT",schemaPath:"#/properties/SYSTEM_PORT/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data.SYSTEM_HOST !== undefined){
let data34 = data.SYSTEM_HOST;
if(typeof data34 !== "string"){
let dataType34 = typeof data34;
let coerced34 = undefined;
if(!(coerced34 !== undefined)){
if(dataType34 == "number" || dataType34 == "boolean"){
coerced34 = "" + data34;
}
else if(data34 === null){
coerced34 = "";
}
else {
const err89 = {instancePath:instancePath+"/SYSTEM_HOST",schemaPath:"#/properties/SYSTEM_HOST/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(coerced34 !== undefined){
data34 = coerced34;
if(data !== undefined){
data["SYSTEM_HOST"] = coerced34;
}
}
}
if(typeof data34 === "string"){
if(func1(data34) < 1){
const err90 = {instancePath:instancePath+"/SYSTEM_HOST",schemaPath:"#/properties/SYSTEM_HOST/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data.PUBLIC_PAGES !== undefined){
let data35 = data.PUBLIC_PAGES;
if(typeof data35 !== "string"){
let dataType35 = typeof data35;
let coerced35 = undefined;
if(!(coerced35 !== undefined)){
if(dataType35 == "number" || dataType35 == "boolean"){
coerced35 = "" + data35;
}
else if(data35 === null){
coerced35 = "";
}
else {
const err91 = {instancePath:instancePath+"/PUBLIC_PAGES",schemaPath:"#/properties/PUBLIC_PAGES/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(coerced35 !== undefined){
data35 = coerced35;
if(data !== undefined){
data["PUBLIC_PAGES"] = coerced35;
}
}
}
if(typeof data35 === "string"){
if(func1(data35) < 1){
const err92 = {instancePath:instancePath+"/PUBLIC_PAGES",schemaPath:"#/properties/PUBLIC_PAGES/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!pattern11.test(data35)){
const err93 = {instancePath:instancePath+"/PUBLIC_PAGES",schemaPath:"#/properties/PUBLIC_PAGES/pattern",keyword:"pattern",params:{pattern: "^(docs|metrics)(,(docs|metrics))*$"},message:"must match pattern \""+"^(docs|metrics)(,(docs|metrics))*$"+"\""};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data.SFTP_PORT !== undefined){
let data36 = data.SFTP_PORT;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
let dataType36 = typeof data36;
let coerced36 = undefined;
if(!(coerced36 !== undefined)){
if(dataType36 === "boolean" || data36 === null
              || (dataType36 === "string" && data36 && data36 == +data36 && !(data36 % 1))){
coerced36 = +data36;
}
else {
const err94 = {instancePath:instancePath+"/SFTP_PORT",schemaPath:"#/properties/SFTP_PORT/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(coerced36 !== undefined){
data36 = coerced36;
if(data !== undefined){
data["SFTP_PORT"] = coerced36;
}
}
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 65535 || isNaN(data36)){
const err95 = {instancePath:instancePath+"/SFTP_PORT",schemaPath:"#/properties/SFTP_PORT/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err96 = {instancePath:instancePath+"/SFTP_PORT",schemaPath:"#/properties/SFTP_PORT/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data.SFTP_HOST !== undefined){
let data37 = data.SFTP_HOST;
if(typeof data37 !== "string"){
let dataType37 = typeof data37;
let coerced37 = undefined;
if(!(coerced37 !== undefined)){
if(dataType37 == "number" || dataType37 == "boolean"){
coerced37 = "" + data37;
}
else if(data37 === null){
coerced37 = "";
}
else {
const err97 = {instancePath:instancePath+"/SFTP_HOST",schemaPath:"#/properties/SFTP_HOST/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(coerced37 !== undefined){
data37 = coerced37;
if(data !== undefined){
data["SFTP_HOST"] = coerced37;
}
}
}
if(typeof data37 === "string"){
if(func1(data37) < 1){
const err98 = {instancePath:instancePath+"/SFTP_HOST",schemaPath:"#/properties/SFTP_HOST/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
if(data.SFTP_HOST_KEY_FILE !== undefined){
let data38 = data.SFTP_HOST_KEY_FILE;
if(typeof data38 !== "string"){
let dataType38 = typeof data38;
let coerced38 = undefined;
if(!(coerced38 !== undefined)){
if(dataType38 == "number" || dataType38 == "boolean"){
coerced38 = "" + data38;
}
else if(data38 === null){
coerced38 = "";
}
else {
const err99 = {instancePath:instancePath+"/SFTP_HOST_KEY_FILE",schemaPath:"#/properties/SFTP_HOST_KEY_FILE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(coerced38 !== undefined){
data38 = coerced38;
if(data !== undefined){
data["SFTP_HOST_KEY_FILE"] = coerced38;
}
}
}
if(typeof data38 === "string"){
if(func1(data38) < 1){
const err100 = {instancePath:instancePath+"/SFTP_HOST_KEY_FILE",schemaPath:"#/properties/SFTP_HOST_KEY_FILE/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data.SFTP_CONNECTIONS !== undefined){
let data39 = data.SFTP_CONNECTIONS;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
let dataType39 = typeof data39;
let coerced39 = undefined;
if(!(coerced39 !== undefined)){
if(dataType39 === "boolean" || data39 === null
              || (dataType39 === "string" && data39 && data39 == +data39 && !(data39 % 1))){
coerced39 = +data39;
}
else {
const err101 = {instancePath:instancePath+"/SFTP_CONNECTIONS",schemaPath:"#/properties/SFTP_CONNECTIONS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(coerced39 !== undefined){
data39 = coerced39;
if(data !== undefined){
data["SFTP_CONNECTIONS"] = coerced39;
}
}
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 10000 || isNaN(data39)){
const err102 = {instancePath:instancePath+"/SFTP_CONNECTIONS",schemaPath:"#/properties/SFTP_CONNECTIONS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data39 < 1 || isNaN(data39)){
const err103 = {instancePath:instancePath+"/SFTP_CONNECTIONS",schemaPath:"#/properties/SFTP_CONNECTIONS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data.DELIVERED_EVENT_DAYS !== undefined){
let data40 = data.DELIVERED_EVENT_DAYS;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
let dataType40 = typeof data40;
let coerced40 = undefined;
if(!(coerced40 !== undefined)){
if(dataType40 === "boolean" || data40 === null
              || (dataType40 === "string" && data40 && data40 == +data40 && !(data40 % 1))){
coerced40 = +data40;
}
else {
const err104 = {instancePath:instancePath+"/DELIVERED_EVENT_DAYS",schemaPath:"#/properties/DELIVERED_EVENT_DAYS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(coerced40 !== undefined){
data40 = coerced40;
if(data !== undefined){
data["DELIVERED_EVENT_DAYS"] = coerced40;
}
}
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 36500 || isNaN(data40)){
const err105 = {instancePath:instancePath+"/DELIVERED_EVENT_DAYS",schemaPath:"#/properties/DELIVERED_EVENT_DAYS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err106 = {instancePath:instancePath+"/DELIVERED_EVENT_DAYS",schemaPath:"#/properties/DELIVERED_EVENT_DAYS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
if(data.UNDELIVERED_EVENT_DAYS !== undefined){
let data41 = data.UNDELIVERED_EVENT_DAYS;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
let dataType41 = typeof data41;
let coerced41 = undefined;
if(!(coerced41 !== undefined)){
if(dataType41 === "boolean" || data41 === null
              || (dataType41 === "string" && data41 && data41 == +data41 && !(data41 % 1))){
coerced41 = +data41;
}
else {
const err107 = {instancePath:instancePath+"/UNDELIVERED_EVENT_DAYS",schemaPath:"#/properties/UNDELIVERED_EVENT_DAYS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(coerced41 !== undefined){
data41 = coerced41;
if(data !== undefined){
data["UNDELIVERED_EVENT_DAYS"] = coerced41;
}
}
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 36500 || isNaN(data41)){
const err108 = {instancePath:instancePath+"/UNDELIVERED_EVENT_DAYS",schemaPath:"#/properties/UNDELIVERED_EVENT_DAYS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err109 = {instancePath:instancePath+"/UNDELIVERED_EVENT_DAYS",schemaPath:"#/properties/UNDELIVERED_EVENT_DAYS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data.EXPIRED_DAYS !== undefined){
let data42 = data.EXPIRED_DAYS;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
let dataType42 = typeof data42;
let coerced42 = undefined;
if(!(coerced42 !== undefined)){
if(dataType42 === "boolean" || data42 === null
              || (dataType42 === "string" && data42 && data42 == +data42 && !(data42 % 1))){
coerced42 = +data42;
}
else {
const err110 = {instancePath:instancePath+"/EXPIRED_DAYS",schemaPath:"#/properties/EXPIRED_DAYS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(coerced42 !== undefined){
data42 = coerced42;
if(data !== undefined){
data["EXPIRED_DAYS"] = coerced42;
}
}
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 36500 || isNaN(data42)){
const err111 = {instancePath:instancePath+"/EXPIRED_DAYS",schemaPath:"#/properties/EXPIRED_DAYS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err112 = {instancePath:instancePath+"/EXPIRED_DAYS",schemaPath:"#/properties/EXPIRED_DAYS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
if(data.IDEMPOTENCY_REPLY_DAYS !== undefined){
let data43 = data.IDEMPOTENCY_REPLY_DAYS;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
let dataType43 = typeof data43;
let coerced43 = undefined;
if(!(coerced43 !== undefined)){
if(dataType43 === "boolean" || data43 === null
              || (dataType43 === "string" && data43 && data43 == +data43 && !(data43 % 1))){
coerced43 = +data43;
}
else {
const err113 = {instancePath:instancePath+"/IDEMPOTENCY_REPLY_DAYS",schemaPath:"#/properties/IDEMPOTENCY_REPLY_DAYS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(coerced43 !== undefined){
data43 = coerced43;
if(data !== undefined){
data["IDEMPOTENCY_REPLY_DAYS"] = coerced43;
}
}
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 36500 || isNaN(data43)){
const err114 = {instancePath:instancePath+"/IDEMPOTENCY_REPLY_DAYS",schemaPath:"#/properties/IDEMPOTENCY_REPLY_DAYS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err115 = {instancePath:instancePath+"/IDEMPOTENCY_REPLY_DAYS",schemaPath:"#/properties/IDEMPOTENCY_REPLY_DAYS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data.ACTIVITY_DAYS !== undefined){
let data44 = data.ACTIVITY_DAYS;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
let dataType44 = typeof data44;
let coerced44 = undefined;
if(!(coerced44 !== undefined)){
if(dataType44 === "boolean" || data44 === null
              || (dataType44 === "string" && data44 && data44 == +data44 && !(data44 % 1))){
coerced44 = +data44;
}
else {
const err116 = {instancePath:instancePath+"/ACTIVITY_DAYS",schemaPath:"#/properties/ACTIVITY_DAYS/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(coerced44 !== undefined){
data44 = coerced44;
if(data !== undefined){
data["ACTIVITY_DAYS"] = coerced44;
}
}
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 36500 || isNaN(data44)){
const err117 = {instancePath:instancePath+"/ACTIVITY_DAYS",schemaPath:"#/properties/ACTIVITY_DAYS/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err118 = {instancePath:instancePath+"/ACTIVITY_DAYS",schemaPath:"#/properties/ACTIVITY_DAYS/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data.NETWORKS_FILE !== undefined){
let data45 = data.NETWORKS_FILE;
if(typeof data45 !== "string"){
let dataType45 = typeof data45;
let coerced45 = undefined;
if(!(coerced45 !== undefined)){
if(dataType45 == "number" || dataType45 == "boolean"){
coerced45 = "" + data45;
}
else if(data45 === null){
coerced45 = "";
}
else {
const err119 = {instancePath:instancePath+"/NETWORKS_FILE",schemaPath:"#/properties/NETWORKS_FILE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(coerced45 !== undefined){
data45 = coerced45;
if(data !== undefined){
data["NETWORKS_FILE"] = coerced45;
}
}
}
if(typeof data45 === "string"){
if(func1(data45) < 1){
const err120 = {instancePath:instancePath+"/NETWORKS_FILE",schemaPath:"#/properties/NETWORKS_FILE/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
}
else {
const err121 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"CONTRATO_MODE":true,"HOST":true,"PORT":true,"DATABASE_URL":true,"DATABASE_CONNECTIONS":true,"DATABASE_POOLER":true,"DATA_DIR":true,"SETTLEMENT_DIR":true,"PUBLIC_URL":true,"TOKEN_AUDIENCE":true,"DEFAULT_REVISION":true,"TLS_CERT_FILE":true,"TLS_KEY_FILE":true,"TRUST_PROXY":true,"DNS_SERVERS":true,"CALLBACK_NETWORKS":true,"OUTGOING_PROXY":true,"SIGNING_KEY_FILE":true,"ACCEPTED_KEY_FILES":true,"DATA_KEYS":true,"SEALING_KEY":true,"LOOKUP_KEY":true,"LOG_LEVEL":true,"RATE_LIMIT_PER_SECOND":true,"RATE_LIMIT_BURST":true,"MAX_BODY_BYTES":true,"MAX_CONNECTIONS":true,"TOKEN_SECONDS":true,"SECRET_HASHES_AT_ONCE":true,"ACCOUNTS_PER_USER":true,"SHUTDOWN_SECONDS":true,"DRAIN_SECONDS":true,"KEEP_ALIVE_SECONDS":true,"SYSTEM_PORT":true,"SYSTEM_HOST":true,"PUBLIC_PAGES":true,"SFTP_PORT":true,"SFTP_HOST":true,"SFTP_HOST_KEY_FILE":true,"SFTP_CONNECTIONS":true,"DELIVERED_EVENT_DAYS":true,"UNDELIVERED_EVENT_DAYS":true,"EXPIRED_DAYS":true,"IDEMPOTENCY_REPLY_DAYS":true,"ACTIVITY_DAYS":true,"NETWORKS_FILE":true},"dynamicProps":false,"dynamicItems":false};

