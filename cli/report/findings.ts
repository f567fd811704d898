/** The findings of a command in a form for pipelines: the same for every command and every report format. */

/** A place in a file that a person writes. */
export interface SourcePlace {
  /** The path from the root of the repository, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column?: number;
}

/** One thing that is wrong, or worth knowing. */
export interface Finding {
  /** The rule's id. It stays the same from one version to the next, so that a finding can be followed. */
  rule: string;
  level: 'error' | 'warning' | 'note';
  /** The problem in one line. */
  message: string;
  /** The rest that is known, a line each. */
  details?: readonly string[];
  /** Null if the finding has no place in a file. */
  place: SourcePlace | null;
  /** The JSON pointer of the wrong value: in the checked answer, or in the document. */
  pointer?: string | undefined;
}

/** Something that was tried, for reports that count what passed as well. */
export interface Case {
  /** The group of the case, such as an operation. */
  group: string;
  name: string;
  seconds?: number;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The reason in a line, where it did not pass. */
  message?: string;
  /** Everything about it. */
  text?: readonly string[];
}

export interface Suite {
  name: string;
  cases: readonly Case[];
  seconds?: number;
}

/** The result of a command. */
export interface CommandReport {
  /** The name of the command. */
  command: string;
  /** The result in a line. */
  headline: string;
  /** The texts of the rules, by id: at least those of the findings. */
  rules: Readonly<Record<string, string>>;
  findings: readonly Finding[];
  suites: readonly Suite[];
}

/** Reads `file:line:column` and its shorter forms; null for none. */
export function placeOf(text: string | null): SourcePlace | null {
  const [, file, line, column] = /^([^:\s]+)(?::(\d+))?(?::(\d+))?$/.exec(text ?? '') ?? [];
  // A folder has no lines.
  if (file === undefined || !file.includes('.')) return null;
  return { file, line: Number(line ?? 1), ...(column !== undefined && { column: Number(column) }) };
}

/** The form that editors and terminals make clickable. */
export const placeText = ({ file, line, column }: SourcePlace): string =>
  [file, line, ...(column === undefined ? [] : [column])].join(':');
