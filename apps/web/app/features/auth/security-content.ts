import { addressLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
/** Texts of account protection: address, second factor, passkeys, sessions. */

export const reauthentication = {
  title: 'Confirmez que c’est bien vous',
  text: 'Cette action est sensible. Votre mot de passe n’est redemandé qu’une fois par quart d’heure.',
  label: 'Mot de passe',
  textOfCode:
    'Cette action est sensible\u202f: recopiez le code à six chiffres de votre application. Il n’est redemandé qu’une fois par quart d’heure.',
  textOfPasskey:
    'Cette action est sensible\u202f: utilisez votre clé d’accès. Elle n’est redemandée qu’une fois par quart d’heure.',
  code: 'Code',
  recoveryCode: 'Ou un code de secours',
  submit: 'Confirmer',
  passkey: 'Utiliser une clé d’accès',
} as const;

export const address = {
  title: 'Adresse email',
  text: 'Elle sert à vous connecter et à vous écrire.',
  change: 'Modifier l’adresse',
  drop: 'Annuler le changement',
  dropped: 'Votre adresse reste la même.',
  pending: (email: string, until: string) =>
    `Changement demandé pour ${email}. Confirmez-le depuis les deux adresses avant le ${until}.`,
  agreedOld: 'Confirmé depuis votre adresse actuelle',
  agreedNew: 'Confirmé depuis la nouvelle adresse',
  awaitedOld: 'En attente depuis votre adresse actuelle',
  awaitedNew: 'En attente depuis la nouvelle adresse',
  dialog: {
    title: 'Modifier l’adresse email',
    text: `Vos deux adresses reçoivent un lien, valable ${addressLinkHours} heures. Rien ne change tant que les deux ne sont pas confirmées. Vos autres sessions seront alors fermées.`,
    email: 'Nouvelle adresse',
    password: 'Mot de passe',
    submit: 'Envoyer les liens',
    sent: 'Les liens sont envoyés aux deux adresses.',
  },
} as const;

/** Page of the links in the mails of an address change. */
export const addressLink = {
  meta: 'Changement d’adresse',
  title: 'Changer l’adresse de votre compte\u202f?',
  old: (email: string) => `Votre compte Basoche utiliserait désormais ${email}.`,
  new: (email: string) => `Votre compte Basoche utiliserait désormais cette adresse\u202f: ${email}.`,
  agree: 'Confirmer',
  refuse: 'Refuser',
  agreed: 'Confirmé',
  agreedText: 'C’est noté pour cette adresse. Le changement se fera quand l’autre l’aura confirmé aussi.',
  changed: 'Votre adresse est changée',
  changedText: 'Connectez-vous désormais avec la nouvelle.',
  refused: 'Changement refusé',
  refusedText:
    'Votre adresse reste la même. Si ce n’est pas vous qui l’aviez demandé, changez votre mot de passe.',
  gone: 'Ce lien n’est plus valable',
  settings: 'Mes paramètres',
  password: 'Changer mon mot de passe',
  home: 'Retour à l’accueil',
} as const;

export const protection = {
  title: 'Second facteur',
  text: 'Facultatif\u202f: en plus du mot de passe, un code de votre téléphone ou une clé d’accès à chaque connexion. L’activer ferme vos autres sessions.',
  officeText: 'Votre espace en demande un, toujours\u202f: une application, une clé d’accès, ou les deux.',
  off: 'Désactivé',
  on: 'Activé',
  application: 'Application d’authentification',
  hasApplication: 'Elle donne un code à chaque connexion.',
  hasNoApplication: 'Elle donne sur votre téléphone un code qui change toutes les trente secondes.',
  add: 'Ajouter une application',
  remove: 'Retirer l’application',
  removed: 'L’application est retirée.',
  removeTitle: 'Retirer l’application\u202f?',
  removeText: 'Ses codes n’ouvriront plus votre compte.',
  removeLast:
    'Votre compte ne demandera plus que votre mot de passe, et vos codes de secours ne serviront plus.',
  codes: 'Codes de secours',
  codesLeft: (left: number) =>
    left === 0
      ? 'Vous n’en avez plus. Demandez-en de nouveaux.'
      : `Il vous en reste ${left}. Chacun remplace une fois votre appareil.`,
  renew: 'Obtenir de nouveaux codes',
  renewTitle: 'Obtenir de nouveaux codes\u202f?',
  renewText: 'Les anciens ne serviront plus.',
  setTitle: 'Ajouter une application',
  codesTitle: 'Vos codes de secours',
} as const;

export const passkeys = {
  title: 'Clés d’accès',
  text: 'Votre appareil vous reconnaît, par le doigt, le visage ou son code\u202f: vous vous connectez sans mot de passe. La première active aussi le second facteur.',
  add: 'Ajouter une clé d’accès',
  list: 'Vos clés d’accès',
  since: (day: string) => `Ajoutée le ${day}`,
  used: (when: string) => `Utilisée ${when}`,
  neverUsed: 'Jamais utilisée',
  rename: (name: string) => `Renommer ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  removeTitle: 'Supprimer cette clé d’accès\u202f?',
  removeText: (name: string) =>
    `«\u00a0${name}\u00a0» n’ouvrira plus votre compte. Supprimez-la aussi de l’appareil.`,
  removeLast: 'Votre compte ne demandera plus que votre mot de passe.',
  removed: 'La clé d’accès est supprimée.',
  added: 'La clé d’accès est ajoutée.',
  renamed: 'La clé d’accès est renommée.',
  confirm: 'Supprimer',
  name: {
    addTitle: 'Ajouter une clé d’accès',
    renameTitle: 'Renommer la clé d’accès',
    label: 'Nom de la clé',
    help: 'Pour la reconnaître\u202f: l’appareil où elle est gardée.',
    initial: 'Mon appareil',
    add: 'Continuer',
    rename: 'Enregistrer',
  },
} as const;

export const sessions = {
  title: 'Sessions ouvertes',
  text: 'Les appareils où vous êtes connecté. L’appareil est estimé, et aucune adresse de réseau n’est gardée.',
  list: 'Vos sessions ouvertes',
  current: 'Cet appareil',
  since: (day: string) => `Ouverte le ${day}`,
  used: (when: string) => `Utilisée ${when}`,
  end: 'Fermer',
  endOne: (device: string) => `Fermer la session ${device}`,
  ended: 'La session est fermée.',
  endOthers: 'Fermer toutes les autres',
  endOthersTitle: 'Fermer toutes les autres sessions\u202f?',
  endOthersText: 'Il faudra se reconnecter sur ces appareils.',
  othersEnded: 'Vos autres sessions sont fermées.',
} as const;

export const officeSecurity = {
  title: 'Ma sécurité',
  lead: 'Ce qui ouvre votre espace, et les appareils où il est ouvert.',
} as const;
