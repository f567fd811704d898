/** The operations by which a platform looks after a process, every second or so. They are answered over plain HTTP. */
export const PROBES: ReadonlySet<string> = new Set(['getLiveness', 'getReadiness']);
