import { keeping } from './load';

/** A line of a document, with those around it. */
interface Excerpt {
  file: string;
  line: number;
  lines: { number: number; text: string }[];
}

const linesOf = keeping(async (file) => {
  const answer = await fetch(`/console/sources/${file}`);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.text()).split('\n');
});

/** Reads a place such as `spec/schemas/users.yaml:12` with the lines around it; null where there is nothing. */
export async function excerptOf(place: string, around: number): Promise<Excerpt | null> {
  const [, file = '', at = ''] = /^(.+):(\d+)$/.exec(place) ?? [];
  if (file === '') return null;
  const line = Number(at);
  const all = await linesOf(file);
  const first = Math.max(0, line - 1 - around);
  const lines = all.slice(first, line + around).map((text, index) => ({ number: first + index + 1, text }));
  return lines.length === 0 ? null : { file, line, lines };
}
