import type { Audience } from './audience.ts';
import { facts, payerTotal } from './facts.ts';

/** For legal departments and companies. */
export const companies: Audience = {
  path: '/entreprises',
  metaTitle: 'Directions juridiques et entreprises\u202f: missions et recrutement',
  description: `Confiez un dossier à un professionnel du droit vérifié ou recrutez un juriste. Publier est gratuit, le dépôt des fonds coûte ${facts.fee} par mission.`,
  picture: 'entreprises',
  name: 'Directions juridiques et entreprises',
  title: 'Un renfort juridique vérifié, pour un dossier ou pour un poste',
  lead: 'Publiez le besoin. Avocats, juristes, notaires et étudiants vérifiés vous proposent leur prix. Vous choisissez, et tout l’échange reste au même endroit, du premier message au règlement.',
  drawing: 'company',
  actions: [
    { to: '/manage/missions/create', label: 'Publier une mission' },
    { to: '/inscription?profil=professionnel', label: 'Créer le compte de la structure' },
  ],
  secondAudience: {
    title: 'Vous cherchez une entreprise ou un cabinet\u202f?',
    text: 'L’annuaire les réunit, avec leurs domaines, leurs implantations et leurs annonces.',
    link: { to: '/members?kind=COMPANY', label: 'Voir les entreprises et cabinets membres' },
  },
  figures: [
    { figure: facts.nothing, text: 'pour publier une mission ou une offre d’emploi' },
    { figure: facts.fee, text: 'par mission avec dépôt des fonds, quel que soit le prix' },
    { figure: facts.verification, text: 'au plus pour vérifier les justificatifs de chaque membre' },
    { figure: facts.portageMinimum, text: 'le prix à partir duquel le portage salarial est possible' },
  ],
  gains: [
    {
      title: 'Vous choisissez, prix en main',
      text: 'Chaque candidat propose un prix hors taxes. Vous l’acceptez, vous le refusez, il peut en proposer un autre. Rien n’est dû tant que vous n’avez rien accepté.',
    },
    {
      title: 'Un dossier sensible reste discret',
      text: 'Publiée sous anonymat, la mission ne dit rien de vous\u202f: ni nom, ni logo, ni présentation. Seul le candidat dont vous acceptez le prix apprend qui vous êtes.',
    },
    {
      title: 'La bonne profession pour chaque travail',
      text: 'Une postulation ne s’ouvre qu’aux avocats\u202f; une consultation, une rédaction d’actes ou un contentieux, jamais aux étudiants. Le formulaire dit à qui la mission s’ouvrira, et d’après quel texte.',
    },
    {
      title: 'Le recrutement au même endroit',
      text: 'CDI, CDD ou collaboration\u202f: vous suivez les candidatures étape par étape, avec des notes qui restent chez vous, et l’offre devient un projet de contrat Word à compléter.',
      link: { to: '/consult/emplois', label: 'Voir les offres d’emploi' },
    },
    {
      title: 'Une équipe, sans mot de passe partagé',
      text: 'Chacun se connecte avec son propre compte et agit pour la structure, selon son rôle\u202f: publier, payer, ou seulement lire. Chaque acte porte un nom\u202f; qui part n’a plus accès, dès la minute même.',
      link: { to: '/aide#equipe', label: 'Comment travaille une équipe' },
      holdsWhile: 'firms',
    },
    {
      title: 'Un dépôt important, deux personnes',
      text: 'Au-delà de la somme que vous fixez, la page de paiement ne s’ouvre qu’avec l’accord d’une deuxième personne de l’équipe. Le prestataire n’en voit rien.',
      holdsWhile: 'firms',
    },
  ],
  courseTitle: 'Comment ça se passe',
  courseLead: 'Une mission, de la publication au règlement.',
  courses: [
    {
      steps: [
        {
          title: 'Décrire',
          text: `Domaine, nature du travail, délai, lieu ou distance. Une fourchette de ${facts.lowestPrice} à ${facts.highestPrice} hors taxes, ou un prix à proposer. Sans date limite, la mission reste ouverte ${facts.open}.`,
        },
        {
          title: 'Recevoir des prix',
          text: 'Les membres que la loi autorise postulent avec un prix. Vous pouvez aussi inviter ceux que vous avez repérés dans l’annuaire, vingt par jour au plus.',
        },
        {
          title: 'Accepter l’accord de confidentialité',
          text: 'Personne n’écrit avant de l’avoir accepté. Chaque acceptation garde la version du texte, son empreinte et son heure.',
          link: { to: '/NDA', label: 'Lire l’accord' },
        },
        {
          title: 'Choisir le mode de collaboration',
          text: 'Relation directe, dépôt des fonds ou portage salarial. Le prestataire accepte ou décline le mode\u202f; son coût est affiché avant que l’un ou l’autre s’engage.',
        },
        {
          title: 'Recevoir le travail, terminer la mission',
          text: `Vous la déclarez terminée ou vous la contestez. Sans réponse de votre part, elle se termine d’elle-même ${facts.autoEnd} après la remise, après des rappels aux ${facts.endReminders} jours.`,
        },
        {
          title: 'Recommander',
          text: `Chacun note l’autre de 1 à 5 et écrit quelques lignes, dans les ${facts.reviews}. Personne ne lit l’avis de l’autre avant d’avoir donné le sien, ou ${facts.reviewsHidden} plus tard.`,
        },
      ],
    },
  ],
  costsLead: 'Une grille unique, la même pour toutes les structures.',
  costs: [
    {
      what: 'Publier, recevoir des candidatures, échanger',
      figure: facts.nothing,
      text: 'Missions et offres d’emploi.',
    },
    {
      what: 'Relation directe',
      figure: facts.nothing,
      text: 'Le prestataire vous facture, vous réglez sans intermédiaire. Rien ne passe par Basoche.',
    },
    {
      what: 'Dépôt des fonds',
      figure: facts.fee,
      text: `${facts.feeWithTax} par mission, à votre charge. Le prix est déposé avant le début, versé au prestataire dans les ${facts.release} qui suivent la fin.`,
    },
    {
      what: 'Portage salarial',
      figure: facts.nothing,
      text: `Aucun frais Basoche\u202f; la société de portage retient les siens sur le prix. Dès ${facts.portageMinimum}, hors postulation et contentieux, avec un prestataire personne physique.`,
    },
  ],
  example: `Pour un prix convenu de 1\u202f000\u00a0€\u00a0HT avec TVA, vous versez ${payerTotal('direct', 100_000)} en relation directe, ${payerTotal('funds', 100_000)} avec dépôt des fonds, ${payerTotal('portage', 100_000)} en portage.`,
  simulator: '/simulateur?montant=1000&publie=entreprise&realise=reglementee&nature=recherches&tva=oui',
  questions: [
    {
      question: 'Notre structure n’a pas de juriste. Pouvons-nous publier\u202f?',
      answer: [
        'Oui, avec un compte de client externe\u202f: il suffit de confirmer une adresse email. Vos missions paraissent alors parmi celles des clients externes. Ce compte n’ouvre ni les offres d’emploi, ni les candidatures, ni de page dans l’annuaire.',
      ],
      link: { to: '/clients', label: 'La page des clients externes' },
    },
    {
      question: 'Quels justificatifs demande-t-on à une structure\u202f?',
      answer: [
        'Le diplôme du juriste qui la représente (Master\u00a01 ou Master\u00a02 de droit validé, ou un titre équivalent, dont la carte d’une profession réglementée), la preuve qu’il y travaille, et un extrait d’immatriculation.',
        `Ils ne sont lus que par notre équipe et sont supprimés ${facts.documentsKept} après la décision.`,
      ],
    },
    {
      question: 'Peut-on convenir d’un prix par jour, à l’heure ou au mois\u202f?',
      answer: [
        'Oui. Par jour ou à l’heure, un plafond dit avant votre accord le plus que vous paierez. Un forfait mensuel est la même somme chaque mois, pour une durée convenue\u202f; un grand dossier peut aussi se partager en tranches.',
        'Vous déposez un mois ou une tranche à la fois, et les frais une seule fois. Chaque mois, vous lisez ce qui a été fait, jour par jour, avant que la somme soit versée\u202f; par jour ou à l’heure, ce qui n’a pas été fait vous est rendu.',
      ],
      link: { to: '/aide#mois', label: 'Comment se passe un mois' },
      holdsWhile: 'months',
    },
    {
      question: 'Que se passe-t-il si le travail ne convient pas\u202f?',
      answer: [
        'Vous contestez la mission en donnant la raison. Avec un dépôt des fonds ou un portage, le versement est suspendu jusqu’à la décision de notre équipe\u202f: versement au prestataire, remboursement, ou partage.',
        `Si tout vous est rendu, les frais le sont aussi.`,
      ],
      link: { to: '/tarifs', label: 'Ce qui est rendu, et quand' },
    },
    {
      question: 'Peut-on modifier une mission qui a déjà des candidats\u202f?',
      answer: [
        'Oui. Les candidats en sont prévenus. Si le prix, le lieu ou le mode d’exécution change, leur proposition est marquée «\u00a0à confirmer\u00a0»\u202f: ils la confirment ou se retirent, et vous pouvez y répondre sans attendre.',
      ],
    },
    {
      question: 'Un avocat est-il bien inscrit au barreau\u202f?',
      answer: [
        'Quand l’annuaire national le nomme, son profil vérifié le dit, avec la date de l’édition lue.',
      ],
    },
    {
      question: 'Notre cabinet peut-il confier une audience\u202f?',
      answer: [
        'Oui, un cabinet d’avocats indique la juridiction, l’heure et le prix\u202f: le premier avocat qui accepte la prend.',
      ],
      link: { to: '/aide#audiences', label: 'Comment cela se passe' },
      holdsWhile: 'hearings',
    },
    {
      question: 'Basoche nous aide-t-il à tenir le devoir de vigilance\u202f?',
      answer: [
        `Oui. À partir de ${facts.vigilance} hors taxes par an avec un prestataire, la loi vous fait réunir son attestation de vigilance et d’autres documents. Il les dépose une fois\u202f; nous en suivons les dates et vous rappelons de les réunir, tous dans un fichier.`,
        'Vous vérifiez le code de l’attestation sur le site de l’Urssaf\u202f: la loi ne permet pas que nous le fassions pour vous. Son assurance en cours peut figurer sur son profil.',
      ],
      link: { to: '/aide#vigilance', label: 'Comment marche le dossier de vigilance' },
      holdsWhile: 'vigilance',
    },
    {
      question: 'En portage, devenons-nous employeur\u202f?',
      answer: [
        'Non. La société de portage, ITG, salarie le prestataire le temps de la mission, facture et cotise.',
        `La demande est examinée par Basoche en ${facts.portage}, puis par ITG en ${facts.portagePartner}. Si elle est refusée, vous choisissez un autre mode.`,
      ],
    },
    {
      question: 'Qui voit nos offres d’emploi\u202f?',
      answer: [
        'Tout le monde\u202f: elles se lisent sans compte, et les moteurs de recherche les trouvent avec leur contrat, leur lieu et leur fourchette de salaire. Pour postuler, il faut être membre vérifié.',
      ],
    },
  ],
  first: {
    title: 'La première étape',
    text: 'Le nom de la structure, une adresse email et un mot de passe. Vous déposez ensuite les trois justificatifs\u202f; dès qu’ils sont acceptés, vous publiez.',
    link: { to: '/inscription?profil=professionnel', label: 'Créer le compte de la structure' },
  },
};
