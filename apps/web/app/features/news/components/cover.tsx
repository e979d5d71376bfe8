import { coverRatio, newsPictureSources } from '@basoche/domain/news/pictures';
import classes from './article-card.module.css';

interface CoverProps {
  /** Address of the picture; null if there is none. */
  src: string | null;
  alt: string;
  /** Displayed width, in the syntax of HTML `sizes`. */
  sizes: string;
  /** Visibility when the page opens: « first » is loaded before everything else. */
  sight?: 'first' | 'open' | 'later';
}

const width = 960;

/** Cover of an article, in a place of fixed size. */
export const Cover = ({ src, alt, sizes, sight = 'later' }: CoverProps) => {
  if (src === null) {
    return (
      <svg className={classes.cover} viewBox="0 0 60 40" aria-hidden="true" focusable="false">
        <path d="M20 12h20M20 17h20M20 22h20M20 27h12" className={classes.lines} />
      </svg>
    );
  }
  const { srcSet, src: smallest } = newsPictureSources(src, 'wide');
  return (
    <img
      className={classes.cover}
      src={smallest}
      {...(srcSet ? { srcSet, sizes } : {})}
      alt={alt}
      width={width}
      height={width / coverRatio}
      loading={sight === 'later' ? 'lazy' : 'eager'}
      decoding="async"
      {...(sight === 'first' ? { fetchPriority: 'high' as const } : {})}
    />
  );
};
