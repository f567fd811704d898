import fs from 'node:fs';
import path from 'node:path';
import { edit, removeSpecs, writeSpec } from './testing/tiny';
import { watchFolder } from './watch';

afterAll(removeSpecs);

/** A promise and the function that resolves it. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('watchFolder', () => {
  it('runs at once, and once more for changes during a run, and ends on command', async () => {
    const folder = writeSpec({ 'a/b.yaml': '1' });
    const stop = new AbortController();
    const [first, release, second] = [gate(), gate(), gate()];
    let running = 0;
    let runs = 0;
    const watching = watchFolder(
      folder,
      async () => {
        running += 1;
        runs += 1;
        expect(running).toBe(1);
        if (runs === 1) {
          first.open();
          await release.opened;
        } else second.open();
        running -= 1;
      },
      stop.signal,
    );
    await first.opened;
    edit(folder, 'a/b.yaml', () => '3');
    edit(folder, 'c.yaml', () => '4');
    release.open();
    await second.opened;
    stop.abort();
    await watching;
  });

  it('tells of a change before the run that it causes', async () => {
    const folder = writeSpec({ 'a.yaml': '1' });
    const stop = new AbortController();
    const reported: string[] = [];
    await watchFolder(
      folder,
      async () => {
        reported.push('run');
        if (reported.length === 1) edit(folder, 'a.yaml', () => '2');
        else stop.abort();
      },
      stop.signal,
      () => reported.push('soon'),
    );
    expect(reported).toEqual(['run', 'soon', expect.anything(), ...reported.slice(3)]);
    expect(reported.filter((what) => what === 'run')).toHaveLength(2);
  });

  const goAway: Readonly<Record<string, (folder: string) => void>> = {
    'removed and restored': (folder) => {
      fs.cpSync(folder, `${folder}.kept`, { recursive: true });
      fs.rmSync(folder, { recursive: true });
      fs.renameSync(`${folder}.kept`, folder);
    },
    'replaced by another one': (folder) => {
      fs.cpSync(folder, `${folder}.other`, { recursive: true });
      fs.renameSync(folder, `${folder}.old`);
      fs.renameSync(`${folder}.other`, folder);
    },
  };

  it.each(Object.entries(goAway))('goes on with a folder that is %s', async (_, replace) => {
    const folder = path.join(writeSpec({ 'spec/a/b.yaml': '1' }), 'spec');
    const stop = new AbortController();
    const seen: string[] = [];
    await watchFolder(
      folder,
      async () => {
        const text = fs.readFileSync(path.join(folder, 'a/b.yaml'), 'utf8');
        if (seen.at(-1) === text) return;
        seen.push(text);
        if (text === '1') {
          edit(folder, 'a/b.yaml', () => '2');
          replace(folder);
        } else if (text === '2') edit(folder, 'a/b.yaml', () => '3');
        else stop.abort();
      },
      stop.signal,
    );
    expect(seen).toEqual(['1', '2', '3']);
  });

  it('fails when a run fails', async () => {
    const folder = writeSpec({ 'a.yaml': '1' });
    let runs = 0;
    const watching = watchFolder(folder, async () => {
      runs += 1;
      if (runs === 2) throw new Error('no');
      edit(folder, 'a.yaml', () => '2');
    });
    await expect(watching).rejects.toThrow('no');
  });
});
