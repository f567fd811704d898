/** `generated/events.ts`: what the service sends to the client and what the client answers, with validators. */

import type { MessageEntry, MessageModel, SendModel } from '../model/messages';
import { banner, code, literal, quote, union } from '../util/typescript';

/** The module that exports the validators of messages. */
export const messagesModule = 'asyncapi';

const interfaces = `
export interface MessageRule {
  name: MessageName;
  /** The event's type as its body has it, such as ACTIVITY_CREATED; null where the contract names none. */
  type: string | null;
  title: string;
  /** HTTP status of an answer; null for what the service sends, and where several statuses stand for one answer. */
  status: number | null;
  /** Null for an empty body. Messages of the service have no other content; answers of the client may. */
  payload: Check | null;
  /** Over an object of headers with names in lower case; others may be among them. */
  headers: Check | null;
}
export interface SendRule {
  name: SendName;
  title: string;
  /** A callback waits for an answer, an event only for a 2xx status. */
  kind: 'callback' | 'event';
  /** The path at the client; \`{…}\` stands for a parameter. */
  address: string;
  messages: readonly MessageName[];
  /** The messages that can come back; none for an event. */
  replies: readonly MessageName[];
}
`;

const lookup = `
/** Any client may choose any combination of values: the revisions that were used last are kept. */
const cached = new LRUCache<string, Readonly<Record<MessageName, MessageRule>>>({ max: 100 });

/** The messages of a revision. Any combination of values works. */
export function messagesFor(revision: Revision): Readonly<Record<MessageName, MessageRule>> {
  const key = AXES.map((axis) => revision[axis]).join();
  const known = cached.get(key);
  if (known) return known;
  const entries = Object.entries(messages).map(([name, rule]) => {
    const entry = variants[name as MessageName];
    return [name, (entry && entry.rules[variantOf(revision, entry.axes)]) ?? rule];
  });
  const rules = Object.fromEntries(entries) as Record<MessageName, MessageRule>;
  cached.set(key, rules);
  return rules;
}
`;

/** Writes the table of sends and messages. */
export function emitEvents(sends: readonly SendModel[], messages: readonly MessageEntry[]): string {
  const check = (id: string | null) => (id === null ? null : code(`checks.${id}!`));
  const rule = (model: MessageModel, indent: number): string =>
    literal({ ...model, payload: check(model.payload), headers: check(model.headers) }, indent);
  const variants = messages
    .filter((entry) => entry.axes.length > 0)
    .map(({ name, axes, variants: rules }) => {
      const lines = [...rules].map(([variant, model]) => `      ${quote(variant)}: ${rule(model, 6)},\n`);
      return `  ${name}: {\n    axes: ${literal(axes)},\n    rules: {\n${lines.join('')}    },\n  },\n`;
    });
  const payloads = messages.map(
    ({ name, payloadType }) =>
      `  ${name}: ${payloadType === null ? 'undefined' : `components['schemas'][${quote(payloadType)}]`};\n`,
  );
  return [
    banner,
    "import { LRUCache } from 'lru-cache';\n",
    "import type { Check } from './operations';\n",
    "import { AXES, type Axis, type Revision, variantOf } from './revisions';\n",
    "import type { components } from './types/events';\n\n",
    `const checks = require('./validators/${messagesModule}.cjs') as Record<string, Check>;\n\n`,
    `export type SendName =${union(sends.map((send) => send.name))};\n`,
    `export type MessageName =${union(messages.map((message) => message.name))};\n\n`,
    '/** The bodies of the messages in the current revision. */\nexport interface Payloads {\n',
    ...payloads,
    '}\n',
    interfaces,
    '\n/** Everything that the service sends. */\nexport const sends: Readonly<Record<SendName, SendRule>> = {\n',
    ...sends.map((send) => `  ${send.name}: ${literal(send, 2)},\n`),
    '};\n',
    '\n/** The messages in the current revision. */\nexport const messages: Readonly<Record<MessageName, MessageRule>> = {\n',
    ...messages.map((entry) => `  ${entry.name}: ${rule(entry.base, 2)},\n`),
    '};\n',
    '\nconst variants: { [M in MessageName]?: { axes: readonly Axis[]; rules: Record<string, MessageRule> } } = {\n',
    ...variants,
    '};\n',
    lookup,
  ].join('');
}
