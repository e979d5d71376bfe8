import { hearingBody, hearingModes } from '@basoche/contract/hearings/hearings';
import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { daysAheadAtMost, hearingTexts } from '@basoche/domain/hearings/limits';
import { valuesOf } from '@basoche/domain/options/option';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { Button, Textarea, TextInput, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { parsePrice } from '../../../lib/price.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { ChoiceField, FormSection } from '../../../ui/form-parts.tsx';
import classes from '../../../ui/long-form.module.css';
import { CourtField } from '../../places/shared/court-field.tsx';
import { ConsentChoice } from '../../postings/shared/consent-choice.tsx';
import { usePublishHearing } from '../api.ts';
import { actWords, modes } from '../content.ts';
import { dayTitle } from '../facts.ts';
import { form as content } from '../form-content.ts';
import { hearingPath } from '../paths.ts';
import { HearingCard } from './hearing-card.tsx';
import own from './hearings.module.css';

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
  consent: false,
};

/** Whole euros; NaN for what is no price, which the contract refuses. */
const eurosOf = (typed: string): number => {
  const price = parsePrice(typed);
  return price.ok ? price.cents / 100 : Number.NaN;
};

const bodyOf = ({ courtName: _, consent, court, price, chamber, ...values }: Values) => ({
  ...values,
  court: court === '' ? undefined : court,
  chamber: chamber.trim() === '' ? null : chamber,
  price: eurosOf(price),
  ndaVersion: consent ? currentConfidentiality.version : undefined,
});

/** The request as avocats will read it in their list. */
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
    </section>
  );
};

/** Form of a hearing that is asked for. The instructions are not kept on the device. */
export const RequestForm = () => {
  const publish = usePublishHearing();
  const navigate = useNavigate();
  const today = parisDay(new Date());
  const form = useContractForm<Values>({
    initialValues: blank,
    check: (values) => ({
      ...fieldErrors(hearingBody, bodyOf(values)),
      ...(values.day === '' ? { day: content.noDayYet } : {}),
    }),
    send: async (values) => {
      const { id } = await publish({ body: hearingBody.parse(bodyOf(values)) });
      notifySuccess(content.sent);
      await navigate(hearingPath(id));
    },
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
        </FormSection>
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
            onChange={(consent) => fields.setFieldValue('consent', consent)}
          />
          {fields.errors.ndaVersion && <p className={classes.error}>{fields.errors.ndaVersion}</p>}
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
