import fc from 'fast-check';
import type { Setting } from '../declared-options';
import * as accounts from './accounts';
import * as argentina from './argentina';
import * as batches from './batches';
import * as brazil from './brazil';
import * as cardLimits from './card-limits';
import * as cardMessages from './card-messages';
import * as cardNetwork from './card-network';
import * as cards from './cards';
import * as clock from './clock';
import * as identity from './identity';
import * as movements from './movements';
import * as shipping from './shipping';
import type { Step, StepKind } from './step';

/** Every kind of step by its name. */
const KINDS: Readonly<Record<string, StepKind>> = {
  ...accounts,
  ...movements,
  ...cards,
  ...cardLimits,
  ...batches,
  ...cardNetwork,
  ...cardMessages,
  ...argentina,
  ...brazil,
  ...identity,
  ...shipping,
  ...clock,
};

/**
 * The kind of a step.
 * @throws Error for an unknown kind, which a story may name
 */
export function kindOf({ kind }: Pick<Step, 'kind'>): StepKind {
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (found === undefined)
    throw new Error(`there is no step ${kind}: there are ${Object.keys(KINDS).sort().join(', ')}`);
  return found;
}

/** The main kinds of each setting, with the factor by which they are drawn more often. */
const ABOUT: Readonly<Record<Setting, readonly (readonly [kinds: object, times: number])[]>> = {
  accounts: [
    [movements, 2],
    [argentina, 2],
  ],
  cards: [
    [cards, 2],
    [batches, 2],
    [cardNetwork, 4],
    [cardMessages, 4],
  ],
  brazil: [[brazil, 4]],
  issuing: [
    [cards, 4],
    [batches, 4],
  ],
  deciding: [
    [cards, 2],
    [cardNetwork, 5],
    [cardMessages, 5],
  ],
  abroad: [
    [cardNetwork, 5],
    [cardMessages, 5],
  ],
  charged: [
    [movements, 2],
    [cardNetwork, 5],
    [cardMessages, 5],
  ],
  standIn: [
    [cardNetwork, 3],
    [cardMessages, 8],
  ],
  identity: [[identity, 6]],
  shipping: [
    [shipping, 6],
    [cards, 2],
  ],
};

/**
 * Kinds that are rarely possible in a setting, or that its model does not follow: limits are in the currency of the
 * card.
 */
const IDLE: Readonly<Record<Setting, readonly object[]>> = {
  accounts: [cardLimits, identity, shipping, brazil, batches, cards, cardNetwork, cardMessages],
  cards: [identity, shipping, brazil, argentina],
  brazil: [cardLimits, identity, shipping, argentina, batches, cards, cardNetwork, cardMessages],
  issuing: [cardLimits, identity, shipping, brazil, argentina, movements, cardNetwork, cardMessages],
  deciding: [identity, shipping, brazil, argentina, batches, movements],
  abroad: [cardLimits, identity, shipping, brazil, argentina, batches, movements, accounts],
  charged: [cardLimits, identity, shipping, brazil, argentina, batches],
  standIn: [cardLimits, identity, shipping, brazil, argentina, batches, movements, accounts],
  shipping: [cardLimits, identity, brazil, argentina, movements, cardNetwork, cardMessages],
  identity: [cardLimits, shipping, brazil, argentina, batches, cards, cardNetwork, cardMessages, movements],
};

/** Any step, for sequences that begin in a setting. */
export function anyStep(setting: Setting): fc.Arbitrary<Step> {
  const weighted = Object.entries(KINDS).map(([name, { weight, fields }]) => {
    const times = ABOUT[setting].find(([kinds]) => name in kinds)?.[1] ?? 1;
    const idle = IDLE[setting].some((kinds) => name in kinds);
    const arbitrary = fc.record({ kind: fc.constant(name), ...fields }) as fc.Arbitrary<Step>;
    return { weight: idle ? 0 : weight * times, arbitrary };
  });
  return fc.oneof(...weighted);
}
