import { pageLinks } from '@basoche/domain/news/pagination';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { news } from '../content.ts';
import classes from '../pages/blog.module.css';

interface PaginationProps {
  current: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Links to the pages of a list: the first, a window of five, the last. Nothing for a single page. */
export const Pagination = ({ current, pages, addressOf }: PaginationProps) => {
  if (pages <= 1) return null;
  const links = pageLinks(current, pages);
  return (
    <nav className={classes.pages} aria-label={news.pages}>
      {current > 1 && current <= pages && (
        <Link to={addressOf(current - 1)} rel="prev" className={classes.step}>
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
          {news.previous}
        </Link>
      )}
      <ol className={classes.paginationList}>
        {links.map((link, index) =>
          link === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis has no other identity than its place
            <li key={`gap-${index}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link}>
              <Link
                to={addressOf(link)}
                className={classes.link}
                aria-label={news.pageLink(link)}
                {...(link === current ? { 'aria-current': 'page' as const } : {})}
              >
                {link}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current < pages && (
        <Link to={addressOf(current + 1)} rel="next" className={classes.step} data-next>
          {news.next}
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </Link>
      )}
    </nav>
  );
};
