import type { Article } from '@basoche/contract/news/news';
import { newsPictureSources } from '@basoche/domain/news/pictures';
import { typeset } from '@basoche/domain/typography';
import type { ReactNode } from 'react';
import classes from './article-view.module.css';
import { RichText } from './rich-text.tsx';

type Block = Article['data']['body'][number];
type Primary<Kind extends Block['slice_type']> = Extract<Block, { slice_type: Kind }>['primary'];

const Illustration = ({ image, caption }: Primary<'image'>) => {
  const { src, srcSet } = newsPictureSources(image.url, 'wide');
  const { width, height } = image.dimensions ?? { width: 960, height: 640 };
  return (
    <figure className={classes.picture}>
      <img
        src={src}
        {...(srcSet ? { srcSet, sizes: '(min-width: 45em) 42.5rem, 100vw' } : {})}
        alt={image.alt ?? ''}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption>{typeset(caption)}</figcaption>}
    </figure>
  );
};

const Quote = ({ quote_text, quote_author }: Primary<'citation'>) => (
  <figure className={classes.quote}>
    <blockquote>{typeset(quote_text)}</blockquote>
    {quote_author && <figcaption>{typeset(quote_author)}</figcaption>}
  </figure>
);

const blocks: { readonly [Kind in Block['slice_type']]: (primary: Primary<Kind>) => ReactNode } = {
  titre_de_section: ({ titre }) => <h2 className={classes.section}>{typeset(titre)}</h2>,
  texte: ({ texte }) => <RichText nodes={texte} />,
  image: Illustration,
  citation: Quote,
};

const loggedKinds = new Set<string>();

/** Renders one block. An unknown kind, newer than this page, is skipped with a console message. */
const BlockView = <Kind extends Block['slice_type']>({
  kind,
  primary,
}: {
  kind: Kind;
  primary: Primary<Kind>;
}) => {
  if (!Object.hasOwn(blocks, kind)) {
    if (!loggedKinds.has(kind)) console.warn(`No component for the slice type «\u00a0${kind}\u00a0»`);
    loggedKinds.add(kind);
    return null;
  }
  return blocks[kind](primary);
};

/** Content blocks of an article. */
export const ArticleBody = ({ body }: { body: readonly Block[] }) => (
  <div className={classes.articleBodyBody}>
    {body.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one article have no other identity and never move
      <BlockView key={index} kind={block.slice_type} primary={block.primary} />
    ))}
  </div>
);
