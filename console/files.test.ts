import fs from 'node:fs';
import path from 'node:path';
import { BrowserFiles } from './files';

// Programs that start at the same time share what is kept of the files for the browser.

const FOLDER = 'server/kernel';
const CACHE = path.join(__dirname, '../node_modules/.cache', FOLDER);
const program = () => new BrowserFiles(FOLDER, 'time.ts');
const remove = () => fs.rmSync(CACHE, { recursive: true, force: true });

beforeEach(remove);
afterEach(() => jest.restoreAllMocks());
afterAll(remove);

it('makes the files again that another process removes while they are read', async () => {
  const made = await program().files();
  const names = fs.readdirSync;
  jest.spyOn(fs, 'readdirSync').mockImplementationOnce(((folder: string) => {
    const found = names(folder);
    fs.rmSync(folder, { recursive: true });
    return found;
  }) as never);
  expect([...(await program().files()).keys()]).toEqual([...made.keys()]);
});

it('removes kept files all at once, so that no other process reads a part of them', async () => {
  const before = path.join(CACHE, 'before');
  fs.mkdirSync(before, { recursive: true });
  fs.writeFileSync(path.join(before, 'main.js'), '');
  const wasThere: boolean[] = [];
  jest.spyOn(fs, 'rmSync').mockImplementation(() => wasThere.push(fs.existsSync(before)));
  await program().files();
  expect(wasThere).toEqual([false]);
});
