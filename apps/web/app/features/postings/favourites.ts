/**
 * Updates cached answers after a change of a favourite: any answer with a posting or its card has
 * `isFavourite`.
 */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Copy of an answer in which this posting, anywhere in it, is marked as a favourite or not. Unchanged parts
 * stay the same objects.
 */
export const withFavourite = (data: unknown, missionID: string, isFavourite: boolean): unknown => {
  if (Array.isArray(data)) {
    const items = data.map((item) => withFavourite(item, missionID, isFavourite));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  if (!isRecord(data)) return data;
  if (data.id === missionID && 'isFavourite' in data) {
    return data.isFavourite === isFavourite ? data : { ...data, isFavourite };
  }
  const entries = Object.entries(data).map(
    ([key, value]) => [key, withFavourite(value, missionID, isFavourite)] as const,
  );
  return entries.some(([key, value]) => value !== data[key]) ? Object.fromEntries(entries) : data;
};
