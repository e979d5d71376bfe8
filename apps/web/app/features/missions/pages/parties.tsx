import type { Mission } from '@basoche/contract/missions/missions';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { typeset } from '@basoche/domain/typography';
import { useLocation, useNavigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useReturn } from '../../../lib/use-return.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { parties as content } from '../../conflicts/shared/parties-content.ts';
import { PartiesEditor } from '../../conflicts/shared/parties-editor.tsx';
import { OnlyForCreator } from '../../postings/components/only-for-creator.tsx';
import { form } from '../creator-content.ts';
import { justPublished, publishedIn } from '../just-published.ts';
import { ownMissions } from '../own-missions.ts';
import type { Route } from './+types/parties.ts';

export const meta = () => privateMeta(content.title);

const Content = ({ mission }: { mission: Mission }) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const member = useReturn();
  /** After publishing, continues to the screen that the form would have led to. */
  const goOn = () => {
    if (publishedIn(state) === null) return;
    if (member !== null) void navigate(member);
    else void navigate(ownMissions.home, { state: justPublished(mission.id) });
  };
  return (
    <Page
      title={content.title}
      lead={content.lead}
      width="reading"
      above={<BackLink to={ownMissions.home}>{form.back}</BackLink>}
    >
      <p className="strong">{typeset(mission.title)}</p>
      <PartiesEditor missionID={mission.id} onSaved={goOn} />
    </Page>
  );
};

/** Screen on which a client names the parties of their mission, which no candidate reads. */
export default function PartiesPage({ params: { missionID } }: Route.ComponentProps) {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'update')}>
      <OnlyForCreator kind={ownMissions} id={missionID} skeleton={<PageSkeleton />}>
        {(mission) => <Content key={mission.id} mission={mission} />}
      </OnlyForCreator>
    </Guarded>
  );
}
