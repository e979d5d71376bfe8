import type { TestApp } from '../app.ts';

/** All effects of a command in a thread, without values that differ between threads. */
export const traceOf = async ({ platform }: TestApp, id: string): Promise<object> => {
  const { rows } = await platform.database.pool.query(
    `select a.state, a.closed_reason, a.position, a.contest_by, a.deposit_cents, a.delivered_at is not null as delivered,
      a.ended_at is not null as ended, a.creator_cancel_asked_at is not null as creator_asked,
      a.candidate_cancel_asked_at is not null as candidate_asked,
      (select json_agg(json_build_array(type, result, opened_position, position) order by opened_position)
        from application_action x where x.application_id = a.id) as actions,
      (select json_agg(json_build_array(party, position) order by position, party) from nda_consent c
        where c.application_id = a.id) as consents,
      (select json_agg(json_build_array(case member_id when a.creator_id then 'creator' else 'candidate' end, key, type, title)
        order by key, title, member_id = a.creator_id) from notification n where n.application_id = a.id) as notifications,
      (select json_agg(ask order by ask) from payment_request p where p.application_id = a.id) as payments,
      (select count(*) from thread_entry e where e.application_id = a.id) as entries
     from application a where a.id = $1`,
    [id],
  );
  return rows[0];
};
