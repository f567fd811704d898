import { CardNetwork } from '../../mocks/testing/card-network';
import { createWorld, worldExtension } from '../../mocks/world';
import { CardMessages, cardNetwork, purchase } from '../testing/card-messages';
import { useServer } from '../testing/server';

const freshMilliseconds = 60_000;

/** Runs while the fraud engine judges. */
let meanwhile: () => Promise<unknown> = async () => undefined;

const server = useServer({
  processing: { freshMilliseconds },
  networks: [cardNetwork('visiting')],
  extension: {
    ...worldExtension,
    join: (services) => {
      const world = createWorld(services);
      const judge = async () => {
        await meanwhile();
        return 'ACCEPT' as const;
      };
      return { ...world, ports: { ...world.ports, cardFraud: { judge } } };
    },
  },
});

afterEach(() => {
  jest.restoreAllMocks();
});

it.each(['ledger', 'client'])(
  'a card that the %s decides on is looked at again where the fraud engine takes long',
  async (decider) => {
    const n = await CardNetwork.open(server(), { account: decider === 'ledger' });
    if (decider === 'ledger') await n.fund('1000.00');
    const messages = await CardMessages.of(server(), { name: 'visiting' });
    meanwhile = async () => {
      await n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { status: 'BLOCKED', status_reason: 'USER_INTERNAL_REASON' });
      const now = performance.now();
      jest.spyOn(performance, 'now').mockReturnValue(now + freshMilliseconds);
    };
    const { status_detail } = await messages.ask('authorizations', purchase({ card_id: n.cardId }));
    expect(status_detail).toBe('CARD_BLOCKED');
    await n.close();
  },
);

it('a use of a card whose account is deleted meanwhile is rejected by the account', async () => {
  const n = await CardNetwork.open(server(), { account: true });
  const messages = await CardMessages.of(server(), { name: 'visiting' });
  meanwhile = () => n.bench.ask('DELETE', `/core/accounts/v1/${n.accountId}`, { status_update_motive: 'USER_REQUEST' });
  const use = await messages.ask('authorizations', purchase({ card_id: n.cardId }));
  expect(use).toMatchObject({ status: 'REJECTED', status_detail: 'OTHER' });
  expect(await n.activities()).toMatchObject([{ result: 'REJECTED', rejection_reason: 'ACCOUNT_DISABLED' }]);
  meanwhile = async () => undefined;
  // From then on the card is one without an account, which its client decides about.
  const next = await messages.ask('authorizations', purchase({ card_id: n.cardId }));
  expect(next).toMatchObject({ status: 'APPROVED' });
  expect(n.ledger.line(next.transaction_id as string)).toMatchObject({ status: 'APPROVED' });
  await n.close();
});
