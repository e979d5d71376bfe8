import type { ArticleCard } from '@basoche/contract/news/news';
import { ArticleGrid } from './article-grid.tsx';
import { Pagination } from './pagination.tsx';

const words = (text: string) => ({ text, spans: [] });

const plain: ArticleCard = {
  id: 'exemple',
  first_publication_date: '2026-11-18T08:00:00Z',
  last_publication_date: '2026-11-20T08:00:00Z',
  data: {
    author: 'Yasmine Benali',
    avatar: { url: null },
    role_auteur: 'Avocate',
    lien_auteur: null,
    categorie: 'Contrats',
    miniature: { url: null, alt: null },
    title: [{ type: 'heading1', ...words('Relire un bail commercial') }],
    subtitle: [{ type: 'paragraph', ...words('Une méthode en quatre temps, et ce qu’elle laisse de côté.') }],
    nom_universite: null,
    logo_universite: { url: null, alt: null },
    lien_universite: null,
  },
};

const long: ArticleCard = {
  ...plain,
  id: 'exemple-long',
  data: {
    ...plain.data,
    author: 'Anne-Laure de La Rochefoucauld-Montmorency',
    categorie: 'Procédures collectives et prévention des difficultés',
    title: [
      {
        type: 'heading1',
        ...words(
          'Anticonstitutionnellement\u202f: ce que la question prioritaire change à l’instance en cours',
        ),
      },
    ],
  },
};

/** Cards without pictures, and the links to the pages of a long list, for the page of components. */
export const ArticleSamples = () => (
  <>
    <ArticleGrid articles={[plain, long]} label="Exemples d’articles" />
    <Pagination current={7} pages={12} addressOf={() => '/_styles'} />
  </>
);
