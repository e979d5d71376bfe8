import { ofName } from '@basoche/domain/members/elision';

const accountingStays = 'les factures et les écritures comptables, 10\u00a0ans, comme la loi le demande';

const both = new Intl.ListFormat('fr', { type: 'conjunction' });

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
  passkey: 'Utiliser une clé d’accès',
  forgotten: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ?',
  register: 'S’inscrire',
  expired:
    'Votre session a expiré. Reconnectez-vous pour reprendre là où vous en étiez ; ce que vous écriviez est gardé.',
  needed: 'Connectez-vous pour ouvrir cette page.',
  reset:
    'Votre mot de passe est changé. Vous pouvez vous connecter. Si vous avez des clés d’accès, elles restent valables\u202f: vous pouvez les supprimer dans vos paramètres.',
  gone: {
    title: 'Votre compte est supprimé',
    text: 'Toutes vos sessions sont fermées, et rien ne vous sera plus demandé.',
    home: 'Revenir à l’accueil',
    again: 'Se connecter avec un autre compte',
  },
  unknown: 'Erreur inconnue',
} as const;

export const forgotten = {
  title: 'Mot de passe oublié',
  lead: 'Indiquez l’adresse de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  submit: 'Envoyer un mail',
  done: 'Un mail a été envoyé à l’adresse fournie.',
  doneHint: 'Le lien est valable une heure et ne sert qu’une fois.',
  unknown: 'Cette adresse n’existe pas',
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
  passwordTitle: 'Mot de passe',
  passwordText: 'Changer de mot de passe ferme vos sessions ouvertes sur d’autres appareils.',
  change: 'Modifier le mot de passe',
  old: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  repeat: 'Répétez le nouveau mot de passe',
  changed: 'Votre mot de passe est modifié.',
  wrongPassword: 'Votre mot de passe actuel est inexact.',
  /** Instead of the texts below, for the firm that an owner acts for. */
  ofFirm: {
    accountTitle: 'Structure',
    accountText:
      'Supprimer la structure archive ses missions, clôt ses candidatures en cours, efface sa page et ferme son équipe. Chacun garde son propre compte.',
    remove: 'Supprimer la structure',
    confirmTitle: 'Supprimer la structure\u202f?',
    confirmText: 'C’est définitif\u202f: plus personne n’agira en son nom.',
    heldBack:
      'La structure ne peut pas être supprimée pour le moment\u202f: des fonds sont réservés, un paiement est attendu ou un portage est en cours. Vous pourrez la supprimer ensuite.',
    goes: {
      title: 'Ce qui est effacé',
      items: [
        'sa page, son logo et ses documents',
        'ses candidatures en cours, qui sont closes',
        'les rôles et les invitations de l’équipe',
      ],
    },
    stays: {
      title: 'Ce qui reste',
      items: [
        'ses missions et ses offres, archivées et retirées des listes',
        'les échanges, lisibles par les interlocuteurs, sous le nom de «\u00a0Compte supprimé\u00a0»',
        accountingStays,
      ],
    },
    archiveText: 'Vous voulez d’abord garder une copie de ses données\u202f?',
    removed: 'La structure est supprimée.',
  },
  accountTitle: 'Compte',
  accountText:
    'Supprimer votre compte archive vos missions, clôt vos candidatures en cours et efface votre profil. Les échanges restent lisibles pour vos interlocuteurs.',
  remove: 'Supprimer mon compte',
  confirmTitle: 'Supprimer votre compte ?',
  confirmText: 'C’est définitif\u202f: vous ne pourrez plus vous connecter.',
  heldBack:
    'Votre compte ne peut pas être supprimé pour le moment\u202f: des fonds sont réservés, un paiement est attendu ou un portage est en cours. Vous pourrez le supprimer ensuite.',
  lastOwnerOf: (firms: readonly string[]) =>
    `Votre compte ne peut pas être supprimé pour le moment\u202f: vous êtes le dernier propriétaire ${both.format(firms.map(ofName))}. Nommez-en d’abord un autre, ou supprimez la structure.`,
  lastOwnerWay: 'Voir vos équipes',
  isHeldBack: 'Impossible pour le moment\u202f: voyez la raison ci-dessus.',
  heldBackWay: 'Voir vos paiements',
  goes: {
    title: 'Ce qui est effacé',
    items: ['votre profil, votre photo et vos documents', 'vos candidatures en cours, qui sont closes'],
  },
  stays: {
    title: 'Ce qui reste',
    items: [
      'vos missions et vos offres, archivées et retirées des listes',
      'les échanges, lisibles par vos interlocuteurs, sous le nom de «\u00a0Compte supprimé\u00a0»',
      accountingStays,
    ],
  },
  archiveText: 'Vous voulez d’abord garder une copie de vos données\u202f?',
  archive: 'Demander une archive',
  confirmWord: 'SUPPRIMER',
  confirmLabel: 'Tapez SUPPRIMER pour confirmer',
  toConfirm: 'Il reste à taper SUPPRIMER ci-dessus.',
  identity: 'Vos informations',
} as const;
