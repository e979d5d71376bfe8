import type { FirmAtDomain } from '@basoche/contract/firms/requests';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isAbsent } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { atDomain as content } from '../domain-content.ts';
import { atDomainQuery, useAskToJoin, useWithdrawRequest } from '../domains-api.ts';

const Asking = ({ of: { firm, request } }: { of: FirmAtDomain }) => {
  const ask = useAskToJoin(() => notifySuccess(content.asked));
  const withdraw = useWithdrawRequest(() => notifySuccess(content.withdrawn));
  const error = ask.error ?? withdraw.error;
  return (
    <Stack gap="md" align="flex-start">
      <p className="flat">
        {request === null
          ? content.know
          : content.waiting(formatDay(new Date(request.askedAt)), formatDay(new Date(request.expiresAt)))}
      </p>
      {error && <Note tone="danger">{failureSentence(error)}</Note>}
      {request === null ? (
        <Button loading={ask.isPending} onClick={() => ask.mutate({ params: { id: firm.id } })}>
          {content.ask}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { id: request.id } })}
        >
          {content.withdraw}
        </Button>
      )}
    </Stack>
  );
};

/** The firm of the person's domain, which they may ask to join. */
export const FirmAtDomainPanel = ({ of }: { of: FirmAtDomain }) => (
  <Panel title={content.title(of.firm.name)} text={content.text(of.domain)}>
    <Asking of={of} />
  </Panel>
);

/** The same panel, with its own query; renders nothing without such a firm. */
export default function OwnFirmAtDomain() {
  const { data, error, refetch } = useQuery(atDomainQuery());
  if (error && !data)
    return isAbsent(error) ? null : <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <FirmAtDomainPanel of={data} /> : null;
}
