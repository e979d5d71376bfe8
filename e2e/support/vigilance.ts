import { dayIn } from './hearings.ts';
import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';
import { blankPdf } from './verification-documents.ts';

/** Documents of the vigilance file for the journeys, submitted through the API. */

/** Version of the declaration in force that no foreign worker is employed. */
const declarationVersion = '2026-11-29';

/** A SIRET with valid check digits. */
export const siret = '73282932000074';

const upload = async ({ url }: Product, { token }: Member): Promise<string> => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(blankPdf())], 'Document.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/vigilance/files`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`A file is refused: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
};

export type VigilanceKind = 'contributions' | 'registration' | 'foreignWorkers' | 'insurance';

/** Submits one document with this date and one file. */
export const submitDocument = async (
  product: Product,
  member: Member,
  kind: VigilanceKind,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const issuedOn = dayIn(0);
  const bodies = {
    contributions: { issuedOn, securityCode: 'AB12CD34EF56', businessNumber: siret },
    registration: { issuedOn },
    foreignWorkers: { issuedOn, declarationVersion },
    insurance: {
      insurer: 'Mutuelle du Palais',
      contractNumber: 'RC-2044',
      from: dayIn(-30),
      until: dayIn(300),
      claimCeiling: 2_000_000,
      yearCeiling: 4_000_000,
    },
  };
  const files = kind === 'foreignWorkers' ? [] : [await upload(product, member)];
  const body = { kind, ...bodies[kind], files, ...changes };
  await call(product, 'POST', '/vigilance/documents', { token: member.token, body });
};

/** Submits every document that a professional client requires. */
export const completeFile = async (product: Product, member: Member): Promise<void> => {
  for (const kind of ['contributions', 'registration', 'foreignWorkers', 'insurance'] as const)
    await submitDocument(product, member, kind);
};
