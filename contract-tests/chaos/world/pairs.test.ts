import { operations } from '../../../generated/operations';
import { KINDS, pairOf, RAILS, railOf } from './pairs';

it('so many rounds as there are pairs see each of them once', () => {
  const pairs = KINDS.length * RAILS.length;
  const seen = Array.from({ length: pairs }, (_, round) => pairOf(round)).map(({ kind, rail }) => `${kind} ${rail}`);
  expect(new Set(seen).size).toBe(pairs);
});

it('every operation of networks, and every report, belongs to a rail, and each rail has one', () => {
  const ofNetworks = Object.values(operations).filter(
    ({ document, operationId }) =>
      (document === 'networks' || document === 'network-api') && operationId !== 'createNetworkToken',
  );
  const rails = ofNetworks.map(({ path }) => railOf(path));
  expect(rails).not.toContain(null);
  expect(new Set(rails)).toEqual(new Set(RAILS));
  expect(railOf('/edge/v1/oauth/token')).toBeNull();
});
