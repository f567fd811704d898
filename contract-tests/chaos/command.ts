import { declare, flag, oneOf, whole } from '../../cli/declaration';

export const command = declare({
  name: 'chaos',
  summary: 'kills a server under load, again and again, and checks that nothing acknowledged is lost',
  options: {
    rounds: whole('COUNT', 'how often', { min: 1, max: 100_000, preset: 20 }),
    database: oneOf('DATABASE', 'where it keeps what it acknowledges', ['sqlite', 'postgres', 'pgbouncer'], 'sqlite'),
    rolling: flag('restart two of them behind HAProxy in turns, as operators do: no client may notice'),
    failover: flag(
      'kill, freeze or silence a PostgreSQL under load and promote its synchronous standby: the service finds it without a restart',
    ),
    neighbours: flag('measure a quiet client alone and beside heavy ones, on idle cores: its p99 may double at most'),
    world: flag(
      'kill the simulated networks beside a server, and spoil what they answer: every order must end all the same',
    ),
  },
  examples: [
    ['contrato chaos --rounds 200', '200 kills'],
    ['contrato chaos --rolling --rounds 5', 'five rolling restarts'],
    ['contrato chaos --failover --rounds 3', 'three times a standby takes over'],
    ['contrato chaos --world --rounds 50', 'each of five failures once, at each of ten networks'],
    ['contrato chaos --neighbours --rounds 5', 'the p99 beside neighbours, the median of five rounds'],
  ],
  exits: { 0: 'nothing was lost', 1: 'something was lost, is wrong in the store, or costs others too much' },
  // What it started may still hold on to something: its answer is the end.
  checkoutOnly: true,
  startsProcesses: true,
  run: async (options) => process.exit(await (require('./main') as typeof import('./main')).chaos(options)),
});
