import { me as meRoute } from '@basoche/contract/auth/auth';
import { secondFactorGuard } from '@basoche/domain/access/screen-guards';
import { isMember } from '@basoche/domain/access/viewer';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { routeKey } from '../../../lib/query-client.ts';
import { safeReturn } from '../../../lib/safe-return.ts';
import { useSession } from '../../../lib/session.tsx';
import { useLeave } from '../../../lib/use-leave.ts';
import { Note } from '../../../ui/note.tsx';
import { Loading } from '../../../ui/skeletons.tsx';
import { secondFactorQuery } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { PasskeyButton } from '../components/passkey-button.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import { SecondFactorSetup } from '../components/second-factor-setup.tsx';
import { useSecondFactorCode } from '../components/use-second-factor-code.ts';
import { secondFactor } from '../second-factor-content.ts';
import { CodeField } from '../shared/code-field.tsx';
import { useAwaitingSecondFactor } from '../use-awaiting-second-factor.ts';

export const meta = () => privateMeta(secondFactor.meta);

const content = secondFactor.give;

const GiveCode = ({ onPassed }: { onPassed: () => Promise<unknown> }) => {
  const { data } = useQuery(secondFactorQuery());
  const { fields, props, sending, failure } = useSecondFactorCode(onPassed);
  return (
    <FormPage
      title={content.title}
      lead={data?.hasApplication === false ? content.leadOfPasskey : content.lead}
    >
      <form {...props}>
        <Stack gap="md">
          <CodeField label={content.label} description={content.help} {...fields.getInputProps('code')} />
          {failure && !fields.errors.code && <Note tone="danger">{failure}</Note>}
          <Button type="submit" fullWidth loading={sending}>
            {content.submit}
          </Button>
        </Stack>
      </form>
      {data !== undefined && data.passkeys > 0 && (
        <PasskeyButton
          label={content.passkey}
          fullWidth
          work={async ({ passByPasskey }, browserApi) => {
            await passByPasskey(browserApi);
            await onPassed();
          }}
        />
      )}
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

const Asked = ({ onSet, onPassed }: AskedProps) => {
  const { me } = useSession();
  const awaitingSecondFactor = useAwaitingSecondFactor();
  const hasNone = (awaitingSecondFactor ?? me)?.secondFactor === 'none';
  return (
    <>
      {hasNone ? <SecondFactorSetup onSet={onSet} /> : <GiveCode onPassed={onPassed} />}
      <Leave />
    </>
  );
};

const skeleton = (
  <Loading>
    <Skeleton height={36} width="70%" mb="xl" />
    <Skeleton height={44} mb="md" />
    <Skeleton height={44} />
  </Loading>
);

/** Screen for a session's second factor; staff and partners without one set it up here. */
export default function SecondFactorPage() {
  const client = useQueryClient();
  const { me } = useSession();
  const [search] = useSearchParams();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const lookAgain = () => client.invalidateQueries({ queryKey: routeKey(meRoute) });
  // Outside of the guard, which would redirect as soon as the session has passed the second factor: the codes
  // are shown only once.
  if (codes) {
    const done = () => void lookAgain().then(() => setCodes(null));
    return <RecoveryCodes codes={codes} onDone={done} />;
  }
  // Screen that the member was opening when the code was requested.
  const back = safeReturn(search.get('retour'));
  if (back && me && isMember(me.userType)) return <Navigate to={back} replace />;
  return (
    <Guarded by={secondFactorGuard} skeleton={skeleton}>
      <Asked onSet={setCodes} onPassed={lookAgain} />
    </Guarded>
  );
}
