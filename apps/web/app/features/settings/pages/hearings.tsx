import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const HearingPanels = lazy(() => import('../../hearings/shared/settings-panels.tsx'));

export const meta = () => privateMeta(settingsMeta.hearings);

/** How an avocat takes hearings; an entry of the settings while hearings are open. */
export default function HearingSettingsPage() {
  return (
    <SettingsPage section="hearings">
      <Suspense fallback={<Skeleton height={900} mb="md" />}>
        <HearingPanels />
      </Suspense>
    </SettingsPage>
  );
}
