import { company } from '@basoche/domain/site-publisher';

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

export const footer = {
  claim: '1ᵉʳ réseau juridique interprofessionnel',
  address: [company.name, company.address, `${company.zipCode} ${company.city}`],
  spacesTitle: 'Vos espaces',
  spaces: [
    { to: '/professionnels-independants', label: 'Auxiliaires de justice et indépendants' },
    { to: '/entreprises', label: 'Directions juridiques et entreprises' },
    { to: '/salaries', label: 'Professionnels du droit et salariés' },
    { to: '/formations', label: 'Étudiants en droit' },
    { to: '/clients', label: 'Clients externes' },
  ],
  siteTitle: 'Le réseau',
  site: [
    { to: '/consult/missions', label: 'Missions' },
    { to: '/consult/customers/missions', label: 'Missions de clients externes' },
    { to: '/consult/emplois', label: 'Offres d’emploi' },
    { to: '/members', label: 'Communauté' },
    { to: '/blog', label: 'Actus' },
  ],
  helpTitle: 'Aide et textes',
  help: [
    { to: '/aide', label: 'Aide et contact' },
    { to: '/tarifs', label: 'Tarifs' },
    { to: '/simulateur', label: 'Simulateur' },
    { to: '/chartes', label: 'Conditions d’utilisation et charte des données personnelles' },
    { to: '/NDA', label: 'Accord de confidentialité' },
    { to: '/dossiers/verifier', label: 'Vérifier un dossier' },
  ],
  /** On the last line, beside the year. */
  legalTitle: 'Informations légales',
  legal: [
    { to: '/mentions-legales', label: 'Mentions légales' },
    { to: '/cookies', label: 'Cookies' },
    { to: '/accessibilite', label: 'Accessibilité' },
    { to: '/classement', label: 'Classement' },
  ],
  social: company.social,
} as const;

export const errors = {
  notFound: {
    meta: 'Page introuvable',
    title: 'Cette page est introuvable',
    text: 'L’adresse est peut-être incomplète, ou ce qui s’y trouvait n’est plus publié ou ne vous est pas ouvert.',
  },
  gone: {
    meta: 'Cette page n’est plus publiée',
    title: 'Cette page n’est plus publiée',
    text: 'Elle l’a été, et ne reviendra sans doute pas\u202f: la mission ou l’offre a été retirée, l’article dépublié ou le compte supprimé.',
  },
  failure: {
    meta: 'Erreur',
    title: 'Quelque chose s’est mal passé de notre côté',
    text: 'Rien de ce que vous avez enregistré n’est perdu. Réessayez dans un instant ; si cela continue, écrivez-nous et indiquez l’heure qu’il est.',
  },
  offline: {
    meta: 'Pas de connexion',
    title: 'Pas de connexion',
    kept: 'Ce que vous écrivez est gardé sur cet appareil.',
    waiting: 'La page demandée s’ouvrira dès le retour de la connexion.',
    text: 'Basoche ne répond pas. Vérifiez votre connexion à Internet ; ce que vous avez écrit est gardé sur cet appareil.',
  },
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  missions: 'Voir les missions',
  jobs: 'Voir les offres d’emploi',
  members: 'Voir les membres',
  news: 'Lire les actualités',
  help: 'Contacter le support',
} as const;
