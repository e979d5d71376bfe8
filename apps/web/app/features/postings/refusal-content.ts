/** Texts of the dialogs that refuse a price or a candidate, loaded with them. */
export const refusalDialog = {
  price: {
    title: 'Refuser le prix',
    lead: (name: string) => `${name} recevra cette réponse et pourra vous proposer un autre prix.`,
    send: 'Refuser le prix',
  },
  candidate: {
    title: 'Refuser ce candidat\u202f?',
    lead: (name: string) =>
      `${name} recevra cette réponse et la conversation sera close. Ce refus est définitif.`,
    send: 'Refuser le candidat',
  },
  suggestion: 'Prix que vous suggérez (HT)',
  suggestionHelp: 'Facultatif. Le candidat pourra le proposer en une touche.',
  text: 'Un mot pour le candidat',
  textHelp: 'Facultatif. Une raison, un remerciement.',
  masked:
    'Mails, téléphones et liens y sont masqués tant que l’accord de confidentialité n’est pas accepté des deux côtés.',
} as const;
