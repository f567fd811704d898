import path from 'node:path';
import type { CommandSpec } from './declaration';
import { isBuilt } from './own-code';

/** A command of the program, before its declaration is loaded. */
export interface Entry {
  name: string;
  group: string;
  /** The folder that it belongs to, whose `command.ts` declares it. */
  folder: string;
}

const FOLDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Serve: { start: 'mocks', serve: 'server', mock: 'mocks/prism', world: 'mocks/world/apart' },
  'Design the contract': {
    dev: 'mocks/dev',
    codegen: 'codegen',
    lint: 'codegen/lint',
    diff: 'codegen/diff',
    docs: 'docs/render/site',
  },
  Prove: { contract: 'contract-tests', conformance: 'contract-tests/conformance', workflow: 'contract-tests/workflow' },
  'Be a client': {
    document: 'docs/render',
    client: 'mocks/client',
    reconcile: 'mocks/client/reconcile',
    upgrade: 'mocks/upgrade',
  },
  Operate: {
    onboard: 'admin/onboarding',
    accounts: 'admin/accounts',
    cards: 'admin/cards',
    events: 'admin/events',
    networks: 'admin/networks',
    'verify-ledger': 'admin/verify-ledger',
    distribute: 'admin/distribute',
    reseal: 'admin/reseal',
  },
  'Work on the project': {
    interface: 'contract-tests/interface',
    'diff:judge': 'contract-tests/oasdiff',
    generators: 'contract-tests/generators',
    snippets: 'contract-tests/snippets',
    schemathesis: 'contract-tests/schemathesis',
    chaos: 'contract-tests/chaos',
    sequences: 'contract-tests/sequences',
    bench: 'bench',
    build: 'packaging',
    'on-node': 'packaging/on-node',
    test: 'contract-tests/suite',
    check: 'contract-tests/check',
  },
  'Type less': { completion: 'cli/completion' },
};

/** All commands, in the order in which help lists them. A package without a folder is without its command. */
export const ENTRIES: readonly Entry[] = Object.entries(FOLDERS).flatMap(([group, commands]) =>
  Object.entries(commands).map(([name, folder]) => ({ name, group, folder })),
);

const fileOf = ({ folder }: Entry): string => path.join(__dirname, '..', folder, 'command');

/** Tells whether a command is part of this installation. */
export function isPresent(entry: Entry): boolean {
  try {
    require.resolve(fileOf(entry));
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells whether a command works in this installation, and is listed by help. A package has the code of some commands
 * that need a checkout, because other commands share it.
 */
export function isUsable(entry: Entry): boolean {
  return isPresent(entry) && !(isBuilt && load(entry).checkoutOnly);
}

/** Refuses a command that there is, and not in this installation. @throws Error naming where it is */
export function assertHere(name: string | undefined): void {
  const entry = ENTRIES.find((one) => one.name === name);
  if (entry === undefined || isUsable(entry)) return;
  throw new Error(`contrato ${name} exists in a checkout of the project only: npm run ${name}`);
}

/** Loads the declaration of a command, and nothing of what it does. */
export function load(entry: Entry): CommandSpec {
  return (require(fileOf(entry)) as { command: CommandSpec }).command;
}
