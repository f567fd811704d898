import { countingGuess } from '../../server/cash/token-guesses';
import { DomainError } from '../../server/kernel/errors';
import { MINUTE } from '../../server/kernel/time';
import { openHousehold, submitForm } from '../../server/testing/hosted-pages';
import { useServer } from '../../server/testing/server';
import { worldExtension } from '.';
import { moveClock } from './clock';

const server = useServer({ extension: worldExtension });

/** Guesses so often at the token of a withdrawal. @returns the codes of the refusals */
async function guesses(intentId: string, count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const guess = countingGuess(server().app.services, intentId, async () => {
      throw new DomainError('WRONG_CASH_TOKEN');
    });
    codes.push(await guess.catch(({ code }: DomainError) => code));
  }
  return codes;
}

const WRONG = 'WRONG_CASH_TOKEN';
const LIMITED = 'RATE_LIMITED';

describe('the limit on attempts follows the clock of a sandbox', () => {
  it('at the token of a withdrawal, as long as its time is', async () => {
    const pass = (minutes: number) => moveClock(server().app.services, (now) => now + minutes * MINUTE);
    expect(await guesses('one', 6)).toEqual([...Array(5).fill(WRONG), LIMITED]);
    await pass(25);
    expect(await guesses('one', 1)).toEqual([LIMITED]);
    await pass(10);
    expect(await guesses('one', 2)).toEqual([WRONG, LIMITED]);
    await pass(60 * 24);
    expect(await guesses('one', 6)).toEqual([...Array(5).fill(WRONG), LIMITED]);
  });

  it('on the page that activates a card', async () => {
    const home = await openHousehold(server());
    const attempt = async () =>
      (await submitForm(server(), { auth: await home.token() }, { pan: '9999999999999995', pin: '2580' })).status;
    for (let i = 0; i < 10; i += 1) expect([i, await attempt()]).toEqual([i, 404]);
    expect(await attempt()).toBe(429);
    await moveClock(server().app.services, (now) => now + MINUTE);
    expect([await attempt(), await attempt(), await attempt()]).toEqual([404, 404, 429]);
  });
});
