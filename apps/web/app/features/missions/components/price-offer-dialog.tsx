import type { Mission } from '@basoche/contract/missions/missions';
import type { GivenKind } from '@basoche/domain/conflicts/gate';
import { currentIndependence } from '@basoche/domain/conflicts/independence';
import { textLimits } from '@basoche/domain/text-limits';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { typeset } from '@basoche/domain/typography';
import { Skeleton, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useId } from 'react';
import { useNavigate } from 'react-router';
import type { ContractForm } from '../../../lib/form.ts';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { choice } from '../../conflicts/shared/independence-content.ts';
import { ForWhom } from '../../firms/shared/for-whom.tsx';
import zone from '../../postings/components/posting-view.module.css';
import { PresentationField } from '../../postings/components/presentation-field.tsx';
import { ConsentChoice } from '../../postings/shared/consent-choice.tsx';
import { offer as content } from '../apply-content.ts';
import { parseDelay } from '../delay.ts';
import { useApplyToMission } from '../own-api.ts';
import { PricingFields } from '../shared/pricing-fields.tsx';
import {
  flatPricing,
  givenPrice,
  priceCents,
  priceErrors,
  pricingFor,
  pricingTyped,
  wholePricing,
} from '../shared/pricing-values.ts';
import { VatChoice } from '../shared/vat-choice.tsx';
import { EligibilityText } from './eligibility-line.tsx';
import { PriceHint, PriceOffer } from './price-offer.tsx';
import classes from './price-offer-dialog.module.css';

const PriceEstimate = lazy(() => import('../../payments/shared/price-estimate.tsx'));

const IndependenceChoice = lazy(() => import('../../conflicts/shared/independence-choice.tsx'));

const blank = {
  offer: '',
  pricing: flatPricing,
  tvaApplicable: false,
  delayDays: '',
  presentation: '',
  consent: false,
  independence: '' as GivenKind | '',
};
type Values = typeof blank;

/** Delay of the whole work, for a flat price. Each instalment has its own delay instead. */
const delayOf = ({ delayDays, pricing }: Values) => parseDelay(pricing.kind === 'flat' ? delayDays : '');

/** True if applying requires a declaration of independence, or a reserve. */
const asksIndependence = ({ conflicts }: Mission): boolean => conflicts?.level === 'declaration';

const checkOf =
  (mission: Mission) =>
  (values: Values): Record<string, string> => {
    const delay = delayOf(values);
    return {
      ...priceErrors(values.offer, wholePricing(values.pricing)),
      ...(delay.ok ? {} : { delayDays: delay.message }),
      ...(asksIndependence(mission) && values.independence === '' ? { independence: choice.missing } : {}),
    };
  };

/** Independence for the call. A declaration names the version of the list that the mission's page returned. */
const independenceOf = (kind: Values['independence'], { conflicts }: Mission) => {
  if (kind === '' || conflicts?.level !== 'declaration') return {};
  if (kind === 'reserved') return { independence: { kind } };
  const { listVersion } = conflicts;
  return { independence: { kind, version: currentIndependence.version, listVersion } };
};

/** Estimate of the income that the price leaves. */
const Estimate = ({ mission, values }: { mission: Mission; values: Values }) => {
  const pricing = wholePricing(values.pricing);
  const cents = priceCents(values.offer, pricing);
  if (cents === null) return <p className={classes.hint}>{content.estimateHint}</p>;
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <PriceEstimate
        priceCents={cents}
        tvaApplicable={values.tvaApplicable}
        nature={mission.nature}
        pricing={pricingTyped(pricing)}
        isFromCustomer={mission.isFromCustomer}
        creatorRole={null}
      />
    </Suspense>
  );
};

interface FieldsProps {
  mission: Mission;
  fields: ContractForm<Values>['fields'];
}

const PriceOfferFields = ({
  mission,
  fields: { values, errors, setFieldValue, setValues, getInputProps },
}: FieldsProps) => {
  const id = useId();
  const { offer, tvaApplicable } = values;
  const pricing = wholePricing(values.pricing);
  const flatPrice = (
    <PriceOffer
      id={id}
      mission={mission}
      typed={offer}
      cents={priceCents(offer, flatPricing)}
      error={errors.offer}
      onType={(text) => setFieldValue('offer', text)}
    />
  );
  return (
    <>
      <p className={zone.subject}>{typeset(mission.title)}</p>
      <ForWhom />
      <EligibilityText mission={mission} />
      <PricingFields
        pricing={pricing}
        tvaApplicable={tvaApplicable}
        flatCents={priceCents(offer, flatPricing)}
        preferred={mission.priceKinds}
        hint={<PriceHint mission={mission} cents={priceCents(offer, pricing)} />}
        of={(path) => getInputProps(`pricing.${path}`)}
        onChange={(changed) => setValues({ pricing: changed })}
      >
        {flatPrice}
      </PricingFields>
      <VatChoice
        cents={priceCents(offer, pricing)}
        tvaApplicable={tvaApplicable}
        {...(pricing.kind === 'flat' && { priceField: id })}
        onChange={(isApplicable) => setFieldValue('tvaApplicable', isApplicable)}
      />
      {pricing.kind === 'flat' && (
        <TextInput
          name="delayDays"
          label={content.delay}
          description={content.delayHelp(mission.timeLimit)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          rightSection={content.days}
          rightSectionWidth={64}
          {...getInputProps('delayDays')}
        />
      )}
      <PresentationField
        label={content.presentation}
        description={content.presentationHelp}
        maxLength={textLimits.presentation}
        value={values.presentation}
        error={errors.presentation}
        onChange={(text) => setFieldValue('presentation', text)}
      />
      <ConsentChoice
        help={content.consentHelp}
        checked={values.consent}
        onChange={(consent) => setFieldValue('consent', consent)}
      />
      {asksIndependence(mission) && (
        <Suspense fallback={<Skeleton height={180} />}>
          <IndependenceChoice
            missionID={mission.id}
            hasParties={mission.conflicts?.parties === 'named'}
            value={values.independence}
            error={errors.independence}
            onChange={(independence) => setFieldValue('independence', independence)}
          />
        </Suspense>
      )}
    </>
  );
};

/**
 * Dialog to apply with a price, and optionally a delay, a presentation and the agreement. Opens the
 * conversation afterwards.
 */
export default function PriceOfferDialog({ mission, ...dialog }: Opened & { mission: Mission }) {
  const navigate = useNavigate();
  const apply = useApplyToMission(mission.id);
  const send = async (values: Values) => {
    const { offer, pricing, tvaApplicable, presentation, consent, independence } = values;
    const delay = delayOf(values);
    if (!delay.ok) return;
    const { id } = await apply.mutateAsync({
      ...givenPrice(offer, wholePricing(pricing)),
      tvaApplicable,
      delayDays: delay.days,
      presentation: presentation.trim() || null,
      ndaVersion: consent ? currentConfidentiality.version : null,
      ...independenceOf(independence, mission),
    });
    void navigate(`/messages/${id}`);
  };
  const hasRoomBeside = useMediaQuery('(min-width: 60em)', true, { getInitialValueInEffect: false });
  const estimate = ({ fields }: ContractForm<Values>) => (
    <div className={classes.estimate}>
      <Estimate mission={mission} values={fields.values} />
    </div>
  );
  // Aligned to the top, since the estimate grows with the price. On a phone it stands above the buttons,
  // which stay at the foot.
  return (
    <FormFrame {...dialog} title={content.title} modal={{ centered: false, size: 1040 }}>
      <div className={classes.columns}>
        <DialogForm<Values>
          draft={`offer:${mission.id}`}
          secret={['independence']}
          initialValues={{ ...blank, pricing: pricingFor(mission.priceKinds) }}
          check={checkOf(mission)}
          saysOnLeaving
          send={send}
          submit={content.send}
          onClose={dialog.onClose}
          gap="md"
          foot={hasRoomBeside ? null : estimate}
          beside={hasRoomBeside ? estimate : null}
        >
          {({ fields }) => <PriceOfferFields mission={mission} fields={fields} />}
        </DialogForm>
      </div>
    </FormFrame>
  );
}
