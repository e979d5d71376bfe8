import { presentationText } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { WidePhoto } from '../../../ui/wide-photo.tsx';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureChoice } from '../shared/use-picture-choice.ts';
import classes from './picture.module.css';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useUpload } from './use-upload.ts';

const content = companyEdits.presentation;

export default function CompanyPresentationDialog({ company, ...dialog }: CompanyDialogProps) {
  const { presentation: save } = useCompanyEdits(company.id);
  const choice = usePictureChoice(null);
  const { share, send } = useUpload(dialog.opened);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="presentation"
      title={content.title}
      initialValues={{ presentation: company.presentation ?? '' }}
      check={(values) => fieldErrors(presentationText, values)}
      send={({ presentation }) =>
        send(async (sending) => save(presentation, (await choice.crop()) ?? choice.removal, sending))
      }
    >
      {({ fields: { getInputProps, errors } }) => (
        <>
          <Textarea
            label={content.label}
            description={content.help}
            name="presentation"
            autosize
            minRows={6}
            maxRows={14}
            maxLength={textLimits.about}
            data-autofocus
            {...getInputProps('presentation')}
          />
          <PictureField
            label={content.picture}
            choice={choice}
            aspect={null}
            present={
              company.presentationPictureURL && (
                <WidePhoto
                  src={company.presentationPictureURL}
                  alt=""
                  sizes="180px"
                  className={classes.wide}
                  isFirst
                />
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
