import type { Thread } from '@basoche/contract/threads/threads';
import { Link } from 'react-router';
import classes from '../components/thread-payments.module.css';
import { payoutContent as content } from '../own-content.ts';
import { payoutOf } from '../payout.ts';

/** Payout of a mission's funds for both parties: payee, amount, date and account. */
export default function PayoutFacts({ thread, other }: { thread: Thread; other: string }) {
  const payout = payoutOf(thread, other);
  if (payout === null) return null;
  return (
    <section>
      <h2 className="subtle bottom-3">{content.title}</h2>
      <dl className={classes.facts}>
        <dt>{content.payee}</dt>
        <dd>{payout.payee}</dd>
        <dt>{content.sum}</dt>
        <dd>{payout.sum}</dd>
        <dt>{content.when}</dt>
        <dd>{payout.when}</dd>
        <dt>{content.account}</dt>
        <dd>{payout.account}</dd>
      </dl>
      <Link className={classes.way} to="/paiements">
        {content.all}
      </Link>
    </section>
  );
}
