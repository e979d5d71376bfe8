import type { Mission } from '@basoche/contract/missions/missions';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { HiddenReasons } from '../../postings/components/hidden-reasons.tsx';
import { OnlyForCreator } from '../../postings/components/only-for-creator.tsx';
import { PostingViewSkeleton } from '../../postings/components/posting-view-skeleton.tsx';
import { ApplyPreview } from '../components/apply-preview.tsx';
import { MissionView } from '../components/mission-view.tsx';
import { PreviewBar } from '../components/preview-bar.tsx';
import { form, manage } from '../creator-content.ts';
import { ownMissions } from '../own-missions.ts';
import type { Route } from './+types/preview.ts';

export const meta = () => privateMeta(manage.preview);

/**
 * The mission as candidates see it, without an anonymous creator's identity. Keeps the creator's id, which is
 * not shown, so that the mission still counts as the viewer's own.
 */
const asCandidatesSee = (mission: Mission): Mission =>
  mission.isAnonym
    ? { ...mission, creatorName: null, creatorPictureURL: null, companyPresentation: null }
    : mission;

/** Preview of the creator's own mission, as candidates see it. */
export default function PreviewPage({ params }: Route.ComponentProps) {
  const back = <BackLink to="/manage/missions">{form.back}</BackLink>;
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'preview')}>
      <OnlyForCreator
        kind={ownMissions}
        id={params.missionID}
        skeleton={
          <Page above={back}>
            <PostingViewSkeleton />
          </Page>
        }
      >
        {(mission) => (
          <Page
            above={
              <>
                {back}
                <PreviewBar mission={mission} />
                <HiddenReasons
                  kind="missions"
                  of={mission}
                  correct={`/manage/missions/update/${mission.id}`}
                />
              </>
            }
          >
            <MissionView mission={asCandidatesSee(mission)} action={<ApplyPreview mission={mission} />} />
          </Page>
        )}
      </OnlyForCreator>
    </Guarded>
  );
}
