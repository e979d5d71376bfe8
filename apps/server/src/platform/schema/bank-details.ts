export interface BankDetailsTable {
  member_id: string;
  sealed: Buffer;
  masked_iban: string;
  masked_bic: string;
  updated_at: Date;
}

export interface BankDetailsDisclosureTable {
  application_id: string;
  owner_id: string;
  reader_id: string;
  first_at: Date;
  last_at: Date;
}

export interface BankDetailsTables {
  bank_details: BankDetailsTable;
  bank_details_disclosure: BankDetailsDisclosureTable;
}
