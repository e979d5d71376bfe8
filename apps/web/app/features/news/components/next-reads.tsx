import { newsPath } from '@basoche/domain/news/addresses';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../../../ui/page.tsx';
import { nextReadsQuery } from '../api.ts';
import { article as words } from '../content.ts';
import { ArticleGrid } from './article-grid.tsx';
import classes from './latest-news.module.css';

/** What else there is to read; nothing where there is nothing, or where it could not be had. */
export const NextReads = ({ id }: { id: string }) => {
  const { data } = useQuery(nextReadsQuery(id));
  if (!data || data.length === 0) return null;
  return (
    <Section
      title={words.nextReads}
      aside={
        <Link to={newsPath} className={classes.all}>
          {words.all}
        </Link>
      }
    >
      <ArticleGrid articles={data} />
    </Section>
  );
};
