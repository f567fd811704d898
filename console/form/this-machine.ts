const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Decides whether a host, with or without its port, is a name by which a machine calls itself. */
export const isThisMachine = (host: string): boolean => LOCAL.test(host);
