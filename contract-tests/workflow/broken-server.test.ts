import type { Middleware } from 'koa';
import type { Rule } from '../contract';
import { loadContract } from '../load';
import { mutantNamed } from '../mutants/catalogue';
import { answers } from '../mutants/mutant';
import { startOwnServer } from '../target/own-server';
import { ArazzoDocument } from './document';
import { runDocuments } from './main';

const { rules } = loadContract('current');

/** Runs a story against a server that a middleware breaks. @returns the step that fails, with the reasons */
async function failureOf(name: string, front: Middleware) {
  const server = await startOwnServer('current', { front });
  try {
    const options = { url: server.url, revision: 'current', clientId: undefined, clientSecret: undefined, input: [] };
    const { workflows } = await runDocuments([ArazzoDocument.read(name)], options);
    const failed = workflows.flatMap(({ steps }) => steps).find(({ outcome }) => outcome === 'failed');
    return { step: failed?.step, problems: failed?.problems.map(({ message }) => message).join('\n') };
  } finally {
    await server.close();
  }
}

type Front = (rules: ReadonlyMap<string, Rule>) => Middleware;

/** A mistake that the contract allows, so that the story alone can find it. */
const allowed = (operation: string, change: Parameters<typeof answers>[2]): Front =>
  answers(operation, 200, change).front as Front;

describe('a server that is broken', () => {
  it.each([
    ['a wrong status', 'identity', 'create-user', /\$statusCode == 201 does not hold: \$statusCode is 200/],
    ['an amount as a number', 'snapshots', 'balance-restored', /getAccount: .*balance must be string/],
    ['a body that is not wrapped', 'cards', /./, /getCard: /],
  ])('by %s of the mutants is found by the story %s, at its step', async (mutant, story, step, reason) => {
    const { front } = mutantNamed(mutant).break;
    const failure = await failureOf(story, (front as Front)(rules));
    expect(failure.step).toMatch(step);
    expect(failure.problems).toMatch(reason);
  });

  it.each<[string, string, string, Front, RegExp]>([
    [
      'a purchase that another one decided',
      'card-processing',
      'see-decision',
      allowed('getCardTransaction', ({ data }) => {
        data.decided_by = 'LEDGER';
      }),
      /decided_by is "LEDGER"/,
    ],
    [
      'a file with a row too few',
      'settlement',
      'list-runs',
      allowed('listSettlementRuns', (body) => {
        const [run] = body.data as unknown as { files: { rows: number }[] }[];
        if (run?.files[0]) run.files[0].rows -= 1;
      }),
      /rows is 5/,
    ],
    [
      'an entry about another operation',
      'requests',
      'see-why',
      allowed('getRequest', ({ data }) => {
        data.operation = 'updateUser';
      }),
      /operation is "updateUser"/,
    ],
    [
      'a pair that is not listed',
      'onboarding',
      'list-pairs',
      allowed('listApiKeys', (body) => {
        (body.meta as { pagination: { total_items: number } }).pagination.total_items = 1;
      }),
      /total_items is 1/,
    ],
  ])('in a way that the contract allows is found by its story: %s', async (_, story, step, front, reason) => {
    const failure = await failureOf(story, front(rules));
    expect(failure.step).toBe(step);
    expect(failure.problems).toMatch(reason);
  });
});
