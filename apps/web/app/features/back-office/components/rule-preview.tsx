import { audienceOf, inWords } from '@basoche/domain/missions/eligibility-content';
import { type RuleEdit, withEdit } from '@basoche/domain/missions/eligibility-edit';
import type { ClientKind, EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { mayApply } from '@basoche/domain/postings/who-may-apply';
import { typeset } from '@basoche/domain/typography';
import { rules } from '../rules-content.ts';
import classes from './rule-grid.module.css';

const content = rules.dialog;

/** Answer of the rules to a student about such a mission, if every condition but the profession is met. */
const toStudent = (
  table: readonly EligibilityRule[],
  nature: RuleEdit['nature'],
  client: ClientKind,
): string | null => {
  const answer = mayApply({
    subject: {
      type: 'MISSION',
      nature,
      creatorId: 'creator',
      creatorKind: client === 'CUSTOMER' ? 'CUSTOMER' : 'COMPANY',
      isArchived: false,
      isHidden: false,
      endDate: '2100-01-01',
      publishedAt: new Date(0),
    },
    candidate: {
      memberId: 'candidate',
      kind: 'STUDENT',
      profession: 'Étudiant',
      isVerified: true,
      hasApplied: false,
    },
    today: '2026-01-01',
    rules: table,
  });
  return answer.ok ? null : answer.reason;
};

/** Sentences that candidates will read, made by the same functions. */
export const RulePreview = ({ table, edit }: { table: readonly EligibilityRule[]; edit: RuleEdit }) => {
  const after = withEdit(table, edit);
  return (
    <section className={classes.preview} aria-label={content.preview}>
      <strong>{content.preview}</strong>
      {edit.clients.map((client) => {
        const refusal = toStudent(after, edit.nature, client);
        return (
          <div key={client}>
            <span className="soft tiny strong block">{rules.client[client]}</span>
            <p>{content.may(inWords(audienceOf(after, edit.nature, client)))}</p>
            {edit.opening && edit.opening.explanation !== '' && <p>{typeset(edit.opening.explanation)}</p>}
            {refusal && (
              <p>
                {content.refused} {refusal}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
};
