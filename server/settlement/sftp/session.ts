import type { FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type SFTPWrapper, utils } from 'ssh2';
import { MINUTE } from '../../kernel/time';
import { absolute, type ClientPath, type ClientView, clientPathOf, type Entry } from './view';

const { OPEN_MODE, STATUS_CODE } = utils.sftp;

/** Requests that may wait for their turn; clients keep up to 64 under way. */
const MAX_WAITING = 256;
const MAX_HANDLES = 32;
/** The most bytes that one READ gets: what every client can take (draft-ietf-secsh-filexfer-02, 3). */
const READ_BYTES = 32 * 1024;
const ENTRIES_PER_ANSWER = 100;
/** The interval between checks of a client that does not read, and how long they continue, in milliseconds. */
const STALL_CHECK_MILLISECONDS = 10;
const MAX_STALL = MINUTE;

/** Answers with a part of a file between looks at whether they are still allowed: a megabyte. */
const READS_PER_CHECK = 32;

type Open =
  | { kind: 'file'; file: FileHandle; name: string; sent: number; reads: number }
  | { kind: 'folder'; entries: Entry[] };

/** The session's needs of the server. */
interface SessionParts {
  view: ClientView;
  /** Returns true when the visitor may still come in: asked whenever something is opened, and while it is read. */
  allowed(): Promise<boolean>;
  /** Called for every request. */
  active(): void;
  /** A file was closed after so many bytes of it were sent. */
  fetched(name: string, bytes: number): void;
  failed(error: unknown): void;
  /** Cuts the connection. */
  cut(reason: string): void;
}

/** An answer other than the requested data. */
class Refusal extends Error {
  constructor(readonly code: number) {
    super();
  }
}

const CHANGES = ['WRITE', 'FSETSTAT', 'SETSTAT', 'REMOVE', 'MKDIR', 'RMDIR', 'RENAME', 'SYMLINK'] as const;
const WRITING = OPEN_MODE.WRITE | OPEN_MODE.APPEND | OPEN_MODE.CREAT | OPEN_MODE.TRUNC | OPEN_MODE.EXCL;

/**
 * Serves the files of one client over one channel: it reads, and nothing else. Requests are answered one after another.
 */
export class SftpSession {
  private readonly handles = new Map<number, Open>();
  private nextHandle = 0;
  private waiting = 0;
  private turn: Promise<void> = Promise.resolve();
  private ended = false;

  constructor(
    private readonly sftp: SFTPWrapper,
    private readonly parts: SessionParts,
  ) {
    sftp.on('error', () => parts.cut('the client violated the protocol'));
    sftp.on('REALPATH', (id, path) => this.answer(id, () => this.realPath(id, path)));
    sftp.on('STAT', (id, path) => this.answer(id, () => this.stat(id, path)));
    sftp.on('LSTAT', (id, path) => this.answer(id, () => this.stat(id, path)));
    sftp.on('OPENDIR', (id, path) => this.answer(id, () => this.openFolder(id, path)));
    sftp.on('READDIR', (id, handle) => this.answer(id, () => this.readFolder(id, handle)));
    sftp.on('OPEN', (id, path, flags) => this.answer(id, () => this.openFile(id, path, flags)));
    sftp.on('READ', (id, handle, at, length) => this.answer(id, () => this.read(id, handle, at, length)));
    sftp.on('FSTAT', (id, handle) => this.answer(id, () => this.statOpen(id, handle)));
    sftp.on('CLOSE', (id, handle) => this.answer(id, () => this.close(id, handle)));
    sftp.on('READLINK', (id) => this.answer(id, () => refuse(STATUS_CODE.NO_SUCH_FILE)));
    for (const change of CHANGES) {
      sftp.on(change as 'REMOVE', (id) => this.answer(id, () => refuse(STATUS_CODE.PERMISSION_DENIED)));
    }
  }

  /** Lets go of every open file. */
  async end(): Promise<void> {
    this.ended = true;
    await this.turn;
    for (const handle of [...this.handles.keys()]) await this.release(handle);
  }

  private answer(id: number, run: () => void | Promise<void>): void {
    this.parts.active();
    if (this.ended) return;
    if (this.waiting >= MAX_WAITING) {
      this.ended = true;
      this.parts.cut('too many requests at once');
    }
    this.waiting += 1;
    this.turn = this.turn.then(async () => {
      try {
        await this.room();
        if (!this.ended) await run();
      } catch (error) {
        this.refused(id, error);
      } finally {
        this.waiting -= 1;
      }
    });
  }

  private refused(id: number, error: unknown): void {
    if (!(error instanceof Refusal)) this.parts.failed(error);
    this.sftp.status(id, error instanceof Refusal ? error.code : STATUS_CODE.FAILURE);
  }

  private realPath(id: number, path: string): void {
    const filename = absolute(path);
    this.sftp.name(id, [{ filename, longname: filename, attrs: {} as Entry['attrs'] }]);
  }

  private async stat(id: number, path: string): Promise<void> {
    this.sftp.attrs(id, (await this.parts.view.attributesOf(existing(path))) ?? refuse(STATUS_CODE.NO_SUCH_FILE));
  }

  private async openFolder(id: number, path: string): Promise<void> {
    await this.assertAllowed();
    const entries = (await this.parts.view.list(existing(path))) ?? refuse(STATUS_CODE.NO_SUCH_FILE);
    this.sftp.handle(id, this.keep({ kind: 'folder', entries }));
  }

  private readFolder(id: number, handle: Buffer): void {
    const open = this.opened(handle);
    if (open.kind !== 'folder') refuse(STATUS_CODE.FAILURE);
    const entries = open.entries.splice(0, ENTRIES_PER_ANSWER);
    if (entries.length === 0) this.sftp.status(id, STATUS_CODE.EOF);
    else this.sftp.name(id, entries);
  }

  private async openFile(id: number, path: string, flags: number): Promise<void> {
    if ((flags & WRITING) !== 0) refuse(STATUS_CODE.PERMISSION_DENIED);
    await this.assertAllowed();
    const place = existing(path);
    if (place.kind !== 'file') refuse(STATUS_CODE.FAILURE);
    const file = (await this.parts.view.open(place)) ?? refuse(STATUS_CODE.NO_SUCH_FILE);
    this.sftp.handle(id, this.keep({ kind: 'file', file, name: `${place.folder}/${place.name}`, sent: 0, reads: 0 }));
  }

  private async read(id: number, handle: Buffer, at: number, length: number): Promise<void> {
    const open = this.opened(handle);
    if (open.kind !== 'file') refuse(STATUS_CODE.FAILURE);
    if (open.reads % READS_PER_CHECK === 0) await this.assertAllowed();
    open.reads += 1;
    // Node takes no position beyond this, and no file is so long.
    if (at > Number.MAX_SAFE_INTEGER) return this.sftp.status(id, STATUS_CODE.EOF);
    const wanted = Math.min(length, READ_BYTES);
    const { bytesRead, buffer } = await open.file.read(Buffer.allocUnsafe(wanted), 0, wanted, at);
    if (bytesRead === 0) return this.sftp.status(id, STATUS_CODE.EOF);
    open.sent += bytesRead;
    this.sftp.data(id, buffer.subarray(0, bytesRead));
  }

  private async statOpen(id: number, handle: Buffer): Promise<void> {
    const open = this.opened(handle);
    if (open.kind !== 'file') refuse(STATUS_CODE.FAILURE);
    this.sftp.attrs(id, await this.parts.view.attributesOfOpen(open.file));
  }

  private async close(id: number, handle: Buffer): Promise<void> {
    this.opened(handle);
    await this.release(handle.readUInt32BE(0));
    this.sftp.status(id, STATUS_CODE.OK);
  }

  private async assertAllowed(): Promise<void> {
    if (await this.parts.allowed()) return;
    this.parts.cut('the key is no longer valid');
    refuse(STATUS_CODE.PERMISSION_DENIED);
  }

  private keep(open: Open): Buffer {
    if (this.handles.size >= MAX_HANDLES) {
      if (open.kind === 'file') void open.file.close();
      refuse(STATUS_CODE.FAILURE);
    }
    const number = this.nextHandle;
    this.nextHandle = (this.nextHandle + 1) >>> 0;
    this.handles.set(number, open);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(number);
    return handle;
  }

  private opened(handle: Buffer): Open {
    const open = handle.length === 4 ? this.handles.get(handle.readUInt32BE(0)) : undefined;
    return open ?? refuse(STATUS_CODE.FAILURE);
  }

  private async release(number: number): Promise<void> {
    const open = this.handles.get(number);
    this.handles.delete(number);
    if (open?.kind !== 'file') return;
    await open.file.close();
    this.parts.fetched(open.name, open.sent);
  }

  /** Waits while the client takes no answers, so that they don't pile up in memory. */
  private async room(): Promise<void> {
    for (let waited = 0; isBlocked(this.sftp) && !this.ended; waited += STALL_CHECK_MILLISECONDS) {
      if (waited >= MAX_STALL) this.parts.cut('the client does not read');
      await pause(STALL_CHECK_MILLISECONDS);
    }
  }
}

/**
 * Decides whether the window of the channel is used up (RFC 4254, 5.2). The library tells nobody when it opens again.
 */
function isBlocked(sftp: SFTPWrapper): boolean {
  const { outgoing } = sftp as unknown as { outgoing: { window: number; state: string } };
  return outgoing.state === 'open' && outgoing.window === 0;
}

function existing(path: string): ClientPath {
  return clientPathOf(path) ?? refuse(STATUS_CODE.NO_SUCH_FILE);
}

function refuse(code: number): never {
  throw new Refusal(code);
}
