import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

const SCHEMAS = path.join(__dirname, '../../node_modules/@cyclonedx/cyclonedx-library/res/schema');
const schema = (name: string) => JSON.parse(readFileSync(path.join(SCHEMAS, `${name}.SNAPSHOT.schema.json`), 'utf8'));

/** Holds a bill of materials against the schema of CycloneDX. @returns what is wrong, as pointers with reasons */
export function mistakesIn(bom: unknown): string[] {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  for (const name of ['spdx', 'jsf-0.82']) {
    const { $id, ...one } = schema(name);
    ajv.addSchema(one, `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  }
  ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
  const validate = ajv.compile(schema('bom-1.5'));
  return validate(bom) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
