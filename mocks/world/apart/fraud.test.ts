import { Verdicts } from './fraud';

it('keeps the verdict of a control until this one ends, also if another one ends before', async () => {
  const verdicts = new Verdicts();
  const ends: (() => void)[] = [];
  const running = () => new Promise<void>((resolve) => ends.push(resolve));
  const first = verdicts.during('m', 'REFUSE', running);
  const second = verdicts.during('m', 'OVER_THRESHOLD', running);
  expect([verdicts.of('m'), verdicts.of('other')]).toEqual(['OVER_THRESHOLD', 'ACCEPT']);
  ends[0]?.();
  await first;
  expect(verdicts.of('m')).toBe('OVER_THRESHOLD');
  ends[1]?.();
  await second;
  expect(verdicts.of('m')).toBe('ACCEPT');
});
