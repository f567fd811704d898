/**
 * Checks the channels of AsyncAPI against their addresses, the operations that use them, and the webhooks of OpenAPI.
 */

import { nearest } from '../../cli/nearest';
import type { Api } from '../model/api';
import type { Document } from '../model/document';
import { otherChannel } from '../other-channel';
import { strayPlaceholders } from '../placeholders';
import type { Problems } from '../problems';
import { namedRevisions } from '../revisions/axes';
import { arrayOf, type JsonObject, objectOf } from '../util/json';
import { type Path, toPointer } from '../util/pointer';
import { headersOfMessage, isOfOtherChannel } from './calls';

type Report = (path: Path, message: string) => void;

/** Judges the channels of every named revision. */
export function checkChannels(api: Api, problems: Problems): void {
  const judged = new Set<Document>();
  for (const revision of namedRevisions(api.contract.axes).values()) {
    const { asyncapi, openapi } = api.documentsOf(revision);
    if (asyncapi === null || judged.has(asyncapi)) continue;
    judged.add(asyncapi);
    const report: Report = (path, message) => problems.addRecoverable(asyncapi.sourceOf(toPointer(path)), message);
    const uses = usesOf(asyncapi);
    checkUses(asyncapi, uses, report);
    checkMessageNames(asyncapi, report);
    checkKeyNames(asyncapi, report);
    checkAddresses(asyncapi, hostedAt(openapi, uses), uses, { meant: meantAddresses(asyncapi, openapi), report });
  }
}

/** A channel on which an operation sends, or receives answers. */
interface Use {
  /** Where the operation says so. */
  path: Path;
  /** The pointer to the channel, as references have it. */
  channel: string;
  messages: readonly string[];
  isSent: boolean;
}

const refOf = (node: unknown): string => String(objectOf(node).$ref);

function usesOf(document: Document): Use[] {
  const use = (path: Path, { channel, messages }: JsonObject, isSent: boolean): Use => ({
    path,
    channel: refOf(channel),
    messages: arrayOf(messages).map(refOf),
    isSent,
  });
  return Object.entries(objectOf(document.root.operations)).flatMap(([name, written]) => {
    const operation = objectOf(written);
    const own = use(['operations', name], operation, operation.action === 'send');
    return 'reply' in operation ? [own, use([...own.path, 'reply'], objectOf(operation.reply), false)] : [own];
  });
}

/**
 * Reports operations whose messages are all of one other channel, which no operation has.
 * @returns them with that channel
 */
function wrongChannels(uses: readonly Use[], report: Report): { path: Path; other: string }[] {
  const channelsUsed = new Set(uses.map(({ channel }) => channel));
  const meant = uses.flatMap(({ path, channel, messages }) => {
    const other = otherChannel(channel, messages);
    // If another operation has that channel, it is not left over: then the message is the mistake.
    return other === null || channelsUsed.has(other) ? [] : [{ path, other }];
  });
  for (const { path, other } of meant) {
    report([...path, 'channel'], `its messages are of the channel ${other.slice('#/channels/'.length)}`);
  }
  return meant;
}

/** Reports messages of another channel, and channels and messages that nothing uses. */
function checkUses({ root }: Document, uses: readonly Use[], report: Report): void {
  const meant = wrongChannels(uses, report);
  const mistaken = new Set(meant.map(({ path }) => path));
  for (const { path, channel, messages } of uses.filter((use) => !mistaken.has(use.path))) {
    messages.forEach((ref, index) => {
      if (!ref.startsWith(`${channel}/messages/`)) {
        report([...path, 'messages', index], `${ref} is not a message of its channel`);
      } else if (messages.indexOf(ref) < index) {
        report([...path, 'messages', index], `${ref} is in the list twice`);
      }
    });
  }
  const used = new Set(uses.flatMap(({ channel, messages }) => [channel, ...messages]));
  for (const { other } of meant) used.add(other);
  const isChosenByMistake = (ref: string): boolean =>
    uses.some(({ path, channel }) => channel === ref && mistaken.has(path));
  const channels = Object.entries(objectOf(root.channels));
  for (const [name, channel] of channels) {
    const path = ['channels', name];
    if (!used.has(`#${toPointer(path)}`)) {
      report(path, `no operation uses the channel ${name}`);
      continue;
    }
    // Its messages may be unused because the operation is of another channel.
    if (isChosenByMistake(`#${toPointer(path)}`)) continue;
    for (const message of Object.keys(objectOf(objectOf(channel).messages))) {
      const place = [...path, 'messages', message];
      if (!used.has(`#${toPointer(place)}`)) report(place, `no operation uses the message ${message} of ${name}`);
    }
  }
  const taken = new Set(
    channels.flatMap(([, channel]) => Object.values(objectOf(objectOf(channel).messages)).map(refOf)),
  );
  for (const name of Object.keys(objectOf(objectOf(root.components).messages))) {
    const path = ['components', 'messages', name];
    if (!taken.has(`#${toPointer(path)}`)) report(path, `no channel has the message ${name}`);
  }
}

/**
 * Reports names of messages that no field of their bodies ever has: the name of an event is its type as the body has
 * it.
 */
function checkMessageNames(document: Document, report: Report): void {
  for (const [key, written] of Object.entries(objectOf(objectOf(document.root.components).messages))) {
    const { name, payload } = objectOf(written);
    if (typeof name !== 'string') continue;
    const fields = Object.values(objectOf(document.resolve(payload).properties)).map((field) =>
      document.resolve(field),
    );
    const known = fields.flatMap((field) => [field.const ?? [], field.enum ?? []].flat(2)).map(String);
    if (known.length === 0 || known.includes(name)) continue;
    const meant = nearest(name, known);
    const hint = meant === null ? '' : `; did you mean ${meant}?`;
    report(['components', 'messages', key, 'name'], `no field of its payload is ever ${name}${hint}`);
  }
}

/** Reports a header that names a key and that a message which the service sends does not have. */
function checkKeyNames(document: Document, report: Report): void {
  const messages = Object.values(objectOf(document.root.operations)).flatMap((written) => {
    const operation = objectOf(written);
    return operation.action === 'send' ? arrayOf(operation.messages).map((one) => document.resolve(one)) : [];
  });
  for (const [key, written] of Object.entries(objectOf(objectOf(document.root.components).securitySchemes))) {
    const scheme = objectOf(written);
    const wanted = String(scheme.name).toLowerCase();
    if (scheme.type !== 'httpApiKey') continue;
    if (scheme.in !== 'header' && messages.length > 0) {
      report(
        ['components', 'securitySchemes', key, 'in'],
        `messages name their key in a header, and here in is ${scheme.in}`,
      );
      continue;
    }
    for (const message of messages) {
      const known = [...headersOfMessage(document, message).keys()];
      if (known.includes(wanted)) continue;
      const meant = nearest(wanted, known);
      const hint = meant === null ? '' : `; did you mean ${meant}?`;
      report(
        ['components', 'securitySchemes', key, 'name'],
        `the message "${message.title}" has no header ${scheme.name}${hint}`,
      );
    }
  }
}

/**
 * The paths at a client that the webhooks of OpenAPI have; null where there are none. Those of an operation of the same
 * name are compared with it.
 */
function hostedAt(openapi: Document, uses: readonly Use[]): ((channel: string, address: string) => boolean) | null {
  const webhooks = objectOf(openapi.root.webhooks);
  const paths = Object.values(webhooks).map((one) => String(objectOf(one)['x-path']));
  const compared = uses.filter(({ path }) => Object.hasOwn(webhooks, String(path[1]))).map(({ channel }) => channel);
  return paths.length === 0 ? null : (channel, address) => paths.includes(address) || compared.includes(channel);
}

/** The addresses that channels have in the webhooks of the operations that send to them, by the references to them. */
function meantAddresses({ root }: Document, openapi: Document): ReadonlyMap<string, string> {
  const webhooks = objectOf(openapi.root.webhooks);
  const calls = Object.entries(objectOf(root.operations)).map(([name, call]) => [name, objectOf(call)] as const);
  return new Map(
    calls.flatMap(([name, call]): [string, string][] => {
      const address = objectOf(webhooks[name])['x-path'];
      return typeof address === 'string' && !isOfOtherChannel(call) ? [[refOf(call.channel), address]] : [];
    }),
  );
}

/**
 * Reports addresses that are missing or that no webhook has, and parameters that only the address or only its channel
 * has.
 */
function checkAddresses(
  { root }: Document,
  hosted: ReturnType<typeof hostedAt>,
  uses: readonly Use[],
  { meant, report }: { meant: ReadonlyMap<string, string>; report: Report },
): void {
  const sentTo = new Set(uses.filter(({ isSent }) => isSent).map(({ channel }) => channel));
  for (const [name, written] of Object.entries(objectOf(root.channels))) {
    const { address } = objectOf(written);
    const path = ['channels', name];
    if (sentTo.has(`#${toPointer(path)}`)) {
      if (typeof address !== 'string') report(path, `${name} is sent to, and has no address`);
      else if (hosted?.(`#${toPointer(path)}`, address) === false)
        report([...path, 'address'], `no webhook of openapi.yaml has the x-path ${address}`);
    }
    checkPlaceholders(objectOf(written), meant.get(`#${toPointer(path)}`), path, report);
  }
}

/** @param meant the address that the webhook has: a different one is reported as such */
function checkPlaceholders(
  { address, parameters }: JsonObject,
  meant: string | undefined,
  path: Path,
  report: Report,
): void {
  const whole = meant ?? String(address ?? '');
  for (const { name, isIn, message } of strayPlaceholders(
    whole,
    Object.keys(objectOf(parameters)),
    'address',
    'parameters',
  ))
    report(isIn === 'address' ? [...path, 'address'] : [...path, 'parameters', name], message);
}
