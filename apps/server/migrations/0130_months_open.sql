-- contract: kept since 0128
-- Programs of before 0128 take a month for an instalment, and deliver it without a sheet. None of them starts on these
-- tables any more, and prices by time and by month are open by default.
alter table price_plan validate constraint price_plan_of_time;
alter table price_plan validate constraint price_plan_of_retainer;
alter table price_plan validate constraint price_plan_of_one_kind;
alter table price_plan validate constraint price_plan_sums;
alter table price_plan validate constraint price_plan_counts;
