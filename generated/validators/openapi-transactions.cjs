"use strict";
exports.P2PTransactionCreate = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["source_account_id","destination_account_id","source_data","destination_data","total_amount"],"properties":{"source_account_id":{"$ref":"Id"},"destination_account_id":{"$ref":"Id"},"source_data":{"$ref":"P2PDataInput"},"destination_data":{"$ref":"P2PDataInput"},"total_amount":{"type":"string","maxLength":256,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},"process_before":{"$ref":"DateTimeInput"}}};
const schema7 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data.length <= 1 && func2(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"properties":{"metadata":{"$ref":"Metadata"},"description":{"oneOf":[{"$ref":"LocalizedTextInput"},{"type":"null"}]},"details":{"$ref":"TransactionDetailInputs"}}};
const schema9 = {"type":"object","maxProperties":50,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const pattern1 = new RegExp("^[^\\u0000]*$", "u");
const schema10 = {"type":["string","number","boolean","null","array","object"],"maxLength":1048576,"pattern":"^[^\\u0000]*$","maxItems":1048576,"items":{"$ref":"FreeValue"},"maxProperties":1048576,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}};
const wrapper0 = {validate: validate27};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/type",keyword:"type",params:{type: schema10.type},message:"must be string,number,boolean,null,array,object"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 1048576 && func2(data) > 1048576){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1048576){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxItems",keyword:"maxItems",params:{limit: 1048576},message:"must NOT have more than 1048576 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(wrapper0.validate(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1048576){
validate27.errors = [{instancePath,schemaPath:"#/components/schemas/FreeValue/maxProperties",keyword:"maxProperties",params:{limit: 1048576},message:"must NOT have more than 1048576 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(func2(key0) > 1048576){
const err0 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern1.test(key0)){
const err1 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs2){
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err3 = {instancePath,schemaPath:"#/components/schemas/FreeValue/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate27.errors = vErrors;
return false;
break;
}
}
if(valid1){
const _errs4 = errors;
for(const key1 in data){
let data1 = data[key1];
const _errs5 = errors;
if(!(wrapper0.validate(data1, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
if(_errs4 === errors){
}
}
}
}
}
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(func2(key0) > 1048576){
const err0 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern1.test(key0)){
const err1 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs1){
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate26.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs3 = errors;
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(_errs3 === errors){
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","minProperties":1,"maxProperties":20,"propertyNames":{"type":"string","maxLength":16,"pattern":"^(a[abefkmnrsvyz]|b[aeghimnors]|c[aehorsuvy]|d[aevz]|e[elnostu]|f[afijory]|g[adlnuv]|h[aeiortuyz]|i[adegikostu]|j[a]|k[agijklmnorsuvwy]|l[abginotuv]|m[ghiklnrsty]|n[abdeglnorvy]|o[cjmrs]|p[ailst]|q[u]|r[mnouw]|s[acdegiklmnoqrstuvw]|t[aeghiknorstwy]|u[gkrz]|v[eio]|w[ao]|x[h]|y[io]|z[ahu]|ac[eh]|ad[ay]|aeb|afh|ag[qr]|ain|ak[kz]|al[ent]|an[gnp]|ar[cnopqswyz]|as[aet]|atj|avk|awa|ay[cr]|ba[lnrsx]|bb[cj]|be[jmwz]|bf[dq]|bg[cn]|bho|bi[kn]|bjn|bkm|bl[aot]|bpy|bqi|br[ahx]|bss|bu[agm]|by[nv]|ca[bdkry]|cc[hp]|ceb|cgg|ch[bgkmnopry]|cic|ckb|clc|cni|cop|cps|cr[ghjklmrs]|cs[bw]|da[krv]|de[ln]|dgr|din|dje|doi|dsb|dtp|du[am]|dy[ou]|dzg|ebu|efi|eg[ly]|eka|elx|emp|enm|esu|ewo|ext|fan|fi[lt]|fon|fr[cmoprs]|fur|ga[agny]|gb[az]|gez|gil|glk|gmh|go[hnrt]|gr[bc]|gsw|gu[bcgrz]|gwi|ha[ikwx]|hi[flt]|hmn|hnj|hs[bn]|hu[prv]|ib[ab]|ikt|ilo|inh|ixl|izh|jam|jbo|jgo|jmc|jpr|jrb|jut|ka[abcjmw]|kb[dl]|kcg|kde|ke[akn]|kfo|kgp|kh[aoqw]|kiu|kjb|kkj|kln|kmb|ko[iks]|kpe|kr[cijlu]|ks[bfh]|ku[mnt]|kwk|kxv|la[dghm]|lez|lfn|li[jlv]|lkt|lmo|lo[luz]|lrc|lsm|ltg|lu[ainosy]|lz[hz]|ma[dfgikmnsz]|mbc|md[efr]|me[nr]|mfe|mg[aho]|mi[cnqx]|mn[ci]|mo[ehs]|mrj|mu[as]|mw[lrv]|my[ev]|mz[hn]|na[hnpq]|nds|new|ni[au]|njo|nmg|nnh|no[gnv]|nqo|nso|nus|nwc|ny[mno]|nzi|oj[bcsw]|oka|osa|ot[ae]|pa[glmpu]|pbb|pc[dm]|pd[ct]|peo|pfl|phn|pis|plg|pms|pnt|po[cn]|pqm|pr[go]|qu[cgyz]|qxa|ra[jpr]|rgn|rhg|rif|ro[fm]|rtm|ru[egp]|rwk|sa[dhmqstz]|sb[ap]|sc[no]|sd[ch]|se[ehils]|sg[as]|sh[inpu]|sid|sl[hiy]|sm[ajns]|snk|sog|sr[mnr]|ssy|st[qr]|su[ksx]|swb|sy[cr]|szl|tc[aey]|te[mort]|tgx|tht|ti[gv]|tk[lr]|tl[hiy]|tmh|to[bgjk]|tpi|tr[uvw]|ts[diz]|tt[mt]|tum|tvl|twq|tyv|tz[hjmo]|udm|uga|umb|vai|ve[cp]|vls|vm[fw]|vot|vro|vun|wa[elrs]|wbp|wlv|wuu|xa[lv]|xmf|xnr|xog|ya[opv]|ybb|yrl|yu[ae]|zap|zbl|ze[an]|zgh|zun|zza)(-[A-Z][a-z]{3})?(-(A[DEFGILMOQRSTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKMOR]|G[ABDEFGHILMNPQRSTUWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGHKLMNOPQRSTUVWXYZ]|N[ACEFGILOPRUZ]|O[M]|P[AEFGHKLMNRSTWY]|Q[A]|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[CDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|Y[ET]|Z[AMW]|001|002|003|005|009|011|013|014|015|017|018|019|021|029|030|034|035|039|053|054|057|061|142|143|145|150|151|154|155|202|419))?$"},"additionalProperties":{"type":"string","minLength":1,"maxLength":512,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}};
const pattern4 = new RegExp("^(a[abefkmnrsvyz]|b[aeghimnors]|c[aehorsuvy]|d[aevz]|e[elnostu]|f[afijory]|g[adlnuv]|h[aeiortuyz]|i[adegikostu]|j[a]|k[agijklmnorsuvwy]|l[abginotuv]|m[ghiklnrsty]|n[abdeglnorvy]|o[cjmrs]|p[ailst]|q[u]|r[mnouw]|s[acdegiklmnoqrstuvw]|t[aeghiknorstwy]|u[gkrz]|v[eio]|w[ao]|x[h]|y[io]|z[ahu]|ac[eh]|ad[ay]|aeb|afh|ag[qr]|ain|ak[kz]|al[ent]|an[gnp]|ar[cnopqswyz]|as[aet]|atj|avk|awa|ay[cr]|ba[lnrsx]|bb[cj]|be[jmwz]|bf[dq]|bg[cn]|bho|bi[kn]|bjn|bkm|bl[aot]|bpy|bqi|br[ahx]|bss|bu[agm]|by[nv]|ca[bdkry]|cc[hp]|ceb|cgg|ch[bgkmnopry]|cic|ckb|clc|cni|cop|cps|cr[ghjklmrs]|cs[bw]|da[krv]|de[ln]|dgr|din|dje|doi|dsb|dtp|du[am]|dy[ou]|dzg|ebu|efi|eg[ly]|eka|elx|emp|enm|esu|ewo|ext|fan|fi[lt]|fon|fr[cmoprs]|fur|ga[agny]|gb[az]|gez|gil|glk|gmh|go[hnrt]|gr[bc]|gsw|gu[bcgrz]|gwi|ha[ikwx]|hi[flt]|hmn|hnj|hs[bn]|hu[prv]|ib[ab]|ikt|ilo|inh|ixl|izh|jam|jbo|jgo|jmc|jpr|jrb|jut|ka[abcjmw]|kb[dl]|kcg|kde|ke[akn]|kfo|kgp|kh[aoqw]|kiu|kjb|kkj|kln|kmb|ko[iks]|kpe|kr[cijlu]|ks[bfh]|ku[mnt]|kwk|kxv|la[dghm]|lez|lfn|li[jlv]|lkt|lmo|lo[luz]|lrc|lsm|ltg|lu[ainosy]|lz[hz]|ma[dfgikmnsz]|mbc|md[efr]|me[nr]|mfe|mg[aho]|mi[cnqx]|mn[ci]|mo[ehs]|mrj|mu[as]|mw[lrv]|my[ev]|mz[hn]|na[hnpq]|nds|new|ni[au]|njo|nmg|nnh|no[gnv]|nqo|nso|nus|nwc|ny[mno]|nzi|oj[bcsw]|oka|osa|ot[ae]|pa[glmpu]|pbb|pc[dm]|pd[ct]|peo|pfl|phn|pis|plg|pms|pnt|po[cn]|pqm|pr[go]|qu[cgyz]|qxa|ra[jpr]|rgn|rhg|rif|ro[fm]|rtm|ru[egp]|rwk|sa[dhmqstz]|sb[ap]|sc[no]|sd[ch]|se[ehils]|sg[as]|sh[inpu]|sid|sl[hiy]|sm[ajns]|snk|sog|sr[mnr]|ssy|st[qr]|su[ksx]|swb|sy[cr]|szl|tc[aey]|te[mort]|tgx|tht|ti[gv]|tk[lr]|tl[hiy]|tmh|to[bgjk]|tpi|tr[uvw]|ts[diz]|tt[mt]|tum|tvl|twq|tyv|tz[hjmo]|udm|uga|umb|vai|ve[cp]|vls|vm[fw]|vot|vro|vun|wa[elrs]|wbp|wlv|wuu|xa[lv]|xmf|xnr|xog|ya[opv]|ybb|yrl|yu[ae]|zap|zbl|ze[an]|zgh|zun|zza)(-[A-Z][a-z]{3})?(-(A[DEFGILMOQRSTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKMOR]|G[ABDEFGHILMNPQRSTUWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGHKLMNOPQRSTUVWXYZ]|N[ACEFGILOPRUZ]|O[M]|P[AEFGHKLMNRSTWY]|Q[A]|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[CDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|Y[ET]|Z[AMW]|001|002|003|005|009|011|013|014|015|017|018|019|021|029|030|034|035|039|053|054|057|061|142|143|145|150|151|154|155|202|419))?$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LocalizedTextInput/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LocalizedTextInput/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(func2(key0) > 16){
const err0 = {instancePath,schemaPath:"#/components/schemas/LocalizedTextInput/propertyNames/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern4.test(key0)){
const err1 = {instancePath,schemaPath:"#/components/schemas/LocalizedTextInput/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(a[abefkmnrsvyz]|b[aeghimnors]|c[aehorsuvy]|d[aevz]|e[elnostu]|f[afijory]|g[adlnuv]|h[aeiortuyz]|i[adegikostu]|j[a]|k[agijklmnorsuvwy]|l[abginotuv]|m[ghiklnrsty]|n[abdeglnorvy]|o[cjmrs]|p[ailst]|q[u]|r[mnouw]|s[acdegiklmnoqrstuvw]|t[aeghiknorstwy]|u[gkrz]|v[eio]|w[ao]|x[h]|y[io]|z[ahu]|ac[eh]|ad[ay]|aeb|afh|ag[qr]|ain|ak[kz]|al[ent]|an[gnp]|ar[cnopqswyz]|as[aet]|atj|avk|awa|ay[cr]|ba[lnrsx]|bb[cj]|be[jmwz]|bf[dq]|bg[cn]|bho|bi[kn]|bjn|bkm|bl[aot]|bpy|bqi|br[ahx]|bss|bu[agm]|by[nv]|ca[bdkry]|cc[hp]|ceb|cgg|ch[bgkmnopry]|cic|ckb|clc|cni|cop|cps|cr[ghjklmrs]|cs[bw]|da[krv]|de[ln]|dgr|din|dje|doi|dsb|dtp|du[am]|dy[ou]|dzg|ebu|efi|eg[ly]|eka|elx|emp|enm|esu|ewo|ext|fan|fi[lt]|fon|fr[cmoprs]|fur|ga[agny]|gb[az]|gez|gil|glk|gmh|go[hnrt]|gr[bc]|gsw|gu[bcgrz]|gwi|ha[ikwx]|hi[flt]|hmn|hnj|hs[bn]|hu[prv]|ib[ab]|ikt|ilo|inh|ixl|izh|jam|jbo|jgo|jmc|jpr|jrb|jut|ka[abcjmw]|kb[dl]|kcg|kde|ke[akn]|kfo|kgp|kh[aoqw]|kiu|kjb|kkj|kln|kmb|ko[iks]|kpe|kr[cijlu]|ks[bfh]|ku[mnt]|kwk|kxv|la[dghm]|lez|lfn|li[jlv]|lkt|lmo|lo[luz]|lrc|lsm|ltg|lu[ainosy]|lz[hz]|ma[dfgikmnsz]|mbc|md[efr]|me[nr]|mfe|mg[aho]|mi[cnqx]|mn[ci]|mo[ehs]|mrj|mu[as]|mw[lrv]|my[ev]|mz[hn]|na[hnpq]|nds|new|ni[au]|njo|nmg|nnh|no[gnv]|nqo|nso|nus|nwc|ny[mno]|nzi|oj[bcsw]|oka|osa|ot[ae]|pa[glmpu]|pbb|pc[dm]|pd[ct]|peo|pfl|phn|pis|plg|pms|pnt|po[cn]|pqm|pr[go]|qu[cgyz]|qxa|ra[jpr]|rgn|rhg|rif|ro[fm]|rtm|ru[egp]|rwk|sa[dhmqstz]|sb[ap]|sc[no]|sd[ch]|se[ehils]|sg[as]|sh[inpu]|sid|sl[hiy]|sm[ajns]|snk|sog|sr[mnr]|ssy|st[qr]|su[ksx]|swb|sy[cr]|szl|tc[aey]|te[mort]|tgx|tht|ti[gv]|tk[lr]|tl[hiy]|tmh|to[bgjk]|tpi|tr[uvw]|ts[diz]|tt[mt]|tum|tvl|twq|tyv|tz[hjmo]|udm|uga|umb|vai|ve[cp]|vls|vm[fw]|vot|vro|vun|wa[elrs]|wbp|wlv|wuu|xa[lv]|xmf|xnr|xog|ya[opv]|ybb|yrl|yu[ae]|zap|zbl|ze[an]|zgh|zun|zza)(-[A-Z][a-z]{3})?(-(A[DEFGILMOQRSTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKMOR]|G[ABDEFGHILMNPQRSTUWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGHKLMNOPQRSTUVWXYZ]|N[ACEFGILOPRUZ]|O[M]|P[AEFGHKLMNRSTWY]|Q[A]|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[CDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|Y[ET]|Z[AMW]|001|002|003|005|009|011|013|014|015|017|018|019|021|029|030|034|035|039|053|054|057|061|142|143|145|150|151|154|155|202|419))?$"},message:"must match pattern \""+"^(a[abefkmnrsvyz]|b[aeghimnors]|c[aehorsuvy]|d[aevz]|e[elnostu]|f[afijory]|g[adlnuv]|h[aeiortuyz]|i[adegikostu]|j[a]|k[agijklmnorsuvwy]|l[abginotuv]|m[ghiklnrsty]|n[abdeglnorvy]|o[cjmrs]|p[ailst]|q[u]|r[mnouw]|s[acdegiklmnoqrstuvw]|t[aeghiknorstwy]|u[gkrz]|v[eio]|w[ao]|x[h]|y[io]|z[ahu]|ac[eh]|ad[ay]|aeb|afh|ag[qr]|ain|ak[kz]|al[ent]|an[gnp]|ar[cnopqswyz]|as[aet]|atj|avk|awa|ay[cr]|ba[lnrsx]|bb[cj]|be[jmwz]|bf[dq]|bg[cn]|bho|bi[kn]|bjn|bkm|bl[aot]|bpy|bqi|br[ahx]|bss|bu[agm]|by[nv]|ca[bdkry]|cc[hp]|ceb|cgg|ch[bgkmnopry]|cic|ckb|clc|cni|cop|cps|cr[ghjklmrs]|cs[bw]|da[krv]|de[ln]|dgr|din|dje|doi|dsb|dtp|du[am]|dy[ou]|dzg|ebu|efi|eg[ly]|eka|elx|emp|enm|esu|ewo|ext|fan|fi[lt]|fon|fr[cmoprs]|fur|ga[agny]|gb[az]|gez|gil|glk|gmh|go[hnrt]|gr[bc]|gsw|gu[bcgrz]|gwi|ha[ikwx]|hi[flt]|hmn|hnj|hs[bn]|hu[prv]|ib[ab]|ikt|ilo|inh|ixl|izh|jam|jbo|jgo|jmc|jpr|jrb|jut|ka[abcjmw]|kb[dl]|kcg|kde|ke[akn]|kfo|kgp|kh[aoqw]|kiu|kjb|kkj|kln|kmb|ko[iks]|kpe|kr[cijlu]|ks[bfh]|ku[mnt]|kwk|kxv|la[dghm]|lez|lfn|li[jlv]|lkt|lmo|lo[luz]|lrc|lsm|ltg|lu[ainosy]|lz[hz]|ma[dfgikmnsz]|mbc|md[efr]|me[nr]|mfe|mg[aho]|mi[cnqx]|mn[ci]|mo[ehs]|mrj|mu[as]|mw[lrv]|my[ev]|mz[hn]|na[hnpq]|nds|new|ni[au]|njo|nmg|nnh|no[gnv]|nqo|nso|nus|nwc|ny[mno]|nzi|oj[bcsw]|oka|osa|ot[ae]|pa[glmpu]|pbb|pc[dm]|pd[ct]|peo|pfl|phn|pis|plg|pms|pnt|po[cn]|pqm|pr[go]|qu[cgyz]|qxa|ra[jpr]|rgn|rhg|rif|ro[fm]|rtm|ru[egp]|rwk|sa[dhmqstz]|sb[ap]|sc[no]|sd[ch]|se[ehils]|sg[as]|sh[inpu]|sid|sl[hiy]|sm[ajns]|snk|sog|sr[mnr]|ssy|st[qr]|su[ksx]|swb|sy[cr]|szl|tc[aey]|te[mort]|tgx|tht|ti[gv]|tk[lr]|tl[hiy]|tmh|to[bgjk]|tpi|tr[uvw]|ts[diz]|tt[mt]|tum|tvl|twq|tyv|tz[hjmo]|udm|uga|umb|vai|ve[cp]|vls|vm[fw]|vot|vro|vun|wa[elrs]|wbp|wlv|wuu|xa[lv]|xmf|xnr|xog|ya[opv]|ybb|yrl|yu[ae]|zap|zbl|ze[an]|zgh|zun|zza)(-[A-Z][a-z]{3})?(-(A[DEFGILMOQRSTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKMOR]|G[ABDEFGHILMNPQRSTUWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGHKLMNOPQRSTUVWXYZ]|N[ACEFGILOPRUZ]|O[M]|P[AEFGHKLMNRSTWY]|Q[A]|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[CDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|Y[ET]|Z[AMW]|001|002|003|005|009|011|013|014|015|017|018|019|021|029|030|034|035|039|053|054|057|061|142|143|145|150|151|154|155|202|419))?$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/LocalizedTextInput/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs1){
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/components/schemas/LocalizedTextInput/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate30.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs3 = errors;
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(data0.length > 512 && func2(data0) > 512){
validate30.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/LocalizedTextInput/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate30.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/LocalizedTextInput/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate30.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/LocalizedTextInput/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/LocalizedTextInput/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(_errs3 === errors){
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LocalizedTextInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":["array","null"],"maxItems":50,"items":{"$ref":"TransactionDetailInput"}};
const schema13 = {"type":"object","additionalProperties":false,"required":["type","amount"],"properties":{"type":{"$ref":"TransactionDetailType"},"subtype":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"amount":{"$ref":"Amount"},"entry_type":{"$ref":"EntryType"},"description":{"oneOf":[{"$ref":"LocalizedTextInput"},{"type":"null"}]},"metadata":{"$ref":"Metadata"}}};
const schema14 = {"type":"string","enum":["BASE","FEE","TAX","EXTRACASH","DISCOUNT"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!(((((data === "BASE") || (data === "FEE")) || (data === "TAX")) || (data === "EXTRACASH")) || (data === "DISCOUNT"))){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","maxLength":256,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"};
const pattern7 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && func2(data) > 256){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern7.test(data)){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["DEBIT","CREDIT"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EntryType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema16.enum;
if(!((data === "DEBIT") || (data === "CREDIT"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EntryType/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.amount === undefined) && (missing0 = "amount"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailInput/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "subtype")) || (key0 === "amount")) || (key0 === "entry_type")) || (key0 === "description")) || (key0 === "metadata"))){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(validate34(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subtype !== undefined){
let data1 = data.subtype;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate33.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/TransactionDetailInput/properties/subtype/type",keyword:"type",params:{type: schema13.properties.subtype.type},message:"must be string,null"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && func2(data1) > 64){
validate33.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/TransactionDetailInput/properties/subtype/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/TransactionDetailInput/properties/subtype/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate33.errors = [{instancePath:instancePath+"/subtype",schemaPath:"#/components/schemas/TransactionDetailInput/properties/subtype/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
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
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
if(!(validate36(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_type !== undefined){
let data3 = data.entry_type;
const _errs6 = errors;
if(!(validate38(data3, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate30(data4, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransactionDetailInput/properties/description/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs11 = errors;
if(errors === _errs10){
}
var _valid0 = _errs10 === errors;
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
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransactionDetailInput/properties/description/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate33.errors = vErrors;
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
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs12 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
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
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailInputs/type",keyword:"type",params:{type: schema12.type},message:"must be array,null"}];
return false;
}
const _errs0 = errors;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDetailInputs/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate33(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
}
}
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "metadata") || (key0 === "description")) || (key0 === "details"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/P2PDataInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.metadata !== undefined){
let data0 = data.metadata;
const _errs2 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate30(data1, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/P2PDataInput/properties/description/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs7 = errors;
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
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
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/P2PDataInput/properties/description/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data2 = data.details;
const _errs8 = errors;
if(!(validate32(data2, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/P2PDataInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","format":"date-time","maxLength":40,"pattern":"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"};
const formats0 = require("./formats.cjs")["date-time"];
const pattern9 = new RegExp("^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 40 && func2(data) > 40){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(!pattern9.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/pattern",keyword:"pattern",params:{pattern: "^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^[12]\\d{3}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/DateTimeInput/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate46.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.source_account_id === undefined) && (missing0 = "source_account_id")) || ((data.destination_account_id === undefined) && (missing0 = "destination_account_id"))) || ((data.source_data === undefined) && (missing0 = "source_data"))) || ((data.destination_data === undefined) && (missing0 = "destination_data"))) || ((data.total_amount === undefined) && (missing0 = "total_amount"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/P2PTransactionCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "source_account_id") || (key0 === "destination_account_id")) || (key0 === "source_data")) || (key0 === "destination_data")) || (key0 === "total_amount")) || (key0 === "process_before"))){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/P2PTransactionCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.source_account_id !== undefined){
let data0 = data.source_account_id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/source_account_id",parentData:data,parentDataProperty:"source_account_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination_account_id !== undefined){
let data1 = data.destination_account_id;
const _errs3 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/destination_account_id",parentData:data,parentDataProperty:"destination_account_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_data !== undefined){
let data2 = data.source_data;
const _errs4 = errors;
if(!(validate25(data2, {instancePath:instancePath+"/source_data",parentData:data,parentDataProperty:"source_data",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination_data !== undefined){
let data3 = data.destination_data;
const _errs5 = errors;
if(!(validate25(data3, {instancePath:instancePath+"/destination_data",parentData:data,parentDataProperty:"destination_data",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_amount !== undefined){
let data4 = data.total_amount;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(data4.length > 256 && func2(data4) > 256){
validate21.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"#/components/schemas/P2PTransactionCreate/properties/total_amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern8.test(data4)){
validate21.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"#/components/schemas/P2PTransactionCreate/properties/total_amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"#/components/schemas/P2PTransactionCreate/properties/total_amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.process_before !== undefined){
let data5 = data.process_before;
const _errs8 = errors;
if(!(validate46(data5, {instancePath:instancePath+"/process_before",parentData:data,parentDataProperty:"process_before",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
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
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/P2PTransactionCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.P2PTransaction_closed = validate48;
const schema18 = {"type":"object","required":["source_account_tx","destination_account_tx"],"properties":{"source_account_tx":{"$ref":"P2PLeg_closed"},"destination_account_tx":{"$ref":"P2PLeg_closed"}},"additionalProperties":false};
const schema19 = {"type":"object","required":["id","account_id","result","rejection_reason","created_at"],"properties":{"id":{"$ref":"Id"},"account_id":{"$ref":"Id"},"result":{"$ref":"TransactionOutcome"},"rejection_reason":{"oneOf":[{"$ref":"TransactionRejectionReason"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema20 = {"type":"string","enum":["APPROVED","REJECTED"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema20.enum;
if(!((data === "APPROVED") || (data === "REJECTED"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionOutcome/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","enum":["INSUFFICIENT_FUNDS","ACCOUNT_DISABLED","ACCOUNT_FROZEN","MONTHLY_AMOUNT_LIMIT_REACHED","DAILY_AMOUNT_LIMIT_REACHED","CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED","CLIENT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED","BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED","MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED","PROCESS_TIME_EXPIRED","SOURCE_ACCOUNT_TX_REJECTED","DESTINATION_ACCOUNT_TX_REJECTED","FRAUD_SCORING_REJECTED"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema21.enum;
if(!(((((((((((((((data === "INSUFFICIENT_FUNDS") || (data === "ACCOUNT_DISABLED")) || (data === "ACCOUNT_FROZEN")) || (data === "MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "DAILY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "CLIENT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED")) || (data === "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED")) || (data === "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED")) || (data === "PROCESS_TIME_EXPIRED")) || (data === "SOURCE_ACCOUNT_TX_REJECTED")) || (data === "DESTINATION_ACCOUNT_TX_REJECTED")) || (data === "FRAUD_SCORING_REJECTED"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionRejectionReason/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"};
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern10.test(data)){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.rejection_reason === undefined) && (missing0 = "rejection_reason"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/P2PLeg/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "account_id")) || (key0 === "result")) || (key0 === "rejection_reason")) || (key0 === "created_at"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/P2PLeg/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate22(data1, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate52(data2, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
if(!(validate54(data3, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/rejection_reason",schemaPath:"#/components/schemas/P2PLeg/properties/rejection_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/rejection_reason",schemaPath:"#/components/schemas/P2PLeg/properties/rejection_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate49.errors = vErrors;
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
if(data.created_at !== undefined){
let data4 = data.created_at;
const _errs10 = errors;
if(!(validate56(data4, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
else {
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/P2PLeg/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((data.source_account_tx === undefined) && (missing0 = "source_account_tx")) || ((data.destination_account_tx === undefined) && (missing0 = "destination_account_tx"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/P2PTransaction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "source_account_tx") || (key0 === "destination_account_tx"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/P2PTransaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.source_account_tx !== undefined){
let data0 = data.source_account_tx;
const _errs2 = errors;
if(!(validate49(data0, {instancePath:instancePath+"/source_account_tx",parentData:data,parentDataProperty:"source_account_tx",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination_account_tx !== undefined){
let data1 = data.destination_account_tx;
const _errs3 = errors;
if(!(validate49(data1, {instancePath:instancePath+"/destination_account_tx",parentData:data,parentDataProperty:"destination_account_tx",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/P2PTransaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

exports.TransactionCreate = validate60;
const schema23 = {"type":"object","additionalProperties":false,"required":["account_id","type","process_type","entry_type","total_amount"],"properties":{"account_id":{"$ref":"Id"},"type":{"$ref":"TransactionType"},"process_type":{"$ref":"ProcessType"},"parent_tx_id":{"$ref":"Id"},"data":{"$ref":"TransactionDataInput"},"entry_type":{"$ref":"EntryType"},"total_amount":{"type":"string","maxLength":256,"pattern":"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},"process_before":{"$ref":"DateTimeInput"}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["CARD_PURCHASE","EXTRACASH"]}}},"then":{"properties":{"data":{"type":"object","properties":{"tx_properties":{"oneOf":[{"$ref":"CardProperties"},{"type":"null"}]}}}}}},{"if":{"required":["type"],"properties":{"type":{"enum":["BANK_TRANSFER_IN","BANK_TRANSFER_OUT"]}}},"then":{"properties":{"data":{"type":"object","properties":{"tx_properties":{"oneOf":[{"$ref":"BankProperties"},{"type":"null"}]}}}}}},{"if":{"required":["type"],"properties":{"type":{"enum":["CASHIN","CASHOUT"]}}},"then":{"properties":{"data":{"type":"object","properties":{"tx_properties":{"oneOf":[{"$ref":"CashProperties"},{"type":"null"}]}}}}}},{"if":{"required":["type"],"properties":{"type":{"enum":["CASHOUT_STORE","CASHOUT_ATM"]}}},"then":{"properties":{"data":{"type":"object","properties":{"tx_properties":{"$ref":"WithdrawalProperties"}}}}}}]};
const schema24 = {"type":"object","additionalProperties":false,"properties":{"merchant_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"merchant_name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"address":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"mcc":{"type":"string","pattern":"^[0-9]{4}$"},"card_type":{"$ref":"CardType"},"last_digits":{"type":"string","pattern":"^[0-9]{4}$"},"card_brand":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"point_type":{"$ref":"PointType"},"entry_mode":{"$ref":"EntryMode"}}};
const func15 = Object.prototype.hasOwnProperty;
const pattern14 = new RegExp("^[0-9]{4}$", "u");
const schema25 = {"type":"string","enum":["VIRTUAL","PHYSICAL"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema25.enum;
if(!((data === "VIRTUAL") || (data === "PHYSICAL"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/CardType/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","enum":["POS","ECOMMERCE","ATM","MOTO"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema26.enum;
if(!((((data === "POS") || (data === "ECOMMERCE")) || (data === "ATM")) || (data === "MOTO"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/PointType/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","enum":["UNKNOWN","MANUAL","CHIP","CONTACTLESS","CREDENTIAL_ON_FILE","MAG_STRIPE","OTHERS"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema27.enum;
if(!(((((((data === "UNKNOWN") || (data === "MANUAL")) || (data === "CHIP")) || (data === "CONTACTLESS")) || (data === "CREDENTIAL_ON_FILE")) || (data === "MAG_STRIPE")) || (data === "OTHERS"))){
validate66.errors = [{instancePath,schemaPath:"#/components/schemas/EntryMode/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func15.call(schema24.properties, key0))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/CardProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.merchant_id !== undefined){
let data0 = data.merchant_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate61.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate61.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate61.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/merchant_id",schemaPath:"#/components/schemas/CardProperties/properties/merchant_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.merchant_name !== undefined){
let data1 = data.merchant_name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func2(data1) > 128){
validate61.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate61.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/merchant_name",schemaPath:"#/components/schemas/CardProperties/properties/merchant_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.address !== undefined){
let data2 = data.address;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 256 && func2(data2) > 256){
validate61.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate61.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate61.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/address",schemaPath:"#/components/schemas/CardProperties/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.mcc !== undefined){
let data3 = data.mcc;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern14.test(data3)){
validate61.errors = [{instancePath:instancePath+"/mcc",schemaPath:"#/components/schemas/CardProperties/properties/mcc/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/mcc",schemaPath:"#/components/schemas/CardProperties/properties/mcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_type !== undefined){
let data4 = data.card_type;
const _errs10 = errors;
if(!(validate62(data4, {instancePath:instancePath+"/card_type",parentData:data,parentDataProperty:"card_type",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_digits !== undefined){
let data5 = data.last_digits;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
validate61.errors = [{instancePath:instancePath+"/last_digits",schemaPath:"#/components/schemas/CardProperties/properties/last_digits/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/last_digits",schemaPath:"#/components/schemas/CardProperties/properties/last_digits/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.card_brand !== undefined){
let data6 = data.card_brand;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 64 && func2(data6) > 64){
validate61.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data6.length <= 1 && func2(data6) < 1){
validate61.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data6)){
validate61.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/card_brand",schemaPath:"#/components/schemas/CardProperties/properties/card_brand/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.point_type !== undefined){
let data7 = data.point_type;
const _errs15 = errors;
if(!(validate64(data7, {instancePath:instancePath+"/point_type",parentData:data,parentDataProperty:"point_type",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_mode !== undefined){
let data8 = data.entry_mode;
const _errs16 = errors;
if(!(validate66(data8, {instancePath:instancePath+"/entry_mode",parentData:data,parentDataProperty:"entry_mode",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/CardProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"properties":{"counterparty":{"$ref":"TransferCounterparty"},"concept":{"type":"string","minLength":1,"maxLength":32,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const schema29 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"tax_id":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},"key":{"type":"string","minLength":1,"maxLength":77,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};
const pattern18 = new RegExp("^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "tax_id")) || (key0 === "key"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCounterparty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data0.length > 128 && func2(data0) > 128){
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/TransferCounterparty/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.tax_id !== undefined){
let data1 = data.tax_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 32 && func2(data1) > 32){
validate70.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate70.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern18.test(data1)){
validate70.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"},message:"must match pattern \""+"^[A-Za-z0-9&Ññ][A-Za-z0-9&Ññ ./-]*$"+"\""}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/tax_id",schemaPath:"#/components/schemas/TransferCounterparty/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.key !== undefined){
let data2 = data.key;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 77 && func2(data2) > 77){
validate70.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/maxLength",keyword:"maxLength",params:{limit: 77},message:"must NOT have more than 77 characters"}];
return false;
}
else {
if(data2.length <= 1 && func2(data2) < 1){
validate70.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate70.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/TransferCounterparty/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/TransferCounterparty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "counterparty") || (key0 === "concept"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/BankProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.counterparty !== undefined){
let data0 = data.counterparty;
const _errs2 = errors;
if(!(validate70(data0, {instancePath:instancePath+"/counterparty",parentData:data,parentDataProperty:"counterparty",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concept !== undefined){
let data1 = data.concept;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 32 && func2(data1) > 32){
validate69.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate69.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate69.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/concept",schemaPath:"#/components/schemas/BankProperties/properties/concept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/BankProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":false,"properties":{"network":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},"reference":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "network") || (key0 === "reference"))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CashProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.network !== undefined){
let data0 = data.network;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && func2(data0) > 64){
validate73.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(data0.length <= 1 && func2(data0) < 1){
validate73.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate73.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/network",schemaPath:"#/components/schemas/CashProperties/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.reference !== undefined){
let data1 = data.reference;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func2(data1) > 128){
validate73.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data1.length <= 1 && func2(data1) < 1){
validate73.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate73.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"},message:"must match pattern \""+"^(?=[^\\u0000]*[^\\s\\p{Control}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/CashProperties/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/CashProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

const schema31 = {"anyOf":[{"$ref":"CardProperties"},{"$ref":"CashProperties"},{"type":"null"}]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/components/schemas/WithdrawalProperties/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
if(errors === _errs3){
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/components/schemas/WithdrawalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate75.errors = vErrors;
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
validate75.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"string","enum":["CARD_PURCHASE","EXTRACASH","CASHOUT_STORE","CASHOUT_ATM","BANK_TRANSFER_IN","BANK_TRANSFER_OUT","CASHIN","CASHOUT","MANUAL_MOVEMENT","CLIENT_PAYMENT","PAYMENT_IN","PAYMENT_OUT"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema32.enum;
if(!((((((((((((data === "CARD_PURCHASE") || (data === "EXTRACASH")) || (data === "CASHOUT_STORE")) || (data === "CASHOUT_ATM")) || (data === "BANK_TRANSFER_IN")) || (data === "BANK_TRANSFER_OUT")) || (data === "CASHIN")) || (data === "CASHOUT")) || (data === "MANUAL_MOVEMENT")) || (data === "CLIENT_PAYMENT")) || (data === "PAYMENT_IN")) || (data === "PAYMENT_OUT"))){
validate80.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionType/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate80.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"string","enum":["ORIGINAL","ADJUSTMENT","REFUND","REVERSAL"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema33.enum;
if(!((((data === "ORIGINAL") || (data === "ADJUSTMENT")) || (data === "REFUND")) || (data === "REVERSAL"))){
validate82.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessType/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate82.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","additionalProperties":false,"properties":{"description":{"oneOf":[{"$ref":"LocalizedTextInput"},{"type":"null"}]},"details":{"$ref":"TransactionDetailInputs"},"metadata":{"$ref":"Metadata"},"tx_properties":{"type":["object","null"],"maxProperties":50,"propertyNames":{"type":"string","maxLength":1048576,"pattern":"^[^\\u0000]*$"},"additionalProperties":{"$ref":"FreeValue"}}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "details")) || (key0 === "metadata")) || (key0 === "tx_properties"))){
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDataInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.description !== undefined){
let data0 = data.description;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate30(data0, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransactionDataInput/properties/description/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/components/schemas/TransactionDataInput/properties/description/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate85.errors = vErrors;
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
if(data.details !== undefined){
let data1 = data.details;
const _errs7 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs8 = errors;
if(!(validate26(data2, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tx_properties !== undefined){
let data3 = data.tx_properties;
const _errs9 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate85.errors = [{instancePath:instancePath+"/tx_properties",schemaPath:"#/components/schemas/TransactionDataInput/properties/tx_properties/type",keyword:"type",params:{type: schema34.properties.tx_properties.type},message:"must be object,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 50){
validate85.errors = [{instancePath:instancePath+"/tx_properties",schemaPath:"#/components/schemas/TransactionDataInput/properties/tx_properties/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
for(const key1 in data3){
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(typeof key1 === "string"){
if(func2(key1) > 1048576){
const err2 = {instancePath:instancePath+"/tx_properties",schemaPath:"#/components/schemas/TransactionDataInput/properties/tx_properties/propertyNames/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(!pattern1.test(key1)){
const err3 = {instancePath:instancePath+"/tx_properties",schemaPath:"#/components/schemas/TransactionDataInput/properties/tx_properties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key1};
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
else {
const err4 = {instancePath:instancePath+"/tx_properties",schemaPath:"#/components/schemas/TransactionDataInput/properties/tx_properties/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
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
}
var valid2 = _errs11 === errors;
if(!valid2){
const err5 = {instancePath:instancePath+"/tx_properties",schemaPath:"#/components/schemas/TransactionDataInput/properties/tx_properties/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate85.errors = vErrors;
return false;
break;
}
}
if(valid2){
const _errs13 = errors;
for(const key2 in data3){
let data4 = data3[key2];
const _errs14 = errors;
if(!(validate27(data4, {instancePath:instancePath+"/tx_properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
if(_errs13 === errors){
}
}
}
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
else {
validate85.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionDataInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
const vSchema0 = schema23.allOf[0].if.properties.type.enum;
if(!((data0 === "CARD_PURCHASE") || (data0 === "EXTRACASH"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs4){
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
if(errors === _errs3){
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data1 = data.data;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tx_properties !== undefined){
let data2 = data1.tx_properties;
const _errs8 = errors;
const _errs9 = errors;
let valid5 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate61(data2, {instancePath:instancePath+"/data/tx_properties",parentData:data1,parentDataProperty:"tx_properties",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid5 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/data/tx_properties",schemaPath:"#/components/schemas/TransactionCreate/allOf/0/then/properties/data/properties/tx_properties/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs12 = errors;
if(errors === _errs11){
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err3 = {instancePath:instancePath+"/data/tx_properties",schemaPath:"#/components/schemas/TransactionCreate/allOf/0/then/properties/data/properties/tx_properties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs8){
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
}
}
else {
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransactionCreate/allOf/0/then/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs6){
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
if(errors === _errs5){
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/components/schemas/TransactionCreate/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate60.errors = vErrors;
return false;
}
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs13 = errors;
const _errs14 = errors;
let valid6 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs16 = errors;
const vSchema1 = schema23.allOf[1].if.properties.type.enum;
if(!((data3 === "BANK_TRANSFER_IN") || (data3 === "BANK_TRANSFER_OUT"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs16){
}
var valid7 = _errs16 === errors;
}
else {
var valid7 = true;
}
if(valid7){
}
}
}
if(errors === _errs15){
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data4 = data.data;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.tx_properties !== undefined){
let data5 = data4.tx_properties;
const _errs20 = errors;
const _errs21 = errors;
let valid10 = false;
let passing1 = null;
const _errs22 = errors;
if(!(validate69(data5, {instancePath:instancePath+"/data/tx_properties",parentData:data4,parentDataProperty:"tx_properties",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
if(_valid3){
valid10 = true;
passing1 = 0;
}
const _errs23 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/data/tx_properties",schemaPath:"#/components/schemas/TransactionCreate/allOf/1/then/properties/data/properties/tx_properties/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var _valid3 = _errs23 === errors;
if(_valid3 && valid10){
valid10 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid10 = true;
passing1 = 1;
}
}
if(!valid10){
const err8 = {instancePath:instancePath+"/data/tx_properties",schemaPath:"#/components/schemas/TransactionCreate/allOf/1/then/properties/data/properties/tx_properties/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate60.errors = vErrors;
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
var valid9 = _errs20 === errors;
}
else {
var valid9 = true;
}
if(valid9){
}
}
else {
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransactionCreate/allOf/1/then/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs18){
}
}
var valid8 = _errs18 === errors;
}
else {
var valid8 = true;
}
if(valid8){
}
}
if(errors === _errs17){
}
var _valid2 = _errs17 === errors;
valid6 = _valid2;
}
if(!valid6){
const err9 = {instancePath,schemaPath:"#/components/schemas/TransactionCreate/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate60.errors = vErrors;
return false;
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
if(valid0){
const _errs25 = errors;
const _errs26 = errors;
let valid11 = true;
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs28 = errors;
const vSchema2 = schema23.allOf[2].if.properties.type.enum;
if(!((data6 === "CASHIN") || (data6 === "CASHOUT"))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(errors === _errs28){
}
var valid12 = _errs28 === errors;
}
else {
var valid12 = true;
}
if(valid12){
}
}
}
if(errors === _errs27){
}
var _valid4 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data7 = data.data;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.tx_properties !== undefined){
let data8 = data7.tx_properties;
const _errs32 = errors;
const _errs33 = errors;
let valid15 = false;
let passing2 = null;
const _errs34 = errors;
if(!(validate73(data8, {instancePath:instancePath+"/data/tx_properties",parentData:data7,parentDataProperty:"tx_properties",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid5 = _errs34 === errors;
if(_valid5){
valid15 = true;
passing2 = 0;
}
const _errs35 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/data/tx_properties",schemaPath:"#/components/schemas/TransactionCreate/allOf/2/then/properties/data/properties/tx_properties/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs36 = errors;
if(errors === _errs35){
}
var _valid5 = _errs35 === errors;
if(_valid5 && valid15){
valid15 = false;
passing2 = [passing2, 1];
}
else {
if(_valid5){
valid15 = true;
passing2 = 1;
}
}
if(!valid15){
const err13 = {instancePath:instancePath+"/data/tx_properties",schemaPath:"#/components/schemas/TransactionCreate/allOf/2/then/properties/data/properties/tx_properties/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
if(errors === _errs32){
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
if(valid14){
}
}
else {
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransactionCreate/allOf/2/then/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs30){
}
}
var valid13 = _errs30 === errors;
}
else {
var valid13 = true;
}
if(valid13){
}
}
if(errors === _errs29){
}
var _valid4 = _errs29 === errors;
valid11 = _valid4;
}
if(!valid11){
const err14 = {instancePath,schemaPath:"#/components/schemas/TransactionCreate/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate60.errors = vErrors;
return false;
}
if(errors === _errs25){
}
var valid0 = _errs25 === errors;
if(valid0){
const _errs37 = errors;
const _errs38 = errors;
let valid16 = true;
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
let data9 = data.type;
const _errs40 = errors;
const vSchema3 = schema23.allOf[3].if.properties.type.enum;
if(!((data9 === "CASHOUT_STORE") || (data9 === "CASHOUT_ATM"))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs40){
}
var valid17 = _errs40 === errors;
}
else {
var valid17 = true;
}
if(valid17){
}
}
}
if(errors === _errs39){
}
var _valid6 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data10 = data.data;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs42){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.tx_properties !== undefined){
let data11 = data10.tx_properties;
const _errs44 = errors;
if(!(validate75(data11, {instancePath:instancePath+"/data/tx_properties",parentData:data10,parentDataProperty:"tx_properties",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid19 = _errs44 === errors;
}
else {
var valid19 = true;
}
if(valid19){
}
}
else {
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TransactionCreate/allOf/3/then/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs42){
}
}
var valid18 = _errs42 === errors;
}
else {
var valid18 = true;
}
if(valid18){
}
}
if(errors === _errs41){
}
var _valid6 = _errs41 === errors;
valid16 = _valid6;
}
if(!valid16){
const err17 = {instancePath,schemaPath:"#/components/schemas/TransactionCreate/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate60.errors = vErrors;
return false;
}
if(errors === _errs37){
}
var valid0 = _errs37 === errors;
if(valid0){
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((((data.account_id === undefined) && (missing4 = "account_id")) || ((data.type === undefined) && (missing4 = "type"))) || ((data.process_type === undefined) && (missing4 = "process_type"))) || ((data.entry_type === undefined) && (missing4 = "entry_type"))) || ((data.total_amount === undefined) && (missing4 = "total_amount"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCreate/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs45 = errors;
for(const key0 in data){
if(!((((((((key0 === "account_id") || (key0 === "type")) || (key0 === "process_type")) || (key0 === "parent_tx_id")) || (key0 === "data")) || (key0 === "entry_type")) || (key0 === "total_amount")) || (key0 === "process_before"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCreate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs45 === errors){
if(data.account_id !== undefined){
let data12 = data.account_id;
const _errs46 = errors;
if(!(validate22(data12, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid20 = _errs46 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.type !== undefined){
let data13 = data.type;
const _errs47 = errors;
if(!(validate80(data13, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid20 = _errs47 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.process_type !== undefined){
let data14 = data.process_type;
const _errs48 = errors;
if(!(validate82(data14, {instancePath:instancePath+"/process_type",parentData:data,parentDataProperty:"process_type",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid20 = _errs48 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.parent_tx_id !== undefined){
let data15 = data.parent_tx_id;
const _errs49 = errors;
if(!(validate22(data15, {instancePath:instancePath+"/parent_tx_id",parentData:data,parentDataProperty:"parent_tx_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid20 = _errs49 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.data !== undefined){
let data16 = data.data;
const _errs50 = errors;
if(!(validate85(data16, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid20 = _errs50 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.entry_type !== undefined){
let data17 = data.entry_type;
const _errs51 = errors;
if(!(validate38(data17, {instancePath:instancePath+"/entry_type",parentData:data,parentDataProperty:"entry_type",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid20 = _errs51 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.total_amount !== undefined){
let data18 = data.total_amount;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs52){
if(typeof data18 === "string"){
if(data18.length > 256 && func2(data18) > 256){
validate60.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"#/components/schemas/TransactionCreate/properties/total_amount/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern8.test(data18)){
validate60.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"#/components/schemas/TransactionCreate/properties/total_amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^(?=.*[1-9])(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$"+"\""}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"#/components/schemas/TransactionCreate/properties/total_amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs52){
}
}
var valid20 = _errs52 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.process_before !== undefined){
let data19 = data.process_before;
const _errs54 = errors;
if(!(validate46(data19, {instancePath:instancePath+"/process_before",parentData:data,parentDataProperty:"process_before",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid20 = _errs54 === errors;
}
else {
var valid20 = true;
}
if(valid20){
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

exports.Transaction_closed = validate93;
const schema35 = {"type":"object","required":["id","result","rejection_reason","created_at"],"properties":{"id":{"$ref":"Id"},"result":{"$ref":"TransactionOutcome"},"rejection_reason":{"oneOf":[{"$ref":"TransactionRejectionReason"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.rejection_reason === undefined) && (missing0 = "rejection_reason"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/Transaction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "result")) || (key0 === "rejection_reason")) || (key0 === "created_at"))){
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/Transaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(validate22(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data1 = data.result;
const _errs3 = errors;
if(!(validate52(data1, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejection_reason !== undefined){
let data2 = data.rejection_reason;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate54(data2, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/rejection_reason",schemaPath:"#/components/schemas/Transaction/properties/rejection_reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs8 = errors;
if(errors === _errs7){
}
var _valid0 = _errs7 === errors;
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
const err1 = {instancePath:instancePath+"/rejection_reason",schemaPath:"#/components/schemas/Transaction/properties/rejection_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate93.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
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
const _errs9 = errors;
if(!(validate56(data3, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
else {
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/Transaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
