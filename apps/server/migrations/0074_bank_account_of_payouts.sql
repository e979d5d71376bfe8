-- Last four characters of the bank account to which the payment provider sends what arrives on a member's payment account. A program of
-- the version before, beside this table while processes are replaced, leaves it as it is; the next reading of the account fills it.
alter table payment_account add column bank_last4 text;
