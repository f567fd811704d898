import { linted } from '../../testing/linted';
import { removeSpecs, replacing, tinySpec } from '../../testing/tiny';
import { lintOutcomes } from './outcomes';

afterAll(removeSpecs);

const found = (outcome: string): string[] =>
  linted(lintOutcomes, {
    ...tinySpec(),
    'schemas/things.yaml': replacing('EXPLODED', outcome)(tinySpec()['schemas/things.yaml'] ?? ''),
  });

describe('the outcome that a value forces', () => {
  it.each(['FRAUD_SCORING_REJECTED', 'IN_PROGRESS_SUCCESS'])('may be %s', (outcome) => {
    expect(found(outcome)).toEqual([]);
  });

  it.each([
    ['FRAUD_SCORING_REJETED', ': did you mean FRAUD_SCORING_REJECTED?'],
    ['XQZWVKQ', '.'],
  ])('is reported where no code acts on it: %s', (outcome, hint) => {
    expect(found(outcome)).toEqual([
      `spec/schemas/things.yaml:24:44  trigger/outcome  No code acts on the outcome ${outcome}${hint}`,
    ]);
  });
});
