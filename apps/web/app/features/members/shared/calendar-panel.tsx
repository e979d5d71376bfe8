import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { CopyText } from '../../../ui/copy-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { calendarQuery, useCloseCalendar, useOpenCalendar } from '../api/availability.ts';
import { calendar as content } from '../availability-content.ts';
import classes from './settings-panels.module.css';

interface ChangeProps {
  change: ReturnType<typeof useOpenCalendar>;
  texts: { readonly label: string; readonly title: string; readonly text: string };
}

/** Button with a confirmation: programs that use the old address lose the calendar. */
const ChangeButton = ({ change, texts }: ChangeProps) => {
  const dialog = useLazyDialog();
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={dialog.open}>
        {texts.label}
      </Button>
      <CommandConfirmation
        title={texts.title}
        confirm={texts.label}
        dialog={dialog}
        command={change}
        onConfirm={() => change.mutate(undefined, { onSuccess: dialog.close })}
      >
        {texts.text}
      </CommandConfirmation>
    </>
  );
};

const Address = ({ url }: { url: string }) => (
  <div className="grid gap-3">
    <div className={classes.address}>
      <TextInput
        label={content.address}
        description={content.secret}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={classes.field ?? ''}
      />
      <CopyText value={url} />
    </div>
    <div className="row wrap gap-3">
      <ChangeButton
        change={useOpenCalendar({ onDone: () => notifySuccess(content.replaced) })}
        texts={{
          label: content.replace,
          title: content.replaceTitle,
          text: content.replaceText,
        }}
      />
      <ChangeButton
        change={useCloseCalendar({ onDone: () => notifySuccess(content.closed) })}
        texts={{
          label: content.close,
          title: content.closeTitle,
          text: content.closeText,
        }}
      />
    </div>
  </div>
);

const Own = () => {
  const { data, error, refetch } = useQuery(calendarQuery());
  const opening = useOpenCalendar({ onError: notifyError });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={44} />;
  if (data.url !== null) return <Address url={data.url} />;
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={20} stroke={1.5} aria-hidden />}
      loading={opening.isPending}
      onClick={() => opening.mutate()}
    >
      {content.open}
    </Button>
  );
};

/** Calendar of the missions that the member carries out, for other programs. */
export default function CalendarPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <FocusKeeper>
        <Own />
      </FocusKeeper>
    </Panel>
  );
}
