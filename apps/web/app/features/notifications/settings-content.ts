import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import type { NotificationChannel } from '@basoche/domain/notifications/wishes';

/** Texts of the notification settings; the domain names rows, columns and reasons. */
export const wishes = {
  title: 'Ce qui vous est annoncé',
  text: 'Chaque case est enregistrée aussitôt.',
  caption: 'Vos notifications, par sujet et par moyen',
  topic: 'Sujet',
  always: 'Toujours',
  /** Beside the row whose change was undone. */
  notSaved: (why: string) => `Ce choix n’a pas été enregistré. ${why}`,
  cell: (topic: string, channel: string) => `${topic}\u202f: ${channel}`,
} as const;

/** Explanation of each topic. */
export const topicTexts: Readonly<Record<NotificationTopic, string>> = {
  messages: 'Un mail par échange pour ce qui attend, au plus un par heure, quand vous n’êtes pas connecté.',
  applications: 'Candidatures reçues, retirées ou non retenues, offres pourvues, missions modifiées.',
  prices: 'Prix proposés, acceptés ou refusés. Un prix à confirmer vous est toujours écrit.',
  invitations: 'Une mission à laquelle on vous propose de postuler.',
  hearings: 'Une audience à prendre, ou prise par un confrère quand vous la regardiez.',
  reviews: 'Recommandations reçues et réponses aux vôtres.',
  confidentiality: 'Accord à accepter, accord accepté par les deux parties.',
  modes: 'Mode proposé, accepté ou refusé.',
  portage: 'Réponses de Basoche et d’ITG.',
  progress: 'Mission livrée, contestée, terminée, et délais pour répondre.',
  money: 'Dépôts, versements, remboursements et factures.',
  account: 'Vérification du profil et suites de vos signalements.',
};

/** Explanation of each channel. */
export const channelTexts: Readonly<Record<NotificationChannel, string>> = {
  screen: 'La page Notifications et le point du menu.',
  mail: 'Un mail dès que cela arrive.',
  digest: 'Un seul mail, chaque matin à 8\u00a0h, s’il reste du non lu.',
  push: 'Une notification sur les appareils activés plus bas.',
};

export const push = {
  title: 'Vos appareils',
  text: 'Un appareil activé vous prévient même quand Basoche est fermé. Seul le sujet s’affiche\u202f: jamais le texte d’un message.',
  turnOn: 'Activer sur cet appareil',
  turnOff: 'Désactiver sur cet appareil',
  isOn: 'Cet appareil vous prévient.',
  isOff: 'Cet appareil ne vous prévient pas.',
  unsupported: {
    title: 'Ce navigateur ne reçoit pas de notifications',
    text: 'Essayez avec un navigateur à jour. Sur iPhone et iPad, ajoutez d’abord Basoche à l’écran d’accueil depuis le menu de partage de Safari.',
  },
  denied: {
    title: 'Les notifications sont bloquées pour ce site',
    text: 'Pour les autoriser\u202f: ouvrez les réglages du site (l’icône à gauche de l’adresse), choisissez «\u00a0Autoriser\u00a0» pour les notifications, puis rechargez cette page.',
  },
  notGranted: 'Vous n’avez pas autorisé les notifications. Rien n’a été activé.',
  failed:
    'Le service de notification de ce navigateur n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
  devices: 'Appareils activés',
  since: (day: string) => `Depuis le ${day}`,
  here: 'Cet appareil',
  remove: 'Retirer',
  removeDevice: (name: string) => `Retirer l’appareil «\u00a0${name}\u00a0»`,
  untilLogout: 'Un appareil cesse d’être prévenu quand vous vous y déconnectez.',
} as const;

export const otherMails = {
  title: 'Vos autres mails',
  text: 'Ceux-ci se règlent là où vous les avez demandés.',
  alerts: 'Alertes de vos recherches enregistrées',
  availability: 'Question du lundi sur votre disponibilité',
} as const;

/** Screen of a mail's unsubscribe link. */
export const stopMails = {
  meta: 'Ne plus recevoir ces mails',
  title: 'Ne plus recevoir ces mails\u202f?',
  text: 'Vous ne recevrez plus les mails de cette sorte. Ce que vous avez à faire vous sera toujours écrit.',
  action: 'Ne plus recevoir ces mails',
  done: 'C’est noté',
  doneDigest:
    'Vous ne recevrez plus le résumé du jour. Vous pourrez le reprendre quand vous voudrez, depuis vos paramètres.',
  doneTopic: (topic: string | null) =>
    `Vous ne recevrez plus ces mails${topic === null ? '' : ` («\u00a0${topic}\u00a0»)`}. Vous pourrez les reprendre quand vous voudrez, depuis vos paramètres.`,
  gone: 'Ce lien ne mène plus à rien',
  goneText: 'Il est incomplet, ou le compte n’existe plus\u202f: plus aucun mail ne lui est envoyé.',
  mine: 'Mes notifications',
  home: 'Accueil',
} as const;
