import { DATABASES, DOCUMENTS_TRIED, REVISIONS_TRIED } from './declared-options';

/** A run of Schemathesis: a document in a revision, against a server on a database. */
export interface Case {
  revision: (typeof REVISIONS_TRIED)[number];
  database: (typeof DATABASES)[number];
  document: (typeof DOCUMENTS_TRIED)[number];
}

/** The requested runs. */
export interface Wanted {
  revision: string;
  database: string;
  document: string;
}

/** The runs, those of the API first, which take longest. */
export function casesOf(wanted: Wanted): Case[] {
  const fits = (asked: string, one: string) => asked === 'all' || asked === one;
  return DOCUMENTS_TRIED.flatMap((document) =>
    REVISIONS_TRIED.flatMap((revision) => DATABASES.map((database): Case => ({ revision, database, document }))),
  ).filter(
    (one) =>
      fits(wanted.revision, one.revision) && fits(wanted.database, one.database) && fits(wanted.document, one.document),
  );
}

/** The name of a run, as people read it. */
export const titleOf = ({ document, revision, database }: Case): string => `${document} in ${revision} on ${database}`;

/** The name of a run as a file has it. */
export const fileOf = ({ document, revision, database }: Case): string =>
  `${document}-${revision.replace('=', '-')}-${database}`;
