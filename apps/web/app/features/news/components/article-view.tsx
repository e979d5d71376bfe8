import type { Article } from '@basoche/contract/news/news';
import { plainText, readingMinutes } from '@basoche/domain/news/article';
import { typeset } from '@basoche/domain/typography';
import { formatDay } from '../../../lib/dates.ts';
import { article as content } from '../content.ts';
import { ArticleBody } from './article-body.tsx';
import classes from './article-view.module.css';
import { AuthorLinks } from './author-links.tsx';
import { Cover } from './cover.tsx';
import { RichText } from './rich-text.tsx';

/** Dates of publication and of the last revision. */
const Dates = ({ article }: { article: Article }) => {
  const { first_publication_date: first, last_publication_date: last } = article;
  const isUpdated = formatDay(first) !== formatDay(last);
  return (
    <p className={classes.dates}>
      <span>
        {content.published} <time dateTime={first}>{formatDay(first)}</time>
      </span>
      {isUpdated && (
        <span>
          {content.updated} <time dateTime={last}>{formatDay(last)}</time>
        </span>
      )}
      <span>{content.reading(readingMinutes(article))}</span>
    </p>
  );
};

/** Page of an article. */
export const ArticleView = ({ article }: { article: Article }) => {
  const { data } = article;
  return (
    <article>
      <header className={classes.header}>
        {data.categorie && <p className={classes.category}>{data.categorie}</p>}
        <h1 className={classes.title}>{typeset(plainText(data.title))}</h1>
        {data.subtitle.length > 0 && (
          <div className={classes.subtitle}>
            <RichText nodes={data.subtitle} />
          </div>
        )}
        <Dates article={article} />
        {data.correction && (
          <p className={classes.correction}>
            <strong>{content.correction}</strong> {typeset(data.correction)}
          </p>
        )}
        <AuthorLinks data={data} />
      </header>
      {data.miniature.url !== null && (
        <div className={classes.cover}>
          <Cover
            src={data.miniature.url}
            alt={data.miniature.alt ?? ''}
            sizes="(min-width: 45em) 42.5rem, 100vw"
            sight="first"
          />
        </div>
      )}
      <div className={classes.body}>
        <ArticleBody body={data.body} />
      </div>
      {(data.author !== null || data.nom_universite !== null) && (
        <footer className={classes.footer}>
          <AuthorLinks data={data} />
        </footer>
      )}
    </article>
  );
};
