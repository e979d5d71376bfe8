/** Tabs of the member's own screens, as in the address (`vue`); the first is the default. */
export const favouriteViews = ['missions', 'emplois', 'profils'] as const;
export const applicationViews = ['missions', 'clients', 'emplois'] as const;

/** Tab that an address asks for. */
export const viewIn = <View extends string>(
  views: readonly [View, ...View[]],
  search: URLSearchParams,
): View => views.find((view) => view === search.get('vue')) ?? views[0];

/** Address of a tab of the screen at `path`. */
export const viewAddress = <View extends string>(
  path: string,
  views: readonly [View, ...View[]],
  view: View,
): string => (view === views[0] ? path : `${path}?vue=${view}`);
