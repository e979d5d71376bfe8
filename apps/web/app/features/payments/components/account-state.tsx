import { Badge, Button, Skeleton } from '@mantine/core';
import { failureSentence } from '../../../lib/form.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { accountStates, account as content } from '../account-content.ts';
import { type AccountBack, type AccountOf, useAccount, useOpenAccount } from '../api.ts';
import classes from './own-account.module.css';

const colors = { plain: 'slate', wait: 'amber', bad: 'red', good: 'green' } as const;

interface AccountStateProps {
  of: AccountOf;
  /** Value in the address after the return from the provider. */
  from: string | null;
  /** Where the owner returns to; the settings by default. */
  back?: AccountBack;
}

/** State of a payment account, missing information, and the link to the provider's form. */
export const AccountState = ({ of, from, back = {} }: AccountStateProps) => {
  const { data, error, refetch } = useAccount(of, from === 'retour');
  const opening = useOpenAccount(of, back);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={96} />;
  const { label, tone, text, button } = accountStates[data.state];
  return (
    <div className={classes.account} data-in-thread={back.postulationID !== undefined || undefined}>
      <div role="status" className={classes.state}>
        <Badge variant="light" size="lg" tt="none" color={colors[tone]}>
          {label}
        </Badge>
        <p>
          {text}
          {data.bankLast4 && ` ${content.bank(data.bankLast4)}`}
        </p>
      </div>
      {data.missing.length > 0 && data.state !== 'none' && (
        <div>
          <p className={classes.asked}>{content.asked}</p>
          <ul className={classes.missing}>
            {data.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {from === 'suite' && data.state !== 'ready' && <Note tone="info">{content.lost}</Note>}
      {opening.error && <Note tone="danger">{failureSentence(opening.error)}</Note>}
      {button !== null && (
        <Button
          className={classes.button}
          loading={opening.isPending || opening.isSuccess}
          onClick={() => opening.mutate()}
        >
          {button}
        </Button>
      )}
    </div>
  );
};
