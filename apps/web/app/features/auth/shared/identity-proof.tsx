import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { identity } from '../identity-content.ts';
import { useIdentityFailure } from './use-identity-failure.ts';
import { useIdentityRedirect } from './use-identity-redirect.tsx';

const content = identity.proof;

/** Button to prove one's profession by the identity provider instead of documents. */
export default function IdentityProof({ name }: { name: string }) {
  const { redirect, isRedirecting, failure, dialog } = useIdentityRedirect('proof');
  const returned = useIdentityFailure();
  const shown = failure ?? (isRedirecting ? null : returned);
  return (
    <Panel title={content.title(name)} text={content.text(name)}>
      {shown && (
        <div className="bottom-4">
          <Note tone="danger">{shown}</Note>
        </div>
      )}
      <Button
        variant="default"
        leftSection={<IconId size={20} stroke={1.5} aria-hidden />}
        loading={isRedirecting}
        onClick={() => void redirect()}
      >
        {content.action(name)}
      </Button>
      {dialog}
    </Panel>
  );
}
