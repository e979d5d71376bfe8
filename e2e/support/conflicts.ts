import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';

/** Parties of a mission, and names of a register of conflicts, for the journeys. */

/** A natural person as a party or a name of a register. */
export const person = (
  name: string,
  firstName: string | null = null,
  side: 'adverse' | 'client' = 'adverse',
) => ({ kind: 'person', name, firstName, side });

/** Names the parties of a mission through the API, over that version of the list. */
export const nameParties = (
  product: Product,
  { token }: Member,
  missionID: string,
  version: number,
  ...parties: object[]
) => call(product, 'PUT', `/missions/parties/${missionID}`, { token, body: { version, parties } });

/** Adds names to a member's register through the API. */
export const addNames = (product: Product, { token }: Member, ...entries: object[]) =>
  call(product, 'POST', '/conflicts/register/entries', { token, body: { entries } });
