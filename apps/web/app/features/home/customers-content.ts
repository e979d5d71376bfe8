import { refundDelay } from '@basoche/domain/payments/release-times';
import type { Audience } from './audience.ts';
import { facts, payerTotal } from './facts.ts';

/** For clients who need legal work and are no jurists. */
export const customers: Audience = {
  path: '/clients',
  metaTitle: 'Confier une question de droit à un professionnel vérifié',
  description: `Décrivez votre besoin, recevez des prix de professionnels du droit vérifiés, choisissez. Publier est gratuit\u202f; la somme est protégée pour ${facts.feeWithTax} par mission.`,
  picture: 'clients',
  name: 'Clients externes',
  title: 'Confiez une question de droit à un professionnel vérifié',
  lead: 'Particulier, association, entreprise sans juriste\u202f: décrivez votre besoin avec vos mots. Des professionnels du droit vous proposent un prix\u202f; vous ne payez que celui que vous acceptez.',
  drawing: 'client',
  actions: [
    { to: '/manage/missions/create', label: 'Publier une mission' },
    { to: '/inscription?profil=client', label: 'Créer un compte client' },
  ],
  secondAudience: {
    title: 'Vous êtes juriste, ou étudiant en droit\u202f?',
    text: 'Un compte de membre vous ouvre aussi les candidatures, les offres d’emploi et une page dans l’annuaire.',
    link: { to: '/inscription?profil=professionnel', label: 'Créer un compte membre' },
  },
  figures: [
    { figure: facts.nothing, text: 'pour publier et recevoir des prix' },
    { figure: facts.feeWithTax, text: 'de frais par mission avec dépôt des fonds, quel que soit le prix' },
    { figure: facts.consumer, text: 'pour réaliser la mission après le dépôt, si vous êtes un particulier' },
    { figure: facts.release, text: 'au plus entre la fin de la mission et le paiement du professionnel' },
  ],
  gains: [
    {
      title: 'Un prix connu avant de commencer',
      text: 'Chaque candidat propose un prix. Si vous êtes un particulier, il vous est toujours montré toutes taxes comprises.',
    },
    {
      title: 'Votre argent ne part qu’à la fin',
      text: 'La somme est déposée par carte et conservée par notre prestataire de paiement. Elle est versée une fois la mission terminée\u202f; si vous la contestez, le versement attend notre décision.',
    },
    {
      title: 'Le bon professionnel',
      text: 'Une consultation, un acte ou un litige ne sont ouverts qu’aux avocats, notaires, commissaires de justice et mandataires judiciaires, chacun dans les limites de son statut. Les diplômes de tous sont vérifiés.',
    },
    {
      title: 'Votre affaire reste la vôtre',
      text: 'Publiez sous anonymat si vous le souhaitez. Personne ne vous écrit avant d’avoir accepté un accord de confidentialité, et vos messages ne sont lus que de vous deux.',
      link: { to: '/NDA', label: 'Lire l’accord' },
    },
  ],
  courseTitle: 'Comment ça se passe',
  courseLead: 'Six étapes, que la page de votre échange vous rappelle une à une.',
  courses: [
    {
      steps: [
        {
          title: 'Créer un compte client',
          text: 'Un nom, une adresse email, un mot de passe. Vous confirmez l’adresse\u202f; aucun justificatif n’est demandé.',
        },
        {
          title: 'Décrire votre besoin',
          text: 'Ce qui s’est passé, ce que vous attendez, pour quand. Ne nommez personne dans l’annonce\u202f: elle est publique. Les pièces s’envoient ensuite, dans l’échange.',
        },
        {
          title: 'Recevoir des prix',
          text: 'Vous voyez le profil, les notes et le délai de réponse de chaque candidat. Vous acceptez un prix, ou vous le refusez.',
        },
        {
          title: 'Déposer la somme',
          text: `Le prix, sa TVA s’il y en a, et les frais. La mission commence quand la somme est là.`,
        },
        {
          title: 'Recevoir le travail',
          text: `Vous déclarez la mission terminée, ou vous la contestez. Sans réponse de votre part ${facts.autoEnd} après la remise, elle se termine d’elle-même\u202f; trois rappels vous préviennent avant.`,
        },
        {
          title: 'Dire ce que vous en pensez',
          text: `Une note de 1 à 5 et quelques lignes, dans les ${facts.reviews}.`,
        },
      ],
    },
  ],
  costsLead: 'Rien avant d’avoir accepté un prix.',
  costs: [
    {
      what: 'Publier, recevoir des prix, échanger',
      figure: facts.nothing,
      text: 'Quel que soit le nombre de réponses.',
    },
    {
      what: 'Dépôt des fonds',
      figure: facts.feeWithTax,
      text: 'Par mission, en plus du prix. C’est le mode des particuliers. Si toute la somme vous est rendue, les frais le sont aussi.',
    },
    {
      what: 'Relation directe',
      figure: facts.nothing,
      text: 'Pour une association, une société ou une autre personne morale\u202f: le professionnel vous facture, vous réglez sans intermédiaire.',
    },
    {
      what: 'Portage salarial',
      figure: facts.nothing,
      text: `Aucun frais Basoche. Pour une personne morale, dès ${facts.portageMinimum}\u202f; la société de portage retient ses frais sur le prix.`,
    },
  ],
  example: `Pour un prix de 300\u00a0€\u00a0HT avec TVA, soit ${payerTotal('direct', 30_000)}\u00a0TTC, vous déposez ${payerTotal('funds', 30_000)}, frais compris.`,
  simulator: '/simulateur?montant=300&publie=particulier&realise=reglementee&nature=consultation&tva=oui',
  questions: [
    {
      question: 'Basoche me conseille-t-il\u202f?',
      answer: [
        'Non. Basoche met en relation et organise l’échange\u202f; il ne donne pas d’avis juridique. Le conseil vient du professionnel que vous choisissez, qui en répond.',
      ],
    },
    {
      question: 'Et si personne ne répond\u202f?',
      answer: [
        'Vous ne payez rien. Vous pouvez modifier l’annonce, élargir le prix, ou la relancer une fois sa date passée\u202f: elle revient alors en tête de la liste.',
      ],
    },
    {
      question: 'Le prix peut-il être à l’heure, ou au mois\u202f?',
      answer: [
        'Oui, si le professionnel le propose et que vous l’acceptez. Un prix par jour ou à l’heure a toujours un plafond\u202f: vous ne payez jamais plus. Un forfait mensuel est la même somme chaque mois, pour une durée convenue, et ne se reconduit pas de lui-même.',
        'Vous déposez un mois à la fois. À la fin, vous lisez ce qui a été fait et vous l’acceptez\u202f; à l’heure ou par jour, ce qui n’a pas été fait vous est rendu.',
      ],
      link: { to: '/aide#mois', label: 'Comment se passe un mois' },
      holdsWhile: 'months',
    },
    {
      question: 'Puis-je être remboursé\u202f?',
      answer: [
        'Oui, tant que la mission n’est pas terminée\u202f: d’un commun accord avec le professionnel, ou par décision de notre équipe si vous contestez. Tout vous est alors rendu, frais compris\u202f; une contestation peut aussi se conclure par un partage, ou en faveur du professionnel.',
        `Le remboursement part le jour même vers votre carte\u202f; selon la banque, il y arrive en ${refundDelay}.`,
      ],
      link: { to: '/tarifs', label: 'Ce qui est rendu, et quand' },
    },
    {
      question: 'Ai-je un droit de rétractation\u202f?',
      answer: [
        'Oui, si vous êtes un particulier\u202f: 14\u00a0jours à compter de l’accord, sans motif, par un message au professionnel. Si vous avez demandé que le travail commence avant, vous payez la part déjà faite\u202f; une fois le travail entièrement exécuté avec votre accord, ce droit prend fin.',
      ],
      link: { to: '/chartes', label: 'Lire les conditions générales' },
    },
    {
      question: 'Qui peut voir mon annonce\u202f?',
      answer: [
        'Tout le monde\u202f: elle paraît dans la liste des missions de clients externes. Sous anonymat, votre nom en est absent\u202f; seul le professionnel dont vous acceptez le prix l’apprend.',
      ],
      link: { to: '/consult/customers/missions', label: 'Voir cette liste' },
    },
    {
      question: 'J’ai un procès, ou une urgence.',
      answer: [
        'Seul un avocat peut vous assister et vous représenter devant la plupart des juridictions\u202f; les missions de nature «\u00a0Postulation\u00a0» ne vont qu’aux avocats. Basoche ne garantit pas de délai de réponse\u202f: pour une audience proche, appelez un avocat ou l’ordre des avocats de votre ville.',
        'Basoche ne gère pas l’aide juridictionnelle\u202f: si vos revenus sont modestes, renseignez-vous d’abord au tribunal ou dans un point-justice, dont les consultations sont gratuites.',
      ],
    },
    {
      question: 'Pourquoi la relation directe m’est-elle fermée\u202f?',
      answer: [
        'Elle l’est aux particuliers\u202f: le dépôt des fonds les protège, puisque rien n’est versé avant la fin. Une personne morale choisit entre les trois modes.',
      ],
    },
  ],
  first: {
    title: 'La première étape',
    text: 'Créez votre compte client et confirmez votre adresse. Votre annonce est en ligne dès que vous la publiez.',
    link: { to: '/inscription?profil=client', label: 'Créer un compte client' },
  },
};
