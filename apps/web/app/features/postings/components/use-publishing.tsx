import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { OwnKind, OwnPosting } from '../own-kind.ts';

const RelaunchDialog = lazy(() => import('./relaunch-dialog.tsx'));

type Subject = Pick<OwnPosting, 'id' | 'title'>;

export interface Publishing {
  /** Opens the dialog that relaunches a posting past its deadline. */
  readonly relaunch: (subject: Subject) => void;
  /**
   * Notifies the creator that the posting was published or archived. If the posting is still closed, it offers to relaunch it.
   */
  readonly onPublished: (subject: OwnPosting) => void;
  /** Dialog, to render above the list: the card may leave the list and be unmounted. */
  readonly dialog: ReactNode;
}

/** Publishing and relaunching, for the cards and buttons of one screen. */
export const usePublishing = (
  kind: Pick<OwnKind, 'useRelaunch' | 'needsDeadline' | 'content'>,
): Publishing => {
  const { nowArchived, nowPublished } = kind.content.manage;
  const { opened, wasOpened, open, close } = useLazyDialog();
  const [asked, setAsked] = useState<{ subject: Subject; wasPublished: boolean } | null>(null);

  const ask = useCallback(
    (subject: Subject, wasPublished: boolean) => {
      setAsked({ subject, wasPublished });
      open();
    },
    [open],
  );

  return {
    relaunch: (subject) => ask(subject, false),
    onPublished: (subject) => {
      if (subject.isArchived) notifySuccess(nowArchived);
      else if (subject.isOpen) notifySuccess(nowPublished);
      else ask(subject, true);
    },
    dialog: wasOpened && asked && (
      <Suspense>
        <RelaunchDialog key={asked.subject.id} kind={kind} {...asked} opened={opened} onClose={close} />
      </Suspense>
    ),
  };
};
