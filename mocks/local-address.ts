/**
 * Returns the address of a sandbox for programs of the same machine.
 * @param port as it is configured
 * @returns undefined if that is no port: the configuration says so itself
 */
export function localAddress(port: number | string): string | undefined {
  const address = `http://localhost:${port}`;
  return URL.canParse(address) ? address : undefined;
}
