type Schema = Record<string, unknown>;

interface Answering {
  responses: readonly { contents?: readonly { schema?: unknown }[] }[];
}

/**
 * Makes the response schemas fit for `Prefer: dynamic=true`, without changing which answers are valid in practice. The
 * generator behind it invents properties wherever a schema is open, overlooks some keywords, and ignores the pattern of
 * a string that also has a format; the service does nothing of the kind. Works in place.
 */
export function prepareForGeneration(operations: readonly Answering[]): void {
  const seen = new WeakSet<object>();
  for (const operation of operations) {
    for (const response of operation.responses) {
      for (const content of response.contents ?? []) prepare(content.schema, seen);
    }
  }
}

function prepare(node: unknown, seen: WeakSet<object>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (!Array.isArray(node)) {
    const schema = node as Schema;
    close(schema);
    spellOut(schema);
    preferPattern(schema);
  }
  for (const child of Object.values(node)) prepare(child, seen);
}

function close(schema: Schema): void {
  if (schema.type === 'object' && isRecord(schema.properties) && schema.additionalProperties === undefined) {
    schema.additionalProperties = false;
  }
}

// The generator reads an exclusive bound only if there is a plain one as well, and `maxProperties` only if a property
// is named.
function spellOut(schema: Schema): void {
  if (schema.exclusiveMinimum !== undefined) schema.minimum ??= schema.exclusiveMinimum;
  if (schema.maxProperties !== undefined && schema.additionalProperties) {
    schema.properties ??= { note: { type: 'string' } };
  }
}

// Only calendar parts need narrowing: digits alone would give a 99th month.
function preferPattern(schema: Schema): void {
  if (typeof schema.pattern !== 'string') return;
  delete schema.format;
  schema.pattern = schema.pattern
    .replaceAll('\\d{4}-\\d{2}-\\d{2}', '20[12]\\d-(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])')
    .replaceAll('\\d{2}:\\d{2}:\\d{2}', '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d');
}

function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
