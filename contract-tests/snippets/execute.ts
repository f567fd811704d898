import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Language, snippet } from '../../console/snippets';
import { requestOfSample } from '../../docs/render/samples';
import { isOnPath } from '../on-path';
import { type Executed, problemOf } from './judge';
import { outputs, WORKSHOPS } from './languages';
import { type Piece, piecesOf, type RevisionTried, standsAlone } from './pieces';
import { openWitness } from './witness';

/** The sandbox that copied code runs against. */
export interface Sandbox {
  url: string;
  audience: string;
  /** Opens a client and gets it a token. */
  client(revision: RevisionTried): Promise<{ id: string; secret: string; token: string }>;
}

/** Names the programs that a language lacks on this machine. */
export const missingFor = (language: Language): string[] =>
  WORKSHOPS[language].toolchain.filter((program) => !isOnPath(program));

/** The outcome of a language in a revision. */
interface Outcome {
  executed: number;
  problems: readonly string[];
}

/** Runs the code of every operation and every example, as it is copied, in a language. */
export async function execute(sandbox: Sandbox, language: Language, revision: RevisionTried): Promise<Outcome> {
  const witness = await openWitness(sandbox.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'contrato-snippets-'));
  try {
    const requests = new Map(
      piecesOf(revision).map((piece) => {
        const { operation, example, name } = piece;
        const sample = { operation, baseUrl: witness.urlFor(name), key: randomUUID() };
        return [piece, requestOfSample(example === undefined ? sample : { ...sample, example })] as const;
      }),
    );
    const copied = new Map([...requests].map(([{ name }, request]) => [name, snippet(language, request)] as const));
    const program = await WORKSHOPS[language].build(folder, copied);
    const printed = new Map<string, string>();
    for (const pieces of roundsOf([...requests.keys()])) {
      const { id, secret, token } = await sandbox.client(revision);
      const credentials = { CLIENT_ID: id, CLIENT_SECRET: secret, AUDIENCE: sandbox.audience };
      const names = pieces.map(({ name }) => name);
      for (const [name, text] of await outputs(program, names, { TOKEN: token, ...credentials }))
        printed.set(name, text);
    }
    const executed = [...requests].map(([piece, request]): Executed => {
      const { name } = piece;
      const baseUrl = witness.urlFor(name);
      return { piece, language, request, baseUrl, seen: witness.seenOf(name), output: printed.get(name) ?? '' };
    });
    const problems = executed.map(problemOf).filter((problem) => problem !== null);
    return { executed: executed.length, problems };
  } finally {
    await witness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** All that can share a client at once, then one after the other what changes its client. */
function roundsOf(pieces: readonly Piece[]): (readonly Piece[])[] {
  return [pieces.filter((piece) => !standsAlone(piece)), ...pieces.filter(standsAlone).map((piece) => [piece])];
}
