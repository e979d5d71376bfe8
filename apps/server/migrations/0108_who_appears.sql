-- contract: kept since 0096
-- A firm has another of its avocats appear: a step that its client reads. The check is only widened.
alter table hearing_step drop constraint hearing_step_kind_check,
  add constraint hearing_step_kind_check check (kind in ('sent', 'widened', 'raised', 'reopened', 'unfilled', 'taken', 'replaced', 'passed',
    'cancelled')) not valid;

-- Given back by the platform, for a taker who may no longer appear: it never counts as late.
alter table hearing_ending add is_taken_back boolean not null default false;

-- Hearings that somebody attends, by hour.
create index if not exists hearing_taken on hearing (held_at) where state = 'taken';
