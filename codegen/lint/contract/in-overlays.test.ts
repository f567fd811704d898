import { linted } from '../../testing/linted';
import { removeSpecs, type SpecFileTexts, tinySpecWithRevisions } from '../../testing/tiny';
import { lintBodyDefaults } from './body-defaults';
import { lintQueries } from './queries';
import { lintRecords } from './records';
import { lintReplyHeaders } from './reply-headers';
import { lintValues } from './values';

afterAll(removeSpecs);

const OVERLAY = 'revisions/colors/red-only.overlay.yaml';

/** The contract with one more action of an overlay, whose update is in line 9. */
function overlaid(target: string, update: string): SpecFileTexts {
  const files = tinySpecWithRevisions();
  return { ...files, [OVERLAY]: `${files[OVERLAY]}  - target: ${target}\n    update: ${update}\n` };
}

const GET = "$.paths['/things/v1/{id}'].get";

it.each([
  [
    'a header that no code sends',
    lintReplyHeaders,
    overlaid(`${GET}.responses['200']`, '{ headers: { x-reqest-id: { schema: { type: string } } } }'),
    /reply-header {2}No code sends the header x-reqest-id/,
  ],
  [
    'a parameter that no code reads',
    lintQueries,
    overlaid(`${GET}.parameters`, '{ name: x-colour, in: header, schema: { type: string } }'),
    /ignored-parameter {2}No code reads the header x-colour/,
  ],
  [
    'a default that nothing takes',
    lintBodyDefaults,
    overlaid('$.components.schemas.ThingUpdate.properties.note', '{ default: none }'),
    /body-default {2}The service hands bodies on as they are: nothing takes "none" for ThingUpdate\.note/,
  ],
  [
    'a field that is not required',
    lintRecords,
    overlaid(
      '$.components.schemas.ThingResult.properties',
      '{ more: { type: object, properties: { a: { type: string } } } }',
    ),
    /record\/required {2}The service sends ThingResult\.more and need not send a:/,
  ],
  [
    'a condition on a value that its field never has',
    lintValues,
    overlaid(
      '$.components.schemas.Thing',
      '{ if: { properties: { color: { const: MAUVE } } }, then: { required: [note] } }',
    ),
    /condition\/value {2}.*MAUVE/,
  ],
])('an overlay is judged at its line: %s', (_, lint, files, message) => {
  const found = linted(lint, files).filter((line) => line.startsWith('spec/revisions/'));
  expect(found).toEqual([expect.stringMatching(new RegExp(`^spec/${OVERLAY}:9:\\d+ {2}${message.source}`))]);
});
