import type { eligibilityRules } from '@basoche/contract/missions/eligibility';
import type { Mission } from '@basoche/contract/missions/missions';
import type { AnswerOf } from '@basoche/contract/route';
import {
  clientKindOf,
  type EligibilityRule,
  type TableAnswer,
} from '@basoche/domain/missions/eligibility-rules';
import type { MissionRow } from '../store.ts';

export const presentRules = (rules: readonly EligibilityRule[]): AnswerOf<typeof eligibilityRules> =>
  rules.map(({ natures, clients, professions, students, article, explanation }) => ({
    natures: [...natures],
    clients: [...clients],
    professions: professions === 'everyone' ? professions : [...professions],
    students,
    article,
    explanation,
  }));

const openToNobodyText = 'Aucune règle n’ouvre les missions de cette nature\u202f: elles restent fermées.';

/** The eligibility table's answer about this mission, for its reader. */
export const presentEligibility = (
  { nature, creator_kind }: Pick<MissionRow, 'nature' | 'creator_kind'>,
  { opens, rule }: TableAnswer,
): Mission['eligibility'] => ({
  nature,
  client: clientKindOf(creator_kind),
  mayApply: opens,
  article: rule?.article ?? null,
  explanation: rule?.explanation ?? openToNobodyText,
});
