import { formatCents } from '@basoche/domain/payments/amounts';
import { modeNames } from '@basoche/domain/payments/fees';
import {
  type Net,
  type Simulated,
  type SimulatedMode,
  simulate,
} from '@basoche/domain/payments/simulator-modes';
import { typeset } from '@basoche/domain/typography';
import { Title, type TitleOrder } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { simulator as content } from '../simulator-content.ts';
import { MicroLines, PaidLines, PayLines } from './mode-lines.tsx';
import classes from './modes-compared.module.css';

interface ModesComparedProps {
  simulated: Simulated;
  order: TitleOrder;
  /** True to show how each amount is calculated. */
  isDetailed: boolean;
  /** True if the viewer is the candidate. */
  isOwn?: boolean;
}

/** True if the price is a ceiling, and the work may come to less. */
const isAtMost = ({ pricing }: Simulated): boolean => pricing?.kind === 'day' || pricing?.kind === 'hour';

const Closed = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className={classes.reasons}>
    {reasons.map((reason) => (
      <li key={reason}>
        <IconLock size={16} stroke={1.5} aria-hidden />
        {typeset(reason)}
      </li>
    ))}
  </ul>
);

const Kept = ({ net, simulated, isDetailed }: { net: Net } & Omit<ModesComparedProps, 'order'>) => {
  if (net.kind === 'accounts') {
    const { amount, societe, reglementee } = content.accounts;
    return (
      <>
        <p className={classes.figure}>{amount(simulated.priceCents)}</p>
        <p className={classes.aside}>{simulated.candidate === 'societe' ? societe : reglementee}</p>
      </>
    );
  }
  const { netCents, afterTaxCents, withholdingPercent } = net.of;
  return (
    <>
      <p className={classes.figure}>
        <span className="tabular">{formatCents(netCents)}</span> <small>{content.beforeTax}</small>
      </p>
      {withholdingPercent > 0 && (
        <p className={classes.aside}>
          <span className="tabular">{formatCents(afterTaxCents)}</span> {content.afterTax(withholdingPercent)}
        </p>
      )}
      {isDetailed && (
        <details className={classes.detail}>
          <summary>{content.detail}</summary>
          {net.kind === 'micro' ? <MicroLines of={net.of} /> : <PayLines of={net.of} />}
        </details>
      )}
    </>
  );
};

const Mode = ({
  mode: { mode, reasons, lines, net },
  simulated,
  order,
  isDetailed,
  isOwn = false,
}: { mode: SimulatedMode } & ModesComparedProps) => {
  const isOpen = reasons.length === 0;
  const label = (text: string) => (isAtMost(simulated) ? content.atMost(text) : text);
  return (
    <section className={classes.mode} data-closed={!isOpen || undefined} data-mode={mode}>
      <Title order={order} className={classes.name}>
        {modeNames[mode]}
      </Title>
      <p className={classes.state}>
        {isOpen ? (
          <IconCheck size={16} stroke={2} aria-hidden />
        ) : (
          <IconLock size={16} stroke={1.5} aria-hidden />
        )}
        {isOpen ? content.open : content.closed}
      </p>
      {isOpen ? (
        <>
          <div className={classes.part}>
            <p className="soft small">{label(content.pays)}</p>
            <p className={classes.figure}>
              <span className="tabular">{formatCents(lines.totalCents)}</span>
            </p>
            {isDetailed && <PaidLines lines={lines} />}
          </div>
          <div className={classes.part}>
            <p className="soft small">{label(isOwn ? content.dialog.keeps : content.keeps)}</p>
            <Kept net={net} simulated={simulated} isDetailed={isDetailed} />
          </div>
        </>
      ) : (
        <Closed reasons={reasons} />
      )}
    </section>
  );
};

/** The three modes side by side, or below each other on a narrow screen (rules §4). */
export const ModesCompared = (props: ModesComparedProps) => (
  <div className={classes.frame}>
    <div className={classes.modes} data-detailed={props.isDetailed || undefined}>
      {simulate(props.simulated).map((mode) => (
        <Mode key={mode.mode} mode={mode} {...props} />
      ))}
    </div>
  </div>
);
