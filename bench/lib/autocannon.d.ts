declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string;
      path?: string;
      headers?: Readonly<Record<string, string>>;
      body?: string;
      setupRequest?(request: Request): Request;
    }
    interface Options {
      url: string;
      connections: number;
      duration: number;
      requests?: Request[];
      verifyBody?(body: string): boolean;
    }
    interface Result {
      '2xx': number;
      non2xx: number;
      errors: number;
      timeouts: number;
      mismatches: number;
      duration: number;
      latency: { p50: number; p99: number; average: number };
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
