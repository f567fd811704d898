import type { AllServices } from '../../../../server/all-services';
import { write } from '../../../../server/platform/http/operation';
import { seedCountry } from '../../seed/seed';

/** Makes something to begin with in each country, all of it or nothing. */
export const seedSandboxClient = write<'seedSandboxClient', AllServices>(async (call, tx, services) => {
  const data = [];
  for (const country of call.body.countries) data.push(...(await seedCountry(country, { call, tx, services })));
  return { status: 201, body: { data } };
});
