import type { PersonProfile } from '@basoche/contract/members/members';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useOpener } from '../../../ui/use-lazy-dialog.ts';
import { EditContext, type EditTarget, type ProfileDialogProps } from './profile-edit.tsx';

const dialogs = {
  picture: lazy(() => import('./profile-picture-dialog.tsx')),
  head: lazy(() => import('./profile-head-dialog.tsx')),
  rate: lazy(() => import('./profile-rate-dialog.tsx')),
  about: lazy(() => import('./profile-about-dialog.tsx')),
  skills: lazy(() => import('./profile-skills-dialog.tsx')),
  domains: lazy(() => import('./profile-domains-dialog.tsx')),
  availability: lazy(() => import('./profile-availability-dialog.tsx')),
  preferences: lazy(() => import('./profile-preferences-dialog.tsx')),
} as const;
const ExperienceDialog = lazy(() => import('./profile-experience-dialog.tsx'));
const FormationDialog = lazy(() => import('./profile-formation-dialog.tsx'));
const RemovalDialog = lazy(() => import('./profile-removal-dialog.tsx'));

const Dialog = ({ target, ...props }: ProfileDialogProps & { target: EditTarget }) => {
  if (target.dialog === 'experience') return <ExperienceDialog {...props} entry={target.entry} />;
  if (target.dialog === 'formation') return <FormationDialog {...props} entry={target.entry} />;
  if (target.dialog === 'remove') return <RemovalDialog {...props} {...target} />;
  const Chosen = dialogs[target.dialog];
  return <Chosen {...props} />;
};

/** Around one's own profile: each part opens its dialog, which comes fresh each time. */
export const ProfileEditor = ({ person, children }: { person: PersonProfile; children: ReactNode }) => {
  const [asked, setAsked] = useState<{ target: EditTarget; opened: boolean; time: number } | null>(null);
  const { remember, giveBack } = useOpener();
  const edit = useCallback(
    (target: EditTarget) => {
      remember();
      setAsked((before) => ({ target, opened: true, time: (before?.time ?? 0) + 1 }));
    },
    [remember],
  );
  const close = useCallback(() => {
    setAsked((before) => before && { ...before, opened: false });
    giveBack();
  }, [giveBack]);
  return (
    <EditContext value={edit}>
      {children}
      {asked && (
        <Suspense>
          <Dialog
            key={asked.time}
            target={asked.target}
            person={person}
            opened={asked.opened}
            onClose={close}
          />
        </Suspense>
      )}
    </EditContext>
  );
};
