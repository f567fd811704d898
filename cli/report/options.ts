import { type Option, UsageError } from '../declaration';
import { nearest } from '../nearest';

/** The forms that are written to a file. */
export const FILE_FORMS = ['junit', 'sarif', 'markdown'] as const;

/** A report that was asked for. */
export type Wanted = { form: (typeof FILE_FORMS)[number]; file: string } | { form: 'github' };

const FORMS = [...FILE_FORMS, 'github'];

function read(given: string): Wanted {
  const [, name = '', file] = /^([^=]*)(?:=(.*))?$/s.exec(given) ?? [];
  const form = FILE_FORMS.find((one) => one === name);
  if (form !== undefined && file) return { form, file };
  if (name === 'github' && file === undefined) return { form: 'github' };
  if (form !== undefined) throw new UsageError(`needs a file: ${form}=FILE`);
  if (name === 'github') throw new UsageError('is github without a file: it prints, and writes to GITHUB_STEP_SUMMARY');
  const meant = nearest(name, FORMS);
  throw new UsageError(
    `is one of junit=FILE, sarif=FILE, markdown=FILE, github, not ${given}${meant === null ? '' : `; did you mean ${meant}?`}`,
  );
}

/** `--report`: the same for every command that a pipeline runs. */
export const reportOption: Option<Wanted[] | undefined> = {
  value: 'REPORT',
  about:
    'for CI pipelines: junit=FILE, sarif=FILE, markdown=FILE, or github, which prints annotations and adds to the step summary',
  many: true,
  read,
};
