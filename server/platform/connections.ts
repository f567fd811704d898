import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Requests of one connection that are worked on at once. Answers go out in order in any case. */
  atOnce: number;
  /** Requests of one connection that may wait; reading goes on when fewer do. */
  waiting: number;
  /** Requests of one connection that may have come in one piece; the connection is cut beyond that. */
  maxWaiting: number;
  /** Milliseconds that the other side may take to read an answer that is ready. */
  takeMilliseconds: number;
}

const connectionLimits: ConnectionLimits = { atOnce: 4, waiting: 16, maxWaiting: 512, takeMilliseconds: 30_000 };

const SWEEP_MILLISECONDS = 1_000;

/** The requests of one connection whose answers have not been taken yet. */
interface Connection {
  socket: Socket;
  /** In the order in which they came. Those whose answers were taken meanwhile go when somebody looks. */
  running: ServerResponse[];
  waiting: [IncomingMessage, ServerResponse][];
  paused: boolean;
  /** The answer that was ready and first in line at the last look, and since when. */
  ready: { answer: ServerResponse; since: number } | null;
  /** Starts what waits. Listens to answers while something waits: who sends one request at a time costs nothing. */
  next(): void;
}

/** Node's parser of a connection. What it does with the head of a message says whether what follows is parsed. */
type Parsed = Socket & { parser?: { onIncoming: unknown } | null };

/** Says to llhttp that what follows does not concern it, as after an upgrade. */
const parseNoMore = (): number => 2;

/**
 * Ends a connection that asks for too much. What has come in the same piece is parsed no further, and what waits ends without an error of
 * its own, whose stack would be made: thousands of both would keep everybody else waiting.
 */
function cut({ socket, waiting }: Connection): void {
  if (socket.destroyed) return;
  const { parser } = socket as Parsed;
  if (parser) parser.onIncoming = parseNoMore;
  socket.destroy();
  for (const [request] of waiting) request.destroy();
}

/** Answers are taken in the order of their requests. */
function dropTaken(running: ServerResponse[]): void {
  for (let first = running[0]; first?.writableFinished || first?.destroyed; first = running[0]) running.shift();
}

/**
 * Bounds what one connection can ask for before it takes the answers: a few requests are worked on at once, some more
 * wait, and then reading stops until answers have been taken. A client that does not read is cut off.
 */
export class BoundConnections {
  private readonly connections = new Map<Socket, Connection>();
  private readonly sweep: NodeJS.Timeout;

  constructor(
    private readonly listener: RequestListener,
    private readonly limits: ConnectionLimits = connectionLimits,
  ) {
    this.sweep = setInterval(() => this.cutWhoDoesNotRead(performance.now()), SWEEP_MILLISECONDS).unref();
  }

  readonly answer: RequestListener = (request, response) => {
    const { socket } = request;
    const connection = this.connections.get(socket) ?? this.add(socket);
    const { atOnce, maxWaiting, waiting } = this.limits;
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
    while (connection.running.length < this.limits.atOnce) {
      const [request, response] = waiting.shift() ?? [];
      if (request === undefined || response === undefined) break;
      connection.running.push(response);
      response.once('close', connection.next);
      this.listener(request, response);
    }
    if (!connection.paused || waiting.length >= this.limits.waiting) return;
    connection.paused = false;
    socket.resume();
  }

  private cutWhoDoesNotRead(now: number): void {
    for (const [socket, connection] of this.connections) {
      dropTaken(connection.running);
      const [answer] = connection.running;
      if (answer === undefined || !answer.writableEnded) connection.ready = null;
      else if (connection.ready?.answer !== answer) connection.ready = { answer, since: now };
      else if (now - connection.ready.since >= this.limits.takeMilliseconds) socket.destroy();
    }
  }
}
