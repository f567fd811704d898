import { edit, removeSpecs, writeSpec } from './testing/tiny';
import { watchFiles } from './watch';

// A watcher that has not reported anything yet.
jest.mock('@parcel/watcher', () => ({ subscribe: async () => ({ unsubscribe: async () => {} }) }));

afterAll(removeSpecs);

it('reports a save before the watcher does, once, and no temporary files of an editor', async () => {
  const folder = writeSpec({ 'a/b.yaml': '1' });
  const changed: (readonly string[])[] = [];
  let hinted = (): void => {};
  let hints = 0;
  const unwatch = await watchFiles(
    [folder],
    (files) => changed.push(files),
    () => {},
    () => {
      hints += 1;
      hinted();
    },
  );
  const save = async (text: string): Promise<void> => {
    const hint = new Promise<void>((resolve) => {
      hinted = resolve;
    });
    edit(folder, 'a/b.yaml~', () => text);
    edit(folder, 'a/b.yaml', () => text);
    await hint;
  };
  await save('22');
  await save('333');
  expect({ hints, changed }).toEqual({ hints: 2, changed: [] });
  await unwatch();
});
