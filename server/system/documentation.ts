/** A request for a page of the documentation. */
export interface PageRequest {
  page: string;
  revision: string;
  /** The part of a reference; null for all of them. */
  tag: string | null;
  /** Which of the guides, where they are the page. */
  guide: string | null;
  /** Where requests go, as `https://api.example.com`. */
  baseUrl: string;
  /** The port of settlement files; as guides have it if absent or null. */
  sftpPort?: number | null;
}

/** A file that pages load or that is downloaded. */
export interface DocumentationFile {
  /** Its media type, with the charset. */
  type: string;
  body: Uint8Array | string;
  /** True where its name changes with its content. */
  isNamedByContent: boolean;
}

/** The pages of the documentation, rendered on request by the program that starts the server. */
export interface Documentation {
  /** Decides whether a revision has pages. */
  hasRevision(revision: string): boolean;
  /** Decides whether there is a page of this name. */
  hasPage(name: string): boolean;
  /** Decides whether a page has a part of this name. */
  hasTag(page: string, revision: string, tag: string): boolean;
  /** The names of the guides. */
  guides(): readonly string[];
  /** A page as HTML. */
  page(request: PageRequest): Promise<string>;
  /** Decides whether there is a document of the contract by the name of this file, as `openapi.json`. */
  hasDocument(file: string): boolean;
  /**
   * A file by its name; null where there is none.
   * @param baseUrl where requests go; as the contract has it when absent
   */
  file(name: string, revision: string, baseUrl?: string): Promise<DocumentationFile | null>;
}
