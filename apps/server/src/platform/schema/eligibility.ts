import type { Generated } from 'kysely';

/** Codes as they were written: what reads them keeps those that it knows. */
export interface EligibilityRuleTable {
  id: Generated<string>;
  position: number;
  natures: string[];
  clients: string[];
  everyone: Generated<boolean>;
  professions: Generated<string[]>;
  students: Generated<boolean>;
  article: string;
  explanation: string;
  updated_at: Generated<Date>;
}

export interface EligibilityTables {
  eligibility_rule: EligibilityRuleTable;
}
