import { type LinkedIdentity, unlinkIdentity } from '@basoche/contract/auth/identity-provider';
import { Button, Skeleton } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { identityQuery } from '../api.ts';
import { ProtectionChange } from '../components/protection-change.tsx';
import classes from '../components/security-list.module.css';
import { identity } from '../identity-content.ts';
import { useIdentityFailure } from './use-identity-failure.ts';
import { useIdentityRedirect } from './use-identity-redirect.tsx';

const content = identity.panel;

const Unlink = ({ name }: { name: string }) => (
  <ProtectionChange
    route={unlinkIdentity}
    button={(open) => (
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {content.unlink}
      </Button>
    )}
    danger
    title={content.unlinkTitle(name)}
    confirm={content.unlink}
    onDone={() => notifySuccess(content.unlinked(name))}
  >
    {content.unlinkText(name)}
  </ProtectionChange>
);

const Identity = ({ identity: { name, linkedAt } }: { identity: LinkedIdentity }) => {
  const { redirect, isRedirecting, failure, dialog } = useIdentityRedirect('link');
  const failureAtProvider = useIdentityFailure();
  // The newest failure wins: one of this page, else the one in the provider's answer, until another attempt
  // begins or succeeds.
  const shown = failure ?? (isRedirecting || linkedAt !== null ? null : failureAtProvider);
  const Icon = linkedAt === null ? IconLinkOff : IconLink;
  return (
    <>
      {shown && <Note tone="danger">{shown}</Note>}
      <ul className={classes.list} aria-label={content.title}>
        <li className={classes.row}>
          <div className={classes.what}>
            <p className="flat strong breaks row middle gap-2">
              <Icon size={20} stroke={1.5} aria-hidden />
              {name}
            </p>
            <p className="soft breaks">
              {linkedAt === null ? content.none : content.since(formatDay(linkedAt))}
            </p>
          </div>
          {linkedAt === null ? (
            <Button variant="default" loading={isRedirecting} onClick={() => void redirect()}>
              {content.link(name)}
            </Button>
          ) : (
            <Unlink name={name} />
          )}
        </li>
      </ul>
      {dialog}
    </>
  );
};

const Loaded = () => {
  const { data, error, refetch } = useQuery(identityQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <Skeleton height={72} /> : <Identity identity={data} />;
};

/** Links the account to an identity at a profession's provider, which then signs in. Empty without a provider. */
export default function IdentityPanel() {
  const { identity: provider } = useSiteSettings();
  if (provider === null) return null;
  return (
    <Panel title={content.title} text={content.text(provider.name)}>
      <Loaded />
    </Panel>
  );
}
