import { join } from 'node:path';
import type { Positions } from '../../load/positions';
import { type Api, currentDocuments } from '../../model/api';
import type { Source } from '../../problems';
import { isObject, type Json } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** Keywords whose values are data, in which `deprecated` is a field. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'properties']);
const GUIDE = 'docs/guides/designing.md';

/**
 * Reports `deprecated: true` that tells clients neither what to use instead nor, in an overlay, when it ends. The word
 * is a mark in the documents only: the service sends dates for values of axes.
 */
export function lintDeprecated(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  const report = ({ file, pointer }: Source, message: string): void => {
    const position = positions.find(join(root, 'spec', file), pointer);
    problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'deprecated-mark', message });
  };
  for (const { source, message } of [...marksInDocuments(api), ...marksInOverlays(api)]) report(source, message);
  return [...problems.values()];
}

interface Found {
  source: Source;
  message: string;
}

function marksInDocuments(api: Api): Found[] {
  const { openapi, asyncapi } = currentDocuments(api);
  const documents = [openapi, asyncapi, ...Object.values(api.fixed)].flatMap((one) => one ?? []);
  return documents.flatMap((document) =>
    marksIn(document.root, [])
      .filter(({ description }) => typeof description !== 'string' || description.trim() === '')
      .map(({ path }) => ({ source: document.sourceOf(document.followed(toPointer(path))), message: unexplained })),
  );
}

function marksInOverlays({ contract: { overlays, ends } }: Api): Found[] {
  return [...overlays].flatMap(([value, { file, actions }]) =>
    actions.flatMap(({ source, update }) =>
      marksIn(value in ends ? null : (update ?? null), []).map(({ path }) => ({
        source: { file, pointer: `${source.pointer}/update${toPointer(path)}` },
        message: endless(value),
      })),
    ),
  );
}

const unexplained = `\`deprecated\` is a mark without a date: say in \`description\` what to use instead. What ends on a day is a value of an axis (${GUIDE}, "End a revision").`;

const endless = (value: string): string =>
  `\`deprecated\` is a mark without a date, and ${value} has none either: give it its days in \`ends\` of spec/revisions/revisions.yaml (${GUIDE}, "End a revision").`;

/** A node that is marked as deprecated: where the mark is, and the description of the node. */
interface Mark {
  path: Path;
  description: Json | undefined;
}

function marksIn(node: Json, path: Path): Mark[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => marksIn(one, [...path, index]));
  if (!isObject(node)) return [];
  const own = node.deprecated === true ? [{ path: [...path, 'deprecated'], description: node.description }] : [];
  const inner = Object.entries(node).flatMap(([key, value]) => {
    const below = [...path, key];
    if (key !== 'properties' || !isObject(value)) return DATA.has(key) ? [] : marksIn(value, below);
    return Object.entries(value).flatMap(([name, field]) => marksIn(field, [...below, name]));
  });
  return [...own, ...inner];
}
