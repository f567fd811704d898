/** The look of the documentation: light and dark, readable on a phone, nothing from anywhere else. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--line:#dfe4ea;--paper:#fff;--wash:#f6f8fa;--accent:#0b63ce;--ok:#0a7d4b;--warn:#a14a00;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#e6eaf0;--soft:#9aa6b5;--line:#2c3541;--paper:#12161c;--wash:#1a2028;--accent:#6cb0ff;--ok:#4fd09a;--warn:#ffb069;--bad:#ff8a80}}
*{box-sizing:border-box}body{margin:0;font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding:.6rem 1.2rem;background:var(--paper);border-bottom:1px solid var(--line)}
header strong{font-size:1.05rem}header nav{display:flex;flex-wrap:wrap;gap:.8rem}header a{color:var(--soft);text-decoration:none}header a[aria-current]{color:var(--accent);font-weight:600}
header form{margin-left:auto}select{max-width:12rem}select,button{font:inherit;color:inherit;background:var(--wash);border:1px solid var(--line);border-radius:6px;padding:.15rem .4rem}
.columns{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:88rem;margin:0 auto}
aside{position:sticky;top:3.1rem;align-self:start;max-height:calc(100vh - 3.1rem);overflow:auto;padding:1.2rem;border-right:1px solid var(--line);font-size:.9rem}
aside ul{list-style:none;margin:.2rem 0 1rem;padding:0}aside li{padding:.12rem 0}a{color:var(--accent)}aside a{color:var(--ink);text-decoration:none}aside a:hover{color:var(--accent)}
main{padding:1.2rem 2rem 6rem;min-width:0}h1{font-size:1.8rem;margin:.2rem 0}h2{margin:2.6rem 0 .4rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}h3{margin:2rem 0 .3rem}h4{margin:1.1rem 0 .3rem}
section{scroll-margin-top:4.5rem}p{margin:.35rem 0;max-width:60rem;white-space:pre-line}p.meta{white-space:normal}code{font:.88em ui-monospace,monospace;background:var(--wash);border-radius:4px;padding:.08em .3em}
pre{font:.85em/1.45 ui-monospace,monospace;background:var(--wash);border:1px solid var(--line);border-radius:8px;padding:.8rem;overflow:auto;max-height:28rem}
.address code{font-size:1rem;background:none}.method{display:inline-block;min-width:4rem;text-align:center;font:600 .8rem ui-monospace,monospace;color:#fff;background:var(--accent);border-radius:5px;padding:.12rem .4rem}
@media (prefers-color-scheme:dark){.method{color:#10151b}}.method.post{background:var(--ok)}.method.patch,.method.put{background:var(--warn)}.method.delete{background:var(--bad)}
.meta,.limits,.type,.small{color:var(--soft);font-size:.86rem}.limits{overflow-wrap:anywhere}.required{color:var(--bad);font-size:.78rem;font-weight:600}.name{font-weight:600}
ul.fields,ul.branches{list-style:none;margin:.2rem 0;padding-left:.9rem;border-left:2px solid var(--line)}ul.fields>li,ul.branches>li{padding:.25rem 0}ul.fields p{color:var(--soft);font-size:.9rem}
.values code{display:inline-block;margin:.1rem 0}.triggers{font-size:.88rem;color:var(--warn)}table{border-collapse:collapse;width:100%;font-size:.92rem;display:block;overflow-x:auto}
td,th{border-bottom:1px solid var(--line);padding:.4rem .6rem;text-align:left;vertical-align:top}details{margin:.3rem 0}summary{cursor:pointer;color:var(--accent)}
.picture{overflow:auto;border:1px solid var(--line);border-radius:10px;padding:1rem;margin:.6rem 0}.picture svg{max-width:100%;height:auto}
.picture text{fill:var(--ink);font-family:system-ui,sans-serif}.picture .state path,.picture .state polygon{stroke:var(--accent);fill:var(--wash)}.picture .final path,.picture .final polygon{stroke:var(--soft)}
.picture .step path{stroke:var(--soft)}.picture .step polygon{stroke:var(--soft);fill:var(--soft)}.picture .step text{fill:var(--soft)}.picture .birth ellipse{fill:var(--ink);stroke:var(--ink)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem;margin-top:1.2rem}.cards a{display:block;border:1px solid var(--line);border-radius:12px;padding:1rem;text-decoration:none;color:var(--ink)}.cards a:hover{border-color:var(--accent)}.cards p{color:var(--soft)}
.effect{font-weight:600;font-size:.8rem}.effect.breaking{color:var(--bad)}.effect.additive{color:var(--ok)}article p{white-space:normal}article pre code{background:none;padding:0}article li{margin:.3rem 0}article td{overflow-wrap:anywhere}
main,aside{overflow-wrap:anywhere}td,th{overflow-wrap:normal}
@media (max-width:60rem){.columns{grid-template-columns:minmax(0,1fr)}header{position:static}aside{max-height:14rem!important;overflow:auto}header form{margin-left:0;max-width:100%}select{max-width:min(12rem,60vw)}.picture svg{max-width:none}aside{position:static;max-height:none;border-right:0;border-bottom:1px solid var(--line)}main{padding:1rem}}
`;
