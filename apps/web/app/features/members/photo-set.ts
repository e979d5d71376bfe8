import { companyPhotosAtMost } from '@basoche/domain/limits';

/** A current photo, by its address, or a new one with the address of its preview. */
export type PlacedPhoto = { readonly kept: string } | { readonly file: File; readonly preview: string };

/** The six places, in the order shown. */
export type PhotoSet = readonly (PlacedPhoto | null)[];

export const photoSetOf = (addresses: readonly (string | null)[]): PhotoSet =>
  Array.from({ length: companyPhotosAtMost }, (_, index) => {
    const address = addresses[index] ?? null;
    return address === null ? null : { kept: address };
  });

export const withPhoto = (set: PhotoSet, place: number, photo: PlacedPhoto | null): PhotoSet =>
  set.map((one, index) => (index === place ? photo : one));

/** Moves a photo to another place; those between shift by one. */
export const withMoved = (set: PhotoSet, from: number, to: number): PhotoSet => {
  const isPlace = (place: number) => Number.isInteger(place) && place >= 0 && place < set.length;
  if (from === to || !isPlace(from) || !isPlace(to)) return set;
  const rest = set.filter((_, index) => index !== from);
  return [...rest.slice(0, to), set[from] ?? null, ...rest.slice(to)];
};

/** Values to send for the places. */
export const sentPhotos = (set: PhotoSet): (File | string | null)[] =>
  set.map((photo) => (photo === null ? null : 'kept' in photo ? photo.kept : photo.file));
