import { ERRORS, type ErrorCode } from '../../generated/errors';
import { lifecycles } from '../../generated/lifecycles';
import { parseRevision } from '../../generated/revisions';
import { settlementFor } from '../../generated/settlement';
import { addressOf, type PageName, slugOf } from './address';
import { type DocumentName, type Json, resolve } from './contract';
import { shownDocument } from './documents';
import { refusalsOf } from './errors';
import { guideFor, guideNames, titleOf } from './guides';
import { anchorOf } from './markdown';
import { type Listed, partsOf } from './reference';
import { REMEDIES } from './remedies';

/** Something that can be found. Names are short, since there are thousands. */
export interface SearchEntry {
  /** The kind of the entry. */
  k: 'operation' | 'field' | 'error' | 'event' | 'guide' | 'lifecycle' | 'column';
  /** Its title. */
  t: string;
  /** Where it stands, or further names of it. */
  w: string;
  /** The text of the entry. */
  x: string;
  /** Its address. */
  a: string;
}

/** References by page; what calls clients are events. */
const REFERENCES: readonly (readonly [PageName, DocumentName])[] = [
  ['api', 'openapi'],
  ['client-api', 'client-api'],
  ['sandbox', 'sandbox'],
  ['networks', 'networks'],
  ['network-api', 'network-api'],
  ['system', 'system'],
];

const MAX_TEXT = 160;
const MAX_DEPTH = 5;

const short = (text: unknown): string => {
  const plain = String(text ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll('`', '')
    .trim();
  return plain.length <= MAX_TEXT ? plain : `${plain.slice(0, MAX_TEXT)}…`;
};

/** Everything that can be found in a revision. @param without pages that are not shown */
export function searchEntries(revision: string, without: readonly PageName[]): SearchEntry[] {
  const references = REFERENCES.filter(([page]) => !without.includes(page));
  const found = references.flatMap(([page, name]) =>
    ofReference(page, shownDocument(name, revision, without), revision),
  );
  const codes = new Set(found.flatMap(({ codes: own }) => own));
  return [
    ...ofGuides(revision, !without.includes('sandbox')),
    ...found.flatMap(({ entries }) => entries),
    ...ofErrors(revision, codes),
    ...ofLifecycles(revision),
    ...ofSettlement(revision),
  ];
}

function ofReference(page: PageName, document: Json, revision: string): { entries: SearchEntry[]; codes: string[] } {
  const seen = new Set<string>();
  const listed = partsOf(document).flatMap(({ tag, operations }) => operations.map((one) => [tag, one] as const));
  const entries = listed.flatMap(([tag, one]): SearchEntry[] => {
    const { operationId, summary, description } = one.operation;
    const a = addressOf({ page, revision, tag: slugOf(tag), anchor: operationId });
    const k = page === 'client-api' ? 'event' : 'operation';
    const own: SearchEntry = {
      k,
      t: summary,
      w: `${operationId} · ${one.method} ${one.path}`,
      x: short(description),
      a,
    };
    const fields = [...fieldsOf(document, one)].filter(([name, schema]) => isNew(seen, name, schema));
    return [
      own,
      ...fields.map(([name, schema]): SearchEntry => ({ k: 'field', t: name, w: summary, x: aboutField(schema), a })),
    ];
  });
  return {
    entries,
    codes: listed.flatMap(([, { operation }]) => refusalsOf(document, operation).map(({ code }) => code)),
  };
}

const aboutField = ({ description, enum: values }: Json): string =>
  short([description, ...(values ?? [])].filter((one) => one !== undefined && one !== null).join(' '));

/** A field of the same name and meaning is found once in a reference. */
function isNew(seen: Set<string>, name: string, schema: Json): boolean {
  const key = `${name} ${aboutField(schema)}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** The parameters and the fields of an operation: of what is sent, and of what a success answers. */
function* fieldsOf(document: Json, { operation, parameters }: Listed): Generator<[string, Json]> {
  for (const parameter of parameters) {
    const schema = resolve(document, parameter.schema ?? {});
    yield [parameter.name, { ...schema, description: parameter.description ?? schema.description }];
  }
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => Number(status) < 400);
  for (const raw of [operation.requestBody ?? {}, ...successes.map(([, response]) => response)]) {
    for (const media of Object.values(resolve(document, raw).content ?? {}) as Json[])
      yield* fieldsIn(document, media.schema, 0);
  }
}

function* fieldsIn(document: Json, raw: Json, depth: number): Generator<[string, Json]> {
  if (raw === undefined || depth > MAX_DEPTH) return;
  const schema = resolve(document, raw);
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    yield [name, resolve(document, value)];
    yield* fieldsIn(document, value, depth + 1);
  }
  if (schema.items !== undefined) yield* fieldsIn(document, schema.items, depth + 1);
  for (const branch of schema.oneOf ?? schema.anyOf ?? schema.allOf ?? []) yield* fieldsIn(document, branch, depth + 1);
}

function ofErrors(revision: string, codes: ReadonlySet<string>): SearchEntry[] {
  return (Object.keys(ERRORS) as ErrorCode[])
    .filter((code) => codes.has(code))
    .map((code) => ({
      k: 'error',
      t: code,
      w: `${ERRORS[code].status} ${ERRORS[code].message}`,
      x: short(REMEDIES[code]),
      a: addressOf({ page: 'errors', revision, anchor: code }),
    }));
}

/** Each part of a guide that has a heading, and what stands before the first. */
function ofGuides(revision: string, hasSandbox: boolean): SearchEntry[] {
  return guideNames(hasSandbox).flatMap((guide) => {
    const title = titleOf(guide);
    return guideFor(guide, hasSandbox)
      .replace(/^```[\s\S]*?^```$/gm, '')
      .split(/^## /m)
      .map((part, at): SearchEntry => {
        const [heading = '', ...lines] = part.split('\n');
        const anchor = at === 0 ? undefined : anchorOf(heading);
        const shown = at === 0 ? title : heading.replaceAll('`', '');
        const text = lines.join(' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
        return {
          k: 'guide',
          t: shown,
          w: at === 0 ? '' : title,
          x: short(text),
          a: addressOf({ page: 'guides', guide, revision, anchor }),
        };
      });
  });
}

function ofLifecycles(revision: string): SearchEntry[] {
  return Object.entries(lifecycles as Record<string, Json>).map(([name, { description, states }]) => ({
    k: 'lifecycle',
    t: name,
    w: Object.keys(states).join(' '),
    x: short(description),
    a: addressOf({ page: 'lifecycles', revision, anchor: name }),
  }));
}

function ofSettlement(revision: string): SearchEntry[] {
  const { files } = settlementFor(parseRevision(revision));
  return Object.entries(files as Record<string, Json>).flatMap(([file, { title, columns }]) =>
    columns.map((column: Json) => ({
      k: 'column',
      t: column.name,
      w: title,
      x: short(column.description),
      a: addressOf({ page: 'settlement', revision, anchor: file }),
    })),
  );
}
