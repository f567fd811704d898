import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:https';
import type { SecureContextOptions } from 'node:tls';
import { using } from './config';
import type { Log } from './log';

/** Where the certificate that a server shows lies, with its chain, and its private key; both as PEM. */
export interface TlsFiles {
  certFile: string;
  keyFile: string;
}

/** A certificate, with its chain, and its private key. */
export interface TlsPair {
  cert: Buffer;
  key: Buffer;
}

/** Milliseconds between two looks at the files: certificates are renewed days before they end. */
const LOOK_MILLISECONDS = 60_000;

/** Reads a certificate and its private key. @throws ConfigError naming the variable whose file is missing or wrong */
export function readTls({ certFile, keyFile }: TlsFiles): TlsPair {
  const cert = using('TLS_CERT_FILE', certFile, (file) => readFileSync(file));
  const key = using('TLS_KEY_FILE', keyFile, (file) => readFileSync(file));
  const certificate = using('TLS_CERT_FILE', certFile, () => new X509Certificate(cert));
  using('TLS_KEY_FILE', keyFile, () => {
    if (!certificate.checkPrivateKey(createPrivateKey(key))) throw new Error('it is the key of another certificate');
  });
  return { cert, key };
}

export interface Renewal {
  files: TlsFiles;
  /** The pair that the server began with. */
  shown: TlsPair;
  /** The rest of what its connections are secured with. */
  further: SecureContextOptions;
  log?: Log | undefined;
  /** Called with the chain that is shown from now on. */
  onCertificate?: ((pem: Buffer) => void) | undefined;
  /** Milliseconds between two looks; a minute when absent. */
  milliseconds?: number | undefined;
}

/**
 * Shows a certificate that has been renewed to whoever connects from then on; connections that are open stay. A pair that can't be used is
 * named in the log once, and the one before stays.
 */
export function followRenewal(server: Server, renewal: Renewal): void {
  const { files, shown, further, log, onCertificate, milliseconds = LOOK_MILLISECONDS } = renewal;
  let present = shown;
  let problem: string | null = null;
  const look = () => {
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
  const looking = setInterval(look, milliseconds).unref();
  server.once('close', () => clearInterval(looking));
}
