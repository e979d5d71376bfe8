import { type CSSProperties, type ReactNode, useState } from 'react';
import { pictureSources } from '../lib/photo-sources.ts';
import classes from './photo.module.css';

interface PlaceProps {
  /** Pixels on the screen. */
  size: number;
  shape?: 'round' | 'square';
}

interface PhotoProps extends PlaceProps {
  /** The address of a picture of ours; null where there is none: initials stand there. */
  src: string | null;
  /** Whose it is: of the initials. */
  name: string;
  /** What it shows, where nothing beside it says so. */
  alt?: string;
}

const initialsOf = (name: string): string => {
  const [first = '', second = ''] = name.split(' ');
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
};

/** The place of a portrait or a logo, with what stands in it while there is none. */
export const PhotoPlace = ({
  size,
  shape = 'round',
  isHidden = false,
  children,
}: PlaceProps & { isHidden?: boolean; children: ReactNode }) => (
  <span
    className={classes.place}
    data-shape={shape}
    style={{ '--size': `${size / 16}rem` } as CSSProperties}
    aria-hidden={isHidden || undefined}
  >
    {children}
  </span>
);

/** Stands where there is no picture. */
export const Initials = ({ children }: { children: ReactNode }) => (
  <span className={classes.initials}>{children}</span>
);

/** A portrait or a logo in the size of its place, which it takes whether it is there yet or not. */
export const Photo = ({ src, name, size, shape = 'round', alt = '' }: PhotoProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <PhotoPlace size={size} shape={shape} isHidden={alt === ''}>
      {src === null || failed === src ? (
        <Initials>{initialsOf(name)}</Initials>
      ) : (
        <img
          className={classes.image}
          src={pictureSources.square.smallest(src)}
          srcSet={pictureSources.square.set(src)}
          sizes={`${size}px`}
          width={size}
          height={size}
          decoding="async"
          alt={alt}
          onError={() => setFailed(src)}
        />
      )}
    </PhotoPlace>
  );
};
