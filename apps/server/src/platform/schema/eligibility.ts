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

/** Natures that salaried portage excludes. */
export interface PortageExclusionTable {
  nature: string;
}

export type KeptRules = 'eligibility' | 'portage';

/** The version of each table of rules. */
export interface KeptRulesTable {
  name: KeptRules;
  version: Generated<number>;
}

/** What staff changed of them, with what was there before and after, in the shape of the contract. */
export interface RuleChangeTable {
  id: Generated<string>;
  name: KeptRules;
  version: number;
  changed_at: Date;
  changed_by: string;
  natures: string[];
  clients: string[];
  before: unknown;
  after: unknown;
  reason: string;
}

export interface EligibilityTables {
  eligibility_rule: EligibilityRuleTable;
  portage_exclusion: PortageExclusionTable;
  kept_rules: KeptRulesTable;
  rule_change: RuleChangeTable;
}
