import { readTypedPlace } from '@basoche/domain/members/place';
import type { ReactNode } from 'react';
import { PlaceField } from '../../places/shared/place-field.tsx';
import { placeLabel, readPlace, writePlace } from '../../places/shared/places.ts';

interface TownFieldProps {
  label: ReactNode;
  /** Town as a profile shows it: « Lyon (69) ». */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Field for one town, on one line. A town stored without its department stays until another is chosen. */
export const TownField = ({ value, onChange, ...field }: TownFieldProps) => {
  const { town, department } = readTypedPlace(value);
  const isKnown = department !== null;
  return (
    <PlaceField
      {...field}
      value={isKnown ? writePlace({ department, city: town }) : ''}
      description={!isKnown && town !== '' ? `Actuellement\u202f: ${town}` : undefined}
      onChange={(next) => {
        const place = readPlace(next);
        if (place) onChange(placeLabel(place));
        else if (isKnown) onChange('');
      }}
    />
  );
};
