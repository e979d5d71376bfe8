import type { Me } from '@basoche/contract/auth/auth';
import type { Mission } from '@basoche/contract/missions/missions';
import { isStudent } from '@basoche/domain/missions/eligibility-rules';
import { otherProfessionsWanted } from '@basoche/domain/missions/wanted-professions';
import { IconCircleCheck, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { eligibility as content } from '../eligibility-content.ts';
import classes from './eligibility-mark.module.css';

type Reader = Pick<Me, 'userType' | 'jobName'>;

export const candidateOf = ({ userType, jobName }: Reader) => ({ kind: userType, profession: jobName });

const wordsFor = (reader: Reader): keyof typeof content.open => {
  if (isStudent(candidateOf(reader))) return 'students';
  return reader.userType === 'COMPANY' ? 'company' : 'profession';
};

/** Word and icon that tell whether a nature of mission is open to a reader. */
export const EligibilityMark = ({ reader, isOpen }: { reader: Reader; isOpen: boolean }) => {
  const Icon = isOpen ? IconCircleCheck : IconLock;
  return (
    <span className={classes.mark} data-open={isOpen}>
      <Icon size={20} stroke={1.5} aria-hidden />
      {(isOpen ? content.open : content.closed)[wordsFor(reader)]}
    </span>
  );
};

interface OfMission {
  reader: Reader;
  mission: Pick<Mission, 'experience' | 'eligibility'>;
}

/** Answer of the rules on one mission. If they admit the reader but the client wants other professions, names these. */
export const MissionMark = ({ reader, mission: { experience, eligibility } }: OfMission) => {
  if (!eligibility) return null;
  const wantedNames = eligibility.mayApply ? otherProfessionsWanted(experience, candidateOf(reader)) : [];
  if (wantedNames.length === 0) return <EligibilityMark reader={reader} isOpen={eligibility.mayApply} />;
  return (
    <span className={classes.mark}>
      <IconInfoCircle size={20} stroke={1.5} aria-hidden />
      {content.openToOthers(wantedNames)}
    </span>
  );
};
