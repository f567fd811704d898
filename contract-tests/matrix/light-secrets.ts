import crypto from 'node:crypto';

// Some fifty clients are opened and ask for tokens in each revision. Stretching their secrets as a service must took a fifth
// of the whole matrix, and no answer shows it. Loaded by the workers before anything else.
const { scrypt } = crypto;
const LIGHT = { N: 16, r: 8, p: 1 };

crypto.scrypt = ((secret, salt, length, _cost, done) =>
  scrypt(secret, salt, length, LIGHT, done)) as typeof crypto.scrypt;
