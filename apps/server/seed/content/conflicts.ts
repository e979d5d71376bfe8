import type { NamedPartyBody } from '@basoche/contract/conflicts/parties';
import type { RegisterEntryBody } from '@basoche/contract/conflicts/register';

/** Names of the conflict check, all invented. One party is a client in the register under another legal form. */

const person = (side: NamedPartyBody['side'], name: string, firstName: string): NamedPartyBody => ({
  kind: 'person',
  name,
  firstName,
  siren: null,
  side,
});
const company = (side: NamedPartyBody['side'], name: string): NamedPartyBody => ({
  kind: 'company',
  name,
  firstName: null,
  siren: null,
  side,
});

/** Parties of a litigation of Verdelune. */
export const parties: readonly NamedPartyBody[] = [
  person('adverse', 'Belkhodja', 'Karim'),
  company('adverse', 'Ateliers de la Morvane'),
  person('other', 'Tessier', 'Maud'),
];

/** The register of Yasmine Benali. */
export const register: readonly RegisterEntryBody[] = [
  { ...company('client', 'Ateliers de la Morvane SARL'), reference: '2026-014' },
  { ...company('client', 'Société armoricaine de cordages'), reference: '2026-021' },
  { ...company('client', 'SCI des Trois Rivières'), reference: '2025-118' },
  { ...company('former', 'Fonderies de l’Ourse'), reference: '2023-077' },
  { ...company('adverse', 'Groupe Valmeret Immobilier'), reference: '2025-118' },
  { ...company('adverse', 'Transports Kerdoncuff & Fils'), reference: '2026-021' },
  { ...person('client', 'Le Goff', 'Anne-Marie'), reference: '2026-009' },
  { ...person('client', 'Nguyen née Perrot', 'Hélène'), reference: '2026-030' },
  { ...person('client', 'Ouédraogo', 'Salif'), reference: null },
  { ...person('former', 'de La Barre', 'Guillaume'), reference: '2022-051' },
  { ...person('adverse', 'Marchal', 'Éric'), reference: '2026-009' },
  { ...person('other', 'Courtois', 'Béatrice'), reference: null },
];
