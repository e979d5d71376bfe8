import type { Availability } from '@basoche/contract/members/availability';
import { Button, Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AvailabilityBadge } from '../../people/shared/availability-badge.tsx';
import { availabilityQuery, useClearAvailability, useConfirmAvailability } from '../api/availability.ts';
import { availability as content } from '../availability-content.ts';
import classes from './settings-panels.module.css';

const AvailabilityDialog = lazy(() => import('../components/availability-dialog.tsx'));

/** Sentence about how long the availability stays valid. */
const outlook = ({ status, isShown, isToConfirm }: Availability): string => {
  if (!isShown) return content.hidden;
  if (status === 'BUSY') return content.busy;
  return isToConfirm ? content.toConfirm : content.mondays;
};

const AvailabilitySummary = (availability: Availability) => {
  const { status, from, confirmedAt } = availability;
  if (status === null || confirmedAt === null) return <p className="flat">{content.none}</p>;
  return (
    <>
      <AvailabilityBadge availability={{ status, from }} />
      <p className="flat">
        {content.confirmedOn(formatDay(confirmedAt))} {outlook(availability)}
      </p>
    </>
  );
};

const AvailabilityActions = ({ availability }: { availability: Availability }) => {
  const confirming = useConfirmAvailability(() => notifySuccess(content.confirmed));
  const clearing = useClearAvailability();
  const isSet = availability.status !== null;
  return (
    <div className="row wrap gap-3">
      {isSet && (availability.isToConfirm || !availability.isShown) && (
        <Button
          leftSection={<IconCheck size={20} stroke={1.5} aria-hidden />}
          loading={confirming.isPending}
          onClick={() => confirming.mutate()}
        >
          {content.confirm}
        </Button>
      )}
      <DialogButton
        variant="default"
        dialog={(opened) => <AvailabilityDialog current={availability} {...opened} />}
      >
        {isSet ? content.change : content.say}
      </DialogButton>
      {isSet && (
        <Button variant="subtle" loading={clearing.isPending} onClick={() => clearing.mutate()}>
          {content.clear}
        </Button>
      )}
    </div>
  );
};

const Own = () => {
  const { data, error, refetch } = useQuery(availabilityQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={88} />;
  return (
    <FocusKeeper className={classes.own}>
      <AvailabilitySummary {...data} />
      <AvailabilityActions availability={data} />
    </FocusKeeper>
  );
};

/** The member's own availability: to change, confirm or withdraw. */
export default function AvailabilityPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <Own />
    </Panel>
  );
}
