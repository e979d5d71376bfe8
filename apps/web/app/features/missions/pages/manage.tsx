import { missionGuard } from '@basoche/domain/access/screen-guards';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { OwnScreen } from '../../postings/components/own-screen.tsx';
import { OwnMissionCard } from '../components/own-mission-card.tsx';
import { PublishedNote } from '../components/published-note.tsx';
import { manage } from '../creator-content.ts';
import { useLiveViews } from '../live-views.ts';
import { ownMissions } from '../own-missions.ts';

export const meta = () => privateMeta(manage.title);

const Content = () => {
  useLiveViews();
  return (
    <OwnScreen
      kind={ownMissions}
      card={(mission, publishing) => <OwnMissionCard mission={mission} publishing={publishing} />}
    >
      <PublishedNote />
    </OwnScreen>
  );
};

/** Screen of the creator's own missions. */
export default function ManagePage() {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'home')}>
      <Content />
    </Guarded>
  );
}
