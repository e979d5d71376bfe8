import type { Me } from '@basoche/contract/auth/auth';
import { type ArrivalState, type ArrivalStep, arrivalSteps } from '@basoche/domain/members/arrival';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { verificationDocumentContent } from '@basoche/domain/members/verification-document-content';
import { requiredDocuments } from '@basoche/domain/members/verification-request';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mailTo } from '../../../lib/contact-address.ts';
import { withReturn } from '../../../lib/login-and-registration-paths.ts';
import { useReturn } from '../../../lib/use-return.ts';
import { verification } from '../verification-content.ts';
import { arrival as content } from './arrival-content.ts';
import classes from './arrival-steps.module.css';

const Mark = ({ state, place }: { state: ArrivalState; place: number }) => (
  <span className={classes.mark}>
    {state === 'done' ? (
      <IconCheck size={20} stroke={2} aria-label={content.done} />
    ) : state === 'waiting' ? (
      <IconClock size={20} stroke={1.5} aria-label={content.waiting} />
    ) : (
      <span aria-hidden>{place}</span>
    )}
  </span>
);

const pathOf = (step: Exclude<ArrivalStep, 'confirm'>, me: Me): string =>
  ({
    prove: '/verify',
    complete: canonicalProfilePage(me.userType, me.id) ?? '/parametres',
    publish: '/manage/missions/create',
  })[step];

/**
 * Documents of this profession: uploaded on the verification page once the address is confirmed, or sent by
 * the specified mail.
 */
const Documents = ({ me, back }: { me: Me; back: string | null }) => (
  <div className={classes.documents}>
    <p>{content.asked[me.isConfirmed ? 'now' : 'later']}</p>
    <ul>
      {requiredDocuments(me.userType).map((slot) => (
        <li key={slot}>
          <strong>{verificationDocumentContent(slot, me).title}</strong>
          <span>{verificationDocumentContent(slot, me).help}</span>
        </li>
      ))}
    </ul>
    <div className={classes.ways}>
      {me.isConfirmed && <Link to={withReturn(pathOf('prove', me), back)}>{content.actions.prove}</Link>}
      <a href={mailTo(`${verification.subject} ${me.id}`)}>{verification.mail}</a>
    </div>
  </div>
);

interface StepsProps {
  me: Me;
  /** True on the screen where documents are sent: it names the documents itself. */
  isProving?: boolean;
  isVerificationSent?: boolean;
}

/**
 * Steps of a new member: those done, those to do, and what each gives access to. Their links keep the screen to
 * return to.
 */
export const ArrivalSteps = ({ me, isProving = false, isVerificationSent = false }: StepsProps) => {
  const back = useReturn();
  return (
    <ol className={classes.steps} aria-label={content.label}>
      {arrivalSteps(me, { isVerificationSent }).map(({ step, state }, index) => {
        const isOpen = state === 'current' || state === 'next';
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark state={state} place={index + 1} />
            <div className={classes.body}>
              <p className={classes.title}>{content.steps[step].title}</p>
              <p className={classes.opens}>{content.steps[step].opens}</p>
              {step === 'prove' && isOpen && !isProving && <Documents me={me} back={back} />}
              {(step === 'complete' || step === 'publish') && isOpen && me.isConfirmed && (
                <Link to={withReturn(pathOf(step, me), back)}>{content.actions[step]}</Link>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
