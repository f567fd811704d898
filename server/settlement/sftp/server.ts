import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Connection, Server } from 'ssh2';
import { MINUTE } from '../../kernel/time';
import type { Config } from '../../platform/config';
import { listenAt } from '../../platform/listen';
import type { Services } from '../../platform/services';
import { clientFolder } from '../folders';
import { attempt, isStillGood, type Visitor } from './authenticate';
import { Gate, type GateLimits } from './gate';
import { loadHostKey } from './host-key';
import { SftpSession } from './session';
import { ClientView } from './view';
import { MAX_UNSENT_BYTES, waitForReader } from './wait-for-reader';

export type SftpParts = Pick<Services, 'db' | 'clock' | 'log'> & {
  config: Pick<
    Config,
    'dataDir' | 'settlementDir' | 'sftpHost' | 'sftpPort' | 'sftpHostKeyFile' | 'sftpConnections' | 'host'
  >;
};

export interface SftpOptions {
  gate: GateLimits;
  /** Milliseconds for which a visitor may ask for nothing. */
  idleMilliseconds: number;
  /** Bytes of answers that may wait for a visitor to read them. */
  maxUnsentBytes: number;
}

export interface SftpServer {
  port: number;
  /** Counts the connections. */
  count(): Gate['count'];
  /** Accepts no more connections and closes the existing ones. */
  close(): Promise<void>;
}

/** Login attempts per connection. A client with several keys tries one after the other. */
const MAX_ATTEMPTS = 8;
/** Open channels per connection. */
const MAX_CHANNELS = 4;

/** Nothing that is known to be weak, and no key exchange that lets a stranger cost much. */
const ALGORITHMS = {
  kex: [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'diffie-hellman-group14-sha256',
  ],
  cipher: ['aes128-gcm@openssh.com', 'aes256-gcm@openssh.com', 'aes128-ctr', 'aes192-ctr', 'aes256-ctr'],
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'],
  compress: ['none'],
} as const;

function optionsFor({ sftpConnections: max }: SftpParts['config'], options: Partial<SftpOptions>): SftpOptions {
  const gate = { max, maxPerClient: Math.min(8, max), maxWaiting: max, waitingMilliseconds: 15_000 };
  return { gate, idleMilliseconds: 10 * MINUTE, maxUnsentBytes: MAX_UNSENT_BYTES, ...options };
}

/**
 * Serves the settlement files to the clients they belong to: public keys only, read only, each client within its own
 * folder.
 */
export async function startSftpServer(parts: SftpParts, given: Partial<SftpOptions> = {}): Promise<SftpServer> {
  const { config, log } = parts;
  const options = optionsFor(config, given);
  const gate = new Gate(options.gate);
  const sockets = new Map<string, Socket>();
  const ssh = new Server(
    { hostKeys: [loadHostKey(config)], ident: 'contrato', algorithms: ALGORITHMS as never },
    (connection, { ip, port }) => {
      const socket = sockets.get(`${ip} ${port}`);
      if (socket === undefined) return connection.end();
      new Guest(parts, options, gate, connection, socket).welcome();
    },
  );
  const listener = createServer((socket) => {
    const name = `${socket.remoteAddress} ${socket.remotePort}`;
    sockets.set(name, socket);
    socket.once('close', () => sockets.delete(name));
    gate.admit(socket);
    waitForReader(socket, options.maxUnsentBytes);
    ssh.injectSocket(socket);
  });
  const place = { port: config.sftpPort ?? 0, host: config.sftpHost ?? config.host };
  await listenAt(listener, place, { port: 'SFTP_PORT', host: config.sftpHost === null ? 'HOST' : 'SFTP_HOST' });
  listener.on('error', (error) => log.error({ err: error }, 'file server'));
  return {
    port: (listener.address() as AddressInfo).port,
    count: () => gate.count,
    close: async () => {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      gate.closeAll();
      await closed;
    },
  };
}

/** One connection, from its first words to its end. */
class Guest {
  private attempts = 0;
  private channels = 0;
  private visitor: Visitor | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: SftpParts,
    private readonly options: SftpOptions,
    private readonly gate: Gate,
    private readonly connection: Connection,
    private readonly socket: Socket,
  ) {}

  welcome(): void {
    const { log } = this.parts;
    // Without a listener one peer that breaks the protocol would end the process.
    this.connection.on('error', (error) => log.debug({ err: error, address: this.address }, 'SFTP connection failed'));
    this.connection.on('close', () => clearTimeout(this.idle));
    this.connection.on('authentication', (context) => {
      this.attempts += 1;
      if (this.attempts > MAX_ATTEMPTS) return this.cut('too many attempts');
      this.judge(context).catch((error: unknown) => {
        log.error({ err: error }, 'SFTP client cannot be authenticated');
        this.socket.destroy();
      });
    });
    this.connection.on('session', (accept, reject) => {
      if (this.channels >= MAX_CHANNELS || this.visitor === null) return reject();
      this.channels += 1;
      const session = accept();
      session.once('close', () => {
        this.channels -= 1;
      });
      // Shells, commands and other requests have no listener, so they are refused.
      session.on('sftp', (acceptSftp) => this.serve(acceptSftp(), this.visitor as Visitor));
    });
  }

  private async judge(context: Parameters<typeof attempt>[1]): Promise<void> {
    const outcome = await attempt(this.parts, context);
    if (this.socket.destroyed) return;
    if (outcome.kind === 'refused') return context.reject(['publickey']);
    if (outcome.kind === 'proved') {
      const { visitor } = outcome;
      if (!this.gate.enter(this.socket, visitor.clientId)) return this.cut('too many connections');
      this.visitor = visitor;
      this.stirred();
      this.parts.log.info({ ...visitor, address: this.address }, 'SFTP client logged in');
    }
    context.accept();
  }

  private serve(sftp: ConstructorParameters<typeof SftpSession>[0], visitor: Visitor): void {
    const { config, log } = this.parts;
    const who = { client: visitor.clientId, username: visitor.username };
    const session = new SftpSession(sftp, {
      view: new ClientView(clientFolder(config, visitor.clientId)),
      allowed: () => isStillGood(this.parts, visitor),
      active: () => this.stirred(),
      fetched: (file, bytes) => log.info({ ...who, file, bytes }, 'file fetched'),
      failed: (error) => log.error({ err: error, ...who }, 'SFTP request failed'),
      cut: (reason) => this.cut(reason),
    });
    // A visitor may open one channel after another for as long as the connection lasts.
    const end = () => {
      this.connection.off('close', end);
      session.end().catch((error: unknown) => log.error({ err: error, ...who }, 'SFTP session ended with an error'));
    };
    sftp.once('end', () => {
      end();
      // The other side waits for this one to close the channel, too.
      sftp.end();
    });
    this.connection.once('close', end);
  }

  private stirred(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.cut('no request arrived'), this.options.idleMilliseconds);
    this.idle.unref();
  }

  private cut(reason: string): void {
    this.parts.log.info({ reason, address: this.address, username: this.visitor?.username }, 'SFTP connection closed');
    this.socket.destroy();
  }

  private get address(): string | undefined {
    return this.socket.remoteAddress;
  }
}
