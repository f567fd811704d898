/** The settlement files in every revision in which they differ, and schemas of their rows. */

import { combinationsOf, currentRevision, variantOf } from '../revisions/axes';
import { arrayOf, type JsonObject, objectOf } from '../util/json';
import { fromPointer, toPointer } from '../util/pointer';
import type { Api } from './api';
import type { Document } from './document';
import { SchemaSet } from './schema-set';

interface SettlementVariant {
  /** '' for the current revision. */
  variant: string;
  /** Files by name, as written. */
  files: JsonObject;
  /** The id of a schema per file for one row: an object of read cells by column name. */
  rows: Readonly<Record<string, string>>;
}

export interface SettlementModel {
  /** The axes that change the files. */
  axes: readonly string[];
  /** The current one first. */
  variants: readonly SettlementVariant[];
  schemas: SchemaSet;
}

/** Reads the files of the current revision and of every combination of the axes that change them. */
export function readSettlement(api: Api, current: Document): SettlementModel {
  const { axes } = api.contract;
  const touching = axes.filter((axis) =>
    axis.values
      .slice(1)
      .some((value) => api.documentsOf({ ...currentRevision(axes), [axis.name]: value.name }).settlement !== current),
  );
  const schemas = new SchemaSet();
  const variants = combinationsOf(axes, new Set(touching.map((axis) => axis.name))).map((revision) => {
    const document = api.documentsOf(revision).settlement ?? current;
    const files = objectOf(document.root.files);
    const rows = Object.keys(files).map((name) => [name, addRow(document, objectOf(files[name]), name, schemas)]);
    return { variant: variantOf(axes, revision), files, rows: Object.fromEntries(rows) as Record<string, string> };
  });
  return { axes: touching.map((axis) => axis.name), variants, schemas };
}

/** Columns for credit clients may be missing; every other column is there, if only with null. */
function addRow(document: Document, file: JsonObject, name: string, schemas: SchemaSet): string {
  const columns = arrayOf(file.columns).map(objectOf);
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: columns.filter((column) => column.credit !== true).map((column) => String(column.name)),
    properties: Object.fromEntries(columns.map((column) => [String(column.name), column.schema ?? {}])),
  };
  const pointer = toPointer(['files', name, 'columns']);
  // The row has a property for each column, which is an item of a list where it is written.
  const sourceOf = (part: string) => {
    const [, column, ...inner] = fromPointer(part);
    const index = columns.findIndex((one) => String(one.name) === column);
    return document.sourceOf(index < 0 ? pointer : `${pointer}${toPointer([index, 'schema', ...inner])}`);
  };
  return schemas.add(document, schema, 'request', `${name}_row`, pointer, sourceOf);
}
