import { useMemo, useState } from 'preact/hooks';
import { type Beginning, beginningIn } from '../../form/draft';
import type { NamedOperation } from '../../form/forms';
import { beginningOf } from '../../form/from-log';
import { dataOf, type Refusal, sandbox } from '../api';
import { type Contract, useContract } from '../forms';
import { asRefusal, useLoaded } from '../load';
import { Empty, Line, Loading, Problem, Title, Written } from '../parts/basics';
import { OperationForm } from '../parts/operation-form';
import { link, route } from '../router';
import { t } from '../texts';

/** Every operation of the API and of the sandbox, to be called. */
export function CallPage() {
  const { value: contract, problem, reload } = useContract();
  const { id } = route.value;
  const operation = id === null ? undefined : contract?.operations.get(id);
  return (
    <>
      <Title title={t.value.call.title} about={t.value.call.about} />
      <Problem problem={problem} tryAgain={reload} />
      <Loading of={{ value: contract, problem }} />
      {contract !== undefined && (
        <div class={`split ${id === null ? '' : 'chosen'}`}>
          <Operations contract={contract} chosen={id} />
          <div class="detail">
            {operation !== undefined && <Operation contract={contract} operation={operation} />}
            {operation === undefined && id !== null && <ToAll />}
            {operation === undefined && <Empty>{id === null ? t.value.call.choose : t.value.call.none}</Empty>}
          </div>
        </div>
      )}
    </>
  );
}

/** The way back to all operations, which a phone does not show next to one. */
function ToAll() {
  return (
    <p class="back">
      <a href={link('call')}>{t.value.call.all}</a>
    </p>
  );
}

function Operations({ contract, chosen }: { contract: Contract; chosen: string | null }) {
  const [wanted, setWanted] = useState('');
  const groups = useMemo(() => grouped([...contract.operations.values()], wanted), [contract, wanted]);
  return (
    <nav class="operations" aria-label={t.value.call.operations}>
      <Line label={t.value.call.find} value={wanted} onInput={setWanted} type="search" />
      {groups.map(([tag, operations]) => (
        <section key={tag}>
          <h2 lang="en">{tag}</h2>
          <ul>
            {operations.map(({ operationId, method, summary }) => (
              <li key={operationId}>
                <a href={link('call', operationId)} aria-current={operationId === chosen ? 'page' : undefined}>
                  <span class={`method ${method.toLowerCase()}`}>{method}</span> <span lang="en">{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function grouped(operations: readonly NamedOperation[], wanted: string): [string, NamedOperation[]][] {
  const words = wanted.toLowerCase().split(/\s+/);
  const groups = new Map<string, NamedOperation[]>();
  for (const operation of operations) {
    const text =
      `${operation.operationId} ${operation.summary} ${operation.path} ${operation.tag} ${operation.method}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
  }
  return [...groups];
}

function Operation({ contract, operation }: { contract: Contract; operation: NamedOperation }) {
  const { query } = route.value;
  const from = query.get('from');
  const given = query.get('with');
  const loaded = useLoaded(() => startOf(operation, from, given), [operation.operationId, from, given]);
  const { value: start } = loaded;
  return (
    <article class="operation-page">
      <ToAll />
      <h2 lang="en">{operation.summary}</h2>
      <p>
        <span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span> <code>{operation.path}</code>{' '}
        <span class="soft">{operation.operationId}</span>
      </p>
      {operation.description !== '' && (
        <details class="about">
          <summary>{t.value.call.description}</summary>
          <p class="description">
            <Written text={operation.description} />
          </p>
        </details>
      )}
      <Loading of={loaded} />
      {start !== undefined && (
        <>
          <Problem problem={start.refusal} />
          {start.beginning === undefined && <Empty>{t.value.call.badLink}</Empty>}
          <OperationForm contract={contract} operation={operation} beginning={start.beginning} />
        </>
      )}
    </article>
  );
}

/** The values that a form begins with. */
interface Start {
  /** Undefined if what a link names could not be used: the form has the contract's example. */
  beginning: Beginning | undefined;
  /** The refusal to show the logged request that a link names; null if there is none. */
  refusal: Refusal | null;
}

/** Loads the values that the form begins with: a logged request, the values of a link, or the contract's example. */
async function startOf(operation: NamedOperation, from: string | null, given: string | null): Promise<Start> {
  if (given !== null) return { beginning: beginningIn(given) ?? undefined, refusal: null };
  if (from === null) return { beginning: {}, refusal: null };
  try {
    const { data } = await dataOf(
      sandbox.GET('/sandbox/v1/requests/{entry_id}', { params: { path: { entry_id: from } } }),
    );
    return { beginning: beginningOf(data, operation) ?? undefined, refusal: null };
  } catch (error) {
    return { beginning: {}, refusal: asRefusal(error) };
  }
}
