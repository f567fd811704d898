import path from 'node:path';
import { firstNames } from '../../codegen/diff/report';
import { checkTypes } from '../../codegen/lint/commands';
import { lintContractOnThreads } from '../../codegen/lint/contract/on-threads';
import { watchFiles, watchFolder } from '../../codegen/watch';
import type { Config } from '../../server/platform/config';
import type { Log } from '../../server/platform/log';
import type { DemoKey } from '../demo';
import { assertPortsFree, type MockPorts } from '../environment';
import { ContractSaves, textOf } from './contract-saves';
import type { ContractQuestions } from './contract-thread';
import type { DevEvent } from './event';
import { Judges } from './judges';
import type { MocksQuestions } from './mocks-thread';
import { relative } from './modules';
import { startDevServer } from './server';
import { Thread } from './thread';

interface DevLoop {
  url: string;
  mocks: { url: string; clientUrl: string };
  log: Log;
  key: DemoKey;
  /** @returns whether all requests in flight were answered */
  stop(): Promise<boolean>;
}

const ROOT = path.join(__dirname, '..', '..');
/** Code that is reloaded when it is saved. */
const CODE = ['server', 'mocks/world', 'docs/render'];

/**
 * Serves the sandbox, the mocks and the documentation, and follows edits of the contract and of the server's code.
 * @throws when a port is taken or the generated contract can't be served
 */
export async function startLoop(config: Config, ports: MockPorts, report: (event: DevEvent) => void): Promise<DevLoop> {
  await assertPortsFree({ ...config, systemPort: null, sftpPort: null }, ports, 'dev');
  const contract = new Thread<ContractQuestions>('contract-thread', { root: ROOT });
  const { port, clientPort } = ports;
  const { host, revision } = config;
  const sandbox = config.port === 0 ? undefined : `http://localhost:${config.port}`;
  const mocks = new Thread<MocksQuestions>('mocks-thread', { port, clientPort, host, sandbox, revision });
  const [server, addresses] = await Promise.all([startDevServer(config), mocks.ask('start', undefined)]);
  const judges = new Judges({
    checkTypes: (signal) => checkTypes(ROOT, signal),
    lint: (signal) => lintContractOnThreads(ROOT, signal),
    report,
  });

  const serve = async (isChanged: (file: string) => boolean): Promise<string[]> => {
    const reloaded = mocks.ask('reload', undefined).then(
      () => null,
      (error: Error) => error,
    );
    server.reload(isChanged);
    const failed = await reloaded;
    if (failed) throw failed;
    return ['server', 'mocks', 'docs'];
  };

  const visit = async (): Promise<void> => {
    const ways = [`${server.url}/docs?page=api`, `${server.url}/users/v1/`, `${addresses.url}/users/v1/`];
    for (const way of ways) await (await fetch(way)).text();
  };
  const saves = new ContractSaves({ contract, serve, visit, judges, report });

  const saveCode = (files: ReadonlySet<string>): void => {
    const started = performance.now();
    try {
      server.reload((file) => files.has(file));
      report({
        kind: 'served',
        milliseconds: performance.now() - started,
        served: [`server with ${firstNames([...files])}`],
      });
      judges.begin();
    } catch (error) {
      report({ kind: 'refused', problems: [textOf(error)] });
    }
  };

  const ended = new AbortController();
  const watching = watchFolder(
    path.join(ROOT, 'spec'),
    () => saves.serve(),
    ended.signal,
    () => saves.begin(),
  );
  const unwatch = await watchCode(saveCode);
  return {
    url: server.url,
    mocks: addresses,
    log: server.log,
    key: await server.demoKey(),
    stop: async () => {
      await unwatch();
      ended.abort();
      judges.end();
      await watching;
      // The mocks may have ended already, for example because their thread failed.
      await mocks.ask('stop', undefined).catch(() => undefined);
      const [whole] = await Promise.all([server.stop(), contract.stop(), mocks.stop()]);
      return whole;
    },
  };
}

/** Reports saved source files, several at once if they are saved together. */
function watchCode(changed: (files: ReadonlySet<string>) => void): Promise<() => Promise<void>> {
  const folders = CODE.map((folder) => path.join(ROOT, folder));
  return watchFiles(folders, (saved) => {
    const files = saved.filter((file) => /\.(ts|js|css|json)$/.test(file) && !/\.test\.ts$/.test(file));
    if (files.length > 0) changed(new Set(files.map((file) => relative(file, ROOT))));
  });
}
