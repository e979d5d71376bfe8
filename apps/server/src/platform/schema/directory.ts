/** The directory's own tables, kept by triggers, are read in SQL alone. */

export interface MemberFavouriteTable {
  member_id: string;
  kept_id: string;
  note: string | null;
  created_at: Date;
}

export interface DirectoryTables {
  member_favourite: MemberFavouriteTable;
}
