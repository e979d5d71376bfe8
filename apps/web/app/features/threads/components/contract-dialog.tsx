import '@mantine/core/styles/Radio.layer.css';
import { type ContractChoice, draftContract, listContractChoices } from '@basoche/contract/threads/contracts';
import type { Thread } from '@basoche/contract/threads/threads';
import { contractDrafts } from '@basoche/domain/jobs/contract-drafts';
import { labelOf } from '@basoche/domain/options/option';
import { Button, Radio, Skeleton, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../lib/download.ts';
import { failureSentence } from '../../../lib/form.ts';
import { useApi } from '../../../lib/use-api.ts';
import { verbs } from '../../../ui/content.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { contractDialog as content } from '../document-content.ts';
import classes from './next-step-dialogs.module.css';

/** Reason why a contract does not suit the two parties, or a note that the offer announces it. */
const describe = ({ hindrance, isAnnounced }: ContractChoice): string | undefined => {
  if (hindrance !== null) return content.closed(hindrance);
  return isAnnounced ? content.announced : undefined;
};

interface ContractDialogProps {
  thread: Thread;
  opened: boolean;
  onClose: () => void;
}

const Choice = ({
  thread,
  choices,
  onClose,
}: Pick<ContractDialogProps, 'thread' | 'onClose'> & { choices: readonly ContractChoice[] }) => {
  const [type, setType] = useState(choices.find(({ isDefault }) => isDefault)?.type ?? 'cdi');
  const chosen = choices.find((one) => one.type === type);
  const api = useApi();
  const drafting = useMutation({
    mutationFn: () => download(api, draftContract, { params: { id: thread.id }, query: { type } }),
  });
  return (
    <Stack gap="lg">
      <p className="soft">{content.lead}</p>
      <Radio.Group
        label={content.type}
        value={type}
        onChange={(value) => {
          const known = choices.find((one) => one.type === value);
          if (known) setType(known.type);
          drafting.reset();
        }}
      >
        <div className="grid gap-2 top-2">
          {choices.map((choice) => (
            <div key={choice.type} className={classes.card}>
              <Radio
                value={choice.type}
                label={labelOf(contractDrafts, choice.type)}
                description={describe(choice)}
                disabled={choice.hindrance !== null}
              />
            </div>
          ))}
        </div>
      </Radio.Group>
      {chosen !== undefined && chosen.notices.length > 0 && (
        <Note tone="info" title={content.look}>
          <ul className={classes.notices}>
            {chosen.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Note>
      )}
      {drafting.isSuccess && <Note tone="success">{content.made(drafting.data)}</Note>}
      {drafting.error && <Note tone="danger">{failureSentence(drafting.error)}</Note>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {drafting.isSuccess ? content.close : verbs.cancel}
        </Button>
        <Button loading={drafting.isPending} onClick={() => drafting.mutate()}>
          {content.make}
        </Button>
      </DialogActions>
    </Stack>
  );
};

/**
 * Dialog in which a recruiter chooses a contract and downloads its draft (DOCX), with points to check before
 * signing.
 */
export default function ContractDialog({ thread, opened, onClose }: ContractDialogProps) {
  const api = useApi();
  const choices = useQuery({
    queryKey: ['threads', 'contract', thread.id],
    queryFn: () => api.call(listContractChoices, { params: { id: thread.id } }),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={content.title}>
      {choices.data ? (
        <Choice thread={thread} choices={choices.data} onClose={onClose} />
      ) : choices.error ? (
        <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}
