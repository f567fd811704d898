/**
 * The networks and providers as the service needs them. In the sandbox a simulation stands behind every port; in production the
 * operator's own connectors do. Ports are called between units of work, never inside one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each domain adds its port by declaration merging in its own file
export interface Ports {}

/** For whoever asks a network. */
export interface WithPorts {
  ports: Ports;
}
