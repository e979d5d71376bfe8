import { leaderTexts } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { Photo } from '../../../ui/photo.tsx';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureChoice } from '../shared/use-picture-choice.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useUpload } from './use-upload.ts';

const content = companyEdits.leader;

export default function CompanyLeaderDialog({ company, ...dialog }: CompanyDialogProps) {
  const { leader } = company;
  const { leader: save } = useCompanyEdits(company.id);
  const choice = usePictureChoice(1);
  const { share, send } = useUpload(dialog.opened);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="leader"
      title={content.title}
      initialValues={{ name: leader.name ?? '', role: leader.role, linkedinURL: leader.linkedinURL ?? '' }}
      check={(values) => fieldErrors(leaderTexts, values)}
      send={(values) =>
        send(async (sending) => save(values, (await choice.crop()) ?? choice.removal, sending))
      }
    >
      {({ fields: { getInputProps, errors } }) => (
        <>
          <TextInput
            label={content.name}
            name="name"
            autoComplete="off"
            maxLength={textLimits.personName}
            data-autofocus
            {...getInputProps('name')}
          />
          <TextInput
            label={content.role}
            name="role"
            autoComplete="off"
            maxLength={textLimits.role}
            {...getInputProps('role')}
          />
          <TextInput
            label={content.linkedin}
            description={content.linkedinHelp}
            name="linkedinURL"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={textLimits.url}
            {...getInputProps('linkedinURL')}
          />
          <PictureField
            label={content.picture}
            choice={choice}
            aspect={1}
            isRound
            present={
              leader.photoURL && (
                <Photo src={leader.photoURL} name={leader.name ?? company.companyName} size={96} />
              )
            }
            mayRemove
            error={typeof errors.picture === 'string' ? errors.picture : null}
          />
          {share !== null && <SendingProgress share={share} />}
        </>
      )}
    </ProfileForm>
  );
}
