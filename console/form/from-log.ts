import { pathValues } from '../../server/platform/contract/path-template';
import { firstInexactNumber } from '../../server/platform/http/inexact-number';
import type { Beginning } from './draft';
import type { Json, NamedOperation } from './forms';
import type { Outgoing } from './outgoing';

/** An entry of the request log, as far as its request is concerned. */
export interface LoggedRequest {
  method: string;
  target: string;
  request: { headers: Readonly<Record<string, string>>; body?: unknown; text?: string };
}

/**
 * Headers that belong to a connection, to the program that sent them, or to bytes that the log does not have: bodies
 * are logged without compression.
 */
const NOT_OURS =
  /^(?:host|connection|content-length|content-encoding|accept-encoding|accept-language|user-agent|origin|referer|cookie|priority|dnt|pragma|cache-control|sec-.*|x-console-view|transfer-encoding|keep-alive|upgrade-insecure-requests|traceparent)$/;

/** The text that the log has instead of a secret. */
export const REDACTED = '[redacted]';

/**
 * A logged request, to be sent again as it was, byte for byte unless the log has left something out. Its token is that
 * of the client that sends it now.
 */
export function outgoingOf(entry: LoggedRequest, baseUrl: string, token: string | undefined): Outgoing {
  const headers = Object.entries(entry.request.headers)
    .filter(([name]) => !NOT_OURS.test(name))
    .map(([name, value]): [string, string] =>
      name === 'authorization' ? [name, `Bearer ${token ?? ''}`] : [name, value],
    );
  return { method: entry.method, url: baseUrl + entry.target, headers, body: bodyOf(entry.request) };
}

/** The log has only bodies of JSON, also of a request whose header names another type. */
function bodyOf({ body, text }: LoggedRequest['request']): string | null {
  if (text !== undefined) return text;
  if (body === null || body === undefined) return null;
  const written = JSON.stringify(body);
  return isRedacted(written) ? JSON.stringify(body, null, 2) : written;
}

/** Decides whether a text has a place at which the log has left out a secret. */
export const isRedacted = (text: string): boolean => text.includes(REDACTED);

/** Decides whether the log has left out a secret of a request, which then differs from the one that was sent. */
export const lacksSecrets = ({ url, headers, body }: Outgoing): boolean =>
  [url, body ?? '', ...headers.map(([, value]) => value)].some(isRedacted);

/**
 * Returns the values with which a form repeats the logged request; null where the request was for another operation.
 */
export function beginningOf({ method, target, request }: LoggedRequest, operation: NamedOperation): Beginning | null {
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length + 1);
  const inPath = valuesIn(operation.path, path);
  if (method !== operation.method || inPath === null) return null;
  const parameters = { ...inPath, ...Object.fromEntries(new URLSearchParams(query)) };
  for (const { name, in: place } of operation.parameters) {
    const sent = request.headers[name];
    // The key of a request that is changed would be refused.
    if (place === 'header' && sent !== undefined && name !== operation.key) parameters[name] = sent;
  }
  const { body, text } = request;
  return {
    parameters,
    ...(body === null || body === undefined ? {} : { body: body as Json }),
    // A value would have other numbers than the text.
    ...(text !== undefined && firstInexactNumber(text) !== null && { text }),
  };
}

function valuesIn(template: string, path: string): Record<string, string> | null {
  try {
    return pathValues(template, path);
  } catch {
    // A percent sign that encodes nothing: the service refused the request for it.
    return null;
  }
}
