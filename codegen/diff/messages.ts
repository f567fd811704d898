/** Compares the events and callbacks of two AsyncAPI documents. The service sends, the client replies. */

import type { Document } from '../model/document';
import { arrayOf, objectOf } from '../util/json';
import {
  absent,
  type ComparisonResult,
  type Direction,
  type DocumentNode,
  followed,
  member,
  memberPair,
  namesOf,
  type Pair,
  rootPair,
  sameText,
  shown,
  type UnplacedChange,
  unplacedChange,
} from './change';
import { changed, compareTexts, unknown } from './members';
import type { RuleId } from './rules';
import type { SchemaComparison } from './schema/schema';
import { compareSchemes } from './security';

/** All differences between two versions of the document. */
export function compareAsyncapi(before: Document, after: Document, schemas: SchemaComparison): ComparisonResult[] {
  const root = rootPair(before, after);
  const operations = memberPair(root, 'operations');
  const { gone, added, common } = namesOf(operations);
  const schemes = memberPair(memberPair(root, 'components'), 'securitySchemes');
  const words = memberPair(root, 'info');
  return [
    {
      subject: after.name,
      found: sameText(words) ? [] : [unplacedChange('words-changed', `Words of ${after.name}`, words)],
    },
    { subject: after.name, found: [...compareSchemes(schemes), ...compareServers(memberPair(root, 'servers'))] },
    // A document that was added or removed is reported by its calls.
    { subject: after.name, found: [root.before, root.after].every(isDocument) ? compareRoot(root) : [] },
    ...added.map((name) => ({
      subject: name,
      found: [unplacedChange('call-added', `${name} is new`, memberPair(operations, name))],
    })),
    ...gone.map((name) => ({
      subject: name,
      found: [unplacedChange('call-removed', `${name} is gone`, memberPair(operations, name))],
    })),
    ...common.map((name) => ({
      subject: name,
      found: compareSend(memberPair(operations, name), name, schemas),
    })),
  ];
}

const isDocument = ({ node }: DocumentNode): boolean => objectOf(node).asyncapi !== undefined;

const compareRoot = (root: Pair): UnplacedChange[] => [
  ...changed(root, ['defaultContentType'], 'call-binding-changed', 'The document'),
  ...unknown(root, ROOT, 'The document'),
];

/** The addresses of calls, and how calls prove who sends them. */
function compareServers(pair: Pair): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  return [
    ...added.map((name) => unplacedChange('address-added', `Calls go to ${name}`, memberPair(pair, name))),
    ...gone.map((name) =>
      unplacedChange('address-removed', `Calls do not go to ${name} any more`, memberPair(pair, name)),
    ),
    ...common.flatMap((name) => {
      const at = memberPair(pair, name);
      return [
        ...compareTexts(at, null, name),
        ...changed(at, ['host', 'pathname', 'protocol', 'protocolVersion', 'bindings'], 'call-moved', name),
        ...changed(at, ['security'], 'call-security-changed', name),
        ...changed(at, ['summary', 'tags', 'variables'], 'words-changed', name),
        ...unknown(at, SERVER, name),
      ];
    }),
  ];
}

const ROOT = `asyncapi info id defaultContentType servers channels operations components`.split(' ');
const TEXTS = ['title', 'summary', 'description', 'tags', 'externalDocs'];
const SERVER = [...TEXTS, 'host', 'pathname', 'protocol', 'protocolVersion', 'bindings', 'security', 'variables'];
const CHANNEL = [...TEXTS, 'address', 'parameters', 'messages', 'servers', 'bindings'];
const SEND = [...TEXTS, 'action', 'channel', 'messages', 'bindings', 'reply', 'security', 'x-interface-item'];

const MESSAGE = `bindings name contentType correlationId payload headers traits examples`.split(' ').concat(TEXTS);

function compareSend(pair: Pair, name: string, schemas: SchemaComparison): UnplacedChange[] {
  const bindings = memberPair(pair, 'bindings');
  const reply = memberPair(pair, 'reply');
  const sent: Rules = { direction: 'output', added: 'message-added', removed: 'message-removed' };
  const replied: Rules = { direction: 'input', added: 'reply-added', removed: 'reply-removed' };
  return [
    ...compareTexts(pair, null, name),
    ...changed(pair, ['summary', 'tags', 'x-interface-item'], 'words-changed', name),
    ...changed(pair, ['action'], 'call-binding-changed', name),
    ...changed(pair, ['security'], 'call-security-changed', name),
    ...unknown(pair, SEND, name),
    ...(sameText(bindings) ? [] : [unplacedChange('call-binding-changed', `${name} is sent in another way`, bindings)]),
    ...compareChannel({ before: channelOf(pair.before), after: channelOf(pair.after) }, name),
    ...compareMessages({ before: pair.before, after: pair.after }, name, sent, schemas),
    ...(reply.before.node && reply.after.node
      ? [...compareReplyPlace(reply, name), ...compareMessages(reply, name, replied, schemas)]
      : []),
    ...(!reply.before.node === !reply.after.node
      ? []
      : [
          unplacedChange(
            reply.after.node ? 'call-binding-changed' : 'reply-removed',
            `${name}: whether it waits for a reply`,
            reply,
          ),
        ]),
  ];
}

/** Compares where a reply goes, and what is said of it; its messages are compared by themselves. */
function compareReplyPlace(reply: Pair, name: string): UnplacedChange[] {
  const label = `the reply to ${name}`;
  const channel: Pair = { before: channelOf(reply.before), after: channelOf(reply.after) };
  return [
    ...changed(reply, ['address'], 'call-binding-changed', label),
    ...unknown(reply, ['address', 'channel', 'messages'], label),
    ...compareTexts(channel, null, label),
    ...changed(channel, ['summary', 'tags'], 'words-changed', label),
    ...changed(channel, ['address', 'parameters', 'servers', 'bindings'], 'call-binding-changed', label),
    ...unknown(channel, CHANNEL, label),
  ];
}

const channelOf = (location: DocumentNode): DocumentNode => followed(member(location, 'channel'));

function compareChannel(pair: Pair, name: string): UnplacedChange[] {
  const address = memberPair(pair, 'address');
  const parameters = memberPair(pair, 'parameters');
  return [
    ...compareTexts(pair, null, name),
    ...(sameText(address)
      ? []
      : [
          unplacedChange(
            'call-moved',
            `${name} goes to ${shown(address.after.node)}, was ${shown(address.before.node)}`,
            address,
          ),
        ]),
    ...changed(pair, ['servers'], 'call-moved', name),
    ...changed(pair, ['bindings'], 'call-binding-changed', name),
    ...changed(pair, ['summary', 'tags'], 'words-changed', name),
    ...unknown(pair, CHANNEL, name),
    ...compareParameters(parameters, name),
  ];
}

/** Compares the parameters of an address: only their values decide where a call goes; the rest is text for people. */
function compareParameters(pair: Pair, name: string): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  if (gone.length + added.length > 0) {
    return [unplacedChange('call-moved', `${name} has other parameters in its address`, pair)];
  }
  return common.flatMap((parameter) => {
    const at = memberPair(pair, parameter);
    const label = `${name} {${parameter}}`;
    return [
      ...compareTexts(at, null, label),
      ...changed(at, ['enum', 'location'], 'call-moved', label),
      ...changed(at, ['default'], 'words-changed', label),
      ...unknown(at, ['description', 'examples', 'enum', 'location', 'default', '$ref'], label),
    ];
  });
}

interface Rules {
  direction: Direction;
  added: RuleId;
  removed: RuleId;
}

/** Messages by name; without a list of its own an operation or reply has all messages of its channel. */
function messagesOf(location: DocumentNode): Map<string, DocumentNode> {
  const listed = member(location, 'messages');
  const own = arrayOf(listed.node).map((reference, index) => {
    const name = String(objectOf(reference).$ref ?? index)
      .split('/')
      .pop() as string;
    return [name, followed(member(listed, index))] as const;
  });
  if (own.length > 0) return new Map(own);
  const messages = member(channelOf(location), 'messages');
  return new Map(Object.keys(objectOf(messages.node)).map((name) => [name, followed(member(messages, name))] as const));
}

function compareMessages(pair: Pair, name: string, rules: Rules, schemas: SchemaComparison): UnplacedChange[] {
  const [before, after] = [messagesOf(pair.before), messagesOf(pair.after)];
  const added = [...after]
    .filter(([message]) => !before.has(message))
    .map(([message, location]) =>
      unplacedChange(rules.added, `${name} has the message ${message}`, { before: absent(location), after: location }),
    );
  const removed = [...before]
    .filter(([message]) => !after.has(message))
    .map(([message, location]) =>
      unplacedChange(rules.removed, `${name} has no message ${message} any more`, {
        before: location,
        after: absent(location),
      }),
    );
  const common = [...after].flatMap(([message, location]) => {
    const was = before.get(message);
    return was ? compareMessage({ before: was, after: location }, message, rules.direction, schemas) : [];
  });
  return [...added, ...removed, ...common];
}

function compareMessage(pair: Pair, name: string, direction: Direction, schemas: SchemaComparison): UnplacedChange[] {
  const own = (word: string, rule: RuleId): UnplacedChange[] => {
    const at = memberPair(pair, word);
    return sameText(at) ? [] : [unplacedChange(rule, `${name}: ${word} is ${shown(at.after.node)}`, at)];
  };
  return [
    ...compareTexts(pair, null, name),
    ...own('bindings', 'call-binding-changed'),
    ...own('name', 'call-binding-changed'),
    ...own('contentType', 'call-binding-changed'),
    ...own('correlationId', 'call-binding-changed'),
    ...changed(pair, ['summary', 'tags'], 'words-changed', name),
    ...unknown(pair, MESSAGE, name),
    ...comparePart(memberPair(pair, 'payload'), name, direction, schemas),
    ...comparePart(headersPair(pair), `${name} headers`, direction, schemas),
  ];
}

function comparePart(pair: Pair, name: string, direction: Direction, schemas: SchemaComparison): UnplacedChange[] {
  if (pair.before.node === undefined && pair.after.node === undefined) return [];
  return schemas.compare(pair, direction, name);
}

const headersPair = ({ before, after }: Pair): Pair => ({ before: headersOf(before), after: headersOf(after) });

/**
 * The headers of a message: its own, or those of the first trait that has some. Wherever they are written, they are the
 * same.
 */
function headersOf(message: DocumentNode): DocumentNode {
  const own = member(message, 'headers');
  if (own.node !== undefined) return own;
  const traits = member(message, 'traits');
  const inTraits = arrayOf(traits.node).map((_, index) => member(followed(member(traits, index)), 'headers'));
  return inTraits.find(({ node }) => node !== undefined) ?? own;
}
