import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A link of a Markdown page that leads nowhere. */
interface BadLink {
  line: number;
  column: number;
  message: string;
}

const LINK = /\[(?:[^\]\\]|\\.)*\]\(([^)\s]+)\)/g;
const FENCE = /^\s*(```|~~~)/;

/**
 * Follows the links of a Markdown page to files of the project. An anchor must exist too: `#L12` asks for that many
 * lines, `#some-heading` for a heading of the page, and `#Name` behind a YAML file for a top-level name of it. Links to
 * the outside are not followed.
 */
export function badLinks(path: string, text: string): BadLink[] {
  const found: BadLink[] = [];
  let fenced = false;
  text.split('\n').forEach((line, index) => {
    if (FENCE.test(line)) fenced = !fenced;
    if (fenced) return;
    for (const match of line.matchAll(LINK)) {
      const message = problemOf(path, text, match[1] as string);
      if (message) found.push({ line: index + 1, column: match.index + 1, message });
    }
  });
  return found;
}

function problemOf(path: string, text: string, link: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return null;
  const [target = '', anchor] = decodeURI(link).split('#', 2);
  const file = target === '' ? path : join(dirname(path), target);
  if (!existsSync(file)) return `${target} doesn't exist`;
  if (anchor === undefined) return null;
  if (statSync(file).isDirectory()) return `${link}: a folder has no anchors`;
  const content = target === '' ? text : readFileSync(file, 'utf8');
  return hasAnchor(file, content, anchor) ? null : `${target || 'this page'} has no ${anchor}`;
}

function hasAnchor(file: string, content: string, anchor: string): boolean {
  const line = /^L(\d+)$/.exec(anchor);
  if (line) return Number(line[1]) <= content.split('\n').length;
  if (/\.ya?ml$/.test(file)) return content.split('\n').some((text) => text.startsWith(`${anchor}:`));
  return content.split('\n').some((text) => /^#{1,6} /.test(text) && slug(text) === anchor);
}

/** The anchor that Markdown viewers make of a heading. */
function slug(heading: string): string {
  return heading
    .replace(/^#+\s+/, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}
