import '@mantine/core/styles/Progress.layer.css';
import type { Me } from '@basoche/contract/auth/auth';
import { profileLink } from '@basoche/domain/members/name-and-page';
import { Progress } from '@mantine/core';
import { Link } from 'react-router';
import { Section } from '../../../ui/page.tsx';
import { ArrivalSteps } from '../../members/shared/arrival-steps.tsx';
import { ownProfile } from '../../members/shared/content.ts';
import { ownHome as content } from '../own-content.ts';
import classes from './own-home.module.css';

/** True while the member's first steps are open: confirm the address, have the profession verified. */
export const isArriving = (me: Me): boolean =>
  !me.isConfirmed || (profileLink(me.userType, me.id) !== null && !me.isVerified);

/** Steps of a new member. */
export const Arrival = ({ me }: { me: Me }) => (
  <Section title={content.arrival}>
    <ArrivalSteps me={me} />
  </Section>
);

/** Completeness of the member's profile; nothing once complete. */
export const ProfileState = ({ me }: { me: Me }) => {
  const profile = profileLink(me.userType, me.id);
  if (profile === null || me.isComplete) return null;
  const { percentage, missing } = me.completeness;
  const [next] = missing;
  return (
    <Section title={content.profile}>
      <Link to={profile} className={classes.profile}>
        <strong>{ownProfile.progress(percentage)}</strong>
        <Progress value={percentage} color="green.5" aria-label={ownProfile.progress(percentage)} />
        {next && <span className={classes.soft}>{content.next(next.label.toLowerCase())}</span>}
      </Link>
    </Section>
  );
};
