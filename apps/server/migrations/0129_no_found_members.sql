-- contract: unused since 0126
-- The search of members reads found_listings.
drop function found_members(tsquery);
