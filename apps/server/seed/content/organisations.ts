import type { Voice } from './missions/kernel.ts';

/** A legal entity that publishes: its name, the kind of its missions' texts, and its presentation. */
export interface Organisation {
  readonly name: string;
  readonly voice: Voice;
  readonly about: string;
}

export const organisations: readonly Organisation[] = [
  {
    name: 'Cabinet Sorel Daguerre',
    voice: 'firm',
    about: 'Quatre avocats en droit social, côté employeur, et un goût assumé pour les dossiers collectifs.',
  },
  {
    name: 'Pastel & Voirin, avocats',
    voice: 'firm',
    about:
      'Droit de la construction et de l’assurance. Nous plaidons partout en France et cherchons des correspondants fidèles.',
  },
  {
    name: 'Atelier du Contentieux',
    voice: 'firm',
    about:
      'Boutique de procédure civile et d’appel\u202f: neuf personnes, une méthode, des écritures courtes.',
  },
  {
    name: 'Cabinet Lenoir-Hamadi',
    voice: 'firm',
    about: 'Droit de la famille et du patrimoine, en conseil, en médiation et devant le juge.',
  },
  {
    name: 'Selarl Esnault Prigent',
    voice: 'firm',
    about:
      'Droit public des affaires, urbanisme et environnement, au service des collectivités et des entreprises.',
  },
  {
    name: 'Fontaine Mercier Avocats',
    voice: 'firm',
    about: 'Fusions, acquisitions et droit des sociétés pour des entreprises familiales.',
  },
  {
    name: 'Cabinet Traoré Weber',
    voice: 'firm',
    about: 'Droit des étrangers, libertés publiques et droit d’asile.',
  },
  {
    name: 'Cabinet Imbert',
    voice: 'firm',
    about: 'Avocat seul, droit pénal et dommage corporel, entouré d’un réseau de confrères.',
  },
  {
    name: 'Rambaud Fiscal',
    voice: 'firm',
    about: 'Fiscalité des entreprises et des dirigeants, contrôles et contentieux.',
  },
  {
    name: 'Cabinet Guillou & Associées',
    voice: 'firm',
    about: 'Propriété intellectuelle, presse et nouvelles technologies.',
  },
  {
    name: 'Selas Castelli Noiret',
    voice: 'firm',
    about: 'Restructurations, procédures collectives et droit bancaire.',
  },
  {
    name: 'Cabinet des Quais',
    voice: 'firm',
    about: 'Droit des transports, des douanes et du commerce international.',
  },
  {
    name: 'Cabinet Peyrat',
    voice: 'firm',
    about: 'Droit rural, baux et successions, au plus près des exploitations.',
  },
  {
    name: 'Office notarial des Tanneurs',
    voice: 'notary',
    about: 'Trois notaires, douze collaborateurs, une clientèle de familles et de petites entreprises.',
  },
  {
    name: 'Étude Vidal et Thévenin, notaires',
    voice: 'notary',
    about: 'Droit immobilier complexe, transmission et droit rural.',
  },
  {
    name: 'Office notarial du Vieux-Port',
    voice: 'notary',
    about: 'Ventes, programmes neufs et successions internationales.',
  },
  {
    name: 'Notaires de la Place Carnot',
    voice: 'notary',
    about: 'Étude familiale fondée en 1962, aujourd’hui entièrement dématérialisée.',
  },
  {
    name: 'Office Jaouen Goasdoué',
    voice: 'notary',
    about: 'Le littoral, ses maisons et ses indivisions. Nous aimons les dossiers anciens.',
  },
  {
    name: 'Étude Rochette, commissaires de justice',
    voice: 'bailiff',
    about: 'Constats, recouvrement amiable et exécution, sur tout le ressort de la cour.',
  },
  {
    name: 'Lombard & Keller, commissaires de justice',
    voice: 'bailiff',
    about: 'Deux associées, une équipe de clercs, un parc de logiciels récent.',
  },
  {
    name: 'Mobilier Bréal',
    voice: 'company',
    about: 'Fabricant de mobilier de bureau en bois massif, 140 salariés, deux ateliers.',
  },
  {
    name: 'Caves de la Trézée',
    voice: 'company',
    about: 'Négoce de vins en ligne et en boutique, douze régions représentées.',
  },
  { name: 'Paylune', voice: 'company', about: 'Éditeur d’un logiciel de paie pour les petites entreprises.' },
  {
    name: 'Transports Maillefer',
    voice: 'company',
    about: 'Transport frigorifique, soixante véhicules, cinq agences.',
  },
  {
    name: 'Fonderies de l’Ourse',
    voice: 'company',
    about: 'Pièces de fonte pour le ferroviaire et l’agricole, depuis 1931.',
  },
  {
    name: 'Clinique vétérinaire des Halles',
    voice: 'company',
    about: 'Groupe de huit cliniques indépendantes, urgences et spécialités.',
  },
  {
    name: 'Rives Habitat',
    voice: 'company',
    about: 'Promotion et réhabilitation de logements, toujours en centre-ville.',
  },
  {
    name: 'Boulangeries Épi d’Or',
    voice: 'company',
    about: 'Vingt-deux boutiques, un fournil central, des apprentis chaque année.',
  },
  {
    name: 'Novatherm',
    voice: 'company',
    about: 'Bureau d’études en génie climatique et contrats de performance énergétique.',
  },
  {
    name: 'Solaire des Causses',
    voice: 'company',
    about: 'Développement de centrales photovoltaïques avec les agriculteurs et les communes.',
  },
  {
    name: 'Maison Ylang',
    voice: 'company',
    about: 'Cosmétiques botaniques, vendus par quatre-vingts points de vente agréés.',
  },
  {
    name: 'Cartel Sports',
    voice: 'company',
    about: 'Salles de sport en réseau, cinquante-trois implantations.',
  },
  {
    name: 'Imprimerie Garamont',
    voice: 'company',
    about: 'Impression offset et numérique pour l’édition indépendante.',
  },
  { name: 'Hôtels Belle Étape', voice: 'company', about: 'Neuf hôtels-restaurants le long des véloroutes.' },
  { name: 'Agritech Sillon', voice: 'company', about: 'Capteurs et logiciels pour l’irrigation raisonnée.' },
  {
    name: 'Mutuelle du Grand Large',
    voice: 'company',
    about: 'Mutuelle régionale, 86\u202f000 personnes protégées.',
  },
  {
    name: 'Chantiers Navals Korrigan',
    voice: 'company',
    about: 'Construction et refit de bateaux de travail.',
  },
  { name: 'Textiles Barral', voice: 'company', about: 'Tissage technique pour l’équipement de protection.' },
  {
    name: 'Ludion Jeux',
    voice: 'company',
    about: 'Éditeur de jeux de société, une trentaine de titres au catalogue.',
  },
  { name: 'Presse des Vallées', voice: 'company', about: 'Hebdomadaire local et podcasts d’enquête.' },
  {
    name: 'Laboratoires Séquoia',
    voice: 'company',
    about: 'Compléments alimentaires et dispositifs médicaux de classe I.',
  },
  {
    name: 'Interim Passerelle',
    voice: 'company',
    about: 'Réseau d’agences d’emploi spécialisées dans l’artisanat.',
  },
  { name: 'Éclats Lumière', voice: 'company', about: 'Conception de luminaires et d’éclairage scénique.' },
  {
    name: 'Bornéo Mobilités',
    voice: 'company',
    about: 'Autopartage et bornes de recharge pour les villes moyennes.',
  },
  {
    name: 'Groupe scolaire Les Tilleuls',
    voice: 'company',
    about: 'Enseignement privé sous contrat, de la maternelle au lycée.',
  },
  { name: 'Habitat Solidaire du Bocage', voice: 'association', about: '' },
  { name: 'Association Voiles et Rivages', voice: 'association', about: '' },
  { name: 'Théâtre de l’Écluse', voice: 'association', about: '' },
  { name: 'Ressourcerie La Boucle', voice: 'association', about: '' },
  { name: 'Crèche parentale Les Pieds-Nus', voice: 'association', about: '' },
  { name: 'Basket Club des Remparts', voice: 'association', about: '' },
  { name: 'Foyer des Jeunes de l’Arsenal', voice: 'association', about: '' },
  { name: 'Radio Canopée', voice: 'association', about: '' },
];
