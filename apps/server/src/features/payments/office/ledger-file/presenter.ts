import { type CsvCell, csvRow } from '@basoche/domain/csv';
import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import { instalmentHeading, instalmentName } from '@basoche/domain/pricing/content';
import type { LedgerRow } from './store.ts';

/** Columns and rows of the ledger's CSV file, which staff download. */

const kinds: Readonly<Record<LedgerKind, string>> = {
  deposit: 'Paiement reçu',
  hold: 'Mise en réserve',
  fee: 'Frais acquis',
  release: 'Versement',
  refund: 'Remboursement',
  return: 'Renvoi',
  chargeback: 'Contestation bancaire',
  chargeback_won: 'Contestation gagnée',
  chargeback_lost: 'Contestation perdue',
  chargeback_reversed: 'Contestation perdue, puis gagnée',
  refund_failed: 'Remboursement rejeté',
};

const accounts: Readonly<Record<LedgerAccount, string>> = {
  provider: 'Prestataire de paiement',
  deposited: 'Reçu, non attribué',
  held: 'Fonds réservés',
  fee_held: 'Frais réservés',
  fee: 'Frais acquis',
  disputed: 'Contesté auprès des banques',
  loss: 'Pertes',
};

export const header = csvRow([
  'Date (UTC)',
  'Écriture',
  'Nature',
  'Référence',
  'Échange',
  'Mission',
  'Bénéficiaire',
  'Compte',
  'Débit',
  'Crédit',
  instalmentHeading,
]);

/** One CSV row for each line of an entry. */
export const presentEntry = ({
  id,
  at,
  kind,
  source,
  application_id,
  title,
  payee,
  instalment,
  lines,
}: LedgerRow): string => {
  const date = at.toISOString().slice(0, 19).replace('T', ' ');
  return lines
    .map(({ account, cents }) => {
      const debit: CsvCell = cents > 0 ? { cents } : null;
      const credit: CsvCell = cents < 0 ? { cents: 0 - cents } : null;
      return csvRow([
        date,
        id,
        kinds[kind],
        source,
        application_id,
        title,
        payee ?? '',
        accounts[account],
        debit,
        credit,
        instalment === null ? '' : instalmentName(instalment),
      ]);
    })
    .join('');
};
