export const settings = { title: 'Paramètres', sections: 'Sections des paramètres' } as const;

export type SettingsSection = 'account' | 'notifications' | 'profile' | 'payments' | 'data';

/** Sections of the settings, in the order of their tabs. */
export const settingsSections: readonly {
  readonly key: SettingsSection;
  readonly label: string;
  readonly to: string;
}[] = [
  { key: 'account', label: 'Compte et sécurité', to: '/parametres' },
  { key: 'notifications', label: 'Notifications', to: '/parametres/notifications' },
  { key: 'profile', label: 'Profil', to: '/parametres/profil' },
  { key: 'payments', label: 'Paiements', to: '/parametres/paiements' },
  { key: 'data', label: 'Données', to: '/parametres/donnees' },
];

/** Title of each section in the browser tab. */
export const settingsMeta: Readonly<Record<SettingsSection, string>> = {
  account: 'Paramètres',
  notifications: 'Paramètres des notifications',
  profile: 'Paramètres du profil',
  payments: 'Paramètres des paiements',
  data: 'Paramètres des données',
};
