import { Fragment, type ReactNode } from 'react';
import classes from './document.module.css';
import { InlineText } from './inline-text.tsx';
import { Title } from './title.tsx';

/** An editorial text in titled parts, to read, link to and print. */

type Item = string | { readonly term: string; readonly text: string };
export type DocumentBlock = string | { readonly items: readonly Item[] };

export interface DocumentArticle {
  /** Anchor of the part. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentPart {
  /** Anchor of this text, where a page has several. */
  readonly id?: string;
  /** Title of this text, where a page has several. */
  readonly title?: string;
  /** Content before the first article. */
  readonly opening?: ReactNode;
  readonly preamble?: string;
  readonly articles: readonly DocumentArticle[];
  /** Content after the last article. */
  readonly closing?: ReactNode;
}

const content = { contents: 'Sommaire' };

const Items = ({ items }: { items: readonly Item[] }) => {
  const explained = items.flatMap((item) => (typeof item === 'string' ? [] : [item]));
  if (explained.length < items.length) {
    return (
      <ul>
        {items.map((item) => (
          <li key={typeof item === 'string' ? item : item.term}>
            <InlineText text={typeof item === 'string' ? item : `${item.term} : ${item.text}`} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {explained.map(({ term, text }) => (
        <div key={term}>
          <dt>
            <InlineText text={term} />
          </dt>
          <dd>
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Block = ({ block }: { block: DocumentBlock }) =>
  typeof block === 'string' ? (
    <p>
      <InlineText text={block} />
    </p>
  ) : (
    <Items items={block.items} />
  );

const Part = ({ part }: { part: DocumentPart }) => (
  <>
    {part.title && (
      <Title order={2} id={part.id} className={classes.part}>
        {part.title}
      </Title>
    )}
    {part.opening}
    {part.preamble && <Block block={part.preamble} />}
    {part.articles.map(({ id, title, blocks }, articleIndex) => (
      <section key={id} id={id} className={classes.article}>
        <Title order={part.title ? 3 : 2}>
          {articleIndex + 1}. <InlineText text={title} />
        </Title>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one article have no other identity and never move
          <Block key={index} block={block} />
        ))}
      </section>
    ))}
    {part.closing}
  </>
);

const Contents = ({ parts }: { parts: readonly DocumentPart[] }) =>
  parts.map(({ id, title, articles }) => (
    <Fragment key={id ?? ''}>
      {title && <a href={`#${id}`}>{title}</a>}
      <ol>
        {articles.map((article) => (
          <li key={article.id}>
            <a href={`#${article.id}`}>
              <InlineText text={article.title} />
            </a>
          </li>
        ))}
      </ol>
    </Fragment>
  ));

/**
 * Shows the table of contents beside the text on a desktop, and folded before it on a phone. Print has no
 * navigation.
 */
export const Document = ({ parts }: { parts: readonly DocumentPart[] }) => (
  <div className={classes.layout}>
    <nav className={classes.beside} aria-label={content.contents}>
      <p>{content.contents}</p>
      <Contents parts={parts} />
    </nav>
    <nav className={classes.folded} aria-label={content.contents}>
      <details>
        <summary>{content.contents}</summary>
        <Contents parts={parts} />
      </details>
    </nav>
    <article className={classes.text}>
      {parts.map((part) => (
        <Part key={part.id ?? ''} part={part} />
      ))}
    </article>
  </div>
);
