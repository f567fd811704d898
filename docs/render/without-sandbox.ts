import { Marked, type Token, type Tokens } from 'marked';
import type { Json } from './contract';

const SANDBOX = /sandbox/i;
const parser = new Marked();

/** Takes out of a contract document what only a sandbox does: trigger values, and values that name the sandbox. */
export function withoutSandbox(value: Json): Json {
  if (Array.isArray(value)) {
    return value.filter((item) => !isOfSandbox(item)).map(withoutSandbox);
  }
  if (value === null || typeof value !== 'object') return value;
  const isKept = ([name, inner]: [string, Json]): boolean =>
    name !== 'x-triggers' && !SANDBOX.test(name) && !(name === 'summary' && SANDBOX.test(String(inner)));
  const kept = Object.entries(value).filter(isKept);
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSandbox(inner)]));
}

/** A value that names it, a reference to what is of it, or a server that is one. */
function isOfSandbox(item: Json): boolean {
  if (typeof item === 'string') return SANDBOX.test(item);
  return SANDBOX.test(item?.$ref ?? '') || (typeof item?.url === 'string' && SANDBOX.test(item.description ?? ''));
}

/**
 * Takes out of a guide every block that mentions the sandbox. Where its commands call the sandbox, all commands go,
 * with their outputs: those that are left would go on from what nobody did.
 */
export function guideWithoutSandbox(text: string): string {
  const blocks = parser.lexer(text);
  const needsSandbox = blocks.some(({ type, raw }) => type === 'code' && raw.includes('/sandbox/'));
  return blocks
    .filter((block) => !(needsSandbox && isCommand(block)) && !SANDBOX.test(block.raw))
    .map(({ raw }) => raw)
    .join('');
}

/** Decides whether a block has commands or their output, and not a piece of a partner's own code. */
const isCommand = (block: Token): boolean =>
  block.type === 'code' && ['', 'bash', 'sh', 'text'].includes((block as Tokens.Code).lang ?? '');
