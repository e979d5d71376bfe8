import { teamPath } from '@basoche/domain/access/own-paths';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { mayAct } from '@basoche/domain/firms/roles';
import { rolesGivenBy } from '@basoche/domain/firms/team';
import { IconLink, IconUserPlus } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { OwnTeams } from '../components/own-teams.tsx';
import People from '../components/people.tsx';
import { UnopenedTeam } from '../components/unopened-team.tsx';
import { team as content, opening, ownTeams, type TeamPart, teamParts } from '../content.ts';

const InviteDialog = lazy(() => import('../components/invite-dialog.tsx'));
const LinkDialog = lazy(() => import('../components/link-dialog.tsx'));

export const meta = () => privateMeta(content.title);

/** Component of each tab. */
const parts: Readonly<Record<TeamPart, ComponentType>> = {
  people: People,
  invitations: lazy(() => import('../components/invitations.tsx')),
  domains: lazy(() => import('../components/domains.tsx')),
  journal: lazy(() => import('../components/journal.tsx')),
};

type Acting = NonNullable<ReturnType<typeof useMe>['acting']>;

const Invite = ({ role }: Pick<Acting, 'role'>) => (
  <>
    <DialogButton
      leftSection={<IconUserPlus size={20} stroke={1.5} aria-hidden />}
      dialog={(opened) => <InviteDialog roles={rolesGivenBy(role)} {...opened} />}
    >
      {content.invite}
    </DialogButton>
    <DialogButton
      variant="default"
      leftSection={<IconLink size={20} stroke={1.5} aria-hidden />}
      dialog={(opened) => <LinkDialog {...opened} />}
    >
      {content.makeLink}
    </DialogButton>
  </>
);

/** The team of the firm that the tab acts for. */
const FirmTeam = ({ acting: { name, role } }: { acting: Acting }) => {
  const [search] = useSearchParams();
  const shown = teamParts.filter(({ act }) => mayAct(role, act));
  const { key: current } = shown.find(({ key }) => key === search.get('vue')) ?? teamParts[0];
  const Part = parts[current];
  return (
    <Page
      title={content.title}
      lead={content.lead(name)}
      actions={mayAct(role, 'team') && <Invite role={role} />}
    >
      {shown.length > 1 && (
        <TabLinks
          label={content.parts}
          tabs={shown.map(({ key, label }) => ({
            label,
            to: key === 'people' ? teamPath : `${teamPath}?vue=${key}`,
            isCurrent: key === current,
          }))}
        />
      )}
      <div className="top-6">
        <Suspense fallback={<CardListSkeleton cards={3} />}>
          <Part />
        </Suspense>
      </div>
    </Page>
  );
};

const Screen = () => {
  const { acting, mayOpenTeam } = useMe();
  if (acting !== null) return <FirmTeam acting={acting} />;
  return (
    <Page title={content.title} lead={mayOpenTeam ? opening.lead : ownTeams.lead} width="reading">
      {mayOpenTeam ? <UnopenedTeam /> : <OwnTeams />}
    </Page>
  );
};

/** The team of a firm; its opening, for a company without one; and for a person, the firms that they may act for. */
export default function TeamPage() {
  return (
    <Guarded by={privateGuard}>
      <Screen />
    </Guarded>
  );
}
