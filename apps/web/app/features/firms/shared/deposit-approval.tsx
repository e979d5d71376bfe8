import type { DepositRequest, ThreadApproval } from '@basoche/contract/firms/approvals';
import { Button } from '@mantine/core';
import { formatRelative, insideSentence } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { DecideDeposit } from '../components/decide-deposit.tsx';
import { depositStep as content } from '../deposit-content.ts';
import { useAskApproval, useLiveDeposits, useWithdrawApproval } from '../deposits-api.ts';

const Ask = ({ id, request }: { id: string; request: DepositRequest | null }) => {
  const { mutate, isPending } = useAskApproval();
  return (
    <Button mt="sm" loading={isPending} onClick={() => mutate(id)}>
      {request === null ? content.ask : content.askAgain}
    </Button>
  );
};

const Withdraw = ({ id }: { id: string }) => {
  const { mutate, isPending } = useWithdrawApproval();
  return (
    <Button mt="sm" variant="default" loading={isPending} onClick={() => mutate(id)}>
      {content.withdraw}
    </Button>
  );
};

/** Answer to the last request, where a new request is possible. */
const LastAnswer = ({ request }: { request: DepositRequest }) => {
  if (request.state === 'lapsed') return <p className="flat bottom-2">{content.lapsed}</p>;
  if (request.state !== 'refused') return null;
  return (
    <div className="bottom-2">
      <strong>{content.refused(request.decidedBy ?? '')}</strong>
      <p className="flat breaks">{request.reason}</p>
    </div>
  );
};

const Waits = ({ id, approval }: { id: string; approval: ThreadApproval }) => {
  const { request, approvers } = approval;
  if (request === null) return null;
  const when = insideSentence(formatRelative(request.askedAt, new Date()));
  if (request.permitted.decide) {
    return (
      <>
        <p className="flat bottom-2">{content.asked(request.askedBy, when)}</p>
        <DecideDeposit request={request} />
      </>
    );
  }
  return (
    <>
      <p className="flat">{content.waits(approvers, when)}</p>
      {request.permitted.withdraw && <Withdraw id={id} />}
    </>
  );
};

/** Step of a deposit above the firm's limit: who may approve, who asked, and what they answered. Load it lazily. */
export default function DepositApproval({ id, approval }: { id: string; approval: ThreadApproval }) {
  useLiveDeposits();
  const { step, mission, limit, approvers, request } = approval;
  if (step === 'pay') {
    return (
      request?.state === 'approved' && <Note tone="success">{content.approved(request.decidedBy ?? '')}</Note>
    );
  }
  return (
    <Note tone="info" title={limit === null ? content.label : content.above(mission, limit)}>
      {step === 'wait' && <Waits id={id} approval={approval} />}
      {step === 'alone' && content.alone}
      {step === 'ask' && (
        <>
          {request !== null && <LastAnswer request={request} />}
          <p className="flat">{content.who(approvers)}</p>
          <Ask id={id} request={request} />
        </>
      )}
    </Note>
  );
}
