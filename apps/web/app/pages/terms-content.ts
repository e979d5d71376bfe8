import { contactAddress } from '../lib/contact.ts';

interface Article {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly { readonly term: string; readonly text: string }[];
}

const articles: readonly Article[] = [
  {
    id: 'objet',
    title: 'Objet',
    paragraphs: [
      "Basoche est un réseau professionnel en ligne qui met en relation les professions du droit, les étudiants en droit, les entreprises et leurs directions juridiques, et des clients externes. Les présentes conditions régissent l'usage du service et la vente des prestations qui y sont proposées.",
      'En créant un compte, vous acceptez ces conditions et la charte des données personnelles qui y est jointe.',
    ],
  },
  {
    id: 'membres',
    title: 'Qui peut être membre',
    paragraphs: [
      "Seuls les juristes peuvent être membres : les titulaires d'un Master 1 de droit validé, ou les personnes qui y sont inscrites. Une personne morale est représentée par un juriste.",
      "Nous vérifions chaque inscription en moins de 24 heures, à partir d'un diplôme, d'un certificat de scolarité ou d'un extrait d'immatriculation. Avant cette validation, les services réservés aux membres ne sont pas accessibles.",
      "Les clients externes, particuliers ou personnes morales, peuvent confier des missions sans être juristes ; ils n'y répondent pas et ne figurent pas dans l'annuaire.",
    ],
  },
  {
    id: 'services',
    title: 'Les services',
    paragraphs: ['Le service comprend :'],
    list: [
      {
        term: 'Un profil professionnel',
        text: 'Il présente votre parcours et vos domaines, et porte un badge lorsque vous êtes vérifié.',
      },
      {
        term: 'Une messagerie confidentielle',
        text: "Chaque échange s'ouvre par un accord de confidentialité accepté par les deux parties.",
      },
      {
        term: 'Des missions',
        text: "Des annonces pour l'activité quotidienne des juristes, publiques ou anonymes.",
      },
      {
        term: 'Des offres de recrutement',
        text: 'Elles sont publiées et consultées par les membres du réseau.',
      },
      { term: 'Des articles', text: "L'actualité juridique, par des auteurs et des universités." },
    ],
  },
  {
    id: 'collaboration',
    title: 'Les modes de collaboration',
    paragraphs: [
      "Lorsque le prix d'une mission est accepté, l'auteur de la mission propose l'un des modes suivants ; le candidat l'accepte ou le refuse.",
    ],
    list: [
      {
        term: 'Relation directe',
        text: "Les parties contractent et règlent le prix entre elles. Basoche n'intervient pas et ne prélève aucun frais. Ce mode n'est pas ouvert aux clients particuliers.",
      },
      {
        term: 'Paiement par un tiers de confiance',
        text: "Les fonds sont déposés par carte auprès d'un prestataire de paiement, retenus pendant la mission, et libérés dans les 72 heures qui suivent la fin déclarée de la mission.",
      },
      {
        term: 'Portage salarial',
        text: "La mission est portée par une société partenaire. Il faut que l'auteur soit une personne morale, que la nature de la mission ne soit pas exclue et que le montant soit d'au moins 250 euros hors taxes. Basoche répond dans les 48 heures, puis la société partenaire dans les 48 heures ouvrées.",
      },
    ],
  },
  {
    id: 'consommateurs',
    title: 'Missions de consommateurs',
    paragraphs: [
      "Le membre qui répond à l'annonce d'un consommateur dans un mode autre que la relation directe exécute la prestation dans les 14 jours du dépôt des fonds.",
      'Les prix sont exprimés hors taxes ; un client particulier voit toujours aussi le montant toutes taxes comprises.',
    ],
  },
  {
    id: 'deontologie',
    title: 'Règles professionnelles',
    paragraphs: [
      "Chaque membre respecte les règles de sa profession. La consultation juridique et la rédaction d'actes pour autrui sont réservées par la loi n° 71-1130 du 31 décembre 1971, articles 54 et suivants ; la postulation est réservée aux avocats. Le service n'ouvre une mission qu'aux professions qui peuvent l'exécuter.",
    ],
  },
  {
    id: 'confidentialite',
    title: 'Confidentialité et anonymat',
    paragraphs: [
      "L'accord de confidentialité lie les deux parties d'un échange dès que chacune l'a accepté. Le texte accepté, sa version et la date sont conservés.",
      "L'identité de l'auteur d'une mission anonyme n'est communiquée au candidat qu'après l'acceptation de son prix.",
    ],
  },
  {
    id: 'donnees',
    title: 'Charte des données personnelles',
    paragraphs: [
      'Nous traitons les données nécessaires au service : votre identité et vos coordonnées, votre profil, vos missions et vos échanges. Vos justificatifs ne sont lus que par notre équipe et sont supprimés 30 jours après la décision de vérification.',
      'Les données personnelles sont conservées 5 ans après la désinscription ou la libération des fonds ; les pièces comptables le sont pour la durée que fixe la loi.',
      `Vous pouvez demander l'accès à vos données, leur rectification, leur effacement ou leur portabilité, et vous opposer à un traitement, en écrivant à ${contactAddress}. Vous pouvez saisir la CNIL.`,
    ],
  },
  {
    id: 'compte',
    title: 'Fermeture du compte',
    paragraphs: [
      "Vous pouvez supprimer votre compte à tout moment depuis vos paramètres. La suppression est refusée tant que des fonds sont retenus ou qu'un portage est en cours. Vos échanges restent lisibles pour vos interlocuteurs, sous le nom « Compte supprimé ».",
      'Nous pouvons suspendre un compte qui contrevient à ces conditions.',
    ],
  },
];

export const terms = {
  title: "Conditions générales d'utilisation et charte des données personnelles",
  lead: "Ce que le réseau permet, ce qu'il demande à ses membres, et ce qu'il fait de vos données.",
  contents: 'Sommaire',
  version: 'Version en vigueur au 21 novembre 2026.',
  articles,
};
