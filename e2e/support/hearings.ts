import { call, type Member, makeMember } from './personas.ts';
import type { Product } from './product.ts';

/** Hearings for the journeys, and the avocats who ask for them and take them. */

/** A day this number of days from today (Europe/Paris). */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

export const anAvocat = (product: Product, name: string): Promise<Member> =>
  makeMember(product, 'employee', name, { jobName: 'Avocat' });

/** The confidentiality agreement in force. */
const ndaVersion = '2026-11-21';

/** The declaration of independence in force. */
const independenceVersion = '2026-11-28';

/** Asks for a hearing in which nobody is concerned through the API; returns its id. */
export const askHearing = async (
  product: Product,
  { token }: Member,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const body = {
    court: 'tj-69123',
    act: 'pleading',
    day: dayIn(4),
    time: '09:00',
    chamber: '3e chambre',
    matter: 'Référé, bail commercial',
    price: 150,
    mode: 'direct',
    brief: 'Renvoi. Société Kervella.',
    namesParties: 'no',
    ndaVersion,
    ...wishes,
  };
  const { id } = await call<{ id: string }>(product, 'POST', '/hearings', { body, token });
  return id;
};

/** Takes a hearing through the API, with a declaration of independence; returns its thread. */
export const takeHearing = async (
  product: Product,
  { token }: Member,
  id: string,
  price = 150,
): Promise<string> => {
  const independence = { kind: 'declared', version: independenceVersion, listVersion: 1 };
  const body = { price, tvaApplicable: false, ndaVersion, independence };
  const { postulationID } = await call<{ postulationID: string }>(product, 'POST', `/hearings/${id}/take`, {
    body,
    token,
  });
  return postulationID;
};
