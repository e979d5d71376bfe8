import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { knownValues } from '@basoche/domain/searches/known-values';
import { type PointerEvent, useId, useState } from 'react';
import { DomainMark } from '../../postings/shared/domain-mark.tsx';
import { directory } from '../directory-content.ts';
import classes from './directory.module.css';

/** Number of domains that a card has room for. */
const shownAtFirst = 2;

const Marks = ({ domains }: { domains: readonly LegalDomain[] }) => (
  <ul className="bare row column gap-1">
    {domains.map((domain) => (
      <li key={domain}>
        <DomainMark domain={domain} />
      </li>
    ))}
  </ul>
);

/** Button that shows the other domains, on hover, focus or touch. */
const Others = ({ domains, name }: { domains: readonly LegalDomain[]; name: string }) => {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const open = () => setOpened(true);
  const close = () => setOpened(false);
  // A touch fires enter and leave at once: only a mouse opens by hovering; a touch opens by a press, and
  // closes by a press elsewhere.
  const ofMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the focus and the finger
    <div
      className={classes.others}
      onPointerEnter={ofMouse(open)}
      onPointerLeave={ofMouse(close)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <button
        type="button"
        className={classes.plus}
        aria-expanded={opened}
        aria-controls={id}
        onFocus={open}
        onBlur={close}
        onClick={open}
      >
        <span aria-hidden="true">{directory.plus}</span>
        <span className={classes.domainsSpoken}>{directory.plusOf(domains.length, name)}</span>
      </button>
      <div id={id} className={classes.dropdown} data-open={opened || undefined}>
        <Marks domains={domains} />
      </div>
    </div>
  );
};

interface DirectoryDomainsProps {
  /** Codes joined by « | ». */
  domains: string;
  name: string;
}

/** First domains of a member, and a button to the others. */
export const DirectoryDomains = ({ domains, name }: DirectoryDomainsProps) => {
  // In the order that the member chose.
  const codes = domains.split(' | ').flatMap((one) => knownValues(legalDomains, [one]));
  if (codes.length === 0) return null;
  return (
    <div className="row column top">
      <Marks domains={codes.slice(0, shownAtFirst)} />
      {codes.length > shownAtFirst && <Others domains={codes.slice(shownAtFirst)} name={name} />}
    </div>
  );
};
