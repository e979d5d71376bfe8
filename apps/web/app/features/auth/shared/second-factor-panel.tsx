import {
  removeApplication,
  renewRecoveryCodes,
  type SecondFactor,
} from '@basoche/contract/auth/second-factor';
import { isMember } from '@basoche/domain/access/viewer';
import { Button, Skeleton } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { secondFactorQuery, useProtectionChanged } from '../api.ts';
import { ProtectionChange } from '../components/protection-change.tsx';
import classes from '../components/security-list.module.css';
import { protection as content } from '../security-content.ts';

const ApplicationDialog = lazy(() => import('../components/application-dialog.tsx'));
const RecoveryCodesDialog = lazy(() => import('../components/recovery-codes-dialog.tsx'));

type ShowCodes = (codes: readonly string[]) => void;

const AddApplication = ({ onCodes }: { onCodes: ShowCodes }) => {
  const changed = useProtectionChanged();
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {content.add}
      </Button>
      <Suspense>
        {wasOpened && (
          <ApplicationDialog
            opened={opened}
            onClose={close}
            onSet={(codes) => {
              close();
              onCodes(codes);
              void changed();
            }}
          />
        )}
      </Suspense>
    </>
  );
};

const RemoveApplication = ({ isLast }: { isLast: boolean }) => (
  <ProtectionChange
    route={removeApplication}
    button={(open) => (
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {content.remove}
      </Button>
    )}
    danger
    title={content.removeTitle}
    confirm={content.remove}
    onDone={() => notifySuccess(content.removed)}
  >
    {content.removeText} {isLast && content.removeLast}
  </ProtectionChange>
);

const RenewCodes = ({ onCodes }: { onCodes: ShowCodes }) => (
  <ProtectionChange
    route={renewRecoveryCodes}
    button={(open) => (
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {content.renew}
      </Button>
    )}
    title={content.renewTitle}
    confirm={content.renew}
    onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
  >
    {content.renewText}
  </ProtectionChange>
);

const Means = ({ means, onCodes }: { means: SecondFactor; onCodes: ShowCodes }) => {
  const { hasApplication, passkeys, recoveryCodesLeft } = means;
  const isOn = hasApplication || passkeys > 0;
  const Icon = isOn ? IconShieldCheck : IconShieldOff;
  return (
    <ul className={classes.list} aria-label={content.title}>
      <li className={classes.row}>
        <p className="flat row middle gap-2">
          <Icon size={20} stroke={1.5} aria-hidden />
          {isOn ? content.on : content.off}
        </p>
      </li>
      <li className={classes.row}>
        <div className={classes.what}>
          <p className="flat strong breaks">{content.application}</p>
          <p className="soft breaks">{hasApplication ? content.hasApplication : content.hasNoApplication}</p>
        </div>
        {hasApplication ? (
          <RemoveApplication isLast={passkeys === 0} />
        ) : (
          <AddApplication onCodes={onCodes} />
        )}
      </li>
      {isOn && (
        <li className={classes.row}>
          <div className={classes.what}>
            <p className="flat strong breaks">{content.codes}</p>
            <p className="soft breaks">{content.codesLeft(recoveryCodesLeft)}</p>
          </div>
          <RenewCodes onCodes={onCodes} />
        </li>
      )}
    </ul>
  );
};

/** Second factor of the account. */
export default function SecondFactorPanel() {
  const { userType } = useMe();
  const { data, error, refetch } = useQuery(secondFactorQuery());
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <Panel title={content.title} text={isMember(userType) ? content.text : content.officeText}>
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={120} />
      ) : (
        <Means means={data} onCodes={setCodes} />
      )}
      <Suspense>
        {codes.length > 0 && <RecoveryCodesDialog codes={codes} onDone={() => setCodes([])} />}
      </Suspense>
    </Panel>
  );
}
