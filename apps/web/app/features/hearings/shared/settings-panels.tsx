import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { AbsencesPanel } from '../components/absences-panel.tsx';
import { BarPanel } from '../components/bar-panel.tsx';
import { ProfilePanel } from '../components/profile-panel.tsx';
import { barQuery, profileQuery } from '../profile-api.ts';
import { barPanel, firmBar, notAvocat } from '../settings-content.ts';

/** Bar of a firm, in whose name its avocats ask for hearings and take them. */
const FirmPanels = () => {
  const { data, error, refetch } = useQuery(barQuery());
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton />;
  return <BarPanel bar={data} {...firmBar} />;
};

/** How an avocat takes hearings, their bar and their absences. */
const OwnPanels = () => {
  const { jobName } = useMe();
  const { data, error, refetch } = useQuery(profileQuery());
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton />;
  if (jobName !== 'Avocat')
    return (
      <EmptyState drawing="hearing" title={notAvocat.title}>
        {notAvocat.text}
      </EmptyState>
    );
  return (
    <>
      <ProfilePanel key={data.profile ? 'saved' : 'new'} profile={data.profile} />
      <BarPanel bar={data.bar} title={barPanel.title} text={barPanel.text} />
      <AbsencesPanel profile={data.profile} absences={data.absences} />
    </>
  );
};

export default function SettingsPanels() {
  return useMe().userType === 'COMPANY' ? <FirmPanels /> : <OwnPanels />;
}
