import type { Suggestion } from '@basoche/contract/missions/invitations';
import type { Mission } from '@basoche/contract/missions/missions';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { parisDay } from '@basoche/domain/time/paris';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { failureSentence } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { InscriptionLine } from '../../people/shared/inscription-line.tsx';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import { missionQuery } from '../api.ts';
import { invitations } from '../invitation-content.ts';
import { suggestionsQuery, useInvite } from '../own-api.ts';
import { suggestions as content } from '../suggestion-content.ts';
import { reasonInWords } from '../suggestion-reasons.ts';
import { InvitationSent } from './invitation-sent.tsx';
import classes from './invitations.module.css';

interface RowProps {
  mission: Mission;
  suggestion: Suggestion;
}

/** A suggested member, the reasons for the suggestion, and the invite button. */
const Row = ({ mission, suggestion: { member, reasons } }: RowProps) => {
  const invite = useInvite(member.id, mission.id);
  const page = canonicalProfilePage(member.userType, member.id) ?? '/members';
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Photo
          src={member.pictureURL}
          name={member.name}
          size={48}
          shape={member.userType === 'COMPANY' ? 'square' : 'round'}
        />
        <div>
          <h3 className={classes.name}>
            <Link to={page} target="_blank" title={content.seeProfile(member.name)}>
              {member.name}
            </Link>
          </h3>
          {member.profession && (
            <p className="flat small">
              <ProfessionLine profession={member.profession} />
            </p>
          )}
          <InscriptionLine profession={member.profession} />
          <ul className={classes.reasons} aria-label={content.reasons(member.name)}>
            {reasons.map((reason) => (
              <li key={reason.kind}>{reasonInWords(reason, member, mission.domain, parisDay(new Date()))}</li>
            ))}
          </ul>
        </div>
      </div>
      {invite.isSuccess ? (
        <InvitationSent takesFocus />
      ) : (
        <Button
          variant="default"
          loading={invite.isPending}
          aria-label={content.invite(member.name)}
          onClick={() => invite.mutate()}
        >
          {invitations.invite}
        </Button>
      )}
      {invite.error && (
        <div className={classes.failure}>
          <Note tone="danger">{failureSentence(invite.error)}</Note>
        </div>
      )}
    </li>
  );
};

const Nobody = ({ domain }: Pick<Mission, 'domain'>) => (
  <EmptyState
    drawing="team"
    title={content.empty.title}
    action={
      <Button component={Link} to={`/members?domain=${domain}`}>
        {content.empty.action}
      </Button>
    }
    order={3}
  >
    {content.empty.text}
  </EmptyState>
);

const Content = ({ missionID }: { missionID: string }) => {
  const mission = useQuery(missionQuery(missionID));
  const suggested = useQuery(suggestionsQuery(missionID));
  const failure = mission.error ?? suggested.error;
  if (failure) return <Note tone="danger">{failureSentence(failure)}</Note>;
  if (!mission.data || !suggested.data) {
    return (
      <Loading>
        <TextSkeleton lines={6} />
      </Loading>
    );
  }
  if (suggested.data.length === 0) return <Nobody domain={mission.data.domain} />;
  return (
    <>
      <p className="flat bottom-4">
        {content.lead} {mission.data.isAnonym && content.anonymous}
      </p>
      <ul className={classes.rows} aria-label={content.list}>
        {suggested.data.map((suggestion) => (
          <Row key={suggestion.member.id} mission={mission.data} suggestion={suggestion} />
        ))}
      </ul>
    </>
  );
};

interface SuggestionsDialogProps {
  missionID: string;
  opened: boolean;
  onClose: () => void;
}

/** Members to invite to the mission, each with the reasons. */
export default function SuggestionsDialog({ missionID, opened, onClose }: SuggestionsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={content.title} size="lg">
      <Content missionID={missionID} />
    </Dialog>
  );
}
