/** The pages of the documentation; its contract lists the same. */
export type PageName =
  | 'start'
  | 'guides'
  | 'api'
  | 'client-api'
  | 'settlement'
  | 'lifecycles'
  | 'errors'
  | 'sandbox'
  | 'system'
  | 'networks'
  | 'network-api'
  | 'revisions'
  | 'revision'
  | 'downloads';

/** A place in the documentation. */
interface PageAddress {
  page: string;
  revision: string;
  tag?: string | undefined;
  guide?: string | undefined;
  anchor?: string | undefined;
}

/** The address of a place. It names the revision unless that is the current one. */
export function addressOf({ page, revision, tag, guide, anchor }: PageAddress): string {
  const query = new URLSearchParams({
    page,
    ...(tag === undefined ? {} : { tag }),
    ...(guide === undefined ? {} : { guide }),
    ...(revision === 'current' ? {} : { revision }),
  });
  return `/docs?${query}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The address of a file of the documentation. */
export const fileAddress = (name: string, revision = 'current'): string =>
  `/docs/files/${name}${revision === 'current' ? '' : `?${new URLSearchParams({ revision })}`}`;

/** The address of a document of the contract. */
export const documentAddress = (name: string, revision: string): string =>
  `/${name}${revision === 'current' ? '' : `?${new URLSearchParams({ revision })}`}`;

/** The name of a tag in addresses. */
export const slugOf = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
