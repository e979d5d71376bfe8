import type { SavedPresentation } from '@basoche/contract/threads/presentations';
import { textLimits } from '@basoche/domain/text-limits';
import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconBookmark, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { verbs } from '../../../ui/content.ts';
import { presentationsQuery, useDeletePresentation, useSavePresentation } from '../api.ts';
import { presentation as content } from '../presentation-content.ts';
import classes from './apply-dialog.module.css';

interface PresentationFieldProps {
  label: string;
  description: string;
  maxLength: number;
  value: string;
  error: ReactNode;
  onChange: (text: string) => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface SavedProps {
  saved: readonly SavedPresentation[];
  text: string;
  onChange: (text: string) => void;
}

/** Saved presentations. A member who chose one can restore the text that they had typed. */
const Saved = ({ saved, text, onChange }: SavedProps) => {
  const removing = useDeletePresentation();
  const [ownText, setOwnText] = useState('');
  const chosen = saved.find((one) => one.text === text);
  const choose = (id: string) => {
    const one = saved.find((presentation) => presentation.id === id);
    if (!one) return;
    if (!chosen) setOwnText(text);
    onChange(one.text);
  };
  return (
    <div className={classes.saved}>
      <NativeSelect
        size="md"
        label={content.saved}
        rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: content.choose, disabled: true },
          ...saved.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {chosen && (
        <ActionIcon
          aria-label={content.remove(chosen.name)}
          loading={removing.isPending}
          onClick={() => removing.mutate(chosen.id)}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      )}
      {chosen && ownText.trim() !== '' && (
        <Button className={classes.restore} variant="subtle" onClick={() => onChange(ownText)}>
          {content.restore}
        </Button>
      )}
    </div>
  );
};

/** Field for the name of a presentation to save. It is no form of its own, since it is inside one. */
const SaveForm = ({ text, onDone }: { text: string; onDone: () => void }) => {
  const [name, setName] = useState('');
  const saving = useSavePresentation((presentation) => {
    notifySuccess(content.savedAs(presentation.name));
    onDone();
  });
  const fieldErrors = refusedFields(saving.error);
  const save = () => {
    if (!saving.isPending) saving.mutate({ name, text });
  };
  return (
    <div className={classes.saveForm}>
      <TextInput
        label={content.name}
        placeholder={content.namePlaceholder}
        maxLength={textLimits.presentationName}
        value={name}
        error={fieldErrors.name ?? fieldErrors.text ?? (saving.error && failureSentence(saving.error))}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <div className="row wrap gap-2">
        <Button loading={saving.isPending} onClick={save}>
          {content.save}
        </Button>
        <Button variant="default" onClick={onDone}>
          {verbs.cancel}
        </Button>
      </div>
    </div>
  );
};

/** The candidate's presentation, with a list of saved ones and a button to save this one. */
export const PresentationField = ({ value, onChange, error, ...field }: PresentationFieldProps) => {
  const { data: saved = [] } = useQuery(presentationsQuery());
  const [isSaving, setSaving] = useState(false);
  const isNew = value.trim() !== '' && !saved.some(({ text }) => text === value.trim());
  return (
    <div className="grid gap-2">
      {saved.length > 0 && <Saved saved={saved} text={value} onChange={onChange} />}
      <Textarea
        {...field}
        autosize
        minRows={4}
        maxRows={10}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isSaving && isNew ? (
        <SaveForm text={value.trim()} onDone={() => setSaving(false)} />
      ) : (
        isNew && (
          <Button
            className={classes.saveButton}
            variant="subtle"
            leftSection={<IconBookmark {...icon} />}
            onClick={() => setSaving(true)}
          >
            {content.saveForLater}
          </Button>
        )
      )}
    </div>
  );
};
