import { partiesMissingText } from '@basoche/contract/conflicts/asked';
import { hearingBody, hearingModes } from '@basoche/contract/hearings/hearings';
import { hearingPath } from '@basoche/domain/access/own-paths';
import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { daysAheadAtMost, hearingTexts } from '@basoche/domain/hearings/limits';
import { hearingNature } from '@basoche/domain/hearings/titles';
import { valuesOf } from '@basoche/domain/options/option';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { Button, Textarea, TextInput, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { ChoiceField, FormSection } from '../../../ui/form-parts.tsx';
import classes from '../../../ui/long-form.module.css';
import { explainUnsaid, useAskedNatures } from '../../conflicts/shared/asked-natures.ts';
import type { TrayEntry } from '../../files/shared/attachment-tray.ts';
import { acceptedFiles } from '../../files/shared/file-checks.ts';
import { FilesField } from '../../files/shared/files-field.tsx';
import { CourtField } from '../../places/shared/court-field.tsx';
import { ConsentChoice } from '../../postings/shared/consent-choice.tsx';
import { usePublishHearing } from '../api.ts';
import { actWords, modes } from '../content.ts';
import { dayTitle, eurosOf } from '../facts.ts';
import { form as content } from '../form-content.ts';
import { parties } from '../parties-content.ts';
import { documents as documentWords } from '../request-content.ts';
import { useDocuments } from '../use-documents.ts';
import { HearingCard } from './hearing-card.tsx';
import own from './hearings.module.css';
import { ReachLine } from './reach-line.tsx';

type Act = keyof typeof actWords;
type Mode = keyof typeof modes;

type Values = {
  court: string;
  courtName: string;
  act: Act;
  day: string;
  time: string;
  chamber: string;
  matter: string;
  price: string;
  mode: Mode;
  brief: string;
  namesParties: '' | 'yes' | 'no';
  consent: boolean;
};

const blank: Values = {
  court: '',
  courtName: '',
  act: 'pleading',
  day: '',
  time: '',
  chamber: '',
  matter: '',
  price: '',
  mode: 'direct',
  brief: '',
  namesParties: '',
  consent: false,
};

const bodyOf = (
  { courtName: _, consent, court, price, chamber, namesParties, ...values }: Values,
  files: readonly TrayEntry[],
) => ({
  ...values,
  documents: files.flatMap(({ attachment }) => attachment?.id ?? []),
  court: court === '' ? undefined : court,
  chamber: chamber.trim() === '' ? null : chamber,
  price: eurosOf(price),
  ...(namesParties === '' ? {} : { namesParties }),
  ndaVersion: consent ? currentConfidentiality.version : undefined,
});

/** Error if files are missing, still uploading, or refused. */
const documentsMistake = (files: readonly TrayEntry[]): Record<string, string> => {
  if (files.some(({ status }) => status === 'failed' || status === 'refused'))
    return { documents: content.mendFiles };
  return files.every(({ status }) => status === 'ready') ? {} : { documents: content.sendingFiles };
};

/** Preview of the request, as avocats see it in their list. */
const Preview = ({ values }: { values: Values }) => {
  const [hour = '', minutes = ''] = values.time.split(':');
  const price = eurosOf(values.price);
  return (
    <section className={classes.recap}>
      <Title order={2} className={classes.sectionTitle}>
        {content.summary}
      </Title>
      <p className="flat strong">{values.day === '' ? content.noDay : dayTitle(values.day, new Date())}</p>
      <HearingCard
        hour={minutes === '' ? '–' : `${Number(hour)}\u00a0h\u00a0${minutes}`}
        title={values.courtName || content.untitled}
        hearing={{
          chamber: values.chamber.trim() || null,
          km: null,
          price: Number.isNaN(price) ? null : price,
          matter: values.matter || content.noMatter,
          state: 'open',
        }}
      />
      <p className="flat soft">
        {actWords[values.act]} · {modes[values.mode].label}
      </p>
      <ReachLine {...values} />
    </section>
  );
};

/** Form to request a hearing. The instructions are not stored on the device. */
export const RequestForm = () => {
  const publish = usePublishHearing();
  const navigate = useNavigate();
  const documents = useDocuments();
  const today = parisDay(new Date());
  const { asked, expectSaid } = useAskedNatures();
  const asksParties = asked.includes(hearingNature);
  const form = useContractForm<Values>({
    initialValues: blank,
    check: (values) => ({
      ...fieldErrors(hearingBody, bodyOf(values, [])),
      ...(values.day === '' ? { day: content.noDayYet } : {}),
      ...(asksParties && values.namesParties === '' ? { namesParties: partiesMissingText } : {}),
      ...documentsMistake(documents.entries()),
    }),
    send: async (values) => {
      await expectSaid(hearingNature, values.namesParties);
      const { id } = await publish({ body: hearingBody.parse(bodyOf(values, documents.entries())) });
      notifySuccess(content.sent);
      await navigate(hearingPath(id));
    },
    explain: explainUnsaid,
    draft: { key: 'hearing:new', secret: ['brief', 'consent'] },
    isOnce: true,
  });
  const { fields } = form;
  const { values } = fields;
  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.sections}>
        <FormSection title={content.hearing}>
          <CourtField
            key={form.isRestored ? 'restored' : 'new'}
            id="hearing-court"
            label={content.court}
            required
            choose="court"
            value={values.court === '' ? null : { value: values.court, label: values.courtName }}
            error={fields.errors.court}
            onChange={(chosen) =>
              fields.setValues({ court: chosen?.value ?? '', courtName: chosen?.label ?? '' })
            }
          />
          <ChoiceField<Act>
            id="hearing-act"
            label={content.act}
            value={values.act}
            choices={valuesOf(hearingActs).map((value) => ({ value, label: actWords[value] }))}
            error={fields.errors.act}
            onChange={(act) => fields.setFieldValue('act', act)}
          />
          <div className={own.pair}>
            <DayField
              label={content.day}
              required
              min={today}
              max={addDays(today, daysAheadAtMost)}
              value={values.day}
              error={fields.errors.day}
              onChange={(day) => fields.setFieldValue('day', day)}
            />
            <TextInput
              type="time"
              name="time"
              label={content.time}
              required
              {...fields.getInputProps('time')}
            />
          </div>
          <TextInput
            name="chamber"
            label={content.chamber}
            description={content.chamberHelp}
            maxLength={hearingTexts.chamber}
            autoComplete="off"
            {...fields.getInputProps('chamber')}
          />
          <TextInput
            name="matter"
            label={content.matter}
            description={content.matterHelp}
            required
            maxLength={hearingTexts.matter}
            autoComplete="off"
            {...fields.getInputProps('matter')}
          />
        </FormSection>
        <FormSection title={content.brief}>
          <Textarea
            name="brief"
            label={content.briefLabel}
            description={content.briefHelp}
            required
            autosize
            minRows={6}
            maxRows={20}
            maxLength={hearingTexts.brief}
            autoComplete="off"
            {...fields.getInputProps('brief')}
          />
          <FilesField
            files={documents}
            label={documentWords.label}
            help={documentWords.help}
            add={documentWords.add}
            drop={documentWords.drop}
            accept={acceptedFiles}
            // Recomputed as files arrive.
            error={fields.errors.documents && documentsMistake(documents.shown).documents}
          />
        </FormSection>
        {asksParties && (
          <FormSection title={parties.section}>
            <ChoiceField<Values['namesParties']>
              id="hearing-namesParties"
              label={parties.question}
              value={values.namesParties}
              choices={[
                { value: 'yes', label: parties.yes, help: parties.yesHelp },
                { value: 'no', label: parties.no, help: parties.noHelp },
              ]}
              error={fields.errors.namesParties}
              onChange={(namesParties) => fields.setFieldValue('namesParties', namesParties)}
            />
          </FormSection>
        )}
        <FormSection title={content.terms}>
          <TextInput
            name="price"
            label={content.price}
            description={content.priceHelp}
            required
            inputMode="numeric"
            autoComplete="off"
            {...fields.getInputProps('price')}
          />
          <ChoiceField<Mode>
            id="hearing-mode"
            label={content.mode}
            value={values.mode}
            choices={hearingModes.map((value) => ({ value, ...modes[value] }))}
            error={fields.errors.mode}
            onChange={(mode) => fields.setFieldValue('mode', mode)}
          />
          <ConsentChoice
            help={content.consentHelp}
            checked={values.consent}
            error={fields.errors.ndaVersion}
            onChange={(consent) => fields.setFieldValue('consent', consent)}
          />
        </FormSection>
      </div>
      <div className={classes.aside}>
        <Preview values={values} />
      </div>
      <div className={classes.actions}>
        {form.failure && <FormFailure>{form.failure}</FormFailure>}
        <Button type="submit" size="lg" loading={form.sending}>
          {content.submit}
        </Button>
      </div>
    </form>
  );
};
