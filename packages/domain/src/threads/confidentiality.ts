import type { Application } from './application.ts';

/**
 * One version of the confidentiality agreement between a creator and a candidate (rules §3,
 * "Confidentiality").
 */
export interface ConfidentialityAgreement {
  /** The day on which this text came into force. */
  readonly version: string;
  readonly title: string;
  readonly preamble: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}

const firstAgreement: ConfidentialityAgreement = {
  version: '2026-11-21',
  title: 'Accord de confidentialité',
  preamble:
    "Le présent accord lie la personne qui publie une mission ou une offre sur Basoche (le « Créateur ») et la personne qui y postule (le « Candidat »), ensemble les « Parties ». Il s'applique à tout ce qu'elles échangent au sujet de cette candidature. Chaque Partie s'engage en l'acceptant en ligne ; l'accord les lie toutes deux dès que la seconde l'a accepté. La Partie qui accepte la première est tenue dès son acceptation.",
  clauses: [
    {
      title: 'Objet',
      text: "L'accord protège les informations que les Parties se communiquent pour évaluer la candidature, négocier les conditions de la mission, l'exécuter et la clore. Il ne vaut ni engagement de contracter, ni exclusivité.",
    },
    {
      title: 'Informations confidentielles',
      text: "Est confidentielle toute information, quels que soient sa forme et son support, qu'une Partie communique à l'autre ou dont celle-ci prend connaissance à l'occasion de la candidature : pièces et données d'un dossier, identité des personnes concernées, stratégie, consultations, projets d'actes, méthodes, données financières ou commerciales, ainsi que l'identité du Créateur d'une mission anonyme. Il n'est pas nécessaire qu'elle porte une mention particulière.",
    },
    {
      title: 'Informations exclues',
      text: "Ne sont pas confidentielles les informations dont la Partie qui les reçoit établit qu'elles étaient publiques ou le sont devenues sans faute de sa part, qu'elle les connaissait licitement auparavant, qu'elle les a reçues d'un tiers libre de les divulguer, ou qu'elle les a élaborées sans recourir aux informations reçues.",
    },
    {
      title: 'Engagements',
      text: "Chaque Partie garde secrètes les informations reçues, les protège avec au moins le soin qu'elle accorde aux siennes, ne les utilise que pour l'objet de l'accord et ne les copie que dans cette mesure. Elle ne les communique à personne, sauf accord écrit préalable de l'autre Partie.",
    },
    {
      title: 'Personnes autorisées',
      text: "Une Partie peut partager les informations avec ses collaborateurs, salariés et conseils qui ont besoin d'en connaître, à la condition qu'ils soient tenus à une confidentialité équivalente. Elle répond de leurs manquements comme des siens. La sous-traitance de la mission suppose l'accord écrit de l'autre Partie.",
    },
    {
      title: 'Secret professionnel et déontologie',
      text: "L'accord s'ajoute au secret professionnel et aux règles déontologiques auxquels une Partie est soumise ; il ne les réduit ni ne les remplace. Avant toute communication, la Partie tenue au secret s'assure qu'elle peut transmettre l'information et, si nécessaire, l'anonymise. Le Candidat signale sans délai tout conflit d'intérêts qu'il découvre.",
    },
    {
      title: 'Données personnelles',
      text: "Les Parties traitent les données personnelles qu'elles échangent conformément au règlement (UE) 2016/679 et à la loi n° 78-17 du 6 janvier 1978. Elles ne communiquent que les données nécessaires et, lorsque l'une traite des données pour le compte de l'autre, concluent l'acte qu'exige l'article 28 du règlement. Toute violation est signalée à l'autre Partie dans les 48 heures de sa découverte.",
    },
    {
      title: 'Divulgation imposée ou protégée par la loi',
      text: "Une Partie tenue par la loi, une juridiction ou une autorité de communiquer une information en prévient l'autre au préalable, si la loi le permet, et limite la communication au strict nécessaire. L'accord ne fait pas obstacle aux signalements que la loi protège, notamment ceux des lanceurs d'alerte, ni à l'exercice des droits de la défense.",
    },
    {
      title: 'Propriété',
      text: "Les informations et leurs supports restent la propriété de la Partie qui les communique. L'accord n'emporte aucune cession ni licence de droits de propriété intellectuelle.",
    },
    {
      title: 'Restitution et destruction',
      text: "À la fin de la mission, si la candidature est refusée ou retirée, ou sur simple demande, chaque Partie restitue ou détruit dans les 30 jours les informations reçues et leurs copies. Elle peut conserver, sous la même confidentialité, ce que la loi ou ses obligations professionnelles lui imposent de garder, ainsi que le dossier de l'échange tenu par Basoche à titre de preuve.",
    },
    {
      title: 'Durée',
      text: "Les engagements courent dès l'acceptation et se poursuivent cinq ans après le dernier échange entre les Parties, quelle que soit l'issue de la candidature. Ils durent aussi longtemps que la loi l'exige pour les informations couvertes par le secret professionnel, et aussi longtemps que l'information garde ce caractère pour le secret des affaires.",
    },
    {
      title: 'Preuve, droit applicable et litiges',
      text: "L'acceptation en ligne, son horodatage, la version de l'accord et son empreinte numérique font preuve entre les Parties (articles 1366 et 1367 du code civil). Tout manquement engage la responsabilité de son auteur et l'oblige à réparer le préjudice causé. L'accord est régi par le droit français. Les Parties recherchent d'abord une solution amiable ; à défaut, le litige relève des juridictions compétentes selon les règles de droit commun, sans priver un consommateur de la protection qui lui est propre.",
    },
  ],
};

const agreements: readonly ConfidentialityAgreement[] = [firstAgreement];

/** The agreement that new threads accept. */
export const currentConfidentiality: ConfidentialityAgreement = firstAgreement;

/** Returns the agreement of one version. Throws a RangeError on an unknown version. */
export const confidentialityAgreement = (version: string): ConfidentialityAgreement => {
  const agreement = agreements.find((one) => one.version === version);
  if (agreement === undefined)
    throw new RangeError(`No confidentiality agreement of version "${version}" exists.`);
  return agreement;
};

/**
 * The canonical text of a version; a consent records the SHA-256 of its bytes (UTF-8). Once a version may
 * have been accepted, its text never changes: any new word makes a new version.
 */
export const confidentialityText = (version: string): string => {
  const { title, preamble, clauses } = confidentialityAgreement(version);
  return [
    title,
    `Version du ${version}`,
    preamble,
    ...clauses.map((clause, index) => `${index + 1}. ${clause.title}\n${clause.text}`),
  ].join('\n\n');
};

/**
 * The version of the agreement that holds in this thread: the version of its first consent, else the current
 * one.
 */
export const agreementVersion = (application: Pick<Application, 'consents'>): string =>
  application.consents.creator?.version ??
  application.consents.candidate?.version ??
  currentConfidentiality.version;
