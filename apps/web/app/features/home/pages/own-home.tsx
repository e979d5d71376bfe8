import type { Me } from '@basoche/contract/auth/auth';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMay, useMe } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useWaiting } from '../../threads/shared/api.ts';
import { ComingPayments, useComingPayments } from '../components/coming-payments.tsx';
import { NewMissions, useNewMissions } from '../components/new-missions.tsx';
import classes from '../components/own-home.module.css';
import { OwnPublications, useOwnPublications } from '../components/own-publications.tsx';
import { Arrival, isArriving, ProfileState } from '../components/profile-state.tsx';
import { WaitingList } from '../components/waiting-list.tsx';
import { ownHome as content } from '../own-content.ts';

export const meta = () => privateMeta(content.metaTitle);

const Columns = ({ me }: { me: Me }) => {
  const isTrade = isOfTrade(me.userType);
  const waiting = useWaiting();
  const missions = useNewMissions(isTrade);
  const payments = useComingPayments(useMay()('invoice'));
  const publications = useOwnPublications();
  // All parts appear together: a late one would push the others down.
  if (!waiting.isFetched || !missions.isReady || !payments.isReady || !publications.isReady)
    return <CardListSkeleton />;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {isArriving(me) && <Arrival me={me} />}
        <WaitingList waiting={waiting} isTrade={isTrade} isArriving={isArriving(me)} />
        <NewMissions {...missions} />
      </div>
      <div className={classes.column}>
        {!isArriving(me) && <ProfileState me={me} />}
        <ComingPayments {...payments} />
        <OwnPublications {...publications} />
      </div>
    </div>
  );
};

const OwnHome = () => {
  const me = useMe();
  const may = useMay();
  return (
    <Page
      title={content.greeting(me.firstName || me.person.name)}
      actions={
        !isArriving(me) &&
        may('negotiate') && (
          <Button component={Link} to="/manage/missions/create" variant="default">
            {content.publish}
          </Button>
        )
      }
    >
      <Columns me={me} />
    </Page>
  );
};

/** Home of a member: waiting steps, payments, new missions, and profile completeness. */
export default function OwnHomePage() {
  return (
    <Guarded by={privateGuard}>
      <OwnHome />
    </Guarded>
  );
}
