import type { Audience } from './audience.ts';
import { facts, figures } from './facts.ts';

/** For law students. */
export const students: Audience = {
  path: '/formations',
  metaTitle: 'Étudiants en droit\u202f: de vraies missions dès le Master\u00a01',
  description: `Recherches, relecture, veille, formalités\u202f: ${figures.studentNatures} natures de mission sur ${figures.natures} sont ouvertes aux étudiants en Master de droit, à un prix que vous proposez.`,
  picture: 'formations',
  name: 'Étudiants en droit',
  title: 'De vraies missions, dès le Master\u00a01',
  lead: 'Des cabinets, des études et des entreprises confient des recherches, des relectures, de la veille. Vous proposez votre prix, vous remettez un travail, vous êtes payé et noté pour lui.',
  drawing: 'study',
  actions: [
    { to: '/consult/missions', label: 'Voir les missions' },
    { to: '/inscription?profil=etudiant', label: 'S’inscrire' },
  ],
  secondAudience: {
    title: 'Vous recrutez, ou cherchez un renfort étudiant\u202f?',
    text: 'L’annuaire des étudiants se filtre par domaine, département et disponibilité.',
    link: { to: '/users', label: 'Voir les étudiants' },
  },
  figures: [
    {
      figure: `${figures.studentNatures} sur ${figures.natures}`,
      text: 'natures de mission ouvertes aux étudiants',
    },
    { figure: facts.nothing, text: 'pour vous inscrire, et 0\u00a0% retenu sur le prix' },
    { figure: facts.verification, text: 'au plus pour vérifier votre certificat de scolarité' },
    {
      figure: '31\u00a0octobre',
      text: 'de l’année universitaire suivante\u202f: votre vérification vaut jusque-là',
    },
  ],
  gains: [
    {
      title: 'Un travail que la loi vous ouvre',
      text: 'Recherches, relecture, audit, veille, formation, traduction, formalités et autres travaux. Consultation, rédaction d’actes, contentieux et postulation vous sont fermés\u202f; chaque mission vous dit pourquoi, texte à l’appui.',
    },
    {
      title: 'Un prix, pas une gratification',
      text: 'Vous proposez un prix hors taxes\u202f; il est accepté, ou vous en proposez un autre. Avec un dépôt des fonds, la somme est là avant que vous commenciez.',
    },
    {
      title: 'Payé sans créer de société',
      text: `Dès ${facts.portageMinimum}, le portage fait de vous un salarié le temps de la mission, si une personne morale la confie. Sinon vous facturez vous-même, en micro-entreprise.`,
    },
    {
      title: 'Une page qui parle de votre travail',
      text: 'Diplômes, douze compétences à noter, domaines, missions terminées et leurs notes, à une adresse courte que vous choisissez et que vous pouvez mettre sur un CV.',
    },
    {
      title: 'Vos futurs confrères',
      text: 'Avocats, notaires, juristes d’entreprise\u202f: ceux qui confient sont aussi ceux qui recrutent. Les offres d’emploi vous sont ouvertes avec le même compte.',
      link: { to: '/consult/emplois', label: 'Voir les offres d’emploi' },
    },
    {
      title: 'Vos examens d’abord',
      text: 'Dites-vous disponible, bientôt ou indisponible. Chaque mission annonce son délai de remise avant que vous postuliez.',
    },
  ],
  courseTitle: 'Comment ça se passe',
  courseLead: 'De votre certificat de scolarité à votre première note.',
  courses: [
    {
      steps: [
        {
          title: 'Prouver votre inscription',
          text: `Le certificat de scolarité de l’année en cours, en Master\u00a01 ou Master\u00a02 de droit. Réponse en moins de ${facts.verification}\u202f; le document est supprimé ${facts.documentsKept} après.`,
        },
        {
          title: 'Remplir votre page',
          text: 'Huit points, et la page vous dit lequel manque. Plus elle est complète, plus haut elle figure dans l’annuaire.',
        },
        {
          title: 'Choisir une mission',
          text: '«\u00a0Puis-je postuler\u202f?\u00a0» répond avant que vous ayez écrit une ligne. Une recherche enregistrée vous écrit quand une mission paraît.',
        },
        {
          title: 'Proposer un prix',
          text: 'Puis acceptez l’accord de confidentialité\u202f: c’est le même que pour un avocat, et il vous engage autant.',
          link: { to: '/NDA', label: 'Lire l’accord' },
        },
        {
          title: 'Remettre le travail',
          text: `Dans l’échange, pièces jointes comprises. Sans réponse, la mission se termine d’elle-même ${facts.autoEnd} après.`,
        },
        {
          title: 'Être payé, être noté',
          text: `Les fonds déposés partent dans les ${facts.release}. Chacun note l’autre, dans les ${facts.reviews}.`,
        },
      ],
    },
  ],
  costsLead: 'S’inscrire est gratuit, et les frais d’une mission sont payés par qui la confie.',
  costs: [
    {
      what: 'Portage salarial',
      figure: 'Fixé par ITG',
      text: 'Les frais de gestion de la société de portage sont retenus sur le prix, avant cotisations et salaire. Basoche ne demande rien.',
    },
    {
      what: 'Relation directe',
      figure: facts.nothing,
      text: 'Vous facturez vous-même\u202f: il vous faut une micro-entreprise et son numéro SIRET. La facture est préparée pour vous.',
    },
    {
      what: 'Dépôt des fonds',
      figure: facts.fee,
      text: `${facts.feeWithTax}, payés par le client. Vous recevez le prix en entier, et le facturez de même.`,
    },
    {
      what: 'Abonnement',
      figure: facts.monthly,
      text: 'Ou 99\u00a0€ par an, résiliable en deux clics. Il peut être demandé pour postuler\u202f; s’il l’est, c’est dit avant que vous proposiez un prix.',
    },
  ],
  example: `Une recherche à 300\u00a0€\u00a0HT sans TVA\u202f: il vous resterait ${facts.net.studentMicro} en micro-entreprise après cotisations, ${facts.net.studentPortage} nets avant impôt en portage. Des estimations, pas des engagements.`,
  simulator: '/simulateur?montant=300&publie=entreprise&realise=etudiant&nature=recherches',
  questions: [
    {
      question: 'Je suis en licence. Puis-je m’inscrire\u202f?',
      answer: [
        'Pas encore. Le réseau réunit les titulaires d’un Master\u00a01 de droit et celles et ceux qui y sont inscrits. Les missions, les offres et les actualités se lisent sans compte.',
      ],
    },
    {
      question: 'Que devient mon compte après le 31\u00a0octobre\u202f?',
      answer: [
        'Vous envoyez le certificat de la nouvelle année, dès le 1ᵉʳ septembre\u202f; nous vous le rappelons un mois, puis une semaine avant l’échéance.',
        'Sans nouveau certificat, vous ne pouvez plus publier ni postuler, mais vos échanges en cours restent ouverts.',
      ],
    },
    {
      question: 'Comment suis-je payé\u202f?',
      answer: [
        `En portage, vous recevez un salaire d’ITG. En relation directe ou avec dépôt des fonds, vous facturez en micro-entreprise. Le client choisit le mode\u202f; vous pouvez le décliner, il en propose alors un autre.`,
      ],
      link: { to: '/simulateur?realise=etudiant&montant=300', label: 'Comparer les modes' },
    },
    {
      question: 'Ces missions remplacent-elles un stage\u202f?',
      answer: [
        'Non. Une mission n’est pas un stage\u202f: pas de convention, pas de gratification, un travail défini et un prix. Elle ne vaut pas non plus validation d’un stage obligatoire.',
      ],
    },
    {
      question: 'Mes notes sont-elles publiques\u202f?',
      answer: [
        'La note et sa date, oui. Le texte et le nom de qui l’a écrit ne sont lus que de vous, de lui et de notre équipe. Vous pouvez y répondre une fois.',
      ],
    },
    {
      question: 'Et une fois diplômé\u202f?',
      answer: [
        'Votre page garde vos missions et vos notes tant que votre compte existe. Pour un changement de statut, écrivez-nous\u202f: nous vous disons comment faire.',
      ],
      link: { to: '/aide', label: 'Nous écrire' },
    },
  ],
  first: {
    title: 'La première étape',
    text: 'Votre nom, une adresse email et votre certificat de scolarité. En attendant la réponse, lisez les missions ouvertes et remplissez votre page.',
    link: { to: '/inscription?profil=etudiant', label: 'S’inscrire comme étudiant' },
  },
};
