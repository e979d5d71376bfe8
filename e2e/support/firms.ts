import { type Member, makeMember, makeMission } from './personas.ts';
import type { Product } from './product.ts';
import { windowSizes } from './window-sizes.ts';

/** A browser of this person on another program than that of the journey's file. */
export const browserOn = (
  { url }: Product,
  person: Member | null,
  viewport: { width: number; height: number } = windowSizes.desk,
) => ({
  viewport,
  storageState: {
    cookies: [],
    origins:
      person === null ? [] : [{ origin: url, localStorage: [{ name: 'accessToken', value: person.token }] }],
  },
});

type Role = 'owner' | 'manager' | 'publisher' | 'finance' | 'reader';

/** Opens the team of a member, with these people; the first is its owner and contact. */
export const openTeam = (
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

/**
 * A company with a team: its owner, and a colleague who has a mission of her own, so that her tabs open on
 * her own account.
 */
export const makeFirm = async (product: Product, role: Role = 'manager') => {
  const firm = await makeMember(product, 'company', 'Verdelune Industries');
  const owner = await makeMember(product, 'customer', 'Claire Delmas');
  const colleague = await makeMember(product, 'customer', 'Yasmine Benali');
  await makeMission(product, colleague, 'Bail de mon appartement');
  await openTeam(product, firm, [
    [owner, 'owner'],
    [colleague, role],
  ]);
  return { firm, owner, colleague };
};

/** A company with a team of these people, each with a name and a role; the first is its owner. */
export const makeTeam = async <Names extends string>(
  product: Product,
  roles: Readonly<Record<Names, Role>>,
  company = 'Verdelune Industries',
): Promise<{ readonly firm: Member; readonly people: Readonly<Record<Names, Member>> }> => {
  const firm = await makeMember(product, 'company', company);
  const people = {} as Record<Names, Member>;
  const names = Object.keys(roles) as Names[];
  for (const name of names) people[name] = await makeMember(product, 'customer', name);
  await openTeam(
    product,
    firm,
    names.map((name) => [people[name], roles[name]]),
  );
  return { firm, people };
};

/** Makes a call for a firm by a person of its team. */
export const callAs = async <Answer>(
  { url }: Product,
  person: Pick<Member, 'token'>,
  firm: Pick<Member, 'id'>,
  method: string,
  path: string,
  body: object = {},
): Promise<Answer> => {
  const headers = { authorization: `Bearer ${person.token}`, 'acting-for': firm.id };
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
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
  const seats = await callAs<readonly { readonly id: string; readonly name: string }[]>(
    product,
    owner,
    firm,
    'GET',
    '/firms/current/seats',
  );
  const seat = seats.find(({ name }) => name === person.name);
  await callAs(product, owner, firm, 'POST', `/firms/current/seats/${seat?.id}/remove`);
};
