import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { DeleteAccountPanel } from '../../auth/shared/delete-account-panel.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const ExportPanel = lazy(() => import('../../own-data/shared/export-panel.tsx'));
const OwnRegistersPanel = lazy(() => import('../../public-registers/shared/own-registers-panel.tsx'));
const RetentionPanel = lazy(() => import('../../own-data/shared/retention-panel.tsx'));
const OwnTextsPanel = lazy(() => import('../../terms/shared/own-texts-panel.tsx'));

export const meta = () => privateMeta(settingsMeta.data);

/** Archive of the member's data, accepted texts, and how long each class of data is kept. */
export default function DataSettingsPage() {
  return (
    <SettingsPage section="data">
      <Suspense fallback={<Skeleton height={240} mb="md" />}>
        <ExportPanel />
        <OwnRegistersPanel />
        <OwnTextsPanel />
        <RetentionPanel />
        <DeleteAccountPanel />
      </Suspense>
    </SettingsPage>
  );
}
