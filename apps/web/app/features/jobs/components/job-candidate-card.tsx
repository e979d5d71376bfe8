import '@mantine/core/styles/Checkbox.layer.css';
import type { JobCandidate } from '@basoche/contract/threads/job-candidates';
import { jobStages } from '@basoche/domain/options/job-stages';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { selection } from '../../postings/candidate-selection-content.ts';
import { CandidateFrame } from '../../postings/components/candidate-frame.tsx';
import { CandidateNote } from '../../postings/components/candidate-note.tsx';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { jobCandidates as content } from '../candidates-content.ts';
import { useMoveCandidate } from '../own-api.ts';
import classes from '../shared/received-application.module.css';
import { SentApplication } from '../shared/sent-application.tsx';

/** Select for the stage of a candidate. The new stage is shown while the call runs. */
const Stage = ({ candidate: { id, stage, user } }: { candidate: JobCandidate }) => {
  const move = useMoveCandidate(id);
  const mayNegotiate = useMayNegotiate();
  return (
    <NativeSelect
      className={classes.stage}
      size="md"
      label={content.stages}
      aria-label={content.stageOf(user.name)}
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
      value={move.isPending ? move.variables : stage}
      disabled={move.isPending || !mayNegotiate}
      onChange={(event) => {
        const chosen = jobStages.find(({ value }) => value === event.currentTarget.value);
        if (chosen) move.mutate(chosen.value);
      }}
      data={[...jobStages]}
    />
  );
};

interface JobCandidateCardProps {
  candidate: JobCandidate;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A candidate of the creator's offer: name, application, stage and private note. */
export const JobCandidateCard = ({ candidate, isChosen, onChoose }: JobCandidateCardProps) => {
  const { isRefused, isWithdrawn, sent, user } = candidate;
  return (
    <CandidateFrame
      of="jobs"
      candidate={candidate}
      badges={
        <>
          {!isRefused && (
            <Checkbox
              className={classes.choice}
              size="md"
              aria-label={selection.choose(user.name)}
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          )}
          <StateBadge state={isRefused ? 'REFUSED' : 'NEW'} />
          {isWithdrawn && <span className="soft small">{content.withdrawn}</span>}
        </>
      }
    >
      <SentApplication sent={sent} lines={5} />
      <div className={classes.own}>
        {!isRefused && <Stage candidate={candidate} />}
        <CandidateNote of="jobs" candidate={candidate} />
      </div>
    </CandidateFrame>
  );
};
