import type { AllServices } from '../../../../server/all-services';
import { direct } from '../../../../server/platform/http/operation';
import { timestamp } from '../../../../server/platform/present';
import { clockOf, countJobsDue, moveClock } from '../../clock';

async function presentClock(services: AllServices) {
  const clock = clockOf(services);
  const now = timestamp(clock.now());
  const jobs_due = await countJobsDue(services);
  return { data: { now, offset_seconds: clock.offsetMilliseconds / 1000, jobs_due } };
}

export const getClock = direct<'getClock', AllServices>(async (_call, services) => {
  return { status: 200, body: await presentClock(services) };
});

export const setClock = direct<'setClock', AllServices>(async ({ body }, services) => {
  const moment = Date.parse(body.now);
  await moveClock(services, () => moment);
  return { status: 200, body: await presentClock(services) };
});

export const advanceClock = direct<'advanceClock', AllServices>(async ({ body }, services) => {
  await moveClock(services, (now) => now + body.seconds * 1000, undefined, '/seconds');
  return { status: 200, body: await presentClock(services) };
});
