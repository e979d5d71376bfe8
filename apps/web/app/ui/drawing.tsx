import classes from './drawing.module.css';

/** Our own line drawings, in ink and orange. */
const drawings = {
  /** A sheet whose last line wanders off. */
  lost: (
    <>
      <path d="M58 22h64l26 26v92H58z" />
      <path d="M122 22v26h26" />
      <path d="M74 66h42M74 82h58M74 98h30" />
      <path
        className={classes.accent}
        d="M74 116c10-8 16 8 26 0s10-14 22-6 6 22 20 20 14-16 30-14 12 20 26 18"
      />
    </>
  ),
  /** An envelope, opened by a letter. */
  letter: (
    <>
      <path d="M46 66l64-40 64 40v74H46z" />
      <path d="M64 78V48h92v30" />
      <path d="M46 66l64 42 64-42" />
      <path className={classes.accent} d="M82 62h56M82 76h36" />
    </>
  ),
  /** A sheet that is read, and the mark that says so. */
  proof: (
    <>
      <path d="M56 20h62l24 24v96H56z" />
      <path d="M118 20v24h24" />
      <path d="M72 60h40M72 76h52M72 92h34" />
      <circle className={classes.paper} cx="146" cy="116" r="26" />
      <path className={classes.accent} d="M134 116l9 9 16-18" />
    </>
  ),
  /** A plan, not finished. */
  building: (
    <>
      <path d="M38 138h144" />
      <path d="M58 138V64h48v74M106 138V40h56v98" />
      <path d="M70 80h24M70 98h24M120 58h28M120 76h28M120 94h28" />
      <path className={classes.accent} d="M126 138v-24h16v24M50 52l32-22 12 8" />
    </>
  ),
} as const;

export const Drawing = ({ name }: { name: keyof typeof drawings }) => (
  <svg className={classes.drawing} viewBox="0 0 220 160" aria-hidden="true" focusable="false">
    {drawings[name]}
  </svg>
);
