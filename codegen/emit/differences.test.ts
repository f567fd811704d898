import { checkedOf } from '../testing/api';
import { removeSpecs, tinySpecWithRevisions } from '../testing/tiny';
import { emitDifferences } from './differences';

afterAll(removeSpecs);

it('lists what each other value changes, with the rule that says what it means', () => {
  const differences = JSON.parse(emitDifferences(checkedOf(tinySpecWithRevisions()).api));
  expect(Object.keys(differences)).toEqual(['colors=red-only', 'thing-path=items']);
  expect(differences['colors=red-only']).toContainEqual({
    rule: 'input-value-removed',
    effect: 'breaking',
    what: '`Color` has no value BLUE any more',
    reason: 'Requests with the value are refused.',
    subjects: ['getThing', 'updateThing'],
  });
  expect(differences['thing-path=items'].map(({ rule }: { rule: string }) => rule)).toEqual([
    'operation-moved',
    'operation-moved',
  ]);
});
