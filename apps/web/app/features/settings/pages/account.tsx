import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { DeleteAccountPanel } from '../../auth/shared/delete-account-panel.tsx';
import { PasswordPanel } from '../../auth/shared/password-panel.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const AddressPanel = lazy(() => import('../../auth/shared/address-panel.tsx'));
const OwnFirmAtDomain = lazy(() => import('../../firms/shared/firm-at-domain.tsx'));
const OpenTeamPanel = lazy(() => import('../../firms/shared/open-team-panel.tsx'));
const IdentityPanel = lazy(() => import('../../auth/shared/identity-panel.tsx'));
const PasskeysPanel = lazy(() => import('../../auth/shared/passkeys-panel.tsx'));
const SecondFactorPanel = lazy(() => import('../../auth/shared/second-factor-panel.tsx'));
const SessionsPanel = lazy(() => import('../../auth/shared/sessions-panel.tsx'));

/** Team section: a company may open its team; a person may create a firm, or ask to join the firm that owns their e-mail domain. */
const Team = () => {
  const { mayOpenTeam, mayCreateFirm } = useMe();
  if (!mayOpenTeam && !mayCreateFirm) return null;
  return (
    <Suspense fallback={<Skeleton height={180} mb="md" />}>
      {mayCreateFirm && <OwnFirmAtDomain />}
      <OpenTeamPanel creates={mayCreateFirm === true} />
    </Suspense>
  );
};

export const meta = () => privateMeta(settingsMeta.account);

export default function AccountSettingsPage() {
  return (
    <SettingsPage section="account">
      <Team />
      <Suspense fallback={<Skeleton height={190} mb="md" />}>
        <AddressPanel />
      </Suspense>
      <PasswordPanel />
      <Suspense fallback={<Skeleton height={560} mb="md" />}>
        <SecondFactorPanel />
        <PasskeysPanel />
        <IdentityPanel />
        <SessionsPanel />
      </Suspense>
      <DeleteAccountPanel />
    </SettingsPage>
  );
}
