import { currentIndependence } from '@basoche/domain/conflicts/independence';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import classes from '../../postings/shared/agreement-text.module.css';
import { declaration as content } from './independence-content.ts';

/** The declaration of independence, shown where it is signed. */
export const DeclarationText = ({ isFocused = false }: { isFocused?: boolean }) => {
  const { version, preamble, clauses } = currentIndependence;
  return (
    <section
      className={classes.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={content.text}
      data-autofocus={isFocused || undefined}
    >
      <p className={classes.version}>{content.versionOf(formatDay(version))}</p>
      <p>{typeset(preamble)}</p>
      <ol>
        {clauses.map((clause) => (
          <li key={clause}>
            <p>{typeset(clause)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Button that opens the text of the declaration below it. */
export const ReadDeclaration = () => {
  const [isRead, setRead] = useState(false);
  return (
    <>
      <div>
        <Button variant="subtle" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
          {isRead ? content.hide : content.read}
        </Button>
      </div>
      {isRead && <DeclarationText />}
    </>
  );
};
