import { type Member, makeMember } from './personas.ts';
import type { Product } from './product.ts';

type Role = 'owner' | 'manager' | 'publisher' | 'finance' | 'reader';

/** Opens the team of a member, with these people; the first is its owner and contact. */
const openTeam = (
  product: Product,
  firm: Member,
  people: readonly (readonly [person: Member, role: Role])[],
): Promise<void> => {
  const seats = people.map(([{ id }, role]) => `('${firm.id}', '${id}', '${role}', now())`);
  return product.sql(`
    with opened as (
      insert into firm (member_id, opened_at, contact_person_id)
      values ('${firm.id}', now(), '${people[0]?.[0].id}') returning member_id)
    insert into seat (firm_id, person_id, role, since) values ${seats.join()}`);
};

/** A company with a team: its owner, and a colleague whose own account is a private person's. */
export const makeFirm = async (product: Product, role: Role = 'manager') => {
  const firm = await makeMember(product, 'company', 'Verdelune Industries');
  const owner = await makeMember(product, 'customer', 'Claire Delmas');
  const colleague = await makeMember(product, 'customer', 'Yasmine Benali');
  await openTeam(product, firm, [
    [owner, 'owner'],
    [colleague, role],
  ]);
  return { firm, owner, colleague };
};

/** Makes a call of a firm by its owner. */
const callAsOwner = async <Answer>(
  { url }: Product,
  firm: Member,
  owner: Member,
  method: string,
  path: string,
): Promise<Answer> => {
  const headers = { authorization: `Bearer ${owner.token}`, 'acting-for': firm.id };
  const init = method === 'GET' ? {} : { body: '{}' };
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...init,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? (undefined as Answer) : JSON.parse(text);
};

/** Removes a person from the team, by its owner. */
export const removeFromTeam = async (
  product: Product,
  { firm, owner }: { readonly firm: Member; readonly owner: Member },
  person: Member,
): Promise<void> => {
  const seats = await callAsOwner<readonly { readonly id: string; readonly name: string }[]>(
    product,
    firm,
    owner,
    'GET',
    '/firms/current/seats',
  );
  const seat = seats.find(({ name }) => name === person.name);
  await callAsOwner(product, firm, owner, 'POST', `/firms/current/seats/${seat?.id}/remove`);
};
