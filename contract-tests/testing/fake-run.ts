import assert from 'node:assert/strict';
import { plan, type ScenarioBook } from '../plan';
import { isClean, type RunResult, run } from '../run';
import { type BaseWorld, type OperationScenarios, prepare } from '../scenario';
import { statefulTarget } from '../target/target';
import { fakeContract } from './fake-contract';
import { type Flaw, LIMIT, startFakeServer } from './fake-server';

/** The result of a run against one fake server. */
export interface FakeOutcome {
  flaw: Flaw;
  clean: boolean;
  result: Omit<RunResult, 'results'>;
  failures: { row: string; problems: string[] }[];
}

type Scenarios = OperationScenarios<BaseWorld>;

const coloured = (colour: string) => async () => ({
  body: { name: crypto.randomUUID(), colour },
  expect: (body: unknown) => assert.equal((body as { data: { colour: string } }).data.colour, colour),
});

const createThing: Scenarios = {
  valid: async () => ({ body: { name: crypto.randomUUID(), colour: 'RED' } }),
  scenarios: {
    '201 red': coloured('RED'),
    '201 blue': coloured('BLUE'),
    '409 COLOUR_TAKEN': async () => ({ body: { name: 'taken', colour: 'RED' } }),
  },
};
const missing = { '404 THING_NOT_FOUND': async () => ({ path: { 'thing-id': 'nothing' } }) };
const existing = async () => ({ path: { 'thing-id': 't1' } });

export const fakeScenarios: ScenarioBook<BaseWorld> = new Map<string, Scenarios>([
  ['createThing', createThing],
  ['getThing', { valid: existing, scenarios: missing }],
  ['deleteThing', { valid: existing, scenarios: missing }],
]);

async function runAgainst(flaw: Flaw): Promise<FakeOutcome> {
  const server = await startFakeServer(flaw);
  const world: BaseWorld = {
    oversize: LIMIT + 1,
    token: async () => 'full',
    tokenWithout: async () => 'narrow',
    fault: async (_operationId, status) => {
      server.fault(status);
      return {};
    },
    send: async (operationId, request) => {
      const rule = fakeContract.rules.get(operationId);
      assert(rule);
      const { method, target, headers, body } = prepare(rule, request, 'full');
      return (await fetch(server.url + target, { method, headers, body })).json();
    },
  };
  const { planned } = plan(fakeContract, fakeScenarios);
  const ran = await run('fake', planned, statefulTarget('fake', server.url, world));
  const { results, ...result } = ran.result;
  await server.close();
  const failures = results
    .filter(({ passed }) => !passed)
    .map(({ row, problems }) => ({ row: `${row.operationId} ${row.status} ${row.example}`, problems }));
  return { flaw, clean: isClean({ ...result, results }), result, failures };
}

async function main(): Promise<void> {
  for (const flaw of process.argv.slice(2)) {
    process.stdout.write(`${JSON.stringify(await runAgainst(flaw as Flaw))}\n`);
  }
}

if (require.main === module) void main();
