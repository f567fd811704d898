import { X509Certificate } from 'node:crypto';
import { DAY } from '../kernel/time';
import type { Metrics } from './http/metrics';
import type { Log } from './log';

/** Certificates that expire within this time are named in the log, because their renewal takes people days. */
const SOON = 30 * DAY;

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Reads the certificates of a chain or a bundle (PEM). */
export function certificatesIn(pem: string): X509Certificate[] {
  return (pem.match(PEM) ?? []).map((text) => new X509Certificate(text));
}

/**
 * Shows operators the expiry of the certificates that the service presents, and of the authorities with which it
 * verifies others.
 */
export class Certificates {
  private readonly labels = new Map<string, Record<string, string>[]>();

  constructor(
    private readonly log: Log,
    private readonly metrics: Pick<Metrics, 'certificateNotAfter'>,
  ) {}

  /**
   * Replaces the certificates that are in use in a place.
   * @param place the variable that names their file, or the path in NETWORKS_FILE
   * @param pem a certificate, a chain, or a list of authorities
   */
  use(place: string, pem: string | Buffer): void {
    for (const before of this.labels.get(place) ?? []) this.metrics.certificateNotAfter.remove(before);
    const used = certificatesIn(String(pem)).map((certificate) => this.show(place, certificate));
    this.labels.set(place, used);
  }

  private show(place: string, { subject, serialNumber, validTo }: X509Certificate): Record<string, string> {
    const until = Date.parse(validTo);
    const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replace(/\n/g, ',');
    const labels = { configured_by: place, subject_CN: name, serial_number: serialNumber };
    this.metrics.certificateNotAfter.set(labels, until / 1_000);
    const left = until - Date.now();
    const fields = { configured_by: place, subject: name, until: new Date(until).toISOString() };
    if (left <= 0) this.log.error(fields, 'a certificate has expired: renew it');
    else if (left <= SOON) this.log.warn(fields, 'a certificate expires within 30 days: renew it');
    return labels;
  }
}
