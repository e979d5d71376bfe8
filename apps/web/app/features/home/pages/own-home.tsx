import { privateGuard } from '@basoche/domain/access/guards';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ComingPayments } from '../components/coming-payments.tsx';
import { NewMissions } from '../components/new-missions.tsx';
import classes from '../components/own-home.module.css';
import { OwnPublications } from '../components/own-publications.tsx';
import { Arrival, isArriving, ProfileState } from '../components/profile-state.tsx';
import { WaitingList } from '../components/waiting-list.tsx';
import { ownHome as words } from '../own-content.ts';

export const meta = () => privateMeta(words.meta);

const OwnHome = () => {
  const me = useMe();
  const isTrade = isOfTrade(me.userType);
  return (
    <Page
      title={words.greeting(me.firstName || me.displayName)}
      actions={
        !isArriving(me) && (
          <Button component={Link} to="/manage/missions/create" variant="default">
            {words.publish}
          </Button>
        )
      }
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          {isArriving(me) && <Arrival me={me} />}
          <WaitingList isTrade={isTrade} isArriving={isArriving(me)} />
          {isTrade && <NewMissions />}
        </div>
        <div className={classes.column}>
          {!isArriving(me) && <ProfileState me={me} />}
          <ComingPayments />
          <OwnPublications />
        </div>
      </div>
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
