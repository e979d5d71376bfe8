import type { MissionParties, NamedPartyBody } from '@basoche/contract/conflicts/parties';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Parties being edited, and the version of the list that the edit is based on. */
interface PartiesDraft {
  readonly version: number;
  readonly parties: readonly NamedPartyBody[];
}

/** Minutes during which unsaved parties are kept once the screen is left. */
const keptMinutes = 30;

/** True if both lists have the same parties, in any order. */
const haveSameParties = (some: readonly NamedPartyBody[], others: readonly NamedPartyBody[]): boolean => {
  const keys = (parties: readonly NamedPartyBody[]) =>
    parties
      .map(({ kind, name, firstName, siren, side }) => JSON.stringify([kind, name, firstName, siren, side]))
      .sort();
  return JSON.stringify(keys(some)) === JSON.stringify(keys(others));
};

/**
 * Edits the list of parties. Unsaved parties are kept in the query cache only (with the data of the account),
 * never in storage: names are not written to the device.
 */
export const useWrittenParties = (missionID: string, list: MissionParties) => {
  const client = useQueryClient();
  const key = ['unsaved-parties', missionID];
  const [written, setWritten] = useState<PartiesDraft | null>(
    () => client.getQueryData<PartiesDraft>(key) ?? null,
  );
  // Nothing is unsaved if the saved list has exactly these parties.
  const isUnsaved = written !== null && !haveSameParties(written.parties, list.parties);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const write = (next: PartiesDraft | null) => {
    client.setQueryDefaults(key, { gcTime: keptMinutes * 60_000 });
    if (next === null) client.removeQueries({ queryKey: key });
    else client.setQueryData(key, next);
    setWritten(next);
  };
  const parties = isUnsaved ? written.parties : list.parties;
  const version = isUnsaved ? written.version : list.version;
  return {
    parties,
    version,
    isUnsaved,
    /** True if the list was changed elsewhere since these parties were begun. */
    isOvertaken: version !== list.version,
    change: (next: readonly NamedPartyBody[]) => write({ version, parties: next }),
    /** Bases the edit on the current version, so that saving overwrites it. */
    keep: () => write({ version: list.version, parties }),
    /** Discards the edit. */
    drop: () => write(null),
  };
};
