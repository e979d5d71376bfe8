import { ofName } from '@basoche/domain/members/elision';
import { reviewTimes } from '@basoche/domain/threads/time-limits';

/** Texts of reviews between the two parties of a finished mission. */

export const reviews = {
  title: 'Recommandation',
  invite: (other: string, until: string) =>
    `Vous pouvez recommander ${other} jusqu’au ${until}. Aucun de vous deux ne lit ce que l’autre a écrit avant d’avoir écrit aussi, ou avant ${reviewTimes.hiddenDays}\u00a0jours.`,
  awaits: (other: string, opens: string) =>
    `${other} a écrit sa recommandation. Elle vous sera ouverte dès que vous aurez écrit la vôtre, ou le ${opens}.`,
  hidden: (other: string, opens: string) =>
    `Votre recommandation est envoyée. ${other} la lira après avoir écrit la sienne, ou le ${opens}.`,
  open: (other: string) => `La recommandation ${ofName(other)} est ouverte.`,
  mineOpen: (other: string) => `${other} peut lire votre recommandation.`,
  over: `Le délai de ${reviewTimes.writingDays}\u00a0jours pour écrire une recommandation est passé.`,
  write: 'Écrire ma recommandation',
  read: 'Lire les recommandations',
  readMine: 'Relire ma recommandation',

  mine: 'Votre recommandation',
  other: (other: string) => `La recommandation ${ofName(other)}`,
  replyOf: (other: string) => `Réponse ${ofName(other)}`,
  myReply: 'Votre réponse',
  on: (day: string) => `Écrite le ${day}`,
  grade: 'Votre note',
  gradeRequired: 'Donnez une note de 1 à 5.',
  symbol: (grade: number) => `${grade} ${grade < 2 ? 'étoile' : 'étoiles'} sur 5`,
  text: 'Votre recommandation',
  textHelp: (other: string) =>
    `Entre 10 et 2\u202f000 caractères. ${other} pourra y répondre une fois. Elle ne pourra plus être modifiée.`,
  onPublic: (day: string) => `Écrite le ${day}, lisible de tous sur le profil`,
  privacy: (other: string) =>
    `Votre note compte dans la moyenne ${ofName(other)}\u202f; votre texte n’est lu que de vous deux.`,
  isPublic: (other: string) => `Mon texte peut être lu de tous sur le profil ${ofName(other)}`,
  isPublicHelp: 'Sans votre nom. Sinon, seules la note et la date y paraissent.',
  send: 'Envoyer ma recommandation',
  reply: 'Votre réponse',
  replyHelp: 'Vous pouvez répondre une fois, en 1\u202f000 caractères au plus.',
  replyPublicHelp:
    'Vous pouvez répondre une fois, en 1\u202f000 caractères au plus. Comme cette recommandation, votre réponse se lit sur votre profil.',
  sendReply: 'Envoyer ma réponse',
  close: 'Fermer',
  sent: 'Votre recommandation est envoyée.',
  replySent: 'Votre réponse est envoyée.',
} as const;
