import type { Audience } from './audience.ts';
import { facts, payerTotal } from './facts.ts';

/** For self-employed legal professionals. */
export const independents: Audience = {
  path: '/professionnels-independants',
  metaTitle: 'Auxiliaires de justice et indépendants\u202f: missions entre confrères',
  description:
    'Avocats, notaires, commissaires de justice, juristes indépendants\u202f: confiez une audience ou un acte, répondez à ceux du réseau. Vos honoraires restent entiers.',
  picture: 'independants',
  name: 'Auxiliaires de justice et indépendants',
  title: 'Confier et prendre des missions, entre confrères',
  lead: 'Avocats, notaires, commissaires de justice, mandataires, juristes indépendants\u202f: publiez l’audience, l’acte ou la recherche que vous ne pouvez pas prendre, et proposez votre prix sur ce que d’autres confient.',
  drawing: 'hearing',
  actions: [
    { to: '/consult/missions', label: 'Voir les missions' },
    { to: '/manage/missions/create', label: 'Confier une mission' },
  ],
  secondAudience: {
    title: 'Une audience hors de votre ressort\u202f?',
    text: 'Les missions de postulation et de substitution se filtrent par département.',
    link: {
      to: '/consult/missions?domain=postulations_substitutions',
      label: 'Voir les postulations et substitutions',
    },
  },
  figures: [
    {
      figure: '0\u00a0%',
      text: 'prélevé sur vos honoraires, en relation directe comme avec dépôt des fonds',
    },
    { figure: facts.fee, text: 'par mission avec dépôt des fonds, payés par qui la confie' },
    { figure: facts.release, text: 'au plus entre la fin de la mission et le versement des fonds déposés' },
    { figure: facts.verification, text: 'au plus pour vérifier votre titre' },
  ],
  gains: [
    {
      title: 'Votre prix, hors taxes, en entier',
      text: 'Vous proposez un prix et dites si la TVA s’applique. S’il est refusé, vous pouvez en proposer un autre. Ce qui est convenu vous revient sans retenue\u202f; les frais, quand il y en a, s’ajoutent pour le client.',
    },
    {
      title: 'Le droit de la profession, respecté',
      text: 'Une postulation n’est ouverte qu’aux avocats\u202f; pour un client externe, une consultation ou un acte ne va qu’aux professions réglementées. «\u00a0Puis-je postuler\u202f?\u00a0» répond avant que vous ayez écrit une ligne, article de loi à l’appui.',
    },
    {
      title: 'Des alertes plutôt que des visites',
      text: 'Gardez jusqu’à vingt recherches. Un mail vous prévient dès la publication, chaque jour ou chaque semaine.',
    },
    {
      title: 'Une audience couverte en quelques minutes',
      text: 'Indiquez la juridiction, l’heure et le prix\u202f: les avocats libres et proches sont prévenus aussitôt, et le premier qui accepte la prend.',
      link: { to: '/aide#audiences', label: 'Comment cela se passe' },
      holdsWhile: 'hearings',
    },
    {
      title: 'La facture sans ressaisie',
      text: 'En relation directe, Basoche prépare la facture du prix convenu\u202f: mentions légales, numérotation continue, format Factur-X.',
    },
    {
      title: 'Une page à votre nom',
      text: 'Domaines, tarif horaire, délai de réponse, notes des missions terminées. Elle figure dans l’annuaire\u202f; les moteurs de recherche ne la reçoivent que si vous le demandez.',
      link: { to: '/members?kind=EMPLOYEE', label: 'Voir les professionnels du réseau' },
    },
  ],
  courseTitle: 'Deux rôles, un seul compte',
  courseLead: 'Le même compte publie et postule.',
  courses: [
    {
      title: 'Vous confiez',
      steps: [
        {
          title: 'Publier',
          text: 'La nature du travail, le délai, le lieu, une fourchette de prix ou un prix à proposer. Sous votre nom, ou sous anonymat.',
        },
        {
          title: 'Comparer',
          text: 'Prix, profil, notes et délai de réponse de chaque candidat. Vous acceptez un prix ou vous en attendez un autre.',
        },
        {
          title: 'Convenir du mode',
          text: 'Relation directe, dépôt des fonds, ou portage si vous publiez au nom d’une structure.',
        },
        {
          title: 'Terminer',
          text: 'Vous recevez le travail, déclarez la mission terminée et recommandez votre confrère.',
        },
      ],
    },
    {
      title: 'Vous répondez',
      steps: [
        {
          title: 'Vérifier',
          text: '«\u00a0Puis-je postuler\u202f?\u00a0» dit si la mission est ouverte à votre profession, et d’après quel texte.',
        },
        {
          title: 'Proposer un prix',
          text: 'Hors taxes, avec ou sans TVA. La messagerie s’ouvre quand chacun a accepté l’accord de confidentialité.',
        },
        {
          title: 'Accepter le mode, ou non',
          text: 'Le client choisit un mode\u202f; vous pouvez le décliner, il en propose alors un autre.',
        },
        {
          title: 'Remettre le travail',
          text: `Sans réponse du client, la mission se termine d’elle-même ${facts.autoEnd} après. Les fonds déposés partent dans les ${facts.release}.`,
        },
      ],
    },
  ],
  costsLead: 'Ce que paie celui qui confie, ce que reçoit celui qui répond.',
  costs: [
    {
      what: 'Relation directe',
      figure: facts.nothing,
      text: 'Ni pour l’un ni pour l’autre. Vous facturez le prix convenu, votre confrère vous règle sans intermédiaire.',
    },
    {
      what: 'Dépôt des fonds',
      figure: facts.fee,
      text: `${facts.feeWithTax}, payés par qui confie la mission. Vous recevez le prix et sa TVA en entier.`,
    },
    {
      what: 'Portage salarial',
      figure: 'Fixé par ITG',
      text: `La société de portage retient ses frais sur le prix et vous verse un salaire. Dès ${facts.portageMinimum}, pour une personne morale, hors postulation et contentieux.`,
    },
    {
      what: 'Abonnement',
      figure: facts.monthly,
      text: 'Ou 99\u00a0€ par an, résiliable en deux clics. Il peut être demandé pour postuler, jamais pour publier\u202f; s’il l’est, c’est dit avant que vous proposiez un prix.',
    },
  ],
  example: `Une substitution à 300\u00a0€\u00a0HT avec TVA\u202f: votre confrère verse ${payerTotal('direct', 30_000)} en relation directe ou ${payerTotal('funds', 30_000)} avec dépôt des fonds. Vous recevez 360\u00a0€ dans les deux cas.`,
  simulator: '/simulateur?montant=300&publie=juriste&realise=reglementee&nature=postulation&tva=oui',
  questions: [
    {
      question: 'Le secret professionnel est-il préservé\u202f?',
      answer: [
        'L’accord de confidentialité s’ajoute au secret professionnel et à votre déontologie\u202f; il ne les réduit ni ne les remplace. Avant de transmettre une pièce, assurez-vous que vous le pouvez et, si nécessaire, anonymisez-la.',
        'Messages et pièces jointes ne sont remis qu’aux deux parties de l’échange.',
      ],
      link: { to: '/NDA', label: 'Lire l’accord de confidentialité' },
    },
    {
      question: 'Les fonds de mes clients passent-ils par Basoche\u202f?',
      answer: [
        'Non. Le dépôt ne porte que sur le prix convenu de la mission, conservé par notre prestataire de paiement. Les fonds, effets et valeurs que vous recevez pour vos clients restent maniés comme votre profession le demande, par la CARPA pour un avocat.',
      ],
    },
    {
      question: 'Basoche prend-il part à mes honoraires\u202f?',
      answer: [
        'Non. Les frais sont fixes, par mission, et payés par qui la confie\u202f: ils ne dépendent ni du prix ni du résultat.',
      ],
      link: { to: '/tarifs', label: 'Lire la grille' },
    },
    {
      question: 'Un dossier dure plusieurs mois. Suis-je payé au fil du travail\u202f?',
      answer: [
        'Oui, si votre prix le prévoit\u202f: par jour ou à l’heure, avec un plafond, au forfait mensuel, ou en tranches. Avec un dépôt des fonds, chaque mois ou chaque tranche est déposé avant que vous commenciez, et vous est versé une fois votre travail accepté.',
        'À la fin d’un mois, vous dites ce que vous avez fait, jour par jour\u202f; ces lignes sont reprises sur votre facture.',
      ],
      link: { to: '/aide#mois', label: 'Comment se passe un mois' },
      holdsWhile: 'months',
    },
    {
      question: 'Puis-je publier sans que mes confrères le sachent\u202f?',
      answer: [
        'Oui. Sous anonymat, votre nom, votre photo et votre présentation sont absents de l’annonce, et la mission n’apparaît pas sur votre page. Seul le confrère dont vous acceptez le prix apprend qui vous êtes.',
      ],
    },
    {
      question: 'Et si mon interlocuteur ne répond plus\u202f?',
      answer: [
        `Une fois le travail remis, il reçoit des rappels aux ${facts.endReminders} jours. À ${facts.autoEnd}, sans contestation, la mission se termine et les fonds déposés vous sont versés.`,
        `Une somme n’est jamais conservée plus de ${facts.hold}.`,
      ],
    },
    {
      question: 'Puis-je vérifier mes conflits d’intérêts avant de candidater\u202f?',
      answer: [
        'Oui. Vous tenez une liste chiffrée de vos clients et adversaires\u202f; sur une mission, une vérification la compare aux parties que le client a nommées. Ni lui ni nous ne lisons votre liste, et vous ne lisez pas la sienne.',
      ],
      link: { to: '/aide#conflits', label: 'Comment marche la vérification' },
      holdsWhile: 'conflicts',
    },
    {
      question: 'Mon inscription est-elle indiquée sur mon profil\u202f?',
      answer: [
        'Oui, si l’annuaire national des avocats, le répertoire Sirene ou la liste de votre profession vous nomme\u202f: votre profil vérifié le dit, avec la date de l’édition que nous avons lue.',
      ],
      link: { to: '/aide#verification', label: 'Ce que veut dire cette mention' },
    },
    {
      question: 'Et mon assurance\u202f?',
      answer: [
        'Déposée une fois, elle figure sur votre profil tant qu’elle est en cours\u202f: assureur, dernier jour et plafonds, jamais le contrat. Vous pouvez la masquer.',
      ],
      link: { to: '/aide#vigilance', label: 'Comment marche le dossier de vigilance' },
      holdsWhile: 'vigilance',
    },
    {
      question: 'Faut-il un compte par confrère du cabinet\u202f?',
      answer: [
        'Chacun peut s’inscrire en son nom, avec le justificatif de sa profession. Un cabinet ou une étude peut aussi avoir sa page, avec ses domaines, ses implantations, ses missions et ses offres d’emploi\u202f: il s’inscrit comme personne morale.',
      ],
      link: { to: '/members?kind=COMPANY', label: 'Voir les cabinets et entreprises membres' },
    },
    {
      question: 'Comment travailler à plusieurs au nom du cabinet\u202f?',
      answer: [
        'Par une équipe. Chacun, associé, collaborateur ou assistant, se connecte avec son propre compte et agit pour le cabinet selon son rôle. Aucun mot de passe n’est partagé, chaque acte porte un nom, et qui part n’a plus accès.',
        'Les échanges personnels de chacun restent à lui\u202f: le cabinet ne les voit pas.',
      ],
      link: { to: '/aide#equipe', label: 'Comment travaille une équipe' },
      holdsWhile: 'firms',
    },
  ],
  first: {
    title: 'La première étape',
    text: `Votre identité, votre profession, une adresse email. Envoyez ensuite votre carte professionnelle, l’attestation de votre ordre ou votre arrêté de nomination\u202f: la réponse vient en moins de ${facts.verification}, et le badge de membre vérifié vous ouvre publication et candidatures.`,
    link: { to: '/inscription?profil=professionnel', label: 'S’inscrire' },
  },
};
