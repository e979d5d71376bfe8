import type { Generated } from 'kysely';

export interface MissionFavouriteTable {
  member_id: string;
  mission_id: string;
  created_at: Date;
}

export interface JobFavouriteTable {
  member_id: string;
  job_id: string;
  created_at: Date;
}

export interface MissionInvitationTable {
  id: Generated<string>;
  mission_id: string;
  creator_id: string;
  member_id: string;
  created_at: Date;
}

export interface FavouriteAndInvitationTables {
  mission_favourite: MissionFavouriteTable;
  job_favourite: JobFavouriteTable;
  mission_invitation: MissionInvitationTable;
}
