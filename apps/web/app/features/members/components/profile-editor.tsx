import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { type Opened, useOpener } from '../../../ui/use-lazy-dialog.ts';
import { EditContext, type EditTarget } from './profile-edit.tsx';

interface ProfileEditorProps {
  dialog: (target: EditTarget, opened: Opened) => ReactNode;
  children: ReactNode;
}

/** Wraps the owner's profile. Each edit button opens its dialog with a fresh form. */
export const ProfileEditor = ({ dialog, children }: ProfileEditorProps) => {
  const [asked, setAsked] = useState<{ target: EditTarget; opened: boolean; time: number } | null>(null);
  const { remember, giveBack } = useOpener();
  const edit = useCallback(
    (target: EditTarget) => {
      remember();
      setAsked((before) => ({ target, opened: true, time: (before?.time ?? 0) + 1 }));
    },
    [remember],
  );
  const onClose = useCallback(() => {
    setAsked((before) => before && { ...before, opened: false });
    giveBack();
  }, [giveBack]);
  return (
    <EditContext value={edit}>
      {children}
      {asked && (
        <Suspense key={asked.time}>{dialog(asked.target, { opened: asked.opened, onClose })}</Suspense>
      )}
    </EditContext>
  );
};
