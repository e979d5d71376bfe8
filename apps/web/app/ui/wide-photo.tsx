import { pictureSources } from '../lib/photo-sources.ts';

interface WidePhotoProps {
  /** Address of the picture. */
  src: string;
  alt: string;
  /** Displayed width, in the syntax of HTML `sizes`: `(min-width: 50em) 560px, 100vw`. */
  sizes: string;
  /**
   * Aspect ratio of its place, width over height. The picture is cropped to it, so that nothing moves when it
   * loads.
   */
  ratio?: number;
  className?: string | undefined;
  /** True if the picture is visible when the page opens. */
  isFirst?: boolean;
}

/** A wide picture, loaded in the width of its place. */
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
