import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { identity } from '../identity-content.ts';
import { useIdentityDeparture } from './use-identity-departure.tsx';
import { useIdentityFailure } from './use-identity-failure.ts';

const content = identity.proof;

/** Way to prove by the identity provider who one is, instead of documents. */
export default function IdentityProof({ name }: { name: string }) {
  const { leave, isLeaving, failure, dialog } = useIdentityDeparture('proof');
  const returned = useIdentityFailure();
  const shown = failure ?? (isLeaving ? null : returned);
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
        loading={isLeaving}
        onClick={() => void leave()}
      >
        {content.action(name)}
      </Button>
      {dialog}
    </Panel>
  );
}
