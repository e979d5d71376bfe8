import classes from './home-parts.module.css';

/** Drawing of a mission in progress: the document, the price under discussion, the agreement. */
export const HeroDrawing = () => (
  <svg className={classes.heroDrawingDrawing} viewBox="0 32 440 324" aria-hidden="true" focusable="false">
    <path className={classes.dome} d="M44 344C52 176 118 62 220 62s168 114 176 282z" />
    <path d="M28 344h384" />
    <g className={classes.sheet}>
      <path d="M96 44h150l48 48v252H86V54a10 10 0 0 1 10-10z" />
      <path d="M246 44v38a10 10 0 0 0 10 10h38" />
      <path className={classes.strong} d="M116 122h96" />
      <path d="M116 152h148M116 176h136M116 200h148M116 224h92" />
      <path
        className={classes.accent}
        d="M122 280c14-22 24-26 28-12s-12 22-4 20 14-30 24-28-4 26 6 24 10-16 18-16 2 14 12 12 18-6 30-8"
      />
    </g>
    <g className={classes.bubble}>
      <path d="M262 138h118a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12h-84l-26 22v-22h-8a12 12 0 0 1-12-12v-56a12 12 0 0 1 12-12z" />
      <path className={classes.strong} d="M274 166h60" />
      <path d="M274 190h90" />
    </g>
    <g className={classes.seal}>
      <circle cx="318" cy="294" r="40" />
      <path d="M300 295l13 13 24-27" />
    </g>
    <path className={classes.thread} d="M52 96c-22 34-18 70 12 88M380 262c26 10 32 34 16 58" />
  </svg>
);
