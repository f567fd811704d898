import type { PageName } from './page';

/** What makes pages is loaded when somebody asks for one: most servers are never asked. */
const pages = () => require('./page') as typeof import('./page');
const guides = () => require('./guides') as typeof import('./guides');

/** The documentation as a server shows it at `/docs`. @param without pages that this server does not show */
function documentationWithout(...without: PageName[]) {
  const hasPage = (name: string): name is PageName => pages().isPage(name) && !without.includes(name);
  return {
    hasRevision: (revision: string): boolean => pages().isNamed(revision),
    hasPage,
    guides: (): readonly string[] => guides().guideNames(),
    page: (name: string, revision: string, guide: string | null): string => {
      if (!hasPage(name)) throw new Error(`There is no page ${name}`);
      return pages().documentationPage(name, revision, guide, without);
    },
  };
}

export const documentation = documentationWithout();

/** The documentation of a server in production, which has no sandbox. */
export const productionDocumentation = documentationWithout('sandbox');
