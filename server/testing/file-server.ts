import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ClientKey, insertClientKey, insertSftpUser } from '../clients/store/client-keys';
import { newId } from '../platform/ids';
import { type SftpOptions, type SftpServer, startSftpServer } from '../settlement/sftp/server';
import { readSshKey } from '../settlement/sftp/ssh-key';
import type { TestServer } from './server';

const run = promisify(execFile);

/** A pair of keys in a folder of a test's own. */
export interface TestKey {
  /** The file of the private key. */
  path: string;
  /** The private key itself. */
  privateKey: string;
  /** The line of the public key. */
  publicKey: string;
}

/** The output of a client program, and its exit. */
interface ProgramExit {
  code: number;
  out: string;
}

/** The file server of a server under test, with the tools of its clients. */
export class FileServerBench {
  private constructor(
    readonly server: TestServer,
    readonly files: SftpServer,
    readonly folder: string,
  ) {}

  static async start(server: TestServer, options: Partial<SftpOptions> = {}): Promise<FileServerBench> {
    const folder = await mkdtemp(join(tmpdir(), 'contrato-sftp-'));
    const config = { ...server.config, sftpHost: '127.0.0.1', sftpPort: 0 };
    return new FileServerBench(server, await startSftpServer({ ...server.app.services, config }, options), folder);
  }

  async stop(): Promise<void> {
    await this.files.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Makes a pair with OpenSSH. */
  async key(type: 'rsa' | 'ed25519' | 'ecdsa', bits?: number): Promise<TestKey> {
    const path = join(this.folder, newId());
    const size = bits === undefined ? [] : ['-b', String(bits)];
    await run('ssh-keygen', ['-q', '-t', type, ...size, '-N', '', '-C', 'somebody@example', '-f', path]);
    return {
      path,
      privateKey: await readFile(path, 'utf8'),
      publicKey: await readFile(`${path}.pub`, 'utf8'),
    };
  }

  /** Makes a client known to the file server. @returns its name there */
  async user(clientId: string, key: TestKey): Promise<string> {
    const username = `u-${clientId}`;
    const now = this.server.clock.now();
    await this.server.database.db.transaction((tx) => insertSftpUser(tx, { username, clientId, createdAt: now }));
    await this.addKey(clientId, key);
    return username;
  }

  async addKey(clientId: string, key: TestKey, expiresAt: number | null = null): Promise<ClientKey> {
    const { fingerprint, line } = readSshKey(key.publicKey);
    const row: ClientKey = {
      id: newId(),
      clientId,
      purpose: 'SSH',
      fingerprint,
      publicKey: line,
      createdAt: this.server.clock.now(),
      expiresAt,
    };
    await this.server.database.db.transaction((tx) => insertClientKey(tx, row));
    return row;
  }

  /** Runs commands in OpenSSH's client. It stops at the first that fails, but for those that start with `-`. */
  async sftp(
    username: string,
    key: TestKey,
    commands: readonly string[],
    options: string[] = [],
  ): Promise<ProgramExit> {
    const batch = join(this.folder, newId());
    await writeFile(batch, `${commands.join('\n')}\n`);
    const fixed = ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'IdentitiesOnly=yes', 'LogLevel=ERROR'];
    const set = [...fixed, `IdentityFile=${key.path}`, 'IdentityAgent=none', ...options].flatMap((one) => ['-o', one]);
    const target = `${username}@127.0.0.1`;
    const parameters = ['-F', '/dev/null', ...set, '-P', String(this.files.port), '-b', batch, target];
    try {
      const { stdout, stderr } = await run('sftp', parameters, { cwd: this.folder });
      return { code: 0, out: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stdout + stderr };
    }
  }

  /** Returns the content of a download in the folder. */
  downloaded(name: string): Promise<string> {
    return readFile(join(this.folder, name), 'utf8');
  }
}
