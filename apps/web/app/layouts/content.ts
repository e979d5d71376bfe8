/** Texts of the layouts. */
export const frames = {
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  mainNavigation: 'Navigation principale',
  memberNavigation: 'Espace membre',
  login: 'Se connecter',
  register: 'S’inscrire',
  logout: 'Se déconnecter',
  unread: 'Nouvelles notifications',
  bottomBar: 'Raccourcis',
  home: 'Accueil',
  confirmTitle: 'Confirmer votre adresse',
  confirmText: 'Ouvrez le lien reçu par mail pour accéder à tous les services.',
} as const;

export const publicLinks = [
  { to: '/consult/missions', label: 'Missions', currentUnder: ['/consult/customers'] },
  { to: '/consult/emplois', label: 'Offres d’emploi', currentUnder: [] },
  { to: '/members', label: 'Communauté', currentUnder: ['entreprises', 'etudiants', 'members'] },
  { to: '/blog', label: 'Actus', currentUnder: [] },
] as const;
