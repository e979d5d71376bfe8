import type { CompanyProfile } from '@basoche/contract/members/members';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { CompanyPart } from '../company-content.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileEditor } from './profile-editor.tsx';

const dialogs: Readonly<Record<CompanyPart, ComponentType<CompanyDialogProps>>> = {
  name: lazy(() => import('./company-name-dialog.tsx')),
  logo: lazy(() => import('./company-logo-dialog.tsx')),
  creation: lazy(() => import('./company-creation-dialog.tsx')),
  headquarters: lazy(() => import('./company-headquarters-dialog.tsx')),
  leader: lazy(() => import('./company-leader-dialog.tsx')),
  presentation: lazy(() => import('./company-presentation-dialog.tsx')),
  profiles: lazy(() => import('./company-profiles-dialog.tsx')),
  values: lazy(() => import('./company-values-dialog.tsx')),
  website: lazy(() => import('./company-website-dialog.tsx')),
  domains: lazy(() => import('./company-domains-dialog.tsx')),
  locations: lazy(() => import('./company-locations-dialog.tsx')),
  photos: lazy(() => import('./company-photos-dialog.tsx')),
};

const Dialog = ({ part, ...props }: CompanyDialogProps & { part: CompanyPart }) => {
  const Chosen = dialogs[part];
  return <Chosen {...props} />;
};

/** Wraps a company's own page and opens its edit dialogs. */
export const CompanyEditor = ({ company, children }: { company: CompanyProfile; children: ReactNode }) => (
  <ProfileEditor
    dialog={(target, opened) =>
      'company' in target && <Dialog part={target.company} company={company} {...opened} />
    }
  >
    {children}
  </ProfileEditor>
);
