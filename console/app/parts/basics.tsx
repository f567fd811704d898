import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NEW_VERSION, type Refusal } from '../api';
import { copyText } from '../clipboard';
import { t } from '../texts';

type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** A word with a colour that says the same. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

const GOOD = /^(ACCEPTED|DELIVERED|ACTIVE|APPROVED|CLEARED|AUTHORIZED|PAID|VALIDATED)$/;
const BAD = /^(FAILED|DEAD|REJECTED|LOST|STOLEN|DELETED|NOT_VALIDATED)$/;
const WARN = /^(REFUSED|PENDING|BLOCKED|FROZEN|HELD|DISABLED|EXPIRED|CREATED)$/;

/** A word of the contract, coloured by what it means. */
export function State({ value }: { value: string | null }) {
  if (value === null) return <span class="soft">–</span>;
  const tone = GOOD.test(value) ? 'good' : BAD.test(value) ? 'bad' : WARN.test(value) ? 'warn' : 'plain';
  return <Badge tone={tone}>{value}</Badge>;
}

/** A status of HTTP. */
export function Status({ status }: { status: number | null }) {
  if (status === null) return <Badge tone="bad">{t.value.noAnswer}</Badge>;
  return <Badge tone={status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'}>{status}</Badge>;
}

/** Shows an error, if there is one. @param tryAgain absent where the page has another button that does so */
export function Problem({ problem, tryAgain }: { problem: Refusal | null; tryAgain?: () => void }) {
  if (problem === null) return null;
  return (
    <p class="problem" role="alert">
      <strong>{problem.code}</strong>{' '}
      <span lang={problem.requestId === null ? undefined : 'en'}>{problem.message}</span>
      {problem.requestId !== null && (
        <>
          {' '}
          <a href={`/console/requests/${problem.requestId}`}>{t.value.why}</a>
        </>
      )}
      {tryAgain !== undefined && (
        <>
          {' '}
          <button type="button" class="quiet" onClick={tryAgain}>
            {problem.code === NEW_VERSION ? t.value.loadVersion : t.value.tryAgain}
          </button>
        </>
      )}
    </p>
  );
}

/** Says that something is being read, until there is a value or a problem. */
export function Loading({ of: { value, problem } }: { of: { value: unknown; problem: Refusal | null } }) {
  return value === undefined && problem === null ? <p class="soft">{t.value.loading}</p> : null;
}

/** An id. It is cut where there is little room; its title and what is copied are whole. */
export function Id({ value }: { value: string | null }) {
  if (value === null) return <span class="soft">–</span>;
  return (
    <code class="id" title={value}>
      {value}
    </code>
  );
}

/** A moment as the contract writes it, short. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return <span class="soft">–</span>;
  return (
    <time dateTime={at} title={at} class="moment">
      {at.slice(0, 10)} <b>{at.slice(11, 19)}</b>
    </time>
  );
}

/** Copies a text and says so. */
export function Copy({ text, label }: { text: string; label?: string }) {
  const [notice, setNotice] = useState<string | null>(null);
  const copy = async () => {
    setNotice((await copyText(text)) ? t.value.copied : t.value.notCopied);
    setTimeout(() => setNotice(null), 2_000);
  };
  return (
    <button type="button" class="quiet" onClick={() => void copy()}>
      <span aria-live="polite">{notice ?? label ?? t.value.copy}</span>
    </button>
  );
}

/** A field of a form with its label. */
export function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it holds
    <label class="labelled">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** A choice from a list. The empty value means all or none. */
export function Choice(props: {
  label: string;
  value: string;
  options: readonly (string | readonly [string, string])[];
  empty?: string;
  onChange: (value: string) => void;
}) {
  return (
    <Labelled label={props.label}>
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.empty !== undefined && <option value="">{props.empty}</option>}
        {props.options.map((option) => {
          const [value, text] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </Labelled>
  );
}

/** A line of text of a form. */
export function Line(props: {
  label: string;
  value: string;
  type?: 'text' | 'search' | 'password' | 'datetime-local';
  placeholder?: string;
  list?: string;
  /** True if the value is only a part of what is wanted. */
  isIncomplete?: boolean;
  /** @param isBroken true if the browser has no value for what is typed, as for a part of a date */
  onInput: (value: string, isBroken: boolean) => void;
}) {
  const { label, type = 'text', value, placeholder, list, isIncomplete = false, onInput } = props;
  const input: JSX.IntrinsicElements['input'] = {
    value,
    autoComplete: 'off',
    spellcheck: false,
    onInput: (event) => onInput(event.currentTarget.value, event.currentTarget.validity.badInput),
    'aria-invalid': isIncomplete,
  };
  return (
    <Labelled label={label}>
      <input {...input} {...({ type, placeholder, list } as object)} />
    </Labelled>
  );
}

/** A table that scrolls by itself where it is too wide. */
export function Table({
  label,
  head,
  stacks = false,
  children,
}: {
  label: string;
  head: readonly string[];
  /** Cells stand below each other on a phone: each has the name of its column as `data-name`. */
  stacks?: boolean;
  children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section class={stacks ? 'table stacks' : 'table'} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Text of the contract in a line, which is English: what it marks as code and as strong is shown so. */
export function Written({ text }: { text: string }) {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return (
    <span lang="en">
      {parts.map((part, at) => {
        if (at % 2 === 0) return part;
        return part.startsWith('`') ? <code key={at}>{part.slice(1, -1)}</code> : <b key={at}>{part.slice(2, -2)}</b>;
      })}
    </span>
  );
}

/** Says how much of a list is shown, if it is not all of it. */
export function Cut({ shown, total }: { shown: number; total: number | undefined }) {
  if (total === undefined || total <= shown) return null;
  return <p class="soft">{t.value.shownOf(shown, total)}</p>;
}

/** Says that there is nothing, and what to do about it. */
export function Empty({ children }: { children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}

/** A part of a page with its title. */
export function Panel({
  title,
  tools,
  children,
}: {
  title: string;
  tools?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <section class="panel">
      <header>
        <h2>{title}</h2>
        {tools !== undefined && <div class="tools">{tools}</div>}
      </header>
      {children}
    </section>
  );
}

/** The title of a page and one line about it. */
export function Title({ title, about, children }: { title: string; about: string; children?: ComponentChildren }) {
  return (
    <header class="title">
      <div>
        <h1>{title}</h1>
        <p>{about}</p>
      </div>
      <div class="tools">{children}</div>
    </header>
  );
}
