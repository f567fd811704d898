import { problemsOfTokenKeys } from './auth/keys';
import { type Config, problemsIn, using } from './platform/config';
import { makePrivateWritableFolder } from './platform/private-files';
import { readTls } from './platform/tls';

/** SSH is loaded where files are fetched over it. */
const hostKeys = () => require('./settlement/sftp/host-key') as typeof import('./settlement/sftp/host-key');

type FileSettings = Pick<
  Config,
  | 'acceptedKeyFiles'
  | 'dataDir'
  | 'settlementDir'
  | 'sftpHostKeyFile'
  | 'sftpPort'
  | 'signingKeyFile'
  | 'tlsCertFile'
  | 'tlsKeyFile'
>;

/** Returns every problem of the files and folders that a configuration names, so that a start reports all at once. */
export function problemsOfFiles(config: FileSettings): string[] {
  const { settlementDir, sftpHostKeyFile, sftpPort, tlsCertFile: certFile, tlsKeyFile: keyFile } = config;
  const uses: (() => unknown)[] = [];
  // What can't be written there would show after a day only.
  if (settlementDir !== null) uses.push(() => using('SETTLEMENT_DIR', settlementDir, makePrivateWritableFolder));
  if (certFile !== null && keyFile !== null) uses.push(() => readTls({ certFile, keyFile }));
  if (sftpPort !== null && sftpHostKeyFile !== null) uses.push(() => hostKeys().loadHostKey(config));
  return [...problemsOfTokenKeys(config), ...problemsIn(...uses)];
}
