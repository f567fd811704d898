import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';

/** The way to a value: names of members and numbers of items, from the top. */
export type Path = readonly (string | number)[];

/** One mistake, at the place where a person mends it. */
export interface Mistake {
  line: number;
  column: number;
  message: string;
}

/** The text of a YAML file, with the line of every value. */
export class YamlText {
  private readonly lines = new LineCounter();
  private readonly document: Document;

  constructor(text: string) {
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
  }

  /** The errors that keep the text from being YAML. */
  get mistakes(): Mistake[] {
    return this.document.errors.map(({ pos, message }) => ({ ...this.placeAt(pos[0]), message }));
  }

  /** The data of the file. */
  get data(): unknown {
    return this.document.toJS();
  }

  /** The place of a value, or of its name. A missing value has the place of its parent. */
  placeOf(path: Path, onName: boolean): Pick<Mistake, 'line' | 'column'> {
    let node = this.document.contents as Node | null;
    let name: Node | null = null;
    for (const step of path) {
      const found = memberOf(this.resolved(node), step);
      if (found === null) break;
      name = (found.key as Node | null) ?? null;
      node = found.value as Node | null;
    }
    const place = (onName ? name : null) ?? node ?? name;
    return this.placeAt(place?.range?.[0] ?? 0);
  }

  private resolved(node: Node | null): Node | null {
    return isAlias(node) ? (node.resolve(this.document) ?? null) : node;
  }

  private placeAt(offset: number): Pick<Mistake, 'line' | 'column'> {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }
}

function memberOf(node: Node | null, step: string | number): Pair | null {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? null : ({ key: null, value: item } as Pair);
  }
  if (!isMap(node)) return null;
  const isNamed = ({ key }: Pair) => String(isScalar(key) ? key.value : key) === String(step);
  return (node.items as Pair[]).find(isNamed) ?? null;
}
