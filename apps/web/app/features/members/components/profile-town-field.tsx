import { readTypedPlace } from '@basoche/domain/members/place';
import type { ReactNode } from 'react';
import { PlaceField } from '../../places/shared/place-field.tsx';
import { placeLabel, readPlace, writePlace } from '../../places/shared/places.ts';

interface TownFieldProps {
  label: ReactNode;
  /** « Lyon (69) », as a profile shows it. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A town of one's own, as one line. One that was typed elsewhere without its department stays until another is chosen. */
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
