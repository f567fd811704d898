/** Conditions of Arazzo's simple criteria: comparisons of expressions and literals, joined by && and ||. */

/** A condition that was read. */
export type Condition =
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'not'; of: Condition }
  | { kind: 'comparison'; operator: Operator; left: Operand; right: Operand }
  | { kind: 'operand'; of: Operand };

export type Operand = { expression: string } | { literal: string | number | boolean | null };
type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';

const TOKEN =
  /\s*(?:(&&|\|\||==|!=|<=|>=|[<>!()])|('(?:[^']|'')*')|(-?\d+(?:\.\d+)?)(?=[\s)]|$)|(true|false|null)(?=[\s)]|$)|(\$[^\s()=!<>&|']+))/y;

type Token = { symbol: string } | { operand: Operand };

/**
 * Reads a condition.
 * @returns null if the text is not a condition
 */
export function parseCondition(text: string): Condition | null {
  const tokens = tokensOf(text);
  if (tokens === null) return null;
  const reader = new Reader(tokens);
  const read = reader.or();
  return read !== null && reader.isAtEnd ? read : null;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const match = TOKEN.exec(text);
    if (match === null) return null;
    tokens.push(tokenOf(match));
  }
  return tokens;
}

function tokenOf([, symbol, quoted, number, word, expression = '']: RegExpExecArray): Token {
  if (symbol !== undefined) return { symbol };
  if (quoted !== undefined) return { operand: { literal: quoted.slice(1, -1).replaceAll("''", "'") } };
  if (number !== undefined) return { operand: { literal: Number(number) } };
  if (word !== undefined) return { operand: { literal: word === 'null' ? null : word === 'true' } };
  return { operand: { expression } };
}

const COMPARISONS: readonly string[] = ['==', '!=', '<', '<=', '>', '>='];

/** Reads tokens by the precedence of their operators; null if they do not form a condition. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  or(): Condition | null {
    return this.joined('||', 'or', () => this.joined('&&', 'and', () => this.basic()));
  }

  private joined(symbol: string, kind: 'and' | 'or', read: () => Condition | null): Condition | null {
    let left = read();
    while (left !== null && this.take(symbol)) {
      const right = read();
      left = right === null ? null : { kind, left, right };
    }
    return left;
  }

  private basic(): Condition | null {
    if (this.take('!')) {
      const of = this.basic();
      return of === null ? null : { kind: 'not', of };
    }
    if (this.take('(')) {
      const inner = this.or();
      return this.take(')') ? inner : null;
    }
    return this.comparison();
  }

  private comparison(): Condition | null {
    const left = this.operand();
    if (left === null) return null;
    const operator = COMPARISONS.find((symbol) => this.take(symbol));
    if (operator === undefined) return { kind: 'operand', of: left };
    const right = this.operand();
    return right === null ? null : { kind: 'comparison', operator: operator as Operator, left, right };
  }

  private operand(): Operand | null {
    const token = this.tokens[this.at];
    if (token === undefined || !('operand' in token)) return null;
    this.at += 1;
    return token.operand;
  }

  private take(symbol: string): boolean {
    const token = this.tokens[this.at];
    if (token === undefined || !('symbol' in token) || token.symbol !== symbol) return false;
    this.at += 1;
    return true;
  }
}

/** The expressions of a condition, in the order in which they stand there. */
export function expressionsIn(condition: Condition): string[] {
  switch (condition.kind) {
    case 'not':
      return expressionsIn(condition.of);
    case 'operand':
      return ofOperand(condition.of);
    case 'comparison':
      return [...ofOperand(condition.left), ...ofOperand(condition.right)];
    default:
      return [...expressionsIn(condition.left), ...expressionsIn(condition.right)];
  }
}

const ofOperand = (operand: Operand): string[] => ('expression' in operand ? [operand.expression] : []);

/** Decides whether a condition holds. @param resolve gives an expression its value, undefined where it has none */
export function holds(condition: Condition, resolve: (expression: string) => unknown): boolean {
  const of = (operand: Operand) => ('expression' in operand ? resolve(operand.expression) : operand.literal);
  switch (condition.kind) {
    case 'and':
      return holds(condition.left, resolve) && holds(condition.right, resolve);
    case 'or':
      return holds(condition.left, resolve) || holds(condition.right, resolve);
    case 'not':
      return !holds(condition.of, resolve);
    case 'operand':
      return Boolean(of(condition.of));
    default:
      return compare(condition.operator, of(condition.left), of(condition.right));
  }
}

/**
 * Compares as Arazzo does: texts without regard to case, a number with a text that contains a number, and null only
 * with null.
 */
function compare(operator: Operator, one: unknown, other: unknown): boolean {
  const [left, right] = comparable(one, other);
  if (operator === '==') return left === right;
  if (operator === '!=') return left !== right;
  if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string')) return false;
  const [less, more] = [(left as number) < (right as number), (left as number) > (right as number)];
  if (operator === '<') return less;
  if (operator === '>') return more;
  return operator === '<=' ? !more : !less;
}

function comparable(one: unknown, other: unknown): [unknown, unknown] {
  if (typeof one === 'string' && typeof other === 'string') return [one.toLowerCase(), other.toLowerCase()];
  if (typeof one === 'number' && typeof other === 'string') return [one, numberIn(other)];
  if (typeof one === 'string' && typeof other === 'number') return [numberIn(one), other];
  return [one, other];
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
