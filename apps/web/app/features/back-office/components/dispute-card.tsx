import type { Dispute } from '@basoche/contract/back-office';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { facts, disputes as words } from '../content.ts';
import classes from './case-card.module.css';
import { CaseCard, Fact } from './case-card.tsx';
import { Clock } from './clock.tsx';
import { ReadingButton } from './reading-button.tsx';

const SettleDialog = lazy(() => import('./settle-dialog.tsx'));

const Settle = ({ dispute }: { dispute: Dispute }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={words.settleOf(typeset(dispute.mission.title))}
        onClick={open}
      >
        {words.settle}
      </Button>
      {isWanted && (
        <Suspense>
          <SettleDialog dispute={dispute} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/** A contested mission: who contests, why, since when, and what is held. */
export const DisputeCard = ({ dispute }: { dispute: Dispute }) => (
  <CaseCard
    about={dispute}
    standing={
      <>
        <Clock urgency={dispute.urgency} dueAt={dispute.dueAt} />
        <span>
          {words.by[dispute.contest.by]}, {words.since(formatDay(dispute.contest.at)).toLowerCase()}
        </span>
      </>
    }
    more={
      <Fact name={facts.deposit}>
        {dispute.deposit === null
          ? facts.noDeposit
          : `${formatEuros(dispute.deposit)}${dispute.tvaApplicable ? '\u00a0TTC' : ''}`}
      </Fact>
    }
    actions={
      <>
        <Settle dispute={dispute} />
        <ReadingButton on={{ because: 'dispute', caseID: dispute.id }} about={dispute.mission.title} />
      </>
    }
  >
    <blockquote className={classes.words}>{typeset(dispute.contest.reason)}</blockquote>
  </CaseCard>
);
