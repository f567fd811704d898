/** The operations that anybody may call, each with the reason; all others declare `security`. */
export const PUBLIC_OPERATIONS: Readonly<Record<string, string>> = {
  createToken: 'credentials are in the body',
  revokeToken: 'credentials are in the body',
  createNetworkToken: 'credentials are in the body',
  getSandboxIndex: 'says where to begin',
  createSandboxClient: 'opens a client of a sandbox, which nobody has yet',
  getLiveness: 'asked by the platform, on a port that can be closed',
  getReadiness: 'asked by the platform, on a port that can be closed',
  getMetrics: 'asked by collectors, on a port that can be closed',
  getSigningKeys: 'keys to verify with are public',
  showDocumentation: 'shown to everybody who can reach it',
};
