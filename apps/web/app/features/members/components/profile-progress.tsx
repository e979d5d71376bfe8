import { lazy, Suspense } from 'react';
import { own } from '../profile-content.ts';
import type { CompletenessTold } from './completeness-card.tsx';
import { type EditTarget, useEdit } from './profile-edit.tsx';

/** The owner's alone: others do not load it. */
const CompletenessCard = lazy(() => import('./completeness-card.tsx'));

/** Where each thing that is missing is added. */
const targets: Readonly<Record<string, EditTarget>> = {
  picture: { dialog: 'picture' },
  role: { dialog: 'head' },
  location: { dialog: 'head' },
  about: { dialog: 'about' },
  hourlyCost: { dialog: 'rate' },
  skillDomains: { dialog: 'domains' },
  skills: { dialog: 'skills' },
  career: { dialog: 'experience', entry: null },
};

/** How complete the profile of a student or an employee is, and the dialogs that complete it. */
export const ProfileProgress = (completeness: CompletenessTold) => {
  const edit = useEdit();
  if (edit === null) return null;
  const add = (key: string) => {
    const target = targets[key];
    return target ? () => edit(target) : null;
  };
  return (
    <Suspense>
      <CompletenessCard {...completeness} add={add} hint={own.hint} />
    </Suspense>
  );
};
