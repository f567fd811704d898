import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { removeSpecs, writeSpec } from './testing/tiny';
import { watchFiles } from './watch';

afterAll(removeSpecs);

const REPLACEMENTS = 50;
const NAME = 'schemas/things.yaml';

/** The ways in which editors, scripts and git write a new text to a file. */
const SAVES: Readonly<Record<string, (file: string, text: string) => void>> = {
  'written in place': (file, text) => fs.writeFileSync(file, text),
  'written beside it and renamed over it': (file, text) => {
    fs.writeFileSync(`${file}.tmp`, text);
    fs.renameSync(`${file}.tmp`, file);
  },
  'removed and made anew': (file, text) => {
    fs.unlinkSync(file);
    fs.writeFileSync(file, text);
  },
  'edited by sed -i': (file, text) => void execFileSync('sed', ['-i', `1s/.*/${text}/`, file]),
  'checked out by git': (file, text) => {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: path.dirname(file), stdio: ['ignore', 'pipe', 'ignore'], input: '' });
    // A commit holds the text before the work tree does.
    const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: path.dirname(file), input: text });
    git('update-index', '--add', '--cacheinfo', `100644,${String(blob).trim()},${NAME}`);
    git('checkout', '--', path.basename(file));
  },
  'moved to a backup and made anew': (file, text) => {
    fs.renameSync(file, `${file}~`);
    fs.writeFileSync(file, text);
    fs.unlinkSync(`${file}~`);
  },
};

describe('a watched file', () => {
  it.concurrent.each(Object.entries(SAVES))(
    `is noticed each of ${REPLACEMENTS} times that it is %s`,
    async (_, save) => {
      const folder = writeSpec({ [NAME]: 'text 0\n' });
      execFileSync('git', ['init', '-q'], { cwd: folder });
      const file = path.join(folder, NAME);
      const saves = new EventEmitter();
      let seen = '';
      const unwatch = await watchFiles([folder], (files) => {
        if (!files.includes(file) || !fs.existsSync(file)) return;
        seen = fs.readFileSync(file, 'utf8').trim();
        saves.emit('seen');
      });
      try {
        for (let round = 1; round <= REPLACEMENTS; round += 1) {
          save(file, `text ${round}`);
          while (seen !== `text ${round}`) await once(saves, 'seen');
        }
        expect(seen).toBe(`text ${REPLACEMENTS}`);
      } finally {
        await unwatch();
      }
    },
  );
});

/** The ways in which a folder is removed: after each the same files come back. */
const LEAVINGS: Readonly<Record<string, (folder: string, kept: string) => void>> = {
  removed: (folder, kept) => {
    fs.cpSync(folder, kept, { recursive: true });
    fs.rmSync(folder, { recursive: true });
  },
  'moved away': (folder, kept) => fs.renameSync(folder, kept),
};

describe('a watched folder', () => {
  it.concurrent.each(Object.entries(LEAVINGS))(
    `is noticed each of ${REPLACEMENTS} times that it is %s, and each time that it is back`,
    async (_, leave) => {
      const folder = writeSpec({ [NAME]: 'text\n' });
      const changes = new EventEmitter();
      let isThere = true;
      const unwatch = await watchFiles([folder], () => {
        isThere = fs.existsSync(path.join(folder, NAME));
        changes.emit('change');
      });
      try {
        for (let round = 1; round <= REPLACEMENTS; round += 1) {
          leave(folder, `${folder}.kept`);
          while (isThere) await once(changes, 'change');
          fs.renameSync(`${folder}.kept`, folder);
          while (!isThere) await once(changes, 'change');
        }
        expect(isThere).toBe(true);
      } finally {
        await unwatch();
      }
    },
  );
});
