import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { AbsencesPanel } from '../components/absences-panel.tsx';
import { BarPanel } from '../components/bar-panel.tsx';
import { ProfilePanel } from '../components/profile-panel.tsx';
import { profileQuery } from '../profile-api.ts';
import { notAvocat } from '../settings-content.ts';

/** How an avocat takes hearings, their bar and their absences. */
export default function SettingsPanels() {
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
      <BarPanel bar={data.bar} />
      <AbsencesPanel profile={data.profile} absences={data.absences} />
    </>
  );
}
