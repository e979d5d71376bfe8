/** Texts of the choice between a person's own account and those of firms. */
export const accounts = {
  title: 'Vous agissez pour',
  own: (name: string) => `Mon compte (${name})`,
  for: (firm: string, role: string) => `pour ${firm} · ${role}`,
  hint: 'Chaque onglet garde son choix.',
  region: 'Compte utilisé',
  switch: 'Changer',
  switchNamed: 'Changer de compte',
  back: 'Revenir à mon compte',
  ended: 'Vous êtes de nouveau sur votre compte',
} as const;
