import type { Report } from '../model';
import { type Failure, failedCount, failuresOf, type Totals, totalsOf } from '../verdict';
import { exercised, headOf, journeys, KINDS } from './exercised';
import { grid } from './grid';
import { STYLE } from './style';
import { counted, html, place } from './text';

/** The report as one page that needs nothing else. */
export function page(report: Report): string {
  const totals = totalsOf(report);
  const failures = failuresOf(report);
  const title = `Contract proof: ${report.name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${html(title)}</h1>
<p class="verdict ${failures.length === 0 ? 'good' : 'bad'}">${verdict(failures)}</p>
${numbers(totals, report.millis)}
${navigation(report, failures)}
</header>
${failed(failures)}
<section aria-labelledby="operations"><h2 id="operations">Operations and responses</h2>
<p>A number says how many of an operation’s documented responses were given as documented in a revision; a dash, that the
revision doesn’t have the operation or the response. ✓ stands for the server and, where it was asked, the mock.</p>
${grid(report.revisions)}</section>
${journeys(report.revisions)}
${KINDS.map((kind) => exercised(kind, report)).join('\n')}
</main>
</body>
</html>
`;
}

function verdict(failures: readonly Failure[]): string {
  return failures.length === 0
    ? '✓ Everything is as the contract says'
    : `✗ ${counted(failedCount(failures), 'failure')}`;
}

function numbers({ revisions, operations, targets, journeys: made, missing }: Totals, millis: number): string {
  const answers = targets.map(({ name, expected, executed, passed }): [string, string, string] => [
    `Responses, ${name}`,
    passed.toLocaleString('en'),
    `passed of ${executed.toLocaleString('en')} executed, ${expected.toLocaleString('en')} expected`,
  ]);
  const all: [string, string, string][] = [
    ['Revisions', String(revisions), ''],
    ['Operations', String(operations), ''],
    ...answers,
    ...(made.made > 0 ? [['Journeys', String(made.passed), `passed of ${made.made}`] as [string, string, string]] : []),
    ['Missing', String(missing), 'not executed or not exercised'],
    ['Time', `${(millis / 1000).toFixed(0)} s`, ''],
  ];
  const items = all.map(([term, number, note]) => {
    const small = note === '' ? '' : `<small>${html(note)}</small>`;
    return `<div><dt>${html(term)}</dt><dd>${number}${small}</dd></div>`;
  });
  return `<dl class="numbers">${items.join('')}</dl>`;
}

function navigation({ coverage, revisions }: Report, failures: readonly Failure[]): string {
  const kinds = KINDS.filter((kind) => coverage.some((item) => item.kind === kind)).map(headOf);
  const sections = [
    ...(failures.length > 0 ? [{ id: 'failures', title: 'Failures' }] : []),
    { id: 'operations', title: 'Operations and responses' },
    ...(revisions.some((report) => report.journeys.length > 0) ? [{ id: 'journeys', title: 'Journeys' }] : []),
    ...kinds,
  ];
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  return `<nav aria-label="Sections"><ul>${links.join('')}</ul></nav>`;
}

function failed(failures: readonly Failure[]): string {
  if (failures.length === 0) return '';
  const items = failures.map(({ name, problems, source, revisions, failed: all }) => {
    const times = all.length === 1 ? '' : ` <span class="soft">${counted(all.length, 'failure')}</span>`;
    const list =
      all.length === 1
        ? ''
        : `<details><summary>Failures</summary><ul>${all.map((one) => `<li>${html(one)}</li>`).join('')}</ul></details>`;
    const within = revisions.length === 0 ? '' : `<br><span class="soft">in ${html(revisions.join(' · '))}</span>`;
    const reasons = problems.map((problem) => `<li>${html(problem)}</li>`).join('');
    return `<li><strong>${html(name)}</strong>${times}${place(source)}${within}${reasons && `<ul>${reasons}</ul>`}${list}</li>`;
  });
  return `<section aria-labelledby="failures"><h2 id="failures">Failures</h2><ol class="failures">${items.join('\n')}</ol></section>`;
}
