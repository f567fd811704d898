import path from 'node:path';
import { readOptions as read } from '../cli/command-line';
import { DOCUMENTS, type DocumentName } from './load';
import { revisionsToProve } from './matrix/revisions';

export const USAGE = `npm run contract -- [--revision R|all] [--url U] [--mock] [--document D,D] [--only op,op] [--reports DIR]
npm run contract -- --mutants

  --revision  a named revision, axis=value pairs separated by commas, or all: every named revision and every combination
              where axes meet, each with its mock (current)
  --url       the origin of a server with sandbox controls; without it one is started for the run
  --mock      send the same requests to the mock of the revision as well
  --document  which documents to cover: ${DOCUMENTS.join(', ')} (all)
  --only      which operations to cover, by operationId (all)
  --reports   where JUnit, JSON and HTML are written (reports)
  --mutants   break the server on purpose, in every way of the catalogue, and see that each is caught`;

/** The options of the command. */
export interface Options {
  /** Tells the reports of this run from others. */
  name: string;
  revisions: string[];
  documents: readonly DocumentName[];
  only: string[] | undefined;
  mock: boolean;
  url: string | undefined;
  reports: string;
  mutants: boolean;
  help: boolean;
}

/** @throws when an option is not known or has no such value */
export function readOptions(args: readonly string[]): Options {
  const { values } = read(args, {
    revision: { type: 'string', default: 'current' },
    url: { type: 'string' },
    mock: { type: 'boolean', default: false },
    document: { type: 'string' },
    only: { type: 'string' },
    reports: { type: 'string', default: path.resolve(__dirname, '../reports') },
    mutants: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  const { revision, mock, document, only, ...rest } = values;
  const all = revision === 'all';
  return {
    ...rest,
    url: values.url?.replace(/\/+$/, ''),
    name: revision,
    revisions: all ? revisionsToProve() : [revision],
    documents: document === undefined ? DOCUMENTS : document.split(',').map(documentNamed),
    only: only?.split(','),
    mock: mock || all,
  };
}

function documentNamed(name: string): DocumentName {
  const known = DOCUMENTS.find((document) => document === name);
  if (!known) throw new Error(`--document ${name}: there are ${DOCUMENTS.join(', ')}`);
  return known;
}
