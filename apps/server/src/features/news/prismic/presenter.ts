import type { Article } from '@basoche/domain/news/article';
import {
  addressOf,
  fieldsOf,
  lineOf,
  readBlocks,
  readRichText,
  textOf,
} from '@basoche/domain/news/read-blocks';

/** Converts documents of the content service, whatever they contain, to the shape of the specification. */

/** ISO instant of a date; null unless its year has four digits. */
const instantOf = (value: unknown): string | null => {
  const at = new Date(textOf(value));
  const instant = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return /^\d{4}-/.test(instant) ? instant : null;
};

/** The article of a document; null if it is no article, was never published or has no title. */
export const readDocument = (document: unknown, unknown: (kind: string) => void): Article | null => {
  const { id, first_publication_date, last_publication_date, data } = fieldsOf(document);
  const fields = fieldsOf(data);
  const first = instantOf(first_publication_date);
  const title = lineOf(fields.title);
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,120}$/.test(id) || first === null || title === null)
    return null;
  const pictureOf = (value: unknown) => ({ url: addressOf(fieldsOf(value).url) });
  const named = (value: unknown) => ({ ...pictureOf(value), alt: lineOf(fieldsOf(value).alt) });
  return {
    id,
    first_publication_date: first,
    last_publication_date: instantOf(last_publication_date) ?? first,
    data: {
      author: lineOf(fields.author),
      avatar: pictureOf(fields.avatar),
      role_auteur: lineOf(fields.role_auteur),
      lien_auteur: addressOf(fieldsOf(fields.lien_auteur).url),
      categorie: lineOf(fields.categorie),
      miniature: named(fields.miniature),
      title: [{ type: 'heading1', text: title, spans: [] }],
      subtitle: readRichText(fields.subtitle, unknown),
      nom_universite: lineOf(fields.nom_universite),
      logo_universite: named(fields.logo_universite),
      lien_universite: addressOf(fieldsOf(fields.lien_universite).url),
      body: readBlocks(fields.body, unknown),
      // The content service has no such field.
      correction: null,
    },
  };
};
