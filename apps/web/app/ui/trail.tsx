import { Link } from 'react-router';
import classes from './trail.module.css';

export interface TrailLink {
  readonly to: string;
  readonly label: string;
}

interface TrailProps {
  /** Links from the home page to this page, the nearest to the home page first. */
  links: readonly TrailLink[];
  /** Name of the current page. */
  current: string;
}

const content = { label: 'Fil d’Ariane', home: 'Accueil', between: 'Pages intermédiaires' };

const Step = ({ to, label }: TrailLink) => (
  <Link to={to} className="lean target link">
    {label}
  </Link>
);

/**
 * Breadcrumb: the home page, the first link, an ellipsis for the links between, and the
 * last label. The ellipsis opens the hidden links.
 */
export const Trail = ({ links, current }: TrailProps) => {
  const [first, ...between] = links;
  return (
    <nav aria-label={content.label} className={classes.nav}>
      <ol className={classes.trail}>
        <li>
          <Step to="/" label={content.home} />
        </li>
        {first && (
          <li>
            <Step {...first} />
          </li>
        )}
        {between.length > 0 && (
          <li>
            <details className={classes.between}>
              <summary aria-label={content.between}>…</summary>
              <ul>
                {between.map((link) => (
                  <li key={link.to}>
                    <Step {...link} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
        <li aria-current="page" className={classes.current}>
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
};
