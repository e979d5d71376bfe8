import type { Mission } from '@basoche/contract/missions/missions';
import { isMemberPage } from '@basoche/domain/access/registration-audience';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { parisDay } from '@basoche/domain/time/paris';
import { typeset } from '@basoche/domain/typography';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { useReturn } from '../../../lib/use-return.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import classes from '../../../ui/long-form.module.css';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { CopySource } from '../../postings/components/copy-source.tsx';
import { copiedFrom } from '../../postings/copies.ts';
import { MissionForm } from '../components/mission-form.tsx';
import { form, publishedMission } from '../creator-content.ts';
import { justPublished } from '../just-published.ts';
import { valuesOfCopy } from '../mission-values.ts';
import { useCreateMission } from '../own-api.ts';
import { ownMissions } from '../own-missions.ts';
import { partiesPath } from '../parties-path.ts';
import { basisOf } from '../shared/facts.ts';

export const meta = () => privateMeta(form.createTitle);

/** Page of the member for whom the mission is written, to invite them afterwards; null if there is none. */
const useMemberToInvite = (): string | null => {
  const back = useReturn();
  return back !== null && isMemberPage(back) ? back : null;
};

/** Form of a new mission, filled in from `source` for a copy. */
const Content = ({ source }: { source: Mission | null }) => {
  const create = useCreateMission();
  const navigate = useNavigate();
  const member = useMemberToInvite();
  const basis = basisOf(useMe());
  // Computed once: the form keeps its values if the copied mission changes.
  const [copy] = useState(
    () => source && { values: valuesOfCopy(source, parisDay(new Date()), basis), draft: `copy:${source.id}` },
  );
  return (
    <Page title={form.createTitle} above={<BackLink to="/manage/missions">{form.back}</BackLink>}>
      {source && (
        <div className={classes.note}>
          <Note tone="info">{form.copyNote(typeset(source.title))}</Note>
        </div>
      )}
      <MissionForm
        {...(copy ? { copy } : {})}
        submit={form.create}
        readyText={form.ready}
        send={async (body) => {
          const { id, conflicts } = await create.mutateAsync(body);
          if (conflicts?.parties === 'awaited') {
            const search = member === null ? '' : `?retour=${encodeURIComponent(member)}`;
            await navigate(partiesPath(id) + search, { state: justPublished(id) });
            return;
          }
          if (member !== null) {
            notifySuccess(publishedMission.toInvite);
            await navigate(member);
            return;
          }
          await navigate('/manage/missions', { state: justPublished(id) });
        }}
      />
    </Page>
  );
};

/** Screen to create a mission. */
export default function CreatePage() {
  const [search] = useSearchParams();
  const missionID = copiedFrom(search);
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'create')}>
      {missionID === null ? (
        <Content source={null} />
      ) : (
        <CopySource key={missionID} kind={ownMissions} id={missionID}>
          {(source) => <Content source={source} />}
        </CopySource>
      )}
    </Guarded>
  );
}
