/**
 * The networks and providers as the service needs them, regardless of what is behind a port. Ports are called between
 * units of work, never inside one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each domain adds its port by declaration merging in its own file
export interface Ports {}

/** For the part of the service that asks a network. */
export interface WithPorts {
  ports: Ports;
}
