import { confidentialityAgreement, currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { typeset } from '@basoche/domain/typography';
import { formatDay } from '../../../lib/dates.ts';
import { agreement } from './agreement-content.ts';
import classes from './agreement-text.module.css';

/** The confidentiality agreement, shown where it is accepted. */
export const AgreementText = ({
  version = currentConfidentiality.version,
  isFocused = false,
}: {
  version?: string;
  isFocused?: boolean;
}) => {
  const { preamble, clauses } = confidentialityAgreement(version);
  return (
    <section
      className={classes.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={agreement.text}
      data-autofocus={isFocused || undefined}
    >
      <p className={classes.version}>{agreement.versionOf(formatDay(version))}</p>
      <p>{typeset(preamble)}</p>
      <ol>
        {clauses.map((clause) => (
          <li key={clause.title}>
            <h3>{typeset(clause.title)}</h3>
            <p>{typeset(clause.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
