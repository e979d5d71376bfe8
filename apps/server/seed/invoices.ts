import type { BillingDetails } from '@basoche/domain/payments/billing';
import { frenchVatNumber, isSiren } from '@basoche/domain/payments/identifiers';
import { flatInstalment } from '@basoche/domain/payments/instalment';
import { composeInvoice } from '@basoche/domain/payments/invoices/invoice';
import { serviceLine } from '@basoche/domain/payments/invoices/issuing';
import { nextNumber, type SeriesState } from '@basoche/domain/payments/invoices/numbering';
import { isDirectRelation } from '@basoche/domain/threads/application';
import { type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import { detailsRow } from '../src/features/payments/invoices/billing-details/service.ts';
import type { DemoMember } from './members.ts';
import { type Random, randomFrom, uuidAt } from './random.ts';
import type { ThreadRows } from './rows.ts';
import type { PlayedThread } from './threads.ts';

/** Invoices of candidates after a finished direct relation, dated a day or two later. */

/** SIREN with a valid check digit that nobody has, since no real one begins with so many zeros. */
const sirenAt = (index: number): string => {
  const body = `0001${String(index).padStart(4, '0')}`;
  const digit = [...'0123456789'].find((last) => isSiren(body + last)) ?? '0';
  return body + digit;
};

const streets = [
  'rue de la République',
  'rue Victor-Hugo',
  'place du Marché',
  'rue des Tilleuls',
  'rue Pasteur',
];

const nameOf = ({ row }: DemoMember): string =>
  row.company_name ?? row.customer_name ?? `${row.first_name} ${row.last_name}`;

const detailsOf = (random: Random, member: DemoMember, index: number, withVat: boolean): BillingDetails => {
  const isCompany = member.row.kind === 'COMPANY' || member.row.is_moral;
  const siren = sirenAt(index);
  return {
    legalName: nameOf(member),
    legalForm: isCompany ? random.pick(['SAS', 'SARL', 'SELARL']) : 'EI',
    shareCapital: isCompany ? random.between(1, 50) * 1_000 : null,
    address: `${random.between(1, 98)} ${random.pick(streets)}`,
    zipCode: member.home[2],
    city: member.home[1],
    country: 'FR',
    businessNumber: siren,
    vatNumber: withVat || isCompany ? frenchVatNumber(siren) : null,
  };
};

interface Thread {
  readonly played: PlayedThread;
  readonly rows: ThreadRows;
}

/** Invoices in the order of issue, so that the numbers of each issuer are consecutive. */
export const demoInvoices = (
  today: Day,
  { members, threads }: { readonly members: readonly DemoMember[]; readonly threads: readonly Thread[] },
) => {
  // Drawn from a separate source, so that changes of invoices do not change threads.
  const random = randomFrom(1_459);
  const byId = new Map(members.map((member, index) => [member.row.id, { member, index }]));
  const details = new Map<string, { row: ReturnType<typeof detailsRow>; details: BillingDetails }>();
  const series = new Map<string, SeriesState>();
  const knownOf = (memberId: string, withVat: boolean, at: Date): BillingDetails | null => {
    const found = byId.get(memberId);
    if (found === undefined) return null;
    const known = details.get(memberId);
    // Once a member has invoiced with VAT, they keep a VAT number.
    if (known !== undefined && (!withVat || known.details.vatNumber !== null)) return known.details;
    const made =
      known === undefined
        ? detailsOf(random, found.member, found.index, withVat)
        : { ...known.details, vatNumber: frenchVatNumber(sirenAt(found.index)) };
    details.set(memberId, { details: made, row: detailsRow(memberId, made, at) });
    return made;
  };

  const invoices = threads
    .flatMap(({ played, rows: { application } }) => {
      const { doneAt, endedAt, offerCents } = played.application;
      if (doneAt === null || offerCents === null || !isDirectRelation(played.application)) return [];
      const at = new Date(doneAt.getTime() + random.between(1, 40) * 3_600_000);
      return at < startOfParisDay(today) && random.chance(0.8)
        ? [{ played, application, at, offerCents, performedOn: parisDay(endedAt ?? doneAt) }]
        : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap(({ played, application, at, offerCents, performedOn }) => {
      const { tvaApplicable } = played.application;
      const { title } = played.casting.mission.row;
      const { candidate_id: issuerId, creator_id: buyerId } = application;
      const issuer = knownOf(issuerId, tvaApplicable, at);
      const buyer = knownOf(buyerId, false, at);
      if (issuer === null || buyer === null) return [];
      const next = nextNumber('BAS', series.get(issuerId) ?? null, at);
      series.set(issuerId, next);
      const document = composeInvoice(
        {
          issuer,
          buyer,
          isBetweenProfessionals: true,
          lines: [{ text: serviceLine(title, { place: null, work: null }), netCents: offerCents }],
          withVat: tvaApplicable,
          isVatOnDebits: false,
          performedOn,
          isPaid: false,
          reference: application.id,
          instalment: null,
        },
        next,
      );
      return {
        id: uuidAt(random, at),
        issuer: issuerId,
        issuer_id: issuerId,
        buyer_id: buyerId,
        application_id: application.id,
        instalment: flatInstalment,
        kind: document.kind,
        round: 0,
        corrects_id: null,
        year: next.year,
        sequence: next.sequence,
        number: next.number,
        issued_on: next.day,
        issued_at: at,
        total_cents: document.totalCents,
        subject: title,
        document,
      };
    });
  return {
    details: [...details.values()].map(({ row }) => row),
    series: [...series].map(([issuer, { year, sequence, day }]) => ({ issuer, year, sequence, day })),
    invoices,
  };
};
