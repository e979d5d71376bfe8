import { pictureSources } from '../lib/photo-sources.ts';

interface WidePhotoProps {
  /** The address of a picture of ours. */
  src: string;
  alt: string;
  /** How wide it is drawn, as `sizes` of HTML says it: `(min-width: 50em) 560px, 100vw`. */
  sizes: string;
  /** Width over height of its place: it is cut to it, and nothing moves once it is there. */
  ratio?: number;
  className?: string | undefined;
  /** It is in sight as the page opens. */
  isFirst?: boolean;
}

/** A picture that is wider than a portrait, in the width that its place takes. */
export const WidePhoto = ({ src, alt, sizes, ratio = 1.5, className, isFirst = false }: WidePhotoProps) => (
  <img
    className={className}
    src={pictureSources.wide.smallest(src)}
    srcSet={pictureSources.wide.set(src)}
    sizes={sizes}
    alt={alt}
    width={960}
    height={Math.round(960 / ratio)}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
    style={{ aspectRatio: ratio, objectFit: 'cover', maxWidth: '100%', height: 'auto' }}
  />
);
