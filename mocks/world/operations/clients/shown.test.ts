import sandbox from '../../../../generated/documents/sandbox.json';
import { environmentSchema } from '../../../../server/platform/environment';

it('the configuration accepts nothing that the contract could not show of a client', () => {
  const { SandboxClient, RateLimit } = sandbox.components.schemas;
  const shown = {
    ACCOUNTS_PER_USER: SandboxClient.properties.accounts_per_currency,
    RATE_LIMIT_PER_SECOND: RateLimit.properties.requests_per_second,
    RATE_LIMIT_BURST: RateLimit.properties.burst,
  };
  for (const [name, { minimum, maximum }] of Object.entries(shown)) {
    const accepted = environmentSchema.properties[name as keyof typeof shown];
    expect([name, accepted.maximum <= maximum]).toEqual([name, true]);
    // No limit on the rate is null in the contract, and less than one a second is shown as one.
    if (name !== 'RATE_LIMIT_PER_SECOND') expect([name, accepted.minimum >= minimum]).toEqual([name, true]);
  }
});
