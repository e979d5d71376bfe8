import type { Written } from '@basoche/contract/threads/candidates';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { textLimits } from '@basoche/domain/text-limits';
import { Button, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useWriteToCandidates } from '../api.ts';
import { writing as content } from '../candidate-selection-content.ts';
import { ConsentChoice } from '../shared/consent-choice.tsx';
import classes from './apply-dialog.module.css';

export interface Recipient {
  readonly id: string;
  readonly user: { readonly name: string };
  readonly creatorNDAConsent: boolean;
}

interface WriteDialogProps extends Opened {
  of: PublicationKind;
  /** Id of the mission or the offer. */
  id: string;
  to: readonly Recipient[];
  /** Called after the message is sent: the selection is then cleared. */
  onDone: () => void;
}

interface Outcome {
  readonly name: string;
  readonly refusal: Written['refusal'];
}

/** Focuses the button: the element that had the focus was removed. */
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
              <span className="strong breaks">{name}</span>
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

/** Client id of the message: new for another text, unchanged if the same text is sent again. */
const useClientId = () => {
  const last = useRef({ content: '', id: '' });
  return (content: string) => {
    if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
    return last.current.id;
  };
};

interface Values extends Record<string, unknown> {
  content: string;
  consent: boolean;
}

/** Dialog to send one message to several candidates, each in their own thread, and its result. */
export default function WriteDialog({ of, id, to, opened, onClose, onDone }: WriteDialogProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const clientIdOf = useClientId();
  const writing = useWriteToCandidates(of, id);
  const missing = to.filter(({ creatorNDAConsent }) => !creatorNDAConsent).length;
  const close = () => {
    onClose();
    if (outcomes === null) return;
    setOutcomes(null);
    onDone();
  };
  const send = async (values: Values) => {
    const names = new Map(to.map((one) => [one.id, one.user.name]));
    const written = await writing.mutateAsync({
      ...values,
      postulationIDs: [...names.keys()],
      clientId: clientIdOf(values.content),
    });
    setOutcomes(
      written.map(({ postulationID, refusal }) => ({ name: names.get(postulationID) ?? '', refusal })),
    );
  };
  return (
    <FormFrame opened={opened} onClose={close} title={content.title}>
      {outcomes ? (
        <Outcomes outcomes={outcomes} onClose={close} />
      ) : (
        <DialogForm<Values>
          draft={`candidates:${id}`}
          secret={['consent']}
          initialValues={{ content: '', consent: false }}
          check={() => ({})}
          send={send}
          submit={content.send(to.length)}
          blocked={(values) => values.content.trim() === '' || (missing > 0 && !values.consent)}
          onSent={() => undefined}
          onClose={close}
        >
          {({ fields }) => (
            <>
              <p className="flat row column">
                <strong>{content.to(to.length)}</strong>
                <span className={classes.names}>{to.map(({ user }) => user.name).join(', ')}</span>
              </p>
              <Textarea
                label={content.message}
                description={content.messageHelp}
                name="content"
                autosize
                minRows={4}
                maxRows={12}
                maxLength={textLimits.message}
                data-autofocus
                {...fields.getInputProps('content')}
              />
              {missing > 0 && (
                <ConsentChoice
                  help={content.consentHelp(missing)}
                  checked={fields.values.consent}
                  onChange={(consent) => fields.setFieldValue('consent', consent)}
                />
              )}
            </>
          )}
        </DialogForm>
      )}
    </FormFrame>
  );
}
