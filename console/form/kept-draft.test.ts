import forms from '../../generated/forms.json';
import { parseRevision } from '../../generated/revisions';
import { type Draft, draftOf } from './draft';
import { type Forms, operationsOf } from './forms';
import { filledAgain, keptOf, secretNames } from './kept-draft';

const contract = forms as unknown as Forms;
const secrets = secretNames(contract);
const operations = operationsOf(contract, parseRevision('current'));

function original(name: string): Draft {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`no operation ${name}`);
  return draftOf(operation);
}

/** Returns a draft as it is after the document was loaded again. */
const again = (draft: Draft): Draft => {
  const begun = original(draft.operation.operationId);
  return filledAgain(begun, JSON.parse(JSON.stringify(keptOf(draft, begun, secrets))));
};

it('fills in every operation as its example is', () => {
  for (const name of operations.keys()) expect(again(original(name))).toEqual(original(name));
});

it('leaves out the secrets that somebody types, wherever the contract marks their names', () => {
  expect([...secrets].sort()).toEqual(['client_secret', 'cvv', 'pan', 'pin', 'token']);
  const draft = original('activateCard');
  const body = { user_id: 'u', pan: '4111111111111111', pin: '', inner: [{ cvv: 123, name: 'Ana' }] };
  expect(again({ ...draft, body }).body).toEqual({
    ...body,
    pan: '[redacted]',
    inner: [{ cvv: '[redacted]', name: 'Ana' }],
  });
});

it('leaves out the token of an end user', () => {
  const draft = original('showSensitiveData');
  const at = draft.parameters.findIndex(({ parameter }) => parameter.name === 'auth');
  expect(at).toBeGreaterThanOrEqual(0);
  const parameters = draft.parameters.map((one, index) => (index === at ? { ...one, text: 'eyJ' } : one));
  expect(again({ ...draft, parameters }).parameters[at]?.text).toBe('[redacted]');
});

it('finds the token of an end user in every operation that takes one', () => {
  const taking = [...operations.values()].filter(({ auth }) => auth === 'endUserToken');
  expect(taking.map(({ operationId }) => operationId)).toContain('showSensitiveData');
  for (const { parameters, body } of taking) {
    expect(body !== null || parameters.some(({ name }) => name === 'auth')).toBe(true);
  }
});

it('keeps a body that was removed, and parameters of an operation that has others by now', () => {
  const draft = original('createUser');
  expect(again({ ...draft, body: undefined }).body).toBeUndefined();
  const kept = keptOf(draft, draft, secrets);
  const parameters = [{ name: 'gone', in: 'query', on: true, text: 'x' }];
  expect(filledAgain(draft, { ...kept, parameters }).parameters).toEqual(draft.parameters);
});
