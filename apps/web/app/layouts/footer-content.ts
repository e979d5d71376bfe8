import { company } from '@basoche/domain/site-publisher';

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
