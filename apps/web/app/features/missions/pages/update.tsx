import type { Mission } from '@basoche/contract/missions';
import { missionGuard } from '@basoche/domain/access/guards';
import { useNavigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Page } from '../../../ui/page.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { useUpdateMission } from '../api/update-mission.ts';
import { BackLink } from '../components/back-link.tsx';
import { MissionForm } from '../components/mission-form.tsx';
import { OnlyForCreator } from '../components/only-for-creator.tsx';
import { form } from '../creator-content.ts';
import type { Route } from './+types/update.ts';

export const meta = () => pageTitle(form.update);

const Content = ({ mission }: { mission: Mission }) => {
  const update = useUpdateMission(mission.id);
  const navigate = useNavigate();
  return (
    <Page title={form.createTitle} above={<BackLink to="/manage/missions">{form.back}</BackLink>}>
      <MissionForm
        mission={mission}
        action={form.update}
        ready={form.readyUpdate}
        send={async (body) => {
          await update(body);
          notifySuccess(form.updated);
          await navigate('/manage/missions');
        }}
      />
    </Page>
  );
};

/** One's own mission, to be edited. */
export default function UpdatePage({ params: { missionID } }: Route.ComponentProps) {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'update')}>
      <OnlyForCreator missionID={missionID} skeleton={<PageSkeleton />}>
        {(mission) => <Content key={mission.id} mission={mission} />}
      </OnlyForCreator>
    </Guarded>
  );
}
