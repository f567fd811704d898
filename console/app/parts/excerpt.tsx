import { excerptOf } from '../lines';
import { useLoaded } from '../load';

/** The lines of a document that a place such as `spec/schemas/users.yaml:12` names. */
export function ExcerptView({ place, around = 3 }: { place: string; around?: number }) {
  const { value } = useLoaded(() => excerptOf(place, around), [place, around]);
  if (value === undefined || value === null) return <p class="place">{place}</p>;
  return (
    <figure class="excerpt">
      <figcaption class="place">{place}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre tabIndex={0} lang="en">
        {value.lines.map(({ number, text }) => (
          <div key={number} class={number === value.line ? 'here' : undefined}>
            <span class="number">{number}</span>
            {text}
          </div>
        ))}
      </pre>
    </figure>
  );
}

const GUIDE = /^docs\/guides\/([a-z0-9-]+)\.md:\d+$/;

/** A line of a guide that helps, with a link to the guide. */
export function Help({ place }: { place: string }) {
  const { value } = useLoaded(() => excerptOf(place, 0), [place]);
  const [, guide] = GUIDE.exec(place) ?? [];
  const text = value?.lines[0]?.text ?? '';
  return (
    <li>
      <span class="guide" lang="en">
        {plain(text)}
      </span>{' '}
      <a href={`/docs?page=guides&guide=${guide ?? ''}`} target="_blank" rel="noreferrer">
        {place}
      </a>
    </li>
  );
}

/** A line of Markdown as words: a row of a table becomes a sentence. */
function plain(line: string): string {
  const cells = line.startsWith('|')
    ? line
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(': ')
    : line;
  return cells
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/^#+ /, '');
}
