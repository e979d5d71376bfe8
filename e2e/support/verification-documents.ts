import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';

/** Documents that prove a member's identity, and staff's decisions about them. */

/** One blank page: the smallest valid PDF. */
export const blankPdf = (): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
};

type Slot = 'enrolment' | 'diploma' | 'employment' | 'registration';

/** Uploads one document for each of these slots, and sends them. */
export const sendVerificationDocuments = async (
  product: Product,
  { token }: Member,
  slots: readonly Slot[],
  name = 'Document.pdf',
): Promise<void> => {
  for (const slot of slots) {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(blankPdf())], name, { type: 'application/pdf' }));
    const headers = { authorization: `Bearer ${token}` };
    const path = `${product.url}/api/verification/documents?slot=${slot}`;
    const answer = await fetch(path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`A document is refused: ${await answer.text()}`);
  }
  await call(product, 'POST', '/verification', { token, body: {} });
};
