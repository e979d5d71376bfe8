import { readHearingCalendar } from '@basoche/contract/hearings/calendar';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useDownload } from '../../../lib/download.ts';

/** Saves the hour and the place of a hearing that somebody took, for the viewer's calendar program. */
export const CalendarButton = ({ id }: { id: string }) => {
  const fetching = useDownload(readHearingCalendar, { params: { id } });
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={20} stroke={1.5} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      Ajouter à mon agenda
    </Button>
  );
};
