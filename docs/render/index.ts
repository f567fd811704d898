import type { Documentation, DocumentationFile, PageRequest } from '../../server/system/documentation';
import type { PageName } from './address';

// What makes pages is loaded with the first page: a start does not wait for it.
const pages = (): typeof import('./page') => require('./page');
const guides = (): typeof import('./guides') => require('./guides');
const documents = (): typeof import('./documents') => require('./documents');
const files = (): typeof import('./files') => require('./files');

/** The documentation as a server shows it at `/docs`. @param without pages that this server does not show */
function documentationWithout(...without: PageName[]): Documentation {
  const hasPage = (name: string): name is PageName => pages().isPage(name) && !without.includes(name as PageName);
  return {
    hasRevision: (revision) => pages().isNamed(revision),
    hasPage,
    hasTag: (page, revision, tag) => hasPage(page) && pages().hasTag({ page, revision, without }, tag),
    guides: () => guides().guideNames(!without.includes('sandbox')),
    page: async ({ page, ...place }: PageRequest): Promise<string> => {
      if (!hasPage(page)) throw new Error(`There is no page ${page}`);
      return pages().documentationPage({ page, ...place, without }, await files().assets());
    },
    hasDocument: (file) => {
      const name = documents().documentFile(file)?.name;
      return name !== undefined && !(without as readonly string[]).includes(name);
    },
    file: (name, revision, baseUrl): Promise<DocumentationFile | null> =>
      files().documentationFile(name, { revision, without, baseUrl }),
  };
}

export const documentation = documentationWithout();

/** The documentation of a server in production, which has no sandbox. */
export const productionDocumentation = documentationWithout('sandbox');
