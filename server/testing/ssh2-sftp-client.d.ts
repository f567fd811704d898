declare module 'ssh2-sftp-client' {
  interface Listed {
    name: string;
    type: 'd' | '-' | 'l';
    size: number;
  }
  interface Login {
    host: string;
    port: number;
    username: string;
    privateKey?: string;
    password?: string;
  }
  /** As much of the package as the tests use. */
  class SftpClient {
    /** @param callbacks called for what happens to the connection by itself */
    constructor(name: string, callbacks: Record<'error' | 'end' | 'close', () => void>);
    connect(login: Login): Promise<unknown>;
    list(path: string): Promise<Listed[]>;
    get(path: string): Promise<Buffer>;
    fastGet(path: string, to: string): Promise<string>;
    exists(path: string): Promise<false | 'd' | '-' | 'l'>;
    createReadStream(path: string, options?: { highWaterMark?: number }): NodeJS.ReadableStream;
    put(from: Buffer, path: string): Promise<string>;
    append(from: Buffer, path: string): Promise<string>;
    delete(path: string): Promise<string>;
    rename(from: string, to: string): Promise<string>;
    posixRename(from: string, to: string): Promise<string>;
    mkdir(path: string): Promise<string>;
    rmdir(path: string): Promise<string>;
    chmod(path: string, mode: number): Promise<string>;
    on(event: string, listener: () => void): void;
    end(): Promise<boolean>;
  }
  export = SftpClient;
}
