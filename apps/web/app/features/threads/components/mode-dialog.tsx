import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { Thread } from '@basoche/contract/threads/threads';
import { Checkbox, Radio, Stack } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { modeDialog as content, isMode, type ModeCommand, modes } from '../mode-content.ts';
import { otherSubject, priceText } from '../thread-facts.ts';
import { AgreementLacking } from './agreement-lacking.tsx';
import { ModeOption } from './mode-option.tsx';
import classes from './next-step-dialogs.module.css';

interface ModeDialogProps {
  thread: Thread;
  pending: boolean;
  failure: string | null;
  onChoose: (mode: ModeCommand, options: { isConfirmed: boolean }) => void;
  onClose: () => void;
}

const Way = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {label}
    <IconExternalLink size={16} stroke={1.5} aria-hidden />
  </a>
);

/** Address of the public simulator, filled in from this thread. */
const simulatorOf = ({ offer, tvaApplicable, mission }: Thread): string => {
  const fields = {
    montant: String(offer ?? ''),
    nature: mission?.nature ?? '',
    tva: tvaApplicable ? 'oui' : '',
  };
  return `/simulateur?${new URLSearchParams(fields)}`;
};

/** The three modes of collaboration; a closed mode shows the reason. */
export default function ModeDialog({ thread, pending, failure, onChoose, onClose }: ModeDialogProps) {
  const [chosen, setChosen] = useState<ModeCommand | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isWithout, setWithout] = useState(false);
  const isSecond = thread.othersUnderWay > 0;
  const isLacking = !thread.creatorNDAConsent || !thread.postulantNDAConsent;
  const other = otherSubject(thread);
  const closedBy = new Map(thread.hindered.map(({ permission, reason }) => [permission, reason]));
  const offered = modes.filter((mode) => thread.permitted.includes(mode) || closedBy.has(mode));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const isUnconfirmed = (isSecond && !isConfirmed) || (isLacking && !isWithout);
    const missing = chosen === null ? '[type="radio"]:enabled' : '[type="checkbox"]:not(:checked)';
    // The unanswered question may be outside the visible part: focusing it scrolls there.
    if (chosen === null || isUnconfirmed) {
      event.currentTarget.querySelector<HTMLElement>(missing)?.focus();
    } else if (!pending) onChoose(chosen, { isConfirmed });
  };

  return (
    <Dialog opened onClose={onClose} title={content.title}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <p className="flat">{content.lead(other, priceText(thread))}</p>
          {isSecond && (
            <Note tone="info" title={content.underWay.title(thread.othersUnderWay)}>
              {content.underWay.text(other)}
              <Checkbox
                mt="sm"
                label={content.underWay.confirm}
                checked={isConfirmed}
                error={isChecked && !isConfirmed ? content.underWay.required : null}
                onChange={(event) => setConfirmed(event.currentTarget.checked)}
              />
            </Note>
          )}
          {isLacking && (
            <AgreementLacking
              thread={thread}
              isConfirmed={isWithout}
              isAsked={isChecked}
              onConfirm={setWithout}
              onAccepted={() => setChecked(false)}
            />
          )}
          <Radio.Group
            aria-label={content.label}
            value={chosen ?? ''}
            error={isChecked && chosen === null ? content.required : null}
            inputWrapperOrder={['error', 'input']}
            classNames={{ error: classes.missing }}
            onChange={(value) => isMode(value) && setChosen(value)}
          >
            <div className="grid gap-2">
              {offered.map((command) => (
                <ModeOption
                  key={command}
                  command={command}
                  thread={thread}
                  other={other}
                  closed={closedBy.get(command)}
                />
              ))}
            </div>
          </Radio.Group>
          <p className={classes.ways}>
            <Way to="/tarifs" label={content.fees} />
            <Way to={simulatorOf(thread)} label={content.compare} />
          </p>
          {failure && <Note tone="danger">{failure}</Note>}
          <SubmitActions submit={content.send} pending={pending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
