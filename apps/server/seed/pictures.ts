import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureAddress } from '@basoche/contract/members/picture-addresses';
import type {
  PictureFileTable,
  PictureTable,
  StoredFileTable,
} from '../src/platform/database/schema/tables.ts';
import type { PictureKind } from '../src/platform/files/drawn-pictures.ts';
import { femaleNames } from './content/names.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';

/**
 * Portraits and marks of the demonstration: drawn once by `draw-pictures.ts`, and copied for each member who
 * has one.
 */

/** Number of pictures of each kind. */
export const series = { woman: 17, man: 28, mark: 12 } as const;
export type Series = keyof typeof series;

/** Widths in pixels. Almost every browser loads the first kind, so the other one is small. */
export const drawnSizes = { webp: 384, jpeg: 192 } as const;
const kinds: readonly PictureKind[] = ['webp', 'jpeg'];

interface Drawing {
  readonly series: Series;
  readonly number: number;
}

export const picturePath =
  ({ series: name, number }: Drawing) =>
  (kind: PictureKind): string =>
    fileURLToPath(new URL(`./pictures/${name}-${number + 1}.${kind}`, import.meta.url));

export interface DemoPicture {
  readonly row: PictureTable;
  readonly drawing: Drawing;
  readonly files: readonly (PictureFileTable & { readonly file_id: string })[];
}

/** Share of members with a picture, besides the personas. */
const share = 0.45;

const women = new Set<string>([...femaleNames, 'Yasmine', 'Inès', 'Élodie']);

const seriesOf = ({ row }: DemoMember): Series => {
  if (row.kind === 'COMPANY') return 'mark';
  return row.first_name !== null && women.has(row.first_name) ? 'woman' : 'man';
};

/** Assigns portraits and marks to members of the trades, and sets their addresses in the members' rows. */
export const demoPictures = (random: Random, members: readonly DemoMember[]): DemoPicture[] => {
  const given = { woman: 0, man: 0, mark: 0 };
  return members.flatMap((member) => {
    const { row, persona } = member;
    if (row.kind === 'CUSTOMER') return [];
    if (persona === null ? !random.chance(share) : !member.isVerified) return [];
    const name = seriesOf(member);
    const drawing = { series: name, number: given[name]++ % series[name] };
    const id = uuidAt(random, row.created_at);
    row.picture_url = pictureAddress(id);
    return [
      {
        drawing,
        row: {
          id,
          member_id: row.id,
          purpose: row.kind === 'COMPANY' ? 'logo' : 'portrait',
          created_at: row.created_at,
        },
        files: kinds.map((kind) => ({
          picture_id: id,
          width: drawnSizes[kind],
          kind,
          file_id: uuidAt(random, row.created_at),
        })),
      },
    ];
  });
};

/** Reads the pictures: the row of each stored file, with its content. */
export const readPictures = async (
  pictures: readonly DemoPicture[],
): Promise<{ readonly row: StoredFileTable; readonly content: Blob }[]> => {
  const known = new Map<string, Promise<Blob>>();
  const contentAt = (path: string): Promise<Blob> => {
    const content = known.get(path) ?? readFile(path).then((bytes) => new Blob([bytes]));
    known.set(path, content);
    return content;
  };
  return Promise.all(
    pictures.flatMap(({ drawing, files, row: { created_at } }) =>
      files.map(async ({ file_id, kind }) => {
        const content = await contentAt(picturePath(drawing)(kind));
        return { content, row: { id: file_id, kind, bytes: content.size, created_at } };
      }),
    ),
  );
};
