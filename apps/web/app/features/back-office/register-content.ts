import { ofName } from '@basoche/domain/members/elision';
import type { Agreement, ComparedField } from '@basoche/domain/public-registers/matching';
import type { Doubt, ReadingState } from '@basoche/domain/public-registers/readings';
import type { PublicRegister, VerificationAnswer } from '@basoche/domain/public-registers/registers';
import { count, figure } from '../../lib/counts.ts';
import type { Choice } from '../../ui/form-parts.tsx';

/**
 * Texts of the public registers: editions, members whose line is doubtful, and members who are no longer
 * listed.
 */

const members = (number: number) => count(number, 'membre', 'membres');
const lines = (number: number) => count(number, 'ligne', 'lignes');

interface Source {
  readonly text: string;
  /** Command with which an operator imports an edition. */
  readonly command: string;
}

export const registers = {
  title: 'Registres publics',
  lead: 'Les membres vérifiés sont cherchés dans ces listes à chaque édition. Une ligne prouve une inscription, pas une identité\u202f: ce sont les justificatifs qui la prouvent.',
  tabs: 'Registres publics',
  editions: 'Éditions',
  doubtful: 'À confirmer',
  missing: 'Plus inscrits',
  list: 'Registres',
  sources: {
    avocats: {
      text: '«\u00a0Annuaire des avocats de France\u00a0», que le CNB publie chaque mois sur data.gouv.fr.',
      command: 'npm run admin -- registers import avocats annuaire-avocats-AAAAMMJJ.csv',
    },
    companies: {
      text: 'Répertoire Sirene que l’Insee publie chaque mois. Seules les lignes de nos membres sont gardées.',
      command: 'npm run admin -- registers import companies StockUniteLegale_utf8.csv --day=AAAA-MM-JJ',
    },
    officers: {
      text: 'Notaires, commissaires de justice et mandataires judiciaires, saisis par l’équipe dans un fichier.',
      command: 'npm run admin -- registers import officers officiers.csv --day=AAAA-MM-JJ',
    },
  } satisfies Record<PublicRegister, Source>,
  none: 'Aucune édition en vigueur',
  noneText: 'Personne n’y est cherché. Un opérateur importe une édition par cette commande\u202f:',
  command: 'Commande d’importation',
  current: 'Édition en vigueur',
  importedAt: (day: string, hour: string) => `Importée le ${day} à ${hour}`,
  checkedAt: (day: string, hour: string) => `Fichier relu le ${day} à ${hour}`,
  lines: 'Lignes',
  lineCount: (number: number) => figure(number),
  confirmed: 'Inscriptions confirmées',
  failure: (day: string, hour: string) => `Le fichier n’a pas pu être lu le ${day} à ${hour}`,
  held: {
    title: (day: string) => `L’édition du ${day} attend votre décision`,
    text: (held: number, before: number | null) =>
      before === null
        ? `Elle compte ${lines(held)}.`
        : `Elle compte ${lines(held)}, contre ${figure(before)} dans celle en vigueur.`,
    gone: (gone: number, confirmed: number) =>
      gone === 0
        ? 'Elle nomme encore tous les membres confirmés.'
        : `Elle ne nomme plus ${members(gone)} sur ${figure(confirmed)}.`,
    waits: 'Rien ne change tant que vous n’avez pas décidé.',
  },
  accept: 'Mettre en vigueur',
  acceptOf: (name: string, day: string) => `Mettre en vigueur l’édition du ${day}, ${name}`,
  acceptance: {
    title: 'Mettre cette édition en vigueur\u202f?',
    loses: (gone: number) =>
      gone === 0
        ? 'Aucun membre ne perd sa vérification.'
        : `${members(gone)} ${gone < 2 ? 'perd sa vérification et en est prévenu' : 'perdent leur vérification et en sont prévenus'} par mail. Ce qui est en cours continue.`,
    replaces: (day: string | null, held: number) =>
      day === null
        ? `Elle compte ${lines(held)}.`
        : `Elle remplace celle du ${day} et compte ${lines(held)}.`,
    recorded: 'La décision est inscrite au journal.',
    done: 'La mise en vigueur a commencé.',
  },
  acceptanceState: {
    accepting: (day: string) => `Mise en vigueur en cours\u202f: édition du ${day}`,
    acceptingText:
      'Les membres y sont cherchés les uns après les autres\u202f; les nombres ci-dessous changent jusqu’à la fin.',
    failed: (day: string, hour: string) => `La mise en vigueur s’est arrêtée le ${day} à ${hour}`,
    failedText:
      'L’édition est en vigueur, mais une partie des membres n’y a pas encore été cherchée. Reprenez\u202f: elle continue où elle s’est arrêtée.',
    takeUp: 'Reprendre',
    takeUpOf: (name: string, day: string) => `Reprendre la mise en vigueur de l’édition du ${day}, ${name}`,
  },
  refuse: 'Refuser',
  refuseOf: (name: string, day: string) => `Refuser l’édition du ${day}, ${name}`,
  refusal: {
    title: 'Refuser cette édition\u202f?',
    text: (day: string | null) =>
      `Personne ne perd sa vérification${day === null ? '' : ` et l’édition du ${day} reste en vigueur`}. Le même fichier ne peut plus être importé. La décision est inscrite au journal.`,
    done: 'L’édition est refusée.',
  },
} as const;

/** Words of the fields that are compared. */
const fields: Readonly<Record<ComparedField, string>> = {
  name: 'nom',
  firstName: 'prénom',
  profession: 'profession',
  bar: 'barreau',
  siren: 'numéro SIREN',
  department: 'département',
};

const agreementText: Readonly<Record<Agreement, (names: string) => string>> = {
  same: (names) => `Identique\u202f: ${names}`,
  other: (names) => `Différent\u202f: ${names}`,
  unsaid: (names) => `Non comparé\u202f: ${names}`,
};

const fieldNames = (names: readonly ComparedField[]) => names.map((field) => fields[field]).join(', ');

/** Texts of a register's answer about a member. */
export const reading = {
  states: {
    sure: 'Inscription trouvée',
    doubtful: 'Inscription à comparer',
    none: 'Aucune ligne à ce nom',
    missing: 'N’y figure plus',
    noEdition: 'Registre non importé',
  } satisfies Record<ReadingState, string>,
  doubts: {
    taken: 'La ligne la plus proche est déjà celle d’un autre membre.',
    several: 'Plusieurs lignes lui correspondent aussi bien.',
    otherBar: 'Le barreau indiqué n’est pas celui du registre.',
    laterBar:
      'Le barreau a été indiqué après la vérification, et ni le numéro, ni le code postal, ni une ligne précédente ne le confirme.',
    otherName: 'Le numéro est celui d’une société d’un autre nom.',
    namesAlone: 'Seuls le nom et le prénom le désignent.',
  } satisfies Record<Doubt, string>,
  title: (name: string) => `Réponse du registre sur ${name}`,
  edition: (name: string, day: string) => `${name}, édition du ${day}`,
  none: (day: string) => `L’édition du ${day} ne nomme personne de ce nom.`,
  sure: 'Nom et barreau, ou nom et numéro, désignent une seule ligne.',
  noEdition: 'Vérifiez l’inscription sur le site de la profession.',
  missing: (line: string | null, seen: string) =>
    `${line ?? 'Sa ligne'} figurait dans l’édition du ${seen}, et n’est plus dans celle en vigueur.`,
  compare: (number: number) => (number < 2 ? 'Voir la ligne' : `Voir les ${number} lignes`),
  caption: (name: string) =>
    `Ce que ${name} indique, puis les lignes du registre, de la plus proche à la plus lointaine.`,
  columns: {
    source: 'Source',
    name: 'Nom',
    bar: 'Barreau',
    profession: 'Profession',
    siren: 'SIREN',
    place: 'Lieu',
    since: 'Depuis',
    compared: 'Comparaison',
    actions: 'Décision',
  },
  member: 'Le membre',
  line: (number: number) => `Ligne ${number}`,
  unsaid: '–',
  agreed: (agreement: Agreement, names: readonly ComparedField[]) =>
    agreementText[agreement](fieldNames(names)),
  takenBy: 'Déjà celle de',
} as const;

/** Texts of the doubtful members. */
export const doubtfulMembers = {
  list: 'Membres dont l’inscription est à confirmer',
  more: 'Voir les membres suivants',
  gone: 'Aucune ligne de l’édition en vigueur ne lui correspond plus.',
  found: 'Une seule ligne lui correspond désormais.',
  foundAt: (day: string) => `Depuis le ${day}`,
  empty: {
    title: 'Aucune inscription à confirmer',
    text: 'Les membres vérifiés qu’un registre ne désigne pas sûrement arrivent ici, les plus anciens en premier.',
  },
  confirm: 'C’est sa ligne',
  confirmOf: (line: string, name: string) => `C’est sa ligne\u202f: ${line}, pour ${name}`,
  confirmation: {
    title: 'Confirmer cette ligne\u202f?',
    text: (line: string, name: string) =>
      `La ligne ${line} devient celle ${ofName(name)}. Elle est suivie d’une édition à l’autre\u202f: si elle disparaît, la vérification prend fin. La décision est inscrite au journal.`,
    done: 'L’inscription est confirmée.',
  },
  refuse: 'Aucune n’est la sienne',
  refuseOf: (name: string) => `Aucune n’est la sienne\u202f: ${name}`,
  refusal: {
    title: 'Aucune ligne n’est la sienne\u202f?',
    text: (name: string) =>
      `La vérification ${ofName(name)} ne change pas. Aucune inscription n’est confirmée jusqu’à une nouvelle vérification. La décision est inscrite au journal.`,
    done: 'Aucune ligne n’est gardée pour ce membre.',
  },
  disputedAt: (day: string) => `Contestée par le membre le ${day}`,
  objection: {
    title: 'Aucune ligne n’est la sienne\u202f?',
    lead: (name: string, day: string) =>
      `Le ${day}, ${name} a dit que la ligne de ce registre n’était pas la sienne. Plus aucun registre ne suit ce membre\u202f: décidez si sa vérification tient sans lui.`,
    verification: 'Sa vérification',
    choices: [
      {
        value: 'keep',
        label: 'La garder',
        help: 'Ses justificatifs suffisent. Aucune inscription n’est confirmée jusqu’à une nouvelle vérification.',
      },
      {
        value: 'withdraw',
        label: 'La retirer',
        help: 'Il ne peut plus publier, postuler ni prendre d’audience. Un mail le lui dit\u202f; ce qui est en cours continue.',
      },
    ] satisfies readonly Choice<VerificationAnswer>[],
    reason: 'Motif',
    reasonHelp: 'Le membre le lit. La décision est inscrite au journal.',
    submit: { keep: 'Garder la vérification', withdraw: 'Retirer la vérification' } satisfies Record<
      VerificationAnswer,
      string
    >,
    done: { keep: 'La vérification est gardée.', withdraw: 'La vérification est retirée.' } satisfies Record<
      VerificationAnswer,
      string
    >,
  },
} as const;

/** Texts about members who are no longer listed in a register. */
export const missingMembers = {
  lead: 'Leur vérification a pris fin et un mail leur a dit pourquoi. Ils reviennent par de nouveaux justificatifs.',
  caption: 'Membres qu’un registre ne nomme plus, du plus ancien au plus récent.',
  columns: {
    name: 'Membre',
    register: 'Registre',
    known: 'Dernière ligne',
    seen: 'Vu pour la dernière fois',
    since: 'Absent depuis',
    now: 'Aujourd’hui',
  },
  unseen: '–',
  near: (number: number) => (number < 2 ? 'Une ligne proche' : `${number} lignes proches`),
  noLine: 'Aucune ligne',
  more: 'Voir les membres suivants',
  empty: {
    title: 'Aucun membre n’est sorti d’un registre',
    text: 'Ceux qu’une édition ne nomme plus restent ici, avec le jour où ils y figuraient encore.',
  },
} as const;
