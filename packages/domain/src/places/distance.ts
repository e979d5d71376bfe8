/** Latitude and longitude, in degrees. */
export type Position = readonly [latitude: number, longitude: number];

const earthRadiusKm = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export const distanceKm = (
  [latitude, longitude]: Position,
  [otherLatitude, otherLongitude]: Position,
): number => {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(otherLongitude - longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
};
