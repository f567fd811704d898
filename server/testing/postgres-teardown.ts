/** Stops the PostgreSQL that the setup started, if it did. */
export default async function teardown(): Promise<void> {
  await globalThis.postgresServer?.stop();
}
