import type { X509Certificate } from 'node:crypto';

/** More certificates than these no chain has between a certificate and its authority. */
const MAX_CHAIN = 8;

/**
 * Decides whether one of these authorities issued a certificate, directly or through the intermediate certificates that
 * were sent with it. The TLS server trusts the authorities of all networks, so its own check does not say which of them
 * issued it.
 */
export function isIssuedBy(shown: X509Certificate, authorities: readonly X509Certificate[]): boolean {
  let certificate = shown;
  for (let length = 0; length < MAX_CHAIN; length += 1) {
    if (authorities.some((authority) => isAuthorityOf(certificate, authority))) return true;
    const issuer = certificate.issuerCertificate;
    if (issuer === undefined || !issuer.ca || !isAuthorityOf(certificate, issuer)) return false;
    certificate = issuer;
  }
  return false;
}

function isAuthorityOf(certificate: X509Certificate, authority: X509Certificate): boolean {
  return certificate.checkIssued(authority) && certificate.verify(authority.publicKey);
}
