import { Parser } from '@asyncapi/parser';
import { documentOf, type Json } from './contract';

/** Decides whether generators make a type of a schema, which needs a name. */
const makesType = ({ enum: values, properties, oneOf, anyOf }: Json): boolean =>
  [values, properties, oneOf, anyOf].some((word) => word !== undefined);

// Generators call what has no name of its own AnonymousSchema_1, AnonymousSchema_2 …, and another change of the
// contract counts them anew.
it.each(['current', 'earliest'])('names all that becomes a type of its own in %s', async (revision) => {
  const { document } = await new Parser().parse(JSON.stringify(documentOf('asyncapi', revision)));
  const schemas = document?.allSchemas().all() ?? [];
  const types = schemas.filter((schema) => makesType(schema.json()));
  expect(types.length).toBeGreaterThan(20);
  const anonymous = types.filter((schema) => /anonymous/.test(schema.id()));
  expect(anonymous.map((schema) => schema.meta().pointer)).toEqual([]);
});
