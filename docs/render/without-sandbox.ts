import { Marked } from 'marked';
import type { Json } from './contract';

const SANDBOX = /sandbox/i;
const parser = new Marked();

/** Takes out of a contract document what only a sandbox does: trigger values, and values that name the sandbox. */
export function withoutSandbox(value: Json): Json {
  if (Array.isArray(value)) {
    return value.filter((item) => typeof item !== 'string' || !SANDBOX.test(item)).map(withoutSandbox);
  }
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'x-triggers' && !SANDBOX.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSandbox(inner)]));
}

/**
 * Takes out of a guide every block that tells of the sandbox. Where its commands call the sandbox, all of them go: those that
 * are left would go on from what nobody did.
 */
export function guideWithoutSandbox(text: string): string {
  const blocks = parser.lexer(text);
  const needsSandbox = blocks.some(({ type, raw }) => type === 'code' && raw.includes('/sandbox/'));
  return blocks
    .filter(({ type, raw }) => !(needsSandbox && type === 'code') && !SANDBOX.test(raw))
    .map(({ raw }) => raw)
    .join('');
}
