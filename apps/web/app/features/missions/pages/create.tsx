import { missionGuard } from '@basoche/domain/access/guards';
import { useNavigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Page } from '../../../ui/page.tsx';
import { useCreateMission } from '../api/create-mission.ts';
import { BackLink } from '../components/back-link.tsx';
import { MissionForm } from '../components/mission-form.tsx';
import { form } from '../creator-content.ts';

export const meta = () => pageTitle(form.createTitle);

const Content = () => {
  const create = useCreateMission();
  const navigate = useNavigate();
  return (
    <Page title={form.createTitle} above={<BackLink to="/manage/missions">{form.back}</BackLink>}>
      <MissionForm
        action={form.create}
        ready={form.ready}
        send={async (body) => {
          await create(body);
          notifySuccess(form.created);
          await navigate('/manage/missions');
        }}
      />
    </Page>
  );
};

/** A new mission. */
export default function CreatePage() {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'create')}>
      <Content />
    </Guarded>
  );
}
