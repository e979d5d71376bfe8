import { coverRatio, newsPictureSources } from '@basoche/domain/news/pictures';
import classes from './cover.module.css';

interface CoverProps {
  /** The address of the picture; null where there is none. */
  src: string | null;
  alt: string;
  /** How wide it is drawn, as `sizes` of HTML says it. */
  sizes: string;
  /** Whether it is in sight as the page opens; « first » is what a reader sees first, and is fetched before all else. */
  sight?: 'first' | 'open' | 'later';
}

const width = 960;

/** The picture of an article, in its place whether it is there yet or not. */
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
