import { newsPath } from '@basoche/domain/news/addresses';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../../../ui/page.tsx';
import { nextReadsQuery } from '../api.ts';
import { article as content } from '../content.ts';
import { ArticleGrid } from './article-grid.tsx';

/** Other articles to read; nothing if there are none or they cannot be loaded. */
export const NextReads = ({ id }: { id: string }) => {
  const { data } = useQuery(nextReadsQuery(id));
  if (!data || data.length === 0) return null;
  return (
    <Section
      title={content.nextReads}
      aside={
        <Link to={newsPath} className="strong target link">
          {content.all}
        </Link>
      }
    >
      <ArticleGrid articles={data} />
    </Section>
  );
};
