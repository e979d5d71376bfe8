import { privateGuard } from '@basoche/domain/access/screen-guards';
import type { ReactNode } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useMe } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { type SettingsSection, settings, settingsSections } from '../content.ts';

const Tabs = ({ section }: { section: SettingsSection }) => {
  const { userType } = useMe();
  // Customers have no profile and carry out no missions: they have no profile section.
  const shown = settingsSections.filter(({ key }) => key !== 'profile' || userType !== 'CUSTOMER');
  return (
    <TabLinks
      label={settings.sections}
      tabs={shown.map(({ key, label, to }) => ({ label, to, isCurrent: key === section }))}
    />
  );
};

/** A section of the settings, under the tabs of the sections. */
export const SettingsPage = ({ section, children }: { section: SettingsSection; children: ReactNode }) => (
  <Guarded by={privateGuard}>
    <Page title={settings.title} width="reading">
      <Tabs section={section} />
      <div className="top-6">{children}</div>
    </Page>
  </Guarded>
);
