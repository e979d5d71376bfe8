-- When what is held for an application is to be sent (rules §3): once its mission has ended, and while neither party contests it and no
-- bank examines the deposit. Statements, finances and members' own payments all read it here.
create function planned_release(a application) returns timestamptz language sql stable as $$
  select case when a.state = 'WAITING_RULES' and a.chargeback_at is null
    and (a.contest_at is null or a.contest_end is not null) then a.release_at end
$$;
