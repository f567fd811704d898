import type { VirtualClock } from '../../../../server/clock';
import { direct } from '../../../../server/http/operation';
import { timestamp } from '../../../../server/operations/present';
import { clockOf, moveClock } from '../../clock';

function presentClock(clock: VirtualClock) {
  const now = timestamp(clock.now());
  return { data: { now, offset_seconds: clock.offsetMilliseconds / 1000 } };
}

export const getClock = direct<'getClock'>(async (_call, services) => {
  return { status: 200, body: presentClock(clockOf(services)) };
});

export const setClock = direct<'setClock'>(async ({ body }, services) => {
  const moment = Date.parse(body.now);
  return { status: 200, body: presentClock(await moveClock(services, () => moment)) };
});

export const advanceClock = direct<'advanceClock'>(async ({ body }, services) => {
  return { status: 200, body: presentClock(await moveClock(services, (now) => now + body.seconds * 1000)) };
});
