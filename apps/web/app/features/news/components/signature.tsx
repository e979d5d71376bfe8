import type { ArticleCard } from '@basoche/contract/news/news';
import { newsPictureSources } from '@basoche/domain/news/pictures';
import { Photo, PhotoPlace } from '../../../ui/photo.tsx';

/** Pictures beside the name of an article's author. They are decorative: the name stands beside them. */

interface SignatureProps {
  data: ArticleCard['data'];
  size: number;
}

const Picture = ({ src, alt, size }: { src: string; alt: string; size: number }) => {
  const sources = newsPictureSources(src, 'square');
  return (
    <img
      src={sources.src}
      {...(sources.srcSet ? { srcSet: sources.srcSet, sizes: `${size}px` } : {})}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={{ display: 'block', objectFit: 'cover' }}
    />
  );
};

/** The author's portrait or initials; nothing without an author. */
export const Portrait = ({ data: { author, avatar }, size }: SignatureProps) => {
  if (author === null) return null;
  if (avatar.url === null) return <Photo src={null} name={author} size={size} />;
  return (
    <PhotoPlace size={size} isHidden>
      <Picture src={avatar.url} alt="" size={size} />
    </PhotoPlace>
  );
};

/** The university's logo, if it has one. */
export const UniversityLogo = ({ data: { logo_universite: logo }, size }: SignatureProps) =>
  logo.url === null ? null : (
    <PhotoPlace size={size} shape="square">
      <Picture src={logo.url} alt={logo.alt ?? ''} size={size} />
    </PhotoPlace>
  );
