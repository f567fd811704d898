import { ensureDemoClient } from '../../mocks/demo';
import { loadContract } from '../load';
import { itPrintsWhatItSays, readGuide, Shell } from './cards-guide';
import { Recorder } from './recorder';
import { callsOf, differenceBetween } from './same-story';
import { useSandbox } from './story';

const server = useSandbox();
const blocks = readGuide('cards.md');
let recorder: Recorder;
let shell: Shell;

beforeAll(async () => {
  await ensureDemoClient(server().app.services);
  recorder = await Recorder.before(server().url);
  shell = new Shell({ URL: recorder.url });
});
afterAll(async () => {
  await shell?.close();
  await recorder?.close();
});

describe('the guide to cards', () => {
  itPrintsWhatItSays(blocks, () => shell);

  it('asks the same as its workflow, in the same order', async () => {
    const calls = await callsOf('cards', server().url);
    expect(differenceBetween(recorder.requests, calls)).toBeNull();
  });

  it('meets every refusal of cards, pages and shipments that is not common to all operations', () => {
    const printed = new Set(blocks.flatMap((block) => block.printed?.split(/\s+/) ?? []));
    expect(ownCodes().filter((code) => !printed.has(code))).toEqual([]);
  });
});

/** The codes of the operations on cards, sensitive data and shipments that follow from rules of their own. */
function ownCodes(): string[] {
  const { rows, rules } = loadContract('current', { documents: ['openapi'] });
  const tags = ['/cards/', '/secure-data/', '/v1/activation', '/shipping/'];
  const common = new Set(rows.filter(({ operationId }) => operationId === 'searchUsers').map(({ code }) => code));
  const withBody = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
  const codes = rows
    .filter(({ operationId }) => tags.some((tag) => rules.get(operationId)?.path.startsWith(tag)))
    .flatMap(({ code }) => (code === null || common.has(code) || withBody.includes(code) ? [] : [code]));
  expect(codes.length).toBeGreaterThan(20);
  return [...new Set(codes)];
}
