import type { Schemas } from '../api';
import { t } from '../texts';
import { Panel } from './basics';

type Signature = Schemas['RequestLogSignature'];

/** How a signature is checked, step by step. */
export function SignatureSteps({ title, signature }: { title: string; signature: Signature }) {
  const words = t.value.requests;
  const steps: [string, string | null, boolean | null][] = [
    [words.apiKey, signature.api_key, signature.api_key !== null],
    [words.timestamp, signature.timestamp, signature.fresh],
    [words.endpoint, signature.endpoint, null],
    [words.order, signature.order, null],
    [words.signedBytes, decoded(signature.signed), null],
    [words.expected, signature.expected, null],
    [words.received, signature.received, signature.matches],
  ];
  return (
    <Panel title={title}>
      <ol class="steps">
        {steps.map(([name, value, good]) => (
          <li key={name} class={good === null ? undefined : good ? 'good' : 'bad'}>
            <span>
              {name}
              {good !== null && <b> {good ? words.right : words.wrong}</b>}
            </span>
            <code>{value ?? '–'}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Bytes in base64 as text, as far as they are some. */
function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
