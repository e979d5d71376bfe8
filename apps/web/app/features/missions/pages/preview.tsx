import { missionGuard } from '@basoche/domain/access/guards';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { ApplyZone } from '../components/apply-zone.tsx';
import { BackLink } from '../components/back-link.tsx';
import { MissionView } from '../components/mission-view.tsx';
import { MissionViewSkeleton } from '../components/mission-view-skeleton.tsx';
import { OnlyForCreator } from '../components/only-for-creator.tsx';
import { form, manage, preview } from '../creator-content.ts';
import type { Route } from './+types/preview.ts';

export const meta = () => pageTitle(manage.preview);

/** One's own mission as candidates see it: of an anonymous one, without what is not given to them. */
export default function PreviewPage({ params }: Route.ComponentProps) {
  const back = <BackLink to="/manage/missions">{form.back}</BackLink>;
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'preview')}>
      <OnlyForCreator
        missionID={params.missionID}
        skeleton={
          <Page above={back}>
            <MissionViewSkeleton />
          </Page>
        }
      >
        {(mission) => {
          const hidden = {
            creatorID: null,
            creatorName: null,
            creatorPictureURL: null,
            companyPresentation: null,
          };
          return (
            <Page
              above={
                <>
                  {back}
                  <Note tone="info">
                    {preview.note} {mission.isAnonym && preview.anonymousNote}
                  </Note>
                  <br />
                </>
              }
            >
              <MissionView
                mission={mission.isAnonym ? { ...mission, ...hidden } : mission}
                action={<ApplyZone mission={mission} isFetching={false} />}
              />
            </Page>
          );
        }}
      </OnlyForCreator>
    </Guarded>
  );
}
