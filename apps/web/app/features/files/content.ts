/** French words about files that are chosen and sent, in messages and forms. */
export const tray = {
  list: 'Fichiers à envoyer',
  waiting: 'En attente',
  sending: (name: string) => `Envoi de ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  retry: (name: string) => `Réessayer l’envoi de ${name}`,
  retryShort: 'Réessayer',
  failed: 'L’envoi a échoué. Vérifiez votre connexion, puis réessayez.',
  heic: 'Les photos HEIC ne s’ouvrent pas partout. Enregistrez-la au format JPEG, puis joignez-la.',
} as const;
