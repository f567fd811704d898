import { createAffinityGroup, listAffinityGroups, updateAffinityGroup } from './affinity-groups';
import { embossCard, expireCard, reportCardLost, reportCardStolen } from './card-steps';
import { readPlastic } from './read-plastic';

/** The steps of cards outside the service, and the card programs. */
export const cardOperations = {
  embossCard,
  expireCard,
  reportCardLost,
  reportCardStolen,
  readPlastic,
  listAffinityGroups,
  createAffinityGroup,
  updateAffinityGroup,
};
