import { type Passkey, removePasskey, renamePasskey } from '@basoche/contract/auth/passkeys';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatDay, formatRelative, insideSentence } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { passkeysQuery, secondFactorQuery, useProtectionChanged } from '../api.ts';
import { ProtectionChange } from '../components/protection-change.tsx';
import classes from '../components/security-list.module.css';
import { passkeys as content } from '../security-content.ts';
import { useReauthentication } from './use-reauthentication.tsx';

const PasskeyNameDialog = lazy(() => import('../components/passkey-name-dialog.tsx'));
const RecoveryCodesDialog = lazy(() => import('../components/recovery-codes-dialog.tsx'));

const Rename = ({ passkey }: { passkey: Passkey }) => {
  const api = useApi();
  const changed = useProtectionChanged();
  const { opened, wasOpened, open, close } = useLazyDialog();
  const send = async (name: string) => {
    await api.call(renamePasskey, { params: { id: passkey.id }, body: { name } });
    close();
    notifySuccess(content.renamed);
    await changed();
  };
  return (
    <>
      <IconButton aria-label={content.rename(passkey.name)} aria-haspopup="dialog" onClick={open}>
        <IconPencil size={20} stroke={1.5} aria-hidden />
      </IconButton>
      <Suspense>
        {wasOpened && <PasskeyNameDialog opened={opened} name={passkey.name} send={send} onClose={close} />}
      </Suspense>
    </>
  );
};

const Remove = ({ passkey }: { passkey: Passkey }) => {
  const { data } = useQuery(secondFactorQuery());
  const isLast = data !== undefined && !data.hasApplication && data.passkeys === 1;
  return (
    <ProtectionChange
      route={removePasskey}
      input={{ params: { id: passkey.id } }}
      button={(open) => (
        <IconButton aria-label={content.remove(passkey.name)} aria-haspopup="dialog" onClick={open}>
          <IconTrash size={20} stroke={1.5} aria-hidden />
        </IconButton>
      )}
      danger
      title={content.removeTitle}
      confirm={content.confirm}
      onDone={() => notifySuccess(content.removed)}
    >
      {content.removeText(passkey.name)} {isLast && content.removeLast}
    </ProtectionChange>
  );
};

const Row = ({ passkey }: { passkey: Passkey }) => (
  <li className={classes.row}>
    <div className={classes.what}>
      <p className="flat strong breaks">{passkey.name}</p>
      <p className="soft breaks">
        {content.since(formatDay(passkey.createdAt))}
        {' · '}
        {passkey.usedAt === null
          ? content.neverUsed
          : content.used(insideSentence(formatRelative(passkey.usedAt, new Date())))}
      </p>
    </div>
    <Group gap="xs">
      <Rename passkey={passkey} />
      <Remove passkey={passkey} />
    </Group>
  </li>
);

const Add = () => {
  const api = useApi();
  const changed = useProtectionChanged();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const { opened, wasOpened, open, close } = useLazyDialog();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const send = async (name: string) => {
    const { makePasskey } = await import('../passkeys.ts');
    const { recoveryCodes } = await withReauthentication(() => makePasskey(api, name));
    close();
    setCodes(recoveryCodes);
    notifySuccess(content.added);
    await changed();
  };
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {content.add}
      </Button>
      <Suspense>
        {wasOpened && <PasskeyNameDialog opened={opened} name={null} send={send} onClose={close} />}
        {codes.length > 0 && <RecoveryCodesDialog codes={codes} onDone={() => setCodes([])} />}
      </Suspense>
      {reauthenticationDialog}
    </>
  );
};

const Passkeys = () => {
  const { data, error, refetch } = useQuery(passkeysQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={44} />;
  return (
    <>
      {data.length > 0 && (
        <ul className={classes.list} aria-label={content.list}>
          {data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Add />
    </>
  );
};

/** Passkeys, which open the account without a password. */
export default function PasskeysPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <Passkeys />
    </Panel>
  );
}
