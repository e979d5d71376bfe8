import { Title } from '@mantine/core';
import { pageTitle } from '../lib/meta.ts';
import { Page } from '../ui/page.tsx';
import classes from './terms.module.css';
import { terms } from './terms-content.ts';

export const meta = () => pageTitle(terms.title, terms.lead);

export default function TermsPage() {
  return (
    <Page title={terms.title} lead={terms.lead}>
      <div className={classes.layout}>
        <nav className={classes.contents} aria-label={terms.contents}>
          <p>{terms.contents}</p>
          <ol>
            {terms.articles.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={classes.text}>
          {terms.articles.map(({ id, title, paragraphs, list }, index) => (
            <section key={id} id={id}>
              <Title order={2}>
                {index + 1}. {title}
              </Title>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <dl>
                  {list.map(({ term, text }) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
          <p className={classes.version}>{terms.version}</p>
        </article>
      </div>
    </Page>
  );
}
