import type { ArticleCard as Card } from '@basoche/contract/news/news';
import sideways from '../../../ui/sideways.module.css';
import { Loading } from '../../../ui/skeletons.tsx';
import { ArticleCard } from './article-card.tsx';
import classes from './article-grid.module.css';

interface ArticleGridProps {
  articles: readonly Card[];
  /** Rank of their titles in the page. */
  order?: 2 | 3;
  /** The first of them are in sight as the page opens. */
  isInSight?: boolean;
  label?: string;
  /** One row on a phone. */
  isSideways?: boolean;
}

/** A phone shows one card as the page opens, a desk three. */
const sightOf = (place: number) => (place === 0 ? 'first' : place < 3 ? 'open' : 'later');

/** Articles in one column on a phone, two on a tablet, three on a desk. */
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
    {articles.map((article, place) => (
      <li key={article.id}>
        <ArticleCard article={article} order={order} sight={isInSight ? sightOf(place) : 'later'} />
      </li>
    ))}
  </ul>
);

/** Articles that are on their way, in their shape. */
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
