import { type DataExport, readExport } from '@basoche/contract/own-data/own-data';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { exportsQuery, useAskExport } from '../api.ts';
import classes from '../components/own-data.module.css';
import { ownData as content } from '../content.ts';

const askedOn = (one: DataExport) => content.askedOn(formatDay(one.askedAt), formatHour(one.askedAt));

const stateOf = (one: DataExport): string => {
  if (one.state === 'ready' && one.expiresAt !== null) {
    return content.readyUntil(formatDay(one.expiresAt), formatHour(one.expiresAt));
  }
  return one.state === 'failed'
    ? content.failed
    : one.state === 'preparing'
      ? content.preparing
      : content.expired;
};

const Row = ({ one }: { one: DataExport }) => {
  const fetching = useDownload(readExport, { params: { id: one.id } });
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.when}>{askedOn(one)}</p>
        <p className={classes.state}>{stateOf(one)}</p>
      </div>
      {one.state === 'ready' && (
        <Button
          variant="default"
          loading={fetching.isPending}
          aria-label={content.downloadNamed(formatDay(one.askedAt))}
          onClick={() => fetching.mutate()}
        >
          {content.download}
        </Button>
      )}
    </li>
  );
};

const Ask = ({ isUnderWay }: { isUnderWay: boolean }) => {
  const { acting } = useMe();
  const ask = useAskExport();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const asking = useMutation({
    mutationFn: () => withReauthentication(ask),
    onSuccess: () => notifySuccess(content.asked),
    onError: (error) => {
      if (!(error instanceof GivenUp)) notifyError(error);
    },
  });
  return (
    <>
      <Button loading={asking.isPending} disabled={isUnderWay} onClick={() => asking.mutate()}>
        {(acting === null ? content : content.ofFirm).ask}
      </Button>
      {reauthenticationDialog}
    </>
  );
};

const Exports = () => {
  const { data, error, refetch } = useQuery(exportsQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={44} />;
  return (
    <>
      <Ask isUnderWay={data.some(({ state }) => state === 'preparing')} />
      {data.length > 0 && (
        <ul className="bare top-4" aria-label={content.list}>
          {data.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
    </>
  );
};

/** Button to ask for an archive of the member's data, and links to ready ones. */
export default function ExportPanel() {
  const { title, text } = useMe().acting === null ? content : content.ofFirm;
  return (
    <Panel title={title} text={text}>
      <Exports />
    </Panel>
  );
}
