/** What the tabs of the lists write in the address. */
export const appliedView = 'candidatures';

export const isAppliedView = (search: URLSearchParams): boolean => search.get('vue') === appliedView;

export const archivedView = 'archives';

export const isArchivedView = (search: URLSearchParams): boolean => search.get('vue') === archivedView;

/** Where "Retour aux missions" leads: the list as it was left, or the whole list. */
export const listAddress = (state: unknown): string => {
  const from =
    typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
      ? state.from
      : '';
  return from === '' ? '/consult/missions' : `/consult/missions?${from}`;
};
