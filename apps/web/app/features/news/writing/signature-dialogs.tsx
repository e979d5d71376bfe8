import {
  addAuthor,
  addUniversity,
  authorTexts,
  type NewsAuthor,
  type NewsUniversity,
  universityTexts,
  updateAuthor,
  updateUniversity,
} from '@basoche/contract/news/signatures';
import { textLimits } from '@basoche/domain/limits';
import { Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldErrors, refusedFields, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { upload } from '../../../lib/upload.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { EditDialog } from '../../members/components/edit-dialog.tsx';
import { PictureField } from '../../members/components/picture-field.tsx';
import { usePictureChoice } from '../../members/components/use-picture-choice.ts';
import { useRefreshNews } from './api.ts';
import { MemberField } from './member-field.tsx';
import { signatures as words } from './signature-content.ts';
import { SignaturePicture } from './signature-picture.tsx';

interface FormProps {
  onClose: () => void;
}

/** A square picture that comes with a form: undefined leaves what is there, an empty text takes it off. */
const usePictureOfForm = () => {
  const choice = usePictureChoice(1);
  const cut = async (): Promise<File | '' | undefined> =>
    (await choice.cut()) ?? (choice.removal === null ? '' : undefined);
  return { choice, cut };
};

const useSaved = (onClose: () => void) => {
  const refresh = useRefreshNews();
  return async () => {
    notifySuccess(words.saved);
    onClose();
    await refresh();
  };
};

interface FrameProps extends FormProps {
  form: Pick<ReturnType<typeof useContractForm>, 'props' | 'sending' | 'failure'>;
  hasFieldErrors: boolean;
  children: ReactNode;
}

const Frame = ({ form: { props, sending, failure }, hasFieldErrors, children, onClose }: FrameProps) => (
  <form {...props}>
    <Stack gap="lg">
      {children}
      {failure && !hasFieldErrors && <Note tone="danger">{failure}</Note>}
      <SubmitActions cancel={words.cancel} submit={words.save} pending={sending} onCancel={onClose} />
    </Stack>
  </form>
);

const AuthorForm = ({ author, onClose }: FormProps & { author: NewsAuthor | null }) => {
  const { choice, cut } = usePictureOfForm();
  const saved = useSaved(onClose);
  const form = useContractForm({
    initialValues: { name: author?.name ?? '', role: author?.role ?? '', member: author?.member?.id ?? '' },
    check: (values) => fieldErrors(authorTexts, values),
    send: async (values) => {
      const parts = { ...values, picture: await cut() };
      if (author === null) await upload(addAuthor, parts);
      else await upload(updateAuthor, parts, { params: { id: author.id } });
      await saved();
    },
    explain: (error) => refusedFields(error).picture ?? null,
  });
  const { fields } = form;
  return (
    <Frame form={form} hasFieldErrors={Object.keys(fields.errors).length > 0} onClose={onClose}>
      <TextInput
        label={words.author.name}
        name="name"
        maxLength={textLimits.personName}
        required
        data-autofocus
        {...fields.getInputProps('name')}
      />
      <TextInput
        label={`${words.author.role} ${words.optional}`}
        name="role"
        maxLength={textLimits.role}
        {...fields.getInputProps('role')}
      />
      <MemberField
        value={fields.values.member}
        present={author?.member ?? null}
        error={fields.errors.member}
        onChange={(member) => fields.setFieldValue('member', member)}
      />
      <PictureField
        label={words.author.picture}
        choice={choice}
        aspect={1}
        isRound
        present={author?.avatarURL && <SignaturePicture url={author.avatarURL} name={author.name} />}
        mayRemove
      />
    </Frame>
  );
};

const UniversityForm = ({ university, onClose }: FormProps & { university: NewsUniversity | null }) => {
  const { choice, cut } = usePictureOfForm();
  const saved = useSaved(onClose);
  const form = useContractForm({
    initialValues: { name: university?.name ?? '', url: university?.url ?? '' },
    check: (values) => fieldErrors(universityTexts, values),
    send: async (values) => {
      const parts = { ...values, picture: await cut() };
      if (university === null) await upload(addUniversity, parts);
      else await upload(updateUniversity, parts, { params: { id: university.id } });
      await saved();
    },
    explain: (error) => refusedFields(error).picture ?? null,
  });
  const { fields } = form;
  return (
    <Frame form={form} hasFieldErrors={Object.keys(fields.errors).length > 0} onClose={onClose}>
      <TextInput
        label={words.university.name}
        name="name"
        maxLength={textLimits.companyName}
        required
        data-autofocus
        {...fields.getInputProps('name')}
      />
      <TextInput
        label={`${words.university.url} ${words.optional}`}
        description={words.university.urlHelp}
        name="url"
        type="url"
        maxLength={textLimits.url}
        {...fields.getInputProps('url')}
      />
      <PictureField
        label={words.university.picture}
        choice={choice}
        aspect={1}
        mayBeWhole
        present={
          university?.logoURL && <SignaturePicture url={university.logoURL} name={university.name} isSquare />
        }
        mayRemove
      />
    </Frame>
  );
};

export type Edited =
  | { readonly kind: 'author'; readonly one: NewsAuthor | null }
  | { readonly kind: 'university'; readonly one: NewsUniversity | null };

interface SignatureDialogProps extends FormProps {
  /** Null of each: one that is added. */
  edited: Edited;
  opened: boolean;
}

/** Who signs articles is added or changed. */
export default function SignatureDialog({ edited, opened, onClose }: SignatureDialogProps) {
  const own = words[edited.kind];
  return (
    <EditDialog opened={opened} title={edited.one === null ? own.add : own.editTitle} onClose={onClose}>
      {edited.kind === 'author' ? (
        <AuthorForm author={edited.one} onClose={onClose} />
      ) : (
        <UniversityForm university={edited.one} onClose={onClose} />
      )}
    </EditDialog>
  );
}
