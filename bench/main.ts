import { answerHelp, readOptions, UsageError } from '../cli/command-line';
import { authorizations } from './authorizations';
import { codegen } from './codegen';
import { devLoop } from './dev-loop';
import { growth } from './growth';
import { pipeline } from './pipeline';
import { settlement } from './settlement';
import { transactions } from './transactions';

interface Options {
  rounds: number;
  seconds: number;
  /** For benches that run on one kind of database at a time. */
  database: 'sqlite' | 'postgres';
  /** For benches that go through a number of rows. */
  rows: number;
}

const BENCHES: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  codegen,
  'dev-loop': devLoop,
  growth,
  pipeline,
  transactions,
  authorizations,
  settlement,
};

const USAGE = `npm run bench -- ${Object.keys(BENCHES).join('|')} [--rounds N] [--seconds N] [--database sqlite|postgres] [--rows N]`;

async function main(): Promise<void> {
  answerHelp(USAGE);
  const options = {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    database: { type: 'string', default: 'sqlite' },
    rows: { type: 'string', default: '1000000' },
  } as const;
  const { values, positionals } = readOptions(process.argv.slice(2), options, true);
  const [name = ''] = positionals;
  const bench = BENCHES[name];
  const { database } = values;
  if (bench === undefined || (database !== 'sqlite' && database !== 'postgres')) {
    throw new UsageError(`usage: ${USAGE}`);
  }
  await bench({ rounds: Number(values.rounds), seconds: Number(values.seconds), database, rows: Number(values.rows) });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof UsageError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
