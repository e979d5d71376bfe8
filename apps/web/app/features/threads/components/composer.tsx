import type { Attachment } from '@basoche/contract/threads/attachments';
import type { Thread } from '@basoche/contract/threads/threads';
import { textLimits } from '@basoche/domain/text-limits';
import { ActionIcon, Button, FileButton, Textarea, VisuallyHidden } from '@mantine/core';
import { IconLock, IconPaperclip, IconSend2, IconUpload } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import type { TrayEntry } from '../../files/shared/attachment-tray.ts';
import { acceptedFiles } from '../../files/shared/file-checks.ts';
import { AttachmentTray } from '../../files/shared/tray-list.tsx';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { useTray } from '../api/attachments.ts';
import { readThreadDraft, writeThreadDraft } from '../api/message-draft.ts';
import { useTellTyping } from '../api/presence.ts';
import { composer, nda } from '../content.ts';
import { files } from '../conversation-content.ts';
import { people } from '../people-content.ts';
import { otherSubject } from '../thread-facts.ts';
import classes from './composer.module.css';

/** Number of characters left at which the counter appears. */
const nearLimit = 500;

/** Text of the message, stored for each thread until it is sent. */
const useContent = (thread: Thread) => {
  const [content, setContent] = useState(() => readThreadDraft(thread.id).content);
  const write = (value: string) => {
    setContent(value);
    writeThreadDraft(thread, { content: value });
  };
  return [content, write] as const;
};

const hintFor = (length: number): string | null => {
  const left = textLimits.message - length;
  if (left < 0) return composer.tooLong(-left);
  return left <= nearLimit ? composer.left(left) : null;
};

interface ComposerProps {
  thread: Thread;
  onSend: (content: string, attachments: readonly Attachment[]) => void;
  /** Opens the agreement, which must be accepted before sending. */
  onAgreement: () => void;
}

/** Reason why the viewer cannot write; null if they can, or could after accepting the agreement. */
const closedReason = (thread: Thread, mayNegotiate: boolean): string | null => {
  if (thread.isRefused) return composer.closed;
  if (!mayNegotiate) return people.reader;
  const mayWrite = thread.permitted.includes('message') || thread.permitted.includes('nda');
  return mayWrite ? null : composer.unavailable;
};

const AgreementNotice = ({ thread, onAgreement }: Pick<ComposerProps, 'thread' | 'onAgreement'>) => {
  const hasOther = thread.isCreator ? thread.postulantNDAConsent : thread.creatorNDAConsent;
  if (thread.permitted.includes('nda')) {
    return (
      <div className={classes.notice}>
        <IconLock size={20} stroke={1.5} aria-hidden />
        <span>{nda.needed}</span>
        <Button variant="default" onClick={onAgreement}>
          {nda.read}
        </Button>
      </div>
    );
  }
  return hasOther ? null : <p className={classes.awaited}>{nda.awaited(otherSubject(thread))}</p>;
};

/** Reason why the attachments cannot be sent yet; null if they can. */
const trayHint = (entries: readonly TrayEntry[]): string | null => {
  if (entries.some(({ status }) => status === 'failed' || status === 'refused')) return files.mend;
  return entries.some(({ status }) => status !== 'ready') ? files.stillSending : null;
};

/** True while the creator is anonymous to the candidate. */
const isHidden = ({ isCreator, mission, actions }: Thread): boolean =>
  isCreator &&
  mission?.isAnonym === true &&
  !actions.some(({ type, result }) => type === 'PRICE' && result === 'ACCEPTED');

/** True on a touch screen: Enter then starts a new line, and the button sends. */
const writesByTouch = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

const Writing = ({ thread, onSend, onAgreement }: ComposerProps) => {
  const [content, write] = useContent(thread);
  const tray = useTray(thread);
  const tellTyping = useTellTyping(thread.id);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  const length = content.trim().length;
  const isTooLong = length > textLimits.message;
  const needsAgreement = thread.permitted.includes('nda');
  const held = trayHint(tray.shown);
  const canSend = (length > 0 || tray.shown.length > 0) && !isTooLong && held === null;
  const hint = hintFor(length) ?? held;
  const isOver = useFileDrop(tray.add, !needsAgreement);

  // After an attachment is removed, the focus moves to its neighbour, or to the button that adds one.
  useEffect(() => (form.current ? keepFocus(form.current) : undefined), []);

  // The button that opened the agreement disappears once it is accepted, so the text field takes the focus.
  const needed = useRef(needsAgreement);
  useEffect(() => {
    if (needed.current && !needsAgreement) field.current?.focus();
    needed.current = needsAgreement;
  }, [needsAgreement]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!canSend) return;
    if (needsAgreement) return onAgreement();
    onSend(content.trim(), tray.takeAll());
    write('');
    field.current?.focus();
  };

  return (
    <form
      ref={form}
      method="post"
      className={classes.form}
      data-locked={(needsAgreement && length === 0) || undefined}
      data-over={isOver || undefined}
      onSubmit={submit}
      noValidate
    >
      <AttachmentTray entries={tray.shown} onRetry={tray.retry} onRemove={tray.remove} />
      {tray.shown.length > 0 && isHidden(thread) && <p className={classes.caution}>{files.anonymous}</p>}
      <FileButton multiple accept={acceptedFiles} onChange={tray.add} disabled={needsAgreement}>
        {(props) => (
          <ActionIcon
            {...props}
            variant="subtle"
            color="gray.8"
            size={44}
            disabled={needsAgreement}
            title={files.limits}
            aria-label={`${files.add} (${files.limits})`}
          >
            <IconPaperclip size={22} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
      </FileButton>
      <Textarea
        ref={field}
        aria-label={composer.label}
        placeholder={composer.placeholder}
        autosize
        minRows={1}
        maxRows={6}
        value={content}
        error={isTooLong}
        aria-describedby={helpId}
        onChange={(event) => {
          write(event.currentTarget.value);
          if (event.currentTarget.value.trim() !== '' && !needsAgreement) tellTyping();
        }}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (pasted.length === 0 || needsAgreement) return;
          event.preventDefault();
          tray.add(pasted);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          if (writesByTouch()) return;
          event.preventDefault();
          submit();
        }}
      />
      <Button type="submit" className={classes.send} disabled={!canSend}>
        {composer.send}
        <IconSend2 size={20} stroke={1.5} aria-hidden />
      </Button>
      <p id={helpId} className={classes.help} data-error={isTooLong || undefined} aria-live="polite">
        {hint ?? <span className={classes.keys}>{composer.hint}</span>}
      </p>
      {isOver && (
        <p className={classes.drop}>
          <IconUpload size={24} stroke={1.5} aria-hidden />
          <span>
            {files.drop}
            <small>{files.limits}</small>
          </span>
        </p>
      )}
    </form>
  );
};

/** Message field, or the reason why the viewer cannot write. */
export const Composer = (props: ComposerProps) => {
  const reason = closedReason(props.thread, useMayNegotiate());
  return (
    <section className={classes.composer} aria-label={composer.label}>
      {reason ? (
        <p className={classes.closed}>
          <IconLock size={20} stroke={1.5} aria-hidden />
          {reason}
        </p>
      ) : (
        <>
          <AgreementNotice thread={props.thread} onAgreement={props.onAgreement} />
          <Writing key={props.thread.id} {...props} />
        </>
      )}
      <VisuallyHidden aria-live="polite">{reason}</VisuallyHidden>
    </section>
  );
};
