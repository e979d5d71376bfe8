/** History state that the form passes to the list of missions: the id of the mission just published. */
export const justPublished = (missionID: string) => ({ justPublished: missionID });

export const publishedIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'justPublished' in state &&
  typeof state.justPublished === 'string'
    ? state.justPublished
    : null;
