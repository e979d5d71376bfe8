/** Texts of the search of a court, a town that has one, or a bar. */
export const courts = {
  placeholder: 'Lyon, commerce Lille…',
  searching: 'Recherche…',
  nothing: 'Aucune juridiction de ce nom.',
  hint: 'Commencez à écrire le nom d’une ville.',
  failed: 'La recherche n’a pas répondu\u202f: réessayez dans un instant.',
  bar: (town: string) => `Barreau de ${town}`,
} as const;
