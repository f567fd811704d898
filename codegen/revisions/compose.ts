/** Composes the documents of any revision from the base documents and the overlays of its non-current values. */

import path from 'node:path';
import type { SpecFiles } from '../load/files';
import type { Problems } from '../problems';
import { toPointer } from '../util/pointer';
import { type Axis, currentValue, type Revision, revisionsFile } from './axes';
import {
  applyActions,
  type Overlaid,
  type OverlaidDocument,
  type Overlay,
  overlaidDocuments,
  parseOverlay,
} from './overlay';

/** A document and where its parts were written. */
export type Composed = Overlaid;

/** The documents that revisions change; one that the contract doesn't have is absent. */
export type Documents = Readonly<Partial<Record<OverlaidDocument, Composed>>>;

/** Overlays by `<axis>=<value>`. */
export type Overlays = ReadonlyMap<string, Overlay>;

/** Reads the overlay of every non-current value. One that is missing, and a file that no value names, are mistakes. */
export function loadOverlays(files: SpecFiles, axes: readonly Axis[], problems: Problems): Overlays {
  const overlays = new Map<string, Overlay>();
  const unnamed = unnamedOverlays(files, axes);
  for (const axis of axes) {
    if (reportRenamedAxis(axis, unnamed, files, problems)) continue;
    for (const { name } of axis.values.slice(1)) {
      const file = overlayOf(axis.name, name);
      if (files.exists(file)) {
        overlays.set(`${axis.name}=${name}`, parseOverlay(file, files.read(file).value, problems));
        continue;
      }
      // A value that was renamed, or moved, is one mistake.
      const [own] = [...unnamed].filter((one) => path.posix.dirname(one) === path.posix.dirname(file));
      if (own !== undefined) unnamed.delete(own);
      const message = `${file} does not exist${own === undefined ? '' : forOther(own, axis)}`;
      problems.add({ file: revisionsFile, pointer: toPointer(['axes', axis.name, 'values', name]) }, message);
    }
  }
  for (const file of unnamed) problems.add({ file, pointer: '' }, `no axis in ${revisionsFile} has this value`);
  return overlays;
}

/**
 * Reports an axis that has none of its overlays, if a folder that is of no axis has them all: one of the two names was
 * changed.
 */
function reportRenamedAxis(axis: Axis, unnamed: Set<string>, files: SpecFiles, problems: Problems): boolean {
  const wanted = axis.values.slice(1).map(({ name }) => overlayOf(axis.name, name));
  if (wanted.length === 0 || wanted.some((file) => files.exists(file))) return false;
  const inFolder = (folder: string): string[] =>
    wanted.map((file) => path.posix.join(folder, path.posix.basename(file)));
  const folders = new Set([...unnamed].map((file) => path.posix.dirname(file)));
  const folder = [...folders].find((one) => inFolder(one).every((file) => unnamed.has(file)));
  if (folder === undefined) return false;
  for (const file of inFolder(folder)) unnamed.delete(file);
  const message = `revisions/${axis.name} does not exist, and ${folder} is of no axis: an axis and its folder have one name`;
  problems.add({ file: revisionsFile, pointer: toPointer(['axes', axis.name]) }, message);
  return true;
}

const overlayOf = (axis: string, value: string): string => `revisions/${axis}/${value}.overlay.yaml`;

/** Finds the overlays that no value of an axis names. */
function unnamedOverlays(files: SpecFiles, axes: readonly Axis[]): Set<string> {
  const named = new Set(
    axes.flatMap(({ name, values }) => values.slice(1).map((value) => overlayOf(name, value.name))),
  );
  const folders = files.list('revisions').filter((name) => !name.includes('.'));
  const found = folders.flatMap((folder) =>
    files.list(`revisions/${folder}`).map((name) => `revisions/${folder}/${name}`),
  );
  return new Set(found.filter((file) => !named.has(file)));
}

/** Says what an overlay of the same axis, which no value names, is probably for. */
function forOther(file: string, axis: Axis): string {
  const current = currentValue(axis);
  return file === overlayOf(axis.name, current)
    ? `, and ${current}, the first and so the current value, has ${file}: put the current value first`
    : `, and ${file} is of no value: a value and its file have one name`;
}

/**
 * The documents of one revision. Overlays are applied in the order of the axes, so that a combination of axes always
 * gives the same document.
 */
export function composeRevision(
  base: Documents,
  overlays: Overlays,
  axes: readonly Axis[],
  revision: Revision,
  problems: Problems,
): Documents {
  let documents = base;
  for (const axis of axes) {
    const value = revision[axis.name];
    if (value === undefined || value === currentValue(axis)) continue;
    const overlay = overlays.get(`${axis.name}=${value}`);
    if (overlay) documents = applyOverlay(documents, overlay, problems, documents === base);
  }
  return documents;
}

/**
 * @param isFirst whether nothing else has changed the documents: a state that another overlay has already produced is
 * not a mistake
 */
function applyOverlay(documents: Documents, overlay: Overlay, problems: Problems, isFirst: boolean): Documents {
  const result: Partial<Record<OverlaidDocument, Composed>> = { ...documents };
  for (const name of overlaidDocuments) {
    const actions = overlay.actions.filter((action) => action.document === name);
    const composed = result[name];
    if (actions.length === 0) continue;
    if (!composed) {
      for (const action of actions) problems.add(action.source, `the contract has no ${name} document`);
      continue;
    }
    result[name] = applyActions(composed, actions, problems, isFirst);
  }
  return result;
}
