import { type MissionNature, missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { type Profession, professions } from '../options/professions.ts';
import {
  type ClientKind,
  clientKinds,
  type EligibilityRule,
  rulesAbout,
  type TableCandidate,
  tableAnswer,
} from './eligibility-rules.ts';

/**
 * Professions, companies and students whom the table admits to one nature of missions, for one kind of
 * client.
 */
export interface Audience {
  readonly professions: readonly Profession[];
  /** True for companies, which have no profession. */
  readonly companies: boolean;
  readonly students: boolean;
}

const employee = (profession: Profession): TableCandidate => ({ kind: 'EMPLOYEE', profession });
const trades = valuesOf(professions).filter((profession) => profession !== 'Étudiant');

/** Audience of a mission, computed with the predicate that answers a candidate. */
export const audienceOf = (
  rules: readonly EligibilityRule[],
  nature: string,
  client: ClientKind,
): Audience => {
  const admits = (candidate: TableCandidate) => tableAnswer(rules, nature, client, candidate).opens;
  return {
    professions: trades.filter((profession) => admits(employee(profession))),
    companies: admits({ kind: 'COMPANY', profession: null }),
    students: admits({ kind: 'STUDENT', profession: 'Étudiant' }),
  };
};

/** Articles that govern a nature for a kind of client, each once. */
export const articlesOf = (
  rules: readonly EligibilityRule[],
  nature: string,
  client: ClientKind,
): readonly string[] => [...new Set(rulesAbout(rules, nature, client).map(({ article }) => article))];

const plurals: Readonly<Record<Profession, string>> = {
  Avocat: 'les avocats',
  'Clerc de commissaire de justice': 'les clercs de commissaire de justice',
  'Commissaire de justice': 'les commissaires de justice',
  'Collaborateur de notaire': 'les collaborateurs de notaire',
  'Élève avocat': 'les élèves avocats',
  Étudiant: 'les étudiants',
  'Juriste en droit privé': 'les juristes en droit privé',
  'Juriste en droit public': 'les juristes en droit public',
  'Mandataire judiciaire': 'les mandataires judiciaires',
  Notaire: 'les notaires',
  'Professeur des universités': 'les professeurs des universités',
  'Rédacteur juridique web': 'les rédacteurs juridiques web',
  'Responsable des ressources humaines': 'les responsables des ressources humaines',
  'Responsable juridique': 'les responsables juridiques',
  Juriste: 'les juristes',
  Autre: 'les autres professions du droit',
};

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** The audience in French, to follow « Pourront postuler : ». Only verified members ever apply. */
export const inWords = ({ professions: admitted, companies, students }: Audience): string => {
  if (companies && admitted.length === trades.length) {
    const all = 'tous les professionnels et entreprises vérifiés';
    return students ? `${all}, étudiants compris` : `${all}, sauf les étudiants`;
  }
  const named = [
    ...admitted.map((profession) => plurals[profession]),
    ...(companies ? ['les entreprises'] : []),
    ...(students ? ['les étudiants'] : []),
  ];
  return named.length === 0 ? 'personne' : list.format(named);
};

/** Rules for one kind of client, or for both if they are the same. */
export interface ClientWords {
  readonly clients: readonly ClientKind[];
  readonly audience: string;
  /** Empty if it is open to nobody. */
  readonly rules: readonly EligibilityRule[];
}

/** Natures with the same rules. */
export interface NatureWords {
  readonly natures: readonly MissionNature[];
  readonly lines: readonly ClientWords[];
}

const same = (left: readonly EligibilityRule[], right: readonly EligibilityRule[]) =>
  left.length === right.length && left.every((rule, index) => rule === right[index]);

/** The table in words, by nature: natures with the same rules are grouped, in the order of the list. */
export const inNatures = (rules: readonly EligibilityRule[]): readonly NatureWords[] => {
  const groups: { natures: MissionNature[]; lines: readonly ClientWords[] }[] = [];
  for (const nature of valuesOf(missionNatures)) {
    const line = (client: ClientKind): ClientWords => ({
      clients: [client],
      audience: inWords(audienceOf(rules, nature, client)),
      rules: rulesAbout(rules, nature, client),
    });
    const [member, customer] = [line('MEMBER'), line('CUSTOMER')];
    const lines = same(member.rules, customer.rules)
      ? [{ ...member, clients: clientKinds }]
      : [member, customer];
    const group = groups.find(
      (one) =>
        one.lines.length === lines.length &&
        one.lines.every((other, index) => same(other.rules, lines[index]?.rules ?? [])),
    );
    if (group) group.natures.push(nature);
    else groups.push({ natures: [nature], lines });
  }
  return groups;
};
