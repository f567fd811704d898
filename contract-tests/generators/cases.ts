import type { DocumentName } from '../../docs/render/contract';
import { FORMS, type Form } from '../../docs/render/documents';

/** A document that generators are tried on: in which form, of which revision. */
export interface Case {
  name: DocumentName;
  form: Form;
  revision: string;
}

/** OpenAPI 3.0.3, and 3.1 without webhooks. */
function formsFor(name: DocumentName): Form[] {
  if (name === 'asyncapi') return ['whole'];
  return ['3.0', 'without-webhooks'];
}

const of = (name: DocumentName, ...revisions: string[]): Case[] =>
  revisions.flatMap((revision) => formsFor(name).map((form) => ({ name, form, revision })));

/** The documents that every partner uses. */
export const FOR_PARTNERS: readonly DocumentName[] = ['openapi', 'sandbox', 'asyncapi'];

/** Every document, and in the earliest revision those that differ in it. */
export const CASES: readonly Case[] = [
  ...of('openapi', 'current', 'earliest'),
  ...of('sandbox', 'current'),
  ...of('client-api', 'current', 'earliest'),
  ...of('asyncapi', 'current', 'earliest'),
  ...of('system', 'current'),
  ...of('networks', 'current'),
  ...of('network-api', 'current'),
];

/** The name of a case, as its file has it: not every generator takes a blank. */
export const nameOf = ({ name, form, revision }: Case): string =>
  `${name}${FORMS[form]}${revision === 'current' ? '' : `-${revision}`}`;
