import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Language } from '../../console/snippets';
import { FAILED } from './judge';

const run = promisify(execFile);

/** Code as it was copied, by the name of its piece. */
type Copied = ReadonlyMap<string, string>;

/** A program with its first arguments; the names of pieces follow. */
type Program = readonly [program: string, ...words: string[]];

/** Stands in front of the name of a piece where its output begins. */
const BEGINS = '=== ';

/**
 * A language: what it needs, and how all pieces become one program, which runs those that it is told to, one after the
 * other.
 */
interface Workshop {
  toolchain: readonly string[];
  /** Builds the program. Copied code is changed only as far as the program needs to call it. */
  build(folder: string, copied: Copied): Promise<Program>;
}

async function write(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const named = (copied: Copied, nameOf: (piece: string) => string): Map<string, string> =>
  new Map([...copied].map(([piece, text]) => [nameOf(piece), `${text}\n`]));

const SHELL = `for piece in "$@"; do
  echo "${BEGINS}$piece"
  bash "$(dirname "$0")/$piece.sh" || echo "${FAILED}"
  echo
done
`;

const MODULES = `for (const piece of process.argv.slice(2)) {
  console.log('${BEGINS}' + piece);
  await import('./' + piece + '.mjs').catch((error) => console.log('${FAILED} ' + (error.status ?? ''), error));
}
`;

const PYTHON = `import os, runpy, sys

for piece in sys.argv[1:]:
    print('${BEGINS}' + piece)
    try:
        runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), piece + '.py'), run_name='__main__')
    except Exception as error:
        print('${FAILED}', repr(error))
`;

const goProgram = (pieces: Iterable<string>): string => `package main

import (
	"fmt"
	"os"
)

var pieces = map[string]func(){
${[...pieces].map((piece) => `\t"${piece}": ${piece},`).join('\n')}
}

func one(piece string) {
	defer func() {
		if problem := recover(); problem != nil {
			fmt.Println("${FAILED}", problem)
		}
	}()
	fmt.Println("${BEGINS}" + piece)
	pieces[piece]()
}

func main() {
	for _, piece := range os.Args[1:] {
		one(piece)
	}
}
`;

const JAVA = `public class Run {
    public static void main(String[] pieces) throws Exception {
        for (var piece : pieces) {
            System.out.println("${BEGINS}" + piece);
            try {
                var main = Class.forName(piece + ".Main").getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } catch (ReflectiveOperationException problem) {
                System.out.println("${FAILED} " + problem.getCause());
            }
        }
        System.exit(0);
    }
}
`;

/** The languages that code is shown in. */
export const WORKSHOPS: Readonly<Record<Language, Workshop>> = {
  curl: {
    toolchain: ['bash', 'curl'],
    build: async (folder, copied) => {
      await write(
        folder,
        named(copied, (piece) => `${piece}.sh`),
      );
      await write(folder, new Map([['run.sh', SHELL]]));
      return ['bash', path.join(folder, 'run.sh')];
    },
  },
  TypeScript: {
    toolchain: [],
    build: async (folder, copied) => {
      await write(
        folder,
        named(copied, (piece) => `${piece}.mts`),
      );
      const out = path.join(folder, 'out');
      await build({
        entryPoints: [...copied.keys()].map((piece) => path.join(folder, `${piece}.mts`)),
        outdir: out,
        ...({ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20' } as const),
        outExtension: { '.js': '.mjs' },
        alias: { 'contrato/client': path.join(__dirname, '../../client/index.ts') },
        logLevel: 'silent',
      });
      await write(out, new Map([['run.mjs', MODULES]]));
      return [process.execPath, path.join(out, 'run.mjs')];
    },
  },
  fetch: {
    toolchain: [],
    build: async (folder, copied) => {
      await write(
        folder,
        named(copied, (piece) => `${piece}.mjs`),
      );
      await write(folder, new Map([['run.mjs', MODULES]]));
      return [process.execPath, path.join(folder, 'run.mjs')];
    },
  },
  Python: {
    toolchain: ['python3'],
    build: async (folder, copied) => {
      await write(
        folder,
        named(copied, (piece) => `${piece}.py`),
      );
      await write(folder, new Map([['run.py', PYTHON]]));
      return ['python3', '-B', path.join(folder, 'run.py')];
    },
  },
  Go: {
    toolchain: ['go'],
    build: async (folder, copied) => {
      const functions = [...copied].map(([piece, text]): [string, string] => [
        `${piece}.go`,
        `${text.replace('func main() {', `func ${piece}() {`)}\n`,
      ]);
      await write(folder, new Map(functions));
      await write(
        folder,
        new Map([
          ['main.go', goProgram(copied.keys())],
          ['go.mod', 'module pieces\n\ngo 1.21\n'],
        ]),
      );
      await run('go', ['build', '-o', 'run', '.'], { cwd: folder });
      return [path.join(folder, 'run')];
    },
  },
  Java: {
    toolchain: ['javac', 'java'],
    build: async (folder, copied) => {
      const classes = [...copied].map(([piece, text]): [string, string] => [
        `${piece}/Main.java`,
        `package ${piece};\n${text}\n`,
      ]);
      const sources = new Map([...classes, ['Run.java', JAVA]]);
      await write(folder, sources);
      const words = ['-proc:none', '-encoding', 'UTF-8', '-d', 'classes', ...sources.keys()];
      await run('javac', words, { cwd: folder });
      return ['java', '-Dfile.encoding=UTF-8', '-cp', path.join(folder, 'classes'), 'Run'];
    },
  },
};

/** Runs pieces of a program. @returns the output of each, by its name */
export async function outputs(
  [program, ...first]: Program,
  pieces: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  if (pieces.length === 0) return new Map();
  const env = { ...process.env, PYTHONIOENCODING: 'utf-8', ...environment };
  const { stdout } = await run(program, [...first, ...pieces], { env, maxBuffer: 1 << 28 });
  const [, ...parts] = stdout.split(new RegExp(`^${BEGINS}(piece\\d+)\\n`, 'm'));
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : [])));
}
