import type { SavedSearchForm } from '@basoche/contract/saved-searches';

/** What the personas search for, by their keys. */
export const searchesByPersona: Readonly<Record<string, readonly SavedSearchForm[]>> = {
  yasmine: [
    {
      name: 'Affaires et sociétés à Paris',
      audience: 'members',
      filters: { domain: ['droit_affaires', 'droit_societes'], departement: ['75'] },
      frequency: 'daily',
    },
    {
      name: 'Séparations, particuliers',
      audience: 'customers',
      filters: { domain: ['droit_famille', 'divorce'] },
      frequency: 'weekly',
    },
    {
      name: 'Audits bien rémunérés',
      audience: 'members',
      filters: { nature: ['audit'], modality: ['distance'], tarifLow: 1_000 },
      frequency: 'none',
    },
  ],
  thomas: [
    {
      name: 'Successions et immobilier à distance',
      audience: 'members',
      filters: { domain: ['droit_immobilier', 'droit_successions'], modality: ['distance'] },
      frequency: 'weekly',
    },
  ],
  hugo: [
    {
      name: 'Baux commerciaux',
      audience: 'members',
      filters: { q: 'bail commercial' },
      frequency: 'daily',
    },
  ],
  ines: [
    {
      name: 'Recherches et veille',
      audience: 'members',
      filters: { nature: ['recherches', 'veille'] },
      frequency: 'weekly',
    },
  ],
};
