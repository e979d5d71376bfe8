import classes from './skip-link.module.css';

/** Id of the main content, where the skip link leads on each page. */
export const mainId = 'contenu';

export const SkipLink = () => (
  <a className={classes.skip} href={`#${mainId}`}>
    Aller au contenu
  </a>
);
