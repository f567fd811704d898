/** `generated/lifecycles/<machine>.svg`: every state machine as a picture, laid out by Graphviz. */

import { instance } from '@viz-js/viz';

/** The parts of a state machine that are drawn. */
export interface DrawnMachine {
  states: Readonly<Record<string, { initial: boolean; final: boolean }>>;
  transitions: readonly { name: string; from: readonly string[] | 'any'; to: string }[];
}

const ANY = 'any state';
const BIRTH = 'birth';

function quote(text: string): string {
  return JSON.stringify(text);
}

/**
 * Transitions between the same two states share an arrow; several origins with one target and name are one arrow each.
 */
function arrows({ transitions }: DrawnMachine): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, from, to } of transitions) {
    const origins = from === 'any' ? [ANY] : from.length === 0 ? [BIRTH] : from;
    for (const origin of origins) {
      const key = `${quote(origin)} -> ${quote(to)}`;
      found.set(key, [...(found.get(key) ?? []), name]);
    }
  }
  return found;
}

/** A machine in Graphviz's language. The page sets the colours by the classes of the parts. */
export function toDot(machine: DrawnMachine): string {
  const edges = arrows(machine);
  const uses = (node: string) => [...edges.keys()].some((edge) => edge.startsWith(`${quote(node)} `));
  const states = Object.entries(machine.states).map(
    ([name, { final }]) =>
      `${quote(name)} [class=${quote(final ? 'state final' : 'state')}${final ? ', peripheries=2' : ''}];`,
  );
  return [
    'digraph {',
    'bgcolor=transparent; rankdir=LR; nodesep=0.35; ranksep=0.8;',
    'node [shape=box, style=rounded, fontname="Helvetica", fontsize=12, margin="0.16,0.08"];',
    'edge [fontname="Helvetica", fontsize=10, arrowsize=0.7];',
    ...states,
    ...(uses(BIRTH) ? [`${quote(BIRTH)} [shape=point, width=0.12, class="birth"];`] : []),
    ...(uses(ANY) ? [`${quote(ANY)} [shape=plaintext, class="any"];`] : []),
    ...[...edges].map(([edge, names]) => `${edge} [label=${quote(names.join('\n'))}, class="step"];`),
    '}',
  ].join('\n');
}

/** Draws every machine. @returns the text of each picture by its file name */
export async function emitLifecyclePictures(
  machines: Readonly<Record<string, DrawnMachine>>,
): Promise<Map<string, string>> {
  const graphviz = await instance();
  const drawn = Object.entries(machines).map(([name, machine]): [string, string] => {
    const svg = graphviz.renderString(toDot(machine), { format: 'svg', engine: 'dot' });
    return [`lifecycles/${name}.svg`, svg.slice(svg.indexOf('<svg'))];
  });
  return new Map(drawn);
}
