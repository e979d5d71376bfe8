import type { ArticleCard as Card } from '@basoche/contract/news/news';
import { articleAddress } from '@basoche/domain/news/addresses';
import { plainText } from '@basoche/domain/news/article';
import { typeset } from '@basoche/domain/typography';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import classes from './article-card.module.css';
import { Cover } from './cover.tsx';
import { Portrait } from './signature.tsx';

interface ArticleCardProps {
  article: Card;
  /** Heading level of its title. */
  order?: 2 | 3;
  sight?: 'first' | 'open' | 'later';
}

const sizes = '(min-width: 68.75em) 24rem, (min-width: 45em) 50vw, 100vw';

/** An article in a list. The whole card is the link. */
export const ArticleCard = ({
  article: { id, data, ...dates },
  order = 3,
  sight = 'later',
}: ArticleCardProps) => {
  const Heading = `h${order}` as const;
  return (
    <article className={classes.card}>
      <Cover src={data.miniature.url} alt={data.miniature.alt ?? ''} sizes={sizes} sight={sight} />
      <div className="row column grow ruled pad-5 gap-2">
        {data.categorie && <p className={classes.category}>{data.categorie}</p>}
        <Heading className={classes.title}>
          <Link to={articleAddress(id)} className={classes.link}>
            {typeset(plainText(data.title))}
          </Link>
        </Heading>
        <p className={classes.subtitle}>{typeset(plainText(data.subtitle))}</p>
        <div className={classes.foot}>
          <Portrait data={data} size={32} />
          <div className={classes.by}>
            {data.author && <span className={classes.author}>{data.author}</span>}
            <time dateTime={dates.last_publication_date}>{formatDay(dates.last_publication_date)}</time>
          </div>
        </div>
      </div>
    </article>
  );
};
