import '@mantine/core/styles/Divider.layer.css';
import { Button, Divider } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { Note } from '../../../ui/note.tsx';
import { identity as content } from '../identity-content.ts';
import { useIdentityRedirect } from '../shared/use-identity-redirect.tsx';

interface IdentitySignInProps {
  /** Name of the identity provider. */
  name: string;
  /** Screen to return to. */
  back: string | null;
}

/** Sign-in at the identity provider of a profession, under the form of the password. */
export const IdentitySignIn = ({ name, back }: IdentitySignInProps) => {
  const { redirect, isRedirecting, failure } = useIdentityRedirect('signIn', back);
  return (
    <>
      <Divider label={content.or} labelPosition="center" />
      {failure && <Note tone="danger">{failure}</Note>}
      <Button
        variant="default"
        fullWidth
        leftSection={<IconId size={20} stroke={1.5} aria-hidden />}
        loading={isRedirecting}
        onClick={() => void redirect()}
      >
        {content.signIn(name)}
      </Button>
    </>
  );
};
