import type { Generated } from 'kysely';

export interface EvidenceSecretTable {
  id: Generated<boolean>;
  secret: Buffer;
}

export interface EvidenceTables {
  evidence_secret: EvidenceSecretTable;
}
