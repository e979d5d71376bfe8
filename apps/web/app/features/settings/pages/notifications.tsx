import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const WishesPanel = lazy(() => import('../../notifications/shared/wishes-panel.tsx'));
const PushPanel = lazy(() => import('../../notifications/shared/push-panel.tsx'));
const OtherMailsPanel = lazy(() => import('../../notifications/shared/other-mails-panel.tsx'));

export const meta = () => privateMeta(settingsMeta.notifications);

/** Topics and channels of the member's notifications. */
export default function NotificationSettingsPage() {
  return (
    <SettingsPage section="notifications">
      <Suspense fallback={<Skeleton height={900} mb="md" />}>
        <WishesPanel />
        <PushPanel />
        <OtherMailsPanel />
      </Suspense>
    </SettingsPage>
  );
}
