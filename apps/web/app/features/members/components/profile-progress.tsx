import { lazy } from 'react';
import type { Completeness } from './completeness-card.tsx';
import { type EditTarget, useEdit } from './profile-edit.tsx';

/** Loaded for the owner only; the page waits for it. */
const CompletenessCard = lazy(() => import('./completeness-card.tsx'));

/** Dialog that adds each missing item of a person's profile or a company's page. */
const targets: Readonly<Record<string, EditTarget>> = {
  picture: { dialog: 'picture' },
  role: { dialog: 'head' },
  location: { dialog: 'head' },
  about: { dialog: 'about' },
  hourlyCost: { dialog: 'rate' },
  skillDomains: { dialog: 'domains' },
  skills: { dialog: 'skills' },
  career: { dialog: 'experience', entry: null },
  logo: { company: 'logo' },
  presentation: { company: 'presentation' },
  sectors: { company: 'domains' },
  locations: { company: 'locations' },
  headquarters: { company: 'headquarters' },
};

/** Completeness of a profile, and the dialogs that complete it. */
export const ProfileProgress = (completeness: Completeness & { hint: string }) => {
  const edit = useEdit();
  if (edit === null) return null;
  const add = (key: string) => {
    const target = targets[key];
    return target ? () => edit(target) : null;
  };
  return <CompletenessCard {...completeness} add={add} />;
};
