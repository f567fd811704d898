import { parse } from 'yaml';
import { REVISIONS } from '../../generated/revisions';
import { documentation } from '.';
import { type DocumentName, documentOf } from './contract';
import { DOCUMENTS } from './documents';
import type { SearchEntry } from './search';

async function textOf(name: string, revision = 'current'): Promise<string> {
  const file = await documentation.file(name, revision);
  return String(file?.body);
}

it('hands out every document of every revision', async () => {
  for (const revision of Object.keys(REVISIONS)) {
    for (const name of Object.keys(DOCUMENTS)) {
      const document = JSON.parse(await textOf(`${name}.json`, revision));
      expect(document).toEqual(documentOf(name as DocumentName, revision));
    }
  }
});

it('hands them out as YAML as well', async () => {
  for (const name of Object.keys(DOCUMENTS)) {
    expect(parse(await textOf(`${name}.yaml`, 'earliest'), { maxAliasCount: -1 })).toEqual(
      documentOf(name as DocumentName, 'earliest'),
    );
  }
});

describe('where requests go', () => {
  const BASE = 'https://api.example:8443/sub/';
  const at = async (name: string) => String((await documentation.file(name, 'current', BASE))?.body);

  it('is named by every document, the collection and the guides as it is, in examples too', async () => {
    for (const name of [...Object.keys(DOCUMENTS), 'postman']) {
      expect([name, await at(`${name}.json`)]).toEqual([name, expect.not.stringContaining('localhost:4010')]);
    }
    for (const name of ['openapi', 'openapi-3.0', 'openapi-without-webhooks', 'sandbox', 'system', 'networks']) {
      expect([name, JSON.parse(await at(`${name}.json`)).servers]).toEqual([name, [{ url: BASE.slice(0, -1) }]]);
      expect(parse(await at(`${name}.yaml`), { maxAliasCount: -1 }).servers).toEqual([{ url: BASE.slice(0, -1) }]);
    }
    const { variable } = JSON.parse(await at('postman.json'));
    expect(variable).toContainEqual({ key: 'base_url', value: BASE.slice(0, -1), type: 'string' });
    for (const guide of documentation.guides()) {
      const place = { page: 'guides', revision: 'current', tag: null, guide, baseUrl: BASE };
      expect([guide, await documentation.page(place)]).toEqual([guide, expect.not.stringContaining('localhost:4010')]);
    }
  });

  it.each([
    [4722, 4722],
    [null, 4022],
  ])('has the port of settlement files in its guide: %s', async (sftpPort, port) => {
    const place = { page: 'guides', revision: 'current', tag: null, guide: 'settlement', baseUrl: BASE, sftpPort };
    const ports = [...(await documentation.page(place)).matchAll(/SFTP_PORT:-(\d+)/g)].map(([, found]) =>
      Number(found),
    );
    expect(ports).toEqual([port]);
  });

  it.each([BASE, 'http://localhost:4010'])('is where tokens come from, in full: %s', async (base) => {
    for (const name of ['openapi', 'openapi-3.0', 'openapi-without-webhooks', 'networks']) {
      const file = await documentation.file(`${name}.json`, 'current', base);
      const schemes: Record<string, { flows?: { clientCredentials: { tokenUrl: string } } }> = JSON.parse(
        String(file?.body),
      ).components.securitySchemes;
      const urls = Object.values(schemes).flatMap(({ flows }) => flows?.clientCredentials.tokenUrl ?? []);
      const path = name === 'networks' ? '/edge/v1/oauth/token' : '/oauth/token';
      expect([name, urls]).toEqual([name, [`${base.replace(/\/$/, '')}${path}`]]);
    }
  });

  it('does not change those that it has nothing to do with', async () => {
    for (const name of ['asyncapi', 'network-api'] as const) {
      expect(JSON.parse(await at(`${name}.json`)).servers).toEqual(documentOf(name, 'current').servers);
    }
  });
});

it('has no other file', async () => {
  for (const name of ['openapi', 'openapi.txt', '../package.json', 'toString.json', '']) {
    expect([name, await documentation.file(name, 'current')]).toEqual([name, null]);
  }
});

it('finds operations, fields, errors, events, guides, lifecycles and columns, each where it stands', async () => {
  const entries: SearchEntry[] = JSON.parse(await textOf('search.json'));
  const address = (k: string, t: string) => entries.find((entry) => entry.k === k && entry.t === t)?.a;
  expect(address('operation', 'Create a user')).toBe('/docs?page=api&tag=users#createUser');
  expect(address('field', 'operation_country')).toMatch(/^\/docs\?page=api&tag=users#/);
  expect(address('error', 'EMAIL_ALREADY_IN_USE')).toBe('/docs?page=errors#EMAIL_ALREADY_IN_USE');
  expect(address('event', 'Tell about an activity') ?? entries.find(({ k }) => k === 'event')?.a).toMatch(
    /page=client-api/,
  );
  expect(address('guide', 'The console')).toBe('/docs?page=guides&guide=console');
  expect(address('lifecycle', 'card')).toBe('/docs?page=lifecycles#card');
  expect(entries.some(({ k }) => k === 'column')).toBe(true);
  const places = new Set(entries.map(({ a }) => a.split('#')[0] as string));
  for (const place of places) {
    const query = new URLSearchParams(place.slice('/docs?'.length));
    const page = query.get('page') ?? '';
    const text = await documentation.page({
      ...{ page, revision: 'current', baseUrl: 'https://api.example' },
      ...{ tag: query.get('tag'), guide: query.get('guide') },
    });
    const missing = entries.filter(({ a }) => a.startsWith(`${place}#`) && !text.includes(` id="${a.split('#')[1]}"`));
    expect([place, missing.map(({ a }) => a)]).toEqual([place, []]);
  }
});

it('weighs little: an index of at most 60 kB, a page with its script of at most 60', async () => {
  const { gzipSync } = await import('node:zlib');
  const weight = (text: string | Uint8Array) => gzipSync(text).length;
  expect(weight(await textOf('search.json'))).toBeLessThanOrEqual(60_000);
  const page = await documentation.page({
    page: 'api',
    revision: 'current',
    tag: 'cards',
    guide: null,
    baseUrl: 'https://api.example',
  });
  const names = [...page.matchAll(/\/docs\/files\/(main-[^"]+)"/g)].map(([, name = '']) => name);
  const files = await Promise.all(names.map((name) => textOf(name)));
  expect(names).toHaveLength(2);
  expect([page, ...files].reduce((sum, text) => sum + weight(text), 0)).toBeLessThanOrEqual(60_000);
});
