/** Texts of the search of a city or a department. */
export const places = {
  placeholder: 'Lyon, Gironde, 2A…',
  cities: 'Villes',
  departments: 'Départements',
  searching: 'Recherche…',
  nothing: 'Aucune ville ni aucun département de ce nom.',
  hint: 'Commencez à écrire le nom d\u2019une ville ou d\u2019un département.',
  failed: 'La recherche de villes n’a pas répondu\u202f: choisissez un département.',
} as const;
