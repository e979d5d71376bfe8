import type { OwnJob } from '@basoche/contract/jobs';
import { FillButton as Fill } from '../../postings/components/fill-button.tsx';
import { fill } from '../creator-content.ts';
import { useFillJob } from '../own-api.ts';

/** Says that somebody was found for a published offer; nothing for the others. */
export const FillButton = ({
  offer: { id, title, permitted, candidates },
}: {
  offer: Pick<OwnJob, 'id' | 'title' | 'permitted' | 'candidates'>;
}) =>
  permitted.includes('fill') ? (
    <Fill title={title} candidates={candidates} words={fill} id={id} useFill={useFillJob} />
  ) : null;
