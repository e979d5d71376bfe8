import { newsPath } from '@basoche/domain/news/addresses';
import { newsPageSize, pageCount } from '@basoche/domain/news/pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count } from '../../../lib/counts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { newsPage } from '../api.ts';
import { news } from '../content.ts';
import { isNarrowed, type NewsChoice, newsAddress } from '../list-address.ts';
import classes from '../pages/blog.module.css';
import { ArticleGrid, ArticleGridSkeleton } from './article-grid.tsx';
import { Pagination } from './pagination.tsx';

interface NewsListProps {
  choice: NewsChoice;
}

/** Explains an empty list, with a link. */
const Nothing = ({ choice, total }: NewsListProps & { total: number }) => {
  const content = total > 0 ? news.beyond : isNarrowed(choice) ? news.nothing : news.empty;
  const to =
    total > 0 ? newsAddress({ ...choice, page: 1 }) : isNarrowed(choice) ? newsPath : '/consult/missions';
  return (
    <EmptyState
      title={content.title}
      action={
        <Button component={Link} to={to} variant="default">
          {content.action}
        </Button>
      }
    >
      {content.text}
    </EmptyState>
  );
};

/** Number of articles, and the current filter. */
const Found = ({ choice, total }: NewsListProps & { total: number }) => (
  <div className={classes.found}>
    <p role="status">
      <strong>{count(total, 'article', 'articles')}</strong>
      {choice.by && ` ${choice.by.kind === 'author' ? news.by(choice.by.name) : news.of(choice.by.name)}`}
      {choice.q && ` ${news.about(choice.q)}`}
    </p>
    {isNarrowed(choice) && (
      <Link to={newsPath} className="strong target link" preventScrollReset>
        {news.clear}
      </Link>
    )}
  </div>
);

export const NewsList = ({ choice }: NewsListProps) => {
  const page = useQuery({ ...newsPage(choice), placeholderData: keepPreviousData });
  if (page.isError) return <ErrorState error={page.error} onRetry={() => void page.refetch()} />;
  if (!page.data) return <ArticleGridSkeleton cards={6} />;
  const total = page.data.total ?? page.data.items.length;
  return (
    <div className={classes.list} data-old={page.isPlaceholderData || undefined}>
      <Found choice={choice} total={total} />
      {page.data.items.length === 0 ? (
        <Nothing choice={choice} total={total} />
      ) : (
        <ArticleGrid articles={page.data.items} order={2} isInSight label={news.list} />
      )}
      <Pagination
        current={choice.page}
        pages={pageCount(total, newsPageSize)}
        addressOf={(number) => newsAddress({ ...choice, page: number })}
      />
    </div>
  );
};
