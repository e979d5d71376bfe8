import '../../../ui/modal.css.ts';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { Button, Modal } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { nda } from '../content.ts';
import classes from './agreement-dialog.module.css';

interface AgreementDialogProps {
  pending: boolean;
  error: Error | null;
  onAccept: () => void;
  onClose: () => void;
}

/** The confidentiality agreement, to be read and accepted before anything can be written. */
export default function AgreementDialog({ pending, error, onAccept, onClose }: AgreementDialogProps) {
  const { title, version, preamble, clauses } = currentConfidentiality;
  return (
    <Modal opened onClose={onClose} title={title} size={680}>
      <p className={classes.lead}>{nda.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
      <section className={classes.text} tabIndex={0} aria-label={nda.text} data-autofocus>
        <p className={classes.version}>{nda.versionOf(formatDay(version))}</p>
        <p>{typeset(preamble)}</p>
        <ol>
          {clauses.map((clause) => (
            <li key={clause.title}>
              <h3>{typeset(clause.title)}</h3>
              <p>{typeset(clause.text)}</p>
            </li>
          ))}
        </ol>
      </section>
      {error && <Note tone="danger">{failureSentence(error)}</Note>}
      <div className={classes.buttons}>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {nda.later}
          </Button>
          <Button loading={pending} onClick={onAccept}>
            {nda.accept}
          </Button>
        </DialogActions>
      </div>
    </Modal>
  );
}
