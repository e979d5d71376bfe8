import classes from './profile-section.module.css';

interface ProfileToggleProps {
  /** What it shows and hides. */
  controls: string;
  isOpen: boolean;
  more: string;
  less: string;
  onToggle: (isOpen: boolean) => void;
}

/** Shows the rest of a list, and hides it again. */
export const ProfileToggle = ({ controls, isOpen, more, less, onToggle }: ProfileToggleProps) => (
  <button
    type="button"
    className={classes.toggle}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={() => onToggle(!isOpen)}
  >
    {isOpen ? less : more}
  </button>
);
