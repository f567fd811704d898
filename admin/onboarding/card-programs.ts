import { type AgreedGroup, type AgreedGroupUpdate, agreedChanges, agreedGroup } from '../../server/cards/agreed-group';
import { presentAffinityGroup } from '../../server/cards/present';
import { type AffinityGroup, changedAffinityGroup, existingGroup } from '../../server/cards/rules/affinity-group';
import {
  insertAffinityGroup,
  listAffinityGroups,
  lockAffinityGroup,
  updateAffinityGroup,
} from '../../server/cards/store/affinity-groups';
import { newId } from '../../server/platform/ids';
import type { Reader } from '../../server/platform/store/db';
import { assertBody } from '../refusals';
import { clientNamed, type OnboardingParts } from './parts';
import { Problem } from './problem';

type Shown = ReturnType<typeof presentAffinityGroup>;

const PAGE = 100;

async function groupsOf(reader: Reader, clientId: string): Promise<AffinityGroup[]> {
  const groups: AffinityGroup[] = [];
  for (let number = 0; ; number += 1) {
    const page = await listAffinityGroups(reader, clientId, { number, size: PAGE });
    groups.push(...page.groups);
    if (groups.length >= page.total || page.groups.length === 0) return groups;
  }
}

/**
 * Lists the card programs (affinity groups) of a client, the newest first.
 * @throws Problem when there is no such client
 */
export function listCardPrograms({ db }: OnboardingParts, named: string): Promise<Shown[]> {
  return db.read(async (reader) => {
    const { id } = await clientNamed(reader, named);
    return (await groupsOf(reader, id)).map(presentAffinityGroup);
  });
}

/** Gives a client another card program. @param terms in the words of the contract's affinity groups @throws Problem */
export function addCardProgram({ db, now }: OnboardingParts, named: string, terms: unknown): Promise<Shown> {
  assertBody('createAffinityGroup', 'terms', terms);
  return db.transaction(async (tx) => {
    const client = await clientNamed(tx, named);
    const group = agreedGroup(terms as AgreedGroup, { id: newId(), clientId: client.id, now });
    if (!client.countries.includes(group.country)) {
      throw new Problem(
        `terms: the client does not operate in ${group.country}, but in ${client.countries.join(', ')}`,
      );
    }
    await insertAffinityGroup(tx, group);
    return presentAffinityGroup(group);
  });
}

/**
 * Changes what cards of a program may be used for, within which limits, or whether it issues any more.
 * @param program its id, or its name where only one has it
 * @throws Problem
 */
export function updateCardProgram(
  { db, now }: OnboardingParts,
  named: string,
  { program, terms }: { program: string; terms: unknown },
): Promise<Shown> {
  assertBody('updateAffinityGroup', 'terms', terms);
  return db.transaction(async (tx) => {
    const client = await clientNamed(tx, named);
    const found = (await groupsOf(tx, client.id)).filter(({ id, name }) => id === program || name === program);
    const [only] = found;
    if (only === undefined) throw new Problem(`The client has no card program of the id or the name ${program}.`);
    if (found.length > 1) {
      throw new Problem(`Several card programs are called ${program}: ${found.map(({ id }) => id).join(', ')}.`);
    }
    const group = existingGroup(await lockAffinityGroup(tx, client.id, only.id));
    const changed = changedAffinityGroup(group, agreedChanges(terms as AgreedGroupUpdate), now);
    await updateAffinityGroup(tx, changed);
    return presentAffinityGroup(changed);
  });
}
