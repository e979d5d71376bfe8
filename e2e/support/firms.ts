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

/** Ends the seat of a person, as an owner of the firm would. */
export const endSeat = (product: Product, firm: Member, person: Member): Promise<void> =>
  product.sql(`
    update seat set ended_at = now() where firm_id = '${firm.id}' and person_id = '${person.id}'`);
