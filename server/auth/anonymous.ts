import { type Client, defaultConfiguration } from '../store/clients';

/** Who calls an operation that asks for no token. */
export const anonymous: Client = {
  id: '',
  name: 'anonymous',
  secretHash: '',
  status: 'ACTIVE',
  revision: null,
  countries: [],
  configuration: defaultConfiguration,
  createdAt: 0,
  updatedAt: 0,
};
