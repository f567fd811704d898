import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { HISTORIES } from '../mutants/catalogue/histories';
import type { BlockResult } from './block';
import { rejectionOf, whyNotFollowing } from './ledger';
import { leadsTo, refusalOf } from './lifecycles';
import { type Account, Model, type Movement } from './model';
import { runTasks } from './pool';
import { readStory } from './story';
import type { Task } from './worker';

const exec = promisify(execFile);
const COMMAND = [...FROM_SOURCE, join(__dirname, '../../cli/contrato.ts'), 'sequences'];

/** Runs the command in a process of its own. */
async function run(...options: string[]): Promise<{ code: number; stdout: string }> {
  const ended = await exec(process.execPath, [...COMMAND, ...options]).catch((error) => error);
  return { code: ended.code ?? 0, stdout: ended.stdout };
}

const digestOf = (text: string) => /^digest: ([0-9a-f]{64})$/m.exec(text)?.[1];

/** Carries out one task. */
async function carryOut(task: Task): Promise<BlockResult> {
  const [result] = await runTasks([task], 1, () => true);
  return result as BlockResult;
}

/** A story that runs alone has other ids, and begins at another time. */
const withoutIds = (problem = '') =>
  problem.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…');

describe('random sequences', () => {
  it('agree with the model, and are the same, byte for byte, in each run of one seed', async () => {
    const [first, second] = [await run('--seed', '11', '--count', '30'), await run('--seed', '11', '--count', '30')];
    expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('all agree with the model')]);
    expect(digestOf(first.stdout)).toBeDefined();
    expect(digestOf(second.stdout)).toBe(digestOf(first.stdout));
  });

  it('are the same in any order of rows without ORDER BY', async () => {
    const block = { seed: 2, at: 0, count: 12, before: 0, database: 'sqlite' } as const;
    const [result, reversed] = await Promise.all([carryOut({ block }), carryOut({ block, reversed: true })]);
    expect(result.failure).toBeNull();
    expect(reversed.digest).toBe(result.digest);
  });

  it('find a mistake that needs a history, and print a story that shows it again', async () => {
    const mutant = HISTORIES.find(({ name }) => name === 'a repeat after another movement is carried out again')?.name;
    const block = { seed: 1, at: 0, count: 50, before: 0, database: 'sqlite', setting: 'accounts' } as const;
    const { failure } = await carryOut({ block, mutant });
    expect(['repeat', 'reuseKey']).toContain(failure?.story.steps.at(-1)?.kind);
    expect(failure?.story.steps.length).toBeLessThan(6);
    const story = readStory(JSON.stringify(failure?.story));
    const again = await carryOut({ story, database: 'sqlite', mutant });
    expect(withoutIds(again.failure?.problem)).toBe(withoutIds(failure?.problem));
    expect((await carryOut({ story, database: 'sqlite' })).failure).toBeNull();
  });
});

describe('the model', () => {
  const account: Account = {
    id: 'a',
    user: { id: 'u', country: 'ARG', blocked: false },
    status: 'ACTIVE',
    locked: false,
    balance: 1_000,
    daily: 500,
    day: 0,
    debited: 400,
    credited: 0,
    events: [],
    cvu: null,
  };
  const debit = { account, entry: 'DEBIT', amount: 200, process: 'ORIGINAL' } as const;

  it.each([
    ['account', 'ACTIVE', 'updateAccount', 'ACTIVE', 'INVALID_ACCOUNT_STATUS'],
    ['account', 'FROZEN', 'updateAccount', 'ACTIVE', null],
    ['account', 'DELETED', 'updateAccount', 'ACTIVE', 'ACCOUNT_DELETED'],
    ['card', 'CREATED', 'activateCard', 'ACTIVE', 'CARD_NOT_EMBOSSED'],
    ['card', 'LOST', 'updateCard', 'ACTIVE', null],
    ['card-transaction', 'HELD', 'card-reversal', 'AUTHORIZED', 'ILLEGAL_STEP'],
  ] as const)('reads from the lifecycles what becomes of a step: %s, %s by %s to %s', (name, from, by, to, code) => {
    expect(refusalOf(name, from, by, to)).toBe(code);
  });

  it.each([
    ['identity-session', 'CREATED', 'identity-moved', 'VALIDATED', true],
    ['identity-session', 'PROCESSING', 'identity-moved', 'IN_PROGRESS', false],
    ['shipment', 'DISTRIBUTION', 'shipment-moved', 'IN_TRANSIT', false],
  ] as const)('reads from the lifecycles where steps lead: %s, %s by %s to %s', (name, from, by, to, leads) => {
    expect(leadsTo(name, from, by, to)).toBe(leads);
  });

  it.each([
    ['what is left of a limit on its day', 0, {}, 'DAILY_AMOUNT_LIMIT_REACHED'],
    ['a limit on the next day', 86_400_000, {}, null],
    ['the status of the account before its limit', 0, { status: 'FROZEN' }, 'ACCOUNT_FROZEN'],
    ['the balance', 86_400_000, { balance: 199 }, 'INSUFFICIENT_FUNDS'],
  ] as const)('checks a movement against %s', (_, now, changes, reason) => {
    expect(rejectionOf(new Model(now), { ...debit, account: { ...account, ...changes } })).toBe(reason);
  });

  it.each([
    ['more than is left', { entry: 'CREDIT', amount: 51 }, 'exceeded'],
    ['what is left', { entry: 'CREDIT', amount: 50 }, null],
    ['the same way', { entry: 'DEBIT', amount: 1 }, 'entry_type'],
  ] as const)('checks what follows a movement against it: %s', (_, changes, word) => {
    const parent: Movement = {
      id: 'm',
      account,
      type: 'MANUAL_MOVEMENT',
      process: 'ORIGINAL',
      entry: 'DEBIT',
      amount: 100,
      approved: true,
      at: 0,
      parent: null,
      returned: 50,
      added: 0,
      ofClient: false,
      byClient: 0,
      setOff: 0,
    };
    const order = { id: 'n', account, type: 'MANUAL_MOVEMENT', process: 'REVERSAL', ...changes } as const;
    expect(whyNotFollowing(new Model(0), parent, order)).toBe(word);
  });
});

it.each(['{}', '{"setting":"cards","steps":[{"kind":"fly"}]}'])('refuses a story that is none: %s', (text) => {
  expect(() => readStory(text)).toThrow(/setting and steps|no step fly/);
});
