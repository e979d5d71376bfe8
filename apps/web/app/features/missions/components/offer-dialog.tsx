import '../../../ui/modal.css.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import type { Mission } from '@basoche/contract/missions';
import { formatCents, withTaxCents } from '@basoche/domain/payments/amounts';
import { Button, Checkbox, Modal, Skeleton, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearDraft } from '../../../lib/drafts.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { formatPriceRange } from '../../../lib/money.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import zone from '../../listings/components/apply-zone.module.css';
import { useApplyToMission } from '../api/apply-to-mission.ts';
import { offer as content } from '../content.ts';
import { parsePrice } from '../price.ts';
import { listAddress } from '../views.ts';
import { EligibilityText } from './eligibility-line.tsx';
import classes from './offer-dialog.module.css';

const PriceEstimate = lazy(() => import('../../payments/components/price-estimate.tsx'));

interface OfferDialogProps {
  mission: Mission;
  opened: boolean;
  onClose: () => void;
}

type Typed = { price: string; tvaApplicable: boolean };

/** One applies with a price. */
export default function OfferDialog({ mission, opened, onClose }: OfferDialogProps) {
  const key = `offer:${mission.id}`;
  const [{ price: text, tvaApplicable }, change] = useDraft<Typed>(key, {
    price: '',
    tvaApplicable: false,
  });
  const [isChecked, setChecked] = useState(false);
  const { state } = useLocation();
  const navigate = useNavigate();
  const apply = useApplyToMission(mission.id, () => {
    clearDraft(key);
    onClose();
    notifySuccess(content.sent);
    void navigate(listAddress(state, mission));
  });
  const fieldId = useId();
  const price = parsePrice(text);

  const refused = refusedFields(apply.error).offer;
  const error = isChecked && !price.ok ? price.message : refused;
  const total = price.ok ? withTaxCents(price.cents, tvaApplicable) : null;

  const send = () => {
    setChecked(true);
    if (!price.ok) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    apply.send({ cents: price.cents, tvaApplicable });
  };

  // Held at the top: the estimate that a price brings grows below, and nothing moves under the hand.
  return (
    <Modal opened={opened} onClose={onClose} title={content.title} centered={false}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap="md">
          <p className={zone.subject}>{typeset(mission.title)}</p>
          <EligibilityText mission={mission} />
          <TextInput
            id={fieldId}
            label={content.price}
            description={
              <>
                {mission.tarifLow !== null &&
                  `${content.range(formatPriceRange(mission.tarifLow, mission.tarifHigh))} `}
                {content.portage}
              </>
            }
            placeholder={content.placeholder}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            rightSection="€"
            value={text}
            error={error}
            required
            data-autofocus
            onChange={(event) => {
              apply.reset();
              change({ price: event.currentTarget.value });
            }}
            onBlur={() => setChecked(text.trim() !== '')}
          />
          <Checkbox
            label={content.vat}
            description={content.vatHelp}
            checked={tvaApplicable}
            onChange={(event) => change({ tvaApplicable: event.currentTarget.checked })}
          />
          <p className={classes.total} aria-live="polite">
            <span>
              {content.total}
              <small>{tvaApplicable ? content.withVat : content.noVat}</small>
            </span>
            <output className="tabular" htmlFor={fieldId}>
              {total === null ? '—' : formatCents(total)}
            </output>
          </p>
          {apply.error && !refused && <Note tone="danger">{failureSentence(apply.error)}</Note>}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {content.cancel}
            </Button>
            <Button type="submit" loading={apply.isPending}>
              {content.send}
            </Button>
          </DialogActions>
          {price.ok && (
            <Suspense fallback={<Skeleton height={200} />}>
              <PriceEstimate
                priceCents={price.cents}
                tvaApplicable={tvaApplicable}
                nature={mission.nature}
                isFromCustomer={mission.isFromCustomer}
                creatorRole={null}
              />
            </Suspense>
          )}
        </Stack>
      </form>
    </Modal>
  );
}
