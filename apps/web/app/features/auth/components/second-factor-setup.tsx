import {
  confirmSecondFactor,
  secondFactorBody,
  startSecondFactor,
} from '@basoche/contract/auth/second-factor';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { useApi } from '../../../lib/use-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading } from '../../../ui/skeletons.tsx';
import { secondFactor } from '../second-factor-content.ts';
import { CodeField } from '../shared/code-field.tsx';
import { GivenUp, useReauthentication } from '../shared/use-reauthentication.tsx';
import { FormPage } from './form-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import classes from './recovery-codes.module.css';

const content = secondFactor.set;

const Secret = () => {
  const api = useApi();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  // Asked once: a second call would invalidate the secret that the application has just read.
  const { data, error, refetch } = useQuery({
    queryKey: ['secondFactor', 'start'],
    queryFn: () => withReauthentication(() => api.call(startSecondFactor)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (error instanceof GivenUp) {
    return (
      <>
        <Note tone="info">{content.unproved}</Note>
        <Button variant="default" onClick={() => void refetch()}>
          {content.prove}
        </Button>
      </>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <Loading>
          <Skeleton height={208} width={208} radius={10} />
        </Loading>
        {reauthenticationDialog}
      </>
    );
  }
  return (
    <>
      <img src={data.qr} alt={content.alt} className={classes.qr} width={208} height={208} />
      <p className="soft">
        {content.type}
        <code className={classes.secret}>{data.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </>
  );
};

/** Sets up an authenticator application; a first code proves that it works. */
export const ApplicationSetup = ({ onSet }: { onSet: (recoveryCodes: readonly string[]) => void }) => {
  const api = useApi();
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { code: '' },
    check: (values) => fieldErrors(secondFactorBody, values),
    send: async ({ code }) => onSet((await api.call(confirmSecondFactor, { body: { code } })).recoveryCodes),
  });
  return (
    <>
      <p className="flat">{content.scan}</p>
      <Secret />
      <form {...props}>
        <Stack gap="md">
          <CodeField
            label={content.enter}
            inputMode="numeric"
            data-autofocus
            {...fields.getInputProps('code')}
          />
          {failure && !fields.errors.code && <Note tone="danger">{failure}</Note>}
          <Button type="submit" fullWidth loading={sending}>
            {content.submit}
          </Button>
        </Stack>
      </form>
    </>
  );
};

/** Set-up for staff and partners, who must have a second factor: an application or a passkey. */
export const SecondFactorSetup = ({ onSet }: { onSet: (recoveryCodes: readonly string[]) => void }) => (
  <FormPage title={content.title} lead={content.lead}>
    <ApplicationSetup onSet={onSet} />
    <PasskeyButton
      label={content.passkey}
      fullWidth
      work={async ({ makePasskey }, api) =>
        onSet((await makePasskey(api, content.passkeyName)).recoveryCodes)
      }
    />
  </FormPage>
);
