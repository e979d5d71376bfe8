import type { Me } from '@basoche/contract/auth/auth';
import type { Verification } from '@basoche/contract/members/verification';
import {
  type DocumentOwner,
  verificationDocumentContent,
} from '@basoche/domain/members/verification-document-content';
import {
  type DocumentSlot,
  missingDocuments,
  requiredDocuments,
} from '@basoche/domain/members/verification-request';
import { Button, Title } from '@mantine/core';
import { useRef } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { useDocumentUploads, useSendDocuments } from '../api/verification.ts';
import { verification as content } from '../verification-content.ts';
import classes from './verification.module.css';
import { VerificationSlot } from './verification-slot.tsx';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Sentence before sending: the missing documents, or that all are there. */
const readiness = (missing: readonly DocumentSlot[], owner: DocumentOwner, isWaiting: boolean): string => {
  if (missing.length > 0) {
    return content.missing(
      list.format(missing.map((slot) => verificationDocumentContent(slot, owner).missing)),
    );
  }
  return isWaiting ? content.waits : content.complete;
};

interface FormProps {
  verification: Verification;
  me: Me;
  /** Called once the documents are sent: the screen says so. */
  onSent: () => void;
}

/** Form to prepare the documents that this kind of member must show, and send them together. */
export const VerificationForm = ({ verification, me, onSent }: FormProps) => {
  const { documents } = verification;
  const { onTheirWay, add, retry, drop } = useDocumentUploads();
  const sending = useSendDocuments(onSent);
  const status = useRef<HTMLParagraphElement>(null);
  const missing = missingDocuments(
    me.userType,
    documents.map(({ slot }) => slot),
  );
  const isWaiting = onTheirWay.some((one) => one.status === 'sending');
  const isReady = missing.length === 0 && !isWaiting;
  const submit = () => {
    if (isReady) sending.mutate();
    else status.current?.focus();
  };
  return (
    <section className={classes.form} aria-labelledby="verification-documents">
      <Title order={2} id="verification-documents" className="larger">
        {content.documents}
      </Title>
      {requiredDocuments(me.userType).map((slot) => {
        const slotDocuments = documents.filter((one) => one.slot === slot);
        const coming = onTheirWay.filter((one) => one.slot === slot);
        const sendingNow = coming.filter((one) => one.status === 'sending').length;
        return (
          <VerificationSlot
            key={slot}
            content={verificationDocumentContent(slot, me)}
            documents={slotDocuments}
            onTheirWay={coming}
            onAdd={(files) => add(slot, files, slotDocuments.length + sendingNow)}
            onRetry={retry}
            onDrop={drop}
          />
        );
      })}
      <div className={classes.foot}>
        {sending.error && <Note tone="danger">{failureSentence(sending.error)}</Note>}
        <p
          ref={status}
          id="verification-readiness"
          tabIndex={-1}
          role="status"
          className="flat"
          data-quiet-focus
        >
          {readiness(missing, me, isWaiting)}
        </p>
        <Button onClick={submit} loading={sending.isPending} aria-describedby="verification-readiness">
          {content.submit}
        </Button>
        <p className="soft small">{content.privacy}</p>
      </div>
    </section>
  );
};
