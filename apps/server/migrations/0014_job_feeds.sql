-- What has changed last among the offers: whether a feed that was read is still what it was.
create index job_offer_changed on job_offer (updated_at);
