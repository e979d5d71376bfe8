import '@mantine/core/styles/Progress.layer.css';
import type { Me } from '@basoche/contract/auth/auth';
import { profileLink } from '@basoche/domain/members/identity';
import { Progress } from '@mantine/core';
import { Link } from 'react-router';
import { Section } from '../../../ui/page.tsx';
import { ArrivalSteps } from '../../members/shared/arrival-steps.tsx';
import { own } from '../../members/shared/words.ts';
import { ownHome as words } from '../own-content.ts';
import classes from './own-home.module.css';

/** The first steps of a member are still to do: an address to confirm, a profession to prove. */
export const isArriving = (me: Me): boolean =>
  !me.isConfirmed || (profileLink(me.userType, me.id) !== null && !me.isVerified);

/** The steps of who has just arrived. */
export const Arrival = ({ me }: { me: Me }) => (
  <Section title={words.arrival}>
    <ArrivalSteps me={me} />
  </Section>
);

/** How far a member's profile is; nothing once it is complete. */
export const ProfileState = ({ me }: { me: Me }) => {
  const profile = profileLink(me.userType, me.id);
  if (profile === null || me.isComplete) return null;
  const { percentage, missing } = me.completeness;
  const [next] = missing;
  return (
    <Section title={words.profile}>
      <Link to={profile} className={classes.profile}>
        <strong>{own.progress(percentage)}</strong>
        <Progress value={percentage} color="green.5" aria-label={own.progress(percentage)} />
        {next && <span className={classes.soft}>{words.next(next.label.toLowerCase())}</span>}
      </Link>
    </Section>
  );
};
