import type { Failure, Form } from './all-failures';

/** Keywords that only report that a schema below them failed. */
const SUMMARIES: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'if', 'propertyNames']);

type Schema = { type?: unknown; required?: readonly string[]; $ref?: string };

/** Decides whether a failure is that of a choice between forms. */
export const isChoice = ({ keyword }: Failure): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/** Decides whether a pointer is a place or lies below it. */
export const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

const formsOf = ({ schema }: Failure): readonly Schema[] => (Array.isArray(schema) ? (schema as Schema[]) : []);

/** The fields that distinguish the forms of a choice: each is required in one form and unknown in the others. */
function tellingOf(forms: readonly Form[]): string[][] | null {
  const telling = forms.map((form) =>
    form.required.filter((field) => forms.every((other) => other === form || !other.fields.has(field))),
  );
  return telling.length > 0 && telling.every((fields) => fields.length > 0) ? telling : null;
}

/**
 * Finds the causes for a choice whose forms are distinguished by their fields. If exactly one such field is present,
 * these are the failures of its form. Otherwise they are a report that none or several are present, and the failures
 * that all forms share. Null for a choice of another kind.
 */
function causesInForms(choice: Failure): Failure[] | null {
  const { forms = [], data } = choice;
  const telling = tellingOf(forms);
  if (telling === null) return null;
  const isMeant = (_: Form, at: number) => telling[at]?.some((field) => Object.hasOwn(data as object, field));
  const meant = forms.filter(isMeant);
  if (meant.length === 1) return causesAmong((meant[0] as Form).failures);
  const fields = telling.flat();
  const alike = ({ keyword, instancePath, params }: Failure) => `${keyword} ${instancePath} ${JSON.stringify(params)}`;
  const found = forms.map(({ failures }) => new Map(failures.map((failure) => [alike(failure), failure])));
  const shared = [...(found[0] ?? [])].flatMap(([key, failure]) =>
    found.every((one) => one.has(key)) ? [failure] : [],
  );
  return [{ ...choice, params: { ...choice.params, fields } }, ...causesAmong(shared)];
}

/** The fields of which a choice requires exactly one; null for a choice of another kind. */
export function fieldsOfChoice(failure: Failure): string[] | null {
  if (Array.isArray(failure.params.fields)) return failure.params.fields as string[];
  const forms = formsOf(failure);
  const fields = forms.flatMap((form) => (Object.keys(form).join() === 'required' ? (form.required ?? []) : []));
  return isChoice(failure) && fields.length === forms.length && forms.length > 0 ? fields : null;
}

/** Decides whether a choice is between null and one form, which is then the intended one. */
function isNullable(failure: Failure): boolean {
  const forms = formsOf(failure);
  return isChoice(failure) && forms.length === 2 && forms.some(({ type }) => type === 'null');
}

/** Decides whether a failure is that of a form which a choice has. */
function isOfForm(failure: Failure, choice: Failure): boolean {
  if (failure === choice || !isWithin(failure.instancePath, choice.instancePath)) return false;
  // The failures of a form that is a separate component do not show where they come from.
  return (
    failure.schemaPath.startsWith(`${choice.schemaPath}/`) || formsOf(choice).some(({ $ref }) => $ref !== undefined)
  );
}

/**
 * Leaves out failures that only follow from another mistake: those of the forms that were not chosen, and of keywords
 * that only report that a schema below them failed.
 */
export function causesAmong(failures: readonly Failure[]): Failure[] {
  const nullable = failures.filter(isNullable);
  const choices = failures.filter((failure) => isChoice(failure) && !isNullable(failure));
  const causes = failures.filter((failure) => {
    if (isChoice(failure)) return !nullable.includes(failure) && !choices.some((choice) => isOfForm(failure, choice));
    if (SUMMARIES.has(failure.keyword) || choices.some((choice) => isOfForm(failure, choice))) return false;
    const isNull = failure.keyword === 'type' && failure.params.type === 'null';
    return !(isNull && nullable.some(({ instancePath }) => instancePath === failure.instancePath));
  });
  return causes.flatMap((failure) => causesInForms(failure) ?? [withMissing(failure, failures)]);
}

/** A field that is only allowed together with others says which of them are missing. */
function withMissing(failure: Failure, failures: readonly Failure[]): Failure {
  if (failure.keyword !== 'false schema') return failure;
  const around = failure.instancePath.slice(0, failure.instancePath.lastIndexOf('/'));
  const missing = failures
    .filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === around)
    .map(({ params }) => params.missingProperty);
  return { ...failure, params: { ...failure.params, missing: [...new Set(missing)] } };
}

/**
 * The most useful failure for the caller.
 * @param failures all of them
 * @param first those at which the contract's own validator stopped: of a choice, its forms come first and the choice
 * last
 */
export function leading(failures: readonly Failure[], first: readonly Failure[]): Failure {
  const last = sameOf(failures, first[first.length - 1] as Failure);
  const [inForms] = causesInForms(last) ?? [];
  if (inForms !== undefined) return inForms;
  if (!SUMMARIES.has(last.keyword) || fieldsOfChoice(last) !== null) return withMissing(last, failures);
  return withMissing(sameOf(failures, first[0] as Failure), failures);
}

/** The same failure in the list of all, where it has its value and its schema. */
function sameOf(failures: readonly Failure[], one: Failure): Failure {
  const params = JSON.stringify(one.params);
  return (
    failures.find(
      ({ keyword, instancePath, propertyName, params: others }) =>
        keyword === one.keyword &&
        instancePath === one.instancePath &&
        propertyName === one.propertyName &&
        JSON.stringify(others) === params,
    ) ?? one
  );
}
