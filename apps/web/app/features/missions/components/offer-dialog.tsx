import type { Mission } from '@basoche/contract/missions/missions';
import { textLimits } from '@basoche/domain/limits';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearDraft } from '../../../lib/drafts.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { parsePrice } from '../../../lib/price.ts';
import { typeset } from '../../../lib/typography.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import zone from '../../postings/components/apply-zone.module.css';
import { PresentationField } from '../../postings/components/presentation-field.tsx';
import { ConsentChoice } from '../../threads/components/consent-choice.tsx';
import { offer as content } from '../apply-content.ts';
import { parseDelay } from '../delay.ts';
import { useApplyToMission } from '../own-api.ts';
import { EligibilityText } from './eligibility-line.tsx';
import classes from './offer-dialog.module.css';
import { OfferPrice } from './offer-price.tsx';

const PriceEstimate = lazy(() => import('../../payments/components/price-estimate.tsx'));

interface OfferDialogProps {
  mission: Mission;
  opened: boolean;
  onClose: () => void;
}

const blank = { price: '', tvaApplicable: false, delay: '', presentation: '', consent: false };

/** One applies with a price, and with a delay, words and the agreement or without; then the conversation opens. */
export default function OfferDialog({ mission, opened, onClose }: OfferDialogProps) {
  const key = `offer:${mission.id}`;
  const [typed, change] = useDraft(key, blank);
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const apply = useApplyToMission(mission.id, ({ id }) => {
    clearDraft(key);
    onClose();
    void navigate(`/messages/${id}`);
  });
  const price = parsePrice(typed.price);
  const delay = parseDelay(typed.delay);
  const refused = refusedFields(apply.error);
  const isTold = [refused.offer, refused.delayDays, refused.presentation].some((sentence) => sentence);
  const edit = (part: Partial<typeof blank>) => {
    apply.reset();
    change(part);
  };

  const send = () => {
    setChecked(true);
    if (!price.ok || !delay.ok) {
      form.current?.querySelector<HTMLElement>(`[name="${price.ok ? 'delay' : 'price'}"]`)?.focus();
      return;
    }
    apply.send({
      cents: price.cents,
      tvaApplicable: typed.tvaApplicable,
      delayDays: delay.days,
      presentation: typed.presentation.trim() || null,
      ndaVersion: typed.consent ? currentConfidentiality.version : null,
    });
  };

  // Held at the top: the estimate that a price brings grows below, and nothing moves under the hand.
  return (
    <Dialog opened={opened} onClose={onClose} title={content.title} centered={false} size={1040}>
      <div className={classes.columns}>
        <form
          ref={form}
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
            <OfferPrice
              mission={mission}
              typed={typed.price}
              cents={price.ok ? price.cents : null}
              tvaApplicable={typed.tvaApplicable}
              error={isChecked && !price.ok ? price.message : refused.offer}
              onType={(text) => edit({ price: text })}
              onLeave={() => setChecked(isChecked || typed.price.trim() !== '')}
              onVat={(tvaApplicable) => edit({ tvaApplicable })}
            />
            <TextInput
              name="delay"
              label={content.delay}
              description={content.delayHelp(mission.timeLimit)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              rightSection={content.days}
              rightSectionWidth={64}
              value={typed.delay}
              error={isChecked && !delay.ok ? delay.message : refused.delayDays}
              onChange={(event) => edit({ delay: event.currentTarget.value })}
            />
            <PresentationField
              label={content.presentation}
              description={content.presentationHelp}
              maxLength={textLimits.presentation}
              value={typed.presentation}
              error={refused.presentation}
              onChange={(presentation) => edit({ presentation })}
            />
            <ConsentChoice
              help={content.consentHelp}
              checked={typed.consent}
              onChange={(consent) => edit({ consent })}
            />
            {apply.error && !isTold && <Note tone="danger">{failureSentence(apply.error)}</Note>}
            <DialogActions>
              <Button variant="default" onClick={onClose}>
                {content.cancel}
              </Button>
              <Button type="submit" loading={apply.isPending}>
                {content.send}
              </Button>
            </DialogActions>
          </Stack>
        </form>
        <div className={classes.estimate}>
          {price.ok ? (
            <Suspense fallback={<Skeleton height={200} />}>
              <PriceEstimate
                priceCents={price.cents}
                tvaApplicable={typed.tvaApplicable}
                nature={mission.nature}
                isFromCustomer={mission.isFromCustomer}
                creatorRole={null}
              />
            </Suspense>
          ) : (
            <p className={classes.hint}>{content.estimateHint}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
