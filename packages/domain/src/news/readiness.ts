import { plainText } from './article.ts';
import { slugRefused } from './slug.ts';
import type { ArticleContent, ArticleDraftBlock } from './writing.ts';

/** Missing parts of an article before its publication. */

export interface MissingField {
  /** The field as on the wire: `title`, `body.2.image`. */
  readonly path: string;
  readonly text: string;
}

const missingOfBlock = (block: ArticleDraftBlock, place: number): MissingField[] => {
  const path = `body.${place}`;
  const which = `bloc ${place + 1}`;
  switch (block.slice_type) {
    case 'titre_de_section':
      return block.primary.titre.trim()
        ? []
        : [{ path: `${path}.titre`, text: `Le titre de section du ${which} est vide.` }];
    case 'texte':
      return plainText(block.primary.texte).trim()
        ? []
        : [{ path: `${path}.texte`, text: `Le texte du ${which} est vide.` }];
    case 'image': {
      const { image } = block.primary;
      if (image === null) return [{ path: `${path}.image`, text: `Il manque l’image du ${which}.` }];
      return image.alt?.trim()
        ? []
        : [{ path: `${path}.alt`, text: `Décrivez l’image du ${which} pour qui ne la voit pas.` }];
    }
    case 'citation':
      return block.primary.quote_text.trim()
        ? []
        : [{ path: `${path}.quote_text`, text: `La citation du ${which} est vide.` }];
  }
};

/** Missing fields in the order of the form; empty if the article can be published. */
export const missingOf = (content: ArticleContent): MissingField[] => {
  const { title, slug, subtitle, authorID, cover, body } = content;
  const missing: MissingField[] = [];
  const need = (isThere: boolean, path: string, text: string) => {
    if (!isThere) missing.push({ path, text });
  };
  need(title.trim() !== '', 'title', 'Donnez un titre.');
  const refusal = slugRefused(slug);
  need(refusal === null, 'slug', refusal ?? '');
  need(plainText(subtitle).trim() !== '', 'subtitle', 'Résumez l’article en une ou deux phrases.');
  need(authorID !== null, 'authorID', 'Choisissez l’auteur.');
  need(cover !== null, 'cover', 'Ajoutez l’image de couverture.');
  need(
    cover === null || cover.alt.trim() !== '',
    'cover.alt',
    'Décrivez la couverture pour qui ne la voit pas.',
  );
  need(
    body.some(({ slice_type }) => slice_type === 'texte'),
    'body',
    'L’article n’a pas encore de texte.',
  );
  return [...missing, ...body.flatMap(missingOfBlock)];
};
