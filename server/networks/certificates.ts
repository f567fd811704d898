import type { Network } from './configuration/network';

/**
 * Lists the certificates that come with networks, each with its path in NETWORKS_FILE: those shown to them, and
 * authorities.
 */
export function certificatesOf(networks: readonly Network[]): { place: string; pem: string }[] {
  return networks.flatMap(({ name, calls, reports }) => {
    const proof = reports?.certificate ?? null;
    const places = {
      'calls.tls.certificate_file': calls?.tls.cert,
      'calls.tls.ca_file': calls?.tls.ca,
      'reports.certificate.ca_file': proof !== null && 'ca' in proof ? proof.ca : undefined,
    };
    return Object.entries(places).flatMap(([place, pem]) =>
      pem === undefined ? [] : [{ place: `networks.${name}.${place}`, pem }],
    );
  });
}
