import type { ChangesForPartners } from './contract-thread';

/** The messages of the loop to its parent. Places are `file:line:column` from the project root. */
export type DevEvent =
  /** The contract of the last save is served by `served`; by none where the contract is unchanged in meaning. */
  | { kind: 'served'; milliseconds: number; served: string[] }
  /** The save has mistakes, or can't be loaded: the earlier contract is still served. */
  | { kind: 'refused'; problems: string[] }
  /** The meaning of the save for partners. */
  | { kind: 'changes'; changes: ChangesForPartners }
  /** The mistakes that the type checker, or the whole lint, finds; they come when they are ready. */
  | { kind: 'types' | 'lint'; problems: string[]; milliseconds: number };
