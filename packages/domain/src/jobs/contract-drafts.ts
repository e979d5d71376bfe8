import type { UserType } from '../members/kinds.ts';
import type { ContractType } from '../options/contract-types.ts';
import { type OptionValue, optionList } from '../options/option.ts';

/** Contracts for which the creator of an offer can get a draft (rules §3, "Rédiger le contrat"). */
export const contractDrafts = optionList([
  { value: 'cdi', label: 'Contrat à durée indéterminée (CDI)' },
  { value: 'cdd', label: 'Contrat à durée déterminée (CDD)' },
  { value: 'collaboration', label: 'Contrat de collaboration libérale' },
]);
export type ContractDraft = OptionValue<typeof contractDrafts>;

export interface ContractDraftFacts {
  /** The contract that the offer announces. */
  readonly contractType: ContractType;
  readonly creator: ContractDraftParty;
  readonly candidate: ContractDraftParty;
}

interface ContractDraftParty {
  readonly kind: UserType;
  readonly jobName: string | null;
}

export interface ContractDraftChoice {
  readonly type: ContractDraft;
  readonly isAnnounced: boolean;
  /** True for the default choice: the announced contract, if it is suitable. */
  readonly isDefault: boolean;
  /** Reason for which it is not suitable, in French; null if it may be drafted. */
  readonly hindrance: string | null;
  /** Points for the creator to check before signing; they state no legal conclusion. */
  readonly notices: readonly string[];
}

const draftOfContract: Readonly<Record<ContractType, ContractDraft | null>> = {
  CDI: 'cdi',
  CDD: 'cdd',
  collaboration: 'collaboration',
  other: null,
};

const draftNames: Readonly<Record<ContractDraft, string>> = {
  cdi: 'un CDI',
  cdd: 'un CDD',
  collaboration: 'une collaboration libérale',
};

const noticesOf = (
  type: ContractDraft,
  { contractType, creator, candidate }: ContractDraftFacts,
): string[] => {
  const announcedDraft = draftOfContract[contractType];
  const changeNotice =
    announcedDraft !== null && announcedDraft !== type
      ? [
          `L’offre annonçait ${draftNames[announcedDraft]}. Assurez-vous que ce changement a été convenu avec le candidat.`,
        ]
      : [];
  if (type === 'cdd') {
    return [
      ...changeNotice,
      'Un CDD suppose un motif que la loi admet (code du travail, art. L.\u00a01242\u20112). L’offre ne le dit pas\u202f: indiquez-le, avec le terme ou la durée minimale.',
    ];
  }
  if (type === 'cdi') return changeNotice;
  const professionOf = (party: ContractDraftParty) => party.jobName ?? 'non renseignée';
  const sameTrade = creator.jobName === 'Avocat' && candidate.jobName === 'Avocat';
  return [
    ...changeNotice,
    ...(sameTrade
      ? []
      : [
          `La collaboration libérale n’est ouverte qu’à certaines professions libérales (loi n°\u00a02005-882 du 2 août 2005, art. 18). Profession indiquée par le candidat\u202f: ${professionOf(candidate)}${creator.kind === 'COMPANY' ? '' : `\u202f; par vous\u202f: ${professionOf(creator)}`}. Vérifiez que vos deux professions l’admettent.`,
        ]),
    'Vérifiez si ce contrat doit être communiqué à l’ordre, et dans quel délai.',
  ];
};

const hindranceOf = (type: ContractDraft, { candidate }: ContractDraftFacts): string | null =>
  type === 'collaboration' && candidate.kind === 'STUDENT'
    ? 'Le candidat est inscrit comme étudiant\u202f: une collaboration libérale suppose qu’il exerce déjà une profession libérale.'
    : null;

/**
 * Drafts for an offer and its candidate, each with the reason if it is unsuitable and points to check. The
 * announced contract is the default if it is suitable, else the first suitable one.
 */
export const contractDraftChoices = (facts: ContractDraftFacts): ContractDraftChoice[] => {
  const suitableDrafts = contractDrafts.filter(({ value }) => hindranceOf(value, facts) === null);
  const announcedDraft = draftOfContract[facts.contractType];
  const defaultDraft = suitableDrafts.find(({ value }) => value === announcedDraft) ?? suitableDrafts[0];
  return contractDrafts.map(({ value }) => ({
    type: value,
    isAnnounced: value === announcedDraft,
    isDefault: value === defaultDraft?.value,
    hindrance: hindranceOf(value, facts),
    notices: noticesOf(value, facts),
  }));
};
