export const STYLE = `
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5a6473; --line: #d9dee6; --paper: #fff; --wash: #f5f7fa;
  --good: #17693a; --good-wash: #e4f4ea; --bad: #a3141c; --bad-wash: #fde8e8; --accent: #1f4fa3; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --soft: #a3adbb; --line: #38414e; --paper: #14181e; --wash: #1c222b;
    --good: #6fd398; --good-wash: #143322; --bad: #ff9a9a; --bad-wash: #43191b; --accent: #8fb6ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 90rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.75rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.25rem 0 .4rem; }
p { margin: .35rem 0; max-width: 50rem; }
a { color: var(--accent); }
code { font: .87em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.soft, .place { color: var(--soft); }
.verdict { display: inline-block; margin: .75rem 0; padding: .3rem .8rem; border-radius: 6px; font-weight: 600; }
.verdict.good { background: var(--good-wash); color: var(--good); }
.verdict.bad { background: var(--bad-wash); color: var(--bad); }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .5rem 0 0; padding: 0; }
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.numbers div { background: var(--wash); border: 1px solid var(--line); border-radius: 8px; padding: .6rem .9rem; }
.numbers dt { color: var(--soft); font-size: .87rem; }
.numbers dd { margin: 0; font-size: 1.3rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.numbers small { font-size: .8rem; font-weight: 400; color: var(--soft); display: block; }
.scroll { overflow-x: auto; margin: .75rem 0; border: 1px solid var(--line); border-radius: 8px; }
.scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { padding: .12rem .3rem; border-bottom: 1px solid var(--line); text-align: center; white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { background: var(--wash); vertical-align: bottom; font-weight: 600; }
tbody th, thead th:first-child { padding-inline: .6rem; }
tbody th { text-align: left; font-weight: 400; position: sticky; left: 0; background: var(--paper); z-index: 1; }
thead th:first-child { text-align: left; position: sticky; left: 0; z-index: 2; }
.turned span { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 17rem; white-space: normal;
  text-align: left; font-weight: 400; line-height: 1.25; }
td.y { color: var(--good); }
td.n { color: var(--soft); }
td.f { background: var(--bad-wash); color: var(--bad); font-weight: 700; }
details { border: 1px solid var(--line); border-radius: 8px; margin: .35rem 0; padding: .3rem .8rem; }
details.bad { border-color: var(--bad); }
summary { cursor: pointer; }
summary .soft { font-size: .87rem; margin-left: .4rem; }
details .scroll { margin: .5rem 0; }
.failures > li { margin: .6rem 0; }
.failures ul { margin: .15rem 0; padding-left: 1.2rem; }
.bad-mark { color: var(--bad); font-weight: 700; }
.good-mark { color: var(--good); }
.items { columns: 22rem; column-gap: 2rem; list-style: none; padding: 0; margin: .5rem 0; font-size: .88rem; }
.items li { break-inside: avoid; padding: .05rem 0 .05rem 1.2rem; text-indent: -1.2rem; }
.items li.bad { background: var(--bad-wash); border-radius: 4px; }
@media print { details { break-inside: avoid; } }
`;
