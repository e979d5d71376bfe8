import type { NamedParty } from '@basoche/contract/conflicts/parties';
import classes from '../components/register.module.css';
import { factsOf, shownName } from '../names.ts';

/** Names of parties, to be read. */
export const NamedParties = ({ label, parties }: { label: string; parties: readonly NamedParty[] }) => (
  <ul className={classes.entries} aria-label={label}>
    {parties.map((party, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parties have no id, and two may be the same
      <li key={index}>
        <div>
          <strong className={classes.name}>{shownName(party)}</strong>
          <span className="soft small block">{factsOf(party)}</span>
        </div>
      </li>
    ))}
  </ul>
);
