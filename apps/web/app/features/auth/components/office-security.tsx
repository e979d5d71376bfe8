import { officeGuard } from '@basoche/domain/access/screen-guards';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { Page } from '../../../ui/page.tsx';
import { officeSecurity as content } from '../security-content.ts';
import { PasswordPanel } from '../shared/password-panel.tsx';

const PasskeysPanel = lazy(() => import('../shared/passkeys-panel.tsx'));
const SecondFactorPanel = lazy(() => import('../shared/second-factor-panel.tsx'));
const SessionsPanel = lazy(() => import('../shared/sessions-panel.tsx'));

/** Security settings of a staff or partner account. */
export const OfficeSecurity = ({ office }: { office: 'STAFF' | 'PARTNER' }) => (
  <Guarded by={officeGuard(office)}>
    <Page title={content.title} lead={content.lead} width="reading">
      <PasswordPanel />
      <Suspense fallback={<Skeleton height={560} />}>
        <SecondFactorPanel />
        <PasskeysPanel />
        <SessionsPanel />
      </Suspense>
    </Page>
  </Guarded>
);
