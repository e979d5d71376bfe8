import type { Hearing } from '@basoche/contract/hearings/hearings';
import { currentIndependence } from '@basoche/domain/conflicts/independence';
import { hearingRefusalCodes } from '@basoche/domain/hearings/take';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { parisDay } from '@basoche/domain/time/paris';
import { typeset } from '@basoche/domain/typography';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { hourOf } from '../../../lib/hour-words.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { ForWhom } from '../../firms/shared/for-whom.tsx';
import { VatChoice } from '../../missions/shared/vat-choice.tsx';
import { ConsentChoice } from '../../postings/shared/consent-choice.tsx';
import { useTakeHearing } from '../api.ts';
import { dayTitle, priceOf } from '../facts.ts';
import { parties } from '../parties-content.ts';
import { take as content } from '../take-content.ts';

const AccountStep = lazy(() => import('../../payments/shared/account-step.tsx'));
const SignDeclaration = lazy(() => import('../../conflicts/shared/sign-declaration.tsx'));

/** True if the taker of the hearing signs the declaration of independence. */
const asksDeclaration = ({ conflicts }: Hearing): boolean =>
  conflicts?.level === 'declaration' && conflicts.parties !== null;

/** The signature as sent: names the version of the list that the page showed. */
const signedBy = (hearing: Hearing) =>
  asksDeclaration(hearing) && hearing.conflicts
    ? {
        independence: {
          kind: 'declared' as const,
          version: currentIndependence.version,
          listVersion: hearing.conflicts.listVersion,
        },
      }
    : {};

/** Refusals after which the page itself shows why the hearing can no longer be taken. */
const isOver = (error: unknown): boolean => hearingRefusalCodes.some((code) => isProblem(error, code));

/** Dialog in which an avocat takes a hearing: one press, and the thread opens with its papers. */
export default function TakeDialog({ hearing, ...dialog }: Opened & { hearing: Hearing }) {
  const navigate = useNavigate();
  const take = useTakeHearing();
  const [lacksAccount, setLacksAccount] = useState(false);
  const { id, price, mode, court, heldAt, matter, ndaVersion } = hearing;
  const send = async ({ tvaApplicable }: { tvaApplicable: boolean }) => {
    setLacksAccount(false);
    try {
      const { postulationID } = await take({
        params: { id },
        body: { price, tvaApplicable, ndaVersion, ...signedBy(hearing) },
      });
      notifySuccess(content.done);
      void navigate(`/messages/${postulationID}`);
    } catch (error) {
      if (isOver(error)) return;
      setLacksAccount(isProblem(error, 'PAYEE_NOT_READY'));
      throw error;
    }
  };
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      draft={null}
      initialValues={{ tvaApplicable: false, consent: false, isSigned: false }}
      check={({ consent, isSigned }): Record<string, string> => ({
        ...(consent ? {} : { consent: content.consentMissing }),
        ...(asksDeclaration(hearing) && !isSigned ? { isSigned: parties.unsigned } : {}),
      })}
      send={send}
      explain={(error) => (isProblem(error, 'PAYEE_NOT_READY') ? content.payee : null)}
      foot={
        lacksAccount && (
          <Suspense fallback={<Skeleton height={96} />}>
            <AccountStep back={{ hearingID: id }} from={null} />
          </Suspense>
        )
      }
      submit={content.send}
    >
      {({ fields: { values, errors, setFieldValue } }) => (
        <>
          <div>
            <p className="flat strong">
              {dayTitle(parisDay(new Date(heldAt)), new Date())}, {hourOf(heldAt)}
            </p>
            <p className="flat">{court.name}</p>
            <p className="flat soft">{typeset(matter)}</p>
          </div>
          <ForWhom />
          <p className="flat">{content.commits(priceOf(price), mode)}</p>
          <VatChoice
            cents={eurosToCents(price)}
            tvaApplicable={values.tvaApplicable}
            onChange={(tvaApplicable) => setFieldValue('tvaApplicable', tvaApplicable)}
          />
          <ConsentChoice
            help={content.consentHelp}
            version={ndaVersion}
            checked={values.consent}
            error={errors.consent}
            onChange={(consent) => setFieldValue('consent', consent)}
          />
          {asksDeclaration(hearing) && (
            <Suspense fallback={<Skeleton height={96} />}>
              <SignDeclaration
                missionID={id}
                hasParties={hearing.conflicts?.parties === 'named'}
                checked={values.isSigned}
                error={errors.isSigned}
                onChange={(isSigned) => setFieldValue('isSigned', isSigned)}
              />
            </Suspense>
          )}
          <p className="flat soft small">{content.giveBack}</p>
        </>
      )}
    </FormDialog>
  );
}
