import { confirmationLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import { verificationAnswerHours } from '@basoche/domain/limits';

/** Texts of the registration and of the screens after it. */

export const register = {
  title: 'Inscription',
  meta: `Inscrivez-vous à Basoche\u202f: professionnels du droit, étudiants, entreprises et clients. Chaque juriste est vérifié sous ${verificationAnswerHours}\u00a0heures.`,
  lead: 'Quelques minutes suffisent. Les champs marqués d’un astérisque sont obligatoires.',
  students: 'Étudiants',
  professionals: 'Professionnels',
  choice: 'Vous vous inscrivez en tant que',
  natural: 'Personne physique',
  moral: 'Personne morale',
  studentLead:
    'Pour les étudiants inscrits en Master\u00a01 ou en Master\u00a02 de droit. En licence (première, deuxième et troisième années), il faut attendre l’inscription en Master\u00a01.',
  professionalLead: {
    natural: 'Pour les professionnels du droit\u202f: avocats, juristes, commissaires de justice, notaires…',
    moral: 'Pour les cabinets, études, directions juridiques et entreprises.',
  },
  customerTitle: 'Compte client externe',
  customerLead: 'Vous n’êtes pas juriste et souhaitez confier une mission à un professionnel du droit.',
  /** For a person who is invited into a team. */
  team: {
    title: 'Votre compte personnel',
    lead: 'Il vous servira à rejoindre l’équipe. Indiquez votre propre nom, et l’adresse qui a reçu l’invitation.',
  },
  customerQuestion: 'Vous êtes un client externe\u202f?',
  customerLink: 'Créer un compte client',
  memberQuestion: 'Vous êtes juriste ou étudiant en droit\u202f?',
  memberLink: 'Créer un compte membre',
  proofs: (documents: readonly string[]) =>
    `Justificatif demandé ensuite, pour être vérifié\u202f: ${documents.map((title) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')}.`,
  passwordHelp: 'Une suite de mots est plus sûre\u202f; les mots de passe courants sont refusés.',
  terms: {
    before: 'J’accepte les ',
    conditions: 'conditions générales d’utilisation et de vente (CGU)',
    and: ' et la ',
    charter: 'charte des données personnelles',
  },
  /** Name of the checkbox in the list of missing fields. */
  termsField: 'Conditions et charte',
  missing: 'Il reste à remplir ou à corriger\u202f:',
  submit: 'S’inscrire',
  account: 'Déjà inscrit\u202f?',
  login: 'Se connecter',
  forgotten: 'Mot de passe oublié',
  failures: {
    unavailable: 'Cette adresse email est déjà utilisée',
    invalid: 'Merci de vérifier vos informations',
    unknown: 'Une erreur inconnue s’est produite',
  },
} as const;

/** Screen after the form: the mail to open. */
export const openMail = {
  title: 'Ouvrez votre mail',
  sentTo: 'Un mail de vérification a été envoyé à ',
  whatToDo: 'Le bouton qu’il contient confirme votre adresse et vous connecte.',
  hint: `Le lien est valable ${confirmationLinkHours}\u00a0heures. Rien reçu\u202f? Regardez dans les courriers indésirables.`,
  again: 'Renvoyer le mail',
  sentAgain: (hour: string) => `Un nouveau mail est parti à ${hour}.`,
  onlyLast: 'Seul le dernier lien reçu fonctionne.',
  correct: 'Corriger l’adresse',
  newAddress: 'La bonne adresse',
  save: 'Envoyer à cette adresse',
  next: 'Les étapes',
  home: 'Retour à l’accueil',
  elsewhere: {
    title: 'Votre session est terminée',
    text: 'Si vous venez de confirmer votre adresse sur un autre appareil, votre compte est ouvert\u202f: connectez-vous ici aussi.',
    action: 'Se connecter',
  },
} as const;

/** Sentences as specified, completed where the specification leaves words open. */
export const confirmation = {
  meta: 'Confirmation de votre adresse',
  pending: 'Confirmation en cours',
  done: 'Mail confirmé\u202f!',
  doneText: 'Vous pouvez désormais vous connecter\u202f!',
  title: 'Confirmez votre adresse',
  lead: 'Un clic suffit\u202f: votre adresse est confirmée et vous êtes connecté sur cet appareil. Les sessions ouvertes ailleurs se ferment.',
  submit: 'Confirmer mon adresse',
  foreign:
    'Vous n’avez pas créé de compte sur Basoche\u202f? Fermez cette page\u202f: rien ne sera ouvert à votre nom.',
  signedIn:
    'Vous l’êtes déjà sur cet appareil. Si vous n’avez pas choisi vous-même le mot de passe, remplacez-le par «\u00a0Mot de passe oublié\u00a0».',
  goOn: 'Continuer',
  failed: 'Il y a eu une erreur.. Merci de réessayer ou de contacter le support.',
  failedTitle: 'Adresse non confirmée',
  failedHint:
    'Un lien ne sert qu’une fois, et seul le dernier reçu fonctionne. En vous connectant, vous en recevez un autre.',
  login: 'Se connecter',
  support: 'Contacter le support',
  home: 'Retour à l’accueil',
} as const;
