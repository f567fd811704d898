import { EventEmitter } from 'node:events';
import { type SFTPWrapper, utils } from 'ssh2';
import { SftpSession } from './session';
import type { ClientView } from './view';

const { READ } = utils.sftp.OPEN_MODE;
const PATH = '/transactions/presentations2026_03_15.csv';

/** A channel that notes what is answered. */
class Channel extends EventEmitter {
  readonly answers: string[] = [];
  readonly outgoing = { state: 'open', window: 1_000 };

  handle(id: number): void {
    this.answers.push(`handle ${id}`);
  }

  name(id: number): void {
    this.answers.push(`name ${id}`);
  }

  status(id: number): void {
    this.answers.push(`status ${id}`);
  }
}

/** A session whose files open when `open` is called. */
function session() {
  const channel = new Channel();
  let closed = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const close = async () => {
    closed += 1;
  };
  const view = {
    open: async () => {
      asked();
      await opened;
      return { close };
    },
  };
  const quiet = () => undefined;
  const own = new SftpSession(channel as unknown as SFTPWrapper, {
    view: view as unknown as ClientView,
    allowed: async () => true,
    ...{ active: quiet, fetched: quiet, failed: quiet, cut: quiet },
  });
  return { channel, own, open, isAsked, closed: () => closed };
}

/** Long enough for everything that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('requests are answered in their order, also where a later one takes no time', async () => {
  const { channel, open, isAsked } = session();
  channel.emit('OPEN', 1, PATH, READ);
  channel.emit('REALPATH', 2, '.');
  await isAsked;
  await settled();
  expect(channel.answers).toEqual([]);
  open();
  await settled();
  expect(channel.answers).toEqual(['handle 1', 'name 2']);
});

it('a file that opens while the session ends is closed, and what waits is not begun', async () => {
  const { channel, own, open, isAsked, closed } = session();
  channel.emit('OPEN', 1, PATH, READ);
  channel.emit('OPEN', 2, PATH, READ);
  await isAsked;
  const ended = own.end();
  open();
  await ended;
  expect([closed(), channel.answers]).toEqual([1, ['handle 1']]);
});
