import type { SeatAct } from '@basoche/domain/firms/roles';

export const settings = { title: 'Paramètres', sections: 'Sections des paramètres' } as const;

/** Said in place of the person's own settings while they act for a firm. */
export const ownSettings = {
  title: 'Ces réglages sont les vôtres',
  text: 'Compte, sécurité et notifications sont ceux de votre compte personnel. Revenez à votre compte pour les lire et les changer.',
  back: 'Revenir à mon compte',
} as const;

export type SettingsSection =
  | 'account'
  | 'notifications'
  | 'profile'
  | 'hearings'
  | 'vigilance'
  | 'payments'
  | 'data';

/** Sections of the settings, in the order of their tabs. */
export const settingsSections: readonly {
  readonly key: SettingsSection;
  readonly label: string;
  readonly to: string;
}[] = [
  { key: 'account', label: 'Compte et sécurité', to: '/parametres' },
  { key: 'notifications', label: 'Notifications', to: '/parametres/notifications' },
  { key: 'profile', label: 'Profil', to: '/parametres/profil' },
  { key: 'hearings', label: 'Audiences', to: '/parametres/audiences' },
  { key: 'vigilance', label: 'Vigilance', to: '/parametres/vigilance' },
  { key: 'payments', label: 'Paiements', to: '/parametres/paiements' },
  { key: 'data', label: 'Données', to: '/parametres/donnees' },
];

/** Sections that a firm has too, with the kind of act that their settings are; all others are the person's own. */
export const firmSections: Partial<Readonly<Record<SettingsSection, SeatAct>>> = {
  profile: 'represent',
  hearings: 'represent',
  vigilance: 'look',
  payments: 'invoice',
  data: 'own',
};

/** Title of each section in the browser tab. */
export const settingsMeta: Readonly<Record<SettingsSection, string>> = {
  account: 'Paramètres',
  notifications: 'Paramètres des notifications',
  profile: 'Paramètres du profil',
  hearings: 'Paramètres des audiences',
  vigilance: 'Dossier de vigilance',
  payments: 'Paramètres des paiements',
  data: 'Paramètres des données',
};
