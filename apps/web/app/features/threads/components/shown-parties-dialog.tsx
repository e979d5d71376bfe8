import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { NamedParties } from '../../conflicts/shared/named-parties.tsx';
import { shownPartiesQuery } from '../api/shown-parties.ts';
import { parties as content } from '../independence-content.ts';

const Shown = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(shownPartiesQuery(id));
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={120} />;
  return (
    <>
      <p className="soft flat bottom-4">{content.shown(formatDay(data.at))}</p>
      {data.parties.length === 0 ? (
        <p className="flat">{content.empty}</p>
      ) : (
        <NamedParties label={content.list} parties={data.parties} />
      )}
    </>
  );
};

/** The parties that the client showed in this thread. */
export default function ShownPartiesDialog({ id, ...dialog }: Opened & { id: string }) {
  return (
    <Dialog {...dialog} title={content.list}>
      <Shown id={id} />
    </Dialog>
  );
}
