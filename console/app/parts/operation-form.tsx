import { useEffect, useId, useState } from 'preact/hooks';
import { type Beginning, type Draft, draftOf, type Filled, requestOf } from '../../form/draft';
import type { Json, NamedOperation } from '../../form/forms';
import { resolved } from '../../form/forms';
import { newKey } from '../api';
import { draftAt, keepDraft } from '../drafts';
import type { Contract } from '../forms';
import { route } from '../router';
import { session } from '../session';
import { t } from '../texts';
import { useAction } from './action';
import { Answer, type Answered, answerTo } from './answer';
import { Choice, Panel, Written } from './basics';
import { Code } from './code';
import { Field, hintOf } from './fields';
import { mistakeIn, secretMissingIn, useJsonText } from './json-text';

interface Props {
  contract: Contract;
  operation: NamedOperation;
  beginning?: Beginning | undefined;
  /** Called when an answer has come. */
  onAnswer?: () => void;
}

/** Any operation of the contract as a form that is filled in with its example. */
export function OperationForm({ contract, operation, beginning, onAnswer }: Props) {
  const clientId = session.value?.clientId ?? '';
  const form = `${operation.operationId} ${JSON.stringify(beginning)}`;
  const key = { clientId, step: route.value.step, form };
  const original = () => draftOf(operation, { clientId, ...beginning });
  const begin = () => draftAt(key, original());
  const [draft, setDraft] = useState<Draft>(begin);
  const change = (changed: Draft) => {
    keepDraft(key, changed, original(), contract.forms);
    setDraft(changed);
  };
  const [answer, setAnswer] = useState<Answered | null>(null);
  const { isRunning, run } = useAction();
  /** Counts the drafts, so that nothing of one is left in the fields of the next. */
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setDraft(begin());
    setTurn((before) => before + 1);
    setAnswer(null);
  }, [operation, beginning, clientId]);
  const target = { baseUrl: location.origin, token: session.value?.token ?? '', newKey };
  const send = async () => {
    setAnswer(await answerTo(requestOf(draft, target)));
    onAnswer?.();
  };
  const shown = requestOf(draft, { ...target, newKey: () => '00000000-0000-4000-8000-000000000000' });
  return (
    <form
      class="operation"
      onSubmit={(event) => {
        event.preventDefault();
        run(send);
      }}
    >
      {draft.parameters.length > 0 && <Parameters draft={draft} contract={contract} onChange={change} />}
      {operation.body !== null && <Body key={turn} draft={draft} contract={contract} onChange={change} />}
      <p class="send">
        <button type="submit" class="primary" aria-disabled={isRunning}>
          {isRunning ? t.value.call.sending : t.value.call.send}
        </button>
        <code class="address">
          {shown.method} {shown.url.slice(location.origin.length)}
        </code>
      </p>
      {answer !== null && <Answer answer={answer} />}
      <details>
        <summary>{t.value.call.asCode}</summary>
        <Code request={shown} />
      </details>
    </form>
  );
}

interface PartProps {
  draft: Draft;
  contract: Contract;
  onChange: (draft: Draft) => void;
}

function Parameters({ draft, contract, onChange }: PartProps) {
  const set = (at: number, change: Partial<Filled>) =>
    onChange({
      ...draft,
      parameters: draft.parameters.map((one, index) => (index === at ? { ...one, ...change } : one)),
    });
  return (
    <Panel title={t.value.call.parameters}>
      <div class="parameters">
        {draft.parameters.map((filled, at) => (
          <Parameter
            key={`${filled.parameter.in} ${filled.parameter.name}`}
            filled={filled}
            contract={contract}
            isKey={filled.parameter.name === draft.operation.key}
            onChange={(change) => set(at, change)}
          />
        ))}
      </div>
    </Panel>
  );
}

function Parameter(props: {
  filled: Filled;
  contract: Contract;
  isKey: boolean;
  onChange: (change: Partial<Filled>) => void;
}) {
  const { filled, contract, isKey, onChange } = props;
  const { parameter, on, text } = filled;
  const schema = resolved(contract.forms, parameter.schema);
  const item = schema.items === undefined ? schema : resolved(contract.forms, schema.items);
  // A page can have several forms with the same parameter.
  const id = useId();
  const values = item.enum?.map(String).join(', ');
  const hint = [hintOf({ ...schema, description: parameter.description ?? schema.description ?? '' }), values]
    .filter(Boolean)
    .join(' · ');
  return (
    <div class={`parameter ${on ? '' : 'off'}`}>
      <input
        type="checkbox"
        aria-label={`${t.value.call.sendsIt} ${parameter.name}`}
        checked={on}
        disabled={parameter.required}
        onChange={(event) => onChange({ on: event.currentTarget.checked })}
      />
      <label for={id}>
        <code>{parameter.name}</code> <span class="soft">{parameter.in}</span>
        {parameter.required && <span class="needed">{t.value.call.required}</span>}
      </label>
      <input
        id={id}
        ref={(input) => input?.setCustomValidity(on ? (secretMissingIn(text) ?? '') : '')}
        type="text"
        aria-invalid={on && secretMissingIn(text) !== null}
        value={text}
        placeholder={isKey ? t.value.call.newKey : ''}
        autoComplete="off"
        spellcheck={false}
        aria-describedby={hint === '' ? undefined : `${id}-hint`}
        onInput={(event) => onChange({ text: event.currentTarget.value, on: true })}
      />
      {hint !== '' && (
        <p class="hint" id={`${id}-hint`}>
          <Written text={hint} />
        </p>
      )}
    </div>
  );
}

/** The text of a body that is not there. */
const NOTHING: Json = {};

function Body({ draft, contract, onChange }: PartProps) {
  // A body that begins as text stays text while it is edited: the area with the focus must not give way to fields.
  const [asJson, setAsJson] = useState(draft.text !== undefined);
  // Counts the bodies from elsewhere: text that is not JSON gives way to them, also where its field has the same value.
  const [turn, setTurn] = useState(0);
  const { body } = draft.operation;
  if (body === null) return null;
  const examples = Object.keys(body.examples);
  const set = (value: Json | undefined) => onChange({ ...draft, body: value, text: undefined });
  const replace = (value: Json | undefined) => {
    setTurn(turn + 1);
    set(value);
  };
  return (
    <Panel
      title={t.value.call.body}
      tools={
        <>
          {examples.length > 1 && (
            <Choice
              label={t.value.call.example}
              value={examples.find((name) => JSON.stringify(body.examples[name]) === JSON.stringify(draft.body)) ?? ''}
              empty={t.value.call.own}
              options={examples}
              onChange={(name) => name !== '' && replace(body.examples[name])}
            />
          )}
          <FromFile onRead={replace} />
          <button
            type="button"
            class="quiet"
            aria-pressed={asJson}
            disabled={draft.text !== undefined}
            onClick={() => setAsJson(!asJson)}
          >
            JSON
          </button>
        </>
      }
    >
      {asJson ? (
        <BodyText key={turn} value={draft.body} given={draft.text} onChange={set} />
      ) : (
        <Field
          key={turn}
          forms={contract.forms}
          name=""
          schema={body.schema}
          value={draft.body}
          required
          onChange={set}
        />
      )}
    </Panel>
  );
}

/** The body as somebody has it in a file. */
function FromFile({ onRead }: { onRead: (value: Json) => void }) {
  const [mistake, setMistake] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text();
    const found = mistakeIn(text);
    setMistake(found);
    if (found === null) onRead(JSON.parse(text));
  };
  return (
    <label class="labelled">
      <span>{mistake ?? t.value.call.fromFile}</span>
      <input
        type="file"
        accept="application/json,.json"
        aria-invalid={mistake !== null}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
    </label>
  );
}

/** The whole body as text. */
function BodyText(props: { value: Json | undefined; given: string | undefined; onChange: (value: Json) => void }) {
  const { text, mistake, area } = useJsonText(props.value ?? NOTHING, props.onChange, props.given);
  return (
    <label class="labelled">
      <span>{mistake ?? 'JSON'}</span>
      <textarea rows={Math.min(24, text.split('\n').length + 1)} {...area} />
    </label>
  );
}
