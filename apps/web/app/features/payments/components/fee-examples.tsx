import { formatCents } from '@basoche/domain/payments/amounts';
import { depositLines } from '@basoche/domain/payments/deposit';
import { collaborationModes, feeWithTaxCents, modeNames } from '@basoche/domain/payments/fees';
import { fees as content, examplePrices } from '../fees-content.ts';
import classes from '../pages/fees.module.css';

const Table = ({ caption, tvaApplicable }: { caption: string; tvaApplicable: boolean }) => (
  <table className={classes.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{content.columns.price}</th>
        {collaborationModes.map((mode) => (
          <th key={mode} scope="col">
            {modeNames[mode]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {examplePrices.map((offerCents) => (
        <tr key={offerCents}>
          <th scope="row" className="tabular">
            {formatCents(offerCents)}
          </th>
          {collaborationModes.map((mode) => (
            <td key={mode} className="tabular">
              {formatCents(
                depositLines({ offerCents, tvaApplicable, feeCents: feeWithTaxCents(mode) }).totalCents,
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Example prices, with the creator's cost in each mode. */
export const FeeExamples = () => (
  <div className={classes.tables}>
    <Table caption={content.withoutVat} tvaApplicable={false} />
    <Table caption={content.withVat} tvaApplicable />
  </div>
);
