import { linkIdentityTicket } from '@basoche/contract/auth/identity-provider';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { failureSentence } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { Note } from '../../../ui/note.tsx';
import { Loading } from '../../../ui/skeletons.tsx';
import { FormPage } from '../components/form-page.tsx';
import { useReauthenticatedCall } from '../components/use-reauthenticated-call.tsx';
import { identity as content } from '../identity-content.ts';
import { readIdentityTicket, removeIdentityTicket } from '../identity-request.ts';

export const meta = () => privateMeta(content.confirm.meta);

const settingsPath = '/parametres';

const Ask = ({ name, ticket }: { name: string; ticket: string }) => {
  const navigate = useNavigate();
  const { person } = useMe();
  const { run, isPending, error, reauthenticationDialog } = useReauthenticatedCall(linkIdentityTicket, {
    body: { ticket },
  });
  const { confirm, linked } = content;
  const link = async () => {
    if (!(await run())) return;
    removeIdentityTicket();
    notifySuccess(linked(name));
    await navigate(settingsPath, { replace: true });
  };
  const decline = () => {
    removeIdentityTicket();
    void navigate('/', { replace: true });
  };
  return (
    <FormPage title={confirm.title(name)} lead={confirm.lead(name, person.name)}>
      <Note tone="info">{confirm.own(name)}</Note>
      {error !== null && <Note tone="danger">{failureSentence(error)}</Note>}
      <Stack gap="sm">
        <Button fullWidth loading={isPending} onClick={() => void link()}>
          {confirm.yes}
        </Button>
        <Button fullWidth variant="default" disabled={isPending} onClick={decline}>
          {confirm.no}
        </Button>
      </Stack>
      {reauthenticationDialog}
    </FormPage>
  );
};

const Nothing = () => (
  <FormPage title={content.confirm.goneTitle} lead={content.confirm.gone}>
    <Button component={Link} to={settingsPath} fullWidth>
      {content.confirm.settings}
    </Button>
  </FormPage>
);

/** Asks whether an identity is to be linked to the account, before anything is. */
const Confirm = () => {
  const { identity } = useSiteSettings();
  const [ticket] = useState(readIdentityTicket);
  return identity === null || ticket === null ? <Nothing /> : <Ask name={identity.name} ticket={ticket} />;
};

const skeleton = (
  <Loading>
    <Skeleton height={36} width="70%" mb="xl" />
    <Skeleton height={44} mb="md" />
    <Skeleton height={44} />
  </Loading>
);

export default function IdentityLinkPage() {
  return (
    <Guarded by={privateGuard} skeleton={skeleton}>
      <Confirm />
    </Guarded>
  );
}
