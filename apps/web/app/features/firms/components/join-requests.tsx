import type { JoinRequest } from '@basoche/contract/firms/requests';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatRelative, insideSentence } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { requests as content } from '../domain-content.ts';
import { requestsQuery, useAcceptRequest, useRefuseRequest } from '../domains-api.ts';
import classes from './team.module.css';

const Refusal = ({ request: { id, name } }: { request: JoinRequest }) => {
  const dialog = useLazyDialog();
  const refuse = useRefuseRequest(() => notifySuccess(content.refused(name)));
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={content.refuseOf(name)}
        onClick={dialog.open}
      >
        {content.refuse}
      </Button>
      <CommandConfirmation
        danger
        title={content.refuseTitle(name)}
        confirm={content.refuse}
        cancel={content.keep}
        dialog={dialog}
        command={refuse}
        onConfirm={() => refuse.mutate({ params: { id } })}
      >
        {content.refuseText(name)}
      </CommandConfirmation>
    </>
  );
};

const Line = ({ request }: { request: JoinRequest }) => {
  const { id, name, email, askedAt, expiresAt } = request;
  const accept = useAcceptRequest(() => notifySuccess(content.accepted(name)));
  return (
    <li className={classes.line}>
      <div className="lean">
        <span className="strong breaks block">{name}</span>
        <span className="soft breaks block">{email}</span>
        <span className="soft small">
          {content.asked(insideSentence(formatRelative(askedAt, new Date())), formatDay(new Date(expiresAt)))}
        </span>
      </div>
      <div className="row wrap gap-2">
        <Button
          loading={accept.isPending}
          aria-label={content.acceptOf(name)}
          onClick={() => accept.mutate({ params: { id } })}
        >
          {content.accept}
        </Button>
        <Refusal request={request} />
      </div>
    </li>
  );
};

/** Requests to join the firm, for those who answer them; nothing while there is none. */
export default function JoinRequests() {
  const { data = [], error, refetch } = useQuery(requestsQuery());
  if (error && data.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <FocusKeeper>
      {data.length > 0 && (
        <section className="sheet pad-4 bottom-4" aria-label={content.title}>
          <h2 className="larger flat">{content.title}</h2>
          <p className="soft flat top-1 bottom-4">{content.lead}</p>
          <ul className="bare" aria-label={content.list}>
            {data.map((request) => (
              <Line key={request.id} request={request} />
            ))}
          </ul>
        </section>
      )}
    </FocusKeeper>
  );
}
