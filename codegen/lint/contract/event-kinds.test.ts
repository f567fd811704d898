import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Positions } from '../../load/positions';
import { formatLintProblem } from '../problem';
import { lintEventKinds } from './event-kinds';
import { lintRules } from './rules';

const CONTRACT = join(__dirname, '../../../spec');
const LISTS = ['schemas/sandbox/controls.yaml', 'schemas/sandbox/events.yaml', 'schemas/system.yaml'];

/** Runs the rule on the contract with some texts replaced. @returns its lines without their positions */
function problemsWith(...edits: readonly [file: string, from: string, to: string][]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'event-kinds-'));
  try {
    cpSync(CONTRACT, join(root, 'spec'), { recursive: true });
    for (const [file, from, to] of edits) {
      const path = join(root, 'spec', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no «${from}»`);
      writeFileSync(path, text.replaceAll(from, to));
    }
    const { checked } = lintRules(root);
    if (checked === null) throw new Error('the contract can not be read');
    const problems = lintEventKinds(root, checked.api, new Positions());
    return problems.map((problem) => formatLintProblem(problem).replace(/^(\S+?):\d+:\d+ /, '$1 '));
  } finally {
    rmSync(root, { recursive: true });
  }
}

it('the contract lists the kinds of events that it sends', () => {
  expect(problemsWith()).toEqual([]);
});

it.each(LISTS)('a kind that is missing in %s is named, with the message that has it', (file) => {
  expect(problemsWith([file, ' ACTIVITY_UPDATED,', ''])).toEqual([
    `spec/${file}  event-kinds  ACTIVITY_UPDATED is missing among these kinds of events: spec/asyncapi.yaml sends it as the message activityUpdated`,
  ]);
});

it('a call that waits for a decision may be left out of a list, an adjustment may not', () => {
  expect(problemsWith([LISTS[0] as string, '[CARD_AUTHORIZATION, CARD_ADJUSTMENT,', '[CARD_ADJUSTMENT,'])).toEqual([]);
  expect(problemsWith([LISTS[2] as string, '[CARD_ADJUSTMENT,', '['])).toEqual([
    expect.stringContaining('CARD_ADJUSTMENT is missing'),
  ]);
});

it('a kind that is misspelt is reported once, with the one that was meant', () => {
  const file = LISTS[1] as string;
  expect(problemsWith([file, ' SHIPMENT_UPDATED,', ' SHIPMNT_UPDATED,'])).toEqual([
    `spec/${file}  event-kinds  SHIPMNT_UPDATED is no kind of event: spec/asyncapi.yaml sends no message of this name; did you mean SHIPMENT_UPDATED?`,
  ]);
});

it('a message that is sent under another name is reported at every list', () => {
  const problems = problemsWith(['asyncapi.yaml', 'shipmentUpdated', 'parcelMoved']);
  expect(problems.filter((line) => line.includes('SHIPMENT_UPDATED is no kind of event'))).toHaveLength(3);
  expect(problems.filter((line) => line.includes('PARCEL_MOVED is missing'))).toHaveLength(3);
});
