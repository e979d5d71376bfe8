/** Texts of the conflict check in a thread: the candidate's independence, and the parties that the client shows. */

export const independence = {
  title: 'Indépendance',
  declared: (day: string) => `Indépendance déclarée le ${day}`,
  /** For the candidate. */
  own: {
    none: 'Vous n’avez pas signé la déclaration d’indépendance que cette mission demande.',
    reserved: 'Vous avez indiqué un point à voir avec le client. Il n’en lit ni raison ni nom.',
    retracted: (day: string) => `Depuis le ${day}, vous ne maintenez plus votre déclaration.`,
    changed: 'La liste a changé\u202f: vérifiez, puis signez.',
    needed: 'Sans déclaration signée, aucun mode de collaboration ne peut être accepté.',
  },
  /** For the client, who learns nothing of the candidate's own clients. */
  theirs: {
    none: 'La déclaration d’indépendance n’est pas signée.',
    reserved: 'Un point est à voir avec le prestataire. Cela ne dit rien de ses clients.',
    retracted: (day: string) => `Depuis le ${day}, le prestataire ne maintient plus sa déclaration.`,
    changed: 'Votre liste de parties a changé depuis\u202f: le prestataire doit signer de nouveau.',
    toShow: 'Montrer les parties peut lever le doute\u202f: le prestataire les compare à ses dossiers.',
    afterConsent:
      'Vous pourrez lui montrer les parties dès que l’accord de confidentialité est accepté des deux côtés.',
  },
  declare: 'Signer',
  declareDialog: {
    title: 'Déclaration d’indépendance',
    lead: 'Lisez ce que vous signez. Le dossier de l’échange garde la version, l’heure et le numéro de la liste.',
    submit: 'Signer la déclaration',
    later: 'Plus tard',
  },
  reserve: {
    label: 'Ajouter une réserve',
    title: 'Indiquer un point à voir\u202f?',
    text: 'Le client lira qu’un point est à voir avec vous, sans raison ni nom. Vous pourrez signer ensuite.',
    confirm: 'Ajouter une réserve',
  },
  retract: {
    label: 'Je ne peux plus la maintenir',
    title: 'Ne plus maintenir votre déclaration\u202f?',
    text: 'Le client en est prévenu, sans raison ni nom. Vous pourrez signer de nouveau si cela change.',
    confirm: 'Ne plus la maintenir',
    danger: true,
  },
} as const;

export const parties = {
  disclose: 'Montrer les parties à ce prestataire',
  question: (other: string) => ({
    title: `Montrer les parties à ${other}\u202f?`,
    text: `${other} lira les noms, que l’accord de confidentialité protège. Le dossier de l’échange garde que vous les avez montrés.`,
    confirm: 'Montrer les parties',
  }),
  shown: (day: string) => `Parties montrées le ${day}`,
  changed: 'La liste a changé depuis\u202f: ses nouveaux noms ne sont pas montrés.',
  read: 'Lire les parties',
  list: 'Parties de la mission',
  empty: 'Les parties montrées ne sont plus dans la liste.',
} as const;

/** Lines of the conversation. */
export const independenceLines = {
  declared: {
    mine: 'Vous avez signé la déclaration d’indépendance.',
    theirs: (other: string) => `${other} a signé la déclaration d’indépendance.`,
  },
  reserved: {
    mine: 'Vous avez indiqué un point à voir avec le client.',
    theirs: (other: string) => `${other} indique un point à voir avec vous, au sujet de son indépendance.`,
  },
  retracted: {
    mine: 'Vous ne maintenez plus votre déclaration d’indépendance.',
    theirs: (other: string) => `${other} ne maintient plus sa déclaration d’indépendance.`,
  },
  shown: {
    mine: (other: string) => `Vous avez montré les parties de la mission à ${other}.`,
    theirs: (other: string) => `${other} vous a montré les parties de la mission.`,
  },
} as const;
