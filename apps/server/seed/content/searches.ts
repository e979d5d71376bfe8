import type { SavedSearchForm } from '@basoche/contract/saved-searches/saved-searches';

/** Saved searches of the personas, by the persona's key. */
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
      name: 'Postes en droit des affaires',
      audience: 'jobs',
      filters: { domain: ['droit_affaires', 'droit_societes'], contractType: ['CDI', 'collaboration'] },
      frequency: 'daily',
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
      name: 'Premiers postes à Lyon',
      audience: 'jobs',
      filters: { departement: ['69'], q: 'juriste' },
      frequency: 'instant',
    },
    {
      name: 'Recherches et veille',
      audience: 'members',
      filters: { nature: ['recherches', 'veille'] },
      frequency: 'weekly',
    },
  ],
};
