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

type Shown = ReturnType<typeof presentAffinityGroup> & Pick<AffinityGroup, 'bin'>;

/** Clients do not see the range of the numbers; operators do. */
const shown = (group: AffinityGroup): Shown => ({ ...presentAffinityGroup(group), bin: group.bin });

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
    return (await groupsOf(reader, id)).map(shown);
  });
}

/**
 * Gives a client another card program.
 * @param own.terms in the words of the contract's affinity groups
 * @param own.bin the first digits of its card numbers; null for the usual ones
 * @throws Problem
 */
export function addCardProgram(
  { db, now }: OnboardingParts,
  named: string,
  { terms, bin }: { terms: unknown; bin: string | null },
): Promise<Shown> {
  assertBody('createAffinityGroup', 'terms', terms);
  return db.transaction(async (tx) => {
    const client = await clientNamed(tx, named);
    const usual = agreedGroup(terms as AgreedGroup, { id: newId(), clientId: client.id, now });
    const group = { ...usual, bin: bin ?? usual.bin };
    if (!client.countries.includes(group.country)) {
      throw new Problem(
        `terms: the client does not operate in ${group.country}, but in ${client.countries.join(', ')}`,
      );
    }
    await insertAffinityGroup(tx, group);
    return shown(group);
  });
}

/**
 * Changes what cards of a program may be used for, within which limits, whether it issues any more, or the range of
 * numbers that new cards get.
 * @param changes.program its id, or its name where only one has it
 * @param changes.terms null where only the range changes
 * @param changes.bin the first digits of the new numbers; null leaves them as they are
 * @throws Problem
 */
export function updateCardProgram(
  { db, now }: OnboardingParts,
  named: string,
  { program, terms, bin }: { program: string; terms: unknown; bin: string | null },
): Promise<Shown> {
  if (terms !== null) assertBody('updateAffinityGroup', 'terms', terms);
  return db.transaction(async (tx) => {
    const client = await clientNamed(tx, named);
    const found = (await groupsOf(tx, client.id)).filter(({ id, name }) => id === program || name === program);
    const [only] = found;
    if (only === undefined) throw new Problem(`The client has no card program of the id or the name ${program}.`);
    if (found.length > 1) {
      throw new Problem(`Several card programs are called ${program}: ${found.map(({ id }) => id).join(', ')}.`);
    }
    const group = existingGroup(await lockAffinityGroup(tx, client.id, only.id));
    const changes = terms === null ? {} : agreedChanges(terms as AgreedGroupUpdate);
    const changed = { ...changedAffinityGroup(group, changes, now), bin: bin ?? group.bin };
    await updateAffinityGroup(tx, changed);
    return shown(changed);
  });
}
