import type { Subscription } from '@basoche/contract/payments/subscriptions';
import { formatCents } from '@basoche/domain/payments/amounts';
import { plans } from '@basoche/domain/payments/plans';
import { Button } from '@mantine/core';
import { failureSentence } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { useSubscribe } from '../api.ts';
import classes from '../pages/subscription.module.css';
import { subscription as content } from '../subscription-content.ts';

/** The plans of the subscription (monthly, yearly), each with its price and a button to the provider's payment page. */
export const PlanCards = ({ subscription }: { subscription: Subscription }) => {
  const subscribe = useSubscribe();
  // Stays true until the browser has left for the payment page, shortly after the answer.
  const isLeaving = subscribe.isPending || subscribe.isSuccess;
  return (
    <>
      {subscribe.error && <Note tone="danger">{failureSentence(subscribe.error)}</Note>}
      <div className={classes.cards}>
        {subscription.plans.map(({ name }) => (
          <section key={name} className={classes.card} aria-label={content.plan[name]}>
            <h3 className="flat large">{content.plan[name]}</h3>
            <p className={`${classes.price} tabular`}>
              {formatCents(plans[name].cents)} <small>{`${content.ttc} ${content.per[name]}`}</small>
            </p>
            <p className={classes.text}>
              {name === 'yearly' ? `${content.aMonth}, ${content.spares}` : content.monthlyText}
            </p>
            <Button
              fullWidth
              variant={name === 'yearly' ? 'filled' : 'default'}
              loading={isLeaving && subscribe.variables === name}
              disabled={isLeaving && subscribe.variables !== name}
              onClick={() => subscribe.mutate(name)}
            >
              {content.subscribe[name]}
            </Button>
          </section>
        ))}
      </div>
    </>
  );
};
