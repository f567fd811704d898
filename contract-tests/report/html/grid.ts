import { type Row, rowKey } from '../../contract';
import type { RowResult } from '../../run';
import type { RevisionReport } from '../model';
import { columnHead, counted, html } from './text';

/** The result of one response: in each revision, whether each target gave it. */
interface Response {
  row: Row;
  cells: Map<string, { target: string; passed: boolean }[]>;
}

interface Operation {
  operationId: string;
  document: string;
  responses: Map<string, Response>;
}

/** Revision × operation, and beneath each operation revision × response. */
export function grid(reports: readonly RevisionReport[]): string {
  const operations = operationsOf(reports);
  const revisions = reports.filter(({ runs }) => runs.length > 0).map(({ revision }) => revision);
  return `${overview(operations, revisions)}
<h3>Each response</h3>
<p class="soft">Open an operation to see its documented responses in each revision.</p>
${operations.map((operation) => detail(operation, revisions)).join('\n')}`;
}

function operationsOf(reports: readonly RevisionReport[]): Operation[] {
  const operations = new Map<string, Operation>();
  for (const { revision, runs } of reports) {
    for (const { target, results } of runs) {
      for (const result of results) note(operations, result, { revision, target });
    }
  }
  return [...operations.values()];
}

function note(
  operations: Map<string, Operation>,
  { row, passed }: RowResult,
  { revision, target }: { revision: string; target: string },
): void {
  const { operationId, document } = row;
  const operation = operations.get(operationId) ?? { operationId, document, responses: new Map() };
  operations.set(operationId, operation);
  const key = rowKey(row);
  const response: Response = operation.responses.get(key) ?? { row, cells: new Map() };
  operation.responses.set(key, response);
  response.cells.set(revision, [...(response.cells.get(revision) ?? []), { target, passed }]);
}

function overview(operations: readonly Operation[], revisions: readonly string[]): string {
  const rows = operations.map(({ operationId, document, responses }) => {
    const cells = revisions.map((revision) => countCell([...responses.values()], revision));
    const head = `<a href="#${operationId}">${operationId}</a> <span class="soft">${html(document)}</span>`;
    return `<tr><th scope="row">${head}</th>${cells.join('')}</tr>`;
  });
  return table('Responses of each operation that were given as documented, in each revision', {
    head: 'Operation',
    revisions,
    rows,
  });
}

function countCell(responses: readonly Response[], revision: string): string {
  const own = responses.filter(({ cells }) => cells.has(revision));
  if (own.length === 0) return '<td class="n">–</td>';
  const passed = own.filter(({ cells }) => cells.get(revision)?.every((cell) => cell.passed)).length;
  return passed === own.length ? `<td class="y">${passed}</td>` : `<td class="f">${passed}/${own.length}</td>`;
}

function detail({ operationId, responses }: Operation, revisions: readonly string[]): string {
  const all = [...responses.values()];
  const rows = all.map(({ row, cells }) => {
    const marks = revisions.map((revision) => markCell(cells.get(revision)));
    return `<tr><th scope="row">${row.status} ${html(row.example)}</th>${marks.join('')}</tr>`;
  });
  const failed = all.filter(({ cells }) => [...cells.values()].flat().some(({ passed }) => !passed)).length;
  const failedMark = failed > 0 ? ` <span class="bad-mark">${counted(failed, 'response')} failed</span>` : '';
  const head = `${operationId}<span class="soft">${counted(all.length, 'response')}</span>${failedMark}`;
  const body = table(`Responses of ${operationId} in each revision`, { head: 'Response', revisions, rows });
  return `<details${failed > 0 ? ' class="bad" open' : ''}><summary>${head}</summary><div id="${operationId}">${body}</div></details>`;
}

function markCell(cells: { target: string; passed: boolean }[] | undefined): string {
  if (cells === undefined) return '<td class="n">–';
  const failed = cells.filter(({ passed }) => !passed).map(({ target }) => target);
  return failed.length === 0 ? '<td class="y">✓' : `<td class="f">✗ ${html(failed.join(', '))}`;
}

/** A table with a column per revision, which may be wider than the page. */
export function table(
  caption: string,
  { head, revisions, rows }: { head: string; revisions: readonly string[]; rows: readonly string[] },
): string {
  const heads = `<tr><th scope="col">${head}</th>${revisions.map(columnHead).join('')}</tr>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${html(caption)}">
<table><thead>${heads}</thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}
