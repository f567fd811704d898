import { Agent, request } from 'node:http';
import type { LoadRequest } from './request';

/** A few connections to one server that are kept open, as a client of it would. */
export class Caller {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends so many requests, each connection one after the other. @returns how long each took, in milliseconds */
  async times(count: number, next: () => LoadRequest): Promise<number[]> {
    const times: number[] = [];
    let left = count;
    const connection = async () => {
      while (left > 0) {
        left -= 1;
        times.push(await this.time(next()));
      }
    };
    await Promise.all(Array.from({ length: this.connections }, connection));
    return times;
  }

  close(): void {
    this.agent.destroy();
  }

  /** @throws when the answer is no success: a refusal is quick and would look like a good time */
  private time({ method, path, headers, body }: LoadRequest): Promise<number> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const sending = request(
        new URL(path, this.url),
        { agent: this.agent, method, headers: { authorization: `Bearer ${this.token}`, ...headers } },
        (response) => {
          response.resume();
          response.once('end', () => {
            if (response.statusCode === 200 || response.statusCode === 201) resolve(performance.now() - started);
            else reject(new Error(`${method} ${path} answered ${response.statusCode}`));
          });
        },
      );
      sending.once('error', reject);
      sending.end(body);
    });
  }
}

/** The value that so large a part of the others does not exceed. @param part between 0 and 1 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
