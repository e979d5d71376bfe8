import { cells, listedNatures, type RuleChange } from '@basoche/contract/missions/rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import type { ChangeRow } from './store.ts';

/** Natures in the order of their list; unknown codes are left out. */
export const naturesOf = (codes: readonly string[]): MissionNature[] =>
  valuesOf(missionNatures).filter((nature) => codes.includes(nature));

const eligibilityOf = ({ natures, before, after }: ChangeRow): RuleChange['eligibility'] => {
  const [nature] = naturesOf(natures);
  return nature === undefined ? null : { nature, before: cells.parse(before), after: cells.parse(after) };
};

export const presentChange = (row: ChangeRow): RuleChange => ({
  id: row.id,
  version: row.version,
  at: row.changed_at.toISOString(),
  by: row.changed_by_name,
  reason: row.reason,
  eligibility: row.name === 'eligibility' ? eligibilityOf(row) : null,
  portage:
    row.name === 'portage'
      ? { before: listedNatures.parse(row.before), after: listedNatures.parse(row.after) }
      : null,
});
