import { MAX_PLASTICS, Plastics } from './plastics';

it('keeps the cards that were ordered last, and no more of them than it says', () => {
  const plastics = new Plastics();
  const card = (at: number) => ({ card_id: `card ${at}` }) as Parameters<Plastics['take']>[0][number];
  plastics.take(Array.from({ length: MAX_PLASTICS }, (_, at) => card(at)));
  plastics.take([card(0), card(MAX_PLASTICS), card(MAX_PLASTICS + 1)]);
  const isKept = (at: number) => plastics.of(`card ${at}`) !== null;
  expect([0, 1, 2, 3, MAX_PLASTICS, MAX_PLASTICS + 1].map(isKept)).toEqual([true, false, false, true, true, true]);
});
