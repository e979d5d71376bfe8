import { isFrench } from './french-texts.ts';

/** Rules of French typography. Each returns the faulty parts of a text. */

export const every =
  (pattern: RegExp) =>
  (text: string): string[] =>
    [...text.matchAll(pattern)].map(([found]) => found);

const inFrench = (faults: (text: string) => string[]) => (text: string) =>
  isFrench(text) ? faults(text) : [];

const unaccentedWords = [
  'Academie|Acces|Acceder|Apres|Avere|Ca|Cloture|Creer|Declarer|Deconnexion|Deja|Delai|Depot|Deposer|Desole|Detail|Fevrier',
  'Ecarter|Echanger?s?|Echeances?|Echec|Eclairer|Ecole|Ecoles|Economies?|Ecran|Ecrire|Ecrit|Ecrite|Ecrits|Ecrivez|Editer|Editeur|Education|Egalement|Egalite|Egalité',
  'Electronique|Elements?|Eléments?|Eleve|Elève|Elevé|Eligible|Emettre|Emis|Emise|Emission|Energie|Enumérer|Epargne|Equipe|Equipes|Equivalent|Equivalence',
  'Etablir|Etablissement|Etape|Etapes|Etat|Etats|Eteindre|Etendre|Etes|Etoiles?|Etranger|Etrangers|Etre|Etude|Etudes|Etudiante?s?',
  'Evaluer|Evaluation|Evaluations|Evaluez|Evenement|Evénement|Evénements|Evidence|Evitez|Eviter|Evolution',
  'Metier|Modele|Numero|Periode|Piece|Preciser|Prenom|Probleme|Reference|Reglement|Regle|Reponse|Resume|Reussi|Securite|Societe|Telecharger|Telephone|Verifier',
].join('|');

const elisions = '[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu|aujourd|quelqu|presqu|entr|prud';

export const frenchRules = {
  /** An apostrophe is ’. */
  apostrophe: every(new RegExp(`(?<!\\p{L})(?:${elisions})['ʼ‘](?=[\\p{L}\\p{N}«[\uFFFC])`, 'giu')),
  /** U+202F comes before ; : ! ? */
  space: inFrench(every(/[^\s\u202f]?[ \u00a0]?(?<![\u202f.!?([«/;:])[;:!?]+(?=[\s"”]|$)/gu)),
  /** U+00A0 stands inside « and ». */
  quotes: every(/«(?!\u00a0)|(?<!\u00a0)»/gu),
  /** A capital keeps its accent. */
  capital: every(
    new RegExp(
      `(?<![\\p{L}-])(?:${unaccentedWords})(?![\\p{L}-])|(?:^|[.!?\\u202f]\\s)A (?:la|le|les|l’|propos|vous|partir|distance|noter|confirmer|côté|défaut|savoir|venir|faire|lire|quoi|quel|son|sa|ses|votre|vos|chaque|tout|tous|toute|bientôt|régler|payer|verser|traiter|choisir|compléter)(?!\\p{L})`,
      'gu',
    ),
  ),
  /** U+00A0 comes between an amount and its tax. */
  tax: every(/(?<=[€\uFFFC]) (?:HT|TTC)(?!\p{L})/gu),
  /** An ordinal is 1ᵉʳ, 2ᵉ. */
  ordinal: every(/(?<![\p{L}\p{N}])\d+(?:er|re|ère|ème|eme|nd|nde|e)(?![\p{L}\p{N}])/gu),
  /** An ellipsis is one sign. */
  ellipsis: inFrench(every(/\.\.\.?(?!\/)/gu)),
} satisfies Readonly<Record<string, (text: string) => string[]>>;
