import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { newUser } from './users';

type IdentitySession = ReplyOf<'createIdentitySession'>['data'];

/** Opens an identity session for a new user and resolves with its record. */
export async function newSession(world: World): Promise<IdentitySession> {
  const { id: user_id } = await newUser(world);
  return (await world.call('createIdentitySession', { body: { user_id } })).data;
}

/** A session that the user and the provider have continued. */
export async function sessionAt(
  world: World,
  status: BodyOf<'advanceIdentitySession'>['status'],
): Promise<IdentitySession> {
  const session = await newSession(world);
  await world.call('advanceIdentitySession', { path: { session_id: session.id }, body: { status } });
  return session;
}
