import type { CompanyProfile } from '@basoche/contract/members/members';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useOpener } from '../../../ui/use-lazy-dialog.ts';
import { type CompanyDialogProps, CompanyEditContext, type CompanyPart } from './company-edit.tsx';

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

/** Around one's own page: each part opens its dialog, which comes fresh each time. */
export const CompanyEditor = ({ company, children }: { company: CompanyProfile; children: ReactNode }) => {
  const [asked, setAsked] = useState<{ part: CompanyPart; opened: boolean; time: number } | null>(null);
  const { remember, giveBack } = useOpener();
  const edit = useCallback(
    (part: CompanyPart) => {
      remember();
      setAsked((before) => ({ part, opened: true, time: (before?.time ?? 0) + 1 }));
    },
    [remember],
  );
  const close = useCallback(() => {
    setAsked((before) => before && { ...before, opened: false });
    giveBack();
  }, [giveBack]);
  const Dialog = asked && dialogs[asked.part];
  return (
    <CompanyEditContext value={edit}>
      {children}
      {asked && Dialog && (
        <Suspense>
          <Dialog key={asked.time} company={company} opened={asked.opened} onClose={close} />
        </Suspense>
      )}
    </CompanyEditContext>
  );
};
