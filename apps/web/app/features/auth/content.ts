import type { UserType } from '@basoche/domain/members/kinds';

export const fieldsContent = {
  email: 'Adresse email',
  password: 'Mot de passe',
  firstName: 'Prénom',
  lastName: 'Nom',
  number: 'Numéro de téléphone',
  zipCode: 'Code postal',
  jobName: 'Profession',
  jobNamePlaceholder: 'Choisissez votre profession',
  companyName: 'Nom de la structure',
  customerName: { person: 'Nom et prénom', moral: 'Nom de la structure' },
} as const;

export const login = {
  title: 'Connexion',
  meta: 'Connectez-vous à Basoche pour publier une mission ou une offre, suivre vos candidatures et échanger avec les autres membres.',
  lead: 'Retrouvez vos missions et vos échanges.',
  submit: 'Se connecter',
  passkey: "Utiliser une clé d'accès",
  forgotten: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ?',
  register: "S'inscrire",
  expired:
    'Votre session a expiré. Reconnectez-vous pour reprendre là où vous en étiez ; ce que vous écriviez est gardé.',
  needed: 'Connectez-vous pour ouvrir cette page.',
  reset: 'Votre mot de passe est changé. Vous pouvez vous connecter.',
  deleted: 'Votre compte est supprimé.',
  unknown: 'Erreur inconnue',
} as const;

export const register = {
  title: 'Inscription',
  meta: 'Inscrivez-vous à Basoche\u202f: professionnels du droit, étudiants, entreprises et clients. Chaque juriste est vérifié sous 24\u00a0heures.',
  lead: "Quelques minutes suffisent. Les champs marqués d'un astérisque sont obligatoires.",
  students: 'Étudiants',
  professionals: 'Professionnels',
  choice: 'Vous vous inscrivez en tant que',
  natural: 'Personne physique',
  moral: 'Personne morale',
  studentLead: 'Pour les étudiants en droit, à partir du Master 1.',
  professionalLead: {
    natural: 'Pour les professionnels du droit : avocats, juristes, commissaires de justice, notaires…',
    moral: 'Pour les cabinets, études, directions juridiques et entreprises.',
  },
  customerTitle: 'Compte client externe',
  customerLead: "Vous n'êtes pas juriste et souhaitez confier une mission à un professionnel du droit.",
  customerQuestion: 'Vous êtes un client externe ?',
  customerLink: 'Créer un compte client',
  memberQuestion: 'Vous êtes juriste ou étudiant en droit ?',
  memberLink: 'Créer un compte membre',
  terms: {
    before: "J'accepte les ",
    conditions: "conditions générales d'utilisation et de vente (CGU)",
    and: ' et la ',
    charter: 'charte des données personnelles',
  },
  submit: "S'inscrire",
  account: 'Déjà inscrit ?',
  login: 'Se connecter',
  sections: { identity: 'Vous', account: 'Votre compte' },
  failures: {
    unavailable: 'Cette adresse email est déjà utilisée',
    invalid: 'Merci de vérifier vos informations',
    unknown: "Une erreur inconnue s'est produite",
  },
} as const;

export const verification = {
  title: 'Vérification du compte',
  lead: 'Basoche est réservé aux juristes. Avant de pouvoir publier ou répondre, envoyez-nous votre justificatif par mail : nous le vérifions en moins de 24 heures.',
  documentsTitle: 'À joindre à votre mail',
  howTitle: 'Comment faire',
  how: [
    "Ouvrez le mail préparé avec le bouton ci-dessous : votre identifiant figure dans l'objet.",
    'Joignez vos documents en PDF, JPEG ou PNG.',
    'Envoyez. Vous recevez notre réponse par mail sous 24 heures.',
    'Vous préférez les déposer ici\u202f? Une fois votre adresse confirmée, la page «\u202fVérification du compte\u202f» les prend.',
  ],
  privacy: 'Vos documents ne sont lus que par notre équipe et sont supprimés 30 jours après la décision.',
  mail: 'Envoyer mes justificatifs par mail',
  sent: "C'est envoyé",
  later: 'Je le ferai plus tard',
  subject: 'Vérification du compte',
} as const;

/** What proves that somebody is a jurist (first document, §6). */
export const proofs: Readonly<Partial<Record<UserType, readonly string[]>>> = {
  STUDENT: ["Votre certificat de scolarité de l'année en cours (Master 1 ou Master 2 de droit)"],
  EMPLOYEE: ['Votre diplôme de Master 1 ou Master 2 de droit validé, ou un titre équivalent'],
  COMPANY: [
    'Le diplôme du juriste qui représente la structure',
    'Un justificatif de son emploi dans la structure',
    "Un extrait d'immatriculation de la structure (Kbis)",
  ],
};

export const registered = {
  title: 'Inscription terminée',
  text: (email: string | null) =>
    email
      ? `Un mail de vérification a été envoyé à ${email}. Ouvrez le lien qu'il contient pour confirmer votre adresse, puis connectez-vous.`
      : "Un mail de vérification a été envoyé. Ouvrez le lien qu'il contient pour confirmer votre adresse, puis connectez-vous.",
  hint: 'Le lien est valable 48 heures. Rien reçu ? Regardez dans les courriers indésirables.',
  home: "Retour à l'accueil",
} as const;

/** Specified to the letter (first document, §2 and §8). */
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
    'Sur cet appareil, c’est déjà fait. Si vous n’avez pas choisi vous-même le mot de passe, remplacez-le par «\u202fMot de passe oublié\u202f».',
  goOn: 'Continuer',
  failed: 'Il y a eu une erreur.. Merci de réessayer ou de contacter le support.',
  failedTitle: 'Adresse non confirmée',
  support: 'Contacter le support',
  home: "Retour à l'accueil",
} as const;

export const forgotten = {
  title: 'Mot de passe oublié',
  lead: "Indiquez l'adresse de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe.",
  submit: 'Envoyer un mail',
  done: "Un mail a été envoyé à l'adresse fournie.",
  doneHint: "Le lien est valable une heure et ne sert qu'une fois.",
  unknown: "Cette adresse n'existe pas",
  back: 'Retour à la connexion',
} as const;

export const reset = {
  title: 'Nouveau mot de passe',
  password: 'Nouveau mot de passe',
  repeat: 'Répétez le mot de passe',
  submit: 'Réinitialiser le mot de passe',
  again: 'Demander un nouveau lien',
} as const;

export const settings = {
  title: 'Paramètres',
  sections: 'Sections des paramètres',
  passwordTitle: 'Mot de passe',
  passwordText: "Changer de mot de passe ferme vos sessions ouvertes sur d'autres appareils.",
  change: 'Modifier le mot de passe',
  old: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  repeat: 'Répétez le nouveau mot de passe',
  save: 'Enregistrer',
  cancel: 'Annuler',
  changed: 'Votre mot de passe est modifié.',
  wrongPassword: 'Votre mot de passe actuel est inexact.',
  accountTitle: 'Compte',
  accountText:
    'Supprimer votre compte archive vos missions, clôt vos candidatures en cours et efface votre profil. Les échanges restent lisibles pour vos interlocuteurs.',
  remove: 'Supprimer mon compte',
  confirmTitle: 'Supprimer votre compte ?',
  confirmText:
    'Cette action est définitive : votre profil et vos documents sont effacés, et vous ne pourrez plus vous connecter.',
  archiveText: 'Vous voulez d’abord garder une copie de vos données\u202f?',
  archive: 'Demander une archive',
  confirmWord: 'SUPPRIMER',
  confirmLabel: 'Tapez SUPPRIMER pour confirmer',
  identity: 'Vos informations',
} as const;
