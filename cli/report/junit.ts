import type { Case, CommandReport, Suite } from './findings';

/** JUnit's XML. */
export function junit({ suites }: CommandReport): string {
  const all = suites.map(suiteXml).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${all}\n</testsuites>\n`;
}

function suiteXml({ name, cases, seconds }: Suite): string {
  const count = (outcome: Case['outcome']) => cases.filter((one) => one.outcome === outcome).length;
  const time = seconds ?? cases.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
  const counts = `tests="${cases.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}"`;
  const lines = [`<testsuite name="${escaped(name)}" ${counts} time="${time.toFixed(3)}">`, ...cases.map(caseXml)];
  return [...lines, '</testsuite>'].join('\n');
}

function caseXml({ group, name, seconds = 0, outcome, message = '', text = [] }: Case): string {
  const head = `<testcase classname="${escaped(group)}" name="${escaped(name)}" time="${seconds.toFixed(3)}"`;
  const all = escaped(text.filter((line) => line !== '').join('\n'));
  const about = `message="${escaped(message)}"`;
  if (outcome === 'failed') return `${head}><failure ${about}>${all}</failure></testcase>`;
  if (outcome === 'skipped') return `${head}><skipped ${about}/></testcase>`;
  return all === '' ? `${head}/>` : `${head}><system-out>${all}</system-out></testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const NOT_IN_XML = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as content or quoted attribute. Characters that XML does not allow are left out. */
export function escaped(text: string): string {
  const printable = text.replace(NOT_IN_XML, '');
  return printable.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
