import type { Thread } from '@basoche/contract/threads';
import { textLimits } from '@basoche/domain/limits';
import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import { IconLock, IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../../lib/drafts.ts';
import { composer, nda } from '../content.ts';
import classes from './composer.module.css';
import { otherSubject } from './next-step.ts';

/** From here on the number of characters left is shown. */
const nearLimit = 500;

interface Draft extends Record<string, unknown> {
  content: string;
}

/** What is being written, kept for each thread until it is sent. */
const useDraft = (threadId: string) => {
  const key = `thread:${threadId}`;
  const [content, setContent] = useState(() => {
    const kept = readDraft<Draft>(key).content;
    return typeof kept === 'string' ? kept : '';
  });
  const write = (value: string) => {
    setContent(value);
    if (value.trim() === '') clearDraft(key);
    else writeDraft<Draft>(key, { content: value });
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
  onSend: (content: string) => void;
  /** Opens the agreement that must be accepted before anything can be sent. */
  onAgreement: () => void;
}

/** Why nothing can be written; null where one may, or could after accepting the agreement. */
const closedReason = (thread: Thread): string | null => {
  if (thread.isRefused) return composer.closed;
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

const Writing = ({ thread, onSend, onAgreement }: ComposerProps) => {
  const [content, write] = useDraft(thread.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  const length = content.trim().length;
  const isTooLong = length > textLimits.message;
  const canSend = length > 0 && !isTooLong;
  const needsAgreement = thread.permitted.includes('nda');
  const hint = hintFor(length);

  // Once the agreement is accepted, the button that opened it is gone: what was being written takes the focus.
  const needed = useRef(needsAgreement);
  useEffect(() => {
    if (needed.current && !needsAgreement) field.current?.focus();
    needed.current = needsAgreement;
  }, [needsAgreement]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!canSend) return;
    if (needsAgreement) return onAgreement();
    onSend(content.trim());
    write('');
    field.current?.focus();
  };

  return (
    <form
      method="post"
      className={classes.form}
      data-locked={(needsAgreement && length === 0) || undefined}
      onSubmit={submit}
      noValidate
    >
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={composer.label}
        placeholder={composer.placeholder}
        autosize
        minRows={1}
        maxRows={6}
        enterKeyHint="send"
        value={content}
        error={isTooLong}
        aria-describedby={helpId}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
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
    </form>
  );
};

/** Where one writes, or why one cannot. */
export const Composer = (props: ComposerProps) => {
  const reason = closedReason(props.thread);
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
