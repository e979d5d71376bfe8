import type { ReadWork as Work } from '@basoche/contract/back-office/readings';
import { typeset } from '@basoche/domain/typography';
import { formatDay } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { Panel } from '../../../ui/panel.tsx';
import list from '../../threads/shared/headed-lines.module.css';
import { work as content } from '../work-content.ts';
import { DeliveredWork } from './delivered-work.tsx';
import classes from './read-work.module.css';

const Price = ({ price }: { price: NonNullable<Work['price']> }) => {
  const { offer, isAccepted, monthly, services, instalments } = price;
  return (
    <section className={classes.part}>
      <h3>{isAccepted ? content.price.accepted : content.price.proposed}</h3>
      <p className="flat">{monthly ?? content.price.tax(formatEuros(offer))}</p>
      {services !== null && (
        <p className={classes.words}>
          {content.price.services}
          {'\u202f'}: {typeset(services)}
        </p>
      )}
      {instalments.length > 0 && (
        <ol className={list.lines}>
          {instalments.map(({ title, price: sum, days }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: instalments have no identity but their place
            <li key={index}>
              <span className={list.head}>
                <span className="breaks">{typeset(title)}</span>
                <span className="tabular">{content.price.tax(formatEuros(sum))}</span>
              </span>
              {days !== null && <span className="soft small">{content.price.days(days)}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const Independence = ({ independence }: { independence: NonNullable<Work['independence']> }) => {
  const { kind, at, listVersion } = independence;
  const ofList = listVersion === 0 ? '' : `, ${content.independence.list(listVersion)}`;
  return (
    <section className={classes.part}>
      <h3>{content.independence.title}</h3>
      <p className="flat">
        {content.independence.kind[kind]} le {formatDay(at)}
        {ofList}
      </p>
    </section>
  );
};

/** Work of a thread from its record, above its messages. */
export const ReadWork = ({ work }: { work: Work }) => (
  <Panel title={content.title}>
    <div className={classes.work}>
      <DeliveredWork work={work} />
      <div className={classes.terms}>
        {work.price && <Price price={work.price} />}
        {work.independence && <Independence independence={work.independence} />}
      </div>
    </div>
  </Panel>
);
