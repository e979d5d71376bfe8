import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';

interface Subject {
  readonly id: string;
  readonly title: string;
}

interface Published extends Subject {
  readonly isArchived: boolean;
  readonly isOpen: boolean;
}

export interface Publishing {
  /** Opens the dialog that relaunches what is past its deadline. */
  readonly relaunch: (subject: Subject) => void;
  /** Says what became of what was published or archived; closed all the same, it offers to relaunch it. */
  readonly tell: (subject: Published) => void;
  /** To be drawn above what may leave the screen: a list from which it goes. */
  readonly dialog: ReactNode;
}

interface PublishingWays {
  /** Loaded when it is first asked for. */
  readonly dialog: ComponentType<{
    subject: Subject;
    wasPublished: boolean;
    opened: boolean;
    onClose: () => void;
  }>;
  readonly nowArchived: string;
  readonly nowPublished: string;
}

export const usePostingPublishing = ({
  dialog: Dialog,
  nowArchived,
  nowPublished,
}: PublishingWays): Publishing => {
  const { opened, isWanted, open, close } = useLazyDialog();
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
    tell: (subject) => {
      if (subject.isArchived) notifySuccess(nowArchived);
      else if (subject.isOpen) notifySuccess(nowPublished);
      else ask(subject, true);
    },
    dialog: isWanted && asked && (
      <Suspense>
        <Dialog key={asked.subject.id} {...asked} opened={opened} onClose={close} />
      </Suspense>
    ),
  };
};
