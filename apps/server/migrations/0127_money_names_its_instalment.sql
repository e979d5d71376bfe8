-- contract: kept since 0124
-- Programs of before 0124 take an instalment for the whole mission. None of them starts on these tables any more, and money
-- that names no instalment is refused: prices in instalments may be opened (`PRICING=all`).
alter table deposit_session alter column instalment drop default;
alter table payment_request alter column instalment drop default;
alter table ledger_entry alter column instalment drop default;
alter table invoice alter column instalment drop default;
