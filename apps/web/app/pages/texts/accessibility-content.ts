import { company } from '@basoche/domain/site-publisher';
import type { PageText } from './text-page.tsx';

const contact = `[${company.contact}](mailto:${company.contact})`;

export const accessibility: PageText = {
  title: 'Accessibilité',
  lead: 'Ce que nous faisons pour que chacun puisse se servir de Basoche, et ce qui ne va pas encore.',
  meta: 'Déclaration d’accessibilité de Basoche\u202f: ce qui est vérifié, ce qui ne l’a pas été, les défauts connus, et comment obtenir une aide ou un contenu.',
  path: '/accessibilite',
  articles: [
    {
      id: 'etat',
      title: 'État de conformité',
      blocks: [
        'Aucun audit selon le référentiel général d’amélioration de l’accessibilité (RGAA 4.1) n’a encore été mené. En son absence, nous ne déclarons pas le site conforme, même en partie.',
        'Cette déclaration a été établie le 21 novembre 2026, par nous-mêmes.',
      ],
    },
    {
      id: 'verifie',
      title: 'Ce qui est vérifié',
      blocks: [
        {
          items: [
            'Chaque écran est passé à l’outil axe-core, sur un téléphone et sur un ordinateur, à chaque modification\u202f: aucun défaut grave ou critique n’est admis.',
            'L’inscription, la connexion, une candidature, les menus et les filtres sont parcourus au clavier seul.',
            'Aucun écran ne demande de défilement horizontal à 390 pixels de large.',
            'Les textes ont un contraste d’au moins 4,5 pour 1\u202f; le focus est toujours visible\u202f; les boutons, les champs et les menus font 44 pixels de haut sur un téléphone.',
            'Les animations sont courtes et s’éteignent lorsque votre système le demande.',
            'Les pages publiques se lisent sans JavaScript.',
          ],
        },
      ],
    },
    {
      id: 'non-verifie',
      title: 'Ce qui ne l’a pas été',
      blocks: [
        {
          items: [
            'L’usage réel avec NVDA, JAWS, VoiceOver ou TalkBack, par des personnes qui s’en servent chaque jour.',
            'L’usage avec une commande vocale ou une loupe d’écran.',
            'La lecture des documents PDF (accord, factures, dossier d’un échange) selon la norme PDF/UA. Ils sont balisés et indiquent leur langue\u202f; l’accord est aussi une [page](/NDA), et le dossier existe en JSON.',
            'La lecture par des personnes dyslexiques, et la simplicité des textes juridiques.',
          ],
        },
      ],
    },
    {
      id: 'defauts',
      title: 'Défauts connus',
      blocks: [
        {
          items: [
            {
              term: 'Pièces jointes',
              text: 'CV, justificatifs et fichiers des échanges sont donnés tels que leur auteur les a faits.',
            },
            {
              term: 'Images des membres',
              text: 'Les photos des pages de structures n’ont pas de description propre à leur contenu.',
            },
            {
              term: 'Longs échanges',
              text: 'La recherche du navigateur ne trouve que les messages proches de ce qui est affiché.',
            },
            {
              term: 'Vidéo de présentation',
              text: 'Elle est muette et sous-titrée, sans audiodescription. Ce qu’elle montre est écrit sous elle, sur la page d’accueil.',
            },
            {
              term: 'Pages de paiement',
              text: 'Elles sont celles de notre prestataire\u202f; leur accessibilité ne dépend pas de nous.',
            },
          ],
        },
      ],
    },
    {
      id: 'aide',
      title: 'Obtenir une aide ou un contenu',
      blocks: [
        `Si vous ne parvenez pas à lire une page, à remplir un formulaire ou à ouvrir un document, écrivez à ${contact} en indiquant l’adresse de la page\u202f: nous vous répondons, et vous donnons le contenu sous une autre forme.`,
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      blocks: [
        'Si notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits\u202f: [formulaire en ligne](https://formulaire.defenseurdesdroits.fr), ou par courrier gratuit, sans timbre\u202f: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    },
  ],
};
