import type pg from 'pg';

/** Number of members of the directory with each facet, as count_words last counted them. */
export type FacetCounts = ReadonlyMap<string, number>;

export const readFacetCounts = async (pool: pg.Pool): Promise<FacetCounts> => {
  const { rows } = await pool.query<{ facet: string; listed: number }>({
    name: 'members.facet-counts',
    text: `select substr(facet, 3) as facet, listed from member_facet`,
  });
  return new Map(rows.map(({ facet, listed }) => [facet, listed]));
};
