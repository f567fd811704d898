import { newSshKeyPair, readSshKey } from './ssh-key';

it('makes pairs that can be read, each of them', () => {
  const types = Array.from({ length: 3000 }, () => readSshKey(newSshKeyPair().public).type);
  expect(new Set(types)).toEqual(new Set(['Ed25519']));
});
