import type { PersonProfile } from '@basoche/contract/members/members';
import { lazy, type ReactNode } from 'react';
import type { PersonTarget, ProfileDialogProps } from './profile-edit.tsx';
import { ProfileEditor } from './profile-editor.tsx';

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

const Dialog = ({ target, ...props }: ProfileDialogProps & { target: PersonTarget }) => {
  if (target.dialog === 'experience') return <ExperienceDialog {...props} entry={target.entry} />;
  if (target.dialog === 'formation') return <FormationDialog {...props} entry={target.entry} />;
  if (target.dialog === 'remove') return <RemovalDialog {...props} {...target} />;
  const Chosen = dialogs[target.dialog];
  return <Chosen {...props} />;
};

/** Wraps a student's or an employee's own profile and opens its edit dialogs. */
export const PersonEditor = ({ person, children }: { person: PersonProfile; children: ReactNode }) => (
  <ProfileEditor
    dialog={(target, opened) => 'dialog' in target && <Dialog target={target} person={person} {...opened} />}
  >
    {children}
  </ProfileEditor>
);
