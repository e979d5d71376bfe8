import type { Mission } from '@basoche/contract/missions';
import { FillButton as Fill } from '../../postings/components/fill-button.tsx';
import { fill } from '../creator-content.ts';
import { useFillMission } from '../own-api.ts';

interface FillButtonProps {
  mission: Pick<Mission, 'id' | 'title' | 'permitted'>;
  candidates?: number;
}

/** Says that somebody was found for a published mission; nothing for the others. */
export const FillButton = ({ mission: { id, title, permitted }, candidates = 0 }: FillButtonProps) =>
  permitted.includes('fill') ? (
    <Fill title={title} candidates={candidates} words={fill} id={id} useFill={useFillMission} />
  ) : null;
