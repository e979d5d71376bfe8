import { frenchVatNumber } from '@basoche/domain/payments/identifiers';
import { company } from '@basoche/domain/site-publisher';
import type { PageText } from './text-page.tsx';

const missingText = 'À compléter avant l’ouverture du service.';
const contact = `[${company.contact}](mailto:${company.contact})`;
const siren = company.businessNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0');

export const provisional =
  'Ces informations sont provisoires. L’éditeur les complète avant l’ouverture du service au public.';

export const legalNotice: PageText = {
  title: 'Mentions légales',
  lead: 'Qui édite Basoche, qui l’héberge, et comment nous joindre.',
  meta: 'L’éditeur de Basoche, son siège, son immatriculation, son hébergeur, le médiateur de la consommation, et l’adresse où signaler un contenu.',
  path: '/mentions-legales',
  articles: [
    {
      id: 'editeur',
      title: 'Éditeur',
      blocks: [
        {
          items: [
            { term: 'Dénomination', text: company.name },
            {
              term: 'Forme et capital',
              text: `${company.legalForm} au capital de ${company.shareCapital.toLocaleString('fr-FR')} €`,
            },
            { term: 'Siège', text: `${company.address}, ${company.zipCode} ${company.city}` },
            { term: 'Immatriculation', text: `RCS ${company.registry} ${siren}` },
            { term: 'TVA intracommunautaire', text: frenchVatNumber(company.businessNumber) },
            { term: 'Courriel', text: contact },
            { term: 'Téléphone', text: company.telephone ?? missingText },
            { term: 'Directeur de la publication', text: company.publicationDirector ?? missingText },
          ],
        },
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergement',
      blocks: [company.host ?? missingText],
    },
    {
      id: 'prestataires',
      title: 'Paiements et portage',
      blocks: [
        'Les paiements par carte, la conservation des fonds déposés et les versements sont assurés par Stripe, prestataire de services de paiement. Basoche ne reçoit jamais les numéros de carte.',
        'Le portage salarial est assuré par la société partenaire ITG.',
      ],
    },
    {
      id: 'contenus-illicites',
      title: 'Point de contact et contenus illicites',
      blocks: [
        `Le point de contact des utilisateurs et des autorités (articles 11 et 12 du règlement (UE) 2022/2065) est l’adresse ${contact}. Les échanges se font en français.`,
        'Pour signaler un contenu illicite, indiquez l’adresse exacte de la page, les raisons pour lesquelles vous le tenez pour illicite, et vos nom et adresse de courriel, sauf si le contenu concerne une infraction sexuelle sur mineur. Nous en accusons réception, l’examinons et vous faisons part de notre décision. Dans un échange, le bouton «\u00a0Signaler\u00a0» s’adresse directement à notre équipe.',
      ],
    },
    {
      id: 'mediation',
      title: 'Médiation de la consommation',
      blocks: [
        'Après une réclamation écrite restée sans solution, le consommateur peut recourir gratuitement au médiateur dont nous relevons (articles L. 612-1 et suivants du code de la consommation).',
        company.mediator ?? missingText,
      ],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      blocks: [
        'Le nom, le logotype, les textes, les dessins et la mise en page du site sont protégés. Les profils, annonces et articles appartiennent à leurs auteurs. Les décisions et textes officiels cités sont libres de reproduction.',
        'Les caractères sont Newsreader et Source Sans 3 (SIL Open Font License 1.1), les icônes celles de Tabler (licence MIT).',
        'La liste des communes vient du code officiel géographique (Licence Ouverte), la position des villes qui ont une juridiction de GeoNames (CC BY 4.0).',
      ],
    },
    {
      id: 'autres-textes',
      title: 'Autres textes',
      blocks: [
        {
          items: [
            '[Conditions générales d’utilisation et de vente](/chartes)',
            '[Charte des données personnelles](/chartes#charte)',
            '[Cookies](/cookies)',
            '[Accessibilité](/accessibilite)',
            '[Classement des annonces et des profils](/classement)',
            '[Tarifs](/tarifs)',
          ],
        },
      ],
    },
  ],
};
