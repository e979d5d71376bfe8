import type { Mission } from '@basoche/contract/missions/missions';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { changedTerms, namesOfTerms } from '@basoche/domain/missions/changed-terms';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { HiddenReasons } from '../../postings/components/hidden-reasons.tsx';
import { OnlyForCreator } from '../../postings/components/only-for-creator.tsx';
import { MissionForm } from '../components/mission-form.tsx';
import { form } from '../creator-content.ts';
import { inputOf, type MissionValues, termsOf, valuesOfMission } from '../mission-values.ts';
import { candidateCounts, useUpdateMission } from '../own-api.ts';
import { ownMissions } from '../own-missions.ts';
import { partiesPath } from '../parties-path.ts';
import { basisOf } from '../shared/facts.ts';
import type { Route } from './+types/update.ts';

export const meta = () => privateMeta(form.update);

const Content = ({ mission }: { mission: Mission }) => {
  const update = useUpdateMission(mission.id);
  const navigate = useNavigate();
  const basis = basisOf(useMe());
  const counts = useQuery(candidateCounts(mission.id));
  // The first count is that of new candidates, whose prices may not be answered yet.
  const hasOpenPrices = (counts.data?.[0] ?? 0) > 0;
  /** Warning that candidates must confirm their price, if the edit changes terms that it depends on. */
  const warn = (values: MissionValues) => {
    const terms = (typed: MissionValues) => termsOf(inputOf(typed, basis));
    const changed = changedTerms(terms(valuesOfMission(mission, basis)), terms(values));
    return hasOpenPrices && changed.length > 0 ? form.toConfirm(namesOfTerms(changed)) : null;
  };
  return (
    <Page title={form.update} above={<BackLink to="/manage/missions">{form.back}</BackLink>}>
      <HiddenReasons kind="missions" of={mission} />
      <MissionForm
        mission={mission}
        submit={form.update}
        readyText={form.readyUpdate}
        warn={warn}
        send={async (body) => {
          const { conflicts } = await update.mutateAsync(body);
          notifySuccess(form.updated);
          const isToName = body.namesParties === 'yes' && conflicts?.parties === 'awaited';
          await navigate(isToName ? partiesPath(mission.id) : '/manage/missions');
        }}
      />
    </Page>
  );
};

/** Screen on which a client edits their published mission. */
export default function UpdatePage({ params: { missionID } }: Route.ComponentProps) {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'update')}>
      <OnlyForCreator kind={ownMissions} id={missionID} skeleton={<PageSkeleton />}>
        {(mission) => <Content key={mission.id} mission={mission} />}
      </OnlyForCreator>
    </Guarded>
  );
}
