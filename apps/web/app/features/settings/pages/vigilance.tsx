import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const VigilancePanels = lazy(() => import('../../vigilance/shared/settings-panels.tsx'));

export const meta = () => privateMeta(settingsMeta.vigilance);

/** Documents that a prestataire submits once for all clients; an entry of the settings while `VIGILANCE` is not off. */
export default function VigilanceSettingsPage() {
  return (
    <SettingsPage section="vigilance">
      <Suspense fallback={<Skeleton height={900} mb="md" />}>
        <VigilancePanels />
      </Suspense>
    </SettingsPage>
  );
}
