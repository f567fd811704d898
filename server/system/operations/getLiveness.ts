import { read } from '../../platform/http/operation';

export const getLiveness = read<'getLiveness'>(async () => ({ status: 200, body: { status: 'live' } }));
