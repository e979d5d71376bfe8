import type { Verification } from '@basoche/contract/members/verification';
import {
  type DocumentOwner,
  verificationDocumentContent,
} from '@basoche/domain/members/verification-document-content';
import type { VerificationState } from '@basoche/domain/members/verification-request';
import { typeset } from '@basoche/domain/typography';
import { Button, Title } from '@mantine/core';
import {
  IconCircleX,
  IconClock,
  IconFileText,
  IconRefresh,
  IconShieldCheck,
  IconShieldQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { verification as content } from '../verification-content.ts';
import classes from './verification.module.css';

const looks: Readonly<Record<VerificationState, { readonly icon: TablerIcon; readonly tone: string }>> = {
  none: { icon: IconShieldQuestion, tone: 'neutral' },
  preparing: { icon: IconFileText, tone: 'neutral' },
  sent: { icon: IconClock, tone: 'waiting' },
  accepted: { icon: IconShieldCheck, tone: 'good' },
  refused: { icon: IconCircleX, tone: 'bad' },
  returned: { icon: IconRefresh, tone: 'waiting' },
  expired: { icon: IconClock, tone: 'waiting' },
};

const stateContent = content.state;
const dayOf = (day: string | null) => (day === null ? '' : formatDay(day));

const titleOf = ({ state, until }: Verification, isComplete: boolean): string => {
  if (state === 'expired') return stateContent.expired.title(dayOf(until));
  if (state === 'preparing')
    return isComplete ? stateContent.preparing.title : stateContent.preparing.incomplete;
  return stateContent[state].title;
};

const Refusal = ({ refusal }: { refusal: NonNullable<Verification['refusal']> }) => (
  <>
    <p>{stateContent.refused.at(formatDay(refusal.at))}</p>
    <blockquote className={classes.reason}>{typeset(refusal.reason)}</blockquote>
    <p>{stateContent.refused.next}</p>
  </>
);

interface AskedAgainProps {
  asked: NonNullable<Verification['askedAgain']>;
  owner: DocumentOwner;
}

const AskedAgain = ({ asked, owner }: AskedAgainProps) => (
  <>
    <p>
      {stateContent.returned.at(
        formatDay(asked.at),
        asked.slots.map((slot) => verificationDocumentContent(slot, owner).title),
      )}
    </p>
    <blockquote className={classes.reason}>{typeset(asked.reason)}</blockquote>
    <p>{stateContent.returned.next}</p>
  </>
);

const Accepted = ({ until, renewableFrom, canPrepare }: Verification) => (
  <>
    <p>{stateContent.accepted.text}</p>
    {until !== null && <p>{stateContent.accepted.until(formatDay(until))}</p>}
    {renewableFrom !== null && <p>{stateContent.accepted.renewable(formatDay(renewableFrom))}</p>}
    {canPrepare ? (
      <p>{stateContent.accepted.renewNow}</p>
    ) : (
      <Button component={Link} to="/consult/missions" variant="default" className={classes.action ?? ''}>
        {stateContent.accepted.action}
      </Button>
    )}
  </>
);

const textOf = (verification: Verification, owner: DocumentOwner): ReactNode => {
  const { state, dueAt, isVerified, until, refusal, askedAgain } = verification;
  if (state === 'accepted') return <Accepted {...verification} />;
  if (state === 'sent') {
    return (
      <>
        {dueAt !== null && <p>{stateContent.sent.text(formatDay(dueAt), formatHour(dueAt))}</p>}
        {isVerified && until !== null && <p>{stateContent.sent.holds(formatDay(until))}</p>}
      </>
    );
  }
  return (
    <>
      {state !== 'refused' && state !== 'returned' && <p>{stateContent[state].text}</p>}
      {refusal !== null && <Refusal refusal={refusal} />}
      {askedAgain !== null && <AskedAgain asked={askedAgain} owner={owner} />}
    </>
  );
};

interface StateProps {
  verification: Verification;
  owner: DocumentOwner;
  /** True if no document of the request is missing. */
  isComplete: boolean;
  /** Ref of the title, which takes the focus once documents are sent. */
  titleRef: Ref<HTMLHeadingElement>;
}

/** State of the verification, and the next step. */
export const VerificationStateSection = ({ verification, owner, isComplete, titleRef }: StateProps) => {
  const { icon: Icon, tone } = looks[verification.state];
  return (
    <section className={classes.state} data-tone={tone} aria-labelledby="verification-state">
      <span className={classes.stateIcon}>
        <Icon size={24} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.body}>
        <Title
          order={2}
          id="verification-state"
          ref={titleRef}
          tabIndex={-1}
          className={classes.title}
          data-quiet-focus
        >
          {titleOf(verification, isComplete)}
        </Title>
        {textOf(verification, owner)}
      </div>
    </section>
  );
};
