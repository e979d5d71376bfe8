import type { OfficeAccount } from '@basoche/contract/auth/office-accounts';
import { type OfficeChange, officeLabels } from '@basoche/domain/members/offices';
import { Badge, Title } from '@mantine/core';
import { lazy } from 'react';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { changes, team as content } from '../staff-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';

const ChangeOfficeDialog = lazy(() => import('./change-office-dialog.tsx'));

const ChangeButton = ({ account, change }: { account: OfficeAccount; change: OfficeChange }) => {
  const { action, actionOf } = changes[change];
  return (
    <DialogButton
      variant="default"
      aria-label={actionOf(account.name)}
      dialog={(opened) => <ChangeOfficeDialog account={account} change={change} {...opened} />}
    >
      {action}
    </DialogButton>
  );
};

const mayReceive = ({ role, suspendedAt, receivesPortages }: OfficeAccount): boolean =>
  role === 'partner' && suspendedAt === null && !receivesPortages;

const changesOf = (account: OfficeAccount): OfficeChange[] => {
  const { isOwn, role, suspendedAt, hasSecondFactor } = account;
  if (isOwn) return [];
  return [
    ...(role === 'partner' ? [] : (['role'] as const)),
    ...(mayReceive(account) ? (['receivePortages'] as const) : []),
    ...(hasSecondFactor ? (['resetFactor'] as const) : []),
    suspendedAt === null ? 'suspend' : 'restore',
  ];
};

const State = ({ account }: { account: OfficeAccount }) => (
  <div className={classes.state}>
    <Badge color="slate" variant="light" tt="none" radius="sm" size="lg">
      {officeLabels[account.role]}
    </Badge>
    {account.suspendedAt && (
      <Badge color="red" variant="light" tt="none" radius="sm" size="lg">
        {content.suspended}
      </Badge>
    )}
    {account.receivesPortages && (
      <Badge color="green" variant="light" tt="none" radius="sm" size="lg">
        {content.receivesPortages}
      </Badge>
    )}
    {account.isOwn && <span>{content.own}</span>}
    {!account.isOpened && <span>{content.notOpened}</span>}
  </div>
);

/** An account of staff or of the partner: its role, and what an admin may change. */
export const OfficeAccountCard = ({ account }: { account: OfficeAccount }) => {
  const { lastSessionAt } = account;
  const changed = changesOf(account);
  return (
    <article className={classes.card} data-actions="wide">
      <div>
        <Title order={2} className={classes.title}>
          {account.name}
        </Title>
        <State account={account} />
      </div>
      <dl className={classes.facts} data-columns="3">
        <Fact name={content.email}>{account.email}</Fact>
        <Fact name={content.factor}>{account.hasSecondFactor ? content.hasFactor : content.noFactor}</Fact>
        <Fact name={content.session}>
          {lastSessionAt === null
            ? content.noSession
            : content.since(formatDay(lastSessionAt), formatHour(lastSessionAt))}
        </Fact>
      </dl>
      {changed.length > 0 && (
        <div className={classes.actions}>
          {changed.map((change) => (
            <ChangeButton key={change} account={account} change={change} />
          ))}
        </div>
      )}
    </article>
  );
};
