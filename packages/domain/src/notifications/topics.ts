import { type OptionValue, optionList } from '../options/option.ts';

/** Rows of the table in which members choose their notifications. */
export const notificationTopics = optionList([
  { value: 'messages', label: 'Messages' },
  { value: 'applications', label: 'Candidatures' },
  { value: 'prices', label: 'Prix' },
  { value: 'invitations', label: 'Invitations à postuler' },
  { value: 'hearings', label: 'Audiences à prendre' },
  { value: 'reviews', label: 'Recommandations' },
  { value: 'confidentiality', label: 'Accord de confidentialité' },
  { value: 'modes', label: 'Mode de collaboration' },
  { value: 'portage', label: 'Portage salarial' },
  { value: 'progress', label: 'Livraison et fin de mission' },
  { value: 'money', label: 'Fonds et factures' },
  { value: 'account', label: 'Compte et signalements' },
]);
export type NotificationTopic = OptionValue<typeof notificationTopics>;
