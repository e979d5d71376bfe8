import type { Written } from '@basoche/contract/threads/candidates';
import { textLimits } from '@basoche/domain/limits';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../../lib/drafts.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { ConsentChoice } from '../../threads/components/consent-choice.tsx';
import { useWriteToCandidates } from '../api.ts';
import { writing as content } from '../candidates-content.ts';
import classes from './write-dialog.module.css';

export interface Recipient {
  readonly id: string;
  readonly user: { readonly name: string };
  readonly creatorNDAConsent: boolean;
}

interface WriteDialogProps {
  of: PublicationKind;
  /** Of the mission or the offer. */
  id: string;
  to: readonly Recipient[];
  opened: boolean;
  onClose: () => void;
  /** The message has left: nobody is chosen any more. */
  onDone: () => void;
}

type Draft = { content: string };

/** What the creator writes, kept on this device until it has left; other words are another message. */
const useMessage = (key: string) => {
  const [typed, setTyped] = useState(() => ({
    text: readDraft<Draft>(key).content ?? '',
    clientId: crypto.randomUUID(),
  }));
  const write = (text: string) => {
    setTyped({ text, clientId: crypto.randomUUID() });
    writeDraft<Draft>(key, { content: text });
  };
  return [typed, write] as const;
};

interface Outcome {
  readonly name: string;
  readonly refusal: Written['refusal'];
}

/** What stood there before had the focus, and took it away. */
const focusIt = (button: HTMLButtonElement | null) => button?.focus();

const Outcomes = ({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) => {
  const sent = outcomes.filter(({ refusal }) => refusal === null).length;
  return (
    <Stack gap="lg">
      <Note tone={sent > 0 ? 'success' : 'danger'}>{sent > 0 ? content.done(sent) : content.nobody}</Note>
      {sent < outcomes.length && (
        <ul className={classes.outcomes} aria-label={content.outcomes}>
          {outcomes.map(({ name, refusal }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, of names that may be alike
            <li key={index}>
              <span className={classes.name}>{name}</span>
              <span className={classes.outcome} data-refused={refusal !== null}>
                {refusal === null ? content.sent : (content.refusals[refusal] ?? content.refusal)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button ref={focusIt} onClick={onClose}>
          {content.close}
        </Button>
      </DialogActions>
    </Stack>
  );
};

/** One message to several candidates, each in their own conversation, and what became of it. */
export default function WriteDialog({ of, id, to, opened, onClose, onDone }: WriteDialogProps) {
  const key = `candidates:${id}`;
  const [{ text, clientId }, write] = useMessage(key);
  const [consent, setConsent] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const writing = useWriteToCandidates(of, id);
  const missing = to.filter(({ creatorNDAConsent }) => !creatorNDAConsent).length;
  const isReady = text.trim() !== '' && (consent || missing === 0);

  const close = () => {
    onClose();
    if (outcomes === null) return;
    setOutcomes(null);
    setConsent(false);
    writing.reset();
    onDone();
  };
  const send = () => {
    const names = new Map(to.map((one) => [one.id, one.user.name]));
    const postulationIDs = [...names.keys()];
    writing.mutate(
      { postulationIDs, content: text, clientId, consent },
      {
        onSuccess: (written) => {
          setOutcomes(
            written.map(({ postulationID, refusal }) => ({ name: names.get(postulationID) ?? '', refusal })),
          );
          clearDraft(key);
          write('');
          clearDraft(key);
        },
      },
    );
  };
  const refused = refusedFields(writing.error).content;

  return (
    <Dialog opened={opened} onClose={close} title={content.title}>
      {outcomes ? (
        <Outcomes outcomes={outcomes} onClose={close} />
      ) : (
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !writing.isPending) send();
          }}
        >
          <Stack gap="lg">
            <p className={classes.to}>
              <strong>{content.to(to.length)}</strong>
              <span className={classes.names}>{to.map(({ user }) => user.name).join(', ')}</span>
            </p>
            <Textarea
              label={content.message}
              description={content.messageHelp}
              autosize
              minRows={4}
              maxRows={12}
              maxLength={textLimits.message}
              value={text}
              error={refused}
              data-autofocus
              onChange={(event) => {
                writing.reset();
                write(event.currentTarget.value);
              }}
            />
            {missing > 0 && (
              <ConsentChoice help={content.consentHelp(missing)} checked={consent} onChange={setConsent} />
            )}
            {writing.error && !refused && <Note tone="danger">{failureSentence(writing.error)}</Note>}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {content.cancel}
              </Button>
              <Button type="submit" loading={writing.isPending} disabled={!isReady}>
                {content.send(to.length)}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
