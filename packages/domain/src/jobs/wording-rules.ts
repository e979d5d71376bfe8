/**
 * Passages of an offer that may discriminate on a ground forbidden by law (Code du travail, art. L1132-1;
 * Code pénal, art. 225-1).
 *
 * Patterns match a normalised text: no accents, lower case, straight apostrophes, single spaces; a line break
 * is a space, an empty line a line break. See `wording.ts`.
 */

export const criteria = [
  'age',
  'sex',
  'orientation',
  'origin',
  'family',
  'pregnancy',
  'health',
  'religion',
  'opinions',
  'appearance',
  'residence',
] as const;
export type Criterion = (typeof criteria)[number];

/** French words that follow « peut écarter selon ». */
export const criterionLabels: Readonly<Record<Criterion, string>> = {
  age: 'l’âge',
  sex: 'le sexe',
  orientation: 'l’orientation sexuelle ou l’identité de genre',
  origin: 'l’origine ou la nationalité',
  family: 'la situation de famille',
  pregnancy: 'la grossesse',
  health: 'l’état de santé ou le handicap',
  religion: 'la religion',
  opinions: 'les opinions politiques ou l’activité syndicale',
  appearance: 'l’apparence physique',
  residence: 'le lieu de résidence',
};

export interface WordingRule {
  readonly criterion: Criterion;
  readonly pattern: RegExp;
  /** The suggested wording, in French. */
  readonly hint: string;
}

/** Matches whole words only: « homme » is not in « hommage ». */
const words = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gmu');

const people = 'candidat|profil|juriste|avocat|collaborat|assistant|clerc|notaire|salarie|stagiaire';
const notExperience =
  '(?<!(?:experience|anciennete|pratique|exercice|duree|bail|baux|engagement|contrat|depuis|prescription|cabinet|prets?|emprunts?|credits?|concession|garantie|servitude|peine|fiducie)[^.\\n]{0,25})';

/** Excludes descriptions of clients: an offer may describe the people for whom one works. */
const notClients =
  '(?<!(?:defen(?:se|ds|dre|dez)|clients?|clientele|victimes?|contentieux|divorces?|successions?|fiscalite|salariee?s(?: syndiquee?s et)?)[^.\\n]{0,30})';

/**
 * Lawful passages that are skipped: the law's own vocabulary, sentences against discrimination, and levels of
 * experience.
 */
export const lawful: readonly RegExp[] = [
  // From the words against discrimination to the end of the sentence.
  "(?:sans (?:aucune )?(?:distinction|discrimination)|(?:lutter? contre|interdiction|prevention|droit|contentieux|victimes?|actions?) (?:de |des |d'|du |la |les |toutes? )*discriminations?|discriminations? (?:liees?|fondees?|a l'embauche|au travail)|quel(?:le)?s? que soi(?:en)?t|independamment de|egalite (?:des chances|professionnelle|de traitement|entre)|diversite)[^.;\\n]*",
  "droits? (?:fondamentaux )?(?:de|des|du) (?:la |l')?(?:homme|femmes?|famille|nationalite|etrangers?|enfants?|handicap|sante|maladie|grossesse|religions?|cultes|personnes (?:agees|handicapees)|personnes)",
  'loi (?:sur|relative a) [^.;\\n]*',
  '(?:certificats?|declaration|acquisition|perte|decheance|contentieux) de (?:la )?nationalite(?: francaise)?',
  "(?:bon|bons) peres? de famille|hommes? (?:de loi|d'affaires|cles?|du droit)|femmes? (?:de loi|d'affaires|du droit)",
  '(?:un |une )?(?:hommes?|femmes?)(?: ?[/-] ?| ou (?:une? )?| et (?:les )?)(?:hommes?|femmes?)',
  '[hfmx] ?/ ?[hfmx](?: ?/ ?[hfmx])?',
  'jeunes? (?:barreau|diplomee?s?|pousses?|entreprises?|societes?|enfants?|majeurs?|mineurs?)|unions? des jeunes avocats|(?:ordre|protection|conseil)[^.;\\n]{0,20} jeunesse',
  '(?:protection|licenciement|statut|reclassement)[^.;\\n]{0,25}(?:enceintes?|handicape?e?s?)',
].map(words);

const experience =
  'Dites plutôt l’expérience ou les qualités attendues\u202f: «\u00a0première expérience\u00a0», «\u00a0envie d’apprendre\u00a0».';
const bothSexes =
  'Adressez-vous à tous\u202f: le nom du métier suivi de «\u00a0(F/H)\u00a0», ou ses deux formes.';
const job = 'Retirez ce critère\u202f: seules comptent les compétences et les contraintes réelles du poste.';
const hours = 'Dites plutôt les contraintes du poste\u202f: horaires, déplacements, télétravail.';
const level = 'Dites plutôt le niveau de langue utile\u202f: «\u00a0anglais courant (C1)\u00a0».';

const rule = (criterion: Criterion, hint: string, ...sources: string[]): WordingRule[] =>
  sources.map((source) => ({ criterion, hint, pattern: words(source) }));

export const wordingRules: readonly WordingRule[] = [
  ...rule(
    'age',
    experience,
    `${notExperience}(?:(?:agee?s? |ayant )?(?:de |entre )?(?:1[89]|[2-6]\\d)(?: ans)? ?(?:a|et|-) ?(?:[2-6]\\d) ans)(?! ?(?:minimum |au moins |ou plus )?(?:d'|de |dans |en ))`,
    `${notExperience}(?:agee?s? )?(?:de )?moins de (?:[2-6]\\d) ans(?! ?(?:d'|de |dans |en ))`,
    `${notExperience}(?:1[89]|[2-6]\\d) ans (?:maximum|max|au plus|tout au plus)`,
    "agee?s? (?:de|d'au|entre) [^.,;\\n]{0,20}ans|age (?:maximum|maximal|minimum|ideal|souhaite|requis)|limite d'age",
    `jeunes? (?:et (?:dynamiques?|motivee?s?)|dynamiques?|motivee?s?|talents?|pros?|professionnel(?:le)?s?|collaborat(?:eur|rice)s?|juristes?|avocate?s?|candidate?s?|profils?|recrues?|retraitee?s?|personnes?|notaires?|clercs?|assistante?s?)`,
    `(?:equipe|profil|candidate?|personne) jeunes?|jeunes? equipes?|digital natives?|(?:vingtaine|trentaine|quarantaine|cinquantaine)(?: d'annees)?(?! d)|seniors? s'abstenir|retraitee?s? s'abstenir`,
  ),
  ...rule(
    'sex',
    bothSexes,
    'jeunes? (?:femmes?|hommes?|filles?|gar[cç]ons?)',
    `${notClients}(?:un|une) (?:homme|femme)(?! sur )`,
    '(?:exclusivement|uniquement|seulement|de preference|plutot|reserve (?:aux|a des)|poste (?:feminin|masculin|pour)) ?(?:un |une |des |aux )?(?:hommes?|femmes?|masculine?s?|feminine?s?)?(?<=hommes?|femmes?|masculine?s?|feminine?s?|feminin|masculin)',
    `(?:profil|candidate?|candidature|collaboratrice|interlocutrice) (?:masculine?|feminine?)s?|(?:femmes?|hommes?) s'abstenir`,
    '(?<=(?:recherch|cherch|recrut)[a-z]* )(?:une|sa|notre|son) (?:future? )?(?:assistante|avocate|collaboratrice|directrice|hotesse|consultante)(?! ?\\(?(?:h ?/|f ?/|ou |/))',
    '(?<=^ ?)(?:assistante|avocate|collaboratrice|directrice|hotesse)(?![^\\n]*(?:\\b[hf] ?/ ?[hf]\\b| ou |assistant |avocat |/|\u0000))',
  ),
  ...rule(
    'orientation',
    job,
    "heterosexuel(?:le)?s?|(?:votre|preciser l'|preciser votre) orientation sexuelle",
  ),
  ...rule(
    'origin',
    level,
    '(?:de )?langue maternelle(?: [a-z]+)?|native (?:english |french |german )?speakers?|sans accent(?: etranger)?',
  ),
  ...rule(
    'origin',
    'Retirez ce critère, sauf si un texte réserve le poste\u202f; dites plutôt le diplôme ou le titre exigé.',
    '(?<!(?:clients?|clientele|ressortissants?|personnes?|epoux|couples?|societes?|particuliers?|etrangers?|enfants?|dirigeants?|associes?|mineurs?|majeurs?|navires?|defunts?)[^.\\n]{0,15})de nationalite [a-z]+|nationalite (?:francaise|europeenne) (?:exigee|requise|obligatoire|imperative|uniquement)',
    "(?:francaise?|europeenn?e?)s? de souche|bleu[ -]blanc[ -]rouge|(?<!(?:clients?|clientele|jugements?|decisions?|societes?|capitaux|produits?|actes?|documents?|fonds|salaries?)[^.\\n]{0,15})d'origine (?:francaise|europeenne|etrangere|africaine|maghrebine|asiatique|antillaise)|(?:personne|profil|candidate?|homme|femme)s? de type (?:europeen|caucasien|africain|asiatique)|nom a consonance [a-z]+",
  ),
  ...rule(
    'family',
    hours,
    `${notClients}celibataires?(?! (?:et|ou) (?:les )?(?:couples?|mariee?s?))`,
    '(?<!(?:couples?|epoux|partenaires?|divorce|foyers?) )sans (?:enfants?|charges? de famille|attaches?(?: familiales?)?|obligations? familiales?|contraintes? familiales?)',
    '(?:candidate?|personne|profil) (?:mariee?|divorcee?|pacsee?)|(?:votre|preciser la|indiquer la|preciser votre) situation (?:familiale|matrimoniale|de famille)|libres? de toute (?:obligation|attache|contrainte) familiale|libres? de toute attache',
    "(?:meres?|peres?) (?:de famille|au foyer)(?: s'abstenir)?",
  ),
  ...rule(
    'pregnancy',
    'Retirez ce critère\u202f: une grossesse, ou l’envie d’un enfant, ne se demande jamais.',
    "(?:femmes? |candidates? )?(?:non |pas |ne pas etre )enceintes?|(?:femmes?|candidates?) enceintes? s'abstenir|femmes? enceintes?",
    "(?:sans|pas de|aucun) (?:projets? (?:de |d')(?:grossesse|maternite|enfants?|bebe)|grossesse|conge (?:de )?maternite)",
  ),
  ...rule(
    'health',
    'Retirez ce critère\u202f: l’aptitude relève du médecin du travail. Dites plutôt ce que le poste demande de faire.',
    '(?:en )?(?:bonne|parfaite|excellente) (?:sante(?! (?:financiere|economique))|condition physique|forme physique)|(?:physiquement apte|apte physiquement)',
    "(?:sans|pas de|aucun) (?:handicap|maladies?|probleme(?:s)? de sante|antecedents? medica(?:l|ux)|arrets? (?:de travail|maladie)|traitement medical)|(?:personnes? )?handicape?e?s? s'abstenir|non handicapee?s?|jamais malade",
  ),
  ...rule(
    'religion',
    job,
    '(?<!(?:etablissements?|ecoles?|associations?|congregations?|communautes?|clients?|clientele)[^.\\n]{0,20})de (?:confession|religion) [a-z]+|(?:candidate?|personne|profil|juriste|avocate?) (?:catholique|musulmane?|juif|juive|chretienn?e?|protestante?|athee)',
    '(?:catholique|musulmane?|juif|juive|chretienn?e?|protestante?)s? pratiquante?s?|(?:sans|pas de|aucun) (?:voile|foulard|signes? religieux|pratique religieuse)',
  ),
  ...rule(
    'opinions',
    job,
    '(?:vos |votre |quelle |nos )(?:opinions?|convictions?|sensibilite|couleur) (?:politiques?|syndicales?)|sensibilite politique|(?:de sensibilite|sympathisante?s?|militante?s?) de (?:gauche|droite)',
    `${notClients}(?:non |pas )syndiquee?s?`,
    "syndicalistes? s'abstenir|(?:sans|pas de|aucun) (?:engagement|activite|mandat|appartenance|passe) (?:syndicale?|politique|electif|elective)",
  ),
  ...rule(
    'appearance',
    'Dites plutôt ce que le poste demande\u202f: accueil des clients, aisance à l’oral, tenue d’audience.',
    "(?:bonne|tres bonne|excellente|belle|parfaite) (?:presentation|apparence)(?! (?:ecrite|orale|d|et |power|de ))|presentation (?:soignee|impeccable|irreprochable|exigee|indispensable)(?! (?:des|de|du|d'))",
    '(?:physique|apparence) (?:agreable|avenante?|attrayante?|soignee?|irreprochable|avantageux)|presenter? bien|sans tatouages?|(?:silhouette|taille) (?:mince|mannequin|elancee)',
    "(?:cv|candidature|dossier)s? avec (?:une )?photo(?:graphie)?|photo(?:graphie)?(?: d'identite)? (?:obligatoire|recente|exigee|souhaitee|a joindre|indispensable)",
  ),
  ...rule(
    'residence',
    'Dites plutôt le lieu de travail, les horaires et la part de télétravail.',
    `(?<=(?:${people}|vous|imperativement|obligatoirement|preference|idealement)[^.\\n]{0,40})(?:residante?s?|habitante?s?|domiciliee?s?|residez|habitez|vivez|vivant|resider|habiter) (?:imperativement |deja )?(?:a |au |aux |en |dans |sur |pres |proche )(?:[a-z-]+ ?){0,2}`,
    "(?:logement|domicile|residence) (?:a proximite|proche) (?:du|de l'|des) (?:cabinet|etude|bureaux?|entreprise)",
  ),
];
