/** What the statement of a mission's funds says. */

export const statement = {
  title: 'Relevé des fonds',
  back: 'Retour à la conversation',
  lead: (mission: string) => `Mission «\u202f${mission}\u202f»`,
  open: 'Relevé des fonds',
  openText: 'Chaque mouvement des fonds de cette mission, à imprimer ou à enregistrer.',
  empty: {
    title: "Aucun mouvement pour l'instant",
    text: 'Le relevé commence avec le dépôt des fonds de la mission.',
  },
  print: 'Imprimer ou enregistrer en PDF',
  csv: 'Télécharger (CSV)',
  caption: 'Mouvements des fonds, du plus ancien au plus récent',
  columns: { at: 'Date', words: 'Mouvement', amount: 'Montant', balance: 'Solde' },
  totals: {
    deposited: 'Déposé',
    fee: 'Frais Basoche',
    held: 'Réservé',
    released: { creator: 'Versé au candidat', candidate: 'Versé', portage: 'Versé à la société de portage' },
    refunded: { creator: 'Remboursé', candidate: 'Rendu au créateur' },
  },
  portage:
    'En portage salarial, les fonds sont versés à la société de portage, qui établit votre bulletin de salaire.',
  taxes: 'Montants toutes taxes comprises, en euros.',
} as const;
