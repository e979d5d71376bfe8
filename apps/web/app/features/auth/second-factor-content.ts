/** Texts of setting up and giving a second factor. */
export const secondFactor = {
  meta: 'Code de connexion',
  give: {
    title: 'Saisissez votre code',
    lead: 'Ouvrez votre application d’authentification et recopiez le code à six chiffres de Basoche.',
    label: 'Code',
    help: 'Sans votre appareil\u202f: saisissez l’un de vos codes de secours.',
    submit: 'Continuer',
    leadOfPasskey:
      'Votre compte demande sa clé d’accès\u202f: utilisez celle de cet appareil, ou d’un autre que vous avez près de vous.',
    passkey: 'Utiliser une clé d’accès',
  },
  set: {
    title: 'Protégez votre accès',
    lead: 'Votre espace demande un second facteur\u202f: un code que votre téléphone renouvelle toutes les trente secondes. Vous ne le configurez qu’une fois.',
    scan: '1. Dans une application d’authentification (FreeOTP, Aegis, Google Authenticator…), ajoutez un compte en photographiant ce dessin.',
    alt: 'Dessin à photographier avec l’application d’authentification',
    type: 'Vous ne pouvez pas le photographier\u202f? Saisissez cette clé dans l’application\u202f:',
    enter: '2. Recopiez le code qu’elle affiche.',
    unproved: 'La clé s’affiche une fois que vous avez confirmé que c’est bien vous.',
    prove: 'Confirmer',
    submit: 'Activer',
    passkey: 'Utiliser plutôt une clé d’accès',
    passkeyName: 'Ma clé d’accès',
  },
  codes: {
    title: 'Gardez ces codes de secours',
    lead: 'Chacun remplace une fois votre appareil si vous le perdez. Ils ne seront plus jamais affichés\u202f: notez-les ou rangez-les dans un gestionnaire de mots de passe.',
    copy: 'Copier les codes',
    copied: 'Codes copiés',
    download: 'Télécharger les codes',
    file: 'codes-de-secours-basoche.txt',
    done: 'J’ai gardé mes codes',
  },
  few: (left: number) =>
    left === 0
      ? 'C’était votre dernier code de secours. Demandez à un administrateur de réinitialiser votre second facteur.'
      : `Il vous reste ${left}\u00a0code${left > 1 ? 's' : ''} de secours.`,
  leave: 'Se déconnecter',
} as const;
