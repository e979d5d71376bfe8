import { type PortageRequest, rejectBody } from '@basoche/contract/back-office/back-office';
import { typeset } from '@basoche/domain/typography';
import { fieldErrors } from '../../../lib/form.ts';
import { type Office, useRejectPortage, useValidatePortage } from '../api/decisions.ts';
import { portage as content } from '../content.ts';
import { CaseCard } from './case-card.tsx';
import { Clock } from './clock.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ReasonButton } from './reason-button.tsx';

interface PortageProps {
  office: Office;
  request: PortageRequest;
}

const Validate = ({ office, request }: PortageProps) => {
  const title = typeset(request.mission.title);
  return (
    <ConfirmButton
      label={content.validate}
      labelOf={content.validateOf(title)}
      content={content.validation}
      decision={useValidatePortage(office, request.id)}
    >
      <strong>{title}</strong>
      <br />
      {content.validation[office]}
    </ConfirmButton>
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
