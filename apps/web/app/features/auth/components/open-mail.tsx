import { type Me, me as meRoute } from '@basoche/contract/auth/auth';
import { sendConfirmationAgain } from '@basoche/contract/auth/confirmation';
import { mailedReturn } from '@basoche/domain/access/confirmation-mail-return';
import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { formatHour } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { loginPath } from '../../../lib/login-and-registration-paths.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.tsx';
import { useCommand } from '../../../lib/use-command.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { ArrivalSteps } from '../../members/shared/arrival-steps.tsx';
import { afterConfirmation } from '../after-confirmation.ts';
import { openMail as content } from '../registration-content.ts';
import { CorrectAddressForm } from './correct-address-form.tsx';
import { FormPage } from './form-page.tsx';
import classes from './register.module.css';

/**
 * Interval at which the confirmation is checked, in milliseconds: the link may be opened in another tab or on
 * a phone.
 */
const lookEvery = 5_000;

/** Sends the mail again, or to another address. */
const Help = ({ me, back }: { me: Me; back: string | null }) => {
  const [isCorrecting, setCorrecting] = useState(false);
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const returnTo = mailedReturn(back) ?? undefined;
  const onSent = () => {
    setSentAt(new Date());
    setCorrecting(false);
  };
  const again = useCommand(sendConfirmationAgain, { onDone: onSent });
  return (
    <FocusKeeper className={classes.help}>
      <div className={classes.sent} role="status">
        {sentAt !== null && !again.error && `${content.sentAgain(formatHour(sentAt))} ${content.onlyLast}`}
      </div>
      {again.error && <Note tone="danger">{failureSentence(again.error)}</Note>}
      {isCorrecting ? (
        <CorrectAddressForm
          email={me.email}
          back={back}
          returnTo={returnTo}
          onSent={onSent}
          onClose={() => setCorrecting(false)}
        />
      ) : (
        <Group>
          <Button
            variant="default"
            loading={again.isPending}
            onClick={() => again.mutate({ body: { returnTo } })}
          >
            {content.again}
          </Button>
          <Button variant="subtle" onClick={() => setCorrecting(true)}>
            {content.correct}
          </Button>
        </Group>
      )}
    </FocusKeeper>
  );
};

const Waiting = ({ me, back }: { me: Me; back: string | null }) => {
  useQuery({ ...routeQuery(meRoute), refetchInterval: lookEvery });
  return (
    <FormPage
      title={content.title}
      lead={
        <>
          {content.sentTo}
          <strong className={classes.address}>{me.email}</strong>. {content.whatToDo}
        </>
      }
    >
      <Drawing name="letter" />
      <p className="flat">{content.hint}</p>
      <Help me={me} back={back} />
      <section aria-labelledby="arrival">
        <Title order={2} id="arrival" className="larger bottom-4">
          {content.next}
        </Title>
        <ArrivalSteps me={me} />
      </section>
      <Button component={Link} to="/" variant="subtle">
        {content.home}
      </Button>
    </FormPage>
  );
};

/**
 * Screen after the registration form: the mail to open. It closes by itself once the address is confirmed.
 */
export const OpenMail = ({ back }: { back: string | null }) => {
  const { state, me } = useSession();
  if (me?.isConfirmed) return <Navigate to={afterConfirmation(me, back)} replace />;
  if (me) return <Waiting me={me} back={back} />;
  if (state === 'LOGGED_OUT') {
    return (
      <FormPage title={content.elsewhere.title} lead={content.elsewhere.text}>
        <Button component={Link} to={loginPath(back)}>
          {content.elsewhere.action}
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage title={content.title}>
      <Loading>
        <TextSkeleton lines={6} />
      </Loading>
    </FormPage>
  );
};
