import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/modal.css.ts';
import type { Thread } from '@basoche/contract/threads';
import { Checkbox, Modal, Radio, Stack } from '@mantine/core';
import { IconExternalLink, IconLock } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { isMode, type ModeName, modes, modeWords, modeDialog as words } from '../command-words.ts';
import classes from './mode-dialog.module.css';
import { otherSubject, priceOf } from './next-step.ts';

interface ModeDialogProps {
  thread: Thread;
  pending: boolean;
  failure: string | null;
  onChoose: (mode: ModeName, given: { isConfirmed: boolean }) => void;
  onClose: () => void;
}

const Option = ({ mode, other, closed }: { mode: ModeName; other: string; closed: string | undefined }) => {
  const { label, text, fees } = modeWords[mode];
  return (
    <div className={classes.option} data-closed={closed === undefined ? undefined : true}>
      <Radio
        className={classes.radio}
        value={mode}
        disabled={closed !== undefined}
        label={label}
        description={
          <>
            <span className={classes.text}>{text(other)}</span>
            {closed === undefined ? (
              <span className={classes.fees}>{fees}</span>
            ) : (
              <span className={classes.closed}>
                <IconLock size={16} stroke={1.5} aria-hidden />
                {typeset(closed)}
              </span>
            )}
          </>
        }
      />
    </div>
  );
};

const Way = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {label}
    <IconExternalLink size={16} stroke={1.5} aria-hidden />
  </a>
);

/** The public simulator, with what this thread is about. */
const simulatorOf = ({ offer, tvaApplicable, mission }: Thread): string => {
  const fields = {
    montant: String(offer ?? ''),
    nature: mission?.nature ?? '',
    tva: tvaApplicable ? 'oui' : '',
  };
  return `/simulateur?${new URLSearchParams(fields)}`;
};

/** The three modes of collaboration, those that are closed with the reason of the rules. */
export default function ModeDialog({ thread, pending, failure, onChoose, onClose }: ModeDialogProps) {
  const [chosen, setChosen] = useState<ModeName | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isSecond = thread.othersUnderWay > 0;
  const other = otherSubject(thread);
  const closedBy = new Map(thread.hindered.map(({ permission, reason }) => [permission, reason]));
  const offered = modes.filter((mode) => thread.permitted.includes(mode) || closedBy.has(mode));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const missing = chosen === null ? 'radio' : isSecond && !isConfirmed ? 'checkbox' : null;
    // It may stand beyond the edge of the screen: the focus shows what is still to be said.
    if (missing !== null) {
      event.currentTarget.querySelector<HTMLElement>(`[type="${missing}"]:enabled`)?.focus();
    } else if (chosen !== null && !pending) onChoose(chosen, { isConfirmed });
  };

  return (
    <Modal opened onClose={onClose} title={words.title}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <p className={classes.lead}>{words.lead(other, priceOf(thread))}</p>
          <Radio.Group
            aria-label={words.label}
            value={chosen ?? ''}
            error={isChecked && chosen === null ? words.required : null}
            inputWrapperOrder={['error', 'input']}
            classNames={{ error: classes.missing }}
            onChange={(value) => isMode(value) && setChosen(value)}
          >
            <div className={classes.options}>
              {offered.map((mode) => (
                <Option key={mode} mode={mode} other={other} closed={closedBy.get(mode)} />
              ))}
            </div>
          </Radio.Group>
          <p className={classes.ways}>
            <Way to="/tarifs" label={words.fees} />
            <Way to={simulatorOf(thread)} label={words.compare} />
          </p>
          {isSecond && (
            <Note tone="info" title={words.underWay.title(thread.othersUnderWay)}>
              {words.underWay.text(other)}
              <Checkbox
                mt="sm"
                label={words.underWay.confirm}
                checked={isConfirmed}
                error={isChecked && !isConfirmed ? words.underWay.required : null}
                onChange={(event) => setConfirmed(event.currentTarget.checked)}
              />
            </Note>
          )}
          {failure && <Note tone="danger">{failure}</Note>}
          <div className={classes.actions}>
            <SubmitActions cancel={words.cancel} submit={words.send} pending={pending} onCancel={onClose} />
          </div>
        </Stack>
      </form>
    </Modal>
  );
}
