import { me as meRoute } from '@basoche/contract/auth';
import { anySecondFactorBody, passSecondFactor } from '@basoche/contract/second-factor';
import { secondFactorGuard } from '@basoche/domain/access/guards';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { pageTitle } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { routeKey } from '../../../lib/query-client.ts';
import { useMe } from '../../../lib/session.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { useLeave } from '../../../lib/use-leave.ts';
import { Note } from '../../../ui/note.tsx';
import { Loading } from '../../../ui/skeletons.tsx';
import { CodeField } from '../components/code-field.tsx';
import { FormPage } from '../components/form-page.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import { SecondFactorSetup } from '../components/second-factor-setup.tsx';
import { secondFactor } from '../second-factor-content.ts';

export const meta = () => pageTitle(secondFactor.meta);

const words = secondFactor.give;

const GiveCode = ({ onPassed }: { onPassed: () => Promise<unknown> }) => {
  const api = useApi();
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { code: '' },
    check: (values) => fieldErrors(anySecondFactorBody, values),
    send: async ({ code }) => {
      const { recoveryCodesLeft } = await api.call(passSecondFactor, { body: { code } });
      if (!/^[\d\s]+$/.test(code)) notifySuccess(secondFactor.few(recoveryCodesLeft));
      await onPassed();
    },
  });
  return (
    <FormPage title={words.title} lead={words.lead}>
      <form {...props}>
        <Stack gap="md">
          <CodeField label={words.label} description={words.help} {...fields.getInputProps('code')} />
          {failure && !fields.errors.code && <Note tone="danger">{failure}</Note>}
          <Button type="submit" fullWidth loading={sending}>
            {words.submit}
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
};

const Leave = () => {
  const leave = useLeave();
  return (
    <Button variant="subtle" mt="lg" onClick={() => void leave('/connexion', { revoke: true })}>
      {secondFactor.leave}
    </Button>
  );
};

interface AskedProps {
  onSet: (recoveryCodes: readonly string[]) => void;
  onPassed: () => Promise<unknown>;
}

const Asked = ({ onSet, onPassed }: AskedProps) => (
  <>
    {useMe().secondFactor === 'none' ? <SecondFactorSetup onSet={onSet} /> : <GiveCode onPassed={onPassed} />}
    <Leave />
  </>
);

const skeleton = (
  <Loading>
    <Skeleton height={36} width="70%" mb="xl" />
    <Skeleton height={44} mb="md" />
    <Skeleton height={44} />
  </Loading>
);

/** Staff and partners give the code of their session, or set up what makes one. */
export default function SecondFactorPage() {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const lookAgain = () => client.invalidateQueries({ queryKey: routeKey(meRoute) });
  // Outside of the guard, which leads on as soon as it hears that the session has passed: these are shown once.
  if (codes) {
    const done = () => void lookAgain().then(() => setCodes(null));
    return <RecoveryCodes codes={codes} onDone={done} />;
  }
  return (
    <Guarded by={secondFactorGuard} skeleton={skeleton}>
      <Asked onSet={setCodes} onPassed={lookAgain} />
    </Guarded>
  );
}
