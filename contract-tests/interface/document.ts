import type { CoveredItem, CoveredSection, StatementOutcome } from './coverage';

const COMMAND = 'npm run interface';

/** The table of `docs/interface-coverage.md`, as Markdown. `specLink` leads from the document to the contract. */
export function renderCoverage(sections: readonly CoveredSection[], specLink: string): string {
  const items = sections.flatMap((section) => section.items);
  const places = items.flatMap((item) => item.outcomes);
  const lines = [
    '# Where the contract states the interface',
    '',
    `Written by \`${COMMAND}\`; \`${COMMAND} -- --check\` fails when an item has no place in the contract, when a place`,
    'says something else, or when this page is out of date. The items lie in `contract-tests/interface/items/`.',
    '',
    `${items.length} items, stated in ${places.length} places. Choices that the interface leaves open: [decisions](decisions.md).`,
    ...sections.flatMap((section) => [
      '',
      `## ${section.title}`,
      '',
      '| item | stated in |',
      '|---|---|',
      ...rows(section, specLink),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function rows(section: CoveredSection, specLink: string): string[] {
  return section.items.map((item) => `| ${escapeCell(item.name)} | ${cell(item, specLink)} |`);
}

function cell(item: CoveredItem, specLink: string): string {
  return item.outcomes.map((outcome) => statement(outcome, specLink)).join('<br>');
}

function statement({ statement: { where, expects }, place }: StatementOutcome, specLink: string): string {
  const label = `\`${escapeCell(where)}\``;
  const link = place ? `[${label}](${specLink}/${place.file}#L${place.line})` : `${label} (nowhere)`;
  const words = Object.entries(expects).map(([name, value]) => `${name}${short(value)}`);
  return `${link}: ${words.join('; ')}`;
}

/** A value in few words: lists by their length once they are long. */
function short(value: unknown): string {
  if (Array.isArray(value)) {
    const text = value.map(String).join(', ');
    return text.length > 60 ? ` (${value.length})` : ` ${escapeCell(text === '' ? 'none' : text)}`;
  }
  if (typeof value === 'object') return '';
  return ` ${escapeCell(String(value))}`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
