import { block } from '../../world/entities/cards';
import { endUserToken, namedPlastic, type Plastic, unnamedPlastic } from '../../world/entities/plastics';
import { brazilianInput, newUser, userInput } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

const LINK = 'https://app.example.com/card-activated';
const PIN = '2580';

export const valid: Valid<'submitActivation'> = async (world) => submission(world, await namedPlastic(world));

export const scenarios: Scenarios<'submitActivation'> = {
  '303 empty': async (world) => {
    await world.client.agree({ pages: { frame_origins: [], stylesheet_origins: [], success_links: [LINK] } });
    const { query, body } = await valid(world);
    return { query: { ...query, success_link: LINK }, body };
  },
  '400 INVALID_SUCCESS_LINK': async (world) => {
    const { query, body } = await valid(world);
    return { query: { ...query, success_link: 'javascript:alert(1)' }, body };
  },
  '401 INVALID_END_USER_TOKEN': async (world) => ({ ...(await valid(world)), query: { auth: 'none' } }),
  '404 CARD_NOT_FOUND': async (world) => {
    const { pan } = await namedPlastic(world);
    const stranger = await newUser(world);
    return { query: { auth: await endUserToken(world, stranger.id) }, body: { pan, pin: PIN } };
  },
  '409 CARD_NOT_EMBOSSED': async (world) => {
    const request = await valid(world);
    await world.call('submitActivation', request);
    return request;
  },
  '409 USER_NOT_ACTIVE': async (world) => {
    const plastic = await namedPlastic(world);
    const request = await submission(world, plastic);
    await block(world, plastic.userId);
    return request;
  },
  '422 INVALID_PIN': async (world) => submission(world, await namedPlastic(world), '1234'),
  '422 USER_DATA_INCOMPLETE': async (world) => {
    const user = await newUser(world, userInput(world, { birthdate: undefined }));
    return submission(world, await unnamedPlastic(world, user));
  },
  '422 AFFINITY_GROUP_MISMATCH': async (world) => {
    const user = await newUser(world, brazilianInput(world));
    return submission(world, await unnamedPlastic(world, user));
  },
};

async function submission(world: World, { userId, pan }: Plastic, pin = PIN) {
  return { query: { auth: await endUserToken(world, userId) }, body: { pan, pin } };
}
