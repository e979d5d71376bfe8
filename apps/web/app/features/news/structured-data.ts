import type { Article } from '@basoche/contract/news/news';
import { articleAddress } from '@basoche/domain/news/addresses';
import { bodyText, plainText } from '@basoche/domain/news/article';

const absolute = (url: string, origin: string): string => (url.startsWith('/') ? `${origin}${url}` : url);

/** True for the common signature of the editorial team. */
const isTeam = (author: string): boolean => /^(la )?rédaction\b/i.test(author);

/** An article for search engines, in schema.org. */
export const structuredArticle = (article: Article, origin: string) => {
  const { data, id } = article;
  const publisher = { '@type': 'Organization', name: 'Basoche', url: `${origin}/` };
  const page = `${origin}${articleAddress(id)}`;
  return {
    '@type': 'Article',
    '@id': `${page}#article`,
    mainEntityOfPage: page,
    headline: plainText(data.title),
    description: plainText(data.subtitle),
    datePublished: article.first_publication_date,
    dateModified: article.last_publication_date,
    inLanguage: 'fr',
    isAccessibleForFree: true,
    wordCount: bodyText(article).split(/\s+/).filter(Boolean).length,
    ...(data.categorie ? { articleSection: data.categorie } : {}),
    ...(data.miniature.url ? { image: [absolute(data.miniature.url, origin)] } : {}),
    author:
      data.author === null
        ? publisher
        : {
            '@type': isTeam(data.author) ? 'Organization' : 'Person',
            name: data.author,
            ...(data.role_auteur && !isTeam(data.author) ? { jobTitle: data.role_auteur } : {}),
            ...(data.lien_auteur ? { url: absolute(data.lien_auteur, origin) } : {}),
            ...(data.nom_universite
              ? { affiliation: { '@type': 'CollegeOrUniversity', name: data.nom_universite } }
              : {}),
          },
    publisher,
  };
};
