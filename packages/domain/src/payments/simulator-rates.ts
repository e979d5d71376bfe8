/**
 * Rates of the simulator, each with its value, its first day and the page on which its author publishes it. A
 * new rate is a change of its line here, with its date and its source; no other file holds a rate.
 */

export interface Source {
  /** The official name of the publisher, in French. */
  readonly name: string;
  readonly url: `https://${string}`;
}

const urssafEmployer = 'https://www.urssaf.fr/accueil/employeur/cotisations/liste-cotisations';

export const sources = {
  health: { name: 'Urssaf, assurance maladie', url: `${urssafEmployer}/maladie-maternite-invalidite.html` },
  retirement: {
    name: 'Urssaf, vieillesse, solidarité autonomie et dialogue social',
    url: `${urssafEmployer}/at-vieillesse-csa-dialoguesocial.html`,
  },
  family: {
    name: 'Urssaf, allocations familiales',
    url: `${urssafEmployer}/cotisation-allocation-familiale.html`,
  },
  accidents: {
    name: 'Arrêté du 30 décembre 2025, tarification des accidents du travail (taux net moyen national)',
    url: 'https://entreprendre.service-public.fr/vosdroits/F33665',
  },
  unemployment: {
    name: 'Urssaf, assurance chômage et AGS',
    url: `${urssafEmployer}/assurance-chomage-ags.html`,
  },
  housing: { name: 'Urssaf, Fnal', url: `${urssafEmployer}/fonds-national-aide-logement.html` },
  building: {
    name: 'Service-Public, participation à l’effort de construction',
    url: 'https://entreprendre.service-public.fr/vosdroits/F22583',
  },
  training: {
    name: 'Urssaf, formation professionnelle',
    url: `${urssafEmployer}/formation-professionnelle.html`,
  },
  apprenticeship: {
    name: 'Urssaf, taxe d’apprentissage',
    url: `${urssafEmployer}/taxe-apprentissage-csa.html`,
  },
  transport: {
    name: 'Urssaf, versement mobilité (Paris et petite couronne)',
    url: `${urssafEmployer}/versement-mobilite.html`,
  },
  complementary: {
    name: 'Agirc-Arrco, cotisations de retraite complémentaire et Apec',
    url: 'https://www.agirc-arrco.fr/mon-entreprise/calculer-et-declarer/calculer-les-cotisations-de-retraite-complementaire/',
  },
  provident: {
    name: 'Urssaf, prévoyance complémentaire des cadres',
    url: 'https://www.urssaf.fr/accueil/employeur/embaucher-gerer-salaries/embaucher/prevoyance-complementaire.html',
  },
  csg: { name: 'Urssaf, CSG et CRDS', url: `${urssafEmployer}/csg-crds.html` },
  ceiling: {
    name: 'Urssaf, plafonds de la Sécurité sociale',
    url: 'https://www.urssaf.fr/accueil/outils-documentation/taux-baremes/plafonds-securite-sociale.html',
  },
  micro: {
    name: 'Code de la sécurité sociale, article D. 613-4',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000052218738',
  },
  microTraining: {
    name: 'Service-Public, formation des travailleurs indépendants',
    url: 'https://www.service-public.fr/professionnels-entreprises/vosdroits/F23459',
  },
  microTax: {
    name: 'Service-Public, régime micro-fiscal',
    url: 'https://entreprendre.service-public.fr/vosdroits/F23267',
  },
  withholding: {
    name: 'Code général des impôts, article 204 H (taux par défaut)',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000042907548/',
  },
  convention: {
    name: 'Convention collective de branche des salariés en portage salarial du 22 mars 2017, article 21',
    url: 'https://www.legifrance.gouv.fr/conv_coll/id/KALICONT000035326397',
  },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;

/**
 * Base of a rate: the whole salary, its part up to the monthly ceiling of social security, or the part above.
 */
export type Base = 'all' | 'upTo' | 'above';

export interface Rate {
  readonly label: string;
  readonly percent: number;
  readonly base: Base;
  /** First day of the rate. */
  readonly since: string;
  readonly source: SourceName;
}

const rate = (label: string, percent: number, base: Base, since: string, source: SourceName): Rate => ({
  label,
  percent,
  base,
  since,
  source,
});

const year = '2026-01-01';

/** Employer's contributions for an executive, on top of the gross salary, without any relief. */
export const employerRates: readonly Rate[] = [
  rate('Assurance maladie', 13, 'all', year, 'health'),
  rate('Vieillesse plafonnée', 8.55, 'upTo', year, 'retirement'),
  rate('Vieillesse déplafonnée', 2.11, 'all', year, 'retirement'),
  rate('Allocations familiales', 5.25, 'all', year, 'family'),
  rate('Accidents du travail', 2.08, 'all', year, 'accidents'),
  rate('Solidarité autonomie', 0.3, 'all', year, 'retirement'),
  rate('Dialogue social', 0.016, 'all', year, 'retirement'),
  rate('Fnal', 0.5, 'all', year, 'housing'),
  rate('Assurance chômage', 4, 'all', '2025-05-01', 'unemployment'),
  rate('AGS', 0.25, 'all', '2024-07-01', 'unemployment'),
  rate('Retraite complémentaire, tranche 1', 4.72, 'upTo', year, 'complementary'),
  rate('Retraite complémentaire, tranche 2', 12.95, 'above', year, 'complementary'),
  rate('Contribution d’équilibre général, tranche 1', 1.29, 'upTo', year, 'complementary'),
  rate('Contribution d’équilibre général, tranche 2', 1.62, 'above', year, 'complementary'),
  rate('Contribution d’équilibre technique', 0.21, 'above', year, 'complementary'),
  rate('Apec', 0.036, 'all', year, 'complementary'),
  rate('Prévoyance des cadres', 1.5, 'upTo', year, 'provident'),
  rate('Formation professionnelle', 1, 'all', year, 'training'),
  rate('Taxe d’apprentissage', 0.68, 'all', year, 'apprenticeship'),
  rate('Effort de construction', 0.45, 'all', year, 'building'),
  rate('Versement mobilité', 3.2, 'all', '2024-02-01', 'transport'),
];

/** Employee's contributions deducted from the gross salary, without CSG and CRDS. */
export const employeeRates: readonly Rate[] = [
  rate('Vieillesse plafonnée', 6.9, 'upTo', year, 'retirement'),
  rate('Vieillesse déplafonnée', 0.4, 'all', year, 'retirement'),
  rate('Retraite complémentaire, tranche 1', 3.15, 'upTo', year, 'complementary'),
  rate('Retraite complémentaire, tranche 2', 8.64, 'above', year, 'complementary'),
  rate('Contribution d’équilibre général, tranche 1', 0.86, 'upTo', year, 'complementary'),
  rate('Contribution d’équilibre général, tranche 2', 1.08, 'above', year, 'complementary'),
  rate('Contribution d’équilibre technique', 0.14, 'above', year, 'complementary'),
  rate('Apec', 0.024, 'all', year, 'complementary'),
];

/**
 * CSG and CRDS, taken from a part of the gross salary; a share of them is not deducted from the taxable
 * income.
 */
export const csg = {
  partOfGrossPercent: 98.25,
  deductible: rate('CSG déductible', 6.8, 'all', year, 'csg'),
  taxed: rate('CSG non déductible et CRDS', 2.9, 'all', year, 'csg'),
} as const;

/** The monthly ceiling of social security, in cents. */
export const monthlyCeiling = {
  label: 'Plafond mensuel de la Sécurité sociale',
  cents: 400_500,
  since: year,
  source: 'ceiling',
} as const;

/**
 * Rates of a micro-entrepreneur of a liberal, non-regulated profession, on the invoiced amount excluding tax.
 */
export const microRates: readonly Rate[] = [
  rate('Cotisations sociales', 25.6, 'all', year, 'micro'),
  rate('Contribution à la formation professionnelle', 0.2, 'all', year, 'microTraining'),
];

export const micro = {
  /** Fixed allowance for costs, taken off by the tax office. */
  allowance: rate('Abattement pour frais avant impôt', 34, 'all', year, 'microTax'),
  /** Yearly turnover above which the regime ends, in cents. */
  yearlyLimit: {
    label: 'Recettes annuelles de la micro-entreprise (prestations libérales)',
    cents: 8_360_000,
    since: year,
    source: 'microTax',
  },
} as const;

/**
 * Parts of a gross salary under the collective agreement of portage: its base, and additions that are each
 * computed on the sum before them.
 */
export const portagePay = {
  businessBonus: rate('Indemnité d’apport d’affaires', 5, 'all', '2017-07-01', 'convention'),
  holidays: rate('Indemnité de congés payés', 10, 'all', '2017-07-01', 'convention'),
  reserve: rate('Réserve financière ou indemnité de fin de contrat', 10, 'all', '2017-07-01', 'convention'),
} as const;

/**
 * Management fee of the portage company, as assumed by the estimate until a contract sets it: about the
 * middle of what such companies ask.
 */
export const portageFee = { label: 'Frais de gestion de la société de portage', percent: 10 } as const;

/**
 * Withholding rates for people who gave no rate of their own: the rate for a month's taxable income below
 * each bound, in cents (mainland France), and the highest rate above them all.
 */
export const withholdingGrid = {
  since: year,
  source: 'withholding',
  steps: [
    [163_500, 0],
    [169_800, 0.5],
    [180_700, 1.3],
    [192_800, 2.1],
    [206_000, 2.9],
    [217_000, 3.5],
    [231_500, 4.1],
    [273_800, 5.3],
    [313_500, 7.5],
    [357_100, 9.9],
    [401_900, 11.9],
    [469_000, 13.8],
    [562_400, 15.8],
    [703_700, 17.9],
    [878_900, 20],
    [1_220_000, 24],
    [1_652_300, 28],
    [2_593_700, 33],
    [5_555_800, 38],
  ],
  highest: 43,
} as const;
