import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LIMITS = {
  /** Requests of one connection that are processed at the same time. Answers are sent in order in any case. */
  atOnce: 4,
  /** Requests of one connection that may wait; reading continues when fewer wait. */
  waiting: 16,
  /** Requests of one connection that may arrive at once; beyond that the connection is closed. */
  maxWaiting: 512,
  /** Milliseconds that the caller may take to read an answer that is ready. */
  takeMilliseconds: 30_000,
} as const;

const SWEEP_MILLISECONDS = 1_000;

/** The requests of one connection whose answers have not been taken yet. */
interface Connection {
  socket: Socket;
  /** In order of arrival. Requests whose answers were read are removed at the next check. */
  running: ServerResponse[];
  waiting: [IncomingMessage, ServerResponse][];
  paused: boolean;
  /** The answer that was ready and first in line at the last check, and since when. */
  ready: { answer: ServerResponse; since: number } | null;
  /**
   * Starts waiting requests. Listens to answers only while requests wait, so a caller that sends one request at a time
   * costs nothing.
   */
  next(): void;
}

/**
 * Node's parser of a connection. Its reaction to the head of a message decides whether the following bytes are parsed.
 */
type Parsed = Socket & { parser?: { onIncoming: unknown } | null };

/** Tells llhttp not to parse the following bytes, as after an upgrade. */
const parseNoMore = (): number => 2;

/**
 * Ends a connection with too many requests. The rest of the received data is not parsed, and waiting requests end
 * without an error, because an error needs a stack trace: thousands of either would make all other callers wait.
 */
function cut({ socket, waiting }: Connection): void {
  if (socket.destroyed) return;
  const { parser } = socket as Parsed;
  if (parser) parser.onIncoming = parseNoMore;
  socket.destroy();
  for (const [request] of waiting) request.destroy();
}

/** Answers are read in the order of their requests. */
function dropTaken(running: ServerResponse[]): void {
  for (let first = running[0]; first?.writableFinished || first?.destroyed; first = running[0]) running.shift();
}

/**
 * Limits the requests of one connection whose answers were not read yet: a few are processed at the same time, some
 * more wait, and then reading stops until answers have been read. A client that does not read is cut off.
 */
export class BoundConnections {
  private readonly connections = new Map<Socket, Connection>();
  private readonly sweep: NodeJS.Timeout;

  constructor(private readonly listener: RequestListener) {
    this.sweep = setInterval(() => this.cutWhoDoesNotRead(performance.now()), SWEEP_MILLISECONDS).unref();
  }

  readonly answer: RequestListener = (request, response) => {
    const { socket } = request;
    const connection = this.connections.get(socket) ?? this.add(socket);
    const { atOnce, maxWaiting, waiting } = LIMITS;
    dropTaken(connection.running);
    if (connection.running.length < atOnce && connection.waiting.length === 0) {
      connection.running.push(response);
      this.listener(request, response);
    } else if (connection.waiting.length >= maxWaiting) cut(connection);
    else {
      if (connection.waiting.length === 0) for (const one of connection.running) one.once('close', connection.next);
      connection.waiting.push([request, response]);
      if (connection.paused || connection.waiting.length < waiting) return;
      connection.paused = true;
      socket.pause();
    }
  };

  close(): void {
    clearInterval(this.sweep);
  }

  private add(socket: Socket): Connection {
    const connection: Connection = {
      socket,
      running: [],
      waiting: [],
      paused: false,
      ready: null,
      next: () => this.startWaiting(connection),
    };
    this.connections.set(socket, connection);
    socket.once('close', () => this.connections.delete(socket));
    return connection;
  }

  private startWaiting(connection: Connection): void {
    const { socket, waiting } = connection;
    if (socket.destroyed) return;
    dropTaken(connection.running);
    while (connection.running.length < LIMITS.atOnce) {
      const [request, response] = waiting.shift() ?? [];
      if (request === undefined || response === undefined) break;
      connection.running.push(response);
      response.once('close', connection.next);
      this.listener(request, response);
    }
    if (!connection.paused || waiting.length >= LIMITS.waiting) return;
    connection.paused = false;
    socket.resume();
  }

  private cutWhoDoesNotRead(now: number): void {
    for (const [socket, connection] of this.connections) {
      dropTaken(connection.running);
      const [answer] = connection.running;
      if (answer === undefined || !answer.writableEnded) connection.ready = null;
      else if (connection.ready?.answer !== answer) connection.ready = { answer, since: now };
      else if (now - connection.ready.since >= LIMITS.takeMilliseconds) socket.destroy();
    }
  }
}
