import type { EvidenceEntry } from '@basoche/domain/evidence/evidence-file';
import type { RecordedCommand } from '@basoche/domain/evidence/thread-record';
import type { Block } from '../../../../platform/documents/blocks.ts';

/** True if an entry shows the sealed digest of a list of parties. */
export const hasSealedDigest = ({ body }: Pick<EvidenceEntry, 'body'>): boolean => {
  // Safe to cast: the program itself wrote this entry of the record.
  const { independence, parties } = JSON.parse(body) as Pick<
    Partial<RecordedCommand>,
    'independence' | 'parties'
  >;
  return Boolean(independence?.commitment ?? parties?.commitment);
};

/** End of a document that shows sealed digests: the explanation of what one is, and of what it proves. */
export const sealedDigestNote: readonly Block[] = [
  { as: 'separator' },
  { as: 'heading', text: 'Empreinte scellée' },
  {
    as: 'body',
    text: 'L’empreinte scellée d’une liste de parties est le SHA-256 d’un nombre tiré au hasard, que ce dossier ne donne pas, et des noms de la liste\u202f: elle désigne la liste sans en révéler aucun. Deux entrées de même empreinte scellée portent sur la même liste\u202f; une liste modifiée en a une autre.',
  },
];
