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
import { textLimits } from '@basoche/domain/text-limits';
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
import { signatures as content } from './signature-content.ts';
import { SignaturePicture } from './signature-picture.tsx';

/** Square picture of a form: undefined keeps the current one, an empty text removes it. */
const usePictureOfForm = () => {
  const choice = usePictureChoice(1);
  const crop = async (): Promise<File | '' | undefined> =>
    (await choice.crop()) ?? (choice.removal === null ? '' : undefined);
  return { choice, crop };
};

const explain = (error: unknown) => refusedFields(error).picture ?? null;

const AuthorDialog = ({ author, ...dialog }: Opened & { author: NewsAuthor | null }) => {
  const { choice, crop } = usePictureOfForm();
  const refresh = useRefreshNews();
  return (
    <FormDialog
      {...dialog}
      title={author === null ? content.author.add : content.author.editTitle}
      draft={`author:${author?.id ?? 'new'}`}
      initialValues={{ name: author?.name ?? '', role: author?.role ?? '', member: author?.member?.id ?? '' }}
      check={(values) => fieldErrors(authorTexts, values)}
      send={async (values) => {
        const parts = { ...values, picture: await crop() };
        if (author === null) await upload(addAuthor, parts);
        else await upload(updateAuthor, parts, { params: { id: author.id } });
      }}
      explain={explain}
      done={content.saved}
      submit={verbs.save}
      onSent={() => {
        dialog.onClose();
        void refresh();
      }}
    >
      {({ fields }) => (
        <>
          <TextInput
            label={content.author.name}
            name="name"
            maxLength={textLimits.personName}
            required
            data-autofocus
            {...fields.getInputProps('name')}
          />
          <TextInput
            label={`${content.author.role} ${content.optional}`}
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
            label={content.author.picture}
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
  const { choice, crop } = usePictureOfForm();
  const refresh = useRefreshNews();
  return (
    <FormDialog
      {...dialog}
      title={university === null ? content.university.add : content.university.editTitle}
      draft={`university:${university?.id ?? 'new'}`}
      initialValues={{ name: university?.name ?? '', url: university?.url ?? '' }}
      check={(values) => fieldErrors(universityTexts, values)}
      send={async (values) => {
        const parts = { ...values, picture: await crop() };
        if (university === null) await upload(addUniversity, parts);
        else await upload(updateUniversity, parts, { params: { id: university.id } });
      }}
      explain={explain}
      done={content.saved}
      submit={verbs.save}
      onSent={() => {
        dialog.onClose();
        void refresh();
      }}
    >
      {({ fields }) => (
        <>
          <TextInput
            label={content.university.name}
            name="name"
            maxLength={textLimits.companyName}
            required
            data-autofocus
            {...fields.getInputProps('name')}
          />
          <TextInput
            label={`${content.university.url} ${content.optional}`}
            description={content.university.urlHelp}
            name="url"
            type="url"
            maxLength={textLimits.url}
            {...fields.getInputProps('url')}
          />
          <PictureField
            label={content.university.picture}
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

export type EditedSignature =
  | { readonly kind: 'author'; readonly one: NewsAuthor | null }
  | { readonly kind: 'university'; readonly one: NewsUniversity | null };

/** Dialog to add or change an author or a university. */
export default function SignatureDialog({ edited, ...dialog }: Opened & { edited: EditedSignature }) {
  return edited.kind === 'author' ? (
    <AuthorDialog author={edited.one} {...dialog} />
  ) : (
    <UniversityDialog university={edited.one} {...dialog} />
  );
}
