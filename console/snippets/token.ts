/** The scheme in front of an access token in the `authorization` header. */
const BEARER = 'Bearer ';

/** Tells a header with an access token, which code to paste reads from the environment. */
export const bearsToken = (name: string, value: string): boolean =>
  name === 'authorization' && value.startsWith(BEARER);
