import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { textLimits } from '@basoche/domain/text-limits';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { clearFormDraft, readFormDraft, writeFormDraft } from '../../../lib/form-drafts.ts';
import { useMe } from '../../../lib/session.tsx';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { useNoteCandidate } from '../api.ts';
import { selection as content } from '../candidate-selection-content.ts';
import classes from './candidates.module.css';

type NoteDraft = { note: string };

interface CandidateNoteProps {
  of: PublicationKind;
  candidate: { readonly id: string; readonly note: string; readonly user: { readonly name: string } };
}

/**
 * The creator's private note on a candidate: a draft is kept while typing, and the field is saved when it
 * loses the focus.
 */
export const CandidateNote = ({ of, candidate: { id, note, user } }: CandidateNoteProps) => {
  const key = `candidate-note:${id}`;
  const isOfTeam = useMe().acting !== null;
  const mayNegotiate = useMayNegotiate();
  const [text, setText] = useState(() => readFormDraft<NoteDraft>(key).note ?? note);
  const [savedNote, setSavedNote] = useState(note);
  const saving = useNoteCandidate(of, id, (saved) => {
    setSavedNote(saved);
    if (readFormDraft<NoteDraft>(key).note?.trim() === saved) clearFormDraft(key);
  });
  const isChanged = text.trim() !== savedNote;
  const save = () => {
    if (isChanged && !saving.isPending) saving.mutate(text);
  };
  const errorText = saving.error && (refusedFields(saving.error).note ?? failureSentence(saving.error));
  return (
    <div className="row column gap-1">
      <Textarea
        label={isOfTeam ? content.teamNote : content.note}
        description={isOfTeam ? content.teamNoteHelp : content.noteHelp}
        readOnly={!mayNegotiate}
        aria-label={(isOfTeam ? content.teamNoteOf : content.noteOf)(user.name)}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={textLimits.candidateNote}
        value={text}
        error={errorText}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          if (saving.isError || saving.isSuccess) saving.reset();
          setText(typed);
          writeFormDraft<NoteDraft>(key, { note: typed });
        }}
        onBlur={save}
      />
      <div className={classes.saveState}>
        <span role="status">
          {saving.isPending && content.saving}
          {!saving.isPending && isChanged && content.notSaved}
          {!isChanged && saving.isSuccess && content.saved}
        </span>
        {isChanged && (
          <Button variant="subtle" size="compact-md" loading={saving.isPending} onClick={save}>
            {content.save}
          </Button>
        )}
      </div>
    </div>
  );
};
