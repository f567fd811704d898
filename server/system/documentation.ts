/** The pages of the documentation, rendered by whoever starts the server. */
export interface Documentation {
  /** Decides whether a revision has pages. */
  hasRevision(revision: string): boolean;
  /** Decides whether there is a page of this name. */
  hasPage(name: string): boolean;
  /** The names of the guides. */
  guides(): readonly string[];
  /** A page as HTML. @param guide which of the guides, where they are the page */
  page(name: string, revision: string, guide: string | null): string;
}
