import { privateGuard } from '@basoche/domain/access/guards';
import type { ReactNode } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useMe } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { type SettingsSection, settings, settingsSections } from '../content.ts';
import classes from './settings-page.module.css';

const Tabs = ({ section }: { section: SettingsSection }) => {
  const { userType } = useMe();
  // Customers have no page, and carry nothing out: nothing of a profile is theirs.
  const shown = settingsSections.filter(({ key }) => key !== 'profile' || userType !== 'CUSTOMER');
  return (
    <TabLinks
      label={settings.sections}
      tabs={shown.map(({ key, label, to }) => ({ label, to, isCurrent: key === section }))}
    />
  );
};

/** A section of the settings under the tabs that lead to the others. */
export const SettingsPage = ({ section, children }: { section: SettingsSection; children: ReactNode }) => (
  <Guarded by={privateGuard}>
    <Page title={settings.title} width="reading">
      <Tabs section={section} />
      <div className={classes.section}>{children}</div>
    </Page>
  </Guarded>
);
