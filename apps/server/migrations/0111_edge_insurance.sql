-- A member's page shows the insurance in force: the edge drops the page when one is submitted or withdrawn.
create trigger edge_told after insert or update or delete on vigilance_document for each row execute function note_edge_change();
