import { type PortageRequest, rejectBody } from '@basoche/contract/back-office/back-office';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { failureSentence, fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { type Office, useRejectPortage, useValidatePortage } from '../api/decisions.ts';
import { portage as content } from '../content.ts';
import { CaseCard } from './case-card.tsx';
import { Clock } from './clock.tsx';
import { ReasonButton } from './reason-button.tsx';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

interface PortageProps {
  office: Office;
  request: PortageRequest;
}

const Validate = ({ office, request }: PortageProps) => {
  const dialog = useLazyDialog();
  const validating = useValidatePortage(office, request.id);
  const close = () => {
    validating.reset();
    dialog.close();
  };
  const validate = () =>
    validating.mutate(undefined, { onSuccess: () => notifySuccess(content.validation.done) });
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={content.validateOf(typeset(request.mission.title))}
        onClick={dialog.open}
      >
        {content.validate}
      </Button>
      {dialog.wasOpened && (
        <Suspense>
          <ConfirmDialog
            opened={dialog.opened}
            title={content.validation.title}
            confirm={content.validate}
            pending={validating.isPending}
            failure={validating.error ? failureSentence(validating.error) : null}
            onConfirm={validate}
            onClose={close}
          >
            <strong>{typeset(request.mission.title)}</strong>
            <br />
            {content.validation[office]}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

const Reject = ({ office, request }: PortageProps) => {
  const rejecting = useRejectPortage(office, request.id);
  const title = typeset(request.mission.title);
  return (
    <ReasonButton
      label={content.reject}
      labelOf={content.rejectOf(title)}
      about={title}
      content={content.rejection}
      check={(values) => fieldErrors(rejectBody, values)}
      send={(reason) => rejecting.mutateAsync(reason)}
      draft={`reject:${request.id}`}
    />
  );
};

export const PortageCard = ({ office, request }: PortageProps) => (
  <CaseCard
    about={request}
    state={<Clock urgency={request.urgency} dueAt={request.dueAt} />}
    actions={
      <>
        <Validate office={office} request={request} />
        <Reject office={office} request={request} />
      </>
    }
  />
);
