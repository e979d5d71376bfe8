export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const stamp = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1_000);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(Math.floor(thousandths / 60_000), 2)}:${pad(Math.floor(thousandths / 1_000) % 60, 2)}.${pad(thousandths % 1_000, 3)}`;
};

/** Formats the captions as WebVTT. */
export const webVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`)]
    .join('\n\n')
    .concat('\n');
