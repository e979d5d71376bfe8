/** Where a favourite is told: any answer that carries a mission or its card says `isFavourite` of it. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An answer in which this mission, wherever it stands, is marked as kept or not. What does not change stays the same object. */
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
