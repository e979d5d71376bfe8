import type { Subscription } from '@basoche/contract/payments/subscriptions';
import { formatCents } from '@basoche/domain/payments/amounts';
import { plans } from '@basoche/domain/payments/plans';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useChangeSubscription, usePortal } from '../api.ts';
import classes from '../pages/subscription.module.css';
import { subscription as content, nextOf, statusOf } from '../subscription-content.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

type Current = NonNullable<Subscription['current']>;

interface OwnSubscriptionProps {
  current: Current;
  permitted: Subscription['permitted'];
}

const isPaid = ({ status }: Current): boolean => status === 'active' || status === 'trialing';

const Cancelling = ({ current }: { current: Current }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const day = formatDay(current.periodEnd);
  const change = useChangeSubscription(() => {
    close();
    notifySuccess(isPaid(current) ? content.cancelled(day) : content.ended);
  });
  return (
    <>
      <Button variant="outline" color="red" aria-haspopup="dialog" onClick={open}>
        {content.cancel}
      </Button>
      {wasOpened && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            danger
            title={content.dialog.title}
            confirm={content.dialog.confirm}
            cancel={content.dialog.keep}
            pending={change.isPending}
            failure={change.error ? failureSentence(change.error) : null}
            onConfirm={() => change.mutate('cancel')}
            onClose={() => {
              change.reset();
              close();
            }}
          >
            {isPaid(current) ? content.dialog.text(day) : content.dialog.now}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

const Portal = ({ isOwed }: { isOwed: boolean }) => {
  const portal = usePortal();
  return (
    <>
      <Button
        variant={isOwed ? 'filled' : 'default'}
        leftSection={<IconCreditCard size={20} stroke={1.5} aria-hidden />}
        loading={portal.isPending || portal.isSuccess}
        onClick={() => portal.mutate()}
      >
        {isOwed ? content.updateCard : content.portal}
      </Button>
      {portal.error && <Note tone="danger">{failureSentence(portal.error)}</Note>}
    </>
  );
};

const Resume = () => {
  const change = useChangeSubscription(() => notifySuccess(content.resumed));
  return (
    <>
      <Button loading={change.isPending} onClick={() => change.mutate('resume')}>
        {content.resume}
      </Button>
      {change.error && <Note tone="danger">{failureSentence(change.error)}</Note>}
    </>
  );
};

/** The member's subscription: plan, state, end date, and possible actions. */
export const OwnSubscription = ({ current, permitted }: OwnSubscriptionProps) => {
  const { name, cents } = plans[current.plan];
  return (
    <Panel title={content.own}>
      {current.isOwed && (
        <div className="top-4">
          <Note tone="danger" title={content.owed}>
            {content.owedText}
          </Note>
        </div>
      )}
      <p className="flat large top-3">
        {content.plan[name]}, <span className="tabular">{formatCents(cents)}</span> {content.ttc}{' '}
        {content.per[name]}
      </p>
      <p className={classes.state} data-status={current.cancelAtPeriodEnd ? 'ending' : current.status}>
        {statusOf(current)}
      </p>
      <p className="flat top-1">{nextOf(current)}</p>
      <FocusKeeper className={classes.actions}>
        {permitted.includes('resume') && <Resume />}
        {permitted.includes('portal') && <Portal isOwed={current.isOwed} />}
        {permitted.includes('cancel') && <Cancelling current={current} />}
      </FocusKeeper>
    </Panel>
  );
};
