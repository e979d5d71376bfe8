import type { OwnRegister } from '@basoche/contract/public-registers/own';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { ownRegistersQuery, useDisputeRegister } from '../api.ts';
import classes from '../components/own-registers.module.css';
import { ownRegisters as content } from '../content.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

const lineOf = ({ name, firstName, bar, siren, sinceDay }: NonNullable<OwnRegister['line']>): string =>
  [
    [name, firstName].filter(Boolean).join(' '),
    bar && content.bar(bar),
    siren && content.siren(siren),
    sinceDay && content.since(sinceDay),
  ]
    .filter(Boolean)
    .join(' · ');

const Dispute = ({ one: { register, name } }: { one: OwnRegister }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const disputing = useDisputeRegister(() => notifySuccess(content.disputed));
  return (
    <>
      <Button variant="default" aria-label={content.disputeNamed(name)} aria-haspopup="dialog" onClick={open}>
        {content.dispute}
      </Button>
      {wasOpened && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            title={content.confirm.title}
            confirm={content.confirm.act}
            pending={disputing.isPending}
            failure={disputing.error && failureSentence(disputing.error)}
            onConfirm={() => disputing.mutate({ body: { register } })}
            onClose={() => {
              disputing.reset();
              close();
            }}
          >
            {content.confirm.text}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

const Register = ({ one }: { one: OwnRegister }) => (
  <div>
    <dt>{one.name}</dt>
    {one.line && <dd>{lineOf(one.line)}</dd>}
    <dd className={classes.state}>{content.states[one.state](one)}</dd>
    {one.answer !== null && <dd>{content.answer(one.answer)}</dd>}
    {one.state === 'missing' && (
      <dd>
        <Link to="/verify">{content.sendProof}</Link>
      </dd>
    )}
    {one.permitted.includes('dispute') && (
      <dd className={classes.act}>
        <Dispute one={one} />
      </dd>
    )}
  </div>
);

const Registers = () => {
  const { data, error, refetch } = useQuery(ownRegistersQuery());
  if (data === undefined || data.length === 0)
    return error && <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={content.title} text={content.text}>
      <dl className={classes.registers}>
        {data.map((one) => (
          <Register key={one.register} one={one} />
        ))}
      </dl>
    </Panel>
  );
};

/** Lines of public registers that name the member, with their day, and a way to say that one is not theirs; nothing for other members. */
export default function OwnRegistersPanel() {
  const { userType } = useMe();
  return isOfTrade(userType) ? <Registers /> : null;
}
