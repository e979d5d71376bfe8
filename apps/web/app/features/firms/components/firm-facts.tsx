import classes from './team.module.css';

/** Names and values, one under the other. */
export const FirmFacts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
