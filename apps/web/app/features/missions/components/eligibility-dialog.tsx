import type { Mission } from '@basoche/contract/missions/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { Anchor, Button, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { loginPath, registrationPath } from '../../../lib/login-and-registration-paths.ts';
import { useSession } from '../../../lib/session.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { eligibilityRulesQuery } from '../eligibility-api.ts';
import { eligibility as content } from '../eligibility-content.ts';
import classes from './eligibility-dialog.module.css';
import { MissionMark } from './eligibility-mark.tsx';
import { EligibilityTable } from './eligibility-table.tsx';

interface EligibilityDialogProps {
  mission: Mission;
  opened: boolean;
  onClose: () => void;
}

/** Whether the viewer may apply to this mission, and why. A visitor is asked to sign in; a customer can never apply. */
const ThisMission = ({ mission }: { mission: Mission }) => {
  const { eligibility } = mission;
  const { me } = useSession();
  const { pathname } = useLocation();
  if (!me) {
    return (
      <p className={classes.note}>
        {content.visitor}{' '}
        <Anchor component={Link} to={registrationPath(pathname)}>
          {content.register}
        </Anchor>
        {content.or}
        <Anchor component={Link} to={loginPath(pathname)}>
          {content.login}
        </Anchor>
      </p>
    );
  }
  if (me.userType === 'CUSTOMER') return <p className={classes.note}>{content.customer}</p>;
  if (!eligibility) return null;
  return (
    <section className={classes.own}>
      <Title order={3} className="large">
        {content.thisMission}
      </Title>
      <p className="flat">
        {content.missionOf(labelOf(missionNatures, eligibility.nature), eligibility.client)}
      </p>
      <MissionMark reader={me} mission={mission} />
      <p className="flat">{eligibility.explanation}</p>
      {eligibility.article && <p className={classes.article}>{eligibility.article}</p>}
    </section>
  );
};

/**
 * Dialog « Puis-je postuler ? » (may I apply?): the answer for this mission, then the table of rules by
 * profession, each with its article of law.
 */
export default function EligibilityDialog({ mission, opened, onClose }: EligibilityDialogProps) {
  const { me } = useSession();
  const rules = useQuery(eligibilityRulesQuery());
  return (
    <Dialog opened={opened} onClose={onClose} title={content.title}>
      <Stack gap="md">
        <p className="flat">{content.lead}</p>
        <ThisMission mission={mission} />
        <Title order={3} className="large">
          {content.table}
        </Title>
        {rules.data ? (
          <EligibilityTable rules={rules.data} reader={me?.userType === 'CUSTOMER' ? null : me} />
        ) : rules.isError ? (
          <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />
        ) : (
          <Stack gap="sm" aria-busy>
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} height={120} />
            ))}
          </Stack>
        )}
        <p className={classes.penalty}>{content.penalty}</p>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {content.close}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
