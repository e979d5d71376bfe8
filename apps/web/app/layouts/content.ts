/** What the frames around the screens say. */
export const frames = {
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  mainNavigation: 'Navigation principale',
  memberNavigation: 'Espace membre',
  login: 'Se connecter',
  register: "S'inscrire",
  profile: 'Mon profil',
  logout: 'Se déconnecter',
  unread: 'Nouvelles notifications',
  home: 'Accueil',
  confirmTitle: 'Confirmer votre adresse',
  confirmText: 'Ouvrez le lien reçu par mail pour accéder à tous les services.',
} as const;

/** Around the screens of staff and of the partner. */
export const office = {
  staff: 'Espace équipe',
  partner: 'Espace partenaire',
  staffLinks: [
    { to: '/admin', label: 'Portages' },
    { to: '/admin/contestations', label: 'Contestations' },
    { to: '/admin/signalements', label: 'Signalements' },
  ],
  partnerLinks: [{ to: '/partner', label: 'Portages' }],
} as const;

export const publicLinks = [
  { to: '/consult/missions', label: 'Missions', also: ['/consult/customers'] },
  { to: '/consult/emplois', label: "Offres d'emploi", also: [] },
  { to: '/members', label: 'Communauté', also: ['entreprises', 'etudiants', 'members'] },
  { to: '/blog', label: 'Actus', also: [] },
] as const;

export const footer = {
  claim: '1er réseau juridique interprofessionnel',
  address: ['Basoche', '10 boulevard du Palais', '75001 Paris'],
  spacesTitle: 'Vos espaces',
  spaces: [
    { to: '/professionnels-independants', label: 'Auxiliaires de justice et indépendants' },
    { to: '/clients', label: 'Directions juridiques et entreprises' },
    { to: '/salaries', label: 'Professionnels du droit et salariés' },
    { to: '/formations', label: 'Étudiants en droit' },
  ],
  siteTitle: 'Le réseau',
  site: [
    { to: '/consult/missions', label: 'Missions' },
    { to: '/consult/customers/missions', label: 'Missions de clients externes' },
    { to: '/consult/emplois', label: "Offres d'emploi" },
    { to: '/members', label: 'Communauté' },
    { to: '/blog', label: 'Actus' },
  ],
  helpTitle: 'Aide et textes',
  help: [
    { to: '/aide', label: 'Aide et contact' },
    { to: '/chartes', label: "Conditions d'utilisation et charte des données personnelles" },
    { to: '/NDA', label: 'Accord de confidentialité' },
    { to: '/dossiers/verifier', label: 'Vérifier un dossier' },
  ],
  social: [
    { href: 'https://www.linkedin.com/', label: 'LinkedIn', network: 'linkedin' },
    { href: 'https://www.youtube.com/', label: 'YouTube', network: 'youtube' },
    { href: 'https://www.instagram.com/', label: 'Instagram', network: 'instagram' },
  ],
} as const;

export const errors = {
  notFound: {
    meta: 'Page introuvable',
    title: 'Cette page est introuvable',
    text: "L'adresse est peut-être incomplète, ou ce qui s'y trouvait n'est plus publié ou ne vous est pas ouvert.",
  },
  failure: {
    meta: 'Erreur',
    title: "Quelque chose s'est mal passé de notre côté",
    text: "Rien de ce que vous avez enregistré n'est perdu. Réessayez dans un instant ; si cela continue, écrivez-nous et indiquez l'heure qu'il est.",
  },
  offline: {
    meta: 'Pas de connexion',
    title: 'Pas de connexion',
    kept: 'Ce que vous écrivez est gardé sur cet appareil.',
    waiting: "La page demandée s'ouvrira dès le retour de la connexion.",
    text: 'Basoche ne répond pas. Vérifiez votre connexion à Internet ; ce que vous avez écrit est gardé sur cet appareil.',
  },
  retry: 'Réessayer',
  home: "Retour à l'accueil",
  missions: 'Voir les missions',
  jobs: "Voir les offres d'emploi",
  help: 'Contacter le support',
} as const;

/** Beside the forms of login and registration. */
export const welcome = {
  title: '1er réseau juridique interprofessionnel',
  facts: [
    {
      icon: 'members',
      title: 'Entre juristes',
      text: 'Avocats, notaires, commissaires de justice, juristes et étudiants en droit se confient leurs missions.',
    },
    {
      icon: 'verified',
      title: 'Des profils vérifiés',
      text: 'Chaque diplôme et chaque structure est contrôlé par notre équipe, en moins de 24 heures.',
    },
    {
      icon: 'private',
      title: 'Des échanges confidentiels',
      text: "Un accord de confidentialité ouvre chaque conversation, et le prix se négocie dans l'échange.",
    },
  ],
} as const;
