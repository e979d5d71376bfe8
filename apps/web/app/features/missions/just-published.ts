/** Handed from the form to the list of missions: which one was published a moment ago. */
export const justPublished = (missionID: string) => ({ justPublished: missionID });

export const publishedIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'justPublished' in state &&
  typeof state.justPublished === 'string'
    ? state.justPublished
    : null;
