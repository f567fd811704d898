/** Checks the addresses of servers, of OpenAPI and AsyncAPI, and the variables in them. */

import type { Document } from '../model/document';
import { strayPlaceholders } from '../placeholders';
import { arrayOf, type JsonObject, objectOf } from '../util/json';
import type { Path } from '../util/pointer';

type Report = (path: Path, message: string) => void;

/** Reports addresses that nothing can call, and variables that only the address or only its description has. */
export function checkServers({ root }: Document, report: Report): void {
  const servers = Array.isArray(root.servers)
    ? arrayOf(root.servers).map((server, index) => ({ key: index, server: objectOf(server) }))
    : Object.entries(objectOf(root.servers)).map(([key, server]) => ({ key, server: objectOf(server) }));
  for (const { key, server } of servers) {
    const at: Report = (path, message) => report(['servers', key, ...path], message);
    checkVariableNames(server, at);
    if (typeof server.url === 'string') checkUrl(server.url, server, at);
    if (typeof server.host === 'string') checkHost(server.host, server, at);
    if (typeof server.pathname === 'string' && !server.pathname.startsWith('/'))
      at(['pathname'], `${server.pathname} begins with a /: it follows the host`);
  }
}

const PARTS = ['url', 'host', 'pathname'];

function checkVariableNames(server: JsonObject, report: Report): void {
  const parts = PARTS.filter((part) => typeof server[part] === 'string');
  const described = Object.keys(objectOf(server.variables));
  const address = parts.map((part) => String(server[part])).join('');
  for (const { name, isIn, message } of strayPlaceholders(address, described, parts.join(' or '), 'variables')) {
    const part = parts.find((one) => String(server[one]).includes(`{${name}}`)) ?? '';
    report(isIn === 'address' ? [part] : ['variables', name], message);
  }
}

/**
 * Reports addresses that clients would read as relative paths, such as localhost:4010, and those that are no address.
 */
function checkUrl(url: string, server: JsonObject, report: Report): void {
  if (!/^(https?:\/\/[^/]|\/|\{)/.test(url)) {
    report(['url'], `${url} is not an address: it begins with https://, http:// or /`);
    return;
  }
  const filled = filledIn(url, server);
  const isWhole = /^[^\s{}?#]*$/.test(filled) && URL.canParse(filled, 'https://host.example');
  if (!isWhole) report(['url'], `${url} is not an address: it has a host and a path, and variables in {}`);
}

function checkHost(host: string, server: JsonObject, report: Report): void {
  const filled = filledIn(host, server);
  if (/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?$/.test(filled)) return;
  const instead = filled.includes('://')
    ? '`protocol` says the scheme, and `pathname` the path'
    : filled.includes('/')
      ? '`pathname` says the path'
      : 'it is a name, such as api.example.com or api.example.com:8443';
  report(['host'], `${host} is not a host: ${instead}`);
}

/** An address with a value for each variable: a name that nothing describes is a mistake of its own. */
const filledIn = (address: string, { variables }: JsonObject): string =>
  address.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = objectOf(objectOf(variables)[name]).default;
    return typeof value === 'string' ? value : '1';
  });
