import type { Dispute } from '@basoche/contract/back-office/back-office';
import { typeset } from '@basoche/domain/typography';
import { formatDay } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { disputes as content, facts } from '../content.ts';
import classes from './case-card.module.css';
import { CaseCard, Fact } from './case-card.tsx';
import { Clock } from './clock.tsx';
import { ReadingButton } from './reading-button.tsx';
import { SettleButton } from './settle-button.tsx';

/** A contested mission: who contests, why, since when, and the held amount. */
export const DisputeCard = ({ dispute }: { dispute: Dispute }) => (
  <CaseCard
    about={dispute}
    state={
      <>
        <Clock urgency={dispute.urgency} dueAt={dispute.dueAt} />
        <span>
          {content.by[dispute.contest.by]}, {content.since(formatDay(dispute.contest.at)).toLowerCase()}
        </span>
      </>
    }
    more={
      <Fact name={facts.deposit} note={dispute.instalment}>
        {dispute.deposit === null
          ? facts.noDeposit
          : `${formatEuros(dispute.deposit)}${dispute.tvaApplicable ? '\u00a0TTC' : ''}`}
      </Fact>
    }
    actions={
      <>
        <SettleButton settled={{ ...dispute, title: dispute.mission.title }} />
        <ReadingButton on={{ because: 'dispute', caseID: dispute.id }} about={dispute.mission.title} />
      </>
    }
  >
    <blockquote className={classes.words}>{typeset(dispute.contest.reason)}</blockquote>
  </CaseCard>
);
