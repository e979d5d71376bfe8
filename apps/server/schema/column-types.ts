/** Types of the values that the driver gives, as platform/database/database.ts sets it up. */
export const driverTypes: Readonly<Record<string, string>> = {
  date: 'string',
  int8: 'number',
  timestamptz: 'Date',
};

/**
 * Types of columns that the database cannot describe: JSON, and codes that no check lists. Each is the type
 * of a value, or of an array's element: `null`, defaults and arrays come from the database, and so do values
 * that a check lists.
 */
export const columnTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accepted_text: { version: 'Day' },
  application: { told_of_edits: 'Date' },
  article: { body: 'Block[]', subtitle: 'RichText[]' },
  article_draft: { body: 'ArticleDraftBlock[]', subtitle: 'RichText[]' },
  billing_details: { country: 'BillingCountry' },
  company_profile: { locations: 'Department', sectors: 'LegalDomain' },
  incident_act: { job_id: 'ColumnType<number, string>' },
  firm_act: { body: 'JSONColumnType<object>' },
  invoice: { document: 'JSONColumnType<InvoiceDocument, string, never>' },
  job_draft: { fields: 'JSONColumnType<object>' },
  job_offer: {
    department: 'Department',
    domain: 'LegalDomain',
    nature: 'MissionNature',
  },
  ledger_day: { account: 'LedgerAccount', kind: 'LedgerKind' },
  message: { attachments: 'JSONColumnType<CameWith[]>' },
  mission: {
    department: 'Department',
    domain: 'LegalDomain',
    nature: 'MissionNature',
  },
  notification: { about: 'AccountSubject' },
  office_member: { kind: 'MemberKind' },
  person_profile: {
    company_sizes: 'CompanySize',
    department: 'Department',
    experience: 'ExperienceLevel',
    preferred_sectors: 'LegalDomain',
    skill_domains: 'LegalDomain',
    work_locations: 'WorkLocation',
  },
  publication_measure: { ground: 'HidingGround' },
  rule_change: { after: 'unknown', before: 'unknown', name: "KeptRulesTable['name']" },
  saved_search: { filters: 'JSONColumnType<object>' },
  skill: { name: 'SkillName' },
};

/** Columns that triggers fill: a statement that gives them a value does not compile. */
export const writtenByTriggers: readonly string[] = ['job_offer.marks', 'mission.marks'];

/** Modules of the names above, from the generated file; `module#Name` where a table has the same name. */
export const typeImports: Readonly<Record<string, string>> = {
  AccountSubject: '@basoche/domain/notifications/addresses',
  BillingCountry: '@basoche/domain/payments/countries',
  Block: '@basoche/domain/news/article',
  CameWith: './json-columns.ts',
  CompanySize: '@basoche/domain/options/company-sizes',
  Day: '@basoche/domain/time/paris',
  Department: '@basoche/domain/options/departments',
  ArticleDraftBlock: '@basoche/domain/news/writing',
  ExperienceLevel: '@basoche/domain/options/experience-levels',
  GeneratedAlways: 'kysely',
  HidingGround: '@basoche/domain/moderation/grounds',
  InvoiceDocument: '@basoche/domain/payments/invoices/invoice#Invoice',
  LedgerAccount: '@basoche/domain/payments/ledger',
  LedgerKind: '@basoche/domain/payments/ledger',
  LegalDomain: '@basoche/domain/options/legal-domains',
  MemberKind: '@basoche/domain/members/kinds',
  MissionNature: '@basoche/domain/options/mission-natures',
  RichText: '@basoche/domain/news/article',
  SkillName: '@basoche/domain/options/skills',
  WorkLocation: '@basoche/domain/options/work-locations',
};
