import type { Me } from '@basoche/contract/auth/auth';
import type { Verification } from '@basoche/contract/members/verification';
import { verificationDocumentContent } from '@basoche/domain/members/verification-document-content';
import { missingDocuments } from '@basoche/domain/members/verification-request';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { withReturn } from '../../../lib/login-and-registration-paths.ts';
import { openMailPath } from '../../../lib/open-mail-path.ts';
import { useMe } from '../../../lib/session.tsx';
import { useReturn } from '../../../lib/use-return.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { verificationQuery } from '../api/verification.ts';
import ReturnLink from '../components/return-link.tsx';
import { VerificationByMail } from '../components/verification-by-mail.tsx';
import { DocumentList, DocumentRow } from '../components/verification-documents.tsx';
import { VerificationForm } from '../components/verification-form.tsx';
import { VerificationStateSection } from '../components/verification-state.tsx';
import { verification as content } from '../verification-content.ts';
import { ArrivalSteps } from './arrival-steps.tsx';

interface OwnVerificationProps {
  /** Proof by an identity provider, offered beside documents; null where there is none. */
  proof: ReactNode;
}

interface StateAndFormProps extends OwnVerificationProps {
  me: Me;
  verification: Verification;
}

const StateAndForm = ({ me, verification, proof }: StateAndFormProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const onSent = useCallback(() => title.current?.focus(), []);
  const { state, documents, canPrepare, isVerified } = verification;
  const slots = documents.map(({ slot }) => slot);
  const isComplete = missingDocuments(me.userType, slots).length === 0;
  return (
    <Stack gap="lg">
      {!isVerified && state !== 'expired' && (
        <ArrivalSteps me={me} isProving isVerificationSent={state === 'sent'} />
      )}
      <VerificationStateSection
        verification={verification}
        owner={me}
        isComplete={isComplete}
        titleRef={title}
      />
      {!isVerified && state !== 'sent' && proof}
      {canPrepare && <VerificationForm verification={verification} me={me} onSent={onSent} />}
      {state === 'sent' && (
        <DocumentList label={content.sentDocuments}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              about={verificationDocumentContent(document.slot, me).title}
              isRemovable={false}
            />
          ))}
        </DocumentList>
      )}
    </Stack>
  );
};

const LoadedVerification = ({ me, proof }: OwnVerificationProps & { me: Me }) => {
  const { data, error, refetch } = useQuery(verificationQuery());
  if (!data && !error) {
    return (
      <Stack gap="lg" aria-busy>
        <Skeleton height={110} />
        <Skeleton height={360} />
      </Stack>
    );
  }
  return (
    <>
      {data ? (
        <StateAndForm me={me} verification={data} proof={proof} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {/* The specified button, in every state of the documents sent here. */}
      <VerificationByMail me={me} />
    </>
  );
};

/** Until the address is confirmed, documents are accepted by mail only. */
const Unconfirmed = ({ me }: { me: Me }) => {
  const back = useReturn();
  return (
    <>
      <Note tone="info" title={content.unconfirmed.title}>
        {content.unconfirmed.text}{' '}
        <Link to={withReturn(openMailPath, back)}>{content.unconfirmed.action}</Link>
      </Note>
      <VerificationByMail me={me} />
    </>
  );
};

const Customer = () => (
  <EmptyState
    drawing="proof"
    title={content.customer.title}
    action={
      <Button component={Link} to="/manage/missions">
        {content.customer.action}
      </Button>
    }
  >
    {content.customer.text}
  </EmptyState>
);

/** Proofs that a member gave of their trade, and those that they may send. */
export const OwnVerification = ({ proof }: OwnVerificationProps) => {
  const me = useMe();
  if (me.userType === 'CUSTOMER') {
    return (
      <Page title={content.title} width="reading">
        <Customer />
      </Page>
    );
  }
  return (
    <Page title={content.title} lead={content.lead} width="reading" above={<ReturnLink />}>
      <Stack gap="lg">
        {me.isConfirmed ? <LoadedVerification me={me} proof={proof} /> : <Unconfirmed me={me} />}
      </Stack>
    </Page>
  );
};
