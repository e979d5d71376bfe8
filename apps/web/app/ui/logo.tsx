import classes from './logo.module.css';

/** The mark: a seal with the initial, drawn so that it needs no font. */
const Mark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="#E65225" />
    <path
      d="M11 6.5v18.2M11 16.6c1-2.5 3-4 5.300-4 3.300 0 5.700 2.700 5.700 6.200s-2.500 6.300-5.900 6.300c-2.100 0-3.900-1.200-5.100-3.400"
      fill="none"
      stroke="#FFFFFF"
      strokeWidth="2.600"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M8.300 6.500H11" stroke="#FFFFFF" strokeWidth="2.600" strokeLinecap="round" />
  </svg>
);

export const Logo = () => (
  <span className={classes.logo}>
    <Mark />
    <span className={classes.word}>Basoche</span>
  </span>
);
