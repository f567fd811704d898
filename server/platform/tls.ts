import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:https';
import type { SecureContextOptions } from 'node:tls';
import { using } from './config';
import type { Log } from './log';

/** The files of a server's certificate, with its chain, and of its private key; both in PEM. */
interface TlsFiles {
  certFile: string;
  keyFile: string;
}

/** A certificate, with its chain, and its private key. */
interface TlsPair {
  cert: Buffer;
  key: Buffer;
}

/** Milliseconds between two checks of the files: certificates are renewed days before they end. */
const POLL_MILLISECONDS = 60_000;

/**
 * Reads a certificate and its private key.
 * @throws ConfigError with the variable whose file is missing or not valid
 */
export function readTls({ certFile, keyFile }: TlsFiles): TlsPair {
  const cert = using('TLS_CERT_FILE', certFile, (file) => readFileSync(file));
  const key = using('TLS_KEY_FILE', keyFile, (file) => readFileSync(file));
  const certificate = using('TLS_CERT_FILE', certFile, () => new X509Certificate(cert));
  using('TLS_KEY_FILE', keyFile, () => {
    if (!certificate.checkPrivateKey(createPrivateKey(key))) throw new Error('it is the key of another certificate');
  });
  return { cert, key };
}

interface Renewal {
  files: TlsFiles;
  /** The certificate and key at the start of the server. */
  shown: TlsPair;
  /** The other settings of its TLS connections. */
  further: SecureContextOptions;
  log?: Log | undefined;
  /** Called with the chain that new connections get from now on. */
  onCertificate?: ((pem: Buffer) => void) | undefined;
  /** Milliseconds between two checks; a minute if absent. */
  milliseconds?: number | undefined;
}

/**
 * Uses a renewed certificate for new connections; open connections stay. A certificate or key that is not valid is
 * logged once, and the previous one stays in use.
 */
export function followRenewal(server: Server, renewal: Renewal): void {
  const { files, shown, further, log, onCertificate, milliseconds = POLL_MILLISECONDS } = renewal;
  let present = shown;
  let problem: string | null = null;
  const renew = () => {
    try {
      const pair = readTls(files);
      if (!pair.cert.equals(present.cert)) {
        server.setSecureContext({ ...further, ...pair });
        present = pair;
        log?.info({ until: new X509Certificate(pair.cert).validTo }, 'the certificate was renewed');
        onCertificate?.(pair.cert);
      }
      problem = null;
    } catch (error) {
      const { message } = error as Error;
      if (message !== problem)
        log?.error({ reason: message }, 'the certificate cannot be renewed: the previous one stays in use');
      problem = message;
    }
  };
  const looking = setInterval(renew, milliseconds).unref();
  server.once('close', () => clearInterval(looking));
}
