import type { DecidedVerification } from '@basoche/contract/members/verification';
import { verificationDocumentContent } from '@basoche/domain/members/verification-document-content';
import { typeset } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { facts } from '../content.ts';
import { verifications as content } from '../verification-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';

/** A decided request: its member, who decided, and why. */
export const DecidedVerificationCard = ({ decided }: { decided: DecidedVerification }) => {
  const { user, decision, decidedAt, decidedBy, provedBy, reason, slots } = decided;
  // The profession at that time is not kept with the decision.
  const owner = { ...user, jobName: null };
  const documentTitles = slots.map((slot) => verificationDocumentContent(slot, owner).title).join(', ');
  return (
    <article className={classes.card}>
      <div>
        <Title order={2} className={classes.title}>
          {user.name}
        </Title>
        <div className={classes.state}>
          <strong>{content.decision[decision]}</strong>
          <span>{content.decidedOn(formatDay(decidedAt), decidedBy ?? provedBy)}</span>
        </div>
      </div>
      <dl className={classes.facts} data-columns="3">
        <Fact name={content.kind}>{facts.kind(user.userType, false, null)}</Fact>
        {provedBy !== null && <Fact name={content.identity}>{content.provedBy(provedBy)}</Fact>}
        {documentTitles !== '' && <Fact name={content.askedSlots}>{documentTitles}</Fact>}
      </dl>
      {reason !== null && <blockquote className={classes.words}>{typeset(reason)}</blockquote>}
    </article>
  );
};
