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
import { TextInput } from '@mantine/core';
import { fieldErrors, refusedFields } from '../../../lib/form.ts';
import { upload } from '../../../lib/upload.ts';
import { verbs } from '../../../ui/content.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { PictureField } from '../../members/shared/picture-field.tsx';
import { usePictureChoice } from '../../members/shared/use-picture-choice.ts';
import { useRefreshNews } from './api.ts';
import { MemberField } from './member-field.tsx';
import { signatures as words } from './signature-content.ts';
import { SignaturePicture } from './signature-picture.tsx';

/** Square picture of a form: undefined keeps the current one, an empty text removes it. */
const usePictureOfForm = () => {
  const choice = usePictureChoice(1);
  const cut = async (): Promise<File | '' | undefined> =>
    (await choice.cut()) ?? (choice.removal === null ? '' : undefined);
  return { choice, cut };
};

const explain = (error: unknown) => refusedFields(error).picture ?? null;

const AuthorDialog = ({ author, ...dialog }: Opened & { author: NewsAuthor | null }) => {
  const { choice, cut } = usePictureOfForm();
  const refresh = useRefreshNews();
  return (
    <FormDialog
      {...dialog}
      title={author === null ? words.author.add : words.author.editTitle}
      draft={`author:${author?.id ?? 'new'}`}
      initialValues={{ name: author?.name ?? '', role: author?.role ?? '', member: author?.member?.id ?? '' }}
      check={(values) => fieldErrors(authorTexts, values)}
      send={async (values) => {
        const parts = { ...values, picture: await cut() };
        if (author === null) await upload(addAuthor, parts);
        else await upload(updateAuthor, parts, { params: { id: author.id } });
      }}
      explain={explain}
      done={words.saved}
      submit={verbs.save}
      onSent={() => {
        dialog.onClose();
        void refresh();
      }}
    >
      {({ fields }) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
};

const UniversityDialog = ({ university, ...dialog }: Opened & { university: NewsUniversity | null }) => {
  const { choice, cut } = usePictureOfForm();
  const refresh = useRefreshNews();
  return (
    <FormDialog
      {...dialog}
      title={university === null ? words.university.add : words.university.editTitle}
      draft={`university:${university?.id ?? 'new'}`}
      initialValues={{ name: university?.name ?? '', url: university?.url ?? '' }}
      check={(values) => fieldErrors(universityTexts, values)}
      send={async (values) => {
        const parts = { ...values, picture: await cut() };
        if (university === null) await upload(addUniversity, parts);
        else await upload(updateUniversity, parts, { params: { id: university.id } });
      }}
      explain={explain}
      done={words.saved}
      submit={verbs.save}
      onSent={() => {
        dialog.onClose();
        void refresh();
      }}
    >
      {({ fields }) => (
        <>
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
              university?.logoURL && (
                <SignaturePicture url={university.logoURL} name={university.name} isSquare />
              )
            }
            mayRemove
          />
        </>
      )}
    </FormDialog>
  );
};

export type Edited =
  | { readonly kind: 'author'; readonly one: NewsAuthor | null }
  | { readonly kind: 'university'; readonly one: NewsUniversity | null };

/** Dialog to add or change an author or a university. */
export default function SignatureDialog({ edited, ...dialog }: Opened & { edited: Edited }) {
  return edited.kind === 'author' ? (
    <AuthorDialog author={edited.one} {...dialog} />
  ) : (
    <UniversityDialog university={edited.one} {...dialog} />
  );
}
