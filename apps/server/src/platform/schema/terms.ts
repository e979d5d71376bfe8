import type { LegalText } from '@basoche/domain/terms/versions';
import type { Day } from '@basoche/domain/time/paris';

export interface AcceptedTextTable {
  member_id: string;
  text: LegalText;
  version: Day;
  sha256: Buffer;
  accepted_at: Date;
}

export interface TermsTables {
  accepted_text: AcceptedTextTable;
}
