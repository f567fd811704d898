import { guideNames } from './guides';
import { documentationPage, isNamed, isPage, type PageName } from './page';

/** The documentation as a server shows it at `/docs`. @param without pages that this server does not show */
function documentationWithout(...without: PageName[]) {
  const hasPage = (name: string): name is PageName => isPage(name) && !without.includes(name);
  return {
    hasRevision: isNamed,
    hasPage,
    guides: guideNames,
    page: (name: string, revision: string, guide: string | null): string => {
      if (!hasPage(name)) throw new Error(`There is no page ${name}`);
      return documentationPage(name, revision, guide, without);
    },
  };
}

export const documentation = documentationWithout();

/** The documentation of a server in production, which has no sandbox. */
export const productionDocumentation = documentationWithout('sandbox');
