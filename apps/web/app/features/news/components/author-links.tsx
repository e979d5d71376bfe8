import type { ArticleCard } from '@basoche/contract/news/news';
import { newsBy } from '@basoche/domain/news/addresses';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { article as content } from '../content.ts';
import classes from './article-view.module.css';
import { Portrait, UniversityLogo } from './signature.tsx';

interface AuthorLinksProps {
  data: ArticleCard['data'];
}

/** Link to a page of this site or of another. */
const To = ({ url, children }: { url: string; children: ReactNode }) =>
  url.startsWith('/') ? (
    <Link to={url} className={classes.link}>
      {children}
    </Link>
  ) : (
    <a href={url} className={classes.link} rel="noopener">
      {children}
    </a>
  );

/** Author and university of an article, each linked to its page, otherwise to its articles here. */
export const AuthorLinks = ({ data }: AuthorLinksProps) => {
  const { author, role_auteur: role, nom_universite: university } = data;
  if (author === null && university === null) return null;
  return (
    <div className={classes.row}>
      {author !== null && (
        <div className={classes.one}>
          <Portrait data={data} size={56} />
          <div className={classes.words}>
            <span className="strong breaks">{author}</span>
            {role && <span className="soft small">{role}</span>}
            <To url={data.lien_auteur ?? newsBy({ kind: 'author', name: author })}>{content.profile}</To>
          </div>
        </div>
      )}
      {university !== null && (
        <div className={classes.one}>
          <UniversityLogo data={data} size={56} />
          <div className={classes.words}>
            <span className="strong breaks">{university}</span>
            <To url={data.lien_universite ?? newsBy({ kind: 'university', name: university })}>
              {content.university}
            </To>
          </div>
        </div>
      )}
    </div>
  );
};
