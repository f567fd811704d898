import { answerAbout, answerOf, authorizationCode, responseCode } from './answer';

const ID = '01a21e7c-141f-754d-bd14-0310b58ea187';

describe('the answer to a message', () => {
  it.each(['APPROVED', 'NOT_DECLINED'] as const)('of what is %s has a code that follows from its id', (detail) => {
    const answer = { transactionId: ID, status: 'APPROVED', detail, authorizationCode: authorizationCode(ID) };
    expect(answerOf({ id: ID, statusDetail: detail })).toEqual(answer);
  });

  it('of what is rejected has none', () => {
    const answer = { transactionId: ID, status: 'REJECTED', detail: 'OTHER', authorizationCode: null };
    expect(answerOf({ id: ID, statusDetail: 'OTHER' })).toEqual(answer);
  });

  it('is not there before the decision', () => {
    expect(() => answerOf({ id: ID, statusDetail: null })).toThrow('is not decided');
  });

  it('to what follows has the code of what was authorized', () => {
    expect(answerAbout(ID, 'reversal', 'HELD')).toEqual({
      transactionId: 'reversal',
      status: 'HELD',
      detail: 'APPROVED',
      authorizationCode: authorizationCode(ID),
    });
  });
});

it('a code of authorization is six letters and digits, the same in every version', () => {
  // The last twelve digits of the id, modulo 36 ** 6, to the base of 36.
  expect(authorizationCode(ID)).toBe('ALTVGN');
  expect(authorizationCode('01a21e7c-141f-754d-bd14-000000000023')).toBe('00000Z');
});

it('a detail without a response code of its own becomes 05', () => {
  expect([responseCode('APPROVED'), responseCode('OTHER')]).toEqual(['00', '05']);
});
