import { newsPath } from '@basoche/domain/news/addresses';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { latestNews } from '../api.ts';
import { ArticleGrid, ArticleGridSkeleton } from '../components/article-grid.tsx';
import { latest } from '../content.ts';

const Content = () => {
  const news = useQuery(latestNews);
  if (news.isError) return <ErrorState error={news.error} onRetry={() => void news.refetch()} />;
  if (!news.data) return <ArticleGridSkeleton cards={3} />;
  if (news.data.length === 0) return <p className="soft">{latest.empty}</p>;
  return <ArticleGrid articles={news.data} isSideways />;
};

/** The three latest articles, with a link to all; the page prefetches `latestNews`. */
export const LatestNews = () => (
  <Section
    title={latest.title}
    aside={
      <Link to={newsPath} className="strong target link">
        {latest.all}
      </Link>
    }
  >
    <Content />
  </Section>
);
