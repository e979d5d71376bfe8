import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const AvailabilityPanel = lazy(() => import('../../members/shared/availability-panel.tsx'));
const CalendarPanel = lazy(() => import('../../members/shared/calendar-panel.tsx'));
const OwnCvs = lazy(() => import('../../jobs/shared/own-cvs.tsx'));
const VisibilityPanel = lazy(() => import('../../members/shared/visibility-panel.tsx'));

export const meta = () => privateMeta(settingsMeta.profile);

const Panels = () => {
  const { userType, acting } = useMe();
  // Customers have no profile, carry out no missions and apply to nothing.
  if (userType === 'CUSTOMER') return <Navigate to="/parametres" replace />;
  return (
    <>
      <Suspense fallback={<Skeleton height={360} mb="md" />}>
        <VisibilityPanel />
      </Suspense>
      <Suspense fallback={<Skeleton height={360} mb="md" />}>
        {/* A company has no availability. */}
        {userType !== 'COMPANY' && <AvailabilityPanel />}
        {/* The calendar is the person's own. */}
        {acting === null && <CalendarPanel />}
      </Suspense>
      <Suspense fallback={<Skeleton height={220} mb="md" />}>
        <OwnCvs />
      </Suspense>
    </>
  );
};

/** Settings of the member's page, and of the documents for applications. */
export default function ProfileSettingsPage() {
  return (
    <SettingsPage section="profile">
      <Panels />
    </SettingsPage>
  );
}
