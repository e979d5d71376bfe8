import { type CSSProperties, type ReactNode, useState } from 'react';
import { pictureSources } from '../lib/photo-sources.ts';
import classes from './photo.module.css';

interface PlaceProps {
  /** Size on the screen, in pixels. */
  size: number;
  shape?: 'round' | 'square';
}

interface PhotoProps extends PlaceProps {
  /** Address of the picture; null shows initials instead. */
  src: string | null;
  /** Name of the owner, for the initials. */
  name: string;
  /** Alternative text, where no text beside the picture says it. */
  alt?: string;
}

/** Two letters of a name. */
const initialsOf = (name: string): string => {
  const [first = '', second = ''] = name.split(' ').filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
};

/** Frame of a portrait or a logo; shows other content, such as initials, while there is no picture. */
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

/** Initials, shown where there is no picture. */
export const Initials = ({ children }: { children: ReactNode }) => (
  <span className={classes.initials}>{children}</span>
);

/** A portrait or a logo. Its place has the same size before and after it loads. */
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
