import classes from './skip-link.module.css';

/** Where keyboards and screen readers land on each page. */
export const mainId = 'contenu';

export const SkipLink = () => (
  <a className={classes.skip} href={`#${mainId}`}>
    Aller au contenu
  </a>
);
