-- Deleting a thread, a mission or a report looks for the rows that point to it, and the night's deletions look for rows by their age:
-- without an index each of these reads its table whole. On a long table build them beforehand, with `concurrently`.
create index if not exists notification_about_thread on notification (application_id) where application_id is not null;
create index if not exists notification_about_mission on notification (mission_id) where mission_id is not null;
create index if not exists notification_about_report on notification (report_id) where report_id is not null;
create index if not exists notification_age on notification (created_at);
create index if not exists attachment_of_thread on attachment (application_id);
create index if not exists payment_request_of_thread on payment_request (application_id);
create index if not exists report_of_thread on report (application_id) where application_id is not null;
create index if not exists thread_reading_for_report on thread_reading (report_id) where report_id is not null;
create index if not exists mission_favourite_of_mission on mission_favourite (mission_id);
create index if not exists alert_entry_age on alert_entry (sent_at) where sent_at is not null;
create index if not exists alert_stop_age on alert_stop (created_at);
create index if not exists provider_event_age on provider_event (applied_at);
create index if not exists application_ended on application (id) where state in ('REFUSED', 'DONE');
create index if not exists mission_archived on mission (id) where is_archived;
create index if not exists job_offer_archived on job_offer (id) where is_archived;
