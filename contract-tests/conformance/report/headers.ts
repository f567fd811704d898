/** Headers that hold what a caller is known by for longer than one call. A signature is over after a minute. */
const CREDENTIALS = /^(?:proxy-)?authorization$|cookie/i;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Removes credentials from headers, because pipelines keep reports and show them to others. */
export const withoutCredentials = <H extends Headers>(headers: H): H =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, CREDENTIALS.test(name) ? '[redacted]' : value]),
  ) as H;
