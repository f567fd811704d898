import fc from 'fast-check';
import { groupOf } from '../group';
import { PERIODS, type Period, USES, type Use, written } from '../model';
import { same } from '../session';
import { kind } from './step';

/** The names of the ways of using a card in the limits of a group. */
const LIMITED = { PURCHASE: 'purchases', WITHDRAWAL: 'withdrawal', EXTRACASH: 'extracash' } as const;

/** The client limits what may be spent with the cards of the group, or ends a limit. */
export const limitUses = kind<{ use: Use; period: Period; amount: number | null }>({
  weight: 4,
  fields: {
    use: fc.oneof({ weight: 3, arbitrary: fc.constant<Use>('PURCHASE') }, fc.constantFrom(...USES)),
    period: fc.constantFrom(...PERIODS),
    amount: fc.constantFrom(2_500, 5_000, 10_000, 15_000, 30_000, null),
  },
  possible: () => true,
  run: async (model, session, { use, period, amount }) => {
    const limits = { [LIMITED[use]]: { [period]: amount === null ? null : written(amount) } };
    const path = { affinity_group_id: await groupOf(session) };
    const { data } = await session.must('updateAffinityGroup', { path, body: { amount_limits: limits } });
    model.limits[use] = { ...model.limits[use], [period]: amount };
    const shown = PERIODS.map((period) => data.amount_limits[LIMITED[use]][period]);
    const wanted = PERIODS.map((period) => model.limits[use]?.[period] ?? null);
    same(
      'the limits of a group',
      shown,
      wanted.map((limit) => limit && written(limit)),
    );
  },
});
