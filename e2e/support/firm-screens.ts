import { callAs, openTeam } from './firms.ts';
import { pairOf, threadAt } from './modes.ts';
import { type Member, makeMember, newEmail } from './personas.ts';
import type { Product } from './product.ts';
import type { Screen } from './visit.ts';

/**
 * The screens of a team with a deposit that waits for a second person, and the screens by which a person
 * joins a team.
 */
export const firmScreens = async (product: Product, stranger: Member): Promise<Screen[]> => {
  const thread = await threadAt(product, 'fundsAccepted');
  const { company } = await pairOf(product);
  const owner = await makeMember(product, 'customer', 'Claire Delmas');
  const finance = await makeMember(product, 'customer', 'Nadia Roux');
  const publisher = await makeMember(product, 'customer', 'Karim Saïdi-de-la-Fontaine-du-Vieux-Moulin');
  await openTeam(product, company, [
    [owner, 'owner'],
    [finance, 'finance'],
    [publisher, 'publisher'],
  ]);
  await product.sql(`update firm set deposit_limit_cents = 50000 where member_id = '${company.id}'`);
  await callAs(product, publisher, company, 'POST', `/messagerie/approval/${thread}`);
  const asked = (email: string) =>
    callAs<{ id: string }>(product, owner, company, 'POST', '/firms/current/invitations', {
      email,
      role: 'reader',
    });
  await asked(newEmail('invitation'.repeat(6)));
  const { id } = await asked(stranger.email);
  const link = { role: 'reader', days: 7, uses: 10 };
  const { address } = await callAs<{ address: string }>(
    product,
    owner,
    company,
    'POST',
    '/firms/current/links',
    link,
  );
  const { pathname, hash } = new URL(address);
  const of = (as: Member, screens: readonly (readonly [name: string, path: string])[]): Screen[] =>
    screens.map(([name, path]) => ({
      name,
      path: `${path}${path.includes('?') ? '&' : '?'}pour=${company.id}`,
      as,
    }));
  return [
    ...of(owner, [
      ['team-people', '/equipe'],
      ['team-invitations', '/equipe?vue=invitations'],
      ['team-journal', '/equipe?vue=journal'],
      ['team-home', '/accueil'],
      ['team-missions', '/manage/missions'],
      ['team-deposit-thread', `/messages/${thread}`],
      ['team-deposits-owner', '/paiements/depots'],
    ]),
    ...of(finance, [
      ['team-deposits', '/paiements/depots'],
      ['team-settings', '/parametres'],
    ]),
    { name: 'team-invitation', path: `/equipe/invitations/${id}`, as: stranger },
    { name: 'team-link', path: pathname + hash, as: stranger },
    { name: 'team-link-visitor', path: pathname + hash },
  ];
};
