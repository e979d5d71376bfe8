import type { ArticleCard as Card } from '@basoche/contract/news/news';
import sideways from '../../../ui/sideways.module.css';
import { Loading } from '../../../ui/skeletons.tsx';
import classes from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';

interface ArticleGridProps {
  articles: readonly Card[];
  /** Heading level of their titles. */
  order?: 2 | 3;
  /** True if the first cards are visible when the page opens. */
  isInSight?: boolean;
  label?: string;
  /** True for a single row on a phone. */
  isSideways?: boolean;
}

/** Loading priority of a cover: when the page opens, a phone shows one card, a desktop three. */
const sightOf = (index: number) => (index === 0 ? 'first' : index < 3 ? 'open' : 'later');

/** Articles in one column on a phone, two on a tablet, three on a desktop. */
export const ArticleGrid = ({
  articles,
  order = 3,
  isInSight = false,
  label,
  isSideways = false,
}: ArticleGridProps) => (
  <ul
    className={isSideways ? `${classes.grid} ${sideways.row}` : classes.grid}
    {...(label === undefined ? {} : { 'aria-label': label })}
  >
    {articles.map((article, index) => (
      <li key={article.id}>
        <ArticleCard article={article} order={order} sight={isInSight ? sightOf(index) : 'later'} />
      </li>
    ))}
  </ul>
);

/** Placeholder of article cards. */
export const ArticleGridSkeleton = ({ cards }: { cards: number }) => (
  <Loading>
    <div className={classes.grid}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a skeleton have no other identity and never move
        <div key={card} className={classes.coming}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  </Loading>
);
