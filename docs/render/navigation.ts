import { lifecycles } from '../../generated/lifecycles';
import { type Html, html } from '../../server/platform/http/html';
import { addressOf, type PageName, slugOf } from './address';
import type { Json } from './contract';
import { guideNames, headingsOfGuide, titleOf } from './guides';
import { partsOf } from './reference';

/** Where a page stands among the others. */
interface Position {
  page: PageName;
  revision: string;
  tag: string | null;
  guide: string | null;
  /** The document of the page, where it is a reference. */
  document: Json | null;
  hasSandbox: boolean;
}

interface Link {
  href: string;
  text: string;
  isCurrent?: boolean;
  below?: readonly Link[];
}

function list(links: readonly Link[]): Html {
  return html`<ul>${links.map(
    ({ href, text, isCurrent, below }) =>
      html`<li><a href="${href}"${isCurrent ? html` aria-current="page"` : null}>${text}</a>${below === undefined || below.length === 0 ? null : list(below)}</li>`,
  )}</ul>`;
}

/** The parts of a reference, and the operations of the one that is shown. */
function partLinks({ page, revision, tag, document }: Position): Link[] {
  return partsOf(document).map((part) => {
    const own = slugOf(part.tag);
    const isCurrent = own === tag;
    const operations = part.operations.map(({ operation }) => ({
      href: `#${operation.operationId}`,
      text: operation.summary,
    }));
    return {
      href: addressOf({ page, revision, tag: own }),
      text: part.tag,
      isCurrent,
      below: isCurrent ? operations : [],
    };
  });
}

function guideLinks({ guide, revision, hasSandbox }: Position): Link[] {
  return guideNames(hasSandbox).map((name) => ({
    href: addressOf({ page: 'guides', guide: name, revision }),
    text: titleOf(name),
    isCurrent: name === guide,
    below:
      name === guide
        ? headingsOfGuide(name, hasSandbox).map(([anchor, heading]) => ({
            href: `#${anchor}`,
            text: heading.replaceAll('`', ''),
          }))
        : [],
  }));
}

function belowOf(position: Position): Link[] {
  if (position.page === 'guides') return guideLinks(position);
  if (position.document !== null) return partLinks(position);
  if (position.page === 'lifecycles') return Object.keys(lifecycles).map((name) => ({ href: `#${name}`, text: name }));
  return [];
}

/** The guides are what one begins with. */
const isOpen = (name: PageName, page: PageName): boolean => name === page || (name === 'guides' && page === 'start');

/** The pages by group. What is below the page that is shown stands below its link. */
export function navigation(
  groups: readonly (readonly [string, readonly (readonly [PageName, string])[]])[],
  position: Position,
): Html {
  const { page, revision } = position;
  return html`${groups.map(([title, pages]) => {
    const links = pages.map(([name, text]): Link => {
      const isCurrent = name === page && position.tag === null && position.guide === null;
      return {
        href: addressOf({ page: name, revision }),
        text,
        isCurrent,
        below: isOpen(name, page) ? belowOf({ ...position, page: name }) : [],
      };
    });
    return html`<h2>${title}</h2>${list(links)}`;
  })}`;
}
