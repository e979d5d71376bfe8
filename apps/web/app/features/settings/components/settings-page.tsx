import { privateGuard } from '@basoche/domain/access/screen-guards';
import { mayAct } from '@basoche/domain/firms/roles';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { actFor } from '../../../lib/acting.ts';
import { useMe } from '../../../lib/session.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { firmSections, ownSettings, type SettingsSection, settings, settingsSections } from '../content.ts';

/**
 * Tells whether a section shows settings of the account acted for; otherwise it shows a notice that these
 * settings are the person's own.
 */
const useIsOfAccount = (): ((section: SettingsSection) => boolean) => {
  const { acting } = useMe();
  return (section) => {
    const act = firmSections[section];
    return acting === null || (act !== undefined && mayAct(acting.role, act));
  };
};

const Tabs = ({ section }: { section: SettingsSection }) => {
  const { userType, mayStateBar, hasVigilance } = useMe();
  const isOfAccount = useIsOfAccount();
  // Customers have no profile and carry out no missions: they have no profile section.
  const shown = settingsSections.filter(
    ({ key }) =>
      (key !== 'profile' || userType !== 'CUSTOMER') &&
      (key !== 'hearings' || mayStateBar) &&
      (key !== 'vigilance' || hasVigilance) &&
      (firmSections[key] === undefined || isOfAccount(key)),
  );
  return (
    <TabLinks
      label={settings.sections}
      tabs={shown.map(({ key, label, to }) => ({ label, to, isCurrent: key === section }))}
    />
  );
};

const Panels = ({ section, children }: { section: SettingsSection; children: ReactNode }) => {
  if (useIsOfAccount()(section)) return children;
  return (
    <Note tone="info" title={ownSettings.title}>
      <div className="bottom-4">{ownSettings.text}</div>
      <Button variant="default" onClick={() => actFor(null)}>
        {ownSettings.back}
      </Button>
    </Note>
  );
};

/** A section of the settings, under the tabs of the sections. */
export const SettingsPage = ({ section, children }: { section: SettingsSection; children: ReactNode }) => (
  <Guarded by={privateGuard}>
    <Page title={settings.title} width="reading">
      <Tabs section={section} />
      <div className="top-6">
        <Panels section={section}>{children}</Panels>
      </div>
    </Page>
  </Guarded>
);
