import { linted } from '../../testing/linted';
import { removeSpecs, replacing, tinySpec } from '../../testing/tiny';
import { lintWorkflows } from './workflows';

afterAll(removeSpecs);

const workflow = `arazzo: 1.1.0
info: { title: Things, version: 1.0.0 }
sourceDescriptions: [{ name: api, type: openapi, url: ../openapi.yaml }]
workflows:
  - workflowId: paint
    inputs: { type: object, properties: { color: { type: string } } }
    steps:
      - stepId: paint
        operationId: $sourceDescriptions.api.updateThing
        parameters: [{ name: id, in: path, value: t1 }]
        requestBody:
          payload:
            color: BLUE
            note: painted
        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/data/color == 'BLUE'
`;

const found = (...edits: readonly (readonly [from: string, to: string])[]): string[] => {
  const text = edits.reduce((before, [from, to]) => replacing(from, to)(before), workflow);
  return linted(lintWorkflows, { ...tinySpec(), 'workflows/things.arazzo.yaml': text });
};

describe('a step of a workflow', () => {
  it('sends and expects values that its operation takes and gives', () => {
    expect(found()).toEqual([]);
    expect(found(['color: BLUE', 'color: $inputs.color'])).toEqual([]);
    expect(
      found(["color == 'BLUE'", "id == 'any'"], ["'any'", "'any' || $response.body#/data/color == 'GREEN'"]),
    ).toEqual([]);
  });

  it.each([
    [
      'color: BLUE',
      'color: GREEN',
      '13:13  workflow/body  updateThing refuses /color: it must be equal to one of the allowed values (RED, BLUE).',
    ],
    ['note: painted', 'note: 7', '14:13  workflow/body  updateThing refuses /note: it must be string.'],
    [
      "'BLUE'",
      "'blue'",
      '17:13  workflow/answer  In the answer of updateThing /data/color is never blue; did you mean BLUE?',
    ],
    [
      '$response.body#/data/color == ',
      "true == true && 'PURPLE' == $response.body#/data/color && 'BLUE' == ",
      '17:13  workflow/answer  In the answer of updateThing /data/color is never PURPLE: it is RED or BLUE.',
    ],
  ])('is reported at its line: %s, %s', (from, to, line) => {
    expect(found([from, to])).toEqual([`spec/workflows/things.arazzo.yaml:${line}`]);
  });

  it('may send what is wrong where it expects a refusal', () => {
    expect(
      found(
        ['color: BLUE', 'color: GREEN'],
        ['== 200', '== 400'],
        ["          - condition: $response.body#/data/color == 'BLUE'\n", ''],
      ),
    ).toEqual([]);
  });

  it('is not reported for each operation of a document that is not there: the address is', () => {
    expect(found(['../openapi.yaml', '../open.yaml'])).toEqual([
      'spec/workflows/things.arazzo.yaml:3:50  workflow/operation  ../open.yaml is no document of operations; did you mean ../openapi.yaml?',
    ]);
  });

  it('is reported with the operation that was probably meant', () => {
    expect(found(['api.updateThing', 'api.updateThng'])).toEqual([
      'spec/workflows/things.arazzo.yaml:9:9  workflow/operation  openapi has no operation updateThng; did you mean updateThing?',
    ]);
  });
});
