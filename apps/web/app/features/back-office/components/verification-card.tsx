import {
  refuseBody,
  type VerificationDocument,
  type VerificationRequest,
} from '@basoche/contract/members/verification';
import { verificationDocumentContent } from '@basoche/domain/members/verification-document-content';
import { formatBytes } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { lazy } from 'react';
import { formatDay, formatHour, formatRelative } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { useAcceptVerification, useRefuseVerification } from '../api/verifications.ts';
import { facts } from '../content.ts';
import { verifications as content } from '../verification-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { Clock } from './clock.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ReasonButton } from './reason-button.tsx';
import { RegisterAnswer } from './register-answer.tsx';
import documents from './verification-card.module.css';

const VerificationDocumentViewer = lazy(() => import('./verification-document-viewer.tsx'));
const AskAgainDialog = lazy(() => import('./ask-again-dialog.tsx'));

const SentDocument = ({
  document,
  user,
}: {
  document: VerificationDocument;
  user: VerificationRequest['user'];
}) => {
  const { name, slot, kind, bytes } = document;
  const Icon = kind === 'pdf' ? IconFileTypePdf : IconPhoto;
  return (
    <li className={documents.document}>
      <span className="small">
        {verificationDocumentContent(slot, user).title}
        <span className={documents.size}>{formatBytes(bytes)}</span>
      </span>
      <DialogButton
        variant="default"
        classNames={{ root: documents.open ?? '', label: documents.label ?? '' }}
        leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
        aria-label={content.openOf(name)}
        dialog={(opened) => <VerificationDocumentViewer document={document} userId={user.id} {...opened} />}
      >
        {name}
      </DialogButton>
    </li>
  );
};

const Accept = ({ request }: { request: VerificationRequest }) => {
  const { name } = request.user;
  return (
    <ConfirmButton
      label={content.accept}
      labelOf={content.acceptOf(name)}
      content={content.acceptance}
      decision={useAcceptVerification(request)}
    >
      {content.acceptance.text(name)}
    </ConfirmButton>
  );
};

const Refuse = ({ request }: { request: VerificationRequest }) => {
  const refusing = useRefuseVerification(request);
  const { name } = request.user;
  return (
    <ReasonButton
      label={content.refuse}
      labelOf={content.refuseOf(name)}
      about={name}
      content={content.refusal}
      check={(values) => fieldErrors(refuseBody, values)}
      send={(reason) => refusing.mutateAsync(reason)}
      draft={`refuse-verification:${request.id}`}
    />
  );
};

/** A verification request: the member, its age and its documents. */
export const VerificationCard = ({ request }: { request: VerificationRequest }) => {
  const { user, sentAt, dueAt, urgency, isRenewal, refusedBefore, askedBefore, provedBy } = request;
  const kind = facts.kind(user.userType, false, null);
  const notes = [
    formatRelative(sentAt, new Date()),
    ...(isRenewal ? [content.renewal] : []),
    ...(askedBefore ? [content.asked(formatDay(askedBefore.at))] : []),
    ...(refusedBefore > 0 ? [content.refusedBefore(refusedBefore)] : []),
  ];
  return (
    <article className={classes.card}>
      <div>
        <Title order={2} className={classes.title}>
          {user.name}
        </Title>
        <div className={classes.state}>
          <Clock urgency={urgency} dueAt={dueAt} />
        </div>
      </div>
      <dl className={classes.facts} data-columns="3">
        <Fact name={content.kind} note={user.jobName === kind ? null : user.jobName}>
          {kind}
        </Fact>
        <Fact name={content.email}>{user.email}</Fact>
        {provedBy !== null && <Fact name={content.identity}>{content.provedBy(provedBy)}</Fact>}
        <Fact name={content.sent} note={notes.join(' · ')}>
          {content.sentAt(formatDay(sentAt), formatHour(sentAt))}
        </Fact>
      </dl>
      <ul className={documents.documents} aria-label={content.documents(user.name)}>
        {request.documents.map((document) => (
          <SentDocument key={document.id} document={document} user={user} />
        ))}
      </ul>
      {request.register && <RegisterAnswer reading={request.register} name={user.name} />}
      <div className={classes.actions}>
        <Accept request={request} />
        <DialogButton
          variant="default"
          aria-label={content.askAgainOf(user.name)}
          dialog={(opened) => <AskAgainDialog request={request} {...opened} />}
        >
          {content.askAgain}
        </DialogButton>
        <Refuse request={request} />
      </div>
    </article>
  );
};
