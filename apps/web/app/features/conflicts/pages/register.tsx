import type { ConflictRegister, RegisterEntry } from '@basoche/contract/conflicts/register';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { registerFile } from '@basoche/domain/conflicts/register-file';
import { Button } from '@mantine/core';
import { IconDownload, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { formatDay } from '../../../lib/dates.ts';
import { save } from '../../../lib/download.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { useReturn } from '../../../lib/use-return.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { entriesQuery, useConfirmRegister } from '../api.ts';
import { Entries } from '../components/entries.tsx';
import { register as content } from '../content.ts';
import { isOfHearing } from '../register-path.ts';
import { registerQuery } from '../shared/check-api.ts';

const EntryDialog = lazy(() => import('../components/entry-dialog.tsx'));
const ImportDialog = lazy(() => import('../components/import-dialog.tsx'));
const EraseDialog = lazy(() => import('../components/erase-dialog.tsx'));

export const meta = () => privateMeta(content.title);

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface RegisterData {
  register: ConflictRegister;
  entries: readonly RegisterEntry[];
}

const Actions = ({ register, entries }: RegisterData) => (
  <>
    <DialogButton leftSection={<IconPlus {...icon} />} dialog={(dialog) => <EntryDialog {...dialog} />}>
      {content.add}
    </DialogButton>
    <DialogButton
      variant="default"
      leftSection={<IconUpload {...icon} />}
      dialog={(dialog) => <ImportDialog entries={entries} addsLeft={register.addsLeft} {...dialog} />}
    >
      {content.import}
    </DialogButton>
    {entries.length > 0 && (
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        onClick={() => save(new Blob([registerFile(entries)], { type: 'text/csv' }), content.exportedFile)}
      >
        {content.export}
      </Button>
    )}
  </>
);

const Confirm = ({ label }: { label: string }) => {
  const confirm = useConfirmRegister(() => notifySuccess(content.due.confirmed));
  return (
    <Button variant="default" loading={confirm.isPending} onClick={() => confirm.mutate({})}>
      {label}
    </Button>
  );
};

const Kept = ({ register, entries }: RegisterData) => {
  const { names, confirmedAt, isDue, revisedAt } = register;
  if (names === 0) {
    return confirmedAt === null ? (
      <EmptyState
        drawing="research"
        title={content.empty.title}
        action={<Confirm label={content.empty.confirm} />}
      >
        {content.empty.text}
      </EmptyState>
    ) : (
      <Note tone="success">{content.none}</Note>
    );
  }
  return (
    <>
      <p className="soft">
        {content.facts(names, revisedAt === null ? null : formatDay(new Date(revisedAt)))}
      </p>
      {isDue && (
        <Note tone="info" title={content.due.title}>
          <p>{content.due.text}</p>
          <Confirm label={content.due.confirm} />
        </Note>
      )}
      <Entries entries={entries} />
      <div className="top-6">
        <DialogButton
          variant="default"
          leftSection={<IconTrash {...icon} />}
          dialog={(dialog) => <EraseDialog {...dialog} />}
        >
          {content.erase}
        </DialogButton>
      </div>
    </>
  );
};

const Screen = () => {
  const { acting } = useMe();
  const back = useReturn();
  const { data: register, error, refetch } = useQuery(registerQuery());
  const keeps = register?.permitted.keep === true;
  const names = useQuery({ ...entriesQuery(), enabled: keeps });
  const failure = error ?? names.error;
  const isRead = register !== undefined && (names.data !== undefined || !keeps);
  const retry = () => void Promise.all([refetch(), keeps ? names.refetch() : null]);
  return (
    <Page
      title={content.title}
      lead={acting === null ? content.lead : content.ofFirm(acting.name)}
      width="reading"
      above={
        back !== null && (
          <BackLink to={back}>{isOfHearing(back) ? content.backToHearing : content.back}</BackLink>
        )
      }
      actions={keeps && names.data && <Actions register={register} entries={names.data} />}
    >
      {failure && !isRead ? (
        <ErrorState error={failure} onRetry={retry} />
      ) : !isRead ? (
        <CardListSkeleton />
      ) : names.data === undefined ? (
        <p>
          {content.facts(register.names, register.revisedAt && formatDay(new Date(register.revisedAt)))}.{' '}
          {content.notKeeper}
        </p>
      ) : (
        <FocusKeeper>
          <Kept register={register} entries={names.data} />
        </FocusKeeper>
      )}
    </Page>
  );
};

/** The conflict register: names of the viewer's clients and adversaries, which nobody else may read. */
export default function RegisterPage() {
  return (
    <Guarded by={privateGuard}>
      <Screen />
    </Guarded>
  );
}
