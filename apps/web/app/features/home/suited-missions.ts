import type { MissionCard } from '@basoche/contract/missions/missions';
import type { TableCandidate } from '@basoche/domain/missions/eligibility-rules';
import { otherProfessionsWanted } from '@basoche/domain/missions/wanted-professions';

type Facts = Pick<MissionCard, 'creatorID' | 'hasApplied' | 'isClosedToViewer' | 'experience'>;

/**
 * Missions that the reader may apply to, without their own: those that look for their profession, or all
 * others if there are none.
 */
export const suitedMissions = <Mission extends Facts>(
  missions: readonly Mission[],
  reader: TableCandidate & { readonly id: string },
): readonly Mission[] => {
  const open = missions.filter(
    ({ creatorID, hasApplied, isClosedToViewer }) =>
      creatorID !== reader.id && !hasApplied && !isClosedToViewer,
  );
  const wanting = open.filter(({ experience }) => otherProfessionsWanted(experience, reader).length === 0);
  return wanting.length > 0 ? wanting : open;
};
