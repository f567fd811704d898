import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';

const PREFIX = Buffer.from('HTTP/1.');
/** The place of the status in the first line of an answer. */
const STATUS = 'HTTP/1.1 '.length;
const STATUS_END = STATUS + 3;
const FINAL = -1;
const [LF, CR, ZERO, ONE, TWO] = [10, 13, 48, 49, 50] as const;

/**
 * Makes undici accept `100 Continue` before an answer, as every client must, even if it did not ask for it (RFC 9110,
 * 15.2). Undici closes the connection in this case (nodejs/undici#197) but accepts other interim answers. So 100 is
 * renamed to 102, which has as little meaning.
 */
export function acceptingContinue(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      renameContinue(socket);
      return callback(null, socket);
    });
}

function renameContinue(socket: Socket): void {
  const read = socket.read;
  const renamer = new Renamer();
  let written = socket.bytesWritten;
  socket.read = (size) => {
    const chunk: Buffer | null = read.call(socket, size);
    if (chunk === null) return chunk;
    const isNext = socket.bytesWritten !== written;
    written = socket.bytesWritten;
    renamer.rename(chunk, isNext);
    return chunk;
  };
}

/**
 * Follows the bytes of one connection and renames each 100. It changes nothing from the final answer until the next
 * request.
 */
export class Renamer {
  /** The place in the first line, as far as the status; behind it, that of its end. */
  private at = 0;
  private isContinue = false;
  private isLineEmpty = false;

  rename(chunk: Buffer, isNext: boolean): void {
    if (isNext) this.at = 0;
    for (let i = 0; i < chunk.length && this.at !== FINAL; i += 1) {
      const byte = chunk[i] as number;
      const isStatus = this.at < STATUS_END;
      this.at = isStatus ? this.inFirstLine(byte) : this.behindStatus(byte);
      if (isStatus && this.at === STATUS_END && this.isContinue) chunk[i] = TWO;
    }
  }

  private inFirstLine(byte: number): number {
    const { at } = this;
    if (at === 0 && (byte === CR || byte === LF)) return at;
    if (at < PREFIX.length) return byte === PREFIX[at] ? at + 1 : FINAL;
    if (at === STATUS && byte !== ONE) return FINAL;
    this.isContinue = at === STATUS || (this.isContinue && byte === ZERO);
    this.isLineEmpty = false;
    return at + 1;
  }

  /** Looks for the empty line that ends the head of an interim answer: another one follows, or the final one. */
  private behindStatus(byte: number): number {
    if (byte === CR) return this.at;
    const isEnd = byte === LF && this.isLineEmpty;
    this.isLineEmpty = byte === LF;
    return isEnd ? 0 : this.at;
  }
}
