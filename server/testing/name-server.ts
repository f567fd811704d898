import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** The answer for a name. */
interface NameAnswer {
  /** IPv4 addresses; none is an empty answer. */
  addresses: readonly string[];
  /** IPv6 addresses as the eight groups of 16 bits that each has, in hexadecimal. */
  addresses6?: readonly string[];
  /** Seconds. */
  ttl?: number;
}

/** Answers at once, or resolves when the test wants the answer to go out. */
export type NameAnswers = (name: string, type: 'A' | 'other') => NameAnswer | Promise<NameAnswer> | null;

const TYPE_A = 1;
const TYPE_AAAA = 28;
const HEADER_BYTES = 12;

/** A name server on the loopback interface that speaks DNS over UDP (RFC 1035) and says what a test wants. */
export class NameServer {
  /** The names that were asked for, once per question for an IPv4 address. */
  readonly queries: string[] = [];

  private constructor(
    private readonly socket: Socket,
    private readonly answers: NameAnswers,
  ) {
    socket.on('message', (message, { port, address }) => {
      void this.reply(message).then((reply) => {
        if (reply !== null && !this.closed) socket.send(reply, port, address);
      });
    });
  }

  private closed = false;

  /** @param answers null leaves a question without any answer */
  static async start(answers: NameAnswers): Promise<NameServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return new NameServer(socket, answers);
  }

  /** As the configuration takes it. */
  get address(): string {
    return `127.0.0.1:${(this.socket.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.closed = true;
    return new Promise((resolve) => this.socket.close(resolve));
  }

  private async reply(message: Buffer): Promise<Buffer | null> {
    const { name, type, end } = question(message);
    if (type === TYPE_A) this.queries.push(name);
    const answer = await this.answers(name, type === TYPE_A ? 'A' : 'other');
    if (answer === null) return null;
    const addresses = type === TYPE_A ? answer.addresses.map(bytesOf4) : [];
    if (type === TYPE_AAAA) addresses.push(...(answer.addresses6 ?? []).map(bytesOf6));
    const header = Buffer.alloc(HEADER_BYTES);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    const records = addresses.map((address) => {
      const record = Buffer.alloc(12);
      record.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
      record.writeUInt16BE(type, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(answer.ttl ?? 0, 6);
      record.writeUInt16BE(address.length, 10);
      return Buffer.concat([record, address]);
    });
    return Buffer.concat([header, message.subarray(HEADER_BYTES, end), ...records]);
  }
}

const bytesOf4 = (address: string): Buffer => Buffer.from(address.split('.').map(Number));

const bytesOf6 = (address: string): Buffer =>
  Buffer.from(
    address
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  );

function question(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}
