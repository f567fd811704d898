import { declare, flag, oneOf, text, whole } from '../../cli/declaration';

export const command = declare({
  name: 'chaos',
  summary: 'kills a server under load repeatedly, and checks that nothing acknowledged is lost',
  options: {
    rounds: whole('COUNT', 'the number of rounds', { min: 1, max: 100_000, preset: 20 }),
    database: oneOf('DATABASE', 'the database of the server', ['sqlite', 'postgres', 'pgbouncer'], 'sqlite'),
    rolling: flag('restart two servers behind HAProxy in turns, as operators do; no client may notice'),
    failover: flag(
      'kill, freeze or disconnect PostgreSQL under load and promote its synchronous standby; the service must find it without a restart',
    ),
    upgrade: flag(
      'replace two servers of an earlier version by this one behind HAProxy, on PostgreSQL; no client may notice, and migrations must not change what the earlier version answers',
    ),
    from: text('COMMIT', 'the version to upgrade from; when absent, the one before the newest migration'),
    neighbours: flag('measure a quiet client alone and next to busy ones, on idle cores; its p99 may at most double'),
    world: flag('kill the simulated networks and corrupt their answers; every order must still end'),
  },
  examples: [
    ['contrato chaos --rounds 200', '200 kills'],
    ['contrato chaos --rolling --rounds 5', 'five rolling restarts'],
    ['contrato chaos --failover --rounds 3', 'a standby takes over three times'],
    ['contrato chaos --upgrade', 'an upgrade from the version before the newest migration'],
    ['contrato chaos --world --rounds 50', 'each of five failures once at each of ten networks'],
    ['contrato chaos --neighbours --rounds 5', 'the p99 next to busy clients, the median of five rounds'],
  ],
  exits: {
    0: 'nothing was lost',
    1: 'something was lost, is wrong in the database, or slows other clients down too much',
  },
  // Processes that it started may keep it open, so it exits explicitly.
  checkoutOnly: true,
  startsProcesses: true,
  run: async (options) => process.exit(await (require('./main') as typeof import('./main')).chaos(options)),
});
