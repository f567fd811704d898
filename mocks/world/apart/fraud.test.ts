import { Verdicts } from './fraud';

const USE = { merchantId: 'm', clientId: 'client', cardId: 'card' };

it('keeps the verdict of a control until this one ends, also if another one ends before', async () => {
  const verdicts = new Verdicts();
  const ends: (() => void)[] = [];
  const running = () => new Promise<void>((resolve) => ends.push(resolve));
  const first = verdicts.during({ ...USE, verdict: 'REFUSE' }, running);
  const second = verdicts.during({ ...USE, verdict: 'OVER_THRESHOLD' }, running);
  expect([verdicts.of(USE), verdicts.of({ ...USE, merchantId: 'other' })]).toEqual(['OVER_THRESHOLD', 'ACCEPT']);
  ends[0]?.();
  await first;
  expect(verdicts.of(USE)).toBe('OVER_THRESHOLD');
  ends[1]?.();
  await second;
  expect(verdicts.of(USE)).toBe('ACCEPT');
});

it.each([
  ['of its client', { ...USE, cardId: null }],
  ['of its card', { ...USE, clientId: null }],
  ['of its card and client', USE],
])('is about the uses %s alone, also where others are at the same merchant', async (_, wanted) => {
  const verdicts = new Verdicts();
  const others = { merchantId: USE.merchantId, clientId: 'other client', cardId: 'other card' };
  const verdict = await verdicts.during({ ...wanted, verdict: 'REFUSE' }, async () => [
    verdicts.of(USE),
    verdicts.of(others),
  ]);
  expect(verdict).toEqual(['REFUSE', 'ACCEPT']);
});
