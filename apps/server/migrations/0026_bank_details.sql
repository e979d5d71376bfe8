-- Bank details of members, to be paid outside of the platform in a direct relation (rules §4).
create table bank_details (
  member_id uuid primary key references member,
  -- the IBAN and the BIC, encrypted with the program's key
  sealed bytea not null,
  -- as their owner sees them
  masked_iban text not null,
  masked_bic text not null,
  updated_at timestamptz(3) not null
);

-- Who was shown whose, in which mission, and when for the first and for the last time.
create table bank_details_disclosure (
  application_id uuid primary key references application,
  owner_id uuid not null references member,
  reader_id uuid not null references member,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null
);
create index bank_details_disclosure_of on bank_details_disclosure (owner_id);
