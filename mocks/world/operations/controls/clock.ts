import type { AllServices } from '../../../../server/all-services';
import type { VirtualClock } from '../../../../server/platform/clock';
import { direct } from '../../../../server/platform/http/operation';
import { timestamp } from '../../../../server/platform/present';
import { clockOf, moveClock } from '../../clock';

function presentClock(clock: VirtualClock) {
  const now = timestamp(clock.now());
  return { data: { now, offset_seconds: clock.offsetMilliseconds / 1000 } };
}

export const getClock = direct<'getClock', AllServices>(async (_call, services) => {
  return { status: 200, body: presentClock(clockOf(services)) };
});

export const setClock = direct<'setClock', AllServices>(async ({ body }, services) => {
  const moment = Date.parse(body.now);
  return { status: 200, body: presentClock(await moveClock(services, () => moment)) };
});

export const advanceClock = direct<'advanceClock', AllServices>(async ({ body }, services) => {
  return { status: 200, body: presentClock(await moveClock(services, (now) => now + body.seconds * 1000)) };
});
