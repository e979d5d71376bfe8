import { type AccountAddress, dropAddress } from '@basoche/contract/auth/address';
import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { addressQuery } from '../api.ts';
import { address as content } from '../security-content.ts';

const AddressDialog = lazy(() => import('../components/address-dialog.tsx'));

const Pending = ({ pending }: { pending: NonNullable<AccountAddress['pending']> }) => {
  const dropping = useCommand(dropAddress, {
    refresh: [addressQuery().queryKey],
    onDone: () => notifySuccess(content.dropped),
    onError: notifyError,
  });
  const until = `${formatDay(pending.expiresAt)} à ${formatHour(pending.expiresAt)}`;
  return (
    <>
      <p className="soft breaks">{content.pending(pending.email, until)}</p>
      <ul className="soft breaks">
        <li>{pending.isOldAgreed ? content.agreedOld : content.awaitedOld}</li>
        <li>{pending.isNewAgreed ? content.agreedNew : content.awaitedNew}</li>
      </ul>
      <Group mt="sm">
        <Button variant="default" loading={dropping.isPending} onClick={() => dropping.mutate({})}>
          {content.drop}
        </Button>
      </Group>
    </>
  );
};

const Change = () => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {content.change}
      </Button>
      <Suspense>{wasOpened && <AddressDialog opened={opened} onClose={close} />}</Suspense>
    </>
  );
};

const Address = () => {
  const { data, error, refetch } = useQuery(addressQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={80} />;
  return (
    <FocusKeeper>
      <p className="flat strong breaks bottom-4">{data.email}</p>
      {data.pending === null ? <Change /> : <Pending pending={data.pending} />}
    </FocusKeeper>
  );
};

/** Address of the account, and the new one that is to replace it. */
export default function AddressPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <Address />
    </Panel>
  );
}
