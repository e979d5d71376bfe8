-- Documents that each download gave, so that its client is told if one is withdrawn afterwards. Empty for downloads from before.
alter table vigilance_collection add column document_ids uuid[] not null default '{}';
