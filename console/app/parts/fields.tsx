import { useId, useRef, useState } from 'preact/hooks';
import { patternInWords } from '../../../server/platform/http/pattern-words';
import { type FormSchema, type Forms, type Json, resolved } from '../../form/forms';
import { t } from '../texts';
import { Written } from './basics';
import { secretMissingIn, useJsonText } from './json-text';

interface FieldProps {
  forms: Forms;
  name: string;
  schema: FormSchema;
  value: Json | undefined;
  required: boolean;
  onChange: (value: Json | undefined) => void;
}

type Fields = { [key: string]: Json };

const typesOf = ({ type }: FormSchema): string[] => (type === undefined ? [] : [type].flat());

/** The value that a field begins with when it is added. */
function beginning(forms: Forms, written: FormSchema): Json {
  const schema = resolved(forms, written);
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  if (schema.properties !== undefined) {
    const needed = (schema.required ?? []).flatMap((name): [string, Json][] => {
      const inner = schema.properties?.[name];
      return inner === undefined ? [] : [[name, beginning(forms, inner)]];
    });
    return Object.fromEntries(needed);
  }
  const [type] = typesOf(schema);
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  return '';
}

/** A field of a body as its schema has it: a choice, a text, a number, or fields and lists of such. */
export function Field(props: FieldProps) {
  const schema = resolved(props.forms, props.schema);
  const types = typesOf(schema);
  // A value that somebody types as JSON, for example in place of null, stays in its field when it becomes whole.
  const [isTyped, setTyped] = useState(false);
  if (!isTyped && schema.properties !== undefined && isFields(props.value ?? {})) {
    return <Group {...props} schema={schema} />;
  }
  if (!isTyped && types.includes('array') && schema.items !== undefined && Array.isArray(props.value)) {
    return <List {...props} schema={schema} items={schema.items} />;
  }
  return <Plain {...props} schema={schema} isTyped={isTyped} onType={() => setTyped(true)} />;
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const CONTROL = ':is(input, select, textarea, button)';

/** The fields of an object. What is not sent can be added. */
function Group({ forms, name, schema, value, required, onChange }: FieldProps) {
  const own = (value ?? {}) as Fields;
  const properties = Object.entries(schema.properties ?? {});
  const needed = new Set(schema.required);
  const shown = properties.filter(([key]) => key in own || needed.has(key));
  const more = properties.filter(([key]) => !(key in own) && !needed.has(key));
  const extra = Object.keys(own).filter((key) => !(key in (schema.properties ?? {})));
  const set = (key: string, inner: Json | undefined) => {
    const { [key]: _, ...others } = own;
    onChange(inner === undefined ? others : { ...own, [key]: inner });
  };
  return (
    <fieldset class="fields" tabIndex={-1} data-name={name}>
      {name !== '' && (
        <legend>
          <code>{name}</code> {!required && <Remove name={name} onClick={() => onChange(undefined)} />}
        </legend>
      )}
      {schema.description !== undefined && name !== '' && (
        <p class="hint">
          <Written text={schema.description} />
        </p>
      )}
      {shown.map(([key, inner]) => (
        <Field
          key={key}
          forms={forms}
          name={key}
          schema={inner}
          value={own[key]}
          required={needed.has(key)}
          onChange={(changed) => set(key, changed)}
        />
      ))}
      {extra.map((key) => (
        <Field
          key={key}
          forms={forms}
          name={key}
          schema={{}}
          value={own[key]}
          required={false}
          onChange={(changed) => set(key, changed)}
        />
      ))}
      {more.length > 0 && (
        <div class="more">
          <span class="soft">{t.value.call.add}</span>
          {more.map(([key, inner]) => (
            <button
              key={key}
              type="button"
              class="chip"
              onClick={({ currentTarget }) => {
                const group = currentTarget.closest('.fields');
                focusAfter(
                  () => set(key, beginning(forms, inner)),
                  currentTarget,
                  () => group?.querySelector<HTMLElement>(`:scope > [data-name="${key}"] ${CONTROL}`),
                );
              }}
            >
              {key}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Names the items of a list, so that each keeps its field, with what is typed there, when another one is removed. */
function useItemNames(count: number) {
  const { current } = useRef({ names: [] as number[], next: 0 });
  current.names.length = Math.min(current.names.length, count);
  while (current.names.length < count) current.names.push(current.next++);
  return { names: current.names, remove: (at: number) => current.names.splice(at, 1) };
}

function List({ forms, name, schema, items, value, required, onChange }: FieldProps & { items: FormSchema }) {
  const own = value as Json[];
  const { names, remove } = useItemNames(own.length);
  const set = (at: number, inner: Json | undefined) => {
    if (inner === undefined) remove(at);
    onChange(
      inner === undefined
        ? own.filter((_, index) => index !== at)
        : own.map((old, index) => (index === at ? inner : old)),
    );
  };
  return (
    <fieldset class="fields" tabIndex={-1} data-name={name}>
      <legend>
        <code>{name}</code> {!required && <Remove name={name} onClick={() => onChange(undefined)} />}
      </legend>
      {schema.description !== undefined && (
        <p class="hint">
          <Written text={schema.description} />
        </p>
      )}
      {own.map((inner, at) => (
        <Field
          key={names[at]}
          forms={forms}
          name={`${name}[${at}]`}
          schema={items}
          value={inner}
          required={false}
          onChange={(changed) => set(at, changed)}
        />
      ))}
      <button type="button" class="chip" onClick={() => onChange([...own, beginning(forms, items)])}>
        {t.value.call.addItem}
      </button>
    </fieldset>
  );
}

/** Runs a change that removes the pressed button, and gives the focus to another element once it is drawn. */
function focusAfter(change: () => void, pressed: Element, next: () => HTMLElement | null | undefined): void {
  const hadFocus = document.activeElement === pressed;
  change();
  setTimeout(() => {
    if (hadFocus && !pressed.isConnected) next()?.focus({ preventScroll: true });
  });
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" class="remove" aria-label={`${t.value.call.remove} ${name}`} onClick={onClick}>
      ×
    </button>
  );
}

interface Typing {
  /** True once somebody has typed into the field as JSON. */
  isTyped: boolean;
  onType: () => void;
}

/** A field with one value. */
function Plain({ name, schema, value, required, onChange, ...typing }: FieldProps & Typing) {
  const id = useId();
  const hint = hintOf(schema);
  return (
    <div class="field" data-name={name}>
      <label for={id}>
        <code>{name}</code>
        {required && <span class="needed">{t.value.call.required}</span>}
        {schema.sensitive && <span class="needed">{t.value.call.sensitive}</span>}
      </label>
      <div class="control">
        <Control
          {...typing}
          id={id}
          schema={schema}
          value={value}
          onChange={onChange}
          hint={hint === '' ? undefined : `${id}-hint`}
        />
        {!required && <Remove name={name} onClick={() => onChange(undefined)} />}
      </div>
      {hint !== '' && (
        <p class="hint" id={`${id}-hint`}>
          <Written text={hint} />
        </p>
      )}
      {schema.triggers?.map((trigger) => (
        <p key={String(trigger.value)} class="hint trigger">
          <code>{String(trigger.value)}</code> → {trigger.outcome}: <Written text={trigger.description} />
        </p>
      ))}
    </div>
  );
}

/** Describes the values that a schema allows, in one line. */
export function hintOf({ description, minLength, maxLength, minimum, maximum, pattern, format }: FormSchema): string {
  const range = (low: number | undefined, high: number | undefined) =>
    low === undefined && high === undefined ? '' : `${low ?? ''}…${high ?? ''}`;
  const written = pattern === undefined ? undefined : patternInWords(pattern);
  const words = [description?.trim(), format, range(minLength, maxLength), range(minimum, maximum), written];
  return words.filter(Boolean).join(' · ');
}

interface ControlProps {
  id: string;
  schema: FormSchema;
  value: Json | undefined;
  hint: string | undefined;
  onChange: (value: Json) => void;
}

function Control({ id, schema, value, hint, onChange, isTyped, onType }: ControlProps & Typing) {
  const types = typesOf(schema);
  if (schema.enum !== undefined) {
    const options = schema.enum.map((option) => JSON.stringify(option));
    const shown = JSON.stringify(value ?? null);
    return (
      <select
        id={id}
        aria-describedby={hint}
        value={shown}
        onChange={(event) => onChange(JSON.parse(event.currentTarget.value))}
      >
        {[...new Set(value === undefined || options.includes(shown) ? options : [shown, ...options])].map((option) => (
          <option key={option} value={option}>
            {option === 'null' ? 'null' : String(JSON.parse(option))}
          </option>
        ))}
      </select>
    );
  }
  if (types.includes('boolean')) {
    return (
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const isText =
    types.includes('string') || (types.length === 0 && schema.oneOf === undefined && typeof value === 'string');
  if (!isTyped && isText && (typeof value === 'string' || value === undefined)) {
    return (
      <input
        id={id}
        ref={(input) => input?.setCustomValidity(secretMissingIn(value ?? '') ?? '')}
        type="text"
        aria-describedby={hint}
        aria-invalid={secretMissingIn(value ?? '') !== null}
        value={value ?? ''}
        autoComplete="off"
        spellcheck={false}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <JsonControl
      id={id}
      value={value}
      hint={hint}
      onChange={(typed) => {
        onType();
        onChange(typed);
      }}
    />
  );
}

/** Any value as JSON: numbers as they are typed, null, and what has many forms. */
function JsonControl({ id, value, hint, onChange }: Omit<ControlProps, 'schema'>) {
  const { text, area } = useJsonText(value ?? null, onChange);
  return <textarea id={id} aria-describedby={hint} rows={Math.min(12, text.split('\n').length)} {...area} />;
}
