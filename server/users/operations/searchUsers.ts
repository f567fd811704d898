import { listRequest } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentUser } from '../present';
import { searchUsers as findUsers } from '../store/users';

export const searchUsers = read<'searchUsers'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const { users, total } = await findUsers(db, call.client.id, {
    filters: {
      identificationValue: query['filter[identification_value]'],
      identificationType: query['filter[identification_type]'],
      gender: query['filter[gender]'],
      birthdate: query['filter[birthdate]'],
      name: query['filter[name]'],
      surname: query['filter[surname]'],
      email: query['filter[email]'],
      status: query['filter[status]'],
      operationCountry: query['filter[country_code]'],
    },
    sort: list.sort,
    page: list.page,
  });
  return { status: 200, body: { data: users.map(presentUser), meta: list.meta(total) } };
});
