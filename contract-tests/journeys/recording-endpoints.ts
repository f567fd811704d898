import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { closeAtOnce, listenLocally } from '../../server/testing/local-server';
import type { IncomingCall } from './judge-call';
import { ReceivedCalls } from './received-calls';

/** How endpoints are reached, where that is not plain HTTP at the time of this machine. */
export interface EndpointOptions {
  /** In PEM, of `localhost`. */
  tls?: { cert: string; key: string };
  /** The time of the service in milliseconds, for something that was done at a moment. */
  now?: (moment: number) => number;
}

/**
 * Opens a server for endpoints on a free port.
 * @param tls certificate and key in PEM; plain HTTP without them
 */
export async function openServer(tls: EndpointOptions['tls']): Promise<Server> {
  const server: Server = tls === undefined ? createServer() : createTlsServer(tls);
  await listenLocally(server);
  return server;
}

/** Endpoints that store each call with its judgement, and give the answers that a journey requests. */
export abstract class RecordingEndpoints<Call, Answer extends { operation: string }> {
  private readonly log = new ReceivedCalls<Call>();
  private readonly answers = new Map<string, Answer[]>();

  protected constructor(
    private readonly server: Server,
    protected readonly options: EndpointOptions,
  ) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  /** Every call that came, in order. */
  get received(): readonly Call[] {
    return this.log.calls;
  }

  protected get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Sets the answer to the next call to an operation; several answers are used in order. */
  answer(answer: Answer): void {
    this.answers.set(answer.operation, [...(this.answers.get(answer.operation) ?? []), answer]);
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }

  /** Judges a call and answers it. @returns what is stored of it */
  protected abstract take(call: IncomingCall, response: ServerResponse): Call;

  /** Returns the requested answer to a call to an operation, and forgets it; undefined where none is left. */
  protected next(operation: string): Answer | undefined {
    return this.answers.get(operation)?.shift();
  }

  /**
   * Resolves with the first call that fits, as soon as it is there.
   * @param missing the text of the error if it does not arrive
   */
  protected first(missing: string, fits: (call: Call) => boolean): Promise<Call> {
    return this.log.first(missing, fits);
  }

  /** The time at which a call is judged and answered, in milliseconds. */
  protected timeOf({ headers }: IncomingCall): number {
    return this.options.now?.(Number(headers['x-timestamp']) * 1_000) ?? Date.now();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { url: target = '', method = '' } = request;
    const headers = request.headers as IncomingCall['headers'];
    this.log.add(this.take({ target, method, headers, body }, response));
  }
}
